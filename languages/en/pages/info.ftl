# What one looks up.

info = Look up
info-phases = Trains
info-tiles = Tiles
info-companies = Companies
info-limits = Limits
info-course = Rounds
info-charts = Charts
info-locals = Local railways

## Phases and trains
phases-hint = A phase begins when the first card of its letter is sold or exported. A card is bought as one of its trains.
phases-hint-vaclav = A phase begins when the first card of its letter is sold, or goes to Václav. A card is bought as one of its trains.
phase-now = now
cards-left = Left
limit-of = Limit: { size }
tiles-colour = Tiles
phase-opens = New
phase-companies = { size } companies
phase-locals = companies buy local railways
phase-trade = companies buy trains from each other
trains-run = How trains run
run-plain = 2, 3, 4, 5: every location counts, up to that number.
run-plus = 2+2, 3+3 …: every location counts, up to the sum; at most the first number of them cities and red tiles.
run-express = 3E, 4E …: towns may be left out, and up to that number of locations count.
trains-scrap = What a sale scraps
scraps-of = The first { $train } scraps { $scraps }.

## Tiles
tiles-hint = Tiles left of all, and what each can become.
tiles-left-of = { $left } of { $all }
tile-becomes = →
tile-home = Home of { $company }
colour-yellow = Yellow
colour-green = Green
colour-brown = Brown
colour-grey = Grey
colour-red = Red home tiles

## Companies and local railways
info-name = Name
info-size = Size
info-home = Home
home-choice = { $hex }, a city of its choice
home-red = red tile on { $hexes }
info-state = State
status-unstarted = not started
status-started = { $player }, not floated
status-floated = { $player } directs
status-closed = taken over
info-local = Local
info-owner = Owner
owner-sheet = for sale
owner-removed = left unsold
owner-closed = sold to the bank
power-used = power used

## Certificates and limits
limits-certificates-plain = With { $players } players everybody may hold { $limit } certificates.
limits-certificates = With { $players } players everybody may hold { $limit } certificates: every share certificate and every local railway in hand counts as one. The director's certificate of two shares is one.
limits-shares = Shares
limits-together = Together
limits-free = Free
limits-over = { $count } too many
limits-sizes = Companies by size
size-shares = Shares
size-float = Floats at
size-most = At most
size-prices = Start prices
size-steps = Steps for a dividend
size-markers = Stations

## Course of the game
course-left = { $count ->
    [0] The last of { $all } rounds.
    [1] One of { $all } rounds is left.
   *[other] { $count } of { $all } rounds are left.
}
course-hint = The number of rounds is fixed. The price at an operating round is the most that a company may pay for a local railway, and what the bank pays.
course-export = Export
course-price = local railways { $price }
course-done = done
course-here = now
course-ahead = to come

## A hex
hex-tile = Tile
hex-terrain = { terrain }, the first tile costs { $cost }
hex-stations = Stations
hex-reached = Reached by
hex-neighbours = Neighbours
hex-next = Possible in this phase
hex-later = In later phases
hex-known = About this hex
private-price = Price
