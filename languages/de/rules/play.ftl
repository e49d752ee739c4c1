### What is asked, what is done, and what is offered. No full stop.

## Decisions: what is waited for

decision-pre-stock = { $seat } kauft eine Lokalbahn oder passt
decision-pick-paper = { $seat } stellt ein Privatpapier zur Versteigerung
decision-bid = { $seat } bietet für { $paper } oder steigt aus
decision-railway-tile = { $seat } legt ein Plättchen für { $paper } oder passt
# Unsaid: $sold
decision-stock = { $seat } kann verkaufen, dann kaufen oder passen
decision-home-tile = { $company } legt das Heimatplättchen
decision-home-city = { $seat } wählt auf { $hex } die Heimatstadt von { $company }
decision-track = { $company } baut Gleis
decision-station = { $company } kann einen Bahnhof bauen
decision-run = { $company } lässt die Loks fahren
decision-dividend = { $company } schüttet { $revenue } aus oder behält sie ein
decision-take-over = { $company } kann Gesellschaften übernehmen
decision-doubled-marker = { $company } nimmt auf { $hex } den eigenen Marker oder den von { $target } zurück
decision-taken-trains = { $company } entscheidet über übernommene Loks: { LIST($taken, last: " und ") }
decision-trains = { $company } kauft Loks
decision-return-trains =
    { $company } gibt eine Lok in den Lokpool zurück{ GIVEN($keep) ->
        [yes] , aber nicht die { $keep }
       *[no] {""}
    }
decision-privates = { $seat } kauft die billigste Privatbahn, bietet oder passt
decision-raise = { $seat } erhöht das Gebot für { $private } oder steigt aus
# Unsaid: $done
decision-exchange = { $seat } kann Aktien verkaufen und kaufen oder passen
decision-dealing = { $seat } gründet, handelt mit Aktien oder passt
decision-private-station = { $company } baut einen Bahnhof auf { $hex } oder verzichtet
decision-borrow = { $company } leiht eine Lok
decision-loans = { $company } zahlt Darlehen zurück
decision-raising =
    { $seat } muss { $due } für { $need ->
        [interest] Zinsen
        [late-interest] Zinsen
       *[loans] Darlehen
    } von { $company } zahlen
decision-debts = { $company } zahlt zurück oder fusioniert
# Unsaid: $hex
decision-national-stations = { $company } gibt einen Bahnhof auf
decision-national-trains = { $company } behält Loks oder gibt sie zurück
decision-answer = { $seat } antwortet auf das Angebot von { offerer }: { deal }
# Unsaid: $company
decision-counter-offer = { $seat } antwortet auf das Gegenangebot von { $by }: { deal-price } statt { $offered }

# Who decides for Václav, and why.
for-vaclav =
    { $seat } entscheidet für Václav über { $question ->
        [track] das Gleis
        [station] die Bahnhöfe
       *[run] die Strecken
    } von { $company }, mit der { $priority ->
        [yes] niedrigsten
       *[no] höheren
    } Reihenfolgekarte

## Actions: an order

action-pass = Passen
action-buy-private = { $private } kaufen
action-pick-paper = { $private } versteigern
action-bid = { $amount } bieten
action-assign-train = { $private } für die Gesellschaft fahren lassen
action-sell-shares =
    { $shares ->
        [one] 1 Aktie
       *[other] { $shares } Aktien
    } { $company } verkaufen
action-start-company = { $company } zum Kurs von { $price } gründen
action-buy-share = { $company }-Aktie kaufen
action-repay-debt = { $amount } zurückzahlen
action-lay-home-tile = Heimatplättchen auf { $hex } legen, Lage { $rotation }
action-choose-city = Stadt { $city } wählen
# Unsaid: $rotation
action-lay-tile = Plättchen { $tile } auf { $hex } ({ LIST($exits) }){ with-local }
action-place-station = Bahnhof auf { city } bauen
action-run-trains =
    { COUNT($runs) ->
        [0] Nicht fahren
       *[other] Fahren: { LIST($runs, by: "; ") }
    }
action-claim-revenue = { $amount } angeben
action-pay-out = Ausschütten
action-retain = Einbehalten
action-pay-half = Hälfte ausschütten
action-take-over = { $price } je { $target }-Aktie bieten
action-return-marker = Marker aus Stadt { $city } zurücknehmen
action-turn-train = Lok { $train } zu { turned } umdrehen
action-scrap-train = Lok { $train } verschrotten
# $stack tells whether new trains lie on a stack.
action-buy-train =
    { $source ->
        [stack]
            { $stack ->
                [yes]
                    { $side ->
                        [small] Kleine
                        [medium] Mittlere
                       *[large] Große
                    } Lok vom Stapel kaufen
               *[no] Nächste neue Lok kaufen
            }
        [beside] Neue Lok der letzten Art kaufen
       *[pool]
            Lok { $source-train } aus dem Pool{ COMPARE($source-train-side, $side) ->
                [same] {""}
               *[other] {" "}als { bought }
            } kaufen
    }
bought =
    { $side ->
        [small] { $source-train-small }
        [medium] { $source-train-medium }
       *[large] { $source-train-large }
    }
action-buy-train-from = { $price } für Lok { $train } von { $seller } bieten
action-return-train = Lok { $train } in den Pool zurückgeben
action-offer-for-private = { $price } für { $private } bieten
action-sell-local = { $private } an die Bank verkaufen
action-bid-for = { $amount } für { $private } bieten
action-buy-from-pool = { $company }-Aktie aus dem Pool kaufen
action-take-loan = Darlehen aufnehmen
action-repay-loan = Darlehen zurückzahlen
action-place-post = Postmarker auf { $hex } setzen
action-trade-train =
    Lok { $train } für eine { $pooled ->
        [yes] Lok aus dem Pool
       *[no] neue Lok
    } in Zahlung geben
action-offer-private = { $private } den anderen für { $price } anbieten
action-go-bankrupt = Bankrott erklären
action-pay-loans = Alle Darlehen zurückzahlen
action-merge = Gesellschaft fusionieren lassen
action-remove-station = Bahnhof in { city } aufgeben
action-borrow-train =
    { $source ->
        [stack] Nächste Lok vom Stapel leihen
        [beside] Lok der letzten Art leihen
       *[pool] Lok { $source-train } aus dem Pool leihen
    }
action-accept = Annehmen
action-refuse = Ablehnen
action-counter-offer = Gegenangebot: { $price }

# A train with its route.
run = { $train } über { LIST($track-short, by: " ") }
with-local =
    { GIVEN($private) ->
        [yes] {" "}mit { $private }
       *[no] {""}
    }

## Offers: an order with what it costs or brings

offer-pass = { action-pass }
offer-buy-private = { $private } für { $price } kaufen
offer-pick-paper = { $private } versteigern, ab { $lowest }
offer-bid = { range } für { $private } bieten
offer-assign-train = { action-assign-train }
offer-sell-shares =
    { $most ->
        [one] 1 Aktie
       *[other] 1 bis { $most } Aktien
    } { $company } zu je { $price } verkaufen
offer-start-company = { $company } zum Kurs von { LIST($prices-short, last: " oder ") } { $currency } gründen
offer-buy-share = { $company }-Aktie für { $price } kaufen
offer-repay-debt =
    { COMPARE($least, $most) ->
        [same] { $most }
       *[other] { AMOUNT($least) } bis { $most }
    } zurückzahlen
offer-lay-home-tile = Heimatplättchen auf { $hex } legen, { positions }
offer-choose-city = { action-choose-city }
offer-lay-tile =
    Plättchen { $tile } auf { $hex } legen{ with-local }, { positions }{ AMOUNT($cost) ->
        [0] {""}
       *[other] , Kosten { $cost }
    }
offer-place-station = Bahnhof auf { city } für { $cost } bauen
# Whether more may be possible is said beside it, where it is not proven.
# Unsaid: $most
offer-run-trains = { action-run-trains } = { $revenue }
offer-claim-revenue = Beliebiges Einfahrergebnis angeben
offer-pay-out = { action-pay-out }
offer-retain = { action-retain }
offer-pay-half = { action-pay-half }
offer-take-over = { range } je { $target }-Aktie bieten
offer-return-marker = { action-return-marker }
offer-turn-train = { action-turn-train }, Kosten { $cost }
offer-scrap-train = { action-scrap-train }
offer-buy-train =
    { action-buy-train }: { $price }{ AMOUNT($help) ->
        [0] {""}
       *[other] , davon { $help } Zuschuss des { $chief ->
            [president] Präsidenten
           *[director] Direktors
        }
    }{ AMOUNT($loan) ->
        [0] {""}
       *[other] , davon { $loan } als Darlehen
    }
offer-buy-train-from = { range } für Lok { $train } von { $seller } bieten
offer-return-train = { action-return-train }
offer-offer-for-private = { range } für { $private } bieten
offer-sell-local = { $private } für { $price } an die Bank verkaufen
offer-bid-for = { range } für { $private } bieten
offer-buy-from-pool = { $company }-Aktie für { $price } aus dem Pool kaufen
offer-take-loan = Darlehen von { $amount } aufnehmen
offer-repay-loan = { action-repay-loan }
offer-place-post = { action-place-post }
offer-trade-train = { action-trade-train }, Aufpreis { $price }
offer-offer-private = { $private } den anderen für { range } anbieten
offer-go-bankrupt = { action-go-bankrupt }
offer-pay-loans =
    { action-pay-loans }{ AMOUNT($help) ->
        [0] {""}
       *[other] , davon { $help } Zuschuss des Präsidenten
    }
offer-merge = { action-merge }
offer-remove-station = { action-remove-station }
offer-borrow-train = { action-borrow-train }
offer-accept = { action-accept }
offer-refuse = { action-refuse }
offer-counter-offer = Gegenangebot: { range }

range =
    { COMPARE($from, $to) ->
        [same] { $to }
       *[other] { AMOUNT($from) } bis { $to }
    }
positions =
    { COUNT($rotations) ->
        [0] keine Lage möglich
       *[other] Lage { LIST($rotations, last: " oder ") }
    }
