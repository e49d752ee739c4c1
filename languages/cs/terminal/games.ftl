### `lokalka check`, `convert`, `routes`, `draw`: games in files.

## check

check-no-game = není to hra
check-runs =
    { $run_count ->
        [one] 1 jízda
        [few] { $run_count } jízdy
       *[other] { $run_count } jízd
    }: naše nejlepší nikdy není pod zaznamenaným výnosem, nad ním je { $higher_count ->
        [one] 1krát
       *[other] { $higher_count }krát
    }, výjimky: { $exempt_count }
check-exempt = Neporovnává se pouze toto:
# An exemption by its name, and how often it was used.
check-exemption =
    { $name }, { $count ->
        [0] nepoužito
        [one] použito 1krát
       *[other] použito { $count }krát
    }. { $reason } { $applies }.
check-tally = v pořádku: { $passed_count }, chybně: { $failed_count }, přeskočeno: { $skipped_count }

## convert

convert-untellable = { $why }; vše předtím zapíše --until { $before }
convert-written =
    { $count ->
        [one] 1 akce zapsána
        [few] { $count } akce zapsány
       *[other] { $count } akcí zapsáno
    } do { $path }

## routes

routes-none-operate = { $company } není v provozu, stejně jako zatím žádná společnost
routes-does-not-operate = { $company } tu není v provozu; v provozu jsou: { $others }
routes-no-company = společnost `{ $company }` neexistuje; ve hře jsou: { $others }
routes-no-train = { $company }: žádný vlak, který by mohl vyjet
# $time: 0.25 ms.
routes-best =
    { $company }: { $revenue }, ověřené maximum za { $time } ms ({ $count ->
        [one] 1 uzel
        [few] { $count } uzly
       *[other] { $count } uzlů
    })
# A train with its stops, and what it earns.
routes-route = { $company } { $train }: { $stops } = { $revenue }
routes-route-bonus = { $company } { $train }: { $stops } + bonus { $bonus } = { $revenue }

## draw

draw-done = nakresleno do { $path }
draw-failed = obrázek nelze nakreslit: { $error }
draw-too-large = obrázek { $width } × { $height } pixelů je příliš velký
