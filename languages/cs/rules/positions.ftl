### Co je na zadané pozici špatně a co by bylo správně. Bez tečky.

unsound-order-cards = Každý hráč má v pořadí právě jedno místo
unsound-agenda = Čekající rozhodnutí: { $waiting }; za hry jedno, po konci žádné
unsound-nobody-decides = O tom, na co se hra ptá, nemá kdo rozhodnout
unsound-passes = O každém hráči musí být jasné, zda pasoval
unsound-turn = Po pasech ({ $passes }) není při tomto počtu hráčů ({ $players }) tah číslo { $next }
unsound-local-price =
    { GIVEN($price) ->
        [yes] Místní dráhy stojí { $price }
       *[no] Místní dráhy nemají cenu
    }; průběh hry říká: { GIVEN($right) ->
        [yes] { $right }
       *[no] žádná cena
    }
unsound-ended-early = Hra skončila dřív, než začala
unsound-bids-above-cash = { $seat }: nabídky celkem { $bids }, hotovost { $cash }
unsound-sold-is-bid-for = O to, co už je prodané, se nedraží
unsound-bidders = Kdo pasoval a kdo je na řadě, nejde dohromady
unsound-impossible-bid = { $seat }: nabídka { $bid } není možná

## Kola a tahy

unsound-operates-twice = Společnost je v kole na tahu jednou, ne dvakrát
unsound-operates-unfloated = { $company } je v pořadí společností a ještě není v provozu
unsound-no-turn = V operačním kole musí být některá společnost na tahu
unsound-out-of-turn = { $company } teď není na tahu
unsound-operates-closed = Na tahu je { $company }, která není v provozu nebo je mimo hru
unsound-turn-not-begun = { $company } je uprostřed tahu, a ještě žádný neměla
unsound-tiles-in-turn = Dílky, které { $company } v tomto tahu položila: { $laid }; nejvýš { $most }
unsound-wrong-phase = Když v balíčku zbývá karet { $train-letter }: { $left }, je { $right }, ne { $phase }

## Akcie a ředitelé

unsound-shares-above-total = Akcie { $company } v rukou a v poolu: { $held }; celkem jich je { $total }
unsound-shares-of-no-company = Akcie { $company } v rukou: { $held }; společnost není založená nebo je mimo hru
unsound-shares-above-cap = { $seat } má akcie { $company }: { $shares }; nejvýš { $most }
unsound-no-director =
    { $company } musí mít { $chief ->
        [director] ředitele
       *[president] prezidenta
    }
unsound-director-of-none =
    { $company } nemůže mít { $chief ->
        [director] ředitele: není ve hře, nebo patří Václavovi
       *[president] prezidenta: není ve hře
    }
unsound-director-holds =
    { $chief ->
        [director] Ředitel
       *[president] Prezident
    } { $company } má akcie: { $held }; aspoň 2
unsound-more-than-director =
    { $seat } má akcie { $company }: { $shares }, víc než { $chief ->
        [director] ředitel
       *[president] prezident
    } ({ $held })
unsound-vaclav-absent = { $company } nemůže patřit Václavovi: tady nehraje
unsound-vaclav-twice = Václav má od každé velikosti jednu společnost; kromě { $company } má ještě jinou
unsound-vaclav-holds = Václavova { $company } je v provozu a Václav má akcie: { $right }, ne { $shares }
unsound-more-than-vaclav = { $seat } má akcie { $company }: { $shares }, víc než Václav ({ $held })
unsound-vaclav-owns = { $company } patří Václavovi: nemá peníze ani místní dráhy
unsound-vaclav-trains = { $company } patří Václavovi a má vlaky: { $trains }; smí mít jeden, své velikosti
unsound-vaclav-took-over = { $company } patří Václavovi a žádnou společnost nepřevzala

## Společnosti

unsound-early-home = { $company } pokládá domovský žeton ve svém prvním tahu, ne dřív
unsound-owns-unfloated = { $company } není v provozu nebo je mimo hru, a proto nic nevlastní
unsound-charter-markers = Žetony na listu { $company }: { $markers }; správně { $right }
unsound-railway-marker = Žeton { $company } stojí na domovském hexu, dokud má papír hráč, a jinak nikde
unsound-railway-owns = { $company } je soukromá dráha a nic nevlastní
unsound-chart-markers = Žetony { $company } v tabulce kurzů: { $markers }; správně { $right }
unsound-beside-chart = Žeton { $company } není v tabulce kurzů
unsound-start-price = { $company } nemohla začít na { $price }; možné jsou { LIST($prices-short, last: " a ") } { $currency }
unsound-chart-order = { $before } s kurzem { $higher } je v pořadí před { $company } s kurzem { $price }, ne za ní
unsound-debt-above-penalty = { $seat } dluží { $debt } s penále { $penalty }; penále nikdy není menší
unsound-private-owner =
    { $private }: { $owner ->
        [sheet] teď nemůže být neprodaná
        [player] { $owner-seat } ji takto mít nemůže
        [company] { $owner-company } ji mít nemůže
        [removed] teď nemůže být neprodaná mimo hru
       *[closed] teď nemůže být uzavřená
    }{ $used ->
        [yes] {" "}(s využitou výhodou)
       *[no] {""}
    }

## Dílky a stanice

unsound-tile-count = Dílky { $tile }: na mapě { $laid }, zbývá { $left }; v krabici je { $count }
unsound-tile-turned = Dílek { $tile } na { $hex } vypadá stejně v menší poloze než { $rotation }
unsound-red-tile-away = Červený dílek { $tile } na { $hex } nepatří
unsound-red-tile-early = { $company } už položila červený dílek na { $hex }, takže musí mít umístěný i domovský žeton
unsound-no-tiles-here = Dílek { $tile } leží na { $hex }, kam se dílky nepokládají
unsound-tile-letters = Dílek { $tile } má jiná písmena než { $hex }
unsound-tile-colour = Dílek { $tile } na { $hex } má barvu, která ještě není ve hře ({ $phase })
unsound-tile-leads-off = Dílek { $tile } takto na { $hex } nesedí: trať vede mimo mapu nebo nenapojuje předtištěný úsek
unsound-tile-locations = Dílek { $tile } má jiná města nebo městečka než { $hex }
unsound-city-full = Žetony ve městě na { $hex }: { $markers }; míst je { $places }
unsound-markers-on-hex = Žetony { $company } na { $hex }: { $markers }; nejvýš jeden
unsound-marker-in-no-city = Žeton { $company } na { $hex } nestojí ve městě
unsound-marker-waits = Je třeba říct, ve kterém městě na { $hex } stojí žeton { $company }
unsound-marker-on-red = { $company } má žeton na cizím červeném dílku na { $hex }
unsound-before-home = Na { $hex } nestojí žádný žeton, dokud si tam domovská společnost nevybere město
unsound-home-places = Volná místa na { $hex }: { $free }; domovské společnosti potřebují { $needed }
unsound-marker-count = Žetony na mapě: { $placed }, na listech: { $charters }; celkem jich musí být { $right }
unsound-markers-unsorted = Žetony nejsou seřazené

## Vlaky

unsound-cards-left = Karty { $train-letter } v balíčku: { $left }; možné je 1 až { $count }
unsound-cards-in-play = Karty { $train-letter } u společností a v poolu: { $count }; z balíčku jich odešlo { $sold }
unsound-scrapped-twice = Druh vlaku se sešrotuje jednou, ne dvakrát
unsound-no-such-side =
    { GIVEN($company) ->
        [yes] { $company } má kartu
       *[no] V poolu je karta
    }, která tuto stranu nemá
unsound-scrapped =
    { GIVEN($company) ->
        [yes] { $company } má vlak { $train_type }
       *[no] V poolu je vlak { $train_type }
    }, a ten druh už je sešrotovaný
unsound-trains-unfloated = { $company } není v provozu nebo je mimo hru, a proto nemá vlaky
unsound-train-too-large =
    { $company } má vlak pro větší společnost ({ $side ->
        [small] malou
        [medium] střední
       *[large] velkou
    })
unsound-train-limit = Vlaky { $company }: { $owns }; nejvýš { $most }

## Peníze a půjčky

unsound-money-in-all = Banka { $bank }, hráči { $players } a společnosti { $companies } nedají dohromady { $all }
unsound-loans = Půjčky { $company }: { $loans }; teď nemůže mít žádné
unsound-held-back = Pro { $company } nemůže být zadrženo { $amount }: není ve hře, má kapitál jinak, nebo už dosáhla cíle
unsound-no-capital = Je třeba říct, jak { $company } dostává kapitál
unsound-pool-full = Akcie { $company } v poolu: { $shares }; nejvýš { $most }
unsound-national-unformed = { $company } je ve hře, aniž vznikla
unsound-cash-above-paid = { $seat } má { $cash }; banka vyplatila { $paid }
unsound-worth = { $seat } má majetek { $worth }, což žádná hra nepřinese
unsound-treasury-above-paid = { $company } má { $treasury }; banka vyplatila { $paid }
unsound-nothing-offered = { $seat } má rozhodnout, a není co
