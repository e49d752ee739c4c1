# The table: its parts, the way through time, and what lies on it.

## Parts of the table
parts = Teile des Spieltisches
choices = Was du tun kannst
way-on = Weiter
map = Karte
market = Kurse
shares = Spieler und Aktien
trains = Loks
log = Protokoll
tray = Plättchen für das gewählte Hexfeld
tab-choices = Zug
tab-map = Karte
tab-shares = Aktien
tab-market = Kurse
tab-info = Info
tab-log = Log

## By ear and by key
spoken = Was zuletzt geschah
spoken-move = { $player }: { $line }.
spoken-line = { $line }.
skip-to-choices = Zu den Möglichkeiten
hexes = Hexfelder der Karte
hexes-tile =
    { $colour ->
        [yellow] gelbes Plättchen { $tile }
        [green] grünes Plättchen { $tile }
        [brown] braunes Plättchen { $tile }
        [grey] graues Plättchen { $tile }
        [red] rotes Plättchen { $tile }
       *[white] weißes Plättchen { $tile }
    }
hexes-track = Gleis nach { $hexes }
hexes-stations = Bahnhöfe von { $companies }
hexes-lay = hier kann ein Plättchen gelegt werden
hexes-station = hier kann ein Bahnhof gebaut werden

## Turn
round-pre-stock = Vor-Aktienrunde
round-stock = Aktienrunde { $number }
round-operating = Betriebsrunde { $set }.{ $number }
round-export = Export nach Satz { $set }
round-over = Ende
purse-treasury = Kasse der Gesellschaft:
purse-of = { $player } hat:
purse-certificates = { $held }/{ $limit } Pap.
game-over = Das Spiel ist zu Ende
undo = Rückgängig
redo = Wiederholen
watching = Du schaust zu
export = Dateien
export-ours = Spieldatei
export-theirs = Aufzeichnung für 18xx.games
looking-back = Du siehst Stelle { $at } von { $now }.
back-to-now = Aktueller Stand
others-decide = { $player } entscheidet.
others-choose-from = Was zur Wahl steht
others-more = und { $count } weitere
latest-moves = Die letzten Züge
bot-seat = Bot
bot-seat-hint = Hier spielt ein Bot
result = Ergebnis
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-all = Ganze Karte
zoom-full = Karte als Vollbild und zurück

## Tables
size-small = Klein
size-medium = Mittel
size-large = Groß
# The same over columns of trains.
train-size-small = Klein
train-size-medium = Mittel
train-size-large = Groß
players = Spieler
player-head = Spieler
cash = Bar
debt = Schulden
certificates = Pap.
certificates-hint = Papiere auf der Hand und das Aktienlimit
worth = Verm.
worth-hint = Wie es am Spielende gezählt wird
worth-today = Heute
worth-today-hint = Mit Lokalbahnen zu dem, was die Bank heute dafür zahlt
locals = Bahnen
shares-caption = Aktien jeder Gesellschaft nach Besitzern
company = Ges.
later-companies = Später:
price = Kurs
run-short = Fahrt
run-hint = Was die letzte Fahrt eingebracht hat
per-share = /Akt.
per-share-hint = Was davon auf eine Aktie entfällt
yield-short = %
yield-hint = Dasselbe in Prozent des Kurses
yours-of-run = Dir
yours-of-run-hint = Was deine Aktien von der letzten Fahrt bekommen
bank = Bank
treasury = Kasse
stations = Bhf.
stations-hint = Bahnhofsmarker, die noch auf dem Gesellschaftsbogen liegen
not-floated = Verkaufte Aktien, und mit wie vielen sie in Betrieb geht
director-of = Direktor von { $company }
trains-in-phase = Loks · Phase { $phase }
fact-phase = Phase
next-for-sale = zu kaufen: { $card }
fact-tiles = Plättchen bis
fact-limit = Loklimit
limit-of-size = { size } { $limit }
fact-pool = Pool
fact-scrapped = Verschrottet
fact-local-price = Lokalbahn-Preis
card = Karte
left = Übrig
scraps = Schrott
scraps-hint = Die Lok, und was die erste davon verschrottet

## Share price chart
market-start = Startkurs: { $sizes }
market-order = Reihenfolge: { $companies }
