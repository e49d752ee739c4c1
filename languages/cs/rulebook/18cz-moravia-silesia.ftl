name = 18CZ Morava a Slezsko
sections = Oddíly jsou oddíly tištěných pravidel.
reconstructed = Tištěný plán neznáme: které má hexy, kde leží hexy s červeným okrajem a jaké jsou nejnižší nabídky, je rekonstrukce podle mapy 18CZ.

R-MOR-01 = Dva hráči začínají s 500 K a smějí mít 15 certifikátů, tři s 450 K a 13 certifikáty, na vlastním plánu bez Prahy.
    .chapter = Příprava hry
    .decision = Naše: tištěný plán neznáme; jeho hexy, hexy s červeným okrajem a nejnižší nabídky jsou rekonstrukce a název hry to říká. Samotné hexy jsou z 18CZ.
R-MOR-02 = Hraje jen pět velkých společností, a to od prvního burzovního kola; při dvou hráčích jedna z nich, určená losem, nehraje.
    .decision = Naše: losuje se ze semínka hry, po prvním pořadí hráčů; červený dílek a hexy s červeným okrajem této společnosti zůstávají nevyužité.

R-MOR-03 = Společnost má kromě domovského dva žetony stanic; první stojí 40 K, druhý 100 K.
    .chapter = Společnosti
    .decision = Naše: žeton, který přijde s Mährische Westbahn, se do těchto cen nepočítá.
R-MOR-04 = Jeden hráč smí vlastnit 70 % společnosti.
R-MOR-05 = Společnosti začínají s kurzem 50, 55, 60, 65 nebo 70 K, zahajují provoz při 50 % a dostávají desetinásobek tohoto kurzu.
R-MOR-06 = Dividenda posouvá kurz o jedno pole doprava.

R-MOR-07 = Vlaky jsou 2, 3, 4, 4+4 a 5+5, při dvou hráčích je jich méně než při třech, vlaků 5+5 je neomezeně; každá společnost vypravuje všechny.
    .chapter = Vlaky a fáze
    .decision = Naše: a a b jsou jedno písmeno, a.
R-MOR-08 = Společnost smí mít čtyři vlaky, od prvního 4+4 tři, od prvního 5+5 dva.
R-MOR-09 = Od prvního vlaku 3 společnosti obchodují s vlaky a kupují privátky.
R-MOR-10 = První vlak 4 sešrotuje všechny 2, první 4+4 uzavírá privátky, první 5+5 sešrotuje všechny 3.
    .decision = Naše: privátky se uzavírají v rukou hráčů i společností; žeton Mährische Westbahn opouští mapu.
R-MOR-11 = Vlak 4+4 nebo 5+5 vydělá o 50 K více za každý červený dílek na konci své trasy, ať patří komukoli; menší vlaky nic navíc nevydělají.

R-MOR-12 = Hráči postupně dávají do dražby jednu z pěti privátek; počínaje tímto hráčem všichni nabízejí, nebo definitivně pasují, od nejnižší nabídky a pokaždé aspoň o 5 K více, a kdo zůstane poslední, zaplatí svou nabídku bance.
    .chapter = Dražba privátek
    .decision = Naše: kdo dává privátku do dražby, smí pasovat; poslední z ostatních je dotázán, i když nikdo nic nenabídl. Kdo má málo peněz, pasuje bez ptaní.
R-MOR-13 = Dražba končí, když jsou všechny privátky prodané, nebo když od posledního prodeje každá ze zbylých prošla dražbou bez nabídky; ty pak opouštějí hru, a není-li ani jediná nabídka, hra končí a vyhrává první hráč.
    .decision = Naše: první hráč je ten s nejnižší kartou pořadí. Privátka bez nabídky jde do dražby znovu, až když se prodá jiná.

R-MOR-14 = Průběh hry začíná burzovním kolem před 50.
    .chapter = Průběh hry

R-MOR-15 = Majitel privátky 3E ji smí dát své společnosti v jejím tahu před jízdou; nepočítá se do žádného limitu a není vlakem společnosti, sdílí trať s ostatními vlaky, vynechává městečka, vydělá všechny červené prémie a po jízdě je pryč; nejela-li, zůstává majiteli.
    .chapter = Privátky
R-MOR-16 = Majitel Mährische Westbahn umísťuje její žeton na F22; na začátku každého operačního kola smí dráha tamní dílek položit nebo vylepšit a poté vyplatí hodnotu města na dílku.
    .decision = Naše: dílek nic nestojí, nepotřebuje spojení a nemá fialový okraj; bez dílku se nevyplácí nic.
R-MOR-17 = Společnost smí Mährische Westbahn koupit za 1 K až cenu místních drah; dráha se uzavírá a její žeton se stává stanicí této společnosti.
    .decision = Naše: zdarma a mimo krok stanice; má-li společnost na hexu už žeton, jde jeden z obou na její list, stejně jako po převzetí.
R-MOR-18 = Tři místní dráhy fungují jako v 18CZ.
    .decision = Naše: jsou to ty na nejlevnějších polích každé velikosti. V rukou hráče mají na konci každá hodnotu 120 K, ostatní privátky žádnou.

R-MOR-19 = Vše ostatní je jako v 18CZ; zelené dílky přicházejí s prvním vlakem 3, hnědé s prvním 4+4, šedé s prvním 5+5.
    .chapter = Vše ostatní
    .decision = A-58: prameny to nechávají otevřené; hraje se takto.
R-MOR-20 = Privátku 3E společnosti koupit nemohou.
R-MOR-21 = Karty pořadí se po dražbě rozdávají od nejmenší hotovosti; hraje se šest burzovních kol, jedenáct operačních kol a pět exportů, z nichž každý platí jako prodej; červené dílky se řídí nejnovější barvou, nikdo se nepřebírá a všech pět privátek se v rukou hráče počítá jako certifikáty.
