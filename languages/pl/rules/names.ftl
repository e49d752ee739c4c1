### The names of things.

player = Gracz { $number }
phase = faza { $name }
# A card that does not have the side that is asked for.
train-without-side = { side } { $letter }
# Nominative and accusative are alike in all three, so that sentences may use both.
private =
    { $kind ->
        [company] { $id }
        [local] kolej { $id }
       *[paper] papier { $id }
    }
# The number of a city is only told where the hex has more than one.
city =
    { $hex }{ $hex-cities ->
        [0] {""}
        [1] {""}
       *[other] , miasto { $city }
    }
# A hex, and in which of its cities if that is told.
place =
    { GIVEN($city) ->
        [yes] { city }
       *[no] { $hex }
    }
# Of a company, or of a side.
size =
    { $size ->
        [small] mała
        [medium] średnia
       *[large] duża
    }
# Of a train.
side =
    { $side ->
        [small] mały
        [medium] średni
       *[large] duży
    }
# Who leads a company.
chief =
    { $chief ->
        [president] prezes
       *[director] dyrektor
    }

# The colour of a tile.
colour =
    { $colour ->
        [yellow] żółty
        [green] zielony
        [brown] brązowy
        [grey] szary
        [red] czerwony
       *[white] biały
    }
# What has to be paid for, on a hex.
terrain =
    { $terrain ->
        [river] rzeka
        [hill] wzgórze
        [mountain] góra
       *[lake] jezioro
    }

# A train with the stops of its route.
route = { $train } { LIST($stops-short, by: " – ") }

yellow = żółty
green = zielony
brown = brązowy
grey = szary
river = rzeka
hill = wzgórze
mountain = góra
lake = jezioro
red = czerwony
white = biały

# A side of a hex.
direction =
    { $edge ->
        [0] SW
        [1] W
        [2] NW
        [3] NE
        [4] E
       *[5] SE
    }
