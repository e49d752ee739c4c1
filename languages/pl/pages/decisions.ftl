# What may be decided, and what it leads to. Sentences of the log and of refusals come from the rules.

## Verbs
verb-buy-local = Kup kolej lokalną
verb-sell-shares = Sprzedaj akcje
verb-start-company = Załóż spółkę
verb-buy-share = Kup akcję
verb-repay-debt = Spłać dług
verb-lay-home-tile = Połóż kafelek startowy
verb-choose-city = Wybierz miasto startowe
verb-lay-tile = Połóż tor
verb-place-station = Postaw stację
verb-run-trains = Uruchom pociągi
verb-claim-revenue = Podaj dochód bez tras
verb-dividend = Wypłać albo zatrzymaj
verb-take-over = Przejmij spółkę
verb-return-marker = Zabierz żeton
verb-turn-train = Obróć pociąg
verb-scrap-train = Złomuj pociąg
verb-buy-train = Kup pociąg
verb-buy-train-from = Kup pociąg od innej spółki
verb-return-train = Zwróć pociąg
verb-offer-for-local = Kup kolej lokalną od gracza
verb-offer-private = Zaproponuj innym spółkę prywatną
verb-sell-local = Sprzedaj kolej lokalną bankowi
verb-answer = Twoja odpowiedź
verb-counter-offer = Podaj inną cenę
verb-pass = Pas
pass = Pas
pass-track = Koniec budowy
pass-track-unlaid = Bez budowy
pass-station = Bez stacji
pass-this-step = tylko ten krok
pass-take-over = Bez przejęcia
pass-taken-trains = Zatrzymaj resztę
pass-trains = Koniec zakupów
pass-after-selling = Nic nie kupuj
go-on-track = koniec budowy
go-on-track-unlaid = bez budowy
go-on-station = bez stacji
go-on-track-station = koniec budowy, bez stacji
go-on-track-station-unlaid = bez budowy, bez stacji

## Actions and what they lead to
sell-number = { $count ->
    [one] 1 akcja za { $sum }
    [few] { $count } akcje za { $sum }
   *[many] { $count } akcji za { $sum }
}
do-repay = Spłać
do-claim = Podaj
do-offer = Zaproponuj
do-buy = Kup
take-number = Wybierz { $number }
do-ask = Zażądaj
revenue = Dochód
from-to = od { $from } do { $to }
each-brings = po { $price }
hexes-hint = Wybierz obramowany heks na mapie albo tutaj.
start-hint = Płacisz za dwie akcje po wybranej cenie. Szczegóły są w tabeli akcji.
start-by-sheet = Wybierz cenę
sell-by-sheet = Wybierz liczbę
ways = { $count ->
    [one] 1 możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
power = Spółka, do której należy, może raz położyć kafelek z fioletową ramką ({ $tiles }) albo budować bez opłaty za teren ({ $terrain }).
power-short = { $income } na rundę · { $tiles } · { $terrain }
powers-of-locals = Spółka, która ją ma, może raz położyć kafelek z fioletową ramką w podanym kolorze albo budować za darmo w podanym terenie.
cash-unchanged = gotówka bez zmian
cash-after = zostaje { $cash }
cash-then = potem { $cash }
treasury-after = { $company } ma wtedy { $cash }
price-move = kurs { $company } { $from } → { $to }
new-director = { $company }: kieruje { $player }
floats = { $company } zaczyna działać, kapitał { $capital }
you-direct = kierujesz spółką { $company }
new-phase = zaczyna się { $phase }
scrapping = wszystkie pociągi { $train } na złom
loses-trains = { $company } traci { $count ->
    [one] pociąg
    [few] { $count } pociągi
   *[many] { $count } pociągów
} ({ $trains })
returns-trains = { $company } musi zwrócić pociągi do puli
new-order = kolejność potem: { $order }
help = { $player } dopłaca { $amount }
loan = { $player }: dług { $debt } i kara { $penalty }
free = za darmo
tiles-left = zostało: { $count }
do-lay = Połóż
tray-turn = Kliknij ponownie kafelek, tu albo na mapie, żeby go obrócić.
tray-keys = Obraca też R, Enter kładzie, Escape zamyka.
earns = dochód { $before } → { $after }
earns-with = z pociągiem { $train }: { $earns }
earns-with-second = { $earns }; razem z drugim kafelkiem { $together }: { $tile }
earns-as-before = dochód nadal { $after }
earns-nothing = nadal bez dochodu
at-least = co najmniej { $amount }
next-run = następny przejazd: { $earns }
this-run = ten przejazd: { $earns }
run-without = bez niego: { $earns }
next-on-stack = następne na sprzedaż: { $trains }
cost-waived = bez opłaty
power-of = Dzięki zdolności kolei lokalnej { $private }
tray-empty = Teraz nie można tu nic położyć.

## The sheet of a company
sheet = Decyzja
treasury-short = Skarb.
trains-locals = Pociągi
open-company = { $company }: co można zrobić
open-bank = Akcje { $company } w banku: kup
open-own = Twoje akcje { $company }: sprzedaj
sheet-home = start: { $home }
share-is = akcja to { $percent }%
you = ty
new = (zmiana)
you-hold = { $count ->
    [0] nie masz żadnej
   *[other] masz { $count }
}
bank-holds = { $count ->
    [0] w banku nie ma żadnej
   *[other] w banku: { $count }
}
last-run = Ostatni przejazd { $revenue }: { $share } na akcję, { $percent }%
last-run-short = ostatni przejazd: { $share } na akcję, { $percent }%
last-run-nothing = ostatni przejazd bez dochodu
last-run-none = jeszcze bez przejazdu
buy-for = Kup akcję za { $price }
after-shares = Masz wtedy
shares-percent = { $count ->
    [one] 1 akcja
    [few] { $count } akcje
   *[many] { $count } akcji
}, { $percent }%
after-director = Dyrektor
after-float = Start działalności
floats-with = teraz, kapitał { $capital }
float-progress = sprzedane akcje: { $held } z { $float }
after-certificates = Certyfikaty
after-cash = Twoja gotówka
start-terms = Płacisz za dwie akcje i kierujesz spółką. Po sprzedaży { $float } z { $shares } akcji spółka zaczyna działać: dostaje kapitał i operuje. Możesz mieć najwyżej { $most }.
start-pays = płacisz { $sum }
start-brings = kapitał { $capital }
start-place = kolejność { $place }/{ $count }
start-floats-at = działa od { $float } z { $shares_count } akcji
start-operates-at = operuje od { $count } z { $shares_count } akcji
start-price = Cena
start-capital = Kapitał na start
start-cash = Gotówka potem
start-more = Więcej akcji
start-more-hint = Ile akcji można jeszcze kupić za tę gotówkę
start-at = Załóż po
start-order = Kolejność spółek
sell-for = { $count ->
    [one] Sprzedaj 1 akcję
    [few] Sprzedaj { $count } akcje
   *[many] Sprzedaj { $count } akcji
} za { $sum }

## Beside the decision itself
at-any-time = Koleje lokalne: użyj, kup, sprzedaj

## Pre-Stock Round
local-income = Przychód { $income } w każdej rundzie operacyjnej.
local-sold = właściciel: { $player }
pick-order = Kolejność wyboru
stock-order = Kolejność w 1. rundzie giełdowej przy tej gotówce

## Running trains
run-for = Uruchom: { $revenue }
run-unproven = Sieć torów jest za gęsta, żeby sprawdzić wszystkie trasy. Te dają { $revenue }, a żadne nie dadzą więcej niż { $most }.
claim-hint = Ta gra toczy się jak na 18xx.games, gdzie można podać dowolny dochód. Najlepsze trasy dają { $best }.
claim-hint-bare = Ta gra toczy się jak na 18xx.games, gdzie można podać dowolny dochód.

## Dividend
pay-out = Wypłać { $revenue }
retain = Zatrzymaj { $revenue }
bank-part = Bankowi zostaje { $amount }
treasury-of = Skarbiec { $company }
price-stays = zostaje { $price }
next-order = Kolejność potem

## Take-over
take-over-open = { $from }–{ $to } za akcję
take-over-open-one = { $from } za akcję
take-over-costs = razem { $from }–{ $to }
take-over-costs-one = razem { $from }
take-over-brings = wnosi { $treasury }
take-over-trains = { $count ->
    [one] i pociąg { $trains }
   *[other] i pociągi { $trains }
}
take-over-no-room = { $count ->
    [one] brak miejsca na pociąg { $trains }
   *[other] brak miejsca na pociągi { $trains }
}
take-over-locals = { $count ->
    [1] i kolej lokalną { $locals }
   *[other] i koleje lokalne { $locals }
}
take-over-title = { $company } przejmuje { $target }
take-over-price = Cena za akcję
take-over-range = Zasady dopuszczają od { $lowest } do { $highest }: od { $least }% do { $most }% kursu, który wynosi { $price }. Ze swojego skarbca { $company } może zapłacić { $to }.
take-over-ask = Na propozycję odpowie { $player } jako dyrektor { $target }.
take-over-own = Kierujesz obiema spółkami: przejęcie nastąpi od razu.
do-take-over = Przejmij
do-offer-take-over = Zaproponuj
holder = Kto
gets-shares = Akcje
gets = Dostaje
in-all = Razem
what-moves = Co dostaje { $company }
moves-treasury = Skarbiec
moves-trains = Pociągi
moves-stations = Stacje
moves-locals = Koleje lokalne
moves-markers = Wolne żetony
nothing = brak
treasury-then = Skarbiec { $company }: { $before } → { $after }
doubled-itself = { $hex }: obie spółki mają żeton w tym mieście, żeton { $target } trafia na kartę
doubled-choice = { $hex }: obie spółki mają żeton, dyrektor { $company } wybiera, który trafia na kartę
taken-trains = Jej pociągi
taken-then = Decyzja po przejęciu, o każdym osobno:
taken-keep = zatrzymaj
taken-turn = obróć na { $train } za { $cost }
taken-scrap = złomuj
taken-not-all = Nie można zatrzymać wszystkich.
taken-none = Nie można zatrzymać żadnego.
taken-no-room = { $company } ma już pociągów: { $count }, a limit to { $limit }: żadnego z tych nie może zatrzymać.
taken-over-limit = { $company } miałaby pociągów: { $count }, limit: { $limit }, { $surplus_count ->
    [one] jeden musi odejść
    [few] { $surplus_count } muszą odejść
   *[other] { $surplus_count } musi odejść
}.

## Trains
trains-have = { $company } ma { $count ->
    [one] 1 pociąg
    [few] { $count } pociągi
   *[many] { $count } pociągów
} ({ $trains }); limit: { $limit }. Skarbiec: { $treasury }.
trains-none = { $company } nie ma pociągu; limit: { $limit }. Skarbiec: { $treasury }.
trains-must = Przed końcem tury musi mieć pociąg, który może uruchomić.
from-stack = Stos
from-pool = Pula
from-others = Inne spółki
stack-left = karta { $card }, zostało: { $count }
stack-unlimited = karta { $card }, bez ograniczeń
pool-empty = Pula jest pusta.
others-none = Żadna inna spółka nie ma pociągów.
emergency = { $price } = { $treasury } ze skarbca + { $help } twojej gotówki + { $loan } pożyczki
emergency-no-loan = { $price } = { $treasury } ze skarbca + { $help } twojej gotówki
loan-cost = Pożyczka kosztuje cię { $double }: { $loan } do spłacenia przed następnym zakupem akcji i { $loan } kary na koniec gry.
fits-not = { $company } nie może go uruchomić

## Answers and returns
answer-train = { $company } proponuje { $price } za pociąg { $train } spółki { $seller }.
answer-train-left =
    Jeśli się zgodzisz, { $seller } ma { $treasury } i { $count ->
        [0] ani jednego pociągu
        [one] pociąg { $trains }
       *[other] pociągi: { $trains }
    }.
answer-local = { $company } proponuje { $price } za twoją kolej lokalną { $private }.
answer-local-left = Masz wtedy { $cash }. Jej przychód, { $income } w każdej rundzie operacyjnej, i jej zdolność przechodzą na { $company }.
answer-private = { $company } proponuje { $price } za twoją spółkę prywatną { $private }.
answer-private-left = Masz wtedy { $cash }. Jej przychód, { $income } w każdej rundzie operacyjnej, przechodzi na { $company }.
answer-take-over = { $company } proponuje { $price } za akcję { $target }. Spółka { $target } wypada wtedy z gry.
answer-share-price = Kurs akcji { $target } to { $price }.
answer-for-sale = Spółka prywatna { $private } jest na sprzedaż: dajesz { $price }?
answer-for-sale-left = Masz wtedy { $cash }, a jej przychód, { $income } w każdej rundzie operacyjnej, jest twój.
counter-price = Twoja cena
counter-price-share = Twoja cena za akcję
counter-hint = Jeśli druga strona się zgodzi, transakcja dochodzi do skutku.
countered-train = { $player } żąda { $price } za pociąg { $train } spółki { $seller }.
countered-local = { $player } żąda { $price } za kolej lokalną { $private }.
countered-private = { $player } żąda { $price } za spółkę prywatną { $private }.
countered-take-over = { $player } żąda { $price } za akcję { $target }.
countered-for-sale = { $player } proponuje { $price } za spółkę prywatną { $private }.
countered-offered = Twoja propozycja: { $price }. Po odmowie możesz jeszcze zaproponować więcej.
countered-asked = Twoje żądanie: { $price }. Po odmowie pytani są pozostali albo możesz zażądać mniej.
countered-local-left = { $company } ma wtedy { $treasury }, a { $private } przynosi jej { $income } w każdej rundzie operacyjnej.
local-to-bank = Bank płaci { $price } za kolej lokalną w dowolnej chwili tury spółki.
return-hint = { $count ->
    [one] { $company } ma 1 pociąg
    [few] { $company } ma { $count } pociągi
   *[many] { $company } ma { $count } pociągów
}; limit w fazie { $phase }: { $limit }. Za pociągi zwracane do puli nic się nie dostaje.
taken-hint = { $count ->
    [one] { $company } ma razem z przejętymi 1 pociąg
    [few] { $company } ma razem z przejętymi { $count } pociągi
   *[many] { $company } ma razem z przejętymi { $count } pociągów
}; limit: { $limit }. Obrócenie pociągu na większą stronę liczy się jak sprzedaż.
choose-on-map = Wybierz na mapie albo tutaj.
question-only-buys = { $player } kupuje albo pasuje
