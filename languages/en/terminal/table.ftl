### The table of a game as text: what stands at the heads of its columns, and around them. The columns become as wide as
### they need be.

# $round is one of those below or of the pages; $phase: phase d.
table-heading = { $round }, { $phase }
table-heading-decides = { $round }, { $phase }, { $player } decides
table-heading-operates = { $round }, { $phase }, { $company } operates, { $player } decides
table-heading-vaclav = { $round }, { $phase }, { $company } operates, { $player } decides for Václav
table-round-stock = Stock Round { $number }
table-round-operating = Operating Round { $set }.{ $number }
table-round-hand-out = Hand-outs after set { $set }

## Players

table-player = player
table-cash = cash
table-certificates = certificates
table-debt = debt
table-penalty = penalty
table-worth = worth
table-privates =
    { $privates ->
        [local] local railways
       *[company] private companies
    }

## Companies

table-no-company = No company has been started.
table-company = company
table-price = price
table-treasury = treasury
table-vaclav = Václav
table-bank = bank
table-markers = markers
table-trains = trains
table-not-floated = { $company } (not floated)
table-used = { $private }(used)

## Trains, and what lies on the map

table-stack = stack: { $left } of { $card } ({ $trains })
# In place of how many are left.
table-any-number = any number
table-train-for = { $train } for { $price }
table-pool = pool: { $trains }
table-scrapped = scrapped: { $trains }
table-printed = printed
table-tile = tile { $tile } turned { $rotation }
