### The table of a game as text: what stands at the heads of its columns, and around them. The columns become as wide as
### they need be.

# $round is one of those below or of the pages; $phase: phase d.
table-heading = { $round }, { $phase }
table-heading-decides = { $round }, { $phase }, rozhoduje { $player }
table-heading-operates = { $round }, { $phase }, na tahu je { $company }, rozhoduje { $player }
table-heading-vaclav = { $round }, { $phase }, na tahu je { $company }, za Václava rozhoduje { $player }
table-round-stock = Burzovní kolo { $number }
table-round-operating = Operační kolo { $set }.{ $number }
table-round-hand-out = Václavovy vlaky po sadě { $set }

## Players

table-player = hráč
table-cash = hotovost
table-certificates = certifikáty
table-debt = dluh
table-penalty = penále
table-worth = majetek
table-privates =
    { $privates ->
        [local] místní dráhy
       *[company] soukromé společnosti
    }

## Companies

table-no-company = Žádná společnost ještě není založena.
table-company = společnost
table-price = kurz
table-treasury = pokladna
table-vaclav = Václav
table-bank = banka
table-markers = žetony
table-trains = vlaky
table-not-floated = { $company } (ještě ne v provozu)
table-used = { $private }(využita)

## Trains, and what lies on the map

table-stack = balíček: karta { $card }, zbývá { $left } ({ $trains })
# In place of how many are left.
table-any-number = libovolný počet
table-train-for = { $train } za { $price }
table-pool = pool: { $trains }
table-scrapped = sešrotováno: { $trains }
table-printed = předtištěno
table-tile = dílek { $tile }, otočení { $rotation }
