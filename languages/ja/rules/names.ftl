### The names of things.

player = プレイヤー{ $number }
phase = フェイズ{ $name }
# A card that does not have the side that is asked for.
train-without-side = { side }{ $letter }
# $kind: a private company, a local railway, or another private paper.
private =
    { $kind ->
        [company] { $id }
        [local] ローカル鉄道{ $id }
       *[paper] プライベート証券{ $id }
    }
# The number of a city is only told where the hex has more than one.
city =
    { $hex }{ $hex-cities ->
        [0] {""}
        [1] {""}
       *[other] の都市{ $city }
    }
# A hex, and in which of its cities if that is told.
place =
    { GIVEN($city) ->
        [yes] { city }
       *[no] { $hex }
    }
# Sides of train cards.
size =
    { $size ->
        [small] 小
        [medium] 中
       *[large] 大
    }
side =
    { $side ->
        [small] 小
        [medium] 中
       *[large] 大
    }
# Who leads a company: one word for both.
chief =
    { $chief ->
        [president] 社長
       *[director] 社長
    }

# A train with the stops of its route.
route = { $train }列車 { LIST($stops-short, by: " – ") }

# The colour of a tile.
colour =
    { $colour ->
        [yellow] 黄色
        [green] 緑色
        [brown] 茶色
        [grey] 灰色
        [red] 赤
       *[white] 白
    }
# What has to be paid for, on a hex.
terrain =
    { $terrain ->
        [river] 川
        [hill] 丘陵
        [mountain] 山
       *[lake] 湖
    }
yellow = 黄色
green = 緑色
brown = 茶色
grey = 灰色
river = 川
hill = 丘陵
mountain = 山
lake = 湖
red = 赤
white = 白

# A side of a hex.
direction =
    { $edge ->
        [0] 南西
        [1] 西
        [2] 北西
        [3] 北東
        [4] 東
       *[5] 南東
    }
