### Why an action is refused: what is wrong with its numbers, and what would be right. No full stop.
### Besides its own arguments every reason knows $rule, the id of the rule behind it.

# $why is one of the messages below.
refusal = { $section }: { $why }

why-game-is-over = Das Spiel ist zu Ende
why-not-your-turn = Jetzt entscheidet { $turn_of }, nicht { $seat }
why-not-now = Jetzt ist etwas anderes zu entscheiden
why-may-not-pass =
    { $step ->
        [run] Die Loks müssen fahren
        [dividend] Das Einfahrergebnis muss ausgeschüttet oder einbehalten werden
       *[other] Das muss entschieden werden, bevor das Spiel weitergeht
    }
why-cannot-afford = Das kostet { $need }, vorhanden sind nur { $have }
why-out-of-range =
    { AMOUNT($to) ->
        [0] { $given } ist zu viel, denn es kann nichts bezahlt werden
       *[other]
            { COMPARE($from, $to) ->
                [same] { $given } ist nicht möglich, nur { $to }
               *[other] { $given } liegt nicht zwischen { $from } und { $to }
            }
    }
why-share-count =
    { $given ->
        [one] 1 Aktie
       *[other] { $given } Aktien
    } zum Verkauf gewählt, { $most ->
        [0] verkauft werden kann keine
        [one] verkauft werden kann nur 1
       *[other] verkauft werden können höchstens { $most }
    }
why-not-a-start-price = { $price } ist kein Startkurs, möglich: { LIST($prices-short, last: " und ") } { $currency }

## Private companies and papers

why-private-not-there =
    { $rule ->
        [R-PRE-02] { CAPITAL($private) } liegt nicht in der Auslage
        [R-MOR-12] { CAPITAL($private) } liegt nicht auf dem Spielplan
        [R-MOR-15] Dem Direktor gehört { $private } nicht
        [R-LOC-08] { CAPITAL($private) } gehört keinem Spieler
        [R-36-AUC-02] { CAPITAL($private) } ist schon verkauft
        [R-36-PRV-03] { CAPITAL($private) } gehört keinem Spieler
        [R-36-PRV-04] Niemand sonst hat { $private } zu verkaufen
        [R-36-EMR-08] Dem Präsidenten gehört { $private } nicht
       *[other] { CAPITAL($private) } gehört der Gesellschaft nicht
    }
why-found-no-bid = Für { $private } fand sich kein Gebot; erneut versteigert wird erst, wenn ein anderes Papier verkauft ist
why-not-for-sale = Keine Gesellschaft kann { $private } kaufen; wer es besitzt, kann die Lok nur fahren lassen
why-no-share-company = { $company } ist eine Privatbahn ohne Aktien
why-power-is-used = Das Sonderrecht von { $private } ist verbraucht
# $colours and $terrains are what its power is for.
why-no-such-power =
    { CAPITAL($private) } { $rule ->
        [R-LOC-02] erlaubt violette Plättchen nur in diesen Farben: { LIST($colours, last: " und ") }
       *[other] erlässt nur diese Geländekosten: { LIST($terrains, last: " und ") }
    }
why-not-the-cheapest = Gekauft wird nur die billigste Privatbahn, geboten nur auf die anderen

## Shares

why-first-stock-round = In der ersten Aktienrunde werden keine Aktien verkauft
why-above-certificate-limit = { $holds } Papiere liegen über dem Limit von { $limit }, zuerst müssen Aktien verkauft werden
why-certificate-limit = Mit { $holds } Papieren ist unter dem Limit von { $limit } kein Platz mehr
why-ownership-limit = Das wären { $percent } % von { $company }, erlaubt sind höchstens { $most } %
why-vaclavs-company = { $company } gehört Václav: Sie schüttet aus und kauft, verkauft und handelt nicht
why-not-available-yet =
    { GIVEN($since) ->
        [yes] { $company } kann ab { $since } gegründet werden, nicht in { $phase }
       *[no] { $company } kann in { $phase } und später nicht gegründet werden
    }
why-already-started = { $company } ist schon gegründet
why-not-started = { $company } ist noch nicht gegründet
why-company-closed = { $company } ist aus dem Spiel
why-no-share-in-bank = Die Bank hat keine Aktie von { $company }
why-sold-this-round = Wer in dieser Runde Aktien von { $company } verkauft hat, darf keine kaufen
why-in-debt = Zuerst müssen { $debt } Schulden zurückgezahlt werden
why-no-successor =
    { $most ->
        [0] Keine Aktie
        [one] Nur 1 Aktie
       *[other] Nur { $most } Aktien
    } von { $company } verkäuflich, da niemand sonst { chief } werden könnte
why-pool-full =
    { $most ->
        [0] Der Bankpool nimmt keine Aktie von { $company } mehr auf
        [one] In den Bankpool passt nur noch 1 Aktie von { $company }
       *[other] In den Bankpool passen nur noch { $most } Aktien von { $company }
    }
why-pool-first = Mehr als die Hälfte von { $company } liegt im Bankpool und muss dort gekauft werden
why-one-purchase = Ein Zug erlaubt nur einen Kauf
why-sales-are-over = Verkauft wird vor oder nach dem Kauf, nicht beides
why-just-bought-shares =
    Eben gekaufte Aktien von { $company } bleiben: { $most ->
        [0] keine ist verkäuflich
       *[other] höchstens { shares-at-most } verkäuflich
    }
why-more-than-needed = Mehr als nötig darf nicht verkauft werden: höchstens { shares-at-most }
why-president-stays = Der Präsident von { $company } darf nicht wechseln, solange die Gesellschaft Geld braucht
why-must-buy-second = Der vorläufige Präsident muss eine zweite Aktie von { $company } kaufen
why-block-sold = Aktien von { $company } sind schon verkauft, und ein Block wird nicht erweitert
why-nobody-could-act = { $company } würde schließen, und auf 18xx.games stünde das Spiel danach still

shares-at-most =
    { $most ->
        [one] 1 Aktie
       *[other] { $most } Aktien
    }

## The map

why-not-its-hex = { $hex } ist kein Heimatfeld der Gesellschaft
why-no-tiles-here = Auf { $hex } werden keine Plättchen gelegt
why-tile-does-not-fit = Plättchen { $tile } passt nicht auf { $hex }
why-position-does-not-fit = Plättchen { $tile } passt in Lage { $rotation } nicht auf { $hex }
why-same-picture = Die Lagen { $rotation } und { $same_as } sehen gleich aus; verwendet wird Lage { $same_as }
why-colour-not-yet =
    { $colour ->
        [yellow] Gelbe
        [green] Grüne
        [brown] Braune
        [grey] Graue
        [red] Rote
       *[white] Weiße
    } Plättchen werden { GIVEN($since) ->
        [yes] ab { $since } gelegt, nicht in { $phase }
       *[no] in { $phase } und später nicht gelegt
    }
why-no-tile-left = Plättchen { $tile } ist aufgebraucht
why-needs-local = Plättchen { $tile } wird nur mit dem Sonderrecht einer Lokalbahn gelegt
why-nothing-to-waive = Ein Plättchen auf { $hex } kostet ohnehin nichts
why-build-used-up =
    { $laid ->
        [one] 1 Plättchen
       *[other] { $laid } Plättchen
    } gelegt, mehr erlaubt dieser Zug nicht
why-yellow-or-promotion = Ein Zug erlaubt gelbe Plättchen oder einen Austausch, nicht beides
why-home-first = Das erste Plättchen gehört auf { $home }, das Heimatfeld
why-not-connected = Das Plättchen auf { $hex } wäre mit keinem Bahnhof der Gesellschaft verbunden
why-no-new-track = Auf { $hex } würde kein neues Gleis angebunden
why-blocked-by-private = Solange { $private } einem Spieler gehört, baut niemand auf { $hex }
why-no-such-city = Auf { $hex } gibt es keine Stadt { $city }
why-no-marker-left = Auf dem Gesellschaftsbogen ist kein Marker mehr
why-marker-on-hex = Die Gesellschaft hat schon einen Marker auf { $hex }
why-city-full = Auf { $hex } ist kein Platz frei
why-place-reserved = Der freie Platz auf { $hex } ist für { $company } reserviert
why-city-not-connected = Keine Verbindung führt von einem Bahnhof der Gesellschaft nach { $hex }

## Routes

why-cannot-run = Die Gesellschaft kann nicht mit Lok { $train } fahren
why-illegal-route =
    Die Strecke von Lok { $train } { $fault ->
        [broken] hat eine Lücke
        [too-short] hat weniger als zwei Halte
        [too-long] hat mehr Halte, als die Lok schafft
        [no-station] hat keinen Bahnhof der Gesellschaft
        [stop-twice] hält zweimal am selben Ort
        [track-twice] benutzt Gleis doppelt
       *[blocked] führt durch eine blockierte Stadt
    }{ GIVEN($hex) ->
        [yes] {" "}auf { $hex }
       *[no] {""}
    }
why-runs-not-sorted = Die Fahrten müssen der Reihe nach angegeben werden
why-better-routes = Die Strecken bringen { $claimed }, möglich sind { $best }: { LIST($stops, by: "; ") }

## Deals and trains

why-not-smaller = { $target } ist nicht kleiner als die Gesellschaft
why-not-floated = { $company } ist noch nicht in Betrieb
why-itself = Eine Gesellschaft handelt nicht mit sich selbst
why-refused-before = { $price } wurde abgelehnt, und nichts hat sich geändert: Nur ein höheres Angebot ist möglich
why-no-other-price = Ein Gegenangebot ist nicht möglich, nur annehmen oder ablehnen
why-not-in-phase =
    { $rule ->
        [R-36-LOAN-01] In { $phase } gibt es keine Darlehen mehr
       *[other]
            { GIVEN($since) ->
                [yes] Solche Geschäfte sind ab { $since } möglich, nicht in { $phase }
               *[no] Solche Geschäfte sind in { $phase } und später nicht möglich
            }
    }
why-too-large =
    { $size ->
        [small] Kleine
        [medium] Mittlere
       *[large] Große
    } Loks und Lokalbahnen darf { $company } als { $company-size ->
        [small] kleine
        [medium] mittlere
       *[large] große
    } Gesellschaft nicht besitzen
why-no-such-side =
    Die Lokkarte hat keine { $size ->
        [small] kleine
        [medium] mittlere
       *[large] große
    } Seite
why-no-such-train = Lok { $train } ist nicht zu haben
why-type-is-scrapped = { $train_type }-Loks sind verschrottet
why-only-larger = Eine Lok wird nur auf eine größere Seite umgedreht
# $limit is what the company may own.
why-train-limit =
    { $company } hat { $owns ->
        [one] 1 Lok
       *[other] { $owns } Loks
    }, { $company-national ->
        [yes] höchstens { $limit } erlaubt
       *[no]
            { COMPARE($owns, $limit) ->
                [same] das Loklimit in { $phase }
               *[other] in { $phase } höchstens { $limit } erlaubt
            }
    }
why-keep-room-for-own-train =
    { $company } darf { $limit ->
        [one] 1 Lok besitzen, und zwar eine
       *[other] { $limit } Loks besitzen, darunter eine
    }, mit der sie fahren kann
why-must-own-train = { $company } muss eine Lok besitzen, mit der sie fahren kann
why-just-bought = Lok { $train } wurde eben gekauft und bleibt
why-permanent-stays = Lok { $train } ist permanent und bleibt bei der Nationalbahn
why-type-bought = Eine { $train_type }-Lok wurde in diesem Zug schon gekauft
why-printed-price = Die Nationalbahn handelt nur zum aufgedruckten Preis: { $price }
why-only-permanent = Die Nationalbahn kauft nur permanente Loks
why-frozen = Ohne permanente Lok gibt die Nationalbahn nur für Loks Geld aus
why-only-cheapest = Der Präsident hilft nur bei der billigsten Lok, für { $price }

## Loans

why-loan-limit = Mehr als { $loans } Darlehen gehen nicht: So viele Aktien sind in Spielerhand
why-one-loan = Eine Gesellschaft nimmt je Zug nur ein Darlehen auf
why-has-repaid = Wer ein Darlehen zurückgezahlt hat, nimmt im selben Zug keines auf
why-no-loan = Die Gesellschaft hat kein Darlehen
why-can-still-pay = Es lassen sich noch Aktien verkaufen, die genug einbringen
why-sold-for-train = Für die billigste Lok wurden Aktien verkauft; mit dem Geld muss sie bezahlt werden
why-other-way = Aktien allein bringen nicht genug; ein Darlehen oder die Lok einer anderen Gesellschaft des Präsidenten würde reichen

## Parts of reasons

size-of-company =
    { $company-size ->
        [small] klein
        [medium] mittel
       *[large] groß
    }
