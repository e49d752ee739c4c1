# What may be decided, and what it leads to. Sentences of the log and of refusals come from the rules.

## Verbs
verb-buy-local = Koupit místní dráhu
verb-sell-shares = Prodat akcie
verb-start-company = Založit společnost
verb-buy-share = Koupit akcii
verb-repay-debt = Splatit dluh
verb-lay-home-tile = Položit domovský dílek
verb-choose-city = Vybrat domovské město
verb-lay-tile = Stavět trať
verb-place-station = Umístit stanici
verb-run-trains = Vypravit vlaky
verb-claim-revenue = Uvést výnos bez tras
verb-dividend = Vyplatit, nebo ponechat
verb-take-over = Převzít společnost
verb-return-marker = Vzít zpět žeton
verb-turn-train = Otočit vlak
verb-scrap-train = Sešrotovat vlak
verb-buy-train = Koupit vlak
verb-buy-train-from = Koupit vlak od jiné společnosti
verb-return-train = Vrátit vlak
verb-offer-for-local = Koupit místní dráhu od hráče
verb-offer-private = Nabídnout soukromou společnost ostatním
verb-sell-local = Prodat místní dráhu bance
verb-answer = Vaše odpověď
verb-counter-offer = Navrhnout jinou cenu
verb-pass = Pasovat
pass = Pasovat
pass-track = Dál nestavět
pass-track-unlaid = Nestavět
pass-station = Bez stanice
pass-this-step = jen tento krok
pass-take-over = Bez převzetí
pass-taken-trains = Zbytek ponechat
pass-trains = Dál nekupovat
pass-after-selling = Nic nekoupit
go-on-track = dál nestavět
go-on-track-unlaid = nestavět
go-on-station = bez stanice
go-on-track-station = dál nestavět, bez stanice
go-on-track-station-unlaid = nestavět, bez stanice

## Actions and what they lead to
sell-number = { $count ->
    [one] 1 akcie za { $sum }
    [few] { $count } akcie za { $sum }
   *[other] { $count } akcií za { $sum }
}
do-repay = Splatit
do-claim = Uvést
do-offer = Nabídnout
do-buy = Koupit
take-number = Zadat { $number }
do-ask = Navrhnout
revenue = Výnos
from-to = { $from }–{ $to }
each-brings = po { $price }
hexes-hint = Vyberte orámovaný hex na mapě nebo zde.
start-hint = Zaplatíte za dvě akcie v kurzu, který zvolíte. Podrobnosti najdete v tabulce akcií.
start-by-sheet = Zvolit kurz
sell-by-sheet = Zvolit počet
ways = { $count ->
    [one] 1 možnost
    [few] { $count } možnosti
   *[other] { $count } možností
}
power = Společnost, která ji vlastní, smí jednou položit dílek s fialovým okrajem (barva: { $tiles }), nebo postavit trať bez placení terénu ({ $terrain }).
power-short = { $income } za kolo · { $tiles } · { $terrain }
powers-of-locals = Společnost s lokálkou smí jednou položit dílek s fialovým okrajem v uvedené barvě, nebo zdarma stavět v uvedeném terénu.
cash-unchanged = vaše hotovost se nemění
cash-after = zbude { $cash }
cash-then = pak { $cash }
treasury-after = { $company } pak má { $cash }
price-move = kurz { $company } { $from } → { $to }
new-director = { $company }: vede { $player }
floats = { $company } zahájí provoz s kapitálem { $capital }
you-direct = povedete { $company }
new-phase = začne { $phase }
scrapping = všechny vlaky { $train } se sešrotují
loses-trains = { $company } přijde o { $count ->
    [one] vlak
    [few] { $count } vlaky
   *[other] { $count } vlaků
} ({ $trains })
returns-trains = { $company } musí vrátit vlaky do poolu
new-order = pořadí společností pak: { $order }
help = { $player } přidá { $amount }
loan = { $player } bude dlužit { $debt }, penále { $penalty }
free = zdarma
tiles-left = { $count ->
    [few] zbývají { $count }
   *[other] zbývá { $count }
}
do-lay = Položit
tray-turn = Dílek otočíte dalším klepnutím na něj, zde nebo na mapě.
tray-keys = Otáčí také R, Enter pokládá, Esc zavírá.
earns = výnos { $before } → { $after }
earns-with = s vlakem { $train }: { $earns }
earns-with-second = { $earns }; s druhým dílkem { $together }: { $tile }
earns-as-before = výnos zůstává { $after }
earns-nothing = zatím bez výnosu
at-least = aspoň { $amount }
next-run = příští jízda: { $earns }
this-run = tato jízda: { $earns }
run-without = bez něj: { $earns }
next-on-stack = další v prodeji: { $trains }
cost-waived = prominuto
power-of = S výhodou místní dráhy { $private }
tray-empty = Sem teď nelze nic položit.

## The sheet of a company
sheet = Rozhodnutí
treasury-short = Pokl.
trains-locals = Vlaky, lokálky
open-company = { $company }: co lze udělat
open-bank = Akcie { $company } v bance: koupit
open-own = Vaše akcie { $company }: prodat
sheet-home = domov: { $home }
share-is = akcie je { $percent } %
you = vy
new = (nově)
you-hold = { $count ->
    [0] nemáte žádnou
   *[other] máte { $count }
}
bank-holds = { $count ->
    [0] v bance žádná
   *[other] v bance { $count }
}
last-run = Poslední jízda { $revenue }: { $share } na akcii, { $percent } %
last-run-short = poslední jízda: { $share } na akcii, { $percent } %
last-run-nothing = poslední jízda bez výnosu
last-run-none = zatím bez jízdy
buy-for = Koupit akcii za { $price }
after-shares = Pak máte
shares-percent = { $count ->
    [one] 1 akcii
    [few] { $count } akcie
   *[other] { $count } akcií
}, { $percent } %
after-director = Ředitel
after-float = Provoz
floats-with = zahájí hned, kapitál { $capital }
float-progress = prodáno { $held } z potřebných { $float } akcií
after-certificates = Certifikáty
after-cash = Vaše hotovost
start-terms = Zaplatíte za dvě akcie a společnost povedete. Jakmile je prodáno { $float } z celkem { $shares } akcií, zahájí provoz: dostane kapitál a bude chodit na tah. Mít jich smíte nejvýš { $most }.
start-pays = platíte { $sum }
start-brings = kapitál { $capital }
start-place = pořadí { $place }/{ $count }
start-floats-at = provoz od { $float } { $shares_count ->
        [4] ze
       *[other] z
    } { $shares_count } akcií
start-operates-at = na tahu od { $count } { $shares_count ->
        [4] ze
       *[other] z
    } { $shares_count } akcií
start-price = Kurz
start-capital = Kapitál
start-cash = Zbude vám
start-more = Další akcie
start-more-hint = Kolik dalších akcií by se za tuto hotovost dalo koupit
start-at = Založit za
start-order = Pořadí na tahu
sell-for = Prodat { $count ->
    [one] 1 akcii
    [few] { $count } akcie
   *[other] { $count } akcií
} za { $sum }

## Beside the decision itself
at-any-time = Místní dráhy: využít, koupit, prodat

## Pre-Stock Round
local-income = Příjem { $income } v každém operačním kole.
local-sold = majitel: { $player }
pick-order = Další na řadě
stock-order = Pořadí v prvním burzovním kole podle současné hotovosti

## Running trains
run-for = Vypravit: { $revenue }
run-unproven = Plán je příliš složitý na to, aby šly vyzkoušet všechny trasy. Tyto vydělají { $revenue } a žádné nevydělají víc než { $most }.
claim-hint = Tato hra se hraje jako na 18xx.games, kde lze uvést libovolný výnos. Nejlepší trasy vydělají { $best }.
claim-hint-bare = Tato hra se hraje jako na 18xx.games, kde lze uvést libovolný výnos.

## Dividend
pay-out = Vyplatit { $revenue }
retain = Ponechat { $revenue }
bank-part = Bance zůstane { $amount }
treasury-of = Pokladna { $company }
price-stays = zůstává { $price }
next-order = Pořadí pak

## Take-over
take-over-open = { $from }–{ $to } za akcii
take-over-open-one = { $from } za akcii
take-over-costs = celkem { $from }–{ $to }
take-over-costs-one = celkem { $from }
take-over-brings = přinese { $treasury }
take-over-trains = { $count ->
    [one] a vlak { $trains }
   *[other] a vlaky { $trains }
}
take-over-no-room = { $count ->
    [one] není místo pro vlak { $trains }
   *[other] není místo pro vlaky { $trains }
}
take-over-locals = { $count ->
    [1] a místní dráhu { $locals }
   *[other] a místní dráhy { $locals }
}
take-over-title = { $company } přebírá { $target }
take-over-price = Cena za akcii
take-over-range = Podle pravidel { $lowest } až { $highest }: { $least } % až { $most } % kurzu { $price }. Ze své pokladny může { $company } zaplatit { $to }.
take-over-ask = O návrhu rozhodne { $player } (vede { $target }).
take-over-own = Vedete obě společnosti: převzetí proběhne hned.
do-take-over = Převzít
do-offer-take-over = Nabídnout
holder = Majitel
gets-shares = Akcie
gets = Dostane
in-all = Celkem
what-moves = Co získá { $company }
moves-treasury = Pokladna
moves-trains = Vlaky
moves-stations = Stanice
moves-locals = Místní dráhy
moves-markers = Zbylé žetony
nothing = nic
treasury-then = Pokladna { $company }: { $before } → { $after }
doubled-itself = { $hex }: v tomto městě mají žeton obě, žeton { $target } jde na list společnosti
doubled-choice = { $hex }: žeton mají obě, který půjde na list společnosti, vybere ředitel { $company }
taken-trains = Její vlaky
taken-then = Rozhodne se po převzetí, o každém zvlášť:
taken-keep = ponechat
taken-turn = otočit na { $train } za { $cost }
taken-scrap = sešrotovat
taken-not-all = Ponechat nelze všechny.
taken-none = Nelze ponechat žádný.
taken-no-room = { $company } už má vlaků { $count } a její limit je { $limit }: žádný z těchto si ponechat nemůže.
taken-over-limit = { $company } by měla vlaků: { $count }, limit: { $limit }, { $surplus_count ->
    [one] jeden musí pryč
    [few] { $surplus_count } musí pryč
   *[other] { $surplus_count } musí pryč
}.

## Trains
trains-have = { $company } má { $count ->
    [one] 1 vlak
    [few] { $count } vlaky
   *[other] { $count } vlaků
} ({ $trains }), limit je { $limit }. V pokladně je { $treasury }.
trains-none = { $company } nemá žádný vlak, limit je { $limit }. V pokladně je { $treasury }.
trains-must = Do konce tahu musí mít vlak, který může vypravit.
from-stack = Balíček
from-pool = Pool
from-others = Jiné společnosti
stack-left = karta { $card }, { $count ->
    [few] zbývají { $count }
   *[other] zbývá { $count }
}
stack-unlimited = karta { $card }, kolik je třeba
pool-empty = Pool je prázdný.
others-none = Žádná jiná společnost vlaky nemá.
emergency = { $price } = { $treasury } pokladna + { $help } vaše hotovost + { $loan } půjčka
emergency-no-loan = { $price } = { $treasury } pokladna + { $help } vaše hotovost
loan-cost = Půjčka vás vyjde na { $double }: { $loan } splatíte, než zase koupíte akcie, a { $loan } je penále na konci hry.
fits-not = { $company } jej nemůže vypravit

## Answers and returns
answer-train = { $company } nabízí { $price } za vlak { $train } společnosti { $seller }.
answer-train-left =
    Když souhlasíte, má { $seller } pak { $treasury } a { $count ->
        [0] žádný vlak
        [one] vlak { $trains }
       *[other] vlaky: { $trains }
    }.
answer-local = { $company } nabízí { $price } za vaši místní dráhu { $private }.
answer-local-left = Pak máte { $cash }. Příjem { $income } v každém operačním kole i výhodu získá { $company }.
answer-private = { $company } nabízí { $price } za vaši soukromou společnost { $private }.
answer-private-left = Pak máte { $cash }. Příjem { $income } v každém operačním kole získá { $company }.
answer-take-over = { $company } nabízí { $price } za každou akcii { $target }, která tím opustí hru.
answer-share-price = Kurz { $target } je { $price }.
answer-for-sale = Soukromá společnost { $private } je na prodej: dáte za ni { $price }?
answer-for-sale-left = Pak máte { $cash } a její příjem { $income } v každém operačním kole je váš.
counter-price = Vaše cena
counter-price-share = Vaše cena za akcii
counter-hint = Pokud ji druhá strana přijme, obchod je uzavřen.
countered-train = { $player } žádá { $price } za vlak { $train } společnosti { $seller }.
countered-local = { $player } žádá { $price } za místní dráhu { $private }.
countered-private = { $player } žádá { $price } za soukromou společnost { $private }.
countered-take-over = { $player } žádá { $price } za každou akcii { $target }.
countered-for-sale = { $player } nabízí { $price } za soukromou společnost { $private }.
countered-offered = Vaše nabídka byla { $price }. I když odmítnete, můžete pak nabídnout víc než { $price }.
countered-asked = Vaše cena byla { $price }. Když odmítnete, přijdou na řadu ostatní, nebo můžete žádat míň.
countered-local-left = Když souhlasíte, má { $company } pak { $treasury } a { $private } jí přinese { $income } v každém operačním kole.
local-to-bank = Banka zaplatí za místní dráhu { $price }, a to kdykoli během tahu společnosti.
return-hint = { $company } má { $count ->
    [one] 1 vlak
    [few] { $count } vlaky
   *[other] { $count } vlaků
}; limit ve fázi { $phase } je { $limit }. Za vlaky vrácené do poolu se nic neplatí.
taken-hint = { $company } má i s převzatými { $count ->
    [one] 1 vlak
    [few] { $count } vlaky
   *[other] { $count } vlaků
}; limit je { $limit }. Otočení vlaku na větší stranu platí jako prodej.
choose-on-map = Vyberte na mapě nebo zde.
question-only-buys = { $player } kupuje, nebo pasuje
