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
result-lead = { $round }: prowadzi { $player }.
result-lead-end = Na koniec prowadzi { $player }.
result-why-track = Rozegrano ostatnią rundę operacyjną.
result-why-rounds = Rozegrano ostatnią rundę.
result-why-bank = W banku zabrakło pieniędzy, a serię rund operacyjnych rozegrano do końca.
result-why-bankrupt = Gra kończy się natychmiast, bo bankrutuje { $player }.
result-why-no-bids = Nikt nie licytował żadnego papieru prywatnego: wygrywa pierwszy gracz.
result-why-stuck = Gra nie mogła toczyć się dalej.
result-place = Poz.
result-shares = Akcje
result-debt = Dług
result-penalty = Kara
