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
result-place = Rang
result-shares = Aktien
result-debt = Schulden
result-penalty = Strafzins
