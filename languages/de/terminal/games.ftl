### `lokalka check`, `convert`, `routes`, `draw`: games in files.

## check

check-no-game = kein Spiel
check-runs =
    { $run_count ->
        [one] 1 Fahrt
       *[other] { $run_count } Fahrten
    }: unser Bestwert nie unter dem aufgezeichneten Einfahrergebnis, { $higher_count }-mal darüber, { $exempt_count } ausgenommen
check-exempt = Vom Vergleich ausgenommen, und sonst nichts:
# An exemption by its name, and how often it was used.
check-exemption =
    { $name }, { $count ->
        [0] nicht angewandt
        [one] einmal angewandt
       *[other] { $count }-mal angewandt
    }. { $reason } { $applies }.
check-tally = { $passed_count } bestanden, { $failed_count } fehlgeschlagen, { $skipped_count } übersprungen

## convert

convert-untellable = { $why }; was davor kommt, schreibt --until { $before }
convert-written =
    { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    } geschrieben: { $path }

## routes

routes-none-operate = { $company } ist nicht in Betrieb, wie bisher alle Gesellschaften
routes-does-not-operate = { $company } ist hier nicht in Betrieb, wohl aber: { $others }
routes-no-company = keine Gesellschaft `{ $company }`; vorhanden: { $others }
routes-no-train = { $company }: keine Lok, die fahren könnte
# $time: 0.25 ms.
routes-best =
    { $company }: { $revenue }, als Bestes bewiesen in { $time } ms ({ $count ->
        [one] 1 Knoten
       *[other] { $count } Knoten
    })
# A train with its stops, and what it earns.
routes-route = { $company } { $train }: { $stops } = { $revenue }
routes-route-bonus = { $company } { $train }: { $stops } + { $bonus } Bonus = { $revenue }

## draw

draw-done = gezeichnet: { $path }
draw-failed = das Bild lässt sich nicht zeichnen: { $error }
draw-too-large = ein Bild von { $width } × { $height } Pixeln ist zu groß
