### What stands in pictures, and what is read out where they are not seen.

board-of = Plán hry { $title }
drawn-tile = dílek { $tile }
# On the board beside the value of a port, very small.
per-station =
    za
    stanici
drawn-hex-tile =
    { $colour ->
        [yellow] žlutý
        [green] zelený
        [brown] hnědý
        [grey] šedý
        [red] červený
       *[white] bílý
    } dílek { $tile }
drawn-hex-terrain = { terrain } { $cost }
drawn-hex-stations = stanice: { $companies }
# What a place beyond the map is worth, from a phase with tiles of this colour on.
drawn-value =
    { $value } od { $colour ->
        [yellow] žlutých
        [green] zelených
        [brown] hnědých
        [grey] šedých
        [red] červených
       *[white] bílých
    } dílků
# The same for a port, which counts for every station of one's own on the route.
drawn-value-each =
    { $value } za každou vlastní stanici od { $colour ->
        [yellow] žlutých
        [green] zelených
        [brown] hnědých
        [grey] šedých
        [red] červených
       *[white] bílých
    } dílků
drawn-blocked = { $private }: uzavřeno, dokud ji vlastní hráč
drawn-may-build = { $private }: její společnost tu smí stavět
drawn-destination = Cíl { $company }
drawn-post = Žeton pošty { $company }
