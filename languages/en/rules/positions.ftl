### What is wrong with a position that was set up, and what would be right. No full stop.

unsound-order-cards = Every player has just one place in the order of play
unsound-agenda = Decisions that wait: { $waiting }; one while the game goes on, none after its end
unsound-nobody-decides = What is asked is nobody’s to decide
unsound-passes = Every player either has passed or has not
unsound-turn = There is no turn { $next } after { $passes } passes with { $players } players
unsound-local-price =
    { GIVEN($price) ->
        [yes] Local railways cost { $price }
       *[no] Local railways have no price
    }; the process track says { GIVEN($right) ->
        [yes] { $right }
       *[no] none
    }
unsound-ended-early = The game ended before it began
unsound-bids-above-cash = { $seat } bids { $bids } in all and has { $cash }
unsound-sold-is-bid-for = What is sold already cannot be bid for
unsound-bidders = Who has passed and who bids next do not go together
unsound-impossible-bid = { $seat } cannot have bid { $bid }

## Rounds and turns

unsound-operates-twice = A company operates once in a round, not twice
unsound-operates-unfloated = { $company } is in the operating order and has not floated
unsound-no-turn = In an operating round it is a company’s turn
unsound-out-of-turn = It is not the turn of { $company }
unsound-operates-closed = It is the turn of { $company }, which has not floated or is closed
unsound-turn-not-begun = { $company } is in the middle of a turn and has never operated
unsound-tiles-in-turn = Tiles laid by { $company } in this turn: { $laid }; at most { $most }
unsound-wrong-phase = With { $left } cards { $train-letter } left on the stack it is { $right }, not { $phase }

## Shares and directors

unsound-shares-above-total = Shares of { $company } in hands and in the pool: { $held }; there are { $total }
unsound-shares-of-no-company = Shares of { $company } in hands: { $held }; it has not been started, or has left the game
unsound-shares-above-cap = { $seat } holds { $shares } shares of { $company }; at most { $most }
unsound-no-director = { $company } needs a { chief }
unsound-director-of-none = { $company } can have no { chief }: it is not in play, or belongs to Václav
unsound-director-holds = The { chief } of { $company } holds { $held } shares; at least 2
unsound-more-than-director = { $seat } holds { $shares } shares of { $company }, more than the { $held } of its { chief }
unsound-vaclav-absent = { $company } cannot be Václav’s: he does not play here
unsound-vaclav-twice = Václav has one company of each size; besides { $company } he has another
unsound-vaclav-holds = Václav’s { $company } has floated, and he holds { $right } shares of it, not { $shares }
unsound-more-than-vaclav = { $seat } holds { $shares } shares of { $company }, more than the { $held } of Václav
unsound-vaclav-owns = { $company } is Václav’s: it owns no money and no local railways
unsound-vaclav-trains = { $company } is Václav’s and owns { $trains } trains; it has one at most, of its own size
unsound-vaclav-took-over = { $company } is Václav’s and cannot have taken over another company

## Companies

unsound-early-home = { $company } places its home marker in its first turn, not before
unsound-owns-unfloated = { $company } has not floated, or has left the game, and owns nothing
unsound-charter-markers = Markers on the charter of { $company }: { $markers }; it must be { $right }
unsound-railway-marker = The marker of { $company } stands at its home while a player has the paper, and nowhere otherwise
unsound-railway-owns = { $company } is a private railway and owns nothing
unsound-chart-markers = Markers of { $company } on the share price chart: { $markers }; it must be { $right }
unsound-beside-chart = The marker of { $company } is not on the share price chart
unsound-start-price = { $company } cannot have started at { $price }; possible are { LIST($prices-short, last: " and ") } { $currency }
unsound-chart-order = { $before } at { $higher } operates before { $company } at { $price }, not after it
unsound-debt-above-penalty = { $seat } owes { $debt } with a penalty of { $penalty }; the penalty is never less
unsound-private-owner =
    { $private } cannot be { $owner ->
        [sheet] unsold at this time
        [player] with { $owner-seat } in this form
        [company] owned by { $owner-company }
        [removed] out of the game unsold at this time
       *[closed] closed at this time
    }{ $used ->
        [yes] {" "}with its power used
       *[no] {""}
    }

## Tiles and stations

unsound-tile-count = Tiles { $tile }: { $laid } on the map and { $left } left; in the box there are { $count }
unsound-tile-turned = Tile { $tile } on { $hex } looks the same in a smaller position than { $rotation }
unsound-red-tile-away = The red tile { $tile } does not belong on { $hex }
unsound-red-tile-early = { $company } has laid its red tile on { $hex }, so its home marker must have been placed
unsound-no-tiles-here = Tile { $tile } lies on { $hex }, where no tiles are laid
unsound-tile-letters = Tile { $tile } has other letters than { $hex }
unsound-tile-colour = Tile { $tile } on { $hex } has a colour that is not yet out in { $phase }
unsound-tile-leads-off = Tile { $tile } does not fit on { $hex } this way: its track leads off the map or misses a stub
unsound-tile-locations = Tile { $tile } has other cities or towns than { $hex }
unsound-city-full = Markers in a city of { $hex }: { $markers }; it has { $places } places
unsound-markers-on-hex = Markers of { $company } on { $hex }: { $markers }; one at most
unsound-marker-in-no-city = The marker of { $company } on { $hex } stands in no city
unsound-marker-waits = In which city of { $hex } the marker of { $company } stands must be said
unsound-marker-on-red = { $company } has a marker on the red tile of another on { $hex }
unsound-before-home = On { $hex } no marker can stand before its home company has chosen its city
unsound-home-places = Free places on { $hex }: { $free }; its home companies need { $needed }
unsound-marker-count = Markers on the map: { $placed }, on charters: { $charters }; in all there must be { $right }
unsound-markers-unsorted = The markers are not sorted

## Trains

unsound-cards-left = Cards { $train-letter } left on the stack: { $left }; possible are 1 to { $count }
unsound-cards-in-play = Cards { $train-letter } with companies and in the pool: { $count }; { $sold } have left the stack
unsound-scrapped-twice = A type of train is scrapped once, not twice
unsound-no-such-side =
    { GIVEN($company) ->
        [yes] { $company } owns a card
       *[no] In the pool is a card
    } that does not have this side
unsound-scrapped =
    { GIVEN($company) ->
        [yes] { $company } owns a { $train_type }
       *[no] In the pool is a { $train_type }
    }, and that type has been scrapped
unsound-trains-unfloated = { $company } has not floated, or has left the game, and owns no trains
unsound-train-too-large =
    { $company } owns a train for { $side ->
        [small] a small
        [medium] a medium
       *[large] a large
    } company, which is larger than itself
unsound-train-limit = Trains of { $company }: { $owns }; at most { $most }

## Money and credit

unsound-money-in-all = Bank { $bank }, players { $players } and companies { $companies } do not make { $all }
unsound-loans = Loans of { $company }: { $loans }; it can have none now
unsound-held-back = { $amount } cannot be held back for { $company }: it is not in play, gets its capital otherwise, or has reached its destination
unsound-no-capital = How { $company } gets its capital must be said
unsound-pool-full = Shares of { $company } in the pool: { $shares }; at most { $most }
unsound-national-unformed = { $company } is there without having been formed
unsound-cash-above-paid = { $seat } has { $cash }; the bank has paid { $paid }
unsound-worth = { $seat } is worth { $worth }, which no game can bring
unsound-treasury-above-paid = { $company } has { $treasury }; the bank has paid { $paid }
unsound-nothing-offered = { $seat } is asked, and there is nothing to do
