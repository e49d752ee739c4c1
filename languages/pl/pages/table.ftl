# The table: its parts, the way through time, and what lies on it.

## Parts of the table
parts = Części stołu
choices = Co możesz zrobić
way-on = Dalej
map = Mapa
market = Kursy akcji
shares = Gracze i akcje
trains = Pociągi
log = Dziennik
tray = Kafelki na wybrany heks
tab-choices = Ruch
tab-map = Mapa
tab-shares = Akcje
tab-market = Kursy
tab-info = Info
tab-log = Log

## By ear and by key
spoken = Ostatni ruch
spoken-move = { $player }: { $line }.
spoken-line = { $line }.
skip-to-choices = Do wyboru ruchu
hexes = Heksy mapy
hexes-tile = { colour } kafelek { $tile }
hexes-track = tor do { $hexes }
hexes-stations = stacje: { $companies }
hexes-lay = można tu położyć kafelek
hexes-station = można tu postawić stację

## Turn
round-pre-stock = Runda wstępna
round-stock = Runda giełdowa { $number }
round-operating = Runda operacyjna { $set }.{ $number }
round-export = Eksport po serii { $set }
round-over = Koniec
purse-treasury = Skarbiec spółki:
purse-of = { $player } ma:
purse-certificates = { $held }/{ $limit } cert.
game-over = Koniec gry
undo = Cofnij
redo = Ponów
watching = Oglądasz
export = Pliki
export-ours = Plik gry
export-theirs = Zapis 18xx.games
looking-back = Oglądasz pozycję { $at } z { $now }.
back-to-now = Wróć do gry
others-decide = Decyduje { $player }.
others-choose-from = Możliwości do wyboru
others-more = i jeszcze { $count }
latest-moves = Ostatnie ruchy
bot-seat = bot
bot-seat-hint = Tu gra bot
result = Wynik
zoom-in = Przybliż
zoom-out = Oddal
zoom-all = Cała mapa
zoom-full = Mapa na pełnym ekranie i z powrotem

## Tables
# Feminine: of companies and local railways.
size-small = Mała
size-medium = Średnia
size-large = Duża
# The same sizes, above columns of trains.
train-size-small = Mały
train-size-medium = Średni
train-size-large = Duży
players = Gracze
player-head = Gracz
cash = Gotówka
debt = Dług
certificates = Cert.
certificates-hint = Posiadane certyfikaty i limit
worth = Majątek
worth-hint = Liczony tak jak na koniec gry
worth-today = Dziś
worth-today-hint = Z kolejami lokalnymi po tyle, ile płaci za nie dziś bank
locals = Koleje
shares-caption = Akcje każdej spółki według właścicieli
company = Spółka
later-companies = Później:
price = Kurs
run-short = Doch.
run-hint = Ile przyniósł ostatni przejazd
per-share = /akc.
per-share-hint = Ile z tego przypada na akcję
yield-short = %
yield-hint = To samo w procentach kursu
yours-of-run = Ty
yours-of-run-hint = Ile twoje akcje dostają z ostatniego przejazdu
bank = Bank
treasury = Skarbiec
stations = Stac.
stations-hint = Żetony stacji na karcie spółki
not-floated = Sprzedane akcje i ile ich trzeba, by spółka zaczęła działać
director-of = Dyrektor { $company }
trains-in-phase = Pociągi · faza { $phase }
fact-phase = Faza
next-for-sale = na sprzedaż: { $card }
fact-tiles = Najnowszy kolor kafelków
fact-limit = Limit pociągów
limit-of-size = { size } { $limit }
fact-pool = Pula
fact-scrapped = Złomowane
fact-local-price = Koleje lokalne po
card = Karta
left = Zost.
scraps = Złom
scraps-hint = Pociąg i co złomuje pierwszy kupiony

## Share price chart
market-start = Cena emisyjna: { $sizes }
market-order = Kolejność spółek: { $companies }
