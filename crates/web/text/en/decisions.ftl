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
cash-unchanged = your cash stays
cash-after = { $cash } K left
treasury-after = { $company } has { $cash } K then
price-move = price of { $company } { $from } → { $to }
new-director = { $player } directs { $company }
floats = { $company } floats with { $capital } K
you-direct = you direct { $company }
new-phase = { $phase } begins
scrapping = all { $train } trains are scrapped
loses-trains = { $company } loses { $count ->
    [1] a train
   *[other] { $count } trains
}
new-order = then operate: { $order }
help = { $player } adds { $amount } K
loan = { $player } owes { $debt } K and a penalty of { $penalty } K
take-over-sum = { $shares } shares: { $from } to { $to } K in all
free = free
tiles-left = { $count } left
tray-empty = Nothing can be laid here now.

## The sheet of a company
sheet = Decide
treasury-short = Cash
trains-locals = Trains, locals
open-company = { $company }: what can be done
open-bank = Shares of { $company } in the bank: buy
open-own = Your shares of { $company }: sell
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
buy-for = Buy a share for { $price } K
after-shares = You then hold
shares-percent = { $count ->
    [1] 1 share
   *[other] { $count } shares
}, { $percent } %
after-director = Director
after-float = Float
floats-with = now, with { $capital } K
float-progress = { $held } of { $float } shares sold
after-certificates = Certificates
after-cash = Your cash
start-terms = You pay two shares. It floats with { $float } of { $shares } shares sold; you may own { $most }.
start-price = Price
start-capital = Capital at float
start-cash = Your cash then
start-more = More shares
start-more-hint = How many more shares that cash would buy
start-order = Operating order
sell-for = { $count ->
    [1] Sell 1 share
   *[other] Sell { $count } shares
} for { $sum } K
