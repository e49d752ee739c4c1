### What every command of the command line may say. Options such as --titles, and words in `backquotes`, are typed so and
### stay as they are; $error is told by the system, in English.

terminal-cannot-read = { $path } lässt sich nicht lesen: { $error }
terminal-cannot-write = { $path } lässt sich nicht schreiben: { $error }
terminal-cannot-make = { $path } lässt sich nicht anlegen: { $error }
terminal-cannot-print = die Ausgabe lässt sich nicht schreiben: { $error }
terminal-cannot-listen = Lesen nicht möglich: { $error }
terminal-cannot-answer = Schreiben nicht möglich: { $error }
# How far a command has come that goes through games; $left is the time it will still take: 12s.
terminal-progress = { $done }/{ $all } Spiele, noch { $left }
# $known: the tags of all languages.
terminal-language-unknown = keine Sprache `{ $tag }`; vorhanden: { $known }
# What is wrong with a file, or with a folder.
terminal-about = { $path }: { $what }
terminal-no-action = es gibt keine Aktion { $number }; das Spiel hat { $count }
# --time, with the seconds that were given.
terminal-time = --time { $seconds }: erlaubt sind mehr als 0 und höchstens { $most } Sekunden
terminal-no-mind = Für { $title } gibt es kein trainiertes Modell: Die Bots spielen nach Faustregeln und mit Probepartien.

## Titles

terminal-title-unknown = kein Titel `{ $title }`; vorhanden: { $known }
terminal-title-unknown-others = kein Titel `{ $title }`; vorhanden: { $known }; --titles DIR bringt weitere
terminal-titles-faulty = fehlerhafte Titel können nicht gespielt werden
terminal-faults =
    { $count ->
        [one] 1 Fehler
       *[other] { $count } Fehler
    }
# $file: title.toml.
terminal-no-titles = kein Titel in { $path }: weder dort noch in einem Unterordner liegt { $file }
# What is in the box of a title.
terminal-title =
    { $title }: { $hex_count ->
        [one] 1 Hexfeld
       *[other] { $hex_count } Hexfelder
    }, { $tile_count ->
        [one] 1 Plättchen
       *[other] { $tile_count } Plättchen
    } ({ $kind_count ->
        [one] 1 Sorte
       *[other] { $kind_count } Sorten
    }), { $company_count ->
        [one] 1 Gesellschaft
       *[other] { $company_count } Gesellschaften
    }, { $privates ->
        [local]
            { $private_count ->
                [one] 1 Lokalbahn
               *[other] { $private_count } Lokalbahnen
            }
       *[company]
            { $private_count ->
                [one] 1 Privatbahn
               *[other] { $private_count } Privatbahnen
            }
    }, { $card_count ->
        [one] 1 Sorte
       *[other] { $card_count } Sorten
    } Lokkarten: keine Fehler
terminal-title-reconstructed = Rekonstruierter Spielplan: { $what }
