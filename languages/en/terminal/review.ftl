### `lokalka review`: a game looked back at, in the terminal.

review-heading = { $title }, { $action_count ->
    [one] 1 action
   *[other] { $action_count } actions
}, looked at with { $nodes } nodes
review-unfinished = The game is not over: this is a look at what was played so far.
# The first line of a turning point. $number is its place, $at the action, $loss points of a percentage.
review-point = { $number }. Action { $at } · { $place } · { $player }: chances { $played } instead of { $better } (−{ $loss })
