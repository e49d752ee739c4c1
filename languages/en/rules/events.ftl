### What happened, in the past tense. No full stop.

## Rounds and turns

event-order-dealt =
    Order of play{ $by ->
        [start] {" "}at the start
        [least-cash] , least cash first
        [most-cash] , most cash first
       *[priority] {" "}by priority
    }: { LIST($order) }
event-round-began =
    { $round ->
        [pre-stock] The Pre-Stock Round began
        [privates] The auction of private companies began
        [auction] The auction of private papers began
        [stock] Stock round { $round-number } began
       *[operating] Operating round { $round-set }.{ $round-number } began
    }
event-passed =
    { $seat } passed{ $forced ->
        [yes] , having no choice
       *[no] {""}
    }
event-turn-began = { $company } began its turn
event-step-skipped =
    { $company } { $step ->
        [home] placed no home marker
        [track] laid no track
        [station] placed no station
        [run] ran no trains
        [take-over] took over no company
        [trains] bought no train
        [borrow] borrowed no train
       *[loans] repaid no loan
    }
event-phase-began = { CAPITAL($phase) } began
event-bank-broke = The bank ran out of money
event-went-bankrupt = { $seat } went bankrupt, owing { $owes }
# $ranking lists the players, the wealthiest first, each by the message "ranked".
# Unsaid: $worth
event-game-ended = The game ended: { LIST($ranking) }
ranked = { $seat } { $worth }

## Private companies and papers

event-paper-picked = { $seat } put { $private } up for auction
event-bid-made = { $seat } bid { $amount } for { $private }
event-paper-unsold = Nobody bid for { $private }
event-nobody-bid = Nobody bid for any private paper: { $winner } won as the first player
event-bid-placed = { $seat } bid { $amount } for { $private }
event-bidder-left = { $seat } dropped out of the bidding for { $private }
event-asking-price-fell = The price of { $private } fell to { $price }
event-local-price-set = Local railways now cost { $price }
event-private-moved =
    { CAPITAL($private) } { $to ->
        [removed] left the game
        [closed] left the game
       *[other] went from { owner-before } to { owner-now }
    }
event-power-used = { $company } used the power of { $private }

owner-before =
    { $from ->
        [sheet] the sheet
        [player] { $from-seat }
        [company] { $from-company }
       *[other] the box
    }
owner-now =
    { $to ->
        [sheet] the sheet
        [player] { $to-seat }
        [company] { $to-company }
       *[other] the box
    }

## Money

event-money-moved =
    { $to ->
        [bank] { payer } paid { $amount } { purpose }
       *[other]
            { $why ->
                [start] { payee } starts with { $amount }
                [private-income] { payee } got { $amount } in income from { $why-private }
                [dividend] { payee } got { $amount } in dividends from { $why-company }
                [capital] { payee } got { $amount } in capital
               *[other]
                    { $from ->
                        [bank] The bank
                       *[other] { payer }
                    } paid { payee } { $amount } { purpose }
            }
    }
payer =
    { $from ->
        [player] { $from-seat }
        [company] { $from-company }
       *[bank] the bank
    }
payee =
    { $to ->
        [player] { $to-seat }
        [company] { $to-company }
       *[bank] the bank
    }
purpose =
    { $why ->
        [private] for { $why-private }
        [shares] for shares of { $why-company }
        [terrain] for the terrain of { $why-hex }
        [station] for a station on { $why-hex }
        [revenue] in revenue
        [take-over] for shares of { $why-company }
        [treasury] out of its treasury
        [train] for { A($why-train) }
        [turning] for turning { A($why-train) }
        [help] towards a train
        [loan-help] towards repaying its loans
        [loan] as a loan
        [repayment] to repay loans
        [interest] in interest
        [escrow] that had been held back
        [private-deal] for { $why-private }
       *[bankruptcy] in bankruptcy
    }
event-debt-changed = { $seat } now owes { $debt }, with a penalty of { $penalty }
event-loans-changed =
    { $company } now has { $loans ->
        [one] 1 loan
       *[other] { $loans } loans
    }
event-escrow-changed = { $escrow } is held back for { $company }

## Companies and shares

event-company-left-out = { $company } is not in this game, drawn by lot from { LIST($among, last: " and ") }
event-company-drawn = Václav received { $company } at { $price }, drawn by lot from { LIST($among, last: " and ") }
event-railway-closed =
    { $company } { COUNT($hexes) ->
        [0] is not in this game
       *[other] closed, and its marker left { LIST($hexes, last: " and ") }
    }
event-company-started = { $seat } started { $company } at { $price }
event-company-floated = { $company } floated
event-company-closed = { $company } closed
event-shares-moved =
    { $shares ->
        [one] 1 share
       *[other] { $shares } shares
    } of { $company } { $to ->
        [gone] held by { holder-before } left the game
       *[other] went from { holder-before } to { holder-now }
    }
holder-before =
    { $from ->
        [bank] the bank
        [player] { $from-seat }
        [vaclav] Václav
        [pool] the pool
       *[gone] the box
    }
holder-now =
    { $to ->
        [bank] the bank
        [player] { $to-seat }
        [vaclav] Václav
        [pool] the pool
       *[gone] the box
    }
event-director-changed =
    { GIVEN($to) ->
        [no] { $company } was left without a { chief }
       *[yes]
            { $to } became { chief } of { $company }{ GIVEN($from) ->
                [yes] {" "}after { $from }
               *[no] {""}
            }
    }
# Unsaid: $space
event-price-moved =
    The price of { $company } { COMPARE($to, $from) ->
        [more] rose
        [same] moved
       *[less] fell
    } from { $from } to { $to }
event-sold-out = { $company } was sold out
event-marker-lowered = The marker of { $company } went under the one that fell from a higher price
event-capital-fixed =
    { $company } gets its capital { $capital ->
        [escrow] for half of its shares at once, and for the rest at its destination
        [incremental] share by share
       *[full] in full once { $company-float } % is sold
    }
event-destination-reached = { $company } reached its destination

## The map

# Unsaid: $rotation
event-tile-laid =
    { $company } laid tile { $tile } on { $hex } ({ LIST($exits) }){ GIVEN($replaced) ->
        [yes] {" "}over { $replaced }
       *[no] {""}
    }
event-marker-placed = { $company } placed a marker on { place }
event-city-chosen = The marker of { $company } went to { city }
event-marker-returned = The marker of { $owner } on { place } went to the charter of { $company }
event-post-moved =
    { GIVEN($to) ->
        [yes] { $to-company } placed the post marker on { $to-hex }
       *[no] The post marker left the game
    }

## Trains

event-trains-ran =
    { $company } { COUNT($runs) ->
        [0] claimed { $revenue } without routes
       *[other] earned { $revenue }: { LIST($runs, by: "; ") }
    }
ran =
    { $train } { LIST($stops, by: " – ") }{ AMOUNT($bonus) ->
        [0] {""}
       *[other] {" "}+ { AMOUNT($bonus) }
    }
stop = { $hex } { AMOUNT($value) }
event-nothing-earned = { $company } earned nothing
event-revenue-earned = { $company } earned { $revenue }
event-train-moved =
    { CAPITAL(A($train)) } { $to ->
        [gone] from { stack-before } left the game
       *[other] went from { stack-before } to { stack-now }
    }
stack-before =
    { $from ->
        [stack] the stack
        [pool] the pool
        [company] { $from-company }
       *[gone] the box
    }
stack-now =
    { $to ->
        [stack] the stack
        [pool] the pool
        [company] { $to-company }
       *[gone] the box
    }
event-train-turned = { $company } turned { A($train) } into { A(turned) }
turned =
    { $side ->
        [small] { $train-small }
        [medium] { $train-medium }
       *[large] { $train-large }
    }
event-train-exported = Card { $train-letter } was exported
event-train-borrowed = { $company } borrowed { A($train) }
event-interest-withheld = { $company } paid { $amount } of its revenue in interest
event-type-scrapped = All { $train_type } trains were scrapped

## Deals

event-deal-offered = { offerer } offered { $to } { deal }
event-deal-accepted = { $seat } agreed
event-deal-refused = { $seat } refused
event-counter-offered =
    { $seat } { $deal ->
        [for-sale] offered
       *[other] asked
    } { deal-price } instead
offerer =
    { $deal ->
        [between-players] { $deal-buyer }
       *[other] { $company }
    }
# What is offered for how much.
deal =
    { $deal ->
        [for-sale] { $deal-private } for { $price }
       *[other] { deal-price }
    }
# A price with what it is for.
deal-price =
    { $deal ->
        [take-over] { $price } a share for { $deal-company }
        [train] { $price } for the { $deal-train } of { $deal-seller }
       *[other] { $price } for { $deal-private }
    }
event-taken-over = { $company } took over { $target } at { $price } a share
# $markers lists them by the two messages below.
# Unsaid: $unplaced, $hexes
event-markers-taken-over =
    { $company } took over { COUNT($markers) ->
        [0] no markers from { $target }
       *[other] the markers of { $target }: { LIST($markers, last: " and ") }
    }
markers-on-charter =
    { $count ->
        [one] 1 marker
       *[other] { $count } markers
    } on the charter
marker-on-hex = one on { $hex }

## The national company

event-company-merged = { $company } merged into the national company
# Unsaid: $space, $temporary, $frozen
event-national-formed = { $company } was formed with { $shares } shares at { $price }
# Unsaid: $city
event-station-merged =
    { $kept ->
        [yes] { $company } took over the station of { $owner } on { $hex }
       *[no] The station of { $owner } on { $hex } was removed
    }
event-national-frozen =
    { $company } { $frozen ->
        [yes] is frozen: it has no permanent train
       *[no] has a permanent train and is no longer frozen
    }
event-president-confirmed = The president of { $company } now has a second share
