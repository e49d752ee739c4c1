# The table: its parts, the way through time, and what lies on it.

## Parts of the table
parts = Parts of the table
choices = What you can do
way-on = Next step
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
tab-info = Info
tab-log = Log

## By ear and by key
spoken = What was done last
spoken-move = { $player }: { $line }.
spoken-line = { $line }.
skip-to-choices = To the choices
hexes = Hexes of the map
hexes-tile = { colour } tile { $tile }
hexes-track = track to { $hexes }
hexes-stations = stations of { $companies }
hexes-lay = a tile may be laid here
hexes-station = a station may be placed here

## Turn
round-pre-stock = Pre-Stock Round
round-stock = Stock round { $number }
round-operating = Operating round { $set }.{ $number }
round-export = Export after set { $set }
round-over = The end
purse-treasury = Treasury of the company:
purse-of = { $player } has:
purse-certificates = { $held }/{ $limit } cert.
game-over = The game is over
undo = Undo
redo = Redo
watching = You are watching
export = Files
export-ours = Game file
export-theirs = 18xx.games record
looking-back = You are looking at position { $at } of { $now }.
back-to-now = Back to now
others-decide = { $player } decides.
others-choose-from = What they can choose from
others-more = and { $count } more
latest-moves = The latest moves
bot-seat = bot
bot-seat-hint = A bot plays here
result = Result
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = The whole map
zoom-full = Full-screen map, and back

## Tables
size-small = Small
size-medium = Medium
size-large = Large
# The same sizes, above columns of trains.
train-size-small = Small
train-size-medium = Medium
train-size-large = Large
players = Players
player-head = Player
cash = Cash
debt = Debt
certificates = Cert.
certificates-hint = Certificates held and the limit
worth = Worth
worth-hint = As it is counted at the end of the game
worth-today = Today
worth-today-hint = With local railways at what the bank pays for them today
locals = Locals
shares-caption = Shares of each company by holder
company = Company
later-companies = Later:
price = Price
run-short = Run
run-hint = What its last run earned
per-share = /sh.
per-share-hint = What each share gets of it
yield-short = %
yield-hint = The same as a percentage of the share price
yours-of-run = Yours
yours-of-run-hint = What your shares get of the last run
bank = Bank
treasury = Treasury
stations = Stn.
stations-hint = Station markers left on the charter
not-floated = Shares sold, and how many it needs to float
director-of = Director of { $company }
trains-in-phase = Trains · phase { $phase }
fact-phase = Phase
next-for-sale = next for sale: { $card }
fact-tiles = Tiles up to
fact-limit = Train limit
limit-of-size = { size } { $limit }
fact-pool = Pool
fact-scrapped = Scrapped
fact-local-price = Local railway price
card = Card
left = Left
scraps = Scraps
scraps-hint = The train, and what it scraps when it is the first one bought

## Share price chart
market-start = Start price: { $sizes }
market-order = Operating order: { $companies }
