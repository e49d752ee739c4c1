### Ohlédnutí za hrou: vyhlídky, zlomové okamžiky a co zůstalo ležet. Na stránce i v terminálu.

review = Ohlédnutí
review-link = Ohlédnout se za hrou
review-hint = Bot si prohlédl každé rozhodnutí a znovu ta, která zřejmě stála nejvíc: odtud několikrát hrál dál za všechny. Vyhlídky jsou takové, jaké by z každé pozice měli stejně silní boti; lidé možná vidí dál. Údaje o výnosech, nevyužitých penězích a pozdě koupených vlacích jsou přesné.
review-running = Tato hra ještě neskončila: názor bota by byl tipem. Až skončí, může se za ní ohlédnout každý.
review-corrected = V průběhu hry byly opraveny chyby. Každé rozhodnutí se posuzuje podle toho, co tehdy leželo na stole.
review-none = Za touto hrou se ještě nikdo neohlédl.
review-begin = Ať se bot ohlédne
review-working = Bot se ohlíží: { $percent }
review-waiting = Nejprve přijdou na řadu jiné hry. Tato čeká.
review-stay = Stránka ukáže ohlédnutí, až bude hotové; můžete odejít a vrátit se.
review-again = Ukázat průběh
review-busy = Na ohlédnutí čeká mnoho her. Zkuste to později.
review-unjudged = Tento titul se žádný bot nenaučil: nejsou tu vyhlídky ani zlomové okamžiky. Co se ukazuje, je přesné.
review-place = { $round }, { $company }
review-percent = { $number } %
review-points = { $whole },{ $tenth }

## Vyhlídky a zlomové okamžiky

review-chances = Vyhlídky na vítězství v procentech
review-points-heading = Zlomové okamžiky
review-yours = Vaše
review-others = Ostatních hráčů
review-no-points = Žádné rozhodnutí nikoho nestálo mnoho.
review-no-own = Žádné vaše rozhodnutí vás nestálo mnoho.
review-loss = Vyhlídky { $played } místo { $better }
review-played = Zahráno
review-better = Lepší
review-why = Proč
review-sure = Jak jistě
review-lines = Lepší v { $better_in } z { $lines } dohraných variant; na konci { $worth_better } místo { $worth_played }
review-lines-only = Lepší v { $better_in } z { $lines } dohraných variant
review-position = K pozici

## Proč se něco jiného zdálo lepší

review-why-worth = do konce hry to mělo přinést { $brings } a stálo by to { $costs }
review-why-earns = vlaky mohly vydělat { $to } místo { $from }
review-why-opens-way = otevřelo by to cestu k dalším místům
review-why-dividend = akcionáři chtěli své peníze
review-why-saves-for-train = společnost potřebovala peníze na vlak
review-why-needs-train = společnost musela mít vlak
review-why-runs = { $company } mohla za jízdu vydělat { $to } místo { $from }
review-why-lasts = po sešrotování dalších vlaků by { $company } vydělala ještě { $to } místo { $from }
review-why-income = vlastní akcie mohly za kolo přinést { $to } místo { $from }
review-why-ends-with = majetek na konci by byl asi { $with } místo { $instead }
review-why-rival = { $player }: na konci o { $less } méně

## Co zůstalo ležet

review-left = Nevyužitý výnos
review-left-none = Každý vlak vydělal, kolik mohl.
review-idle = Nevyužité peníze
review-idle-hint = Hotovost na konci burzovního kola, za kterou šla koupit akcie.
review-idle-none = Nikomu nezůstaly peníze, za které šla koupit akcie.
review-late = Pozdě koupené vlaky
review-late-hint = Společnost stála, ačkoli v předchozím tahu mohla vlak zaplatit.
review-late-none = Žádná společnost nestála kvůli vlaku, který mohla zaplatit.
review-missed = Promarněná převzetí
review-missed-none = Žádné, které by bylo lepší než to, co se zahrálo.
review-sides = Vedle sebe

## Hlavičky sloupců

review-round = Kolo
review-at = Akce
review-where = Kdy
review-player = Hráč
review-ran = Výnos
review-best = Nejvyšší
review-lost = Nevyužito
review-cash = Hotovost
review-share = Akcie
review-price = Cena
review-train = Vlak
review-would-run = Vydělal by
review-gain = Zisk
review-decisions = Rozhodnutí
review-agreed = Jako bot
review-chances-lost = Ztracené vyhlídky
review-at-least = ≥ { $revenue }
