# Words that several pages share, and what can go wrong.

tagline = Eisenbahnspiele der 18xx-Familie: Gesellschaften gründen, Gleis bauen, Loks fahren lassen und am Ende das größte Vermögen haben. Mit Freunden oder Bots, im Browser.
to-first-page = Lokálka: zur Startseite
to-table = Zum Spieltisch
close = Schließen
languages = Sprache
healthy = Lokálka geht es gut.

## Troubles
error-title = Das hat nicht geklappt
error-not-found = Hier ist nichts. Vielleicht stimmt die Adresse nicht.
error-no-position = Diese Stelle gibt es im Spiel nicht.
error-not-seated = Du schaust hier nur zu: Du hast keinen Platz in diesem Spiel.
error-stale = Das Spiel ist weitergegangen. Bitte sieh noch einmal nach.
error-database-down = Die Datenbank dieses Servers ist gerade nicht erreichbar. Es ist nichts verloren; bitte versuche es gleich noch einmal.
error-misdirected = Auf diesen Namen hört der Server nicht. Wer ihn betreibt, legt ihn mit --public-url fest oder nennt mit --host einen weiteren.
error-too-large = Diese Anfrage ist zu groß: Erlaubt sind hier höchstens { $most } KB.
error-too-slow = Die Anfrage kam zu langsam und wurde abgebrochen. Nichts hat sich geändert; bitte versuche es noch einmal.
error-disk-full = Gerade lässt sich nichts speichern: Der Datenträger ist voll. Was bestätigt wurde, ist nicht verloren; bitte versuche es später noch einmal.
error-inside = Im Server ist etwas schiefgegangen. Was bestätigt wurde, ist nicht verloren; bitte versuche es noch einmal. Wer den Server betreibt, findet die Ursache im Log unter { $incident }.
error-unreadable = Dieser Server kann das Spiel nicht lesen. Nichts davon ist verloren; wer den Server betreibt, findet die Ursache im Log unter { $incident }.
error-foreign = Diese Anfrage kam nicht von unseren eigenen Seiten.
error-nothing-to-undo = Du hast nichts zurückzunehmen.
error-nothing-to-redo = Es gibt nichts zu wiederholen.
too-many-at-once = Auf die erste dürfen höchstens { $most } Aktionen folgen.
connection-lost = Verbindung unterbrochen. Neuer Versuch …
move-unsent = Nicht gesendet: Der Server ist nicht erreichbar.
move-again = Noch einmal
move-late = Das Spiel ist weitergegangen: Vielleicht ist dein Zug doch angekommen. Bitte sieh noch einmal nach.
share = Link teilen
app-description = Eisenbahnspiele der 18xx-Familie: 18CZ und 1836Jr-56, mit Freunden oder gegen Bots
offline-title = Keine Verbindung
offline-hint = Der Server ist nicht erreichbar. Was dieses Gerät von deinen Spielen gesehen hat, kannst du weiter ansehen.
offline-games = Deine Spiele, wie zuletzt hier gesehen
offline-again = Noch einmal
