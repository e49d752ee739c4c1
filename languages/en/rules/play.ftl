### What is asked, what is done, and what is offered. No full stop.

## Decisions: what is waited for

decision-pre-stock = { $seat } buys a local railway or passes
decision-pick-paper = { $seat } puts a private paper up for auction
decision-bid = { $seat } bids for { $paper } or drops out
decision-railway-tile = { $seat } lays a tile for { $paper } or passes
# Unsaid: $sold
decision-stock = { $seat } may sell, then buy, or pass
decision-home-tile = { $company } lays its home tile
decision-home-city = { $seat } chooses the home city of { $company } in { $hex }
decision-track = { $company } lays track
decision-station = { $company } may place a station
decision-run = { $company } runs its trains
decision-dividend = { $company } pays out or retains { $revenue }
decision-take-over = { $company } may take over companies
decision-doubled-marker = { $company } takes back its marker or that of { $target } in { $hex }
decision-taken-trains = { $company } keeps, turns or scraps trains taken over: { LIST($taken) }
decision-trains = { $company } buys trains
decision-return-trains =
    { $company } returns a train to the pool{ GIVEN($keep) ->
        [yes] , but not the { $keep }
       *[no] {""}
    }
decision-privates = { $seat } buys the cheapest private company, bids or passes
decision-raise = { $seat } raises the bid for { $private } or drops out
# Unsaid: $done
decision-exchange = { $seat } may sell and buy shares, or pass
decision-dealing = { $seat } starts a company, deals in shares, or passes
decision-private-station = { $company } places a station on { $hex } or passes
decision-borrow = { $company } borrows a train
decision-loans = { $company } repays loans
decision-raising =
    { $seat } must pay { $due } for { $need ->
        [interest] the interest
        [late-interest] the interest
       *[loans] the loans
    } of { $company }
decision-debts = { $company } repays its loans or merges
# Unsaid: $hex
decision-national-stations = { $company } gives up a station
decision-national-trains = { $company } keeps or returns trains
decision-answer =
    { $seat } answers { offerer }, { $deal ->
        [between-players] who
       *[other] which
    } offers { deal }
# Unsaid: $company
decision-counter-offer =
    { $seat } answers { $by }, who { $deal ->
        [for-sale] offers
       *[other] asks
    } { deal-price } instead of { $offered }

# Who decides for Václav, and why.
for-vaclav =
    { $seat } decides the { $question ->
        [track] track
        [station] stations
       *[run] routes
    } of { $company } for Václav, with the { $priority ->
        [yes] lowest
       *[no] higher
    } order card

## Actions: an order

action-pass = Pass
action-buy-private = Buy { $private }
action-pick-paper = Put { $private } up for auction
action-bid = Bid { $amount }
action-assign-train = Run { $private } for the company
action-sell-shares =
    Sell { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    } of { $company }
action-start-company = Start { $company } at { $price }
action-buy-share = Buy a share of { $company }
action-repay-debt = Repay { $amount }
action-lay-home-tile = Lay the home tile in position { $rotation } on { $hex }
action-choose-city = Choose city { $city }
# Unsaid: $rotation
action-lay-tile = Tile { $tile } on { $hex } ({ LIST($exits) }){ with-local }
action-place-station = Place a station on { city }
action-run-trains =
    Run { COUNT($runs) ->
        [0] no train
       *[other] { LIST($runs, by: "; ") }
    }
action-claim-revenue = Claim { $amount }
action-pay-out = Pay out
action-retain = Retain
action-pay-half = Pay out half
action-take-over = Offer { $price } a share for { $target }
action-return-marker = Take back the marker in city { $city }
action-turn-train = Turn the { $train } into { A(turned) }
action-scrap-train = Scrap the { $train }
# $stack tells whether new trains lie on a stack.
action-buy-train =
    { $source ->
        [stack]
            { $stack ->
                [yes] Buy the { side } train on the stack
               *[no] Buy the next new train
            }
        [beside] Buy a new train of the last kind
       *[pool]
            Buy the { $source-train } in the pool{ COMPARE($source-train-side, $side) ->
                [same] {""}
               *[other] {" "}as { A(bought) }
            }
    }
bought =
    { $side ->
        [small] { $source-train-small }
        [medium] { $source-train-medium }
       *[large] { $source-train-large }
    }
action-buy-train-from = Offer { $price } for the { $train } of { $seller }
action-return-train = Return the { $train } to the pool
action-offer-for-private = Offer { $price } for { $private }
action-sell-local = Sell { $private } to the bank
action-bid-for = Bid { $amount } for { $private }
action-buy-from-pool = Buy a share of { $company } from the pool
action-take-loan = Take a loan
action-repay-loan = Repay a loan
action-place-post = Place the post marker on { $hex }
action-trade-train =
    Hand in the { $train } for a { $pooled ->
        [yes] train from the pool
       *[no] new train
    }
action-offer-private = Offer { $private } to the others for { $price }
action-go-bankrupt = Go bankrupt
action-pay-loans = Repay all loans
action-merge = Let the company merge
action-remove-station = Remove the station in { city }
action-borrow-train =
    { $source ->
        [stack] Borrow the next train from the stack
        [beside] Borrow a train of the last kind
       *[pool] Borrow the { $source-train } from the pool
    }
action-accept = Agree
action-refuse = Refuse
action-counter-offer = Counter with { $price }

# A train with its route.
run = { $train } over { LIST($track-short, by: " ") }
with-local =
    { GIVEN($private) ->
        [yes] {" "}with { $private }
       *[no] {""}
    }

## Offers: an order with what it costs or brings

offer-pass = { action-pass }
offer-buy-private = Buy { $private } for { $price }
offer-pick-paper = Put { $private } up for auction, from { $lowest }
offer-bid = Bid { range } for { $private }
offer-assign-train = { action-assign-train }
offer-sell-shares =
    Sell { $most ->
        [one] 1 share
       *[other] 1 to { $most } shares
    } of { $company } at { $price }
offer-start-company = Start { $company } at { LIST($prices-short) } { $currency }
offer-buy-share = Buy a share of { $company } for { $price }
offer-repay-debt =
    Repay { COMPARE($least, $most) ->
        [same] { $most }
       *[other] { AMOUNT($least) } to { $most }
    }
offer-lay-home-tile = Lay the home tile in { positions } on { $hex }
offer-choose-city = { action-choose-city }
offer-lay-tile =
    Lay tile { $tile } in { positions } on { $hex }{ with-local }{ AMOUNT($cost) ->
        [0] {""}
       *[other] {" "}for { $cost }
    }
offer-place-station = Place a station on { city } for { $cost }
# Whether more may be possible is said beside it, where it is not proven.
# Unsaid: $most
offer-run-trains = { action-run-trains } for { $revenue }
offer-claim-revenue = Claim any revenue
offer-pay-out = { action-pay-out }
offer-retain = { action-retain }
offer-pay-half = { action-pay-half }
offer-take-over = Offer { range } a share for { $target }
offer-return-marker = { action-return-marker }
offer-turn-train = { action-turn-train } for { $cost }
offer-scrap-train = { action-scrap-train }
offer-buy-train =
    { action-buy-train } for { $price }{ AMOUNT($help) ->
        [0] {""}
       *[other] , { $help } of it from the { chief }
    }{ AMOUNT($loan) ->
        [0] {""}
       *[other] , { $loan } of it as a loan
    }
offer-buy-train-from = Offer { range } for the { $train } of { $seller }
offer-return-train = { action-return-train }
offer-offer-for-private = Offer { range } for { $private }
offer-sell-local = Sell { $private } to the bank for { $price }
offer-bid-for = Bid { range } for { $private }
offer-buy-from-pool = { action-buy-from-pool } for { $price }
offer-take-loan = Take a loan of { $amount }
offer-repay-loan = { action-repay-loan }
offer-place-post = { action-place-post }
offer-trade-train = { action-trade-train } for { $price }
offer-offer-private = Offer { $private } to the others for { range }
offer-go-bankrupt = { action-go-bankrupt }
offer-pay-loans =
    { action-pay-loans }{ AMOUNT($help) ->
        [0] {""}
       *[other] , { $help } of it from the president
    }
offer-merge = { action-merge }
offer-remove-station = { action-remove-station }
offer-borrow-train = { action-borrow-train }
offer-accept = { action-accept }
offer-refuse = { action-refuse }
offer-counter-offer = Counter with { range }

range =
    { COMPARE($from, $to) ->
        [same] { $to }
       *[other] { AMOUNT($from) } to { $to }
    }
positions =
    { COUNT($rotations) ->
        [0] no position
       *[other] position { LIST($rotations, last: " or ") }
    }
