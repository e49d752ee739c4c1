# Branches: what somebody tries out alone, lines that are played, moves that wait, and what trains would earn.

## Branches
try = Zkusit
try-hint = Vyzkoušejte, co by se odtud dalo hrát. Nikdo jiný to nevidí.
try-now = Zkusit ze současné pozice
branch = Vaše větev
branch-name = Pokus { $number }
branch-private = Nikdo jiný to nevidí. Hrajete za všechny hráče.
branch-from = { $count ->
    [0] Od akce { $at }, zatím nic nezahráno
    [one] Od akce { $at }, { $count } tah
    [few] Od akce { $at }, { $count } tahy
   *[other] Od akce { $at }, { $count } tahů
}
branch-back = Zpět do hry
branch-describe = Název a poznámka
branch-called = Název
branch-note = Poznámka
branch-keep = Uložit
branch-delete = Smazat
branch-delete-named = Smazat: { $name }
branch-departs = { $count ->
    [0] Odkud: { $place }. Zatím nic nezahráno
    [one] Odkud: { $place }. { $count } tah
    [few] Odkud: { $place }. { $count } tahy
   *[other] Odkud: { $place }. { $count } tahů
}
branch-outdated = Tato větev se hrála podle dřívějších pravidel a už ji nelze zobrazit. Lze ji jen smazat.
branch-long = Větev má nejvýše { $most } tahů.
branch-name-wrong = Větev potřebuje název o nejvýše { $most } písmenech.
branches = Vaše větve
branches-hint = Vaše pokusy v této hře. Vidíte je jen vy.
branches-kept = Uloženo { $count } z nejvýše { $most }.
branches-none = Zatím tu žádný pokus není.
branches-full = V této hře už máte { $most } větví a víc se jich neukládá. Nejprve nějakou smažte.

## Side by side
compare = Porovnat
compare-one = Toto
compare-other = s tímto
compare-show = Ukázat vedle sebe
compare-game = Současný stav hry
compare-what = Co
compare-differs = (liší se)
compare-cash = Hotovost
compare-worth = Majetek
compare-shares = Akcie
compare-companies = Společnosti
compare-order = Pořadí společností
compare-price = Kurz
compare-treasury = Pokladna
compare-trains = Vlaky
compare-revenue = Poslední výnos
compare-best = Nejlepší trasy nyní
compare-at-least = nejméně { $revenue }

## Lines
line-play = Zahrát tuto variantu
line-play-hint = Vaše vlastní tahy se ve hře provedou jeden po druhém. Ty, které následují po tazích ostatních, čekají, až nastane přesně ta pozice.
line-to-branch = Zpět do větve
line-played = { $count ->
    [0] Nebyl proveden žádný tah.
    [one] Byl proveden { $count } tah.
    [few] Byly provedeny { $count } tahy.
   *[other] Bylo provedeno { $count } tahů.
}
line-waiting = { $count ->
    [one] { $count } další čeká, až nastane jeho pozice.
    [few] { $count } další čekají, až nastanou jejich pozice.
   *[other] { $count } dalších čeká, až nastanou jejich pozice.
}
line-stopped = Skončilo to u tahu { $number }: { $why }
line-elsewhere = Hra není v pozici, se kterou se počítalo.
line-led-elsewhere = Vedlo to do jiné pozice, než se plánovalo.

## Moves that wait
plans = Čekající tahy
plan-waits = { $count ->
    [one] „{ $name }“: { $count } váš tah čeká, až nastane přesně jeho pozice.
    [few] „{ $name }“: { $count } vaše tahy čekají, až nastanou přesně jejich pozice.
   *[other] „{ $name }“: { $count } vašich tahů čeká, až nastanou přesně jejich pozice.
}
plan-dropped = „{ $name }“: vaše tahy už nečekají.
plan-otherwise = Nastala jiná pozice. { $player }: { $what }
plan-elsewhere = Nastala jiná pozice.
plan-taken-back = Ve hře se něco vzalo zpět.
plan-seat-lost = Na tomto místě už nehrajete.
plan-cancel = Nečekat
plan-seen = Rozumím

## What would it run for?
what-if = Jaký by byl výnos?
what-if-hint = Libovolná společnost, libovolné vlaky, libovolná trať: vyberte hex v seznamu nebo na mapě a položte na něj dílek nebo stanici. Ve hře se nic nestane.
what-if-which = Společnost
what-if-place = Vlak { $number }
what-if-there = Položeno na mapu
what-if-build = Stavět na
what-if-ask = Spočítat
what-if-laid = { $hex }: dílek { $tile }
what-if-placed = { $hex }: stanice
what-if-lay = Dílek { $tile }, otočení { $rotation }
what-if-stand = Stanice, město { $number }
what-if-nothing = Pro tyto vlaky neexistuje trasa.
what-if-many = Nejvýše { $trains } vlaků a dohromady { $ghosts } dílků a stanic.
what-if-company = Společnost { $company } neexistuje.
what-if-hex = Hex { $hex } neexistuje.
what-if-train = Vlak { $train } neexistuje. Jsou tyto: { $trains }
what-if-tile = Dílek { $tile } v otočení { $rotation } nemůže na { $hex } nikdy ležet.
what-if-station = Na { $hex } není místo pro stanici.
what-if-station-there = Tato stanice už tam je.
what-if-ghost = { $ghost } není dílek ani stanice.
branch-not-corrected = Ve větvi lze všechno vzít zpět; není co opravovat.
