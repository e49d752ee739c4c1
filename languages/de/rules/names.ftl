### The names of things.

player = Spieler { $number }
phase = Phase { $name }
# A card that does not have the side that is asked for.
train-without-side = { $letter } ({ side })
# $kind: a private company, a local railway, or another private paper.
private =
    { $kind ->
        [company] { $id }
        [local] Lokalbahn { $id }
       *[paper] Privatpapier { $id }
    }
# The number of a city is only told where the hex has more than one.
city =
    { $hex }{ $hex-cities ->
        [0] {""}
        [1] {""}
       *[other] , Stadt { $city }
    }
# A hex, and in which of its cities if that is told.
place =
    { GIVEN($city) ->
        [yes] { city }
       *[no] { $hex }
    }
size =
    { $size ->
        [small] klein
        [medium] mittel
       *[large] groß
    }
side =
    { $side ->
        [small] klein
        [medium] mittel
       *[large] groß
    }
# Who leads a company.
chief =
    { $chief ->
        [president] Präsident
       *[director] Direktor
    }

# A train with the stops of its route.
route = { $train } { LIST($stops-short, by: " – ") }

# The colour of a tile.
colour =
    { $colour ->
        [yellow] gelb
        [green] grün
        [brown] braun
        [grey] grau
        [red] rot
       *[white] weiß
    }
# What has to be paid for, on a hex.
terrain =
    { $terrain ->
        [river] Fluss
        [hill] Hügel
        [mountain] Berg
       *[lake] See
    }
yellow = gelb
green = grün
brown = braun
grey = grau
river = Fluss
hill = Hügel
mountain = Berg
lake = See
red = rot
white = weiß

# A side of a hex.
direction =
    { $edge ->
        [0] SW
        [1] W
        [2] NW
        [3] NO
        [4] O
       *[5] SO
    }
