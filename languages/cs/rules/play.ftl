### What is asked, what is done, and what is offered. No full stop.

## Decisions: what is waited for

# Each begins with the player or the company and a space: the page puts a badge there.

decision-pre-stock = { $seat } kupuje místní dráhu, nebo pasuje
decision-pick-paper = { $seat } dává privátku do dražby
decision-bid = { $seat } nabízí za { $paper }, nebo odstupuje
decision-railway-tile = { $seat } pokládá dílek pro { $paper }, nebo pasuje
# Unsaid: $sold
decision-stock = { $seat } může prodat, pak koupit, nebo pasovat
decision-home-tile = { $company } pokládá domovský dílek
decision-home-city = { $seat } vybírá na { $hex } domovské město { $company }
decision-track = { $company } staví trať
decision-station = { $company } může umístit stanici
decision-run = { $company } vypravuje vlaky
decision-dividend = { $company } vyplácí, nebo si ponechává { $revenue }
decision-take-over = { $company } může převzít společnosti
decision-doubled-marker = { $company } bere z { $hex } zpět svůj žeton, nebo žeton { $target }
decision-taken-trains =
    { $company } si ponechává, otáčí, nebo šrotuje { COUNT($taken) ->
        [one] vlak
       *[other] vlaky
    } { LIST($taken, last: " a ") }
decision-trains = { $company } kupuje vlaky
decision-return-trains =
    { $company } vrací vlak do poolu{ GIVEN($keep) ->
        [yes] , ale ne { $keep }
       *[no] {""}
    }
decision-privates = { $seat } kupuje nejlevnější soukromou společnost, nabízí za jinou, nebo pasuje
decision-raise = { $seat } přihazuje za { $private }, nebo odstupuje
# Unsaid: $done
decision-exchange = { $seat } může prodat a koupit akcie, nebo pasovat
decision-dealing = { $seat } zakládá společnost, obchoduje s akciemi, nebo pasuje
decision-private-station = { $company } umísťuje, nebo neumísťuje stanici na { $hex }
decision-borrow = { $company } si vypůjčuje vlak
decision-loans = { $company } splácí půjčky
decision-raising =
    { $seat } má zaplatit { $due } za { $need ->
        [interest] úroky
        [late-interest] úroky
       *[loans] půjčky
    } { $company }
decision-debts = { $company } splácí půjčky, nebo se slučuje
# Unsaid: $hex
decision-national-stations = { $company } se vzdává stanice
decision-national-trains = { $company } si ponechává, nebo vrací vlaky
decision-answer = { $seat } odpovídá na návrh ({ offerer }): { deal }
# Unsaid: $company
decision-counter-offer =
    { $seat } odpovídá: { $by } { $deal ->
        [for-sale] nabízí
       *[other] žádá
    } { deal-price } místo { $offered }

# Who decides for Václav, and why.
for-vaclav =
    { $seat } rozhoduje za Václava o { $question ->
        [track] trati
        [station] stanicích
       *[run] trasách
    } { $company }: má { $priority ->
        [yes] nejnižší
       *[no] vyšší
    } kartu pořadí

## Actions: an order

action-pass = Pasovat
action-buy-private = Koupit { $private }
action-pick-paper = Dát { $private } do dražby
action-bid = Nabídnout { $amount }
action-assign-train = Vypravit { $private } za společnost
action-sell-shares =
    Prodat { $shares ->
        [one] 1 akcii
        [few] { $shares } akcie
       *[other] { $shares } akcií
    } { $company }
action-start-company = Založit { $company } s kurzem { $price }
action-buy-share = Koupit akcii { $company }
action-repay-debt = Splatit { $amount }
action-lay-home-tile = Položit domovský dílek na { $hex }, poloha { $rotation }
action-choose-city = Vybrat město { $city }
# Unsaid: $rotation
action-lay-tile = Dílek { $tile } na { $hex } ({ LIST($exits) }){ with-local }
action-place-station = Umístit stanici na { city }
action-run-trains =
    { COUNT($runs) ->
        [0] Nevypravit žádný vlak
       *[other] Vypravit { LIST($runs, by: "; ") }
    }
action-claim-revenue = Uvést výnos { $amount }
action-pay-out = Vyplatit
action-retain = Ponechat
action-pay-half = Vyplatit polovinu
action-take-over = Nabídnout { $price } za každou akcii { $target }
action-return-marker = Vzít zpět žeton z města { $city }
action-turn-train = Otočit vlak { $train } na { turned }
action-scrap-train = Sešrotovat vlak { $train }
# $stack tells whether new trains lie on a stack.
action-buy-train =
    { $source ->
        [stack]
            { $stack ->
                [yes] Koupit { side } vlak z balíčku
               *[no] Koupit další nový vlak
            }
        [beside] Koupit nový vlak posledního typu
       *[pool]
            Koupit vlak { $source-train } z poolu{ COMPARE($source-train-side, $side) ->
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
action-buy-train-from = Nabídnout { $price } za vlak { $train } společnosti { $seller }
action-return-train = Vrátit vlak { $train } do poolu
action-offer-for-private = Nabídnout { $price } za { $private }
action-sell-local = Prodat { $private } bance
action-bid-for = Nabídnout { $amount } za { $private }
action-buy-from-pool = Koupit akcii { $company } z poolu
action-take-loan = Vzít si půjčku
action-repay-loan = Splatit půjčku
action-place-post = Umístit žeton pošty na { $hex }
action-trade-train =
    Vyměnit vlak { $train } za { $pooled ->
        [yes] vlak z poolu
       *[no] nový vlak
    }
action-offer-private = Nabídnout { $private } ostatním za { $price }
action-go-bankrupt = Vyhlásit bankrot
action-pay-loans = Splatit všechny půjčky
action-merge = Nechat společnost sloučit
action-remove-station = Odstranit stanici na { city }
action-borrow-train =
    { $source ->
        [stack] Vypůjčit si další vlak z balíčku
        [beside] Vypůjčit si vlak posledního typu
       *[pool] Vypůjčit si vlak { $source-train } z poolu
    }
action-accept = Přijmout
action-refuse = Odmítnout
action-counter-offer = Navrhnout místo toho { $price }

# A train with its route.
run = { $train } přes { LIST($track-short, by: " ") }
with-local =
    { GIVEN($private) ->
        [yes] {" "}s výhodou { $private }
       *[no] {""}
    }

## Offers: an order with what it costs or brings

offer-pass = { action-pass }
offer-buy-private = Koupit { $private } za { $price }
offer-pick-paper = Dát { $private } do dražby, od { $lowest }
offer-bid = Nabídnout { range } za { $private }
offer-assign-train = { action-assign-train }
offer-sell-shares =
    Prodat { $most ->
        [one] 1 akcii
        [few] 1–{ $most } akcie
       *[other] 1–{ $most } akcií
    } { $company } po { $price }
offer-start-company = Založit { $company } s kurzem { LIST($prices-short) } { $currency }
offer-buy-share = Koupit akcii { $company } za { $price }
offer-repay-debt =
    Splatit { COMPARE($least, $most) ->
        [same] { $most }
       *[other] { AMOUNT($least) }–{ $most }
    }
offer-lay-home-tile = Položit domovský dílek na { $hex }, { positions }
offer-choose-city = { action-choose-city }
offer-lay-tile =
    Položit dílek { $tile } na { $hex }, { positions }{ with-local }{ AMOUNT($cost) ->
        [0] {""}
       *[other] {" "}za { $cost }
    }
offer-place-station = Umístit stanici na { city } za { $cost }
# Whether more may be possible is said beside it, where it is not proven.
# Unsaid: $most
offer-run-trains = { action-run-trains }, výnos { $revenue }
offer-claim-revenue = Uvést libovolný výnos
offer-pay-out = { action-pay-out }
offer-retain = { action-retain }
offer-pay-half = { action-pay-half }
offer-take-over = Nabídnout { range } za každou akcii { $target }
offer-return-marker = { action-return-marker }
offer-turn-train = { action-turn-train } za { $cost }
offer-scrap-train = { action-scrap-train }
offer-buy-train =
    { action-buy-train } za { $price }{ AMOUNT($help) ->
        [0] {""}
       *[other] , z toho { $help } platí { chief }
    }{ AMOUNT($loan) ->
        [0] {""}
       *[other] , z toho { $loan } na půjčku
    }
offer-buy-train-from = Nabídnout { range } za vlak { $train } společnosti { $seller }
offer-return-train = { action-return-train }
offer-offer-for-private = Nabídnout { range } za { $private }
offer-sell-local = Prodat { $private } bance za { $price }
offer-bid-for = Nabídnout { range } za { $private }
offer-buy-from-pool = { action-buy-from-pool } za { $price }
offer-take-loan = Vzít si půjčku { $amount }
offer-repay-loan = { action-repay-loan }
offer-place-post = { action-place-post }
offer-trade-train = { action-trade-train } s doplatkem { $price }
offer-offer-private = Nabídnout { $private } ostatním za { range }
offer-go-bankrupt = { action-go-bankrupt }
offer-pay-loans =
    { action-pay-loans }{ AMOUNT($help) ->
        [0] {""}
       *[other] , z toho { $help } platí prezident
    }
offer-merge = { action-merge }
offer-remove-station = { action-remove-station }
offer-borrow-train = { action-borrow-train }
offer-accept = { action-accept }
offer-refuse = { action-refuse }
offer-counter-offer = Navrhnout místo toho { range }

range =
    { COMPARE($from, $to) ->
        [same] { $to }
       *[other] { AMOUNT($from) }–{ $to }
    }
positions =
    { COUNT($rotations) ->
        [0] žádná poloha
       *[other] poloha { LIST($rotations, last: " nebo ") }
    }
