### Co jest nie tak z ustawioną pozycją i co byłoby dobrze. Bez kropki.

unsound-order-cards = Każdy gracz ma w kolejności dokładnie jedno miejsce
unsound-agenda = Oczekujące decyzje: { $waiting }; w trakcie gry jedna, po końcu żadna
unsound-nobody-decides = Nie ma kto podjąć decyzji
unsound-passes = O każdym graczu musi być wiadomo, czy spasował
unsound-turn = Po pasach ({ $passes }) przy tej liczbie graczy ({ $players }) nie ma tury { $next }
unsound-local-price =
    { GIVEN($price) ->
        [yes] Koleje lokalne kosztują { $price }
       *[no] Koleje lokalne nie mają ceny
    }; przebieg gry podaje: { GIVEN($right) ->
        [yes] { $right }
       *[no] brak ceny
    }
unsound-ended-early = Gra skończyła się, zanim się zaczęła
unsound-bids-above-cash = { $seat }: oferty razem { $bids }, gotówka { $cash }
unsound-sold-is-bid-for = Tego, co już sprzedane, się nie licytuje
unsound-bidders = Kto spasował i kto licytuje następny, nie zgadza się
unsound-impossible-bid = { $seat }: oferta { $bid } nie jest możliwa

## Rundy i tury

unsound-operates-twice = Spółka operuje w rundzie raz, nie dwa razy
unsound-operates-unfloated = { $company } jest w kolejności spółek, a jeszcze nie działa
unsound-no-turn = W rundzie operacyjnej trwa tura jakiejś spółki
unsound-out-of-turn = Teraz nie trwa tura spółki { $company }
unsound-operates-closed = Trwa tura spółki { $company }, która nie działa albo jest zamknięta
unsound-turn-not-begun = { $company } jest w środku tury, a jeszcze nie operowała
unsound-tiles-in-turn = Kafelki położone przez { $company } w tej turze: { $laid }; najwyżej { $most }
unsound-wrong-phase = Gdy w stosie jest kart { $train-letter }: { $left }, trwa { $right }, nie { $phase }

## Akcje i dyrektorzy

unsound-shares-above-total = Akcje { $company } w rękach i na wolnym rynku: { $held }; wszystkich jest { $total }
unsound-shares-of-no-company = Akcje { $company } w rękach: { $held }; spółki nie założono albo nie ma jej w grze
unsound-shares-above-cap = { $seat } ma akcje { $company }: { $shares }; najwyżej { $most }
unsound-no-director =
    { $company } musi mieć { $chief ->
        [director] dyrektora
       *[president] prezesa
    }
unsound-director-of-none =
    { $company } nie może mieć { $chief ->
        [director] dyrektora: nie jest w grze albo należy do Václava
       *[president] prezesa: nie jest w grze
    }
unsound-director-holds =
    { $chief ->
        [director] Dyrektor
       *[president] Prezes
    } { $company } ma akcje: { $held }; co najmniej 2
unsound-more-than-director =
    { $seat } ma akcje { $company }: { $shares }, więcej niż { $chief ->
        [director] dyrektor
       *[president] prezes
    } ({ $held })
unsound-vaclav-absent = { $company } nie może należeć do Václava: on tu nie gra
unsound-vaclav-twice = Václav ma jedną spółkę każdej wielkości; oprócz { $company } ma jeszcze inną
unsound-vaclav-holds = { $company } Václava działa, a on ma akcje: { $right }, nie { $shares }
unsound-more-than-vaclav = { $seat } ma akcje { $company }: { $shares }, więcej niż Václav ({ $held })
unsound-vaclav-owns = { $company } należy do Václava: nie ma pieniędzy ani kolei lokalnych
unsound-vaclav-trains = { $company } należy do Václava i ma pociągi: { $trains }; najwyżej jeden, swojej wielkości
unsound-vaclav-took-over = { $company } należy do Václava i nie mogła przejąć innej spółki

## Spółki

unsound-early-home = { $company } stawia stację startową w swojej pierwszej turze, nie wcześniej
unsound-owns-unfloated = { $company } nie działa albo nie ma jej w grze, więc niczego nie posiada
unsound-charter-markers = Żetony na karcie { $company }: { $markers }; powinno być { $right }
unsound-railway-marker = Żeton { $company } stoi na heksie startowym, dopóki papier ma gracz, a poza tym nigdzie
unsound-railway-owns = { $company } to kolej prywatna i niczego nie posiada
unsound-chart-markers = Znaczniki { $company } na giełdzie: { $markers }; powinno być { $right }
unsound-beside-chart = Znacznik { $company } nie stoi na giełdzie
unsound-start-price = { $company } nie mogła zacząć od { $price }; możliwe są { LIST($prices-short, last: " i ") } { $currency }
unsound-chart-order = { $before } z kursem { $higher } operuje przed { $company } z kursem { $price }, nie po niej
unsound-debt-above-penalty = { $seat } ma dług { $debt } i karę { $penalty }; kara nigdy nie jest mniejsza
unsound-private-owner =
    { $private }: { $owner ->
        [sheet] teraz nie może być niesprzedana
        [player] { $owner-seat } nie może jej mieć w tej postaci
        [company] { $owner-company } nie może jej mieć
        [removed] teraz nie może być niesprzedana poza grą
       *[closed] teraz nie może być zamknięta
    }{ $used ->
        [yes] {" "}(z wykorzystaną zdolnością)
       *[no] {""}
    }

## Kafelki i stacje

unsound-tile-count = Kafelki { $tile }: na mapie { $laid }, zostało { $left }; w pudełku jest { $count }
unsound-tile-turned = Kafelek { $tile } na { $hex } wygląda tak samo w mniejszym położeniu niż { $rotation }
unsound-red-tile-away = Czerwony kafelek { $tile } nie może leżeć na { $hex }
unsound-red-tile-early = Czerwony kafelek spółki { $company } leży na { $hex }, ale jej żeton macierzysty ma być jeszcze niewyłożony
unsound-no-tiles-here = Kafelek { $tile } leży na { $hex }, gdzie kafelków się nie kładzie
unsound-tile-letters = Kafelek { $tile } ma inne litery niż { $hex }
unsound-tile-colour = Kafelek { $tile } na { $hex } ma kolor, którego jeszcze nie ma w grze ({ $phase })
unsound-tile-leads-off = Kafelek { $tile } tak nie pasuje na { $hex }: tor prowadzi poza mapę albo nie łączy nadrukowanej końcówki
unsound-tile-locations = Kafelek { $tile } ma inne miasta lub miasteczka niż { $hex }
unsound-city-full = Żetony w mieście na { $hex }: { $markers }; miejsc jest { $places }
unsound-markers-on-hex = Żetony { $company } na { $hex }: { $markers }; najwyżej jeden
unsound-marker-in-no-city = Żeton { $company } na { $hex } nie stoi w mieście
unsound-marker-waits = Trzeba podać, w którym mieście na { $hex } stoi żeton { $company }
unsound-marker-on-red = { $company } ma żeton na cudzym czerwonym kafelku na { $hex }
unsound-before-home = Na { $hex } nie stoi żaden żeton, dopóki spółka z tym heksem startowym nie wybierze miasta
unsound-home-places = Wolne miejsca na { $hex }: { $free }; zaczynające tu spółki potrzebują { $needed }
unsound-marker-count = Żetony na mapie: { $placed }, na kartach: { $charters }; razem musi być { $right }
unsound-markers-unsorted = Żetony nie są uporządkowane

## Pociągi

unsound-cards-left = Karty { $train-letter } w stosie: { $left }; możliwe od 1 do { $count }
unsound-cards-in-play = Karty { $train-letter } u spółek i w puli: { $count }; ze stosu zeszło { $sold }
unsound-scrapped-twice = Typ pociągu złomuje się raz, nie dwa razy
unsound-no-such-side =
    { GIVEN($company) ->
        [yes] { $company } ma kartę
       *[no] W puli jest karta
    }, która nie ma tej strony
unsound-scrapped =
    { GIVEN($company) ->
        [yes] { $company } ma pociąg { $train_type }
       *[no] W puli jest pociąg { $train_type }
    }, a ten typ jest zezłomowany
unsound-trains-unfloated = { $company } nie działa albo nie ma jej w grze, więc nie ma pociągów
unsound-train-too-large =
    { $company } ma pociąg dla większej spółki ({ $side ->
        [small] małej
        [medium] średniej
       *[large] dużej
    })
unsound-train-limit = Pociągi { $company }: { $owns }; najwyżej { $most }

## Pieniądze i pożyczki

unsound-money-in-all = Bank { $bank }, gracze { $players } i spółki { $companies } nie dają razem { $all }
unsound-loans = Pożyczki { $company }: { $loans }; teraz nie może mieć żadnych
unsound-held-back = Dla { $company } nie może być wstrzymane { $amount }: nie jest w grze, dostaje kapitał inaczej albo osiągnęła cel
unsound-no-capital = Trzeba podać, jak { $company } dostaje kapitał
unsound-pool-full = Akcje { $company } na wolnym rynku: { $shares }; najwyżej { $most }
unsound-national-unformed = { $company } jest w grze, choć nie powstała
unsound-cash-above-paid = { $seat } ma { $cash }; bank wypłacił { $paid }
unsound-worth = { $seat } ma majątek { $worth }, którego żadna gra nie da
unsound-treasury-above-paid = { $company } ma { $treasury }; bank wypłacił { $paid }
unsound-nothing-offered = { $seat } ma decydować, a nie ma o czym
