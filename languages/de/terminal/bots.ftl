### `lokalka simulate` and `lokalka arena`: games that nobody sits at.

# A game in which something is wrong.
simulate-broken = Spiel { $number } (Startwert { $seed }): { $why }
simulate-refused = Aktion { $number }, { $action }, wurde angeboten und abgelehnt: { $why }
# $faults: what is wrong on the table, in English.
simulate-wrong-after = nach Aktion { $number }: { $faults }
simulate-endless =
    nach { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    } immer noch nicht zu Ende

## simulate

simulate-games =
    { $game_count ->
        [one] 1 Spiel
       *[other] { $game_count } Spiele
    } { $title } mit { $player_count ->
        [one] 1 Spieler
       *[other] { $player_count } Spielern
    }: alle beendet, { $checked ->
        [yes] keine Invariante verletzt
       *[no] nichts geprüft
    }
simulate-actions =
    { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }, Vermögen von { $lowest } bis { $highest }, Fingerabdruck { $fingerprint }
simulate-speed =
    { $seconds } s { $checked ->
        [yes] mit allen Prüfungen
       *[no] ohne Prüfungen
    }: { $games } Spiele/s, { $actions } Aktionen/s
# How often each private paper was used: local railway S1 12, MW 3.
simulate-uses = Nutzung der Privatpapiere: { $uses }
simulate-use = { $private } { $number }
# How often what came up in games of 1836Jr-56.
simulate-counts = Nationalbahnen entstanden: { $formed }, Gesellschaften fusioniert: { $merged }, Loks in Zahlung gegeben: { $traded }, Zahlungen von Präsidenten: { $forced }, Bankrotte: { $bankrupt }, Bank gesprengt: { $banks }, Tische verlassen: { $deserted }, Darlehen: { $loans }, Ziele erreicht: { $destinations }, Loks geliehen: { $borrowed }, Gesellschaften geschlossen: { $closed }

## arena

# The heads of the columns.
arena-bot = Bot
arena-wins = Siege
arena-interval = 95-%-Intervall
arena-worth = mittl. Vermögen
arena-move = mittl. Zugzeit
arena-longest = längster Zug
# What stands in them; the numbers are filled up with spaces.
arena-percent = { $number } %
arena-from-to = { $from } bis { $to } %
arena-milliseconds = { $number } ms
arena-game = im Mittel je Spiel: { $actions } Aktionen, { $loans } Darlehen; letzte Phase: { $phases }
# One of $phases above: d in 40 %.
arena-phase = { $phase } in { $percent } %
arena-sizes = in { $percent } % der Spiele konnten Gesellschaften jeder Größe gegründet werden; mittleres Vermögen: { $worth }
arena-average = mittleres Vermögen: { $worth }
# $who: the bots that went bankrupt.
arena-credit =
    Aktienrunden je Spiel: { $rounds }; mit einem Bankrott beendet: { $bankrupt_count } von { $game_count }{ $bankrupt_count ->
        [0] {""}
       *[other] {" "}({ $who })
    }; Nationalbahn entstanden: { $formed_count }, aus insgesamt { $merged_count ->
        [one] 1 Gesellschaft
       *[other] { $merged_count } Gesellschaften
    }; geschlossen: { $closed_count ->
        [one] 1 Gesellschaft
       *[other] { $closed_count } Gesellschaften
    }
arena-took =
    { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    } in { $seconds } s
## The ladder: heads of the columns, and what stands in the last one.
ladder-rating = Wertung
ladder-within = Spanne
ladder-score = wie oft am Ende mehr
ladder-beats = { $percent } % gegen { $bot }

arena-refused = { $action } wurde abgelehnt: { $refusal }
arena-stuck = nach Aktion { $number }: Es ist nichts möglich, und das Spiel ist nicht zu Ende
arena-endless = nach Tausenden von Aktionen immer noch nicht zu Ende

## puzzles

# $kind: run, tile, station, train or take-over.
puzzles-of-kind =
    { $kind ->
        [run] beste Fahrt
        [tile] bestes Plättchen
        [station] bester Bahnhof
        [train] welche Lok
       *[take-over] Übernahme
    }: { $count }
puzzles-drawn =
    { $count ->
        [one] 1 Aufgabe
       *[other] { $count } Aufgaben
    } aus { $game_count ->
        [one] 1 Spiel
       *[other] { $game_count } Spielen
    }, geschrieben nach { $path }
