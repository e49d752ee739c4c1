### What is asked, what is done, and what is offered. No full stop.

## Decisions: what is waited for

decision-pre-stock = { $seat } kupuje kolej lokalną albo pasuje
decision-pick-paper = { $seat } wystawia papier prywatny na licytację
decision-bid = { $seat } licytuje { $paper } albo się wycofuje
decision-railway-tile = { $seat } kładzie kafelek ({ $paper }) albo pasuje
# Unsaid: $sold
decision-stock = { $seat } może sprzedać, potem kupić albo spasować
decision-home-tile = { $company } kładzie kafelek startowy
decision-home-city = { $seat } wybiera na { $hex } miasto startowe { $company }
decision-track = { $company } kładzie tor
decision-station = { $company } może postawić stację
decision-run = { $company } uruchamia pociągi
decision-dividend = { $company } wypłaca albo zatrzymuje { $revenue }
decision-take-over = { $company } może przejąć spółki
decision-doubled-marker = { $company } zabiera z { $hex } swój żeton albo żeton { $target }
decision-taken-trains = { $company } zatrzymuje, obraca albo złomuje pociągi: { LIST($taken, last: " i ") }
decision-trains = { $company } kupuje pociągi
decision-return-trains =
    { $company } zwraca pociąg do puli{ GIVEN($keep) ->
        [yes] , ale nie { $keep }
       *[no] {""}
    }
decision-privates = { $seat } kupuje najtańszą spółkę prywatną, licytuje albo pasuje
decision-raise = { $seat } przebija albo wycofuje się z licytacji ({ $private })
# Unsaid: $done
decision-exchange = { $seat } może sprzedać i kupić akcje albo spasować
decision-dealing = { $seat } zakłada spółkę, handluje akcjami albo pasuje
decision-private-station = { $company } stawia stację na { $hex } albo rezygnuje
decision-borrow = { $company } wypożycza pociąg
decision-loans = { $company } spłaca pożyczki
decision-raising =
    { $seat } musi zapłacić { $due } za { $need ->
        [interest] odsetki
        [late-interest] odsetki
       *[loans] pożyczki
    } { $company }
decision-debts = { $company } spłaca pożyczki albo się łączy
# Unsaid: $hex
decision-national-stations = { $company } rezygnuje ze stacji
decision-national-trains = { $company } zatrzymuje albo zwraca pociągi
decision-answer = { $seat } odpowiada: { offerer } proponuje { deal }
# Unsaid: $company
decision-counter-offer =
    { $seat } odpowiada: { $by } { $deal ->
        [for-sale] proponuje
       *[other] żąda
    } { deal-price } zamiast { $offered }

# Who decides for Václav, and why.
for-vaclav =
    { $seat } decyduje za Václava o { $question ->
        [track] torach
        [station] stacjach
       *[run] trasach
    } { $company }, bo ma { $priority ->
        [yes] najniższą
       *[no] wyższą
    } kartę kolejności

## Actions: an order

action-pass = Pas
action-buy-private = Kup { $private }
action-pick-paper = Wystaw na licytację { $private }
action-bid = Licytuj { $amount }
action-assign-train = Uruchom { $private } dla spółki
action-sell-shares =
    { $shares ->
        [one] Sprzedaj 1 akcję { $company }
        [few] Sprzedaj { $shares } akcje { $company }
       *[many] Sprzedaj { $shares } akcji { $company }
    }
action-start-company = Załóż { $company }, cena emisyjna { $price }
action-buy-share = Kup akcję { $company }
action-repay-debt = Spłać { $amount }
action-lay-home-tile = Połóż kafelek startowy na { $hex }, pozycja { $rotation }
action-choose-city = Wybierz miasto { $city }
# Unsaid: $rotation
action-lay-tile = Kafelek { $tile } na { $hex } ({ LIST($exits) }){ with-local }
action-place-station = Postaw stację na { city }
action-run-trains =
    { COUNT($runs) ->
        [0] Nie uruchamiaj pociągów
       *[other] Uruchom: { LIST($runs, by: "; ") }
    }
action-claim-revenue = Podaj { $amount }
action-pay-out = Wypłać
action-retain = Zatrzymaj
action-pay-half = Wypłać połowę
action-take-over = Zaproponuj { $price } za akcję { $target }
action-return-marker = Zabierz żeton z miasta { $city }
action-turn-train = Obróć { $train } na { turned }
action-scrap-train = Złomuj { $train }
# $stack tells whether new trains lie on a stack.
action-buy-train =
    { $source ->
        [stack]
            { $stack ->
                [yes] Kup { side } pociąg ze stosu
               *[no] Kup następny nowy pociąg
            }
        [beside] Kup nowy pociąg ostatniego rodzaju
       *[pool]
            Kup { $source-train } z puli{ COMPARE($source-train-side, $side) ->
                [same] {""}
               *[other] {" "}jako { bought }
            }
    }
bought =
    { $side ->
        [small] { $source-train-small }
        [medium] { $source-train-medium }
       *[large] { $source-train-large }
    }
action-buy-train-from = Zaproponuj { $price } za pociąg { $train } spółki { $seller }
action-return-train = Zwróć { $train } do puli
action-offer-for-private = Zaproponuj { $price } za { $private }
action-sell-local = Sprzedaj { $private } bankowi
action-bid-for = Licytuj { $private }: { $amount }
action-buy-from-pool = Kup akcję { $company } z wolnego rynku
action-take-loan = Weź pożyczkę
action-repay-loan = Spłać pożyczkę
action-place-post = Połóż znacznik poczty na { $hex }
action-trade-train =
    { $pooled ->
        [yes] Oddaj { $train } za pociąg z puli
       *[no] Oddaj { $train } za nowy pociąg
    }
action-offer-private = Zaproponuj innym { $private } za { $price }
action-go-bankrupt = Ogłoś bankructwo
action-pay-loans = Spłać wszystkie pożyczki
action-merge = Połącz spółkę
action-remove-station = Usuń stację z { city }
action-borrow-train =
    { $source ->
        [stack] Wypożycz następny pociąg ze stosu
        [beside] Wypożycz pociąg ostatniego rodzaju
       *[pool] Wypożycz { $source-train } z puli
    }
action-accept = Zgoda
action-refuse = Odmowa
action-counter-offer = Podaj inną cenę: { $price }

# A train with its route.
run = { $train } przez { LIST($track-short, by: " ") }
with-local =
    { GIVEN($private) ->
        [yes] , zdolność: { $private }
       *[no] {""}
    }

## Offers: an order with what it costs or brings

offer-pass = { action-pass }
offer-buy-private = Kup { $private } za { $price }
offer-pick-paper = Wystaw na licytację { $private }, od { $lowest }
offer-bid = Licytuj { $private }: { range }
offer-assign-train = { action-assign-train }
offer-sell-shares =
    { $most ->
        [one] Sprzedaj 1 akcję { $company } po { $price }
       *[other] Sprzedaj od 1 do { $most } akcji { $company } po { $price }
    }
offer-start-company = Załóż { $company }, cena emisyjna: { LIST($prices-short) } { $currency }
offer-buy-share = Kup akcję { $company } za { $price }
offer-repay-debt =
    Spłać { COMPARE($least, $most) ->
        [same] { $most }
       *[other] { AMOUNT($least) }–{ $most }
    }
offer-lay-home-tile = Połóż kafelek startowy na { $hex }, { positions }
offer-choose-city = { action-choose-city }
offer-lay-tile =
    Połóż kafelek { $tile } na { $hex }, { positions }{ with-local }{ AMOUNT($cost) ->
        [0] {""}
       *[other] , koszt { $cost }
    }
offer-place-station = Postaw stację na { city } za { $cost }
# Whether more may be possible is said beside it, where it is not proven.
# Unsaid: $most
offer-run-trains = { action-run-trains }, dochód { $revenue }
offer-claim-revenue = Podaj dowolny dochód
offer-pay-out = { action-pay-out }
offer-retain = { action-retain }
offer-pay-half = { action-pay-half }
offer-take-over = Zaproponuj { range } za akcję { $target }
offer-return-marker = { action-return-marker }
offer-turn-train = { action-turn-train } za { $cost }
offer-scrap-train = { action-scrap-train }
offer-buy-train =
    { action-buy-train } za { $price }{ AMOUNT($help) ->
        [0] {""}
       *[other]
            { $chief ->
                [president] , w tym { $help } od prezesa
               *[director] , w tym { $help } od dyrektora
            }
    }{ AMOUNT($loan) ->
        [0] {""}
       *[other] , w tym { $loan } pożyczki
    }
offer-buy-train-from = Zaproponuj { range } za pociąg { $train } spółki { $seller }
offer-return-train = { action-return-train }
offer-offer-for-private = Zaproponuj { range } za { $private }
offer-sell-local = Sprzedaj { $private } bankowi za { $price }
offer-bid-for = Licytuj { $private }: { range }
offer-buy-from-pool = { action-buy-from-pool } za { $price }
offer-take-loan = Weź pożyczkę: { $amount }
offer-repay-loan = { action-repay-loan }
offer-place-post = { action-place-post }
offer-trade-train = { action-trade-train }, dopłata { $price }
offer-offer-private = Zaproponuj innym { $private } za { range }
offer-go-bankrupt = { action-go-bankrupt }
offer-pay-loans =
    { action-pay-loans }{ AMOUNT($help) ->
        [0] {""}
       *[other] , w tym { $help } od prezesa
    }
offer-merge = { action-merge }
offer-remove-station = { action-remove-station }
offer-borrow-train = { action-borrow-train }
offer-accept = { action-accept }
offer-refuse = { action-refuse }
offer-counter-offer = Podaj inną cenę: { range }

range =
    { COMPARE($from, $to) ->
        [same] { $to }
       *[other] { AMOUNT($from) }–{ $to }
    }
positions =
    { COUNT($rotations) ->
        [0] brak pozycji
       *[other] pozycja { LIST($rotations, last: " albo ") }
    }
