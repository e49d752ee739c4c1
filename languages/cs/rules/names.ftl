### The names of things.

player = Hráč { $number }
phase = fáze { $name }
# A card that does not have the side that is asked for.
train-without-side = { side } { $letter }
# Only the sign: it need not be declined.
private = { $id }
# The number of a city is only told where the hex has more than one.
city =
    { $hex }{ $hex-cities ->
        [0] {""}
        [1] {""}
       *[other] , město { $city }
    }
# A hex, and in which of its cities if that is told.
place =
    { GIVEN($city) ->
        [yes] { city }
       *[no] { $hex }
    }
# Of a company or a local railway.
size =
    { $size ->
        [small] malá
        [medium] střední
       *[large] velká
    }
# Of a train.
side =
    { $side ->
        [small] malý
        [medium] střední
       *[large] velký
    }
# Who leads a company.
chief =
    { $chief ->
        [president] prezident
       *[director] ředitel
    }

# A train with the stops of its route.
route = { $train } { LIST($stops-short, by: " – ") }

# The colour of a tile.
colour =
    { $colour ->
        [yellow] žlutá
        [green] zelená
        [brown] hnědá
        [grey] šedá
        [red] červená
       *[white] bílá
    }
# What has to be paid for, on a hex.
terrain =
    { $terrain ->
        [river] řeka
        [hill] kopec
        [mountain] hora
       *[lake] jezero
    }
yellow = žlutá
green = zelená
brown = hnědá
grey = šedá
river = řeka
hill = kopec
mountain = hora
lake = jezero
red = červená
white = bílá

# A side of a hex.
direction =
    { $edge ->
        [0] JZ
        [1] Z
        [2] SZ
        [3] SV
        [4] V
       *[5] JV
    }
