### What stands in pictures, and what is read out where they are not seen.

board-of = Die Karte von { $title }
drawn-tile = Plättchen { $tile }
# On the board beside the value of a port, very small.
per-station =
    je
    Bahnhof
drawn-hex-tile =
    { $colour ->
        [yellow] gelbes Plättchen { $tile }
        [green] grünes Plättchen { $tile }
        [brown] braunes Plättchen { $tile }
        [grey] graues Plättchen { $tile }
        [red] rotes Plättchen { $tile }
       *[white] weißes Plättchen { $tile }
    }
drawn-hex-terrain = { terrain } { $cost }
drawn-hex-stations = Bahnhöfe: { $companies }
# What a place beyond the map is worth, from a phase with tiles of this colour on.
drawn-value =
    { $value } ab { $colour ->
        [yellow] Gelb
        [green] Grün
        [brown] Braun
        [grey] Grau
        [red] Rot
       *[white] Weiß
    }
# The same for a port, which counts for every station of one's own on the route.
drawn-value-each =
    { $value } ab { $colour ->
        [yellow] Gelb
        [green] Grün
        [brown] Braun
        [grey] Grau
        [red] Rot
       *[white] Weiß
    } für jeden eigenen Bahnhof
drawn-blocked = { $private }: gesperrt, solange sie einem Spieler gehört
drawn-may-build = { $private }: die Gesellschaft, der sie gehört, darf hier bauen
drawn-destination = Ziel von { $company }
drawn-post = Post von { $company }
