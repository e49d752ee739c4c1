# The table: its parts, the way through time, and what lies on it.

## Parts of the table
parts = Části stolu
choices = Co můžete udělat
way-on = Jak dál
map = Mapa
market = Kurzy akcií
shares = Hráči a akcie
trains = Vlaky
log = Záznam
tray = Dílky pro vybraný hex
tab-choices = Tah
tab-map = Mapa
tab-shares = Akcie
tab-market = Kurzy
tab-info = Info
tab-log = Log

## By ear and by key
spoken = Co se stalo naposledy
spoken-move = { $player }: { $line }.
spoken-line = { $line }.
skip-to-choices = K volbám
hexes = Hexy mapy
hexes-tile =
    { $colour ->
        [yellow] žlutý
        [green] zelený
        [brown] hnědý
        [grey] šedý
        [red] červený
       *[white] bílý
    } dílek { $tile }
hexes-track = trať k { $hexes }
hexes-stations = stanice { $companies }
hexes-lay = sem lze položit dílek
hexes-station = sem lze umístit stanici

## Turn
round-pre-stock = Úvodní kolo
round-stock = Burzovní kolo { $number }
round-operating = Operační kolo { $set }.{ $number }
round-export = Export po sadě { $set }
round-over = Konec
purse-treasury = Pokladna společnosti:
purse-of = { $player } má:
purse-certificates = { $held }/{ $limit } cert.
game-over = Konec hry
undo = Zpět
redo = Znovu
watching = Sledujete hru
export = Soubory
export-ours = Soubor hry
export-theirs = Záznam 18xx.games
looking-back = Prohlížíte si pozici { $at } / { $now }.
back-to-now = Do současnosti
others-decide = Rozhoduje { $player }.
others-choose-from = Z čeho se vybírá
others-more = a { $count ->
    [one] 1 další
    [few] { $count } další
   *[other] { $count } dalších
}
latest-moves = Poslední tahy
bot-seat = bot
bot-seat-hint = Tady hraje bot
result = Výsledek
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-all = Celá mapa
zoom-full = Mapa na celou obrazovku a zpět

## Tables
size-small = Malá
size-medium = Střední
size-large = Velká
# The same sizes, above columns of trains.
train-size-small = Malý
train-size-medium = Střední
train-size-large = Velký
players = Hráči
player-head = Hráč
cash = Hotově
debt = Dluh
certificates = Cert.
certificates-hint = Počet certifikátů a limit
worth = Majetek
worth-hint = Jak se počítá na konci hry
worth-today = Dnes
worth-today-hint = S místními drahami v ceně, kterou za ně dnes platí banka
locals = Lokálky
shares-caption = Akcie společností podle majitelů
company = Spol.
later-companies = Později:
price = Kurz
run-short = Jízda
run-hint = Výnos poslední jízdy
per-share = /akc.
per-share-hint = Kolik z toho připadne na akcii
yield-short = %
yield-hint = Totéž v procentech kurzu
yours-of-run = Vám
yours-of-run-hint = Kolik z poslední jízdy připadne vašim akciím
bank = Banka
treasury = Pokladna
stations = Stan.
stations-hint = Žetony stanic zbývající na listu společnosti
not-floated = Kolik akcií je prodáno a kolik jich je třeba k zahájení provozu
director-of = Ředitel { $company }
trains-in-phase = Vlaky · fáze { $phase }
fact-phase = Fáze
next-for-sale = v prodeji: { $card }
fact-tiles = Nejnovější barva dílků
fact-limit = Limit vlaků
limit-of-size = { size } { $limit }
fact-pool = Pool
fact-scrapped = Sešrotováno
fact-local-price = Cena lokálek
card = Karta
left = Zbývá
scraps = Šrotuje
scraps-hint = Vlak a co sešrotuje, když se koupí první

## Share price chart
market-start = Počáteční kurz: { $sizes }
market-order = Pořadí společností: { $companies }
