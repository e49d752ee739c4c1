# 1836Jr-56: private companies and their auction, capital, loans, money in need, and the national company.

round-privates = Dražba soukromých společností
privates = Privátky
privates-long = Soukromé společnosti
private-head = Privátka
president = Prezident
loans = Půjčky
pool = Pool
offering = Prvotní nabídka
offering-short = Nabídka
train = Vlak
limit = Limit
escrow = Zadrženo
destination = Cíl

you-preside = povedete { $company }
new-president = { $company }: vede { $player }
president-of = Prezident { $company }

## Verbs
verb-take-loan = Vzít si půjčku
verb-repay-loan = Splatit půjčku
verb-debts = Splatit, nebo sloučit
verb-trade-train = Vyměnit vlak
verb-borrow-train = Vypůjčit si vlak
verb-remove-station = Vzdát se stanice
verb-post = Umístit žeton pošty
verb-bankrupt = Vyhlásit bankrot
verb-offer-for-private = Koupit soukromou společnost
pass-after-buying = Ukončit tah
pass-raise = Odstoupit
pass-borrow = Bez výpůjčky
pass-loans = Dál nesplácet
pass-no-loans = Nic nesplácet
pass-national-trains = Vlaky ponechat
at-any-time-privates = Kdykoli: soukromé společnosti a jejich výhody

## Auction
auction-hint = Kupte první za její cenu, nebo přihoďte na jinou: aspoň o { $step } nad její cenu nebo nejvyšší nabídku. Co nabídnete, je do jejího prodeje vázané.
auction-closing = S prvním vlakem { $phase } se všechny uzavřou.
auction-companies-buy = Od fáze { $phase } ji smí společnost od majitele koupit za { $least } až { $most } % její ceny.
auction-contest = Dražby { $private } se účastní jen ti, kdo za ni nabídli: přihoďte aspoň na { $lowest }, nebo odstupte.
private-terms = Cena { $price }, příjem { $income } za kolo.
private-blocks = Dokud ji vlastní hráč, nikdo nestaví na { $hex }.
private-extra-tile = Její společnost tam smí položit dílek { $tiles } navíc, bez spojení a bez placení terénu.
private-tile = Její společnost tam smí jako svůj dílek v tahu položit { $tiles }, bez spojení.
private-station = Hned potom tam smí zdarma umístit stanici.
private-post = Její společnost smí na město nebo městečko umístit žeton, čímž se privátka uzavře: každý její vlak, který tam zastaví, vydělá o { $bonus } víc.
private-post-until = Žeton zmizí s prvním vlakem { $phase }.
buy-private = Koupit za { $price }
bound = Vázáno
bound-hint = Peníze vázané nabídkami
bound-money = { $bound } vázáno nabídkami, { $free } volných
pool-of = { $company } v poolu
next-train = další vlak
last-train = poslední typ vlaku

## Shares and capital
from-offering = { $price } z nabídky
out-of-pool = { $price } z poolu
buy-offering-for = Koupit z prvotní nabídky za { $price }
buy-pool-for = Koupit z poolu za { $price }
open-pool = Akcie { $company } v poolu: koupit
open-card = { $company }: list společnosti
offering-hint = Akcie v prvotní nabídce, za počáteční kurz
pool-hint = Akcie v poolu, za aktuální kurz
loans-hint = Půjčky, které společnost má
trains-privates = Vlaky, privátky
not-operating = Kolik akcií je prodáno a kolik jich je třeba, aby společnost přišla na tah
company-card = List společnosti
capital-escrow = Peníze za prvních { $count ->
    [5] pět
   *[other] { $count }
} akcií dostává společnost, jak se prodávají. Zbytek je zadržen, dokud trať nespojí její domov s cílem.
capital-incremental = Peníze za každou akcii dostane společnost hned při prodeji.
capital-full = Provoz zahájí při { $percent } % prodaných akcií a pak dostane celý kapitál najednou.
start-hint-f56 = Společnost je { $operates }.
start-held-back = Zbytek kapitálu je zadržen, dokud trať nespojí její domov s cílem.
start-you-pay = Platíte
capital-now = Hned v pokladně
capital-half = { $count ->
    [5] Pět
   *[other] { $count }
} akcií prodáno
capital-joined = Vše, po spojení
capital-all = Všechny prodány
capital-at-float = Při { $percent } %
held-back = pro { $company } zadrženo { $escrow }
escrow-is = Do dosažení cíle je zadrženo { $escrow }
escrow-waits = do dosažení cíle
sheet-destination = cíl: { $hex }
reaches = { $company } dosáhne cíle
destination-reached = dosažen
destination-open = zatím nespojen
closes = { $company } se uzavře

## The card
card-shares = Akcie
card-shares-are = { $held } mají hráči, { $pool } v poolu, { $offering } v prvotní nabídce
card-trains = Vlaky
card-trains-are = { $count ->
    [0] žádné
   *[other] { $trains }
}; limit je { $limit }
card-stations = Stanice
card-stations-are = { $placed } na mapě, { $left } v zásobě
card-capital = Kapitál
card-operates = Na tahu
card-operates-with = poprvé při { $needed } % prodaných akcií, nyní { $sold } %
card-gone = už není ve hře
card-not-formed = vznikne s prvním vlakem { $phase }, pokud společnosti nedokážou splatit půjčky
status-president = vede { $player }
temporary = (dočasně: v příštím burzovním kole musí koupit druhou akcii)
frozen = Zmrazená, dokud nekoupí trvalý vlak: její kurz stojí, výnos si ponechává a platí jen za vlaky
owner-gone = uzavřena

## Loans
take-loan = Vzít si půjčku { $amount }
take-loan-then = { $company } pak má { $treasury }
take-loan-hint = V jednom tahu jen jedna půjčka. Na konci hry každá půjčka snižuje hodnotu akcie o { $off }.
worth-less-loans = Majetek: každá půjčka společnosti snižuje hodnotu její akcie o { $off }.
loans-none = žádná; nejvýš smí mít { $most }
loans-never = žádná a další si vzít nelze
loans-old = { $count ->
    [one] 1 půjčka
    [few] { $count } půjčky
   *[other] { $count } půjček
}, další si vzít nelze; úrok { $interest } za tah
loans-some = { $count ->
    [one] 1 půjčka
    [few] { $count } půjčky
   *[other] { $count } půjček
} (nejvýš { $most }); úrok { $interest } za tah
loans-then = { $company } pak má { $count ->
    [one] 1 půjčku
    [few] { $count } půjčky
   *[other] { $count } půjček
}
interest-is = Úrok { $interest } v každém tahu
interest-due = Úrok { $interest } za { $count ->
    [one] 1 půjčku
    [few] { $count } půjčky
   *[other] { $count } půjček
}: { $parts }.
interest-from-revenue = Úrok { $interest } za { $count ->
    [one] 1 půjčku
    [few] { $count } půjčky
   *[other] { $count } půjček
} se strhne z výnosu.
interest-from-treasury = Úrok { $interest } za { $count ->
    [one] 1 půjčku
    [few] { $count } půjčky
   *[other] { $count } půjček
} se zaplatí z pokladny.
from-treasury = { $amount } z pokladny
from-revenue = { $amount } z výnosu
from-president = { $amount } platí { $player }
loans-standing = { $company } má { $count ->
    [one] 1 půjčku a platí
    [few] { $count } půjčky a platí
   *[other] { $count } půjček a platí
} { $interest } na úrocích za tah. V pokladně je { $treasury }.
pool-part = { $amount } za akcie v poolu jde do pokladny
sum-due = Co je třeba zaplatit

## Money in need
need-train = Vlak pro { $company }
need-interest = Úroky { $company }
need-loans = Půjčky nad limit
paid-by-company = { $company } platí
due-from = Doplácí { $player }
paid-by-cash = Hotovost: { $player }
by-selling = Zbývá získat prodejem akcií
own-shares-add-loans = Každá akcie { $company } v poolu snižuje počet povolených půjček o jednu: s každou prodanou je třeba splatit další půjčku ({ $loan }).
nothing-at-all = Není co prodat: to je bankrot a konec hry.
not-enough = Potřebujete { $missing }, ale získat můžete jen { $most }: to je bankrot a konec hry.
not-by-shares = Potřebujete { $missing }, ale akcie vynesou jen { $most }.
enough = Získat můžete až { $most }, nesmíte ale prodat víc, než je potřeba, ani přijít o vedení { $company }.
raising-missing = pak ještě chybí { $missing }
raising-short = pak chybí { $missing } a akcie vynesou jen { $most }
raising-lost = pak chybí { $missing } a získat lze jen { $most }: { $player } zbankrotuje a hra končí
raising-paid = pak je zaplaceno, zbude { $cash }
raising-enough = pak je na vlak dost, zbude { $cash }
raising-closed = pak už není co platit, zbude { $cash }
raising-bankrupt = pak už není co prodat: { $player } zbankrotuje a hra končí
trains-must-route = Má trasu a nemá vlak, musí jej koupit.
trains-must-frozen = Na trvalý vlak má peníze, musí jej koupit.
trade-for = za { $train } a { $price }

## Stations and runs
private-station-hint = { $private } teď { $company } dovoluje umístit tu stanici, zdarma a bez spojení. Když to neudělá, o tuto výhodu nadobro přijde.
private-station-last = Byl by to její poslední žeton.
port-bonus = { $hex } { $value } ({ $count ->
    [one] 1 stanice
    [few] { $count } stanice
   *[other] { $count } stanic
} × { $each })
post-bonus = { $bonus } pošta
borrow-hint = { $company } nemá žádný vlak. Na tuto jízdu si smí jeden vypůjčit: po jízdě ho vrátí a žádnou fázi tím nezačne. Výnos zůstane v pokladně.
borrow-from-bank = Vypůjčit si vlak { $train } z banky
borrow-from-pool = Vypůjčit si vlak { $train } z poolu
borrowed-earns = výnos { $revenue }

## The national company
formation = Vzniká národní společnost
formation-of = Vzniká národní společnost ({ $national })
formation-begins = vznikne národní společnost; splatit půjčky, nebo se sloučit musí: { $companies }
merges-into = { $company } se slučuje s { $national }
formation-repay = Splácí pokladny
formation-decide = Rozhodují prezidenti
formation-exchange = Výměna akcií
formation-stations = Stanice
formation-trains = Vlaky
debtors = Zadlužené společnosti
debt-missing = Chybí
debt-cash = Hotovost
debt-decides = Rozhodne
debt-merges = sloučí se
debt-must-merge = musí se sloučit
debt-now = teď
debt-later = později
debt-later-perhaps = později, zbude-li na to
debt-pay = Splatit půjčky { $company }
debt-let-merge = Nechat { $company } sloučit
debt-merge-hint = Společnost, která se sloučí, předá stanice, vlaky a peníze { $national }; ze dvou jejích akcií bude jedna a půjčky se odpustí. Majetek: pokud se už žádná další nesloučí.
cash-of = Hotovost: { $player }
shares-of = Akcie: { $player }
worth-of = Majetek: { $player }
shares-owned = { $count } { $company }
shares-kept = zůstává { $shares }
shares-exchanged = { $old } → { $new } { $national }
treasury-to = { $treasury } pro { $national }
exchange-if = Pokud se { $company } sloučí a už žádná další
old-shares = Staré
new-shares = Nové
odd = (lichá)
odd-added = { $pool } + { $odd } lichých
exchange-terms = { $shares } akcií po { $percent } %, kurz { $price }. Lichá akcie jde do poolu bez náhrady.
exchange-president = Prezidentem je { $player }.
exchange-temporary = Prezidentem s jedinou akcií je { $player }; v příštím burzovním kole musí přikoupit druhou.
merged-stations = Převzaté stanice
removed-stations = Odstraněné stanice
merged-treasury = Peníze
merged-trains = Vlaky
keep-trains = { $company } si ponechává vlaky (nejvýš { $limit }), trvalé přednostně. Vrácené vlaky jdou do poolu a nic se za ně neplatí.
give-up-doubled = Na { $hex } jsou dvě stanice, jedna musí pryč.
give-up-many = { $company } si smí z { $stations } stanic nechat { $limit }; vzdát se musí { $count ->
    [1] jedné
   *[other] { $count }
}. Domovské zůstávají.

## Share price chart
market-grid = Tabulka kurzů, řádky shora dolů
market-moves = Dividenda → · bez dividendy ← · prodej ↓ · vyprodáno ↑
zone-start = počáteční kurz
zone-yellow = nepočítá se do limitu certifikátů
zone-orange = totéž a bez limitu podílu
zone-closing = společnost se uzavírá

## Facts
fact-rounds = Kola
fact-loans = jedna za tah
fact-no-loans = už žádné
bank-broken = prázdná: hra končí po této sadě kol

## What one looks up
phases-hint-f56 = Fáze začíná nákupem prvního vlaku s jejím číslem.
phase-privates = společnosti kupují soukromé společnosti
phase-privates-close = soukromé společnosti se uzavírají
phase-no-loans = žádné nové půjčky
phase-national = vzniká národní společnost
phase-last = prodává se i poslední typ vlaku
phase-towns = městečka lze přestavět
run-f56 = Každé městečko, město a místo mimo mapu je zastávka; vlak jich stihne tolik, kolik udává jeho číslo. Dvě oddělená města na dílku jsou dvě zastávky.
run-ports = { $ports }: konec jízdy s nejméně třemi zastávkami. Jízda vydělá hodnotu přístavu za každou vlastní stanici na trase: { $values }.
run-port-value = { $value } od fáze { $phase }
run-off-map = Červená místa mimo mapu jízdu ukončují a v pozdějších fázích mají vyšší hodnotu.
run-post = Žeton pošty přidá svou hodnotu každé jízdě své společnosti, která tam zastaví.
limits-certificates-f56 = Při { $players } hráčích smí každý mít nejvýš { $limit } certifikátů. Počítá se každý certifikát akcií a každá soukromá společnost. Prezidentská akcie za dvě akcie je jeden certifikát, certifikáty společností ve žluté a oranžové zóně se nepočítají a jednotlivé akcie velké národní společnosti se počítají za polovinu.
limits-companies = Všechny společnosti
limits-operate = Společnost je poprvé na tahu při { $percent } % prodaných akcií.
limits-ownership = Hráč smí mít { $percent } % společnosti, v oranžové zóně libovolný podíl.
limits-pool = Do poolu se vejde nejvýš { $percent } % společnosti.
limits-loans = Společnost smí mít tolik půjček, kolik jejích akcií mají hráči.
limits-options = Jak se tato hra hraje
course-by-phase = { $count ->
    [one] Ve fázi { $phase } následuje po burzovním kole jedno operační.
    [few] Ve fázi { $phase } následují po burzovním kole { $count } operační.
   *[other] Ve fázi { $phase } následuje po burzovním kole { $count } operačních.
} Rozhoduje stav na konci burzovního kola.
course-bank = Hra končí po sadě operačních kol, ve které se vyprázdní banka, nebo bankrotem prezidenta. V bance je { $bank }.
course-broken = Banka je prázdná: hra končí po této sadě operačních kol.
