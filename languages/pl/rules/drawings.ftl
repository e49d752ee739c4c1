### What stands in pictures, and what is read out where they are not seen.

board-of = Plansza { $title }
drawn-tile = kafelek { $tile }
# On the board beside the value of a port, very small.
per-station =
    za
    stację
drawn-hex-tile = { colour } kafelek { $tile }
drawn-hex-terrain = { terrain } { $cost }
drawn-hex-stations = stacje: { $companies }
# What a place beyond the map is worth, from a phase with tiles of this colour on.
drawn-value =
    { $value } od { $colour ->
        [yellow] żółtych
        [green] zielonych
        [brown] brązowych
        [grey] szarych
        [red] czerwonych
       *[white] białych
    } kafelków
# The same for a port, which counts for every station of one's own on the route.
drawn-value-each =
    { $value } za każdą własną stację od { $colour ->
        [yellow] żółtych
        [green] zielonych
        [brown] brązowych
        [grey] szarych
        [red] czerwonych
       *[white] białych
    } kafelków
drawn-blocked = { $private }: zablokowane, dopóki należy do gracza
drawn-may-build = { $private }: jej spółka może tu budować
drawn-destination = Cel { $company }
drawn-post = Poczta { $company }
