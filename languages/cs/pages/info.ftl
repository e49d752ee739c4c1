# What one looks up.

info = Přehledy
info-phases = Vlaky
info-tiles = Dílky
info-companies = Společnosti
info-limits = Limity
info-course = Kola
info-charts = Grafy
info-locals = Místní dráhy

## Phases and trains
phases-hint = Fáze začíná, když se první karta jejího písmene prodá nebo exportuje. Karta se kupuje jako jeden ze svých vlaků.
phases-hint-vaclav = Fáze začíná, když se první karta jejího písmene prodá nebo připadne Václavovi. Karta se kupuje jako jeden ze svých vlaků.
phase-now = nyní
cards-left = Zbývá
limit-of = Limit: { size }
tiles-colour = Dílky
phase-opens = Nově
phase-companies =
    { $size ->
        [small] malé
        [medium] střední
       *[large] velké
    } společnosti
phase-locals = společnosti kupují místní dráhy
phase-trade = společnosti obchodují s vlaky
trains-run = Jak vlaky jezdí
run-plain = 2, 3, 4, 5: počítá se každá zastávka, nejvýš tolik, kolik udává číslo.
run-plus = 2+2, 3+3 …: počítá se každá zastávka, celkem nejvýš součet obou čísel, z toho měst a červených dílků nejvýš první číslo.
run-express = 3E, 4E …: městečka lze vynechat, počítá se nejvýš tolik zastávek, kolik udává číslo.
trains-scrap = Co prodej sešrotuje
scraps-of = První vlak { $train } sešrotuje: { $scraps }.

## Tiles
tiles-hint = Kolik dílků zbývá ze všech a na co je lze vylepšit.
tiles-left-of = { $left } / { $all }
tile-becomes = →
tile-home = Domov { $company }
colour-yellow = Žluté
colour-green = Zelené
colour-brown = Hnědé
colour-grey = Šedé
colour-red = Červené domovské dílky

## Companies and local railways
info-name = Název
info-size = Velikost
info-home = Domov
home-choice = { $hex }, město podle výběru
home-red = červený dílek na { $hexes }
info-state = Stav
status-unstarted = nezaložená
status-started = { $player }, zatím bez provozu
status-floated = vede { $player }
status-closed = převzatá
info-local = Lokálka
info-owner = Majitel
owner-sheet = na prodej
owner-removed = neprodaná
owner-closed = prodaná bance
power-used = výhoda využita

## Certificates and limits
limits-certificates-plain = Při { $players } hráčích smí každý mít nejvýš { $limit } certifikátů.
limits-certificates = Při { $players } hráčích smí každý mít nejvýš { $limit } certifikátů. Počítá se každý certifikát akcií a každá místní dráha v ruce. Ředitelská akcie za dvě akcie je jeden certifikát.
limits-shares = Akcie
limits-together = Celkem
limits-free = Volné
limits-over = { $count ->
    [few] přebývají { $count }
   *[other] přebývá { $count }
}
limits-sizes = Společnosti podle velikosti
size-shares = Akcií
size-float = Provoz od
size-most = Nejvýš
size-prices = Počáteční kurzy
size-steps = Kroky za dividendu
size-markers = Stanice

## Course of the game
course-left = { $count ->
    [0] Poslední kolo z celkem { $all }.
    [one] Zbývá 1 kolo z celkem { $all }.
    [few] Zbývají { $count } kola z celkem { $all }.
   *[other] Zbývá { $count } kol z celkem { $all }.
}
course-hint = Počet kol je pevně daný. Cena u operačního kola je nejvyšší částka, kterou společnost zaplatí za místní dráhu, a zároveň výkupní cena banky.
course-export = Export
course-price = místní dráhy { $price }
course-done = odehráno
course-here = nyní
course-ahead = čeká

## A hex
hex-tile = Dílek
hex-terrain = { terrain }, první dílek stojí { $cost }
hex-stations = Stanice
hex-reached = Dosáhne sem
hex-neighbours = Sousedé
hex-next = Lze položit v této fázi
hex-later = V dalších fázích
hex-known = Co je o tomto hexu známo
private-price = Cena
