# Charts of the game so far, and the result.

## Charts
chart-worth = Majątek graczy
chart-prices = Kursy akcji
chart-revenue = Dochód spółek
chart-empty = Nie ma jeszcze czego pokazać.
chart-numbers = Liczby
chart-csv = Jako CSV
chart-now = Teraz
csv-round = Runda
csv-position = Ruchy

## Result
result-winners = { $count ->
    [one] Koniec gry: wygrywa { $names }
   *[many] Koniec gry: wygrywają { $names }
}
result-again = Nowa gra
result-rematch = Rewanż
result-lead = { $round }: na prowadzenie wychodzi { $player }.
result-place = Miejsce
result-shares = Akcje
result-debt = Dług
result-penalty = Kara
