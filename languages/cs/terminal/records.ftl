### What is wrong with a game file, or with a record of 18xx.games. Said after the name of the file, without a full stop.
### Words in `backquotes` are written so in files and stay as they are; so do 18xx.games and JSON. $error is told by a
### library, in English.

record-not-json = neúplný JSON: { $error }
record-no-object = není to objekt JSON
record-title-unknown = neznámá hra `{ $title }`; známé jsou: { $known }
# How many players a title is not played by; $possible is a list such as 3, 4, 5.
record-player-count =
    { $given_count ->
        [one] 1 hráč
        [few] { $given_count } hráči
       *[other] { $given_count } hráčů
    }: možný počet je { $possible }
record-second-player = players[{ $index }]: { $player } už tu jednou je

## Our own game file

# $place is a key of the file, or record-place-file; $what is one of those below.
record-shape = { $place }: { $what }
record-place-file = soubor
record-version = verze formátu { $version }; tento program čte verzi { $ours }
record-no-version = chybí klíč `lokalka` s verzí: není to soubor hry
record-no-text = chybí, nebo to není text
record-no-list = chybí, nebo to není seznam
record-not-an-object = není to objekt
record-not-a-text = není to text
record-not-a-seed = není to nezáporné celé číslo
record-not-a-switch = není to ani true, ani false
record-name-twice = { $player } už tu jednou je
record-key-unknown = neznámý klíč; známé jsou: { $known }
record-profile-unknown = neznámý profil { $profile }; známé jsou: { $known }
record-option-unknown = neznámá volba `{ $option }`; známé jsou: { $known }
# An action as it is written, and what is wrong with it.
record-action = akce { $number }, { $written }: { $why }
record-player-unknown = hráč { $player } tu není; u stolu jsou: { $known }
record-no-do = chybí `do`, které říká, co se dělá
record-nobody-acts = nikdo není na tahu

## Names in written actions

record-action-unknown = neznámá akce `{ $action }`; známé jsou: { $known }
record-field-missing = chybí pole `{ $field }`
record-too-large = { $number } je příliš mnoho: možné je nejvýš 255
record-hex-unknown = hex { $hex } na této mapě není
record-tile-unknown = dílek { $tile } v této krabici není
record-rotation = poloha { $rotation }: dílek má polohy 0 až 5
record-company-unknown = společnost { $company } neexistuje; ve hře jsou: { $known }
# $kind: what private papers are in this title.
record-private-unknown =
    { $kind ->
        [local] místní dráha
       *[company] soukromá společnost
    } { $private } neexistuje; ve hře jsou: { $known }
record-train-unknown = vlak { $train } neexistuje: vlak je typ a písmeno karty: { $known }
record-train-not-on-top = vlak { $train } není na vrchu balíčku: na té kartě je { $known }
record-train-not-on-card = vlak { $train } není na této kartě v poolu: je na ní { $known }
record-side-unknown = `{ $side }` není strana; strany jsou small, medium, large
record-track-unknown = `{ $track }` není úsek trati; zapisují se jako E15:4-s0 nebo D6:1-4
record-track-none = trať { $track } neexistuje: na tom hexu žádná neleží
record-track-other = trať { $track } neexistuje; na tom hexu leží { $known }

## Records of 18xx.games that cannot be read

record-format-unknown = neznámý formát `{ $format }`; známý je conformance-1
record-title-missing = chybí `title`
record-list-missing = chybí seznam `{ $key }`
record-player-nameless = players[{ $index }] nemá `name`
record-player-ids = `players` a `player_ids` nejsou stejně dlouhé seznamy
# $why is one of those that follow.
record-action-wrong = actions[{ $index }]: { $why }
record-state-count =
    { $action_count ->
        [one] 1 akce vyžaduje
        [few] { $action_count } akce vyžadují
       *[other] { $action_count } akcí vyžaduje
    } stavy v počtu { $need }, ne { $states }
record-state-no-object = states[{ $index }] není objekt
record-action-typeless = akce bez `type`
record-action-fields = `{ $action }`: { $error }
record-entity-missing = `{ $action }` bez `entity`
record-entity-no-text = `entity` u `{ $action }` není text
record-entity-type = `{ $action }` s entity_type `{ $given }`: jednat mohou jen player, corporation nebo company
# In place of an entity_type that is not given.
record-entity-type-none = žádný
record-auto-actions = auto_actions u `{ $action }` nejsou seznam
record-undo = undo k akci { $number }, která tu není
record-redo = redo bez předchozího undo

## Records of 18xx.games that cannot be followed

# $action is the word of the record: lay_tile.
record-at-action = akce { $number } ({ $action }): { $why }
record-over = hra už skončila
record-unknown =
    { $what ->
        [player] hráč
        [hex] hex
        [share-price] kurz
        [company] společnost
        [train] vlak
        [city] město
        [tile] dílek
        [local] místní dráha
       *[private] soukromá společnost
    } { $name } neexistuje
record-ownerless =
    { $what ->
        [local] místní dráha
       *[private] soukromá společnost
    } nepatří žádné společnosti
record-no-shares = nejsou uvedeny žádné akcie
record-dividend-unknown = neznámá dividenda `{ $dividend }`: payout nebo withhold
record-train-never-bought = vlak { $train } nikdo nekoupil
record-train-below = { $train } není na vrchu balíčku: leží tam { $top }
record-no-neighbours = { $chain } nevede od souseda k sousedovi
record-no-track-along = přes { $chain } nevede žádná trať
record-chain-apart = řetězec { $chain } nenavazuje na předchozí
record-route-revenue = trasa vlaku { $train }: očekávaný výnos { $expected }, zjištěný { $got }
record-above-the-best = nejlepší trasy vydělají { $best }, zaznamenané { $recorded }
record-cannot-do =
    { $who ->
        [player] hráč
        [company] společnost
        [local] místní dráha
       *[private] soukromá společnost
    } tu nemůže provést `{ $action }`
record-refused = { $action }: { $why }
record-unanswered = nejdřív je třeba rozhodnout něco jiného, a to nikdo nedělá; `{ $action }` na to čeká

## Games that cannot be written as a record of 18xx.games

# $words: the action in words.
record-untold-action = akce { $number } ({ $words }): { $why }
record-untold-end = po poslední akci: { $why }
record-untold-title = 18xx.games hru `{ $title }` nemá
record-untold-seed = žádný seed tam nevylosuje tytéž společnosti
record-untold-no-action = taková akce tam není: { $action }
record-untold-not-asked = na to se tam hra neptá
record-untold-asked-for =
    na { $what ->
        [run] jízdu
        [doubled-marker] zdvojený žeton
        [city] město
       *[train] vlak
    } se hra neptá
record-untold-waits =
    18xx.games { $what ->
        [loan] tam nečeká na půjčku
        [station] na to nečeká, dokud se nerozhodne o stanici
       *[it] tam na to nečeká
    }
record-untold-missing =
    není tam { $what ->
        [operating-company] žádná společnost na tahu
        [certificate] žádný certifikát na prodej
        [train-card] žádná karta tohoto vlaku
        [train-to-return] žádný vlak k vrácení
        [loan] už žádná volná půjčka
       *[loan-to-repay] žádná půjčka ke splacení
    }
record-untold-revenue = výnos tam musí mít trasy
record-untold-repaid-in-part = na 18xx.games se dluh splácí, kam až hotovost stačí, ne po částech
record-untold-closes-the-last = 18xx.games by pokračovalo společností, kterou tento prodej uzavře, a zastavilo by se
record-untold-differs =
    podle pravidel 18xx.games jsou v tomto okamžiku { $what ->
        [players] hráči
        [companies] společnosti
        [board] dílky a žetony
       *[trains] vlaky
    } v jiném stavu
record-untold-goes-on = 18xx.games pokračuje jinak: { $why }
record-untold-ends = na 18xx.games by hra skončila jinak
record-untold-unreadable = nelze to přečíst zpět: { $why }

## Games judged by 18xx.games, compared with ours

record-passed =
    v pořádku, { $action_count ->
        [one] 1 akce
        [few] { $action_count } akce
       *[other] { $action_count } akcí
    }; { $run_count ->
        [one] 1 jízda
        [few] { $run_count } jízdy
       *[other] { $run_count } jízd
    }, žádná pod zaznamenaným výnosem; mohlo vydělat víc: { $higher_count }, výjimky: { $exempt_count }
record-skipped = přeskočeno: { $why }
# $what is one of the next two.
record-differs = rozdíl: { $what }
record-differs-before = před první akcí: { $what }
record-differs-after = akce { $number } ({ $action }): { $what }
# $path is a place in the file: players.Anna.cash.
record-differs-state = { $path }: očekáváno { $expected }, zjištěno { $got }
record-unreadable = nelze přečíst: { $why }

## What is not compared as it is, with the reason, and where it applies (without a full stop)

record-praha-twice = Starší hry dovolují trase navštívit dva kruhy Prahy, což pravidla i dnešní verze tamního enginu zakazují.
record-praha-twice-applies = 18CZ: výnos jízdy s takovou trasou se přebírá ze záznamu
record-express-stops = Expresu se tam platí nejlepší ze všech jeho zastávek, z toho nejvýš tři městečka; podle pravidel smí vynechávat jen městečka.
record-express-stops-applies = 18CZ: výnos jízdy s expresem, pokud odpovídá výpočtu tamního enginu
record-overdrawn = Prezident, jehož nucený prodej uzavře právě společnost v nouzi, tam hraje dál se zápornou hotovostí; zde její dluhy zanikají s ní.
record-overdrawn-applies = 1836Jr-56: hra se porovnává až k tomuto prodeji
record-half-sold = Dočasný prezident národní společnosti tam smí prodat svou jedinou akcii, ačkoli nikdo nemá dvě; stále však musí koupit další a majitele mění akcie, které nikdo neprodal.
record-half-sold-applies = 1836Jr-56: hra se porovnává až k tomuto prodeji
record-all-merged = Kolo tam končí, jakmile jsou sloučeny všechny jeho společnosti, a další začíná dřív, než se národní společnost vzdá stanic a vlaků.
record-all-merged-applies = 1836Jr-56: hra se porovnává až k tomuto vzniku národní společnosti
record-next-turn = Když bankrot ukončí hru, může tam ještě začít tah další společnosti: zahájí provoz a dostane domovskou stanici.
record-next-turn-applies = 1836Jr-56: v posledním stavu domovské stanice společností, které ještě nebyly na tahu, a to, kdo je na tahu
