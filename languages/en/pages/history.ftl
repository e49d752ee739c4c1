# The way through time, and the log.

## History
history = History
history-turn-back = To the start of the previous turn
history-previous = One action back
history-next = One action forward
history-turn-on = To the next turn
history-play = Play
history-pause = Pause
history-speed = Speed
history-last = Now
history-position = Position
history-place = { $round }, action { $at } of { $now }
history-link = Link
history-link-hint = Copy a link to this position
history-copied = Copied
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
round-short-pre-stock = Pre
round-short-stock = SR { $number }
round-short-operating = { $set }.{ $number }
since-last-move = Since your last move
since-count = { $count ->
    [1] One action since your last move
   *[other] { $count } actions since your last move
}
since-play = Play them
since-passed-over = You were passed over: there was nothing you could afford
since-passed-over-in = { $round }: you were passed over, there was nothing you could afford
since-earned = earned { $revenue }
since-trains = { $count ->
    [1] got a train
   *[other] got { $count } trains
}
since-tiles = { $count ->
    [1] laid a tile
   *[other] laid { $count } tiles
}
since-stations = { $count ->
    [1] placed a station
   *[other] placed { $count } stations
}
since-price = price from { $from } to { $to }

## Log
log-whole = The whole log
log-about = About
log-everybody = Everybody
log-companies = Companies
log-rounds = To a round
log-passed = passed
log-passed-forced = passed, having no choice
log-bought-share = bought a share of { $company } for { $price }
log-bought-from-pool = bought a share of { $company } for { $price } from the pool
log-sold-shares = sold { $count ->
    [1] a share
   *[other] { $count } shares
} of { $company } for { $price }
log-started = started { $company } at { $price } and paid { $paid }
log-paid-out = { $company } paid out: { $parts }
log-income = { $owner }: income of { $sum }{ $count ->
    [1] {""}
   *[other] {" "}from { $count } papers
}

## Reasons of bots
log-why = Because { $why }.
