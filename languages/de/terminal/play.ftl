### `lokalka play`: a game in the terminal. What is typed (map, board, log, hint, undo, save, help, quit, me, and the names of
### bots) is the same in all languages and stays as it is.

# What a person is called who plays alone against bots.
play-person = Spieler
# A bot by its strength and its number at the table.
play-bot =
    { $bot ->
        [random] Zufall
        [novice] Neuling
        [conductor] Schaffner
        [director] Direktor
       *[other] { $bot }
    } { $number }
play-seat-unknown = kein Bot heißt „{ $word }“; möglich: { $known } und me
play-stuck = es ist nichts möglich, und das Spiel ist nicht zu Ende

## What may be done

play-cash = { $player } hat { $cash }
play-treasury = { $company } hat { $treasury }, { $player } hat { $cash }
play-prompt = (eine Nummer; oder map, board, log, hint, undo, save DATEI, help, quit)
# What has to be typed besides the number of an offer.
play-and-position = (und die Lage: { $positions })
play-and-price = (und den Preis: { $prices })
play-and-amount = (und wie viel)

## Answers to what was typed

play-nothing-done = Du hast noch nichts getan.
play-nothing-to-decide = Es gibt nichts zu entscheiden.
# What a bot would do, and why.
play-hint = { $action }: { $reason }
play-saved = Gespeichert: { $file }
play-save-where = Sag, wohin: save DATEI
play-cannot-save = { $path } lässt sich nicht schreiben: { $error }
play-first-position = Mit „{ $number } { $position }“ wählst du die erste dieser Lagen.
play-not-a-number = „{ $typed }“: gib eine der Nummern oben ein oder help
play-second-number = Hier fehlt eine zweite Zahl, etwa „{ $number } { $example }“
# $detail is empty, or what may be typed: (and the position: 0, 3).
play-not-possible = { $amount } ist hier nicht möglich{ $detail }

## Help: what can be typed, and what it does

play-number = NUMMER
play-file = DATEI
play-help-number = tut, was diese Nummer hat; Nummern bleiben, solange es die Möglichkeit gibt, und 0 heißt immer passen
play-help-amount = dasselbe mit einem Betrag oder der Lage eines Plättchens; ohne werden die Lagen gezeichnet
play-help-map = die Karte als Text
play-help-board = Spieler, Gesellschaften, Loks und Plättchen
play-help-log = die letzten Ereignisse
play-help-hint = was ein Bot tun würde, und warum
play-help-undo = nimmt deine letzte Aktion zurück
play-help-save = speichert das Spiel
play-help-quit = beendet, ebenso das Ende der Eingabe

## The map and tiles in letters

# y, g, b and x stand before the numbers of tiles on the map, whatever the language.
play-map-key = y, g, b, x: gelbes, grünes, braunes, graues Plättchen mit Nummer; *: Stadt, .: Kleinstadt; 40^: Gelände; Buchstaben: Bahnhöfe
play-position = Lage { $position }
# Where track leads besides the sides of a hex.
play-city = Stadt
play-town = Kleinstadt
