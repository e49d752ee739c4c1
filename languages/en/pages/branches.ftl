# Branches: what somebody tries out alone, lines that are played, moves that wait, and what trains would earn.

## Branches
try = Try it
try-hint = Try out what could be played from here. Nobody else sees it.
try-now = Try it from the present position
branch = Your branch
branch-name = Try { $number }
branch-private = Nobody else sees this. You play for every seat.
branch-from = { $count ->
    [0] From action { $at }, nothing played yet
    [1] From action { $at }, one move
   *[other] From action { $at }, { $count } moves
}
branch-back = Back to the game
branch-describe = Name and note
branch-called = Name
branch-note = Note
branch-keep = Keep
branch-delete = Delete
branch-delete-named = Delete { $name }
branch-departs = { $count ->
    [0] From: { $place }. Nothing played yet
    [1] From: { $place }. One move
   *[other] From: { $place }. { $count } moves
}
branch-outdated = This branch was played by earlier rules and cannot be shown any more. It can only be deleted.
branch-long = A branch has at most { $most } moves.
branch-name-wrong = A branch needs a name of at most { $most } letters.
branches = Your branches
branches-hint = What you have tried out in this game. Only you can see it.
branches-kept = { $count } of at most { $most } are kept.
branches-none = You have not tried anything yet.
branches-full = You have { $most } branches of this game already, and no more are kept. Delete one first.

## Side by side
compare = Compare
compare-one = This
compare-other = with that
compare-show = Show side by side
compare-game = The game as it is
compare-what = What
compare-differs = (differs)
compare-cash = Cash
compare-worth = Worth
compare-shares = Shares
compare-companies = Companies
compare-order = Order of operating
compare-price = Share price
compare-treasury = Treasury
compare-trains = Trains
compare-revenue = Last revenue
compare-best = Best routes now
compare-at-least = at least { $revenue }

## Lines
line-play = Play this line
line-play-hint = Your own moves are made in the game, one after the other. Those after moves of others wait until exactly that position comes up.
line-to-branch = Back to the branch
line-played = { $count ->
    [0] No move was made.
    [1] One move was made.
   *[other] { $count } moves were made.
}
line-waiting = { $count ->
    [1] One more waits until its position comes up.
   *[other] { $count } more wait until their positions come up.
}
line-stopped = It stopped at move { $number }: { $why }
line-elsewhere = The game is not in the position that was planned for.
line-led-elsewhere = It led to another position than was planned.

## Moves that wait
plans = Moves that wait
plan-waits = { $count ->
    [1] “{ $name }”: one of your moves waits until exactly its position comes up.
   *[other] “{ $name }”: { $count } of your moves wait until exactly their positions come up.
}
plan-dropped = “{ $name }”: your moves wait no more.
plan-otherwise = Another position has come up. { $player }: { $what }
plan-elsewhere = Another position has come up.
plan-taken-back = Something was taken back in the game.
plan-seat-lost = You do not play that seat any more.
plan-cancel = Do not wait
plan-seen = Understood

## What would it run for?
what-if = What would it run for?
what-if-hint = Any company, any trains, any track: choose a hex, in the list or on the map, to put a tile or a station there. Nothing of it happens in the game.
what-if-which = Company
what-if-place = Train { $number }
what-if-there = Put on the map
what-if-build = Build on
what-if-ask = Work it out
what-if-laid = { $hex }: tile { $tile }
what-if-placed = { $hex }: station
what-if-lay = Tile { $tile }, rotation { $rotation }
what-if-stand = Station, city { $number }
what-if-nothing = There is no route for these trains.
what-if-many = At most { $trains } trains, and { $ghosts } tiles and stations together.
what-if-company = There is no company { $company }.
what-if-hex = There is no hex { $hex }.
what-if-train = There is no train { $train }. There are: { $trains }
what-if-tile = Tile { $tile } in rotation { $rotation } can never lie on { $hex }.
what-if-station = There is no place for a station on { $hex }.
what-if-station-there = That station is there already.
what-if-ghost = { $ghost } is neither a tile nor a station.
