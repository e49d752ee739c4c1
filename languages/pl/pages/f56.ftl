# 1836Jr-56: private companies and their auction, capital, loans, money in need, and the national company.

round-privates = Licytacja spółek prywatnych
privates = Prywatne
privates-long = Spółki prywatne
private-head = Prywatna
president = Prezes
loans = Pożyczki
pool = Rynek
offering = Oferta pierwotna
offering-short = Oferta
train = Pociąg
limit = Limit
escrow = Wstrzymane
destination = Cel

you-preside = zostajesz prezesem { $company }
new-president = { $company }: prezesem zostaje { $player }
president-of = Prezes { $company }

## Verbs
verb-take-loan = Weź pożyczkę
verb-repay-loan = Spłać pożyczkę
verb-debts = Spłać albo połącz
verb-trade-train = Oddaj pociąg
verb-borrow-train = Wypożycz pociąg
verb-remove-station = Zrezygnuj ze stacji
verb-post = Połóż znacznik poczty
verb-bankrupt = Ogłoś bankructwo
verb-offer-for-private = Kup spółkę prywatną
pass-after-buying = Zakończ turę
pass-raise = Wycofaj się
pass-borrow = Nie wypożyczaj
pass-loans = Koniec spłat
pass-no-loans = Nie spłacaj
pass-national-trains = Zatrzymaj pociągi
at-any-time-privates = W każdej chwili: spółki prywatne i ich zdolności

## Auction
auction-hint = Kup pierwszą po jej cenie albo licytuj inną: co najmniej { $step } ponad jej cenę lub najwyższą ofertę. Zaoferowane pieniądze są związane, dopóki nie zostanie sprzedana.
auction-closing = Z pierwszym pociągiem { $phase } wszystkie zostają zamknięte.
auction-companies-buy = Od fazy { $phase } spółka może ją odkupić od właściciela za { $least }–{ $most }% ceny.
auction-contest = { $private }: licytują tylko ci, którzy złożyli ofertę. Przebij co najmniej do { $lowest } albo się wycofaj.
private-terms = Cena { $price }, przychód { $income } na rundę.
private-blocks = Dopóki należy do gracza, na { $hex } nikt nie buduje.
private-extra-tile = Jej spółka może tam położyć dodatkowy kafelek { $tiles }, bez połączenia i bez opłaty za teren.
private-tile = Jej spółka może tam położyć kafelek { $tiles } jako swój kafelek w tej turze, bez połączenia.
private-station = Zaraz potem może tam postawić stację za darmo.
private-post = Jej spółka może położyć znacznik na mieście albo miasteczku, co zamyka tę spółkę prywatną: każdy jej pociąg, który się tam zatrzymuje, zarabia o { $bonus } więcej.
private-post-until = Znacznik znika z pierwszym pociągiem { $phase }.
buy-private = Kup za { $price }
bound = Związane
bound-hint = Pieniądze związane ofertami
bound-money = związane ofertami: { $bound }, wolne: { $free }
pool-of = { $company } na wolnym rynku
next-train = następny pociąg
last-train = pociąg ostatniego rodzaju

## Shares and capital
from-offering = { $price } z oferty
out-of-pool = { $price } z rynku
buy-offering-for = Kup z oferty pierwotnej za { $price }
buy-pool-for = Kup z wolnego rynku za { $price }
open-pool = Akcje { $company } na wolnym rynku: kup
open-card = { $company }: karta spółki
offering-hint = Akcje w ofercie pierwotnej, po cenie emisyjnej
pool-hint = Akcje na wolnym rynku, po kursie
loans-hint = Pożyczki wzięte przez spółkę
trains-privates = Pociągi, prywatne
not-operating = Sprzedane akcje i ile ich trzeba, by operować
company-card = Karta spółki
capital-escrow = Pieniądze za pierwsze { $count ->
    [5] pięć
   *[other] { $count }
} akcji spółka dostaje w miarę sprzedaży. Reszta jest wstrzymana, dopóki tor nie połączy jej heksu startowego z celem.
capital-incremental = Pieniądze za każdą akcję spółka dostaje przy sprzedaży.
capital-full = Zaczyna działać po sprzedaży { $percent }% i wtedy dostaje od razu cały kapitał.
start-hint-f56 = Spółka { $operates }.
start-held-back = Reszta jej kapitału jest wstrzymana, dopóki tor nie połączy jej heksu startowego z celem.
start-you-pay = Płacisz
capital-now = Od razu w skarbcu
capital-half = { $count ->
    [5] Pięć
   *[other] { $count }
} akcji sprzedanych
capital-joined = Wszystkie, połączone
capital-all = Wszystkie sprzedane
capital-at-float = Przy { $percent }%
held-back = wstrzymane dla { $company }: { $escrow }
escrow-is = { $escrow } jest wstrzymane do osiągnięcia celu
escrow-waits = do osiągnięcia celu
sheet-destination = cel: { $hex }
reaches = { $company } osiąga cel
destination-reached = osiągnięty
destination-open = jeszcze bez połączenia
closes = { $company } zostaje zamknięta

## The card
card-shares = Akcje
card-shares-are = u graczy: { $held }, na wolnym rynku: { $pool }, w ofercie pierwotnej: { $offering }
card-trains = Pociągi
card-trains-are = { $count ->
    [0] brak
   *[other] { $trains }
}; limit: { $limit }
card-stations = Stacje
card-stations-are = na mapie: { $placed }, wolne: { $left }
card-capital = Kapitał
card-operates = Operuje
card-operates-with = dopiero po sprzedaży { $needed }%, teraz { $sold }%
card-gone = już poza grą
card-not-formed = powstaje z pierwszym pociągiem { $phase }, jeśli jakieś spółki nie mogą spłacić pożyczek
status-president = prezesem jest { $player }
temporary = (tymczasowo: w następnej rundzie giełdowej trzeba kupić drugą akcję)
frozen = Zamrożona, dopóki nie kupi trwałego pociągu: kurs stoi, dochód zostaje w spółce, a płaci ona tylko za pociągi
owner-gone = zamknięta

## Loans
take-loan = Weź pożyczkę { $amount }
take-loan-then = { $company } ma wtedy { $treasury }
take-loan-hint = Jedna pożyczka na turę. Na koniec gry każda pożyczka obniża wartość akcji o { $off }.
worth-less-loans = Majątek: każda pożyczka spółki obniża wartość jej akcji o { $off }.
loans-none = brak; limit: { $most }
loans-never = brak i nie można brać
loans-old = { $count ->
    [one] 1 pożyczka
    [few] { $count } pożyczki
   *[many] { $count } pożyczek
}, nowych brać nie można; odsetki { $interest } na turę
loans-some = { $count ->
    [one] 1 pożyczka
    [few] { $count } pożyczki
   *[many] { $count } pożyczek
} (limit: { $most }); odsetki { $interest } na turę
loans-then = { $count ->
    [0] { $company } nie ma wtedy pożyczek
    [one] { $company } ma wtedy 1 pożyczkę
    [few] { $company } ma wtedy { $count } pożyczki
   *[many] { $company } ma wtedy { $count } pożyczek
}
interest-is = Odsetki { $interest } w każdej turze
interest-due = { $interest } odsetek od { $count ->
    [one] 1 pożyczki
   *[many] { $count } pożyczek
}: { $parts }.
interest-from-revenue = { $interest } odsetek od { $count ->
    [one] 1 pożyczki
   *[many] { $count } pożyczek
} idzie z dochodu.
interest-from-treasury = { $interest } odsetek od { $count ->
    [one] 1 pożyczki
   *[many] { $count } pożyczek
} idzie ze skarbca.
from-treasury = { $amount } ze skarbca
from-revenue = { $amount } z dochodu
from-president = { $amount } płaci { $player }
loans-standing = { $company } ma { $count ->
    [one] 1 pożyczkę
    [few] { $count } pożyczki
   *[many] { $count } pożyczek
} i płaci { $interest } odsetek w każdej turze. W skarbcu jest { $treasury }.
pool-part = { $amount } za akcje na wolnym rynku trafia do skarbca
sum-due = Co trzeba zapłacić

## Money in need
need-train = Pociąg dla { $company }
need-interest = Odsetki { $company }
need-loans = Pożyczki ponad limit
paid-by-company = { $company } płaci
due-from = Dopłaca { $player }
paid-by-cash = { $player }: gotówka
by-selling = Do zdobycia ze sprzedaży akcji
own-shares-add-loans = Każda akcja { $company } na wolnym rynku obniża jej limit pożyczek o jedną: sprzedaż takiej akcji oznacza kolejną pożyczkę ({ $loan }) do spłaty.
nothing-at-all = Nie ma niczego na sprzedaż: to bankructwo i koniec gry.
not-enough = Potrzebujesz { $missing }, a możesz zdobyć tylko { $most }: to bankructwo i koniec gry.
not-by-shares = Potrzebujesz { $missing }, ale akcje dadzą tylko { $most }.
enough = Możesz zdobyć do { $most }, ale nie wolno ci sprzedać więcej, niż trzeba, ani stracić prezesury { $company }.
raising-missing = potem brakuje jeszcze { $missing }
raising-short = potem brakuje { $missing }, a akcje dadzą tylko { $most }
raising-lost = potem brakuje { $missing }, a zdobyć można tylko { $most }: { $player } bankrutuje i gra się kończy
raising-paid = potem wszystko zapłacone, zostaje { $cash }
raising-enough = potem wystarczy na pociąg, zostaje { $cash }
raising-closed = potem nie ma już nic do zapłaty, zostaje { $cash }
raising-bankrupt = potem nie ma już czego sprzedać: { $player } bankrutuje i gra się kończy
trains-must-route = Ma trasę, a nie ma pociągu, więc musi go kupić.
trains-must-frozen = Stać ją na trwały pociąg, więc musi go kupić.
trade-for = za { $train } i { $price }

## Stations and runs
private-station-hint = { $private } pozwala { $company } postawić tu teraz stację, za darmo i bez połączenia. Kto z tego nie skorzysta, traci to prawo na zawsze.
private-station-last = Byłby to jej ostatni żeton.
port-bonus = { $hex } { $value } ({ $count ->
    [one] 1 stacja
    [few] { $count } stacje
   *[many] { $count } stacji
} × { $each })
post-bonus = { $bonus } poczta
borrow-hint = { $company } nie ma pociągu. Może wypożyczyć jeden na ten przejazd: po przejeździe go zwraca, a nowa faza się nie zaczyna. Dochód zostaje w skarbcu.
borrow-from-bank = Wypożycz { $train } z banku
borrow-from-pool = Wypożycz { $train } z puli
borrowed-earns = dochód { $revenue }

## The national company
formation = Powstaje spółka narodowa
formation-of = Powstaje spółka narodowa ({ $national })
formation-begins = powstaje spółka narodowa; spłacić pożyczki albo połączyć się muszą: { $companies }
merges-into = { $company } łączy się z { $national }
formation-repay = Skarbce spłacają
formation-decide = Prezesi decydują
formation-exchange = Wymiana akcji
formation-stations = Stacje
formation-trains = Pociągi
debtors = Zadłużone spółki
debt-missing = Brakuje
debt-cash = Gotówka
debt-decides = Decyzja
debt-merges = łączy się
debt-must-merge = musi się połączyć
debt-now = teraz
debt-later = później
debt-later-perhaps = później, jeśli starczy gotówki
debt-pay = Spłać pożyczki { $company }
debt-let-merge = Połącz { $company }
debt-merge-hint = Spółka, która się łączy, oddaje { $national } stacje, pociągi i pieniądze; dwie jej akcje dają jedną, a pożyczki są umarzane. Majątek: jeśli żadna inna już się nie połączy.
cash-of = { $player }: gotówka
shares-of = { $player }: akcje
worth-of = { $player }: majątek
shares-owned = { $count } { $company }
shares-kept = zostaje { $shares }
shares-exchanged = { $old } → { $new } { $national }
treasury-to = { $treasury } dla { $national }
exchange-if = Jeśli { $company } się połączy, a żadna inna już nie
old-shares = Stare
new-shares = Nowe
odd = (nieparzysta)
odd-added = { $pool } + { $odd } niepar.
exchange-terms = Akcje: { $shares } po { $percent }%, kurs { $price }. Nieparzysta akcja trafia na wolny rynek bez rekompensaty.
exchange-president = Prezesem jest { $player }.
exchange-temporary = Prezesem tymczasowym, z jedną akcją, jest { $player }; w następnej rundzie giełdowej trzeba kupić drugą.
merged-stations = Przejęte stacje
removed-stations = Usunięte stacje
merged-treasury = Pieniądze
merged-trains = Pociągi
keep-trains = { $company } zatrzymuje pociągi (limit: { $limit }), trwałe przed innymi. Zwrócone trafiają do puli i nic się za nie nie dostaje.
give-up-doubled = Na { $hex } stoją dwie stacje; jedna musi zniknąć.
give-up-many = { $company } może zachować { $limit } z { $stations } stacji; trzeba zrezygnować z { $count ->
    [1] jednej
   *[other] { $count }
}. Stacje startowe zostają.

## Share price chart
market-grid = Giełda, rzędy od góry do dołu
market-moves = Dywidenda → · brak ← · sprzedaż ↓ · wyprzedana ↑
zone-start = cena emisyjna
zone-yellow = nie liczy się do limitu certyfikatów
zone-orange = to samo i bez limitu udziałów
zone-closing = spółka zostaje zamknięta

## Facts
fact-rounds = Rundy
fact-loans = jedna na turę
fact-no-loans = już nie
bank-broken = wyczerpany: gra kończy się po tej serii rund

## What one looks up
phases-hint-f56 = Faza zaczyna się, gdy zostaje kupiony pierwszy pociąg o jej numerze.
phase-privates = spółki kupują spółki prywatne
phase-privates-close = spółki prywatne są zamykane
phase-no-loans = koniec pożyczek
phase-national = powstaje spółka narodowa
phase-last = na sprzedaż także ostatni rodzaj pociągów
phase-towns = można przebudowywać miasteczka
run-f56 = Każde miasteczko, miasto i miejsce poza mapą to przystanek, a pociąg obejmuje tyle przystanków, ile wskazuje jego numer. Dwa oddzielne miasta na kafelku to dwa przystanki.
run-ports = { $ports }: tu kończy się przejazd o co najmniej trzech przystankach. Przejazd dostaje wartość portu za każdą własną stację na trasie: { $values }.
run-port-value = { $value } od fazy { $phase }
run-off-map = Czerwone miejsca poza mapą kończą przejazd i są więcej warte w późniejszych fazach.
run-post = Znacznik poczty dodaje swoją wartość do każdego przejazdu swojej spółki, który się tam zatrzymuje.
limits-certificates-f56 = Przy { $players } graczach limit certyfikatów na osobę to { $limit }. Liczy się każdy certyfikat akcji i każda spółka prywatna. Certyfikat prezesa na dwie akcje to jeden certyfikat, certyfikaty spółek na żółtych i pomarańczowych polach nie liczą się wcale, a pojedyncze akcje dużej spółki narodowej liczą się za pół.
limits-companies = Wszystkie spółki
limits-operate = Spółka operuje po raz pierwszy po sprzedaży { $percent }%.
limits-ownership = Gracz może mieć { $percent }% spółki, a w strefie pomarańczowej dowolną część.
limits-pool = Na wolnym rynku może być najwyżej { $percent }% spółki.
limits-loans = Spółka może mieć tyle pożyczek, ile jej akcji mają gracze.
limits-options = Zasady tej gry
course-by-phase = { $count ->
    [one] W fazie { $phase } po rundzie giełdowej następuje jedna runda operacyjna.
    [few] W fazie { $phase } po rundzie giełdowej następują { $count } rundy operacyjne.
   *[many] W fazie { $phase } po rundzie giełdowej następuje { $count } rund operacyjnych.
} Decyduje faza na koniec rundy giełdowej.
course-bank = Gra kończy się po serii rund operacyjnych, w której w banku zabraknie pieniędzy, albo gdy prezes zbankrutuje. Bank ma { $bank }.
course-broken = Bank jest wyczerpany: gra kończy się po tej serii rund operacyjnych.
