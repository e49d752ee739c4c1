# 1836Jr-56: private companies and their auction, capital, loans, money in need, and the national company.

round-privates = Auction of private companies
privates = Privates
privates-long = Private companies
private-head = Private
president = President
loans = Loans
pool = Pool
offering = Initial offering
offering-short = Offer
train = Train
limit = Limit
escrow = Held back
destination = Destination

you-preside = you preside over { $company }
new-president = { $player } presides over { $company }
president-of = President of { $company }

## Verbs
verb-take-loan = Take a loan
verb-repay-loan = Repay a loan
verb-debts = Repay or merge
verb-trade-train = Hand in a train
verb-borrow-train = Borrow a train
verb-remove-station = Give up a station
verb-post = Place the post marker
verb-bankrupt = Go bankrupt
verb-offer-for-private = Buy a private company
pass-after-buying = End the turn
pass-raise = Drop out
pass-borrow = Borrow nothing
pass-loans = Repay no more
pass-no-loans = Repay nothing
pass-national-trains = Keep these trains
at-any-time-privates = At any time: private companies and their powers

## Auction
auction-hint = Buy the first one at its price, or bid for another: at least { $step } above its price or the highest bid. What you bid is tied up until it is sold.
auction-closing = All private companies close with the first { $phase }-train.
auction-companies-buy = From phase { $phase } on a company may buy one from its owner for { $least } to { $most } % of its price.
auction-contest = Only those who bid for { $private } take part: raise to at least { $lowest }, or drop out.
private-terms = Price { $price }, income { $income } a round.
private-blocks = While a player owns it, nobody builds on { $hex }.
private-extra-tile = Its company may lay tile { $tiles } there as an extra tile, with no connection and no terrain cost.
private-tile = Its company may lay tile { $tiles } there as its tile for the turn, with no connection.
private-station = A free station may follow at once.
private-post = Its company may place a marker on a city or town, which closes this private company: each of its trains that stops there earns { $bonus } more.
private-post-until = The marker is removed when the first { $phase }-train is bought.
buy-private = Buy for { $price }
bound = In bids
bound-hint = Money tied up in bids
bound-money = { $bound } in bids, { $free } free
pool-of = { $company } in the pool
next-train = the next train
last-train = the last kind of train

## Shares and capital
from-offering = { $price } from the offering
out-of-pool = { $price } from the pool
buy-offering-for = Buy from the initial offering for { $price }
buy-pool-for = Buy from the pool for { $price }
open-pool = Shares of { $company } in the pool: buy
open-card = { $company }: its card
offering-hint = Shares in the initial offering, at the starting price
pool-hint = Shares in the pool, at the market price
loans-hint = Loans that the company has taken
trains-privates = Trains, privates
not-operating = Shares sold, and how many it needs to operate
company-card = Card of the company
capital-escrow = The company gets the money for its first { $count ->
    [5] five
   *[other] { $count }
} shares as they are sold. The rest is held back until track joins its home with its destination.
capital-incremental = The company gets the money for every share as it is sold.
capital-full = It floats with { $percent } % sold, and then gets all of its capital at once.
start-hint-f56 = A company { $operates }.
start-held-back = The rest of its capital is held back until track joins its home with its destination.
start-you-pay = You pay
capital-now = Paid in at once
capital-half = { $count ->
    [5] Five
   *[other] { $count }
} shares sold
capital-joined = All sold, joined
capital-all = All shares sold
capital-at-float = At { $percent } %
held-back = { $escrow } held back for { $company }
escrow-is = { $escrow } is held back until the destination is reached
escrow-waits = until the destination is reached
sheet-destination = destination: { $hex }
reaches = { $company } reaches its destination
destination-reached = reached
destination-open = not yet connected
closes = { $company } closes

## The card
card-shares = Shares
card-shares-are = { $held } with players, { $pool } in the pool, { $offering } in the initial offering
card-trains = Trains
card-trains-are = { $count ->
    [0] none
   *[other] { $trains }
}; the limit is { $limit }
card-stations = Stations
card-stations-are = { $placed } on the map, { $left } left
card-capital = Capital
card-operates = Operates
card-operates-with = first at { $needed } % sold; now { $sold } %
card-gone = no longer in the game
card-not-formed = formed with the first { $phase }, if companies cannot repay their loans
status-president = { $player } presides
temporary = (temporary: must buy a second share in the next stock round)
frozen = Frozen until it buys a permanent train: its price stays, its revenue is kept, and it pays only for trains
owner-gone = closed

## Loans
take-loan = Take a loan of { $amount }
take-loan-then = { $company } then has { $treasury }
take-loan-hint = One loan per turn. At the end of the game each loan takes { $off } off the value of every share.
worth-less-loans = Worth: each loan of a company takes { $off } off each of its shares.
loans-none = none; at most { $most }
loans-never = none, and none can be taken
loans-old = { $count ->
    [1] 1 loan
   *[other] { $count } loans
}, and no more can be taken; { $interest } interest per turn
loans-some = { $count ->
    [1] 1 loan
   *[other] { $count } loans
} (at most { $most }); { $interest } interest per turn
loans-then = { $company } then has { $count ->
    [1] 1 loan
   *[other] { $count } loans
}
interest-is = Interest { $interest } per turn
interest-due = { $interest } interest on { $count ->
    [1] 1 loan
   *[other] { $count } loans
}: { $parts }.
interest-from-revenue = { $interest } interest on { $count ->
    [1] 1 loan
   *[other] { $count } loans
} comes out of the revenue.
interest-from-treasury = { $interest } interest on { $count ->
    [1] 1 loan
   *[other] { $count } loans
} comes out of the treasury.
from-treasury = { $amount } from the treasury
from-revenue = { $amount } from the revenue
from-president = { $amount } from { $player }
loans-standing = { $company } has { $count ->
    [1] 1 loan, which costs
   *[other] { $count } loans, which cost
} { $interest } in interest each turn. Its treasury holds { $treasury }.
pool-part = { $amount } for shares in the pool goes to the treasury
sum-due = What is due

## Money in need
need-train = A train for { $company }
need-interest = Interest of { $company }
need-loans = Loans above the limit
paid-by-company = { $company } pays
due-from = Due from { $player }
paid-by-cash = Cash of { $player }
by-selling = To be raised by selling shares
own-shares-add-loans = For each of its shares in the pool { $company } may keep one loan fewer: selling one makes another loan of { $loan } due.
nothing-at-all = There is nothing to sell: that means bankruptcy, and the end of the game.
not-enough = You need { $missing }, but can raise only { $most }: you are bankrupt and the game ends.
not-by-shares = You need { $missing }, but shares bring only { $most }.
enough = You can raise up to { $most } towards it, but may not sell more than needed, nor give up the presidency of { $company }.
raising-missing = then { $missing } is still missing
raising-short = then { $missing } is missing and shares bring only { $most }
raising-lost = then { $missing } is missing and only { $most } can be raised: { $player } is bankrupt and the game ends
raising-paid = then all is paid, { $cash } left
raising-enough = then there is enough for the train, { $cash } left
raising-closed = then nothing is due any more, { $cash } left
raising-bankrupt = then nothing is left to sell: { $player } is bankrupt and the game ends
trains-must-route = It has a route but no train, so it must buy one.
trains-must-frozen = It can pay for a permanent train, so it must buy one.
trade-for = for the { $train } and { $price }

## Stations and runs
private-station-hint = { $private } lets { $company } place a station here now, free and without a connection. If it does not, this right is lost for good.
private-station-last = It would be its last marker.
port-bonus = { $hex } { $value } ({ $count ->
    [1] 1 station
   *[other] { $count } stations
} × { $each })
post-bonus = { $bonus } post
borrow-hint = { $company } owns no train. It may borrow one for this run: it is given back after the run and does not start a phase. What it earns stays in the treasury.
borrow-from-bank = Borrow { A($train) } from the bank
borrow-from-pool = Borrow { A($train) } from the pool
borrowed-earns = earns { $revenue }

## The national company
formation = The national company is formed
formation-of = The national company ({ $national }) is formed
formation-begins = the national company is formed; these must repay or merge: { $companies }
merges-into = { $company } merges into { $national }
formation-repay = Treasuries repay
formation-decide = Presidents decide
formation-exchange = Shares are exchanged
formation-stations = Stations
formation-trains = Trains
debtors = Companies in debt
debt-missing = Missing
debt-cash = Cash
debt-decides = Decides
debt-merges = merges
debt-must-merge = must merge
debt-now = now
debt-later = later
debt-later-perhaps = later, if the cash lasts
debt-pay = Repay { $company }’s loans
debt-let-merge = Let { $company } merge
debt-merge-hint = A company that merges gives stations, trains and money to { $national }; two of its shares make one, and its loans are forgiven. Worth: if no further company merges.
cash-of = Cash of { $player }
shares-of = Shares of { $player }
worth-of = Worth of { $player }
shares-owned = { $count } { $company }
shares-kept = keeps { $shares }
shares-exchanged = { $old } → { $new } { $national }
treasury-to = { $treasury } to { $national }
exchange-if = If { $company } merges, and no further company does
old-shares = Old
new-shares = New
odd = (odd)
odd-added = { $pool } + { $odd } odd
exchange-terms = { $shares } shares of { $percent } % at { $price }. An odd share goes to the pool without compensation.
exchange-president = { $player } is president.
exchange-temporary = { $player } is president with a single share, and must buy a second one in the next stock round.
merged-stations = Stations taken over
removed-stations = Stations removed
merged-treasury = Money
merged-trains = Trains
keep-trains = { $company } may keep up to { $limit } trains, permanent ones first. Trains it returns go to the pool, and nothing is paid for them.
give-up-doubled = There are two stations on { $hex }; one must go.
give-up-many = { $company } may keep { $limit } of its { $stations } stations; give up { $count ->
    [1] one
   *[other] { $count }
}. Home stations stay.

## Share price chart
market-grid = Share price chart, rows from top to bottom
market-moves = Dividend → · none ← · sales ↓ · sold out ↑
zone-start = starting price
zone-yellow = does not count towards the certificate limit
zone-orange = the same, and no ownership limit
zone-closing = the company closes

## Facts
fact-rounds = Rounds
fact-loans = one per turn
fact-no-loans = no more
bank-broken = broken: the game ends after this set of rounds

## What one looks up
phases-hint-f56 = A phase begins when the first train of its number is bought.
phase-privates = companies buy private companies
phase-privates-close = private companies close
phase-no-loans = no more loans
phase-national = the national company is formed
phase-last = the last kind of train is for sale as well
phase-towns = towns may be rebuilt
run-f56 = Every town, city and place beyond the map is a stop, and a train reaches as many as its number says. Two separate cities of a tile are two stops.
run-ports = { $ports } end a run of at least three stops: the run earns their value for every own station on it, { $values }.
run-port-value = { $value } from phase { $phase } on
run-off-map = Red places beyond the map end a run, and are worth more in later phases.
run-post = The post marker adds its value to every run of its company that stops there.
limits-certificates-f56 = With { $players } players everybody may hold { $limit } certificates: every share certificate and every private company counts as one. The president's certificate of two shares is one, those of companies in yellow and orange do not count, and single shares of a large national company count half.
limits-companies = All companies
limits-operate = A company operates for the first time with { $percent } % sold.
limits-ownership = A player may own at most { $percent } % of a company, or any part of one in the orange zone.
limits-pool = The pool holds at most { $percent } % of a company.
limits-loans = A company may have as many loans as players have shares of it.
limits-options = How this game is played
course-by-phase = { $count ->
    [1] In phase { $phase } a stock round is followed by one operating round.
   *[other] In phase { $phase } a stock round is followed by { $count } operating rounds.
} The number is fixed when the stock round ends.
course-bank = The game ends after the set of operating rounds in which the bank runs out of money, or when a president goes bankrupt. The bank has { $bank }.
course-broken = The bank is broken: the game ends after this set of operating rounds.
