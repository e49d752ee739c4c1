### The table of a game as text: what stands at the heads of its columns, and around them. The columns become as wide as
### they need be.

# $round is one of those below or of the pages; $phase: phase d.
table-heading = { $round }, { $phase }
table-heading-decides = { $round }, { $phase }, { $player } entscheidet
table-heading-operates = { $round }, { $phase }, { $company } ist am Zug, { $player } entscheidet
table-heading-vaclav = { $round }, { $phase }, { $company } ist am Zug, { $player } entscheidet für Václav
table-round-stock = Aktienrunde { $number }
table-round-operating = Betriebsrunde { $set }.{ $number }
table-round-hand-out = Václavs Loks nach Satz { $set }

## Players

table-player = Spieler
table-cash = Bargeld
table-certificates = Papiere
table-debt = Schulden
table-penalty = Strafzinsen
table-worth = Vermögen
table-privates =
    { $privates ->
        [local] Lokalbahnen
       *[company] Privatbahnen
    }

## Companies

table-no-company = Noch ist keine Gesellschaft gegründet.
table-company = Gesellschaft
table-price = Kurs
table-treasury = Kasse
table-vaclav = Václav
table-bank = Bank
table-markers = Marker
table-trains = Loks
table-not-floated = { $company } (nicht in Betrieb)
table-used = { $private }(verbraucht)

## Trains, and what lies on the map

table-stack = Stapel: { $left } von { $card } ({ $trains })
# In place of how many are left.
table-any-number = beliebig viele
table-train-for = { $train } für { $price }
table-pool = Lokpool: { $trains }
table-scrapped = verschrottet: { $trains }
table-printed = aufgedruckt
table-tile = Plättchen { $tile } in Lage { $rotation }
