### Why an action is refused: what is wrong with its numbers, and what would be right. No full stop.
### Besides its own arguments every reason knows $rule, the id of the rule behind it.

# $why is one of the messages below.
refusal = { $section }: { $why }

why-game-is-over = The game is over
why-not-your-turn = { $turn_of } must decide, not { $seat }
why-not-now = Something else must be decided first
why-may-not-pass =
    { $step ->
        [run] The trains must run
        [dividend] The revenue must be paid out or retained
       *[other] This must be decided before the game goes on
    }
why-cannot-afford = It costs { $need }, but only { $have } is available
why-out-of-range =
    { AMOUNT($to) ->
        [0] { $given } is too much: nothing can be paid
       *[other]
            { COMPARE($from, $to) ->
                [same] { $given } is not possible; it can only be { $to }
               *[other] { $given } is not between { $from } and { $to }
            }
    }
why-share-count =
    { $given ->
        [one] 1 share
       *[other] { $given } shares
    } asked for, but { $most ->
        [0] none
        [one] only 1
       *[other] at most { $most }
    } can be sold
why-not-a-start-price = { $price } is not a start price; possible are { LIST($prices-short, last: " and ") } { $currency }

## Private companies and papers

why-private-not-there =
    { $rule ->
        [R-PRE-02] { CAPITAL($private) } is not on the sheet
        [R-MOR-12] { CAPITAL($private) } is not on the board
        [R-MOR-15] The director does not own { $private }
        [R-LOC-08] No player owns { $private }
        [R-36-AUC-02] { CAPITAL($private) } has already been sold
        [R-36-PRV-03] No player owns { $private }
        [R-36-PRV-04] No other player has { $private } for sale
        [R-36-EMR-08] The president does not own { $private }
       *[other] The company does not own { $private }
    }
why-found-no-bid = Nobody bid for { $private }; it cannot be put up again until another paper is sold
why-not-for-sale = No company can buy { $private }; its owner can only have a company run it
why-no-share-company = { $company } is a private railway and has no shares
why-power-is-used = The power of { $private } has already been used
# $colours and $terrains are what its power is for.
why-no-such-power =
    { CAPITAL($private) } only { $rule ->
        [R-LOC-02] lays purple-edged tiles in { LIST($colours, last: " and ") }
       *[other] waives the cost of { LIST($terrains, last: " and ") }
    }
why-not-the-cheapest = Only the cheapest private company can be bought, and only the others can be bid for

## Shares

why-first-stock-round = No shares can be sold in the first stock round
why-above-certificate-limit = { $holds } certificates are above the limit of { $limit }, so shares must be sold first
why-certificate-limit = { $holds } certificates leave no room under the limit of { $limit }
why-ownership-limit = That would be { $percent }% of { $company }; at most { $most }% is allowed
why-vaclavs-company = { $company } is Václav's: it pays out, and never buys, sells or trades
why-not-available-yet =
    { GIVEN($since) ->
        [yes] { $company } can be started from { $since } on, not in { $phase }
       *[no] { $company } cannot be started, in { $phase } or later
    }
why-already-started = { $company } has already been started
why-not-started = { $company } has not been started yet
why-company-closed = { $company } has left the game
why-no-share-in-bank = The bank has no share of { $company }
why-sold-this-round = Shares of { $company } cannot be bought: this player sold some in this round
why-in-debt = { $debt } of debt must be repaid first
why-no-successor =
    { $most ->
        [0] No share
        [one] Only 1 share
       *[other] Only { $most } shares
    } of { $company } can be sold, since nobody else could become { chief }
why-pool-full =
    { $most ->
        [0] The pool has no room for more shares of { $company }
       *[other] The pool has room for { shares-at-most } of { $company } at most
    }
why-pool-first = More than half of { $company } is in the pool, so shares must be bought there
why-one-purchase = Only one purchase is allowed in a turn
why-sales-are-over = In a turn shares are sold either before or after the purchase, not both
why-just-bought-shares =
    { $most ->
        [0] Shares of { $company } that were just bought cannot be sold
       *[other] Shares of { $company } that were just bought cannot be sold, so { shares-at-most } at most
    }
why-more-than-needed = No more may be sold than is needed: { shares-at-most } at most
why-president-stays = The president of { $company } cannot change while it needs money
why-must-buy-second = The temporary president must buy a second share of { $company }
why-block-sold = Shares of { $company } have already been sold, and nothing can be added to that block
why-nobody-could-act = { $company } would close, and on 18xx.games the game would then be stuck

shares-at-most =
    { $most ->
        [one] 1 share
       *[other] { $most } shares
    }

## The map

why-not-its-hex = { $hex } is not a home of the company
why-no-tiles-here = { $hex } takes no tiles
why-tile-does-not-fit = Tile { $tile } does not fit on { $hex }
why-position-does-not-fit = Tile { $tile } does not fit in position { $rotation } on { $hex }
why-same-picture = Positions { $rotation } and { $same_as } look the same; use position { $same_as }
why-colour-not-yet =
    { $colour ->
        [yellow] Yellow
        [green] Green
        [brown] Brown
        [grey] Grey
        [red] Red
       *[white] White
    } tiles { GIVEN($since) ->
        [yes] can be laid from { $since } on, not in { $phase }
       *[no] cannot be laid, in { $phase } or later
    }
why-no-tile-left = No tile { $tile } is left
why-needs-local = Tile { $tile } can only be laid with the power of a local railway
why-nothing-to-waive = A tile on { $hex } costs nothing anyway
why-build-used-up =
    { $laid ->
        [one] 1 tile
       *[other] { $laid } tiles
    } laid, and this turn allows no more
why-yellow-or-promotion = A turn allows yellow tiles or one promotion, not both
why-home-first = The first tile must go on { $home }, the home of the company
why-not-connected = The tile on { $hex } would not be connected to a station of the company
why-no-new-track = No new track on { $hex } would be connected
why-blocked-by-private = Nobody may build on { $hex } while a player owns { $private }
why-no-such-city = There is no city { $city } on { $hex }
why-no-marker-left = No marker is left on the charter
why-marker-on-hex = The company already has a marker on { $hex }
why-city-full = No place is free on { $hex }
why-place-reserved = The free place on { $hex } is reserved for { $company }
why-city-not-connected = No connection leads from a station of the company to { $hex }

## Routes

why-cannot-run = The company cannot run { A($train) }
why-illegal-route =
    The route of the { $train } { $fault ->
        [broken] is not continuous
        [too-short] has fewer than two locations
        [too-long] has more locations than the train can reach
        [no-station] has no station of the company
        [stop-twice] uses a location twice
        [track-twice] uses track twice
       *[blocked] passes through a blocked city
    }{ GIVEN($hex) ->
        [yes] {" "}on { $hex }
       *[no] {""}
    }
why-runs-not-sorted = The runs must be given in order
why-better-routes = The routes earn { $claimed }, but { $best } is possible: { LIST($stops, by: "; ") }

## Deals and trains

why-not-smaller = { $target } is not smaller than the company
why-not-floated = { $company } has not floated
why-itself = A company cannot deal with itself
why-refused-before = { $price } was refused, and nothing has changed since: only more can be offered
why-no-other-price = There is no other price to name: the offer can only be accepted or refused
why-not-in-phase =
    { $rule ->
        [R-36-LOAN-01] No more loans are given in { $phase }
       *[other]
            { GIVEN($since) ->
                [yes] Such deals are possible from { $since } on, not in { $phase }
               *[no] Such deals are not possible, in { $phase } or later
            }
    }
why-too-large = { $company } is a { size-of-company } company and may not own trains of the { size } size
why-no-such-side = The card has no { size } side
why-no-such-train = No { $train } is available
why-type-is-scrapped = { $train_type } trains have been scrapped
why-only-larger = A train can only be turned to a larger side
# $limit is what the company may own.
why-train-limit =
    { $company } owns { $owns ->
        [one] 1 train
       *[other] { $owns } trains
    }, { $company-national ->
        [yes] at most { $limit }
       *[no]
            { COMPARE($owns, $limit) ->
                [same] the limit in { $phase }
               *[other] at most { $limit } in { $phase }
            }
    }
why-keep-room-for-own-train =
    { $company } may own { $limit ->
        [one] 1 train
       *[other] { $limit } trains
    }, and one of them must be a train that it can run
why-must-own-train = { $company } must own a train that it can run
why-just-bought = The { $train } was just bought and must stay
why-permanent-stays = The { $train } is permanent and must stay with the national company
why-type-bought = { CAPITAL(A($train_type)) } has already been bought in this turn
why-printed-price = The national company trades trains only at the printed price, { $price }
why-only-permanent = The national company buys only permanent trains
why-frozen = Without a permanent train the national company may pay for nothing else
why-only-cheapest = The president helps only with the cheapest train, for { $price }

## Loans

why-loan-limit =
    The company has { $loans ->
        [one] 1 loan
       *[other] { $loans } loans
    }, as many as players hold shares of it
why-one-loan = A company can take only one loan in a turn
why-has-repaid = A company that has repaid a loan cannot take one in the same turn
why-no-loan = The company has no loan
why-can-still-pay = Enough can still be raised by selling shares
why-sold-for-train = Shares were sold for the cheapest train, and the money must pay for it
why-other-way = Selling shares is not enough; a loan, or a train from another of the president's companies, would do

## Parts of reasons

size-of-company =
    { $company-size ->
        [small] small
        [medium] medium
       *[large] large
    }
