### What every command of the command line may say. Options such as --titles, and words in `backquotes`, are typed so and
### stay as they are; $error is told by the system, in English.

terminal-cannot-read = { $path } nelze přečíst: { $error }
terminal-cannot-write = { $path } nelze zapsat: { $error }
terminal-cannot-make = { $path } nelze vytvořit: { $error }
terminal-cannot-print = výstup nelze vypsat: { $error }
terminal-cannot-listen = vstup nelze přečíst: { $error }
terminal-cannot-answer = výstup nelze zapsat: { $error }
# How far a command has come that goes through games; $left is the time it will still take: 12s.
terminal-progress = hry: { $done }/{ $all }, zbývá { $left }
# $known: the tags of all languages.
terminal-language-unknown = jazyk `{ $tag }` tu není; k dispozici: { $known }
# What is wrong with a file, or with a folder.
terminal-about = { $path }: { $what }
terminal-no-action =
    akce { $number } neexistuje; hra má { $count ->
        [one] 1 akci
        [few] { $count } akce
       *[other] { $count } akcí
    }
# --time, with the seconds that were given.
terminal-time = --time { $seconds }: zadejte víc než 0 a nejvýš { $most } sekund
terminal-no-mind = Pro { $title } není žádná naučená síť: boti hrají podle jednoduchých pravidel a zkušebních partií.

## Titles

terminal-title-unknown = hra `{ $title }` tu není; k dispozici: { $known }
terminal-title-unknown-others = hra `{ $title }` tu není; k dispozici: { $known }; další přidá --titles DIR
terminal-titles-faulty = hry s chybami nelze hrát
terminal-faults =
    { $count ->
        [one] 1 chyba
        [few] { $count } chyby
       *[other] { $count } chyb
    }
# $file: title.toml.
terminal-no-titles = { $path }: žádná hra, { $file } není v této složce ani v žádné její podsložce
# What is in the box of a title.
terminal-title =
    { $title }: { $hex_count ->
        [one] 1 hex
        [few] { $hex_count } hexy
       *[other] { $hex_count } hexů
    }, { $tile_count ->
        [one] 1 dílek
        [few] { $tile_count } dílky
       *[other] { $tile_count } dílků
    } { $kind_count ->
        [one] 1 druhu
       *[other] { $kind_count } druhů
    }, { $company_count ->
        [one] 1 společnost
        [few] { $company_count } společnosti
       *[other] { $company_count } společností
    }, { $privates ->
        [local]
            { $private_count ->
                [one] 1 místní dráha
                [few] { $private_count } místní dráhy
               *[other] { $private_count } místních drah
            }
       *[company]
            { $private_count ->
                [one] 1 soukromá společnost
                [few] { $private_count } soukromé společnosti
               *[other] { $private_count } soukromých společností
            }
    }, { $card_count ->
        [one] 1 druh
        [few] { $card_count } druhy
       *[other] { $card_count } druhů
    } karet vlaků: bez chyb
terminal-title-reconstructed = Rekonstruovaný plán: { $what }
