# What may be decided, and what it leads to. Sentences of the log and of refusals come from the rules.

## Verbs
verb-buy-local = Lokalbahn kaufen
verb-sell-shares = Aktien verkaufen
verb-start-company = Gesellschaft gründen
verb-buy-share = Aktie kaufen
verb-repay-debt = Schulden zurückzahlen
verb-lay-home-tile = Heimatplättchen legen
verb-choose-city = Heimatstadt wählen
verb-lay-tile = Gleis bauen
verb-place-station = Bahnhof bauen
verb-run-trains = Loks fahren lassen
verb-claim-revenue = Einfahrergebnis ohne Strecken angeben
verb-dividend = Ausschütten oder einbehalten
verb-take-over = Gesellschaft übernehmen
verb-return-marker = Marker zurücknehmen
verb-turn-train = Lok umdrehen
verb-scrap-train = Lok verschrotten
verb-buy-train = Lok kaufen
verb-buy-train-from = Lok einer anderen Gesellschaft kaufen
verb-return-train = Lok zurückgeben
verb-offer-for-local = Lokalbahn einem Spieler abkaufen
verb-offer-private = Privatbahn den anderen anbieten
verb-sell-local = Lokalbahn an die Bank verkaufen
verb-answer = Deine Antwort
verb-counter-offer = Anderen Preis nennen
verb-pass = Passen
pass = Passen
pass-track = Kein Gleis mehr
pass-track-unlaid = Kein Gleis
pass-station = Kein Bahnhof
pass-this-step = nur dieser Schritt
pass-take-over = Keine Übernahme
pass-taken-trains = Rest behalten
pass-trains = Keine Lok mehr
pass-after-selling = Nichts kaufen
go-on-track = kein Gleis mehr
go-on-track-unlaid = kein Gleis
go-on-station = kein Bahnhof
go-on-track-station = kein Gleis mehr, kein Bahnhof
go-on-track-station-unlaid = kein Gleis, kein Bahnhof

## Actions and what they lead to
sell-number = { $count ->
    [one] 1 Aktie für { $sum }
   *[other] { $count } Aktien für { $sum }
}
do-repay = Zurückzahlen
do-claim = Angeben
do-offer = Anbieten
do-buy = Kaufen
take-number = { $number } nehmen
do-ask = Verlangen
revenue = Ertrag
from-to = { $from } bis { $to }
each-brings = je { $price }
hexes-hint = Wähle ein umrandetes Hexfeld auf der Karte oder hier.
start-hint = Du bezahlst zwei Aktien zum gewählten Kurs. Einzelheiten stehen in der Aktientabelle.
start-by-sheet = Kurs wählen
sell-by-sheet = Anzahl wählen
ways = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
power = Eine Gesellschaft, der sie gehört, darf einmal ein violett umrandetes Plättchen legen ({ $tiles }) oder ohne Geländekosten bauen ({ $terrain }).
power-short = { $income } je Runde · { $tiles } · { $terrain }
powers-of-locals = Eine Gesellschaft, der sie gehört, darf einmal ein violett umrandetes Plättchen dieser Farben legen oder in diesem Gelände kostenlos bauen.
cash-unchanged = dein Bargeld bleibt gleich
cash-after = Rest { $cash }
cash-then = dann { $cash }
treasury-after = { $company } hat dann { $cash }
price-move = Kurs { $company } { $from } → { $to }
new-director = { $player } leitet { $company }
floats = { $company } geht mit { $capital } in Betrieb
you-direct = du leitest { $company }
new-phase = { $phase } beginnt
scrapping = alle { $train }-Loks werden verschrottet
loses-trains = { $company } verliert { $count ->
    [one] eine Lok
   *[other] { $count } Loks
} ({ $trains })
returns-trains = { $company } muss Loks in den Pool zurückgeben
new-order = danach am Zug: { $order }
help = { $player } zahlt { $amount } dazu
loan = { $player } hat { $debt } Schulden und { $penalty } Strafzinsen
free = gratis
tiles-left = noch { $count }
do-lay = Legen
tray-turn = Ein weiterer Klick auf das Plättchen, hier oder auf der Karte, dreht es.
tray-keys = R dreht auch, Enter legt, Escape schließt.
earns = Ertrag { $before } → { $after }
earns-with = mit { $train }-Lok: { $earns }
earns-with-second = { $earns }; { $together } mit einem zweiten: { $tile }
earns-as-before = Ertrag weiter { $after }
earns-nothing = noch kein Ertrag
at-least = mindestens { $amount }
next-run = nächste Fahrt: { $earns }
this-run = diese Fahrt: { $earns }
run-without = ohne sie: { $earns }
next-on-stack = danach zu kaufen: { $trains }
cost-waived = erlassen
power-of = Mit dem Sonderrecht von Lokalbahn { $private }
tray-empty = Hier kann gerade nichts gelegt werden.

## The sheet of a company
sheet = Entscheiden
treasury-short = Kasse
trains-locals = Loks, Bahnen
open-company = { $company }: was möglich ist
open-bank = { $company }-Aktien in der Bank: kaufen
open-own = Deine { $company }-Aktien: verkaufen
sheet-home = Heimat: { $home }
share-is = eine Aktie sind { $percent } %
you = du
new = (neu)
you-hold = { $count ->
    [0] du hast keine
   *[other] du hast { $count }
}
bank-holds = { $count ->
    [0] keine in der Bank
   *[other] { $count } in der Bank
}
last-run = Letzte Fahrt { $revenue }: { $share } je Aktie, { $percent } %
last-run-short = letzte Fahrt { $share } je Aktie, { $percent } %
last-run-nothing = letzte Fahrt ohne Ertrag
last-run-none = noch nicht gefahren
buy-for = Aktie für { $price } kaufen
after-shares = Du hast dann
shares-percent = { $count ->
    [one] 1 Aktie
   *[other] { $count } Aktien
}, { $percent } %
after-director = Direktor
after-float = Inbetriebnahme
floats-with = jetzt, mit { $capital }
float-progress = { $held } von { $float } Aktien verkauft
after-certificates = Papiere
after-cash = Dein Bargeld
start-terms = Du bezahlst zwei Aktien und leitest die Gesellschaft. Sind { $float } von { $shares } Aktien verkauft, geht sie in Betrieb: Sie erhält ihr Kapital und kommt an den Zug. Du darfst { $most } besitzen.
start-pays = du zahlst { $sum }
start-brings = Kapital { $capital }
start-place = Reihenfolge { $place }/{ $count }
start-floats-at = Betrieb ab { $float } von { $shares_count } Aktien
start-operates-at = am Zug ab { $count } von { $shares_count } Aktien
start-price = Kurs
start-capital = Kapital
start-cash = Rest
start-more = Weitere
start-more-hint = Wie viele weitere Aktien dieses Bargeld kaufen könnte
start-at = Gründen zu
start-order = Reihenfolge
sell-for = { $count ->
    [one] 1 Aktie
   *[other] { $count } Aktien
} für { $sum } verkaufen

## Beside the decision itself
at-any-time = Lokalbahnen: nutzen, kaufen, verkaufen

## Pre-Stock Round
local-income = Einkommen { $income } in jeder Betriebsrunde.
local-sold = bei { $player }
pick-order = Als Nächstes wählt
stock-order = Erste Aktienrunde, nach jetzigem Bargeld

## Running trains
run-for = { $revenue } einfahren
run-unproven = Hier liegt zu viel Gleis, um alle Strecken durchzuprobieren. Diese bringen { $revenue }, und mehr als { $most } bringt keine.
claim-hint = Dieses Spiel läuft wie auf 18xx.games, wo man jedes Einfahrergebnis angeben darf. Die besten Strecken bringen { $best }.
claim-hint-bare = Dieses Spiel läuft wie auf 18xx.games, wo man jedes Einfahrergebnis angeben darf.

## Dividend
pay-out = { $revenue } ausschütten
retain = { $revenue } einbehalten
bank-part = Der Bank bleiben { $amount }
treasury-of = Kasse von { $company }
price-stays = bleibt { $price }
next-order = Danach am Zug

## Take-over
take-over-open = { $from } bis { $to } je Aktie
take-over-open-one = { $from } je Aktie
take-over-costs = insgesamt { $from } bis { $to }
take-over-costs-one = insgesamt { $from }
take-over-brings = bringt { $treasury }
take-over-trains = { $count ->
    [one] und die Lok { $trains }
   *[other] und die Loks { $trains }
}
take-over-no-room = { $count ->
    [one] kein Platz für die Lok { $trains }
   *[other] kein Platz für die Loks { $trains }
}
take-over-locals = { $count ->
    [one] und die Lokalbahn { $locals }
   *[other] und die Lokalbahnen { $locals }
}
take-over-title = { $company } übernimmt { $target }
take-over-price = Preis je Aktie
take-over-range = Nach der Spielregel { $lowest } bis { $highest }: { $least } % bis { $most } % vom Kurs { $price }. Die Kasse von { $company } reicht bis { $to }.
take-over-ask = { $player } leitet { $target } und wird gefragt.
take-over-own = Du leitest beide Gesellschaften: Die Übernahme erfolgt sofort.
do-take-over = Übernehmen
do-offer-take-over = Anbieten
holder = Besitzer
gets-shares = Aktien
gets = Erhält
in-all = Gesamt
what-moves = Was { $company } erhält
moves-treasury = Kasse
moves-trains = Loks
moves-stations = Bahnhöfe
moves-locals = Lokalbahnen
moves-markers = Freie Marker
nothing = keine
treasury-then = Kasse von { $company }: { $before } → { $after }
doubled-itself = { $hex }: Beide haben einen Marker in dieser Stadt, der von { $target } kommt auf den Gesellschaftsbogen
doubled-choice = { $hex }: Beide haben einen Marker, der Direktor von { $company } wählt, welcher auf den Gesellschaftsbogen kommt
taken-trains = Ihre Loks
taken-then = Nach der Übernahme wird über jede entschieden:
taken-keep = behalten
taken-turn = zu { $train } umdrehen für { $cost }
taken-scrap = verschrotten
taken-not-all = Nicht alle können bleiben.
taken-none = Keine kann bleiben.
taken-no-room = { $company } hat schon { $count } Loks, Loklimit { $limit }: Keine von diesen kann bleiben.
taken-over-limit = { $company } hätte { $count } Loks, Loklimit { $limit }: { $surplus_count ->
    [one] eine muss weg
   *[other] { $surplus_count } müssen weg
}.

## Trains
trains-have = { $company } hat { $count ->
    [one] 1 Lok
   *[other] { $count } Loks
} ({ $trains }); Loklimit: { $limit }. Kasse: { $treasury }.
trains-none = { $company } hat keine Lok; Loklimit: { $limit }. Kasse: { $treasury }.
trains-must = Bis zum Ende ihres Zuges muss sie eine Lok besitzen, mit der sie fahren kann.
from-stack = Stapel
from-pool = Lokpool
from-others = Andere Gesellschaften
stack-left = noch { $count } von Lokkarte { $card }
stack-unlimited = Lokkarte { $card }, unbegrenzt
pool-empty = Der Lokpool ist leer.
others-none = Keine andere Gesellschaft hat Loks.
emergency = { $price } = { $treasury } Kasse + { $help } dein Bargeld + { $loan } Darlehen
emergency-no-loan = { $price } = { $treasury } Kasse + { $help } dein Bargeld
loan-cost = Das Darlehen kostet dich { $double }: { $loan } zahlst du zurück, bevor du wieder Aktien kaufst, und { $loan } Strafzinsen werden am Spielende abgezogen.
fits-not = { $company } kann nicht damit fahren

## Answers and returns
answer-train = { $company } bietet { $price } für Lok { $train } von { $seller }.
answer-train-left =
    Nimmst du an, hat { $seller } dann { $treasury } und { $count ->
        [0] keine Lok
        [one] eine Lok: { $trains }
       *[other] { $count } Loks: { $trains }
    }.
answer-local = { $company } bietet { $price } für deine Lokalbahn { $private }.
answer-local-left = Du hast dann { $cash }. Ihr Einkommen von { $income } in jeder Betriebsrunde geht an { $company }, ebenso ihr Sonderrecht.
answer-private = { $company } bietet { $price } für deine Privatbahn { $private }.
answer-private-left = Du hast dann { $cash }. Ihr Einkommen von { $income } in jeder Betriebsrunde geht an { $company }.
answer-take-over = { $company } bietet { $price } je Aktie für { $target }; die Gesellschaft scheidet damit aus dem Spiel aus.
answer-share-price = Der Kurs von { $target } ist { $price }.
answer-for-sale = Die Privatbahn { $private } steht zum Verkauf: { $price } von dir?
answer-for-sale-left = Du hast dann { $cash } und bekommst ihr Einkommen von { $income } in jeder Betriebsrunde.
counter-price = Dein Preis
counter-price-share = Dein Preis je Aktie
counter-hint = Nimmt die andere Seite an, ist das Geschäft abgeschlossen.
countered-train = { $player } verlangt { $price } für Lok { $train } von { $seller }.
countered-local = { $player } verlangt { $price } für Lokalbahn { $private }.
countered-private = { $player } verlangt { $price } für Privatbahn { $private }.
countered-take-over = { $player } verlangt { $price } je Aktie für { $target }.
countered-for-sale = { $player } bietet { $price } für Privatbahn { $private }.
countered-offered = Dein Angebot: { $price }. Wenn du ablehnst, kannst du immer noch mehr als { $price } bieten.
countered-asked = Du hast { $price } verlangt. Wenn du ablehnst, werden die anderen gefragt, oder du gehst mit dem Preis herunter.
countered-local-left = Nimmst du an, hat { $company } dann { $treasury }, und { $private } bringt ihr { $income } in jeder Betriebsrunde.
local-to-bank = Die Bank zahlt im Zug einer Gesellschaft jederzeit { $price } für eine Lokalbahn.
return-hint = { $company } hat { $count } Loks; Loklimit in Phase { $phase }: { $limit }. Für Loks, die in den Pool gehen, gibt es kein Geld.
taken-hint = Mit den übernommenen Loks hat { $company } { $count }; Loklimit: { $limit }. Eine Lok auf eine größere Seite umzudrehen gilt als Verkauf.
choose-on-map = Wähle auf der Karte oder hier.
question-only-buys = { $player } kauft oder passt
