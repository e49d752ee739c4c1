# Charts of the game so far, and the result.

## Charts
chart-worth = What players are worth
chart-prices = Share prices
chart-revenue = Revenue of companies
chart-empty = Nothing to show yet.
chart-numbers = The numbers
chart-csv = As CSV
chart-now = Now
csv-round = Round
csv-position = Actions

## Result
result-winners = { $count ->
    [1] The game is over: { $names } has won
   *[other] The game is over: { $names } have won
}
result-again = Another game
result-rematch = Rematch
result-lead = { $round }: { $player } took the lead.
result-place = Place
result-shares = Shares
result-debt = Debt
result-penalty = Penalty
