### What happened, in the present tense. No full stop.

## Rounds and turns

event-order-dealt =
    Kolejność graczy { $by ->
        [start] na początku gry
        [least-cash] od najmniejszej gotówki
        [most-cash] od największej gotówki
       *[priority] według priorytetu
    }: { LIST($order) }
event-round-began =
    { $round ->
        [pre-stock] Zaczyna się runda wstępna
        [privates] Zaczyna się licytacja spółek prywatnych
        [auction] Zaczyna się licytacja papierów prywatnych
        [stock] Zaczyna się runda giełdowa { $round-number }
       *[operating] Zaczyna się runda operacyjna { $round-set }.{ $round-number }
    }
event-passed =
    { $seat }: pas{ $forced ->
        [yes] {" "}z konieczności
       *[no] {""}
    }
event-turn-began = { $company } zaczyna turę
event-step-skipped =
    { $company } { $step ->
        [home] nie stawia stacji startowej
        [track] nie kładzie toru
        [station] nie stawia stacji
        [run] nie uruchamia pociągów
        [take-over] nikogo nie przejmuje
        [trains] nie kupuje pociągu
        [borrow] nie wypożycza pociągu
       *[loans] nie spłaca pożyczek
    }
event-phase-began = Zaczyna się { $phase }
event-bank-broke = W banku kończą się pieniądze
event-went-bankrupt = { $seat } bankrutuje, brakuje { $owes }
# $ranking lists the players, the wealthiest first, each by the message "ranked".
# Unsaid: $worth
event-game-ended = Koniec gry: { LIST($ranking) }
ranked = { $seat } ({ $worth })

## Private companies and papers

event-paper-picked = { $seat } wystawia na licytację { $private }
event-bid-made = { $seat } licytuje { $private }: { $amount }
event-paper-unsold = { CAPITAL($private) }: nikt nie licytuje
event-nobody-bid = Nikt nie licytuje żadnego papieru prywatnego: jako pierwszy gracz wygrywa { $winner }
event-bid-placed = { $seat } licytuje { $private }: { $amount }
event-bidder-left = { $seat } wycofuje się z licytacji ({ $private })
event-asking-price-fell = { CAPITAL($private) }: cena spada do { $price }
event-local-price-set = Cena kolei lokalnych: { $price }
event-private-moved =
    { $to ->
        [removed] { CAPITAL($private) } wypada z gry
        [closed] { CAPITAL($private) } wypada z gry
       *[other] { CAPITAL($private) }: { owner-before } → { owner-now }
    }
event-power-used = { $company } korzysta ze zdolności ({ $private })

owner-before =
    { $from ->
        [sheet] arkusz
        [player] { $from-seat }
        [company] { $from-company }
       *[other] pudełko
    }
owner-now =
    { $to ->
        [sheet] arkusz
        [player] { $to-seat }
        [company] { $to-company }
       *[other] pudełko
    }

## Money

event-money-moved =
    { $to ->
        [bank] { payer } płaci { $amount } { purpose }
       *[other]
            { $why ->
                [start] { payee } zaczyna grę z kwotą { $amount }
                [private-income] Bank → { payee }: { $amount } przychodu ({ $why-private })
                [dividend] { payee } dostaje { $amount } dywidendy od { $why-company }
                [capital] { payee } dostaje { $amount } kapitału
               *[other] { payer } → { payee }: { $amount } { purpose }
            }
    }
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
       *[bank] bank
    }
purpose =
    { $why ->
        [private] za { $why-private }
        [shares] za akcje { $why-company }
        [terrain] za teren na { $why-hex }
        [station] za stację na { $why-hex }
        [revenue] dochodu
        [take-over] za akcje { $why-company }
        [treasury] ze skarbca
        [train] za pociąg { $why-train }
        [turning] za obrócenie pociągu { $why-train }
        [help] na pociąg
        [loan-help] na spłatę pożyczek
        [loan] pożyczki
        [repayment] na spłatę pożyczek
        [interest] odsetek
        [escrow] wstrzymanego kapitału
        [private-deal] za { $why-private }
       *[bankruptcy] z powodu bankructwa
    }
event-debt-changed = { $seat }: dług { $debt }, kara { $penalty }
event-loans-changed =
    { $loans ->
        [0] { $company } nie ma już pożyczek
        [one] { $company } ma teraz 1 pożyczkę
        [few] { $company } ma teraz { $loans } pożyczki
       *[many] { $company } ma teraz { $loans } pożyczek
    }
event-escrow-changed = Wstrzymane dla { $company }: { $escrow }

## Companies and shares

event-company-left-out = { $company } nie bierze udziału w grze (losowanie spośród: { LIST($among, last: " i ") })
event-company-drawn = Václav dostaje { $company } z kursem { $price } (losowanie spośród: { LIST($among, last: " i ") })
event-railway-closed =
    { COUNT($hexes) ->
        [0] { $company } nie bierze udziału w grze
       *[other] { $company } zostaje zamknięta, jej żeton znika z { LIST($hexes, last: " i ") }
    }
event-company-started = { $seat } zakłada { $company }, cena emisyjna { $price }
event-company-floated = { $company } zaczyna działać
event-company-closed = { $company } zostaje zamknięta
event-shares-moved =
    { $shares ->
        [one] 1 akcja
        [few] { $shares } akcje
       *[many] { $shares } akcji
    } { $company }: { $to ->
        [gone] { holder-before } → poza grę
       *[other] { holder-before } → { holder-now }
    }
holder-before =
    { $from ->
        [bank] bank
        [player] { $from-seat }
        [vaclav] Václav
        [pool] wolny rynek
       *[gone] pudełko
    }
holder-now =
    { $to ->
        [bank] bank
        [player] { $to-seat }
        [vaclav] Václav
        [pool] wolny rynek
       *[gone] pudełko
    }
event-director-changed =
    { GIVEN($to) ->
        [no]
            { $chief ->
                [president] { $company } nie ma prezesa
               *[director] { $company } nie ma dyrektora
            }
       *[yes]
            { $company }: kieruje { $to }{ GIVEN($from) ->
                [yes] , przedtem { $from }
               *[no] {""}
            }
    }
# Unsaid: $space
event-price-moved = Kurs { $company }: { AMOUNT($from) } → { $to }
event-sold-out = { $company } jest wyprzedana
event-marker-lowered = Znacznik { $company } trafia pod ten, który spadł z wyższego kursu
event-capital-fixed =
    { $company } dostaje kapitał { $capital ->
        [escrow] za połowę akcji od razu, za resztę po osiągnięciu celu
        [incremental] za każdą akcję od razu
       *[full] w całości po sprzedaży { $company-float }%
    }
event-destination-reached = { $company } osiąga swój cel

## The map

# Unsaid: $rotation
event-tile-laid =
    { $company }: kafelek { $tile } na { $hex } ({ LIST($exits) }){ GIVEN($replaced) ->
        [yes] {" "}zamiast { $replaced }
       *[no] {""}
    }
event-marker-placed = { $company } stawia żeton na { place }
event-city-chosen = Żeton { $company } trafia na { city }
event-marker-returned = Żeton { $owner } z { place } trafia na kartę { $company }
event-post-moved =
    { GIVEN($to) ->
        [yes] { $to-company } kładzie znacznik poczty na { $to-hex }
       *[no] Znacznik poczty wypada z gry
    }

## Trains

event-trains-ran =
    { COUNT($runs) ->
        [0] { $company } podaje dochód { $revenue } bez tras
       *[other] { $company } zarabia { $revenue }: { LIST($runs, by: "; ") }
    }
ran =
    { $train } { LIST($stops, by: " – ") }{ AMOUNT($bonus) ->
        [0] {""}
       *[other] {" "}+ { AMOUNT($bonus) }
    }
stop = { $hex } { AMOUNT($value) }
event-nothing-earned = { $company } nic nie zarabia
event-revenue-earned = { $company } zarabia { $revenue }
event-train-moved =
    Pociąg { $train }: { $to ->
        [gone] { stack-before } → poza grę
       *[other] { stack-before } → { stack-now }
    }
stack-before =
    { $from ->
        [stack] stos
        [pool] pula
        [company] { $from-company }
       *[gone] pudełko
    }
stack-now =
    { $to ->
        [stack] stos
        [pool] pula
        [company] { $to-company }
       *[gone] pudełko
    }
event-train-turned = { $company } obraca pociąg { $train } na { turned }
turned =
    { $side ->
        [small] { $train-small }
        [medium] { $train-medium }
       *[large] { $train-large }
    }
event-train-exported = Eksport karty { $train-letter }
event-train-borrowed = { $company } wypożycza pociąg { $train }
event-interest-withheld = { $company } płaci z dochodu { $amount } odsetek
event-type-scrapped = Wszystkie pociągi { $train_type } złomowane

## Deals

event-deal-offered = { offerer } składa propozycję graczowi { $to }: { deal }
event-deal-accepted = { $seat }: zgoda
event-deal-refused = { $seat }: odmowa
event-counter-offered =
    { $seat } { $deal ->
        [for-sale] proponuje
       *[other] żąda
    } zamiast tego { deal-price }
offerer =
    { $deal ->
        [between-players] { $deal-buyer }
       *[other] { $company }
    }
# What is offered for how much.
deal =
    { $deal ->
        [for-sale] { $deal-private } za { $price }
       *[other] { deal-price }
    }
# A price with what it is for.
deal-price =
    { $deal ->
        [take-over] { $price } za akcję { $deal-company }
        [train] { $price } za pociąg { $deal-train } spółki { $deal-seller }
       *[other] { $price } za { $deal-private }
    }
event-taken-over = { $company } przejmuje { $target }, { $price } za akcję
# $markers lists them by the two messages below.
# Unsaid: $unplaced, $hexes
event-markers-taken-over =
    { COUNT($markers) ->
        [0] { $company } nie przejmuje żadnego żetonu { $target }
       *[other] { $company } przejmuje żetony { $target }: { LIST($markers, last: " i ") }
    }
markers-on-charter = { $count } na karcie spółki
marker-on-hex = 1 na { $hex }

## The national company

event-company-merged = { $company } wchodzi w skład spółki narodowej
# Unsaid: $space, $temporary, $frozen
event-national-formed =
    { $shares ->
        [one] Powstaje { $company }: { $shares } akcja, kurs { $price }
        [few] Powstaje { $company }: { $shares } akcje, kurs { $price }
       *[many] Powstaje { $company }: { $shares } akcji, kurs { $price }
    }
# Unsaid: $city
event-station-merged =
    { $kept ->
        [yes] { $company } przejmuje stację { $owner } na { $hex }
       *[no] Stacja { $owner } na { $hex } zostaje usunięta
    }
event-national-frozen =
    { $frozen ->
        [yes] { $company } nie ma trwałego pociągu i jest zamrożona
       *[no] { $company } ma trwały pociąg i nie jest już zamrożona
    }
event-president-confirmed = Prezes { $company } ma drugą akcję
