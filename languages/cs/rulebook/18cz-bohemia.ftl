name = 18CZ Čechy
sections = Oddíly jsou oddíly tištěných pravidel.

R-BOH-01 = Hrají dva hráči na mapě Čech, každý s 280 K a nejvýše 14 certifikáty.
    .chapter = Příprava hry
    .decision = A-55: tištěný plán neznáme; je to mapa 18CZ bez 34 hexů, které vynechává veřejná implementace, s I17 pro kk.
R-BOH-02 = OFE, MW, KFN, Pr a Ug nehrají: zbývají tři malé, čtyři střední a tři velké společnosti.
    .decision = Naše: červené dílky Pr a Ug zůstávají v krabici, všechny ostatní dílky se používají.
R-BOH-03 = Na prodej je devět místních drah, od každé velikosti tři.
    .decision = A-54: na třech nejlevnějších polích každého sloupce.

R-BOH-04 = Václav vlastní společnosti jako třetí hráč, od každé velikosti nejvýše jednu, ale nechodí na tah, nemá kartu pořadí a na konci se nepočítá.
    .chapter = Václav a jeho společnosti
R-BOH-05 = Před hrou se Václavovi vylosuje malá společnost: dostává ředitelskou akcii, společnost dostává vrchní kartu jako vlak 2 a je na tahu od prvního operačního kola.
    .decision = Naše: losuje se ze semínka hry, po prvním pořadí hráčů; hry jako na 18xx.games používají generátor tohoto webu.
R-BOH-06 = Když první karta b opustí balíček, vylosuje se Václavovi střední společnost, kterou nikdo nezaložil, s 60 % a s další kartou modrou stranou; je na tahu od příštího operačního kola.
    .decision = A-53: dříve, než může střední společnost kdokoli založit.
R-BOH-07 = Když první karta d opustí balíček, vylosuje se Václavovi velká společnost s 50 % a s další kartou zelenou stranou; je na tahu od příštího operačního kola.
    .decision = A-53: dříve, než může velkou společnost kdokoli založit.
R-BOH-08 = Jeho společnosti začínají s nejnižším kurzem své velikosti, 50, 60 nebo 90 K, pod všemi tamními žetony, a nikdy nemají žádné peníze.
R-BOH-09 = Jeho společnosti jsou na tahu mezi ostatními podle kurzů.

R-BOH-10 = O trati jeho malé a velké společnosti rozhoduje hráč s nejnižší kartou pořadí, o trati střední druhý hráč; terén nic nestojí.
    .chapter = Rozhodování za Václava
    .decision = A-51: červený domovský dílek patří k trati. A-52: platí karta pořadí rozdaná po posledním burzovním kole.
R-BOH-11 = O stanicích jeho střední společnosti rozhoduje hráč s nejnižší kartou pořadí, o stanicích malé a velké druhý hráč; stanice nic nestojí a v tahu lze umístit jednu.
    .decision = A-51: město domovského žetonu patří ke stanicím. Naše: i když dílek pod čekající žeton položí jiná společnost.
R-BOH-12 = Jeho společnosti jedou za nejvyšším výnosem a vyplácejí jej, kurz se posouvá jako u všech společností.
    .decision = Naše: nikdo není dotázán. Ve hrách jako na 18xx.games určuje trasy hráč s nejnižší kartou pořadí.

R-BOH-13 = Jeho společnosti mají nejvýše jeden vlak, nikdy žádný nekupují a žádný mít nemusí.
    .chapter = Václavovy vlaky
R-BOH-14 = Nic se neexportuje; u symbolu exportu odevzdají jeho společnosti, malá, střední, velká, svůj vlak, který opouští hru, a dostanou vrchní kartu stranou své barvy.
R-BOH-15 = Vlak předaný Václavovi platí jako prodej jen této strany: může zahájit fázi a šrotuje vlaky své barvy.
    .decision = A-56: ne všech stran. Naše: společnosti nad limitem vracejí vlaky, až když mají své všechny jeho společnosti.
R-BOH-16 = Vlak dostávají jen společnosti, které byly jeho na začátku kroku; ta, kterou získá během něj, už svůj má.
    .decision = A-47: prameny to nechávají otevřené; hraje se takto.
R-BOH-17 = Jeho vlaky jsou vždy z vršku balíčku, nikdy z poolu.
    .decision = A-46: prameny to nechávají otevřené; hraje se takto.
R-BOH-18 = Je-li jeho vlak sešrotován, společnost nemá žádný, dokud se nerozdá další.
    .decision = A-49: prameny to nechávají otevřené; hraje se takto.

R-BOH-19 = Ostatní akcie jeho společností smějí kupovat hráči; jeden hráč smí vlastnit 75 % malé, 60 % střední a 70 % kterékoli velké společnosti a ředitelem zůstává Václav.
    .chapter = Akcie, obchody a pořadí
R-BOH-20 = Při zjišťování, zda je společnost vyprodaná, se jeho akcie počítají jako prodané; jeho dividendy se nevyplácejí.
    .decision = A-48: prameny to nechávají otevřené; hraje se takto.
R-BOH-21 = Jeho společnosti nikoho nepřebírají, nelze je převzít a vlaky ani místní dráhy nekupují ani neprodávají.
    .decision = A-50: prameny to nechávají otevřené; hraje se takto.
R-BOH-22 = Oba hráči dostávají karty pořadí jako obvykle: po úvodním kole první ten s nejmenší hotovostí, po burzovním kole ten s největší.

R-BOH-23 = Vše ostatní je jako v 18CZ.
    .chapter = Vše ostatní
