### `lokalka check`, `convert`, `routes`, `draw`: games in files.

## check

check-no-game = not a game
check-runs =
    { $run_count ->
        [one] 1 run
       *[other] { $run_count } runs
    }: our best never below the recorded revenue, above it { $higher_count ->
        [one] 1 time
       *[other] { $higher_count } times
    }, { $exempt_count } exempt
check-exempt = Exempt from the comparison, and nothing else is:
# An exemption by its name, and how often it was used.
check-exemption =
    { $name }, { $count ->
        [0] not used
        [one] 1 time
       *[other] { $count } times
    }. { $reason } { $applies }.
check-tally = { $passed_count } passed, { $failed_count } failed, { $skipped_count } skipped

## convert

convert-untellable = { $why }; --until { $before } writes what comes before it
convert-written =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    } written to { $path }

## routes

routes-none-operate = { $company } does not operate, and no other company does yet
routes-does-not-operate = { $company } does not operate here; those that do are { $others }
routes-no-company = no company `{ $company }`; there are { $others }
routes-no-train = { $company }: no train to run
# $time: 0.25 ms.
routes-best =
    { $company }: { $revenue }, proven the best in { $time } ms ({ $count ->
        [one] 1 node
       *[other] { $count } nodes
    })
# A train with its stops, and what it earns.
routes-route = { $company } { $train }: { $stops } = { $revenue }
routes-route-bonus = { $company } { $train }: { $stops } + { $bonus } bonus = { $revenue }

## draw

draw-done = drawn in { $path }
draw-failed = the picture cannot be drawn: { $error }
draw-too-large = a picture of { $width } × { $height } pixels is too large
