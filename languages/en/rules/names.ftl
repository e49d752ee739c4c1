### The names of things.

player = Player { $number }
phase = phase { $name }
# A card that does not have the side that is asked for.
train-without-side = { side } { $letter }
# $kind: a private company, a local railway, or another private paper.
private =
    { $kind ->
        [company] { $id }
        [local] local railway { $id }
       *[paper] private { $id }
    }
# The number of a city is only told where the hex has more than one.
city =
    { $hex }{ $hex-cities ->
        [0] {""}
        [1] {""}
       *[other] , city { $city }
    }
# A hex, and in which of its cities if that is told.
place =
    { GIVEN($city) ->
        [yes] { city }
       *[no] { $hex }
    }
size =
    { $size ->
        [small] small
        [medium] medium
       *[large] large
    }
side =
    { $side ->
        [small] small
        [medium] medium
       *[large] large
    }
# Who leads a company.
chief =
    { $chief ->
        [president] president
       *[director] director
    }

# A train with the stops of its route.
route = { $train } { LIST($stops-short, by: " – ") }

# The colour of a tile.
colour =
    { $colour ->
        [yellow] yellow
        [green] green
        [brown] brown
        [grey] grey
        [red] red
       *[white] white
    }
# What has to be paid for, on a hex.
terrain =
    { $terrain ->
        [river] river
        [hill] hill
        [mountain] mountain
       *[lake] lake
    }
yellow = yellow
green = green
brown = brown
grey = grey
river = river
hill = hill
mountain = mountain
lake = lake
red = red
white = white

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
