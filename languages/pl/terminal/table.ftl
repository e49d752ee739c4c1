### The table of a game as text: what stands at the heads of its columns, and around them. The columns become as wide as
### they need be.

# $round is one of those below or of the pages; $phase: phase d.
table-heading = { $round }, { $phase }
table-heading-decides = { $round }, { $phase }, decyduje { $player }
table-heading-operates = { $round }, { $phase }, operuje { $company }, decyduje { $player }
table-heading-vaclav = { $round }, { $phase }, operuje { $company }, za Václava decyduje { $player }
table-round-stock = Runda giełdowa { $number }
table-round-operating = Runda operacyjna { $set }.{ $number }
table-round-hand-out = Pociągi Václava po serii { $set }

## Players

table-player = gracz
table-cash = gotówka
table-certificates = certyfikaty
table-debt = dług
table-penalty = kara
table-worth = majątek
table-privates =
    { $privates ->
        [local] koleje lokalne
       *[company] spółki prywatne
    }

## Companies

table-no-company = Nie założono jeszcze żadnej spółki.
table-company = spółka
table-price = kurs
table-treasury = skarbiec
table-vaclav = Václav
table-bank = bank
table-markers = żetony
table-trains = pociągi
table-not-floated = { $company } (jeszcze nie działa)
table-used = { $private }(użyta)

## Trains, and what lies on the map

table-stack = stos: karta { $card }, zostało: { $left } ({ $trains })
# In place of how many are left.
table-any-number = bez ograniczeń
table-train-for = { $train } za { $price }
table-pool = pula: { $trains }
table-scrapped = złomowane: { $trains }
table-printed = nadrukowany
table-tile = kafelek { $tile }, pozycja { $rotation }
