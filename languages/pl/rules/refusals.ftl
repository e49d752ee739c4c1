### Why an action is refused: what is wrong with its numbers, and what would be right. No full stop.
### Besides its own arguments every reason knows $rule, the id of the rule behind it.

# $why is one of the messages below.
refusal = { $section }: { $why }

why-game-is-over = Gra jest skończona
why-not-your-turn = Teraz decyduje { $turn_of }, a nie { $seat }
why-not-now = Teraz decyduje się o czymś innym
why-may-not-pass =
    { $step ->
        [run] Pociągi muszą pojechać
        [dividend] Dochód trzeba wypłacić albo zatrzymać
       *[other] O tym trzeba zdecydować, zanim gra potoczy się dalej
    }
why-cannot-afford = Kosztuje to { $need }, a jest tylko { $have }
why-out-of-range =
    { AMOUNT($to) ->
        [0] { $given } to za dużo, bo nie ma z czego zapłacić
       *[other]
            { COMPARE($from, $to) ->
                [same] { $given } nie wchodzi w grę, możliwe jest tylko { $to }
               *[other] { $given } nie mieści się w zakresie { AMOUNT($from) }–{ $to }
            }
    }
why-share-count =
    Sprzedaż { $given } akcji jest niemożliwa: { $most ->
        [0] nie można sprzedać żadnej
        [one] można sprzedać tylko 1
       *[other] można sprzedać najwyżej { $most }
    }
why-not-a-start-price = { $price } nie jest ceną emisyjną; możliwe: { LIST($prices-short, last: " i ") } { $currency }

## Private companies and papers

why-private-not-there =
    { $rule ->
        [R-PRE-02] { CAPITAL($private) } nie leży na arkuszu
        [R-MOR-12] { CAPITAL($private) } nie leży na planszy
        [R-MOR-15] { CAPITAL($private) } nie należy do dyrektora, więc nie może jechać
        [R-LOC-08] { CAPITAL($private) } nie należy do żadnego gracza
        [R-36-AUC-02] { CAPITAL($private) } ma już właściciela
        [R-36-PRV-03] { CAPITAL($private) } nie należy do żadnego gracza
        [R-36-PRV-04] { CAPITAL($private) } nie należy do żadnego innego gracza
        [R-36-EMR-08] { CAPITAL($private) } nie należy do prezesa
       *[other] { CAPITAL($private) } nie należy do spółki
    }
why-found-no-bid = { CAPITAL($private) }: nikt nie licytował, ponownie wystawić można dopiero po sprzedaży innego papieru
why-not-for-sale = { CAPITAL($private) } nie jest na sprzedaż dla spółek, właściciel może tylko użyć pociągu
why-no-share-company = { $company } to kolej prywatna bez akcji
why-power-is-used = { CAPITAL($private) }: zdolność jest już wykorzystana
# $colours and $terrains are what its power is for.
why-no-such-power =
    { CAPITAL($private) } { $rule ->
        [R-LOC-02] pozwala kłaść fioletowe kafelki tylko w kolorach: { LIST($colours, last: " i ") }
       *[other] zwalnia z kosztu tylko na terenie: { LIST($terrains, last: " i ") }
    }
why-not-the-cheapest = Kupuje się tylko najtańszą spółkę prywatną, a licytuje tylko pozostałe

## Shares

why-first-stock-round = W pierwszej rundzie giełdowej nie sprzedaje się akcji
why-above-certificate-limit = Certyfikaty: { $holds }, limit: { $limit }, najpierw trzeba więc sprzedać akcje
why-certificate-limit = Certyfikaty: { $holds }, limit: { $limit }, na następny nie ma miejsca
why-ownership-limit = Udział w { $company } wyniósłby { $percent }%, a wolno mieć najwyżej { $most }%
why-vaclavs-company = { $company } należy do Václava: wypłaca, ale niczego nie kupuje, nie sprzedaje i nie wymienia
why-not-available-yet =
    { GIVEN($since) ->
        [yes] { $company } można założyć dopiero, gdy zacznie się { $since }, a trwa { $phase }
       *[no] { $company } nie można założyć w żadnej fazie
    }
why-already-started = { $company } jest już założona
why-not-started = { $company } nie jest jeszcze założona
why-company-closed = { $company } jest już poza grą
why-no-share-in-bank = Bank nie ma akcji { $company }
why-sold-this-round = Kto w tej rundzie sprzedał akcje { $company }, nie może ich kupić
why-in-debt = Najpierw trzeba spłacić dług: { $debt }
why-no-successor =
    { $most ->
        [0] Nie można sprzedać żadnej akcji { $company }
        [one] Można sprzedać tylko 1 akcję { $company }
        [few] Można sprzedać tylko { $most } akcje { $company }
       *[many] Można sprzedać tylko { $most } akcji { $company }
    }, bo nikt inny nie mógłby zostać { $chief ->
        [president] prezesem
       *[director] dyrektorem
    }
why-pool-full =
    { $most ->
        [0] Wolny rynek nie przyjmie już akcji { $company }
       *[other] Wolny rynek przyjmie najwyżej { shares-at-most } { $company }
    }
why-pool-first = Ponad połowa akcji { $company } jest na wolnym rynku i tam trzeba je kupować
why-one-purchase = W turze jest tylko jeden zakup
why-sales-are-over = W turze sprzedaje się przed zakupem albo po nim, nie tu i tu
why-just-bought-shares =
    { $most ->
        [0] Dopiero co kupionych akcji { $company } nie można sprzedać
       *[other] Dopiero co kupione akcje { $company } zostają: można sprzedać najwyżej { shares-at-most }
    }
why-more-than-needed = Nie wolno sprzedać więcej, niż trzeba: najwyżej { shares-at-most }
why-president-stays = Prezes { $company } nie może się zmienić, bo spółka jest w potrzebie
why-must-buy-second = Prezes tymczasowy musi kupić drugą akcję { $company }
why-block-sold = Akcje { $company } już sprzedano, a do pakietu nic się nie dokłada
why-nobody-could-act = { $company } zostałaby zamknięta, a na 18xx.games gra stanęłaby potem w miejscu

# Accusative.
shares-at-most =
    { $most ->
        [one] 1 akcję
        [few] { $most } akcje
       *[many] { $most } akcji
    }

## The map

why-not-its-hex = { $hex } nie jest heksem startowym tej spółki
why-no-tiles-here = Na { $hex } nie kładzie się kafelków
why-tile-does-not-fit = Kafelek { $tile } nie pasuje na { $hex }
why-position-does-not-fit = Kafelek { $tile } w pozycji { $rotation } nie pasuje na { $hex }
why-same-picture = Pozycje { $rotation } i { $same_as } wyglądają tak samo; należy użyć pozycji { $same_as }
why-colour-not-yet =
    { GIVEN($since) ->
        [yes]
            { $colour ->
                [yellow] Żółte
                [green] Zielone
                [brown] Brązowe
                [grey] Szare
                [red] Czerwone
               *[white] Białe
            } kafelki można kłaść dopiero, gdy zacznie się { $since }, a trwa { $phase }
       *[no]
            { $colour ->
                [yellow] Żółtych
                [green] Zielonych
                [brown] Brązowych
                [grey] Szarych
                [red] Czerwonych
               *[white] Białych
            } kafelków nie kładzie się w żadnej fazie
    }
why-no-tile-left = Kafelek { $tile } już się skończył
why-needs-local = Kafelek { $tile } kładzie się tylko dzięki zdolności kolei lokalnej
why-nothing-to-waive = Kafelek na { $hex } i tak nic nie kosztuje
why-build-used-up =
    Położono już { $laid ->
        [one] 1 kafelek
        [few] { $laid } kafelki
       *[many] { $laid } kafelków
    }, więcej w tej turze nie można
why-yellow-or-promotion = W turze można położyć żółte kafelki albo wykonać jedną modernizację, nie jedno i drugie
why-home-first = Pierwszy kafelek musi leżeć na heksie startowym: { $home }
why-not-connected = Kafelek na { $hex } nie byłby połączony ze stacją spółki
why-no-new-track = Żaden nowy tor na { $hex } nie byłby połączony ze stacją
why-blocked-by-private = Na { $hex } nikt nie buduje, dopóki { $private } należy do gracza
why-no-such-city = Na { $hex } nie ma miasta { $city }
why-no-marker-left = Na karcie spółki nie ma już żetonów
why-marker-on-hex = Spółka ma już żeton na { $hex }
why-city-full = Na { $hex } nie ma wolnego miejsca
why-place-reserved = Wolne miejsce na { $hex } jest zarezerwowane: { $company }
why-city-not-connected = Na { $hex } nie prowadzi żadne połączenie ze stacji spółki

## Routes

why-cannot-run = Spółka nie może uruchomić pociągu { $train }
why-illegal-route =
    Trasa pociągu { $train } { $fault ->
        [broken] jest przerwana
        [too-short] ma mniej niż dwa przystanki
        [too-long] ma więcej przystanków, niż pociąg obejmuje
        [no-station] nie ma stacji spółki
        [stop-twice] wykorzystuje przystanek dwa razy
        [track-twice] wykorzystuje tor dwa razy
       *[blocked] przechodzi przez zablokowane miasto
    }{ GIVEN($hex) ->
        [yes] {" "}({ $hex })
       *[no] {""}
    }
why-runs-not-sorted = Przejazdy trzeba podać po kolei
why-better-routes = Te trasy dają { $claimed }, a możliwe jest { $best }: { LIST($stops, by: "; ") }

## Deals and trains

why-not-smaller = { $target } nie jest mniejsza od tej spółki
why-not-floated = { $company } jeszcze nie działa
why-itself = Spółka nie handluje sama ze sobą
why-refused-before = { $price } już odrzucono i nic się nie zmieniło: można zaproponować tylko więcej
why-no-other-price = Nie ma innej możliwej ceny: można się zgodzić albo odmówić
why-not-in-phase =
    { $rule ->
        [R-36-LOAN-01] Pożyczek już się nie udziela, trwa { $phase }
       *[other]
            { GIVEN($since) ->
                [yes] Takie transakcje są możliwe dopiero, gdy zacznie się { $since }, a trwa { $phase }
               *[no] Takie transakcje nie są możliwe w żadnej fazie
            }
    }
why-too-large = Wielkość { size } jest za duża dla { $company }, bo to { size-of-company } spółka
why-no-such-side =
    { $size ->
        [small] Karta nie ma małej strony
        [medium] Karta nie ma średniej strony
       *[large] Karta nie ma dużej strony
    }
why-no-such-train = Pociągu { $train } nie można kupić
why-type-is-scrapped = Pociągi { $train_type } są już złomowane
why-only-larger = Pociąg obraca się tylko na większą stronę
# $limit is what the company may own.
why-train-limit =
    { $owns ->
        [one] { $company } ma 1 pociąg
        [few] { $company } ma { $owns } pociągi
       *[many] { $company } ma { $owns } pociągów
    }, { $company-national ->
        [yes] limit: { $limit }
       *[no]
            { COMPARE($owns, $limit) ->
                [same] czyli tyle, ile wynosi limit ({ $phase })
               *[other] limit: { $limit } ({ $phase })
            }
    }
why-keep-room-for-own-train =
    { $limit ->
        [one] { $company } może mieć 1 pociąg, i to taki, który może uruchomić
        [few] { $company } może mieć { $limit } pociągi, w tym jeden, który może uruchomić
       *[many] { $company } może mieć { $limit } pociągów, w tym jeden, który może uruchomić
    }
why-must-own-train = { $company } musi mieć pociąg, który może uruchomić
why-just-bought = Pociąg { $train } dopiero co kupiono, więc zostaje
why-permanent-stays = Pociąg { $train } jest trwały i zostaje w spółce narodowej
why-type-bought = Pociąg { $train_type } kupiono już w tej turze
why-printed-price = Spółka narodowa handluje po cenie nominalnej, { $price }
why-only-permanent = Spółka narodowa kupuje tylko trwałe pociągi
why-frozen = Bez trwałego pociągu spółka narodowa nie płaci za nic innego
why-only-cheapest = Prezes dopłaca tylko do najtańszego pociągu, za { $price }

## Loans

why-loan-limit =
    { $loans ->
        [one] 1 pożyczka
        [few] { $loans } pożyczki
       *[many] { $loans } pożyczek
    } to tyle, ile akcji spółki mają gracze
why-one-loan = Spółka bierze w turze jedną pożyczkę
why-has-repaid = Spółka, która spłaciła pożyczkę, nie bierze nowej w tej samej turze
why-no-loan = Spółka nie ma pożyczki
why-can-still-pay = Można jeszcze sprzedać akcje, które dadzą dość pieniędzy
why-sold-for-train = Akcje sprzedano na najtańszy pociąg i muszą za niego zapłacić
why-other-way = Same akcje nie wystarczą; wystarczyłaby pożyczka albo pociąg innej spółki prezesa

## Parts of reasons

size-of-company =
    { $company-size ->
        [small] mała
        [medium] średnia
       *[large] duża
    }
