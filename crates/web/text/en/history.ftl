# The way through time, and the log.

## History
history = History
history-turn-back = To the beginning of the turn before
history-previous = One action back
history-next = One action on
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
since = Since your last move
since-count = { $count ->
    [1] One action since your last move
   *[other] { $count } actions since your last move
}
since-play = Play them

## Log
log-whole = The whole log
log-about = About
log-everybody = Everybody
log-companies = Companies

## Reasons of bots
log-why = Because { $why }.
