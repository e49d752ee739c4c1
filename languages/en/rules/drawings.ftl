### What stands in pictures, and what is read out where they are not seen.

board-of = The board of { $title }
drawn-tile = tile { $tile }
# On the board beside the value of a port, very small.
per-station =
    per
    station
drawn-hex-tile = { colour } tile { $tile }
drawn-hex-terrain = { terrain } { $cost }
drawn-hex-stations = stations: { $companies }
# What a place beyond the map is worth, from a phase with tiles of this colour on.
drawn-value = { $value } from the { colour } phase on
# The same for a port, which counts for every station of one's own on the route.
drawn-value-each = { $value } per own station from the { colour } phase on
drawn-blocked = { $private }: blocked while a player owns it
drawn-may-build = { $private }: its company may build here
drawn-destination = Destination of { $company }
drawn-post = Post marker of { $company }
