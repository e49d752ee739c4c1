### What every command of the command line may say. Options such as --titles, and words in `backquotes`, are typed so and
### stay as they are; $error is told by the system, in English.

terminal-cannot-read = nie można odczytać { $path }: { $error }
terminal-cannot-write = nie można zapisać { $path }: { $error }
terminal-cannot-make = nie można utworzyć { $path }: { $error }
terminal-cannot-print = nie można wypisać wyniku: { $error }
terminal-cannot-listen = nie można czytać: { $error }
terminal-cannot-answer = nie można pisać: { $error }
# How far a command has come that goes through games; $left is the time it will still take: 12s.
terminal-progress = { $done }/{ $all } gier, zostało { $left }
# $known: the tags of all languages.
terminal-language-unknown = nie ma języka `{ $tag }`; są: { $known }
# What is wrong with a file, or with a folder.
terminal-about = { $path }: { $what }
terminal-no-action = nie ma ruchu { $number }; liczba ruchów w grze: { $count }
# --time, with the seconds that were given.
terminal-time = --time { $seconds }: podaj liczbę sekund większą niż 0, najwyżej { $most }
terminal-no-mind = Żadna sieć nie nauczyła się gry { $title }: boty kierują się prostymi regułami i próbnymi rozgrywkami.

## Titles

terminal-title-unknown = nie ma tytułu `{ $title }`; są: { $known }
terminal-title-unknown-others = nie ma tytułu `{ $title }`; są: { $known }; inne dodaje --titles DIR
terminal-titles-faulty = w tytuły z błędami nie można grać
terminal-faults =
    { $count ->
        [one] 1 błąd
        [few] { $count } błędy
       *[many] { $count } błędów
    }
# $file: title.toml.
terminal-no-titles = { $path }: brak tytułów, ani tu, ani w podkatalogach nie ma pliku { $file }
# What is in the box of a title.
terminal-title =
    { $title }: { $hex_count ->
        [one] 1 heks
        [few] { $hex_count } heksy
       *[many] { $hex_count } heksów
    }, { $tile_count ->
        [one] 1 kafelek
        [few] { $tile_count } kafelki
       *[many] { $tile_count } kafelków
    } { $kind_count ->
        [one] 1 rodzaju
        [few] { $kind_count } rodzajów
       *[many] { $kind_count } rodzajów
    }, { $company_count ->
        [one] 1 spółka
        [few] { $company_count } spółki
       *[many] { $company_count } spółek
    }, { $privates ->
        [local]
            { $private_count ->
                [one] 1 kolej lokalna
                [few] { $private_count } koleje lokalne
               *[many] { $private_count } kolei lokalnych
            }
       *[company]
            { $private_count ->
                [one] 1 spółka prywatna
                [few] { $private_count } spółki prywatne
               *[many] { $private_count } spółek prywatnych
            }
    }, { $card_count ->
        [one] 1 rodzaj
        [few] { $card_count } rodzaje
       *[many] { $card_count } rodzajów
    } kart pociągów: bez błędów
terminal-title-reconstructed = Zrekonstruowana plansza: { $what }
