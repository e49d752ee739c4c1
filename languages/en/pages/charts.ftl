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
result-lead-end = At the end: { $player } took the lead.
# Why the game ended.
result-why-track = The last operating round is over.
result-why-rounds = The last round has been played.
result-why-bank = The bank ran out of money, and the set of operating rounds was played to its end.
result-why-bankrupt = { $player } went bankrupt, which ends the game at once.
result-why-no-bids = Nobody bid for any private paper: the first player wins.
result-why-stuck = The game could not go on.
result-place = Place
result-shares = Shares
result-debt = Debt
result-penalty = Penalty
