### What happened, in the present tense. No full stop.

## Rounds and turns

event-order-dealt =
    Zugreihenfolge { $by ->
        [start] zu Beginn
        [least-cash] nach Bargeld, aufsteigend
        [most-cash] nach Bargeld, absteigend
       *[priority] nach Erstkaufrecht
    }: { LIST($order) }
event-round-began =
    { $round ->
        [pre-stock] Die Vor-Aktienrunde beginnt
        [privates] Die Versteigerung der Privatbahnen beginnt
        [auction] Die Versteigerung der Privatpapiere beginnt
        [stock] Aktienrunde { $round-number } beginnt
       *[operating] Betriebsrunde { $round-set }.{ $round-number } beginnt
    }
event-passed =
    { $seat } { $forced ->
        [yes] muss passen
       *[no] passt
    }
event-turn-began = { $company } ist am Zug
event-step-skipped =
    { $company } { $step ->
        [home] setzt keinen Heimatmarker
        [track] baut kein Gleis
        [station] baut keinen Bahnhof
        [run] fährt nicht
        [take-over] übernimmt keine Gesellschaft
        [trains] kauft keine Lok
        [borrow] leiht keine Lok
       *[loans] zahlt kein Darlehen zurück
    }
event-phase-began = { CAPITAL($phase) } beginnt
event-bank-broke = Die Bank ist gesprengt
event-went-bankrupt = { $seat } ist bankrott, es fehlen { $owes }
# $ranking lists the players, the wealthiest first, each by the message "ranked".
# Unsaid: $worth
event-game-ended = Spielende: { LIST($ranking) }
ranked = { $seat } { $worth }

## Private companies and papers

event-paper-picked = { $seat } stellt { $private } zur Versteigerung
event-bid-made = { $seat } bietet { $amount } für { $private }
event-paper-unsold = Kein Gebot für { $private }
event-nobody-bid = Kein einziges Gebot für ein Privatpapier: { $winner } steht in der Zugreihenfolge vorn und gewinnt
event-bid-placed = { $seat } bietet { $amount } für { $private }
event-bidder-left = { $seat } steigt bei { $private } aus
event-asking-price-fell = { $private } kostet nur noch { $price }
event-local-price-set = Lokalbahnen-Kurs: { $price }
event-private-moved =
    { CAPITAL($private) }{ $to ->
        [removed] {" "}verlässt das Spiel
        [closed] {" "}verlässt das Spiel
       *[other] : { owner-before } → { owner-now }
    }
event-power-used = { $company } nutzt das Sonderrecht von { $private }

owner-before =
    { $from ->
        [sheet] Auslage
        [player] { $from-seat }
        [company] { $from-company }
       *[other] Schachtel
    }
owner-now =
    { $to ->
        [sheet] Auslage
        [player] { $to-seat }
        [company] { $to-company }
       *[other] Schachtel
    }

## Money

event-money-moved = { payer } → { payee }: { $amount } { purpose }
payer =
    { $from ->
        [player] { $from-seat }
        [company] { $from-company }
       *[bank] Bank
    }
payee =
    { $to ->
        [player] { $to-seat }
        [company] { $to-company }
       *[bank] Bank
    }
purpose =
    { $why ->
        [start] Startgeld
        [private-income] Einkommen aus { $why-private }
        [dividend] Dividende von { $why-company }
        [capital] Kapital
        [private] für { $why-private }
        [shares] für { $why-company }-Aktien
        [terrain] Geländekosten auf { $why-hex }
        [station] für einen Bahnhof auf { $why-hex }
        [revenue] Einfahrergebnis
        [take-over] für { $why-company }-Aktien
        [treasury] aus der Kasse
        [train] für Lok { $why-train }
        [turning] für das Umdrehen von Lok { $why-train }
        [help] Zuschuss zum Lokkauf
        [loan-help] Zuschuss zur Rückzahlung von Darlehen
        [loan] Darlehen
        [repayment] Rückzahlung von Darlehen
        [interest] Zinsen
        [escrow] zurückgehaltenes Kapital
        [private-deal] für { $why-private }
       *[bankruptcy] wegen Bankrott
    }
event-debt-changed = { $seat }: { $debt } Schulden, { $penalty } Strafzinsen
event-loans-changed = { $company } hat jetzt { $loans } Darlehen
event-escrow-changed = { $company }: { $escrow } zurückgehalten

## Companies and shares

event-company-left-out = { $company } spielt nicht mit, ausgelost unter { LIST($among, last: " und ") }
event-company-drawn = Václav erhält { $company } zum Kurs von { $price }, ausgelost unter { LIST($among, last: " und ") }
event-railway-closed =
    { $company } { COUNT($hexes) ->
        [0] spielt nicht mit
       *[other] schließt, Marker entfernt: { LIST($hexes, last: " und ") }
    }
event-company-started = { $seat } gründet { $company } zum Kurs von { $price }
event-company-floated = { $company } geht in Betrieb
event-company-closed = { $company } schließt
event-shares-moved =
    { $shares ->
        [one] 1 Aktie
       *[other] { $shares } Aktien
    } { $company }: { holder-before } → { holder-now }
holder-before =
    { $from ->
        [bank] Bank
        [player] { $from-seat }
        [vaclav] Václav
        [pool] Bankpool
       *[gone] Schachtel
    }
holder-now =
    { $to ->
        [bank] Bank
        [player] { $to-seat }
        [vaclav] Václav
        [pool] Bankpool
       *[gone] aus dem Spiel
    }
event-director-changed =
    { GIVEN($to) ->
        [no] { $company } hat keinen { $chief ->
            [president] Präsidenten
           *[director] Direktor
        } mehr
       *[yes]
            { $to } leitet { $company }{ GIVEN($from) ->
                [yes] , vorher { $from }
               *[no] {""}
            }
    }
# Unsaid: $space
event-price-moved = Kurs { $company }: { AMOUNT($from) } → { $to }
event-sold-out = { $company } ist ausverkauft
event-marker-lowered = Der Kursmarker von { $company } rückt unter den, der von einem höheren Kurs gefallen ist
event-capital-fixed =
    { $company } erhält das Kapital { $capital ->
        [escrow] für die erste Hälfte der Aktien sofort, den Rest am Ziel
        [incremental] für jede Aktie sofort
       *[full] auf einmal, sobald { $company-float } % verkauft sind
    }
event-destination-reached = { $company } erreicht das Ziel

## The map

# Unsaid: $rotation
event-tile-laid =
    { $company } legt Plättchen { $tile } auf { $hex } ({ LIST($exits) }){ GIVEN($replaced) ->
        [yes] , vorher { $replaced }
       *[no] {""}
    }
event-marker-placed = { $company } setzt einen Marker auf { place }
event-city-chosen = Der Marker von { $company } kommt auf { city }
event-marker-returned = Der Marker von { $owner } auf { place } kommt auf den Gesellschaftsbogen von { $company }
event-post-moved =
    { GIVEN($to) ->
        [yes] { $to-company } setzt den Postmarker auf { $to-hex }
       *[no] Der Postmarker verlässt das Spiel
    }

## Trains

event-trains-ran =
    { $company } { COUNT($runs) ->
        [0] gibt { $revenue } ohne Strecken an
       *[other] fährt { $revenue } ein: { LIST($runs, by: "; ") }
    }
ran =
    { $train } { LIST($stops, by: " – ") }{ AMOUNT($bonus) ->
        [0] {""}
       *[other] {" "}+ { AMOUNT($bonus) }
    }
stop = { $hex } { AMOUNT($value) }
event-nothing-earned = { $company } fährt nichts ein
event-revenue-earned = { $company } fährt { $revenue } ein
event-train-moved = Lok { $train }: { stack-before } → { stack-now }
stack-before =
    { $from ->
        [stack] Stapel
        [pool] Lokpool
        [company] { $from-company }
       *[gone] Schachtel
    }
stack-now =
    { $to ->
        [stack] Stapel
        [pool] Lokpool
        [company] { $to-company }
       *[gone] aus dem Spiel
    }
event-train-turned = { $company } dreht Lok { $train } um: jetzt { turned }
turned =
    { $side ->
        [small] { $train-small }
        [medium] { $train-medium }
       *[large] { $train-large }
    }
event-train-exported = Export: eine Lokkarte { $train-letter }
event-train-borrowed = { $company } leiht Lok { $train }
event-interest-withheld = { $company } zahlt { $amount } Zinsen aus dem Einfahrergebnis
event-type-scrapped = Alle { $train_type }-Loks verschrottet

## Deals

event-deal-offered = { offerer } macht { $to } ein Angebot: { deal }
event-deal-accepted = { $seat } nimmt an
event-deal-refused = { $seat } lehnt ab
event-counter-offered =
    { $seat } { $deal ->
        [for-sale] bietet
       *[other] verlangt
    } stattdessen { deal-price }
offerer =
    { $deal ->
        [between-players] { $deal-buyer }
       *[other] { $company }
    }
# What is offered for how much.
deal =
    { $deal ->
        [for-sale] { $deal-private } für { $price }
       *[other] { deal-price }
    }
# A price with what it is for.
deal-price =
    { $deal ->
        [take-over] { $price } je { $deal-company }-Aktie
        [train] { $price } für Lok { $deal-train } von { $deal-seller }
       *[other] { $price } für { $deal-private }
    }
event-taken-over = { $company } übernimmt { $target }, { $price } je Aktie
# $markers lists them by the two messages below.
# Unsaid: $unplaced, $hexes
event-markers-taken-over =
    { $company } übernimmt { COUNT($markers) ->
        [0] keine Marker von { $target }
       *[other] Marker von { $target }: { LIST($markers, last: " und ") }
    }
markers-on-charter = { $count } auf dem Gesellschaftsbogen
marker-on-hex = 1 auf { $hex }

## The national company

event-company-merged = { $company } fusioniert in die Nationalbahn
# Unsaid: $space, $temporary, $frozen
event-national-formed = { $company } entsteht mit { $shares } Aktien zum Kurs von { $price }
# Unsaid: $city
event-station-merged =
    { $kept ->
        [yes] { $company } übernimmt den Bahnhof von { $owner } auf { $hex }
       *[no] Der Bahnhof von { $owner } auf { $hex } wird entfernt
    }
event-national-frozen =
    { $company } { $frozen ->
        [yes] ist ohne permanente Lok eingefroren
       *[no] hat eine permanente Lok und ist nicht mehr eingefroren
    }
event-president-confirmed = Die zweite Aktie von { $company } ist gekauft, die vorläufige Präsidentschaft damit endgültig
