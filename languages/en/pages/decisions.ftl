# What may be decided, and what it leads to. Sentences of the log and of refusals come from the rules.

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
verb-claim-revenue = Claim a revenue without routes
verb-dividend = Pay out or retain
verb-take-over = Take over a company
verb-return-marker = Take back a marker
verb-turn-train = Turn a train
verb-scrap-train = Scrap a train
verb-buy-train = Buy a train
verb-buy-train-from = Buy a train from another company
verb-return-train = Return a train
verb-offer-for-local = Buy a local railway from a player
verb-offer-private = Offer a private company to the others
verb-sell-local = Sell a local railway to the bank
verb-answer = Your answer
verb-counter-offer = Name another price
verb-pass = Pass
pass = Pass
pass-track = No more track
pass-track-unlaid = No track
pass-station = No station
pass-this-step = this step only
pass-take-over = No take-over
pass-taken-trains = Keep the rest
pass-trains = No more trains
pass-after-selling = Buy nothing
go-on-track = no more track
go-on-track-unlaid = no track
go-on-station = no station
go-on-track-station = no more track, no station
go-on-track-station-unlaid = no track, no station

## Actions and what they lead to
sell-number = { $count ->
    [1] 1 share for { $sum }
   *[other] { $count } shares for { $sum }
}
do-repay = Repay
do-claim = Claim
do-offer = Offer
do-buy = Buy
take-number = Take { $number }
do-ask = Ask
revenue = Revenue
from-to = { $from } to { $to }
each-brings = { $price } each
hexes-hint = Choose a hex with a dashed outline on the map, or here.
start-hint = You pay for two shares at the price you choose. The share table has the details.
start-by-sheet = Choose a price
sell-by-sheet = Choose how many
ways = { $count ->
    [1] 1 way
   *[other] { $count } ways
}
power = A company that owns it may, once, lay a purple-edged tile ({ $tiles }) or build over { $terrain } for free.
power-short = { $income } a round · { $tiles } · { $terrain }
powers-of-locals = A company that owns one may, once, lay a purple-edged tile of these colours or build over this terrain for free.
cash-unchanged = your cash does not change
cash-after = { $cash } left
cash-then = then { $cash }
treasury-after = { $company } then has { $cash }
price-move = price of { $company } { $from } → { $to }
new-director = { $player } directs { $company }
floats = { $company } floats with { $capital }
you-direct = you direct { $company }
new-phase = { $phase } begins
scrapping = all { $train }-trains are scrapped
loses-trains = { $company } loses { $count ->
    [1] a train
   *[other] { $count } trains
} ({ $trains })
returns-trains = { $company } must return trains to the pool
new-order = then in operating order: { $order }
help = { $player } adds { $amount }
loan = { $player } owes { $debt } and a penalty of { $penalty }
free = free
tiles-left = { $count } left
do-lay = Lay
tray-turn = Press the tile again, here or on the map, to turn it.
tray-keys = R also turns it, Enter lays, Escape closes.
earns = earns { $before } → { $after }
earns-with = with { A($train) }: { $earns }
earns-with-second = { $earns }; { $together } with a second one: { $tile }
earns-as-before = still earns { $after }
earns-nothing = still earns nothing
at-least = at least { $amount }
this-run = this run { $earns }
next-run = next run { $earns }
run-without = without it: { $earns }
next-on-stack = next for sale: { $trains }
cost-waived = waived
power-of = With the power of local railway { $private }
tray-empty = Nothing can be laid here now.

## The sheet of a company
sheet = Decide
treasury-short = Cash
trains-locals = Trains, locals
open-company = { $company }: what can be done
open-bank = Shares of { $company } in the bank: buy
open-own = Your shares of { $company }: sell
sheet-home = home: { $home }
share-is = a share is { $percent } %
you = you
new = (new)
you-hold = { $count ->
    [0] you hold none
   *[other] you hold { $count }
}
bank-holds = { $count ->
    [0] none in the bank
   *[other] { $count } in the bank
}
last-run = Last run { $revenue }: { $share } a share, { $percent } %
last-run-short = last run { $share } a share, { $percent } %
last-run-nothing = last run earned nothing
last-run-none = has not run yet
buy-for = Buy a share for { $price }
after-shares = You then hold
shares-percent = { $count ->
    [1] 1 share
   *[other] { $count } shares
}, { $percent } %
after-director = Director
after-float = Float
floats-with = now, with { $capital }
float-progress = { $held } of { $float } shares sold
after-certificates = Certificates
after-cash = Your cash
start-terms = You pay for two shares and become its director. Once { $float } of its { $shares } shares are sold it floats: it gets its capital and operates. You may own { $most }.
start-pays = pay { $sum }
start-brings = capital { $capital }
start-place = order { $place } of { $count }
start-floats-at = floats with { $float } of { $shares_count } shares
start-operates-at = operates with { $count } of { $shares_count } shares
start-price = Price
start-capital = Capital at float
start-cash = Your cash then
start-more = More shares
start-more-hint = How many more shares that cash would buy
start-at = Start at
start-order = Operating order
sell-for = { $count ->
    [1] Sell 1 share
   *[other] Sell { $count } shares
} for { $sum }

## Beside the decision itself
at-any-time = Local railways: use, buy, sell

## Pre-Stock Round
local-income = Income { $income } in every operating round.
local-sold = { $player } has it
pick-order = Next to choose
stock-order = Order in the first stock round, as cash stands now

## Running trains
run-for = Run for { $revenue }
run-unproven = This board is too crowded to try every route. These earn { $revenue }, and none can earn more than { $most }.
claim-hint = This game is played as on 18xx.games, where any revenue may be claimed. The best routes earn { $best }.
claim-hint-bare = This game is played as on 18xx.games, where any revenue may be claimed.

## Dividend
pay-out = Pay out { $revenue }
retain = Retain { $revenue }
bank-part = The bank keeps { $amount }
treasury-of = Treasury of { $company }
price-stays = stays { $price }
next-order = Operating order then

## Take-over
take-over-open = { $from } to { $to } a share
take-over-open-one = { $from } a share
take-over-costs = { $from } to { $to } in all
take-over-costs-one = { $from } in all
take-over-brings = brings { $treasury }
take-over-trains = { $count ->
    [1] and its train { $trains }
   *[other] and its trains { $trains }
}
take-over-no-room = { $count ->
    [1] no room for its train { $trains }
   *[other] no room for its trains { $trains }
}
take-over-locals = { $count ->
    [1] and the local railway { $locals }
   *[other] and the local railways { $locals }
}
take-over-title = { $company } takes over { $target }
take-over-price = Price per share
take-over-range = The rules allow { $lowest } to { $highest }: { $least } % to { $most } % of the share price of { $price }. { $company } can pay up to { $to } from its treasury.
take-over-ask = { $player } directs { $target } and will be asked.
take-over-own = You direct both companies, so it happens at once.
do-take-over = Take over
do-offer-take-over = Offer
holder = Holder
gets-shares = Shares
gets = Gets
in-all = Total
what-moves = What { $company } gets
moves-treasury = Treasury
moves-trains = Trains
moves-stations = Stations
moves-locals = Local railways
moves-markers = Markers left
nothing = none
treasury-then = Treasury of { $company }: { $before } → { $after }
doubled-itself = { $hex }: both have a marker in this city; that of { $target } goes to the charter
doubled-choice = { $hex }: both have a marker; the director of { $company } chooses which goes to the charter
taken-trains = Its trains
taken-then = Decided after the take-over, for each of them:
taken-keep = keep
taken-turn = turn into { $train } for { $cost }
taken-scrap = scrap
taken-not-all = Not all can be kept.
taken-none = None can be kept.
taken-no-room = { $company } already has { $count } trains, and its limit is { $limit }: none of these can be kept.
taken-over-limit = { $company } would own { $count } trains, its limit is { $limit }: { $surplus_count ->
    [one] one must go
   *[other] { $surplus_count } must go
}.

## Trains
trains-have = { $company } has { $count ->
    [1] 1 train
   *[other] { $count } trains
} ({ $trains }); the limit is { $limit }. Treasury { $treasury }.
trains-none = { $company } has no train; the limit is { $limit }. Treasury { $treasury }.
trains-must = It must own a train that it can run before its turn ends.
from-stack = Stack
from-pool = Pool
from-others = Other companies
stack-left = { $count } left of card { $card }
stack-unlimited = card { $card }, as many as needed
pool-empty = The pool is empty.
others-none = No other company has trains.
emergency = { $price } = { $treasury } treasury + { $help } your cash + { $loan } loan
emergency-no-loan = { $price } = { $treasury } treasury + { $help } your cash
loan-cost = The loan costs you { $double }: { $loan } to repay before you buy shares again, and { $loan } penalty at the end of the game.
fits-not = { $company } cannot run it

## Answers and returns
answer-train = { $company } offers { $price } for the { $train } of { $seller }.
answer-train-left =
    { $seller } would then have { $treasury } and { $count ->
        [0] no train
        [one] a train: { $trains }
       *[other] { $count } trains: { $trains }
    }.
answer-local = { $company } offers { $price } for your local railway { $private }.
answer-local-left = You then have { $cash }. Its income of { $income } in every operating round goes to { $company }, and its power too.
answer-private = { $company } offers { $price } for your private company { $private }.
answer-private-left = You then have { $cash }. Its income of { $income } in every operating round goes to { $company }.
answer-take-over = { $company } offers { $price } a share for { $target }, which leaves the game.
answer-share-price = The share price of { $target } is { $price }.
answer-for-sale = The private company { $private } is for sale: { $price } from you?
answer-for-sale-left = You then have { $cash }, and its income of { $income } in every operating round is yours.
counter-price = Your price
counter-price-share = Your price per share
counter-hint = If the other side agrees, the deal is done.
countered-train = { $player } asks { $price } for the { $train } of { $seller }.
countered-local = { $player } asks { $price } for the local railway { $private }.
countered-private = { $player } asks { $price } for the private company { $private }.
countered-take-over = { $player } asks { $price } a share for { $target }.
countered-for-sale = { $player } offers { $price } for the private company { $private }.
countered-offered = You offered { $price }. If you refuse, you may still offer more than { $price }.
countered-asked = You asked { $price }. If you refuse, the others are asked, or you may ask less.
countered-local-left = { $company } would then have { $treasury }, and { $private } brings it { $income } in every operating round.
local-to-bank = The bank pays { $price } for a local railway at any time in a company's turn.
return-hint = { $company } owns { $count } trains; the limit in phase { $phase } is { $limit }. Nothing is paid for trains that go to the pool.
taken-hint = { $company } owns { $count } trains including those taken over; the limit is { $limit }. Flipping a train to its larger side counts as a sale.
choose-on-map = Choose on the map, or here.
question-only-buys = { $player } buys or passes
