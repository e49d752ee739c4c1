# Charts of the game so far, and the result.

## Charts
chart-worth = Vermögen der Spieler
chart-prices = Kurse
chart-revenue = Einfahrergebnisse der Gesellschaften
chart-empty = Noch nichts zu zeigen.
chart-numbers = Die Zahlen
chart-csv = Als CSV
chart-now = Jetzt
csv-round = Runde
csv-position = Aktionen

## Result
result-winners = { $count ->
    [one] Das Spiel ist zu Ende: { $names } gewinnt
   *[other] Das Spiel ist zu Ende: { $names } gewinnen
}
result-again = Noch ein Spiel
result-rematch = Revanche
result-lead = { $round }: { $player } geht in Führung.
result-lead-end = Am Ende: { $player } geht in Führung.
result-why-track = Die letzte Betriebsrunde ist gespielt.
result-why-rounds = Die letzte Runde ist gespielt.
result-why-bank = Die Bank wurde gesprengt, und der Satz Betriebsrunden wurde zu Ende gespielt.
result-why-bankrupt = { $player } ist bankrott: Damit endet das Spiel sofort.
result-why-no-bids = Es gab kein einziges Gebot für ein Privatpapier: Wer in der Zugreihenfolge vorn steht, gewinnt.
result-why-stuck = Das Spiel konnte nicht weitergehen.
result-place = Rang
result-shares = Aktien
result-debt = Schulden
result-penalty = Strafe
