### `lokalka simulate` and `lokalka arena`: games that nobody sits at.

# A game in which something is wrong.
simulate-broken = gra { $number } (ziarno { $seed }): { $why }
simulate-refused = ruch { $number }, { $action }, był wśród możliwych, a został odrzucony: { $why }
# $faults: what is wrong on the table, in English.
simulate-wrong-after = po ruchu { $number }: { $faults }
simulate-endless =
    wciąż bez końca po { $count ->
        [one] 1 ruchu
        [few] { $count } ruchach
       *[many] { $count } ruchach
    }

## simulate

simulate-games =
    { $title }, { $player_count ->
        [one] 1 gracz
        [few] { $player_count } graczy
       *[many] { $player_count } graczy
    }: rozegrano do końca { $game_count ->
        [one] 1 grę
        [few] { $game_count } gry
       *[many] { $game_count } gier
    }, { $checked ->
        [yes] żaden niezmiennik nie został naruszony
       *[no] niczego nie sprawdzano
    }
simulate-actions =
    { $count ->
        [one] 1 ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }, majątek od { $lowest } do { $highest }, odcisk { $fingerprint }
simulate-speed =
    { $seconds } s { $checked ->
        [yes] ze wszystkimi kontrolami
       *[no] bez kontroli
    }: { $games } gier/s, { $actions } ruchów/s
# How often each private paper was used: local railway S1 12, MW 3.
simulate-uses = użyte zdolności: { $uses }
simulate-use = { $private } { $number }
# How often what came up in games of 1836Jr-56.
simulate-counts = powstania spółki narodowej { $formed }, połączone spółki { $merged }, oddane pociągi { $traded }, dopłaty prezesów { $forced }, bankructwa { $bankrupt }, wyczerpane banki { $banks }, opustoszałe stoły { $deserted }, pożyczki { $loans }, osiągnięte cele { $destinations }, wypożyczone pociągi { $borrowed }, zamknięte spółki { $closed }

## arena

# The heads of the columns.
arena-bot = bot
arena-wins = wygrane
arena-interval = przedział 95%
arena-worth = śr. majątek
arena-move = śr. czas ruchu
arena-longest = najdłuższy ruch
# What stands in them; the numbers are filled up with spaces.
arena-percent = { $number }%
arena-from-to = od { $from } do { $to }%
arena-milliseconds = { $number } ms
arena-game = średnio w grze: ruchy { $actions }, pożyczki { $loans }; ostatnia faza: { $phases }
# One of $phases above: d in 40 %.
arena-phase = { $phase } w { $percent }% gier
arena-sizes = spółki każdej wielkości można było założyć w { $percent }% gier; średni majątek gracza: { $worth }
arena-average = średni majątek gracza: { $worth }
# $who: the bots that went bankrupt.
arena-credit =
    średnio rund giełdowych w grze: { $rounds }; gry zakończone bankructwem: { $bankrupt_count } z { $game_count }{ $bankrupt_count ->
        [0] {""}
       *[other] {" "}({ $who })
    }; spółka narodowa powstała razy: { $formed_count }, z połączenia { $merged_count ->
        [one] 1 spółki
        [few] { $merged_count } spółek
       *[many] { $merged_count } spółek
    }; { $closed_count ->
        [one] zamknięto 1 spółkę
        [few] zamknięto { $closed_count } spółki
       *[many] zamknięto { $closed_count } spółek
    }
arena-took =
    { $count ->
        [one] 1 gra
        [few] { $count } gry
       *[many] { $count } gier
    } w { $seconds } s
## The ladder: heads of the columns, and what stands in the last one.
ladder-rating = ranking
ladder-within = dokładność
ladder-score = jak często ma na końcu więcej
ladder-beats = { $percent }%, przeciwnik: { $bot }

arena-refused = ruch { $action } odrzucono: { $refusal }
arena-stuck = po ruchu { $number }: nie ma żadnej możliwości, a gra się nie skończyła
arena-endless = wciąż bez końca po tysiącach ruchów

## puzzles

# $kind: run, tile, station, train or take-over.
puzzles-of-kind =
    { $kind ->
        [run] najlepszy przejazd
        [tile] najlepszy kafelek
        [station] najlepsza stacja
        [train] który pociąg
       *[take-over] przejęcie
    }: { $count }
puzzles-drawn =
    { $count ->
        [one] 1 zadanie
        [few] { $count } zadania
        [many] { $count } zadań
       *[other] { $count } zadania
    } z { $game_count ->
        [one] 1 gry
        [few] { $game_count } gier
        [many] { $game_count } gier
       *[other] { $game_count } gry
    }, zapisano do { $path }
