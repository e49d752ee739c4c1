### `lokalka simulate` and `lokalka arena`: games that nobody sits at.

# A game in which something is wrong.
simulate-broken = hra { $number } (seed { $seed }): { $why }
simulate-refused = akce { $number }, { $action }, byla nabídnuta a odmítnuta: { $why }
# $faults: what is wrong on the table, in English.
simulate-wrong-after = po akci { $number }: { $faults }
simulate-endless =
    ani po { $count ->
        [one] 1 akci
       *[other] { $count } akcích
    } hra neskončila

## simulate

simulate-games =
    { $title }, { $game_count ->
        [one] 1 hra
        [few] { $game_count } hry
       *[other] { $game_count } her
    }, { $player_count ->
        [one] 1 hráč
        [few] { $player_count } hráči
       *[other] { $player_count } hráčů
    }: vše dohráno, { $checked ->
        [yes] žádný invariant neporušen
       *[no] nic se nekontrolovalo
    }
simulate-actions =
    { $count ->
        [one] 1 akce
        [few] { $count } akce
       *[other] { $count } akcí
    }, majetek od { $lowest } do { $highest }, otisk { $fingerprint }
simulate-speed =
    { $seconds } s { $checked ->
        [yes] se všemi kontrolami
       *[no] bez kontrol
    }: { $games } her/s, { $actions } akcí/s
# How often each private paper was used: local railway S1 12, MW 3.
simulate-uses = využití privátek: { $uses }
simulate-use = { $private } { $number }
# How often what came up in games of 1836Jr-56.
simulate-counts = znárodnění { $formed }, sloučené společnosti { $merged }, vyměněné vlaky { $traded }, platby prezidentů { $forced }, bankroty { $bankrupt }, prázdné banky { $banks }, opuštěné stoly { $deserted }, půjčky { $loans }, cíle { $destinations }, vypůjčené vlaky { $borrowed }, uzavřené společnosti { $closed }

## arena

# The heads of the columns.
arena-bot = bot
arena-wins = výhry
arena-interval = 95% interval
arena-worth = prům. majetek
arena-move = prům. tah
arena-longest = nejdelší tah
# What stands in them; the numbers are filled up with spaces.
arena-percent = { $number } %
arena-from-to = { $from } až { $to } %
arena-milliseconds = { $number } ms
arena-game = průměr na hru: akce { $actions }, půjčky { $loans }; poslední fáze: { $phases }
# One of $phases above: d in 40 %.
arena-phase = { $phase } v { $percent } %
arena-sizes = společnosti všech velikostí bylo možné založit v { $percent } % her; průměrný majetek hráče je { $worth }
arena-average = průměrný majetek hráče je { $worth }
# $who: the bots that went bankrupt.
arena-credit =
    burzovních kol na hru: { $rounds }; bankrotem skončilo her: { $bankrupt_count } z { $game_count }{ $bankrupt_count ->
        [0] {""}
       *[other] {" "}({ $who })
    }; národní společnost vznikla { $formed_count ->
        [one] 1krát
       *[other] { $formed_count }krát
    }, celkem z { $merged_count ->
        [one] 1 společnosti
       *[other] { $merged_count } společností
    }; { $closed_count ->
        [one] uzavřena 1 společnost
        [few] uzavřeny { $closed_count } společnosti
       *[other] uzavřeno { $closed_count } společností
    }
arena-took =
    { $count ->
        [one] 1 hra
        [few] { $count } hry
       *[other] { $count } her
    } za { $seconds } s
## The ladder: heads of the columns, and what stands in the last one.
ladder-rating = rating
ladder-within = odchylka
ladder-score = jak často končí s větším majetkem
ladder-beats = { $percent } % proti: { $bot }

arena-refused = { $action }: odmítnuto, { $refusal }
arena-stuck = po akci { $number }: není co dělat, a hra přitom neskončila
arena-endless = hra neskončila ani po tisících akcí

## puzzles

# $kind: run, tile, station, train or take-over.
puzzles-of-kind =
    { $kind ->
        [run] nejlepší jízda
        [tile] nejlepší dílek
        [station] nejlepší stanice
        [train] který vlak
       *[take-over] převzetí
    }: { $count }
puzzles-drawn =
    { $count ->
        [one] 1 úloha
        [few] { $count } úlohy
        [many] { $count } úlohy
       *[other] { $count } úloh
    } z { $game_count ->
        [one] 1 hry
        [few] { $game_count } her
        [many] { $game_count } hry
       *[other] { $game_count } her
    }, zapsáno do { $path }
