### `lokalka check`, `convert`, `routes`, `draw`: games in files.

## check

check-no-game = to nie jest gra
check-runs =
    { $run_count ->
        [one] 1 przejazd
        [few] { $run_count } przejazdy
       *[many] { $run_count } przejazdów
    }: nasze najlepsze trasy nigdy nie dają mniej niż zapisany dochód, a więcej { $higher_count ->
        [one] 1 raz
        [few] { $higher_count } razy
       *[many] { $higher_count } razy
    }; bez porównania: { $exempt_count }
check-exempt = Bez porównania pozostaje to i nic więcej:
# An exemption by its name, and how often it was used.
check-exemption =
    { $name }, { $count ->
        [0] nie wystąpiło
        [one] 1 raz
        [few] { $count } razy
       *[many] { $count } razy
    }. { $reason } { $applies }.
check-tally = zgodne: { $passed_count }, niezgodne: { $failed_count }, pominięte: { $skipped_count }

## convert

convert-untellable = { $why }; to, co jest wcześniej, zapisze --until { $before }
convert-written =
    { $count ->
        [one] zapisano 1 ruch
        [few] zapisano { $count } ruchy
       *[many] zapisano { $count } ruchów
    } w { $path }

## routes

routes-none-operate = { $company } nie operuje; żadna spółka jeszcze nie operuje
routes-does-not-operate = { $company } tutaj nie operuje; operują: { $others }
routes-no-company = nie ma spółki `{ $company }`; są: { $others }
routes-no-train = { $company }: brak pociągu do uruchomienia
# $time: 0.25 ms.
routes-best =
    { $company }: { $revenue }, na pewno najwięcej, sprawdzono w { $time } ms ({ $count ->
        [one] 1 węzeł
        [few] { $count } węzły
       *[many] { $count } węzłów
    })
# A train with its stops, and what it earns.
routes-route = { $company } { $train }: { $stops } = { $revenue }
routes-route-bonus = { $company } { $train }: { $stops } + { $bonus } premii = { $revenue }

## draw

draw-done = rysunek zapisano w { $path }
draw-failed = nie można narysować obrazu: { $error }
draw-too-large = obraz { $width } × { $height } pikseli jest za duży
