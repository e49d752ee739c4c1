### `lokalka play`: a game in the terminal. What is typed (map, board, log, hint, undo, save, help, quit, me, and the names of
### bots) is the same in all languages and stays as it is.

# What a person is called who plays alone against bots.
play-person = Gracz
# A bot by its strength and its number at the table.
play-bot =
    { $bot ->
        [random] losowy
        [novice] nowicjusz
        [conductor] konduktor
        [director] dyrektor
       *[other] { $bot }
    } { $number }
play-seat-unknown = żaden bot nie nazywa się „{ $word }”; są: { $known } oraz me
play-stuck = nie ma żadnego możliwego ruchu, a gra się nie skończyła

## What may be done

play-cash = { $player } ma { $cash }
play-treasury = { $company } ma { $treasury }, { $player } ma { $cash }
play-prompt = (numer albo map, board, log, hint, undo, save PLIK, help, quit)
# What has to be typed besides the number of an offer.
play-and-position = (oraz pozycja: { $positions })
play-and-price = (oraz cena: { $prices })
play-and-amount = (oraz kwota)

## Answers to what was typed

play-nothing-done = Nie ma jeszcze twojego ruchu, który można cofnąć.
play-nothing-to-decide = Nie ma o czym decydować.
# What a bot would do, and why.
play-hint = { $action }: { $reason }
play-saved = Zapisano w { $file }.
play-save-where = Podaj, dokąd zapisać: save PLIK
play-cannot-save = Nie można zapisać { $path }: { $error }
play-first-position = Wpisz „{ $number } { $position }”, żeby wybrać pierwszą z tych pozycji.
play-not-a-number = „{ $typed }”: wpisz jeden z numerów powyżej albo help
play-second-number = Tu potrzebna jest druga liczba, na przykład „{ $number } { $example }”
# $detail is empty, or what may be typed: (and the position: 0, 3).
play-not-possible = { $amount } nie jest tu możliwe{ $detail }

## Help: what can be typed, and what it does

play-number = NUMER
play-file = PLIK
play-help-number = wykonuje ruch o tym numerze; co nadal jest możliwe, zachowuje numer, a 0 to zawsze pas
play-help-amount = to samo z kwotą albo z pozycją kafelka; bez niej rysowane są jego pozycje
play-help-map = mapa w literach
play-help-board = gracze, spółki, pociągi i kafelki
play-help-log = ostatnie wydarzenia
play-help-hint = co zrobiłby bot i dlaczego
play-help-undo = cofa twój ostatni ruch
play-help-save = zapisuje grę
play-help-quit = kończy, tak samo jak koniec wejścia

## The map and tiles in letters

# y, g, b and x stand before the numbers of tiles on the map, whatever the language.
play-map-key = y, g, b, x: żółty, zielony, brązowy, szary kafelek z numerem; *: miasto, .: miasteczko; 40^: teren; litery: stacje
play-position = pozycja { $position }
# Where track leads besides the sides of a hex.
play-city = miasto
play-town = miasteczko
