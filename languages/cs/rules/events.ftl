### What happened, in the present tense. No full stop.

## Rounds and turns

event-order-dealt =
    Pořadí hráčů { $by ->
        [start] na začátku
        [least-cash] od nejmenší hotovosti
        [most-cash] od největší hotovosti
       *[priority] podle karty priority
    }: { LIST($order) }
event-round-began =
    { $round ->
        [pre-stock] Začíná úvodní kolo
        [privates] Začíná dražba soukromých společností
        [auction] Začíná dražba privátek
        [stock] Začíná burzovní kolo { $round-number }
       *[operating] Začíná operační kolo { $round-set }.{ $round-number }
    }
event-passed =
    { $seat }: pas{ $forced ->
        [yes] , nic jiného nezbývá
       *[no] {""}
    }
event-turn-began = { $company } je na tahu
event-step-skipped =
    { $company }: { $step ->
        [home] žádný domovský žeton
        [track] žádná stavba trati
        [station] žádná nová stanice
        [run] vlaky nejedou
        [take-over] žádné převzetí
        [trains] žádný nákup vlaku
        [borrow] žádný vypůjčený vlak
       *[loans] žádná splátka půjčky
    }
event-phase-began = Začíná { $phase }
event-bank-broke = Banka je prázdná
event-went-bankrupt = { $seat } bankrotuje, dluží { $owes }
# $ranking lists the players, the wealthiest first, each by the message "ranked".
# Unsaid: $worth
event-game-ended = Konec hry: { LIST($ranking) }
ranked = { $seat } { $worth }

## Private companies and papers

event-paper-picked = { $seat } dává do dražby { $private }
event-bid-made = { $seat } nabízí { $amount } za { $private }
event-paper-unsold = Za { $private } nikdo nic nenabízí
event-nobody-bid = O privátky nikdo nemá zájem: vítězí { $winner }, první v pořadí
event-bid-placed = { $seat } nabízí { $amount } za { $private }
event-bidder-left = { $seat } odstupuje z dražby { $private }
event-asking-price-fell = Cena { $private } klesá na { $price }
event-local-price-set = Cena místních drah: { $price }
event-private-moved =
    { $to ->
        [removed] { $private } je mimo hru
        [closed] { $private } je mimo hru
       *[other] { $private }: { owner-before } → { owner-now }
    }
event-power-used = { $company } využívá výhodu { $private }

owner-before =
    { $from ->
        [sheet] nabídka
        [player] { $from-seat }
        [company] { $from-company }
       *[other] krabice
    }
owner-now =
    { $to ->
        [sheet] nabídka
        [player] { $to-seat }
        [company] { $to-company }
       *[other] krabice
    }

## Money

event-money-moved =
    { $to ->
        [bank] { payer } platí { $amount }{ purpose }
       *[other]
            { $why ->
                [start] { payee } začíná s hotovostí { $amount }
                [private-income] { payer } → { payee }: { $amount }, příjem z { $why-private }
                [dividend] { payer } → { payee }: { $amount }, dividenda { $why-company }
                [capital] { payer } → { payee }: { $amount }, kapitál
               *[other] { payer } → { payee }: { $amount }{ purpose }
            }
    }
# At the beginning of the line.
payer =
    { $from ->
        [player] { $from-seat }
        [company] { $from-company }
       *[bank] Banka
    }
payee =
    { $to ->
        [player] { $to-seat }
        [company] { $to-company }
       *[bank] banka
    }
# Follows the amount, with the space or the comma before it.
purpose =
    { $why ->
        [private] {" "}za { $why-private }
        [shares] {" "}za akcie { $why-company }
        [terrain] {" "}za terén na { $why-hex }
        [station] {" "}za stanici na { $why-hex }
        [revenue] , výnos
        [take-over] {" "}za akcie { $why-company }
        [treasury] {" "}z pokladny
        [train] {" "}za vlak { $why-train }
        [turning] {" "}za otočení vlaku { $why-train }
        [help] {" "}na vlak
        [loan-help] {" "}na splátku půjček
        [loan] , půjčka
        [repayment] {" "}na splátku půjček
        [interest] {" "}na úrocích
        [escrow] , dosud zadrženo
        [private-deal] {" "}za { $why-private }
       *[bankruptcy] {" "}při bankrotu
    }
event-debt-changed = { $seat }: dluh { $debt }, penále { $penalty }
event-loans-changed =
    { $company } { $loans ->
        [0] už nemá žádnou půjčku
        [one] má nyní 1 půjčku
        [few] má nyní { $loans } půjčky
       *[other] má nyní { $loans } půjček
    }
event-escrow-changed = Pro { $company } je zadrženo { $escrow }

## Companies and shares

event-company-left-out = { $company } nehraje; losovalo se mezi: { LIST($among, last: " a ") }
event-company-drawn = Václav dostává { $company } s kurzem { $price }; losovalo se mezi: { LIST($among, last: " a ") }
event-railway-closed =
    { COUNT($hexes) ->
        [0] { $company } nehraje
       *[other] { $company } se uzavírá, její žeton mizí z mapy: { LIST($hexes, last: " a ") }
    }
event-company-started = { $seat } zakládá { $company } s kurzem { $price }
event-company-floated = { $company } zahajuje provoz
event-company-closed = { $company } se uzavírá
event-shares-moved =
    { $shares ->
        [one] 1 akcie
        [few] { $shares } akcie
       *[other] { $shares } akcií
    } { $company }: { $to ->
        [gone] { holder-before } → mimo hru
       *[other] { holder-before } → { holder-now }
    }
holder-before =
    { $from ->
        [bank] banka
        [player] { $from-seat }
        [vaclav] Václav
        [pool] pool
       *[gone] krabice
    }
holder-now =
    { $to ->
        [bank] banka
        [player] { $to-seat }
        [vaclav] Václav
        [pool] pool
       *[gone] krabice
    }
event-director-changed =
    { GIVEN($to) ->
        [no] { $company } zůstává bez { $chief ->
                [president] prezidenta
               *[director] ředitele
            }
       *[yes]
            { $company }: vede { $to }{ GIVEN($from) ->
                [yes] , dříve { $from }
               *[no] {""}
            }
    }
# Unsaid: $space
event-price-moved = Kurz { $company }: { AMOUNT($from) } → { $to }
event-sold-out = { $company } je vyprodaná
event-marker-lowered = Žeton kurzu { $company } jde pod žeton, který klesl z vyššího kurzu
event-capital-fixed =
    { $company } dostane kapitál { $capital ->
        [escrow] za polovinu akcií hned, za zbytek v cíli
        [incremental] hned za každou akcii
       *[full] celý najednou, až se prodá { $company-float } %
    }
event-destination-reached = { $company } dosahuje cíle

## The map

# Unsaid: $rotation
event-tile-laid =
    { $company }: dílek { $tile } na { $hex } ({ LIST($exits) }){ GIVEN($replaced) ->
        [yes] {" "}místo { $replaced }
       *[no] {""}
    }
event-marker-placed = { $company } umísťuje žeton na { place }
event-city-chosen = Žeton { $company } má místo na { city }
event-marker-returned = Žeton { $owner } z { place } se vrací na list společnosti { $company }
event-post-moved =
    { GIVEN($to) ->
        [yes] { $to-company } umísťuje žeton pošty na { $to-hex }
       *[no] Žeton pošty je mimo hru
    }

## Trains

event-trains-ran =
    { COUNT($runs) ->
        [0] { $company } uvádí výnos { $revenue } bez tras
       *[other] { $company } vydělává { $revenue }: { LIST($runs, by: "; ") }
    }
ran =
    { $train } { LIST($stops, by: " – ") }{ AMOUNT($bonus) ->
        [0] {""}
       *[other] {" "}+ { AMOUNT($bonus) }
    }
stop = { $hex } { AMOUNT($value) }
event-nothing-earned = { $company } nevydělává nic
event-revenue-earned = { $company } vydělává { $revenue }
event-train-moved =
    Vlak { $train }: { $to ->
        [gone] { stack-before } → mimo hru
       *[other] { stack-before } → { stack-now }
    }
stack-before =
    { $from ->
        [stack] balíček
        [pool] pool
        [company] { $from-company }
       *[gone] krabice
    }
stack-now =
    { $to ->
        [stack] balíček
        [pool] pool
        [company] { $to-company }
       *[gone] krabice
    }
event-train-turned = { $company } otáčí vlak { $train } na { turned }
turned =
    { $side ->
        [small] { $train-small }
        [medium] { $train-medium }
       *[large] { $train-large }
    }
event-train-exported = Export: karta { $train-letter }
event-train-borrowed = { $company } si vypůjčuje vlak { $train }
event-interest-withheld = { $company } platí z výnosu { $amount } na úrocích
event-type-scrapped = Všechny vlaky { $train_type } sešrotovány

## Deals

event-deal-offered = { offerer } → { $to }, návrh: { deal }
event-deal-accepted = { $seat } přijímá
event-deal-refused = { $seat } odmítá
event-counter-offered =
    { $seat } místo toho { $deal ->
        [for-sale] nabízí
       *[other] žádá
    } { deal-price }
offerer =
    { $deal ->
        [between-players] { $deal-buyer }
       *[other] { $company }
    }
# What is offered for how much.
deal =
    { $deal ->
        [for-sale] { $deal-private } za { $price }
       *[other] { deal-price }
    }
# A price with what it is for.
deal-price =
    { $deal ->
        [take-over] { $price } za každou akcii { $deal-company }
        [train] { $price } za vlak { $deal-train } společnosti { $deal-seller }
       *[other] { $price } za { $deal-private }
    }
event-taken-over = { $company } přebírá { $target }, { $price } za akcii
# $markers lists them by the two messages below.
# Unsaid: $unplaced, $hexes
event-markers-taken-over =
    { COUNT($markers) ->
        [0] { $company } nepřebírá od { $target } žádný žeton
       *[other] { $company } přebírá od { $target } žetony stanic: { LIST($markers, last: " a ") }
    }
markers-on-charter = { $count } na listu společnosti
marker-on-hex = 1 na { $hex }

## The national company

event-company-merged = { $company } se slučuje do národní společnosti
# Unsaid: $space, $temporary, $frozen
event-national-formed = Vzniká { $company }: { $shares } akcií s kurzem { $price }
# Unsaid: $city
event-station-merged =
    { $kept ->
        [yes] { $company } přebírá stanici { $owner } na { $hex }
       *[no] Stanice { $owner } na { $hex } je odstraněna
    }
event-national-frozen =
    { $company } { $frozen ->
        [yes] je zmrazená, nemá trvalý vlak
       *[no] má trvalý vlak a už není zmrazená
    }
event-president-confirmed = Prezident { $company } má druhou akcii
