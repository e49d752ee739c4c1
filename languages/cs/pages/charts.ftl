# Charts of the game so far, and the result.

## Charts
chart-worth = Majetek hráčů
chart-prices = Kurzy akcií
chart-revenue = Výnosy společností
chart-empty = Zatím není co ukázat.
chart-numbers = Čísla
chart-csv = Jako CSV
chart-now = Nyní
csv-round = Kolo
csv-position = Akce

## Result
result-winners = { $count ->
    [one] Konec hry: vítězí { $names }
   *[other] Konec hry: o vítězství se dělí { $names }
}
result-again = Další hra
result-rematch = Odveta
result-lead = { $round }: do vedení jde { $player }.
result-lead-end = Na konci: do vedení jde { $player }.
result-why-track = Skončilo poslední operační kolo.
result-why-rounds = Skončilo poslední kolo.
result-why-bank = Bance došly peníze a sada operačních kol byla dohrána.
result-why-bankrupt = Hra končí okamžitě, protože bankrotuje { $player }.
result-why-no-bids = O privátky nikdo neměl zájem: vítězí první hráč v pořadí.
result-why-stuck = Ve hře nebylo možné pokračovat.
result-place = Poř.
result-shares = Akcie
result-debt = Dluh
result-penalty = Penále
