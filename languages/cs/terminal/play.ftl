### `lokalka play`: a game in the terminal. What is typed (map, board, log, hint, undo, save, help, quit, me, and the names of
### bots) is the same in all languages and stays as it is.

# What a person is called who plays alone against bots.
play-person = Hráč
# A bot by its strength and its number at the table.
play-bot =
    { $bot ->
        [random] náhodný bot
        [novice] nováček
        [conductor] průvodčí
        [director] ředitel
       *[other] { $bot }
    } { $number }
play-seat-unknown = bot „{ $word }“ neexistuje; jsou tu { $known } a me
play-stuck = není co dělat, a hra přitom neskončila

## What may be done

play-cash = { $player } má { $cash }
play-treasury = { $company } má { $treasury }, { $player } má { $cash }
play-prompt = (číslo, nebo map, board, log, hint, undo, save SOUBOR, help, quit)
# What has to be typed besides the number of an offer.
play-and-position = (a poloha: { $positions })
play-and-price = (a cena: { $prices })
play-and-amount = (a částka)

## Answers to what was typed

play-nothing-done = Zatím není co vzít zpět.
play-nothing-to-decide = Není o čem rozhodovat.
# What a bot would do, and why.
play-hint = { $action }: { $reason }
play-saved = Uloženo do { $file }.
play-save-where = Napište kam: save SOUBOR
play-cannot-save = { $path } nelze zapsat: { $error }
play-first-position = První z těchto poloh vyberete zadáním „{ $number } { $position }“.
play-not-a-number = „{ $typed }“: napište některé z čísel výše, nebo help
play-second-number = Tady je potřeba druhé číslo, například „{ $number } { $example }“
# $detail is empty, or what may be typed: (and the position: 0, 3).
play-not-possible = { $amount } tu není možné{ $detail }

## Help: what can be typed, and what it does

play-number = ČÍSLO
play-file = SOUBOR
play-help-number = provede akci s tímto číslem; dokud je akce možná, číslo jí zůstává, a 0 je vždy pas
play-help-amount = totéž s částkou nebo polohou dílku; bez ní se polohy nakreslí
play-help-map = mapa v písmenech
play-help-board = hráči, společnosti, vlaky a dílky
play-help-log = poslední události
play-help-hint = co by udělal bot a proč
play-help-undo = vezme zpět vaši poslední akci
play-help-save = uloží hru
play-help-quit = ukončí hru, stejně jako konec vstupu

## The map and tiles in letters

# y, g, b and x stand before the numbers of tiles on the map, whatever the language.
play-map-key = y, g, b, x: žlutý, zelený, hnědý, šedý dílek s číslem; *: město, .: městečko; 40^: terén; písmena: stanice
play-position = poloha { $position }
# Where track leads besides the sides of a hex.
play-city = město
play-town = městečko
