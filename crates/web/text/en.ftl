# Every word of the page in English. Sentences of the log and of refusals come from the rules.

tagline = 18xx railway games, played by the book
to-first-page = To the first page
to-table = To the table
close = Close

## First page
play-now = Play now
play-now-hint = Everybody at this screen. Choose how many play, and start.
seats = Players
names = Names
seat-number = Seat { $seat }
start = Start
own-games = Your games
own-games-none = None yet in this browser.
entries = { $count ->
    [0] not begun
    [1] one move
   *[other] { $count } moves
}
import = Import
import-hint = A game file of Lokálka, or a game of 18CZ exported from 18xx.games.
import-file = File
import-button = Import
wrong-action = action { $number }: { $why }
import-failed = This file cannot be imported: { $why }
export-failed = This game cannot be told as a record of 18xx.games: { $why }
too-many = At most { $most } can play
name-missing = Seat { $seat } needs a name
name-too-long = A name has at most { $most } letters
name-twice = Two players are called { $name }

## Troubles
trouble-title = That did not work
trouble-no-game = There is nothing here. The address may be wrong.
trouble-no-position = The game has no such position.
trouble-not-yours = This browser only watches this game.
trouble-old = The game has gone on. Please look again.
trouble-foreign = This request did not come from our own pages.
trouble-nothing-to-undo = There is nothing to take back.
trouble-nothing-to-redo = There is nothing to do again.
connection-lost = The connection is lost. Trying again…

## Parts of the table
parts = Parts of the table
choices = What you can do
map = Map
market = Share prices
shares = Players and shares
trains = Trains
log = Log
tray = Tiles for the chosen hex
tab-choices = Act
tab-map = Map
tab-shares = Shares
tab-market = Prices
tab-trains = Trains
tab-log = Log

## Turn and history
round-pre-stock = Pre-Stock Round
round-stock = Stock round { $number }
round-operating = Operating round { $set }.{ $number }
round-export = Export after set { $set }
round-over = The end
phase = phase { $name }
game-over = The game is over
history = History
history-first = First position
history-previous = One action back
history-next = One action on
history-last = Now
history-position = Position
undo = Undo
redo = Redo
watching = You are watching
export = Files
export-ours = Game file
export-theirs = 18xx.games record
looking-back = You are looking at position { $at } of { $now }.
back-to-now = Back to now
others-decide = { $player } decides. You are watching.
result = Result
log-whole = The whole log
zoom-in = Closer
zoom-out = Further away
zoom-all = The whole map

## Verbs
verb-buy-local = Buy a local railway
verb-sell-shares = Sell shares
verb-start-company = Start a company
verb-buy-share = Buy a share
verb-repay-debt = Repay debt
verb-lay-home-tile = Lay the home tile
verb-choose-city = Choose the home city
verb-lay-tile = Lay track
verb-place-station = Place a station
verb-run-trains = Run trains
verb-claim-revenue = Claim another revenue
verb-dividend = Pay out or retain
verb-take-over = Take over a company
verb-return-marker = Take back a marker
verb-turn-train = Turn a train
verb-scrap-train = Scrap a train
verb-buy-train = Buy a train
verb-buy-train-from = Buy a train from another company
verb-return-train = Return a train
verb-offer-for-local = Buy a local railway from a player
verb-sell-local = Sell a local railway to the bank
verb-answer = Your answer
verb-pass = Pass
pass = Pass
pass-track = No more track
pass-station = No station
pass-take-over = No take-over
pass-taken-trains = Keep the rest
pass-trains = No more trains
pass-after-selling = Buy nothing

## Actions and what they lead to
do-sell = Sell
do-repay = Repay
do-claim = Claim
do-offer = Offer
revenue = Revenue
range = { $from } to { $to }
each-brings = { $price } K each
per-share = price per share
hexes-hint = Choose an outlined hex on the map, or here.
start-hint = You pay two shares at the price you choose.
ways = { $count ->
    [1] 1 way
   *[other] { $count } ways
}
run-for = Run for { $revenue } K
local-income = Income { $income } K.
power = One power for a company: a purple { $tiles } tile, or no cost for { $terrain }.
cash-after = { $cash } K left
treasury-after = { $company } has { $cash } K then
price-move = price of { $company } { $from } → { $to }
new-director = { $player } directs { $company }
floats = { $company } floats
new-phase = { $phase } begins
scrapping = all { $train } trains are scrapped
help = { $player } adds { $amount } K
loan = { $player } owes { $debt } K and a penalty of { $penalty } K
take-over-sum = { $shares } shares: { $from } to { $to } K in all
free = free
tiles-left = { $count } left
tray-empty = Nothing can be laid here now.

## Tables
size-small = Small
size-medium = Medium
size-large = Large
players = Players
player = Player
cash = Cash
debt = Debt
certificates = Cert.
certificates-hint = Certificates held and the limit
worth = Worth
locals = Locals
shares-caption = Shares of each company by holder
company = Company
later-companies = Later:
price = Price
bank = Bank
treasury = Treasury
stations = Stn.
stations-hint = Station markers left on the charter
not-floated = Shares sold, and how many make it float
director-of = Director of { $company }
trains-and-phase = Trains and phase
fact-phase = Phase
fact-tiles = Tiles up to
fact-limit = Train limit
fact-pool = Pool
fact-scrapped = Scrapped
fact-local-price = Local railways cost
card = Card
left = Left
scraps = Scraps
price-of = { $price } K
