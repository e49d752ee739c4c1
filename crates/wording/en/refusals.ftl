### Why an action is refused: what is wrong with its numbers, and what would be right. No full stop.
### Besides its own arguments every reason knows $rule, the id of the rule behind it.

# $why is one of the messages below.
refusal = { $section }: { $why }

why-game-is-over = The game is over
why-not-your-turn = { $turn_of } must decide, not { $seat }
why-not-now = Something else is to be decided now
why-may-not-pass =
    { $step ->
        [run] The trains must run
        [dividend] The revenue must be paid out or retained
       *[other] This must be decided before the game goes on
    }
why-cannot-afford = It costs { $need }, and there are { $have }
why-out-of-range =
    { AMOUNT($to) ->
        [0] { $given } is too much, since nothing can be paid
       *[other]
            { COMPARE($from, $to) ->
                [same] { $given } is not possible, only { $to }
               *[other] { $given } is not between { $from } and { $to }
            }
    }
why-share-count =
    { $given ->
        [one] 1 share
       *[other] { $given } shares
    } asked for, and { $most ->
        [0] none
       *[other] 1 to { $most }
    } can be sold
why-not-a-start-price = { $price } is not a start price, only { LIST($prices-short, last: " and ") } { $currency }

## Private companies and papers

why-private-not-there =
    { $rule ->
        [R-PRE-02] { CAPITAL($private) } is not on the sheet
        [R-MOR-12] { CAPITAL($private) } is not on the board
        [R-MOR-15] The director has no { $private } to run
        [R-LOC-08] No player owns { $private }
        [R-36-AUC-02] { CAPITAL($private) } is sold already
        [R-36-PRV-03] No player owns { $private }
        [R-36-PRV-04] No other player has { $private } for sale
        [R-36-EMR-08] The player has no { $private } to sell
       *[other] The company does not own { $private }
    }
why-found-no-bid = Nobody bid for { $private }, and it is not put up again before another is sold
why-not-for-sale = No company can buy { $private }; its owner can only have it run
why-no-share-company = { $company } is a private railway without shares
why-power-is-used = The power of { $private } has been used
# $colours and $terrains are what its power is for.
why-no-such-power =
    { CAPITAL($private) } only { $rule ->
        [R-LOC-02] lays purple-edged tiles in { LIST($colours, last: " and ") }
       *[other] waives the cost of { LIST($terrains, last: " and ") }
    }
why-not-the-cheapest = Only the cheapest private company is bought, and only the others are bid for

## Shares

why-first-stock-round = No shares are sold in the first stock round
why-above-certificate-limit = { $holds } certificates are above the limit of { $limit }, so shares must be sold first
why-certificate-limit = { $holds } certificates leave no room under the limit of { $limit }
why-ownership-limit = { $percent }% of { $company } would be owned, at most { $most }%
why-vaclavs-company = { $company } is Václav's, which pays out, and neither buys, sells nor trades
why-not-available-yet = { $company } can be started { since }, not in { $phase }
why-already-started = { $company } is started already
why-not-started = { $company } is not started yet
why-company-closed = { $company } has left the game
why-no-share-in-bank = The bank has no share of { $company }
why-sold-this-round = { $company } was sold by this player in this round
why-in-debt = { $debt } of debt must be repaid first
why-no-successor =
    { $most ->
        [0] No share
        [one] Only 1 share
       *[other] Only { $most } shares
    } of { $company } can be sold, since nobody else could be { chief }
why-pool-full = At most { shares-at-most } of { $company } fit into the pool
why-pool-first = More than half of { $company } is in the pool, and must be bought there
why-one-purchase = A turn has one purchase
why-sales-are-over = A turn sells before or after its purchase, not both
why-just-bought-shares = What was just bought of { $company } stays: at most { shares-at-most } can be sold
why-more-than-needed = No more may be sold than needed: { shares-at-most }
why-president-stays = The president of { $company } must stay, since it is in need
why-must-buy-second = The temporary president must buy a second share of { $company }
why-block-sold = Shares of { $company } were sold already, and no block is added to
why-nobody-could-act = { $company } would close, and on 18xx.games the game would stand still after that

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
why-same-picture = Position { $rotation } shows the same as { $same_as }, which is to be used
why-colour-not-yet =
    { $colour ->
        [yellow] Yellow
        [green] Green
        [brown] Brown
        [grey] Grey
        [red] Red
       *[white] White
    } tiles are laid { since }, not in { $phase }
why-no-tile-left = No tile { $tile } is left
why-needs-local = Tile { $tile } is only laid with the power of a local railway
why-nothing-to-waive = A tile on { $hex } costs nothing anyway
why-build-used-up =
    { $laid ->
        [one] 1 tile
       *[other] { $laid } tiles
    } laid, all that this turn allows
why-yellow-or-promotion = A turn allows yellow tiles or one promotion, not both
why-home-first = The first tile must lie on { $home }, the home
why-not-connected = The tile on { $hex } would not be connected to a station of the company
why-no-new-track = No new track on { $hex } would be connected
why-blocked-by-private = Nobody builds on { $hex } while a player owns { $private }
why-no-such-city = There is no city { $city } on { $hex }
why-no-marker-left = No marker is left on the charter
why-marker-on-hex = The company has a marker on { $hex } already
why-city-full = No place is free on { $hex }
why-place-reserved = The free place on { $hex } is kept for { $company }
why-city-not-connected = No connection leads from a station of the company to { $hex }

## Routes

why-cannot-run = The company cannot run { A($train) }
why-illegal-route =
    The route of the { $train } { $fault ->
        [broken] is not continuous
        [too-short] has fewer than two locations
        [too-long] has more locations than the train reaches
        [no-station] has no station of the company
        [stop-twice] uses a location twice
        [track-twice] uses track twice
       *[blocked] passes a city that is closed
    }{ GIVEN($hex) ->
        [yes] {" "}on { $hex }
       *[no] {""}
    }
why-runs-not-sorted = The runs must be given in order
why-better-routes = The routes earn { $claimed }, and { $best } are possible: { LIST($stops, by: "; ") }

## Deals and trains

why-not-smaller = { $target } is not smaller than the company
why-not-floated = { $company } has not floated
why-itself = A company does not deal with itself
why-refused-before = { $price } was refused, and nothing has changed: only more can be offered
why-no-other-price = There is no price to counter with; it can be taken or refused
why-not-in-phase =
    { $rule ->
        [R-36-LOAN-01] No loans are given any more in { $phase }
       *[other] Such deals are done { since }, not in { $phase }
    }
why-too-large = The { size } size is not for { $company }, a { size-of-company } company
why-no-such-side = The card has no { size } side
why-no-such-train = There is no { $train } to be had
why-type-is-scrapped = { $train_type } trains have been scrapped
why-only-larger = A train is only turned to a larger side
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
    }, one of them a train that it can run
why-must-own-train = { $company } must own a train that it can run
why-just-bought = The { $train } was just bought and stays
why-permanent-stays = The { $train } is permanent and stays with the national company
why-type-bought = A { $train_type } was bought in this turn already
why-printed-price = The national company deals at the printed price, { $price }
why-only-permanent = The national company buys permanent trains only
why-frozen = Without a permanent train the national company pays for nothing else
why-only-cheapest = The president helps only with the cheapest train, for { $price }

## Loans

why-loan-limit =
    { $loans ->
        [one] 1 loan is
       *[other] { $loans } loans are
    } as many as players have shares of it
why-one-loan = A company takes one loan in a turn
why-has-repaid = A company that has repaid a loan takes none in the same turn
why-no-loan = The company has no loan
why-can-still-pay = Shares can still be sold that bring enough
why-sold-for-train = Shares were sold for the cheapest train, and must pay for it
why-other-way = Shares alone do not bring enough; a loan or a train of another company of the president would do

## Parts of reasons

# $since is the first phase in which it is possible.
since =
    { GIVEN($since) ->
        [yes] from { $since } on
       *[no] never
    }
size-of-company =
    { $company-size ->
        [small] small
        [medium] medium
       *[large] large
    }
