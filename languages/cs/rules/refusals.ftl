### Why an action is refused: what is wrong with its numbers, and what would be right. No full stop.
### Besides its own arguments every reason knows $rule, the id of the rule behind it.

# $why is one of the messages below.
refusal = { $section }: { $why }

why-game-is-over = Hra už skončila
why-not-your-turn = Rozhoduje { $turn_of }, ne { $seat }
why-not-now = Teď se rozhoduje o něčem jiném
why-may-not-pass =
    { $step ->
        [run] Vlaky musí vyjet
        [dividend] Výnos je třeba vyplatit, nebo ponechat
       *[other] Bez tohoto rozhodnutí hra nepokračuje
    }
why-cannot-afford = Stojí to { $need }, k dispozici je { $have }
why-out-of-range =
    { AMOUNT($to) ->
        [0] { $given } je příliš, zaplatit nelze nic
       *[other]
            { COMPARE($from, $to) ->
                [same] { $given } nelze, jen { $to }
               *[other] { $given } není v rozmezí { AMOUNT($from) }–{ $to }
            }
    }
why-share-count =
    Požadavek: { $given ->
        [one] 1 akcie
        [few] { $given } akcie
       *[other] { $given } akcií
    }; { $most ->
        [0] prodat nelze žádnou
        [one] prodat lze jen 1
       *[other] prodat lze nejvýš { $most }
    }
why-not-a-start-price = { $price } není počáteční kurz, možné jsou jen { LIST($prices-short, last: " a ") } { $currency }

## Private companies and papers

why-private-not-there =
    { $rule ->
        [R-PRE-02] { $private } už není v nabídce
        [R-MOR-12] { $private } už není na plánu
        [R-MOR-15] Ředitel nemá privátku { $private }
        [R-LOC-08] { $private } nevlastní žádný hráč
        [R-36-AUC-02] { $private } už má majitele
        [R-36-PRV-03] { $private } nevlastní žádný hráč
        [R-36-PRV-04] Žádný jiný hráč nemá { $private } na prodej
        [R-36-EMR-08] Prezident nemá { $private }
       *[other] Společnost nevlastní { $private }
    }
why-found-no-bid = Za { $private } nikdo nic nenabídl; znovu do dražby může, až se prodá jiná privátka
why-not-for-sale = Privátku { $private } nemůže žádná společnost koupit, majitel ji smí jen nechat jet
why-no-share-company = { $company } je soukromá dráha bez akcií
why-power-is-used = Výhoda { $private } už je využita
# $colours and $terrains are what its power is for.
why-no-such-power =
    { $rule ->
        [R-LOC-02] { $private } dovoluje jen fialové dílky této barvy: { LIST($colours, last: " a ") }
       *[other] { $private } promíjí jen cenu tohoto terénu: { LIST($terrains, last: " a ") }
    }
why-not-the-cheapest = Koupit lze jen nejlevnější soukromou společnost, za ostatní se jen nabízí

## Shares

why-first-stock-round = V prvním burzovním kole se akcie neprodávají
why-above-certificate-limit = Certifikátů je { $holds }, limit je { $limit }; nejdřív je třeba prodat akcie
why-certificate-limit = Certifikátů je { $holds }, limit { $limit } další nedovoluje
why-ownership-limit = Podíl v { $company } by byl { $percent } %, povoleno je nejvýš { $most } %
why-vaclavs-company = { $company } patří Václavovi: vyplácí, ale nekupuje, neprodává ani neobchoduje
why-not-available-yet =
    { GIVEN($since) ->
        [yes] { $company } lze založit až od { $since }, nyní je { $phase }
       *[no] { $company } nelze založit nyní ani později
    }
why-already-started = { $company } už je založená
why-not-started = { $company } ještě není založená
why-company-closed = { $company } už je mimo hru
why-no-share-in-bank = Banka nemá žádnou akcii { $company }
why-sold-this-round = Kdo v tomto kole prodal akcie { $company }, nesmí je v něm koupit
why-in-debt = Nejdřív je třeba splatit dluh { $debt }
why-no-successor =
    { $most ->
        [0] Žádnou akcii { $company } nelze prodat
        [one] Prodat lze jen 1 akcii { $company }
        [few] Prodat lze jen { $most } akcie { $company }
       *[other] Prodat lze jen { $most } akcií { $company }
    }, { chief } by neměl nástupce
why-pool-full =
    { $most ->
        [0] Do poolu se další akcie { $company } nevejde
        [few] Do poolu se vejdou nejvýš { shares-at-most } { $company }
       *[other] Do poolu se vejde nejvýš { shares-at-most } { $company }
    }
why-pool-first = Víc než polovina { $company } je v poolu a kupovat se musí tam
why-one-purchase = V jednom tahu je jen jeden nákup
why-sales-are-over = V jednom tahu se prodává před nákupem, nebo po něm, ne obojí
why-just-bought-shares =
    Právě koupené akcie { $company } zůstávají; prodat { $most ->
        [0] nelze žádnou
        [one] lze nejvýš 1 akcii
        [few] lze nejvýš { $most } akcie
       *[other] lze nejvýš { $most } akcií
    }
why-more-than-needed = Víc, než je potřeba, se prodat nesmí, nejvýš tedy: { shares-at-most }
why-president-stays = Prezident { $company } se tímto prodejem nesmí změnit, společnost je v nouzi
why-must-buy-second = Dočasný prezident musí koupit druhou akcii { $company }
why-block-sold = Akcie { $company } už jsou prodané a k bloku se nic nepřidává
why-nobody-could-act = Společnost { $company } by se uzavřela a hra by se na 18xx.games zastavila

shares-at-most =
    { $most ->
        [one] 1 akcie
        [few] { $most } akcie
       *[other] { $most } akcií
    }

## The map

why-not-its-hex = { $hex } není domovský hex společnosti
why-no-tiles-here = Na { $hex } se dílky nepokládají
why-tile-does-not-fit = Dílek { $tile } se na { $hex } nehodí
why-position-does-not-fit = Dílek { $tile } se na { $hex } nehodí v poloze { $rotation }
why-same-picture = Polohy { $rotation } a { $same_as } vypadají stejně; zadává se { $same_as }
why-colour-not-yet =
    { $colour ->
        [yellow] Žluté
        [green] Zelené
        [brown] Hnědé
        [grey] Šedé
        [red] Červené
       *[white] Bílé
    } dílky se { GIVEN($since) ->
        [yes] pokládají až od { $since }, nyní je { $phase }
       *[no] nepokládají
    }
why-no-tile-left = Dílek { $tile } už nezbývá
why-needs-local = Dílek { $tile } lze položit jen s výhodou místní dráhy
why-nothing-to-waive = Dílek na { $hex } je i tak zdarma
why-build-used-up =
    { $laid ->
        [one] Položen 1 dílek
        [few] Položeny { $laid } dílky
       *[other] Položeno { $laid } dílků
    }, víc tento tah nedovoluje
why-yellow-or-promotion = V jednom tahu jsou buď žluté dílky, nebo jedno vylepšení, ne obojí
why-home-first = První dílek patří na domovský hex { $home }
why-not-connected = Dílek na { $hex } by nebyl spojen se stanicí společnosti
why-no-new-track = Na { $hex } by nebyla připojena žádná nová trať
why-blocked-by-private = Na { $hex } nikdo nestaví, dokud { $private } vlastní hráč
why-no-such-city = Město { $city } na { $hex } není
why-no-marker-left = Na listu společnosti už není žádný žeton stanice
why-marker-on-hex = Společnost už na { $hex } žeton má
why-city-full = Na { $hex } není volné místo
why-place-reserved = Volné místo na { $hex } je vyhrazeno: { $company }
why-city-not-connected = K { $hex } nevede spojení od žádné stanice společnosti

## Routes

why-cannot-run = Vlak { $train } nemůže společnost vypravit
why-illegal-route =
    Trasa vlaku { $train } { $fault ->
        [broken] není souvislá
        [too-short] má méně než dvě zastávky
        [too-long] má víc zastávek, než na kolik vlak stačí
        [no-station] nevede přes žádnou stanici společnosti
        [stop-twice] započítává zastávku dvakrát
        [track-twice] vede dvakrát po téže trati
       *[blocked] projíždí zablokovaným městem
    }{ GIVEN($hex) ->
        [yes] {" "}({ $hex })
       *[no] {""}
    }
why-runs-not-sorted = Jízdy nejsou uvedeny ve správném pořadí
why-better-routes = Trasy vydělají { $claimed }, možné je { $best }: { LIST($stops, by: "; ") }

## Deals and trains

why-not-smaller = { $target } není menší než přebírající společnost
why-not-floated = { $company } ještě není v provozu
why-itself = Společnost neobchoduje sama se sebou
why-refused-before = { $price } už je odmítnuto a nic se od té doby nezměnilo: nabídnout lze jen víc
why-no-other-price = Jiná cena není možná; návrh lze přijmout, nebo odmítnout
why-not-in-phase =
    { $rule ->
        [R-36-LOAN-01] Půjčky se už neposkytují, nyní je { $phase }
       *[other]
            { GIVEN($since) ->
                [yes] Takové obchody jsou možné až od { $since }, nyní je { $phase }
               *[no] Takové obchody nejsou možné
            }
    }
why-too-large = { $company } je { size-of-company } společnost a velikost „{ size }“ pro ni není
why-no-such-side =
    Karta nemá { $size ->
        [small] malou
        [medium] střední
       *[large] velkou
    } stranu
why-no-such-train = Vlak { $train } není k mání
why-type-is-scrapped = Vlaky { $train_type } už jsou sešrotované
why-only-larger = Vlak lze otočit jen na větší stranu
# $limit is what the company may own.
why-train-limit =
    { $company } má { $owns ->
        [one] 1 vlak
        [few] { $owns } vlaky
       *[other] { $owns } vlaků
    }, { $company-national ->
        [yes] smí mít nejvýš { $limit }
       *[no] limit vlaků je { $limit } ({ $phase })
    }
why-keep-room-for-own-train =
    { $company } smí mít { $limit ->
        [one] 1 vlak
        [few] { $limit } vlaky
       *[other] { $limit } vlaků
    } a jeden z toho musí být takový, který sama vypraví
why-must-own-train = { $company } musí mít vlak, který může vypravit
why-just-bought = Vlak { $train } je právě koupený a zůstává
why-permanent-stays = Vlak { $train } je trvalý a národní společnosti zůstává
why-type-bought = Vlak { $train_type } je v tomto tahu už koupený
why-printed-price = Národní společnost obchoduje za tištěnou cenu { $price }
why-only-permanent = Národní společnost kupuje jen trvalé vlaky
why-frozen = Bez trvalého vlaku národní společnost za nic jiného neplatí
why-only-cheapest = Prezident přispívá jen na nejlevnější vlak za { $price }

## Loans

why-loan-limit =
    Společnost má { $loans ->
        [one] 1 půjčku
        [few] { $loans } půjčky
       *[other] { $loans } půjček
    }; víc, než kolik jejích akcií mají hráči, jich být nesmí
why-one-loan = Společnost si v jednom tahu bere jen jednu půjčku
why-has-repaid = Po splacení půjčky si společnost v témže tahu další nebere
why-no-loan = Společnost nemá žádnou půjčku
why-can-still-pay = Ještě lze prodat akcie, které vynesou dost
why-sold-for-train = Akcie se prodávaly na nejlevnější vlak a musí zaplatit právě ten
why-other-way = Akcie samy nevynesou dost; pomůže půjčka nebo vlak z jiné společnosti téhož prezidenta

## Parts of reasons

size-of-company =
    { $company-size ->
        [small] malá
        [medium] střední
       *[large] velká
    }
