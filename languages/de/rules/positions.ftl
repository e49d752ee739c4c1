### Was an einer aufgebauten Stellung falsch ist und was richtig wäre. Ohne Punkt.

unsound-order-cards = Alle haben genau einen Platz in der Zugreihenfolge
unsound-agenda = Wartende Entscheidungen: { $waiting }; eine, solange das Spiel läuft, danach keine
unsound-nobody-decides = Was gefragt ist, kann niemand entscheiden
unsound-passes = Es muss klar sein, wer gepasst hat und wer nicht
unsound-turn = Zu { $players } gibt es nach { $passes }-mal Passen keinen Zug { $next }
unsound-local-price =
    { GIVEN($price) ->
        [yes] Lokalbahnen kosten { $price }
       *[no] Lokalbahnen haben keinen Preis
    }; der Spielablauf sagt: { GIVEN($right) ->
        [yes] { $right }
       *[no] keinen
    }
unsound-ended-early = Das Spiel endete, bevor es begann
unsound-bids-above-cash = { $seat } bietet insgesamt { $bids } und hat { $cash }
unsound-sold-is-bid-for = Auf schon Verkauftes wird nicht geboten
unsound-bidders = Wer gepasst hat und wer als Nächster bietet, passt nicht zusammen
unsound-impossible-bid = { $seat } kann nicht { $bid } geboten haben

## Runden und Züge

unsound-operates-twice = Eine Gesellschaft ist in einer Runde einmal am Zug, nicht zweimal
unsound-operates-unfloated = { $company } steht in der Reihenfolge und ist nicht in Betrieb
unsound-no-turn = In einer Betriebsrunde ist eine Gesellschaft am Zug
unsound-out-of-turn = { $company } ist jetzt nicht am Zug
unsound-operates-closed = Am Zug ist { $company }, nicht in Betrieb oder geschlossen
unsound-turn-not-begun = { $company } ist mitten im Zug und war noch nie am Zug
unsound-tiles-in-turn = Plättchen von { $company } in diesem Zug: { $laid }; höchstens { $most }
unsound-wrong-phase = Mit { $left } Lokkarten { $train-letter } im Stapel gilt { $right }, nicht { $phase }

## Aktien und Direktoren

unsound-shares-above-total = Aktien von { $company } in Händen und im Bankpool: { $held }; es gibt { $total }
unsound-shares-of-no-company = Aktien von { $company } in Händen: { $held }; die Gesellschaft ist nicht gegründet oder aus dem Spiel
unsound-shares-above-cap = { $seat } hat { $shares } Aktien von { $company }; höchstens { $most }
unsound-no-director =
    { $company } braucht einen { $chief ->
        [director] Direktor
       *[president] Präsidenten
    }
unsound-director-of-none =
    { $company } kann keinen { $chief ->
        [director] Direktor haben: nicht im Spiel, oder Václavs
       *[president] Präsidenten haben: nicht im Spiel
    }
unsound-director-holds =
    { $chief ->
        [director] Der Direktor
       *[president] Der Präsident
    } von { $company } hat { $held } Aktien; mindestens 2
unsound-more-than-director =
    { $seat } hat { $shares } Aktien von { $company }, mehr als { $chief ->
        [director] der Direktor
       *[president] der Präsident
    } ({ $held })
unsound-vaclav-absent = { $company } kann nicht Václav gehören: Er spielt hier nicht
unsound-vaclav-twice = Václav hat von jeder Größe eine Gesellschaft; neben { $company } hat er noch eine
unsound-vaclav-holds = Václavs { $company } ist in Betrieb, und er hat { $right } Aktien, nicht { $shares }
unsound-more-than-vaclav = { $seat } hat { $shares } Aktien von { $company }, mehr als Václav ({ $held })
unsound-vaclav-owns = { $company } gehört Václav: kein Geld, keine Lokalbahnen
unsound-vaclav-trains = { $company } gehört Václav und hat { $trains } Loks; höchstens eine, von der eigenen Größe
unsound-vaclav-took-over = { $company } gehört Václav und kann niemanden übernommen haben

## Gesellschaften

unsound-early-home = { $company } setzt den Heimatmarker im ersten Zug, nicht vorher
unsound-owns-unfloated = { $company } ist nicht in Betrieb oder aus dem Spiel und besitzt nichts
unsound-charter-markers = Marker auf dem Bogen von { $company }: { $markers }; richtig { $right }
unsound-railway-marker = Der Marker von { $company } steht zu Hause, solange ein Spieler das Papier hat, sonst nirgends
unsound-railway-owns = { $company } ist eine Privatbahn und besitzt nichts
unsound-chart-markers = Kursmarker von { $company }: { $markers }; richtig { $right }
unsound-beside-chart = Der Kursmarker von { $company } steht nicht auf der Kurstabelle
unsound-start-price = { $company } kann nicht zu { $price } begonnen haben; möglich sind { LIST($prices-short, last: " und ") } { $currency }
unsound-chart-order = { $before } mit { $higher } kommt vor { $company } mit { $price }, nicht danach
unsound-debt-above-penalty = { $seat } hat { $debt } Schulden und { $penalty } Strafzinsen; die Strafzinsen sind nie niedriger
unsound-private-owner =
    { $private }: { $owner ->
        [sheet] kann jetzt nicht unverkauft sein
        [player] kann so nicht { $owner-seat } gehören
        [company] kann nicht { $owner-company } gehören
        [removed] kann jetzt nicht unverkauft aus dem Spiel sein
       *[closed] kann jetzt nicht geschlossen sein
    }{ $used ->
        [yes] {" "}(mit verbrauchtem Sonderrecht)
       *[no] {""}
    }

## Plättchen und Bahnhöfe

unsound-tile-count = Plättchen { $tile }: { $laid } auf der Karte, { $left } übrig; in der Schachtel sind { $count }
unsound-tile-turned = Plättchen { $tile } auf { $hex } sieht in einer kleineren Lage als { $rotation } gleich aus
unsound-red-tile-away = Das rote Plättchen { $tile } gehört nicht auf { $hex }
unsound-red-tile-early = { $company } hat das rote Plättchen auf { $hex } gelegt, also muss auch der Heimatmarker gesetzt sein
unsound-no-tiles-here = Plättchen { $tile } liegt auf { $hex }, wo keine liegen dürfen
unsound-tile-letters = Plättchen { $tile } hat andere Buchstaben als { $hex }
unsound-tile-colour = Plättchen { $tile } auf { $hex } hat eine Farbe, die es noch nicht gibt ({ $phase })
unsound-tile-leads-off = Plättchen { $tile } passt so nicht auf { $hex }: Das Gleis führt von der Karte oder verfehlt einen Stumpf
unsound-tile-locations = Plättchen { $tile } hat andere Städte oder Kleinstädte als { $hex }
unsound-city-full = Marker in einer Stadt auf { $hex }: { $markers }; Plätze: { $places }
unsound-markers-on-hex = Marker von { $company } auf { $hex }: { $markers }; höchstens einer
unsound-marker-in-no-city = Der Marker von { $company } auf { $hex } steht in keiner Stadt
unsound-marker-waits = In welcher Stadt auf { $hex } der Marker von { $company } steht, muss gesagt werden
unsound-marker-on-red = { $company } hat einen Marker auf dem roten Plättchen einer anderen auf { $hex }
unsound-before-home = Auf { $hex } steht kein Marker, bevor die Heimatgesellschaft ihre Stadt gewählt hat
unsound-home-places = Freie Plätze auf { $hex }: { $free }; Heimatgesellschaften brauchen { $needed }
unsound-marker-count = Marker auf der Karte: { $placed }, auf Bögen: { $charters }; zusammen müssen es { $right } sein
unsound-markers-unsorted = Die Marker sind nicht sortiert

## Loks

unsound-cards-left = Lokkarten { $train-letter } im Stapel: { $left }; möglich sind 1 bis { $count }
unsound-cards-in-play = Lokkarten { $train-letter } bei Gesellschaften und im Lokpool: { $count }; den Stapel verlassen haben { $sold }
unsound-scrapped-twice = Ein Loktyp wird einmal verschrottet, nicht zweimal
unsound-no-such-side =
    { GIVEN($company) ->
        [yes] { $company } hat eine Lokkarte
       *[no] Im Lokpool liegt eine Lokkarte
    }, die diese Seite nicht hat
unsound-scrapped =
    { GIVEN($company) ->
        [yes] { $company } hat eine { $train_type }
       *[no] Im Lokpool liegt eine { $train_type }
    }, und dieser Typ ist verschrottet
unsound-trains-unfloated = { $company } ist nicht in Betrieb oder aus dem Spiel und besitzt keine Loks
unsound-train-too-large =
    { $company } hat eine Lok für eine größere Gesellschaft ({ $side ->
        [small] klein
        [medium] mittel
       *[large] groß
    })
unsound-train-limit = Loks von { $company }: { $owns }; höchstens { $most }

## Geld und Kredite

unsound-money-in-all = Bank { $bank }, Spieler { $players } und Gesellschaften { $companies } ergeben nicht { $all }
unsound-loans = Darlehen von { $company }: { $loans }; jetzt sind keine möglich
unsound-held-back = Für { $company } kann { $amount } nicht zurückgehalten sein: nicht im Spiel, anderes Kapital oder Ziel erreicht
unsound-no-capital = Wie { $company } zu Kapital kommt, muss gesagt werden
unsound-pool-full = Aktien von { $company } im Bankpool: { $shares }; höchstens { $most }
unsound-national-unformed = { $company } ist da, ohne entstanden zu sein
unsound-cash-above-paid = { $seat } hat { $cash }; die Bank hat { $paid } ausgezahlt
unsound-worth = { $seat } hat ein Vermögen von { $worth }; so viel ist in keinem Spiel möglich
unsound-treasury-above-paid = { $company } hat { $treasury }; die Bank hat { $paid } ausgezahlt
unsound-nothing-offered = { $seat } ist gefragt, und es gibt nichts zu tun
