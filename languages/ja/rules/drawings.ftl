### What stands in pictures, and what is read out where they are not seen.

board-of = { $title }のボード
drawn-tile = タイル{ $tile }
# On the board beside the value of a port, very small.
per-station = 駅ごと
drawn-hex-tile =
    { $colour ->
        [red] 赤い
       *[other] { colour }の
    }タイル{ $tile }
drawn-hex-terrain = { terrain }（{ $cost }）
drawn-hex-stations = 駅：{ $companies }
# What a place beyond the map is worth, from a phase with tiles of this colour on.
drawn-value = { colour }タイル以降{ $value }
# The same for a port, which counts for every station of one's own on the route.
drawn-value-each = { colour }タイル以降、自社の駅1つにつき{ $value }
drawn-blocked = { $private }：プレイヤーの所有中は敷設不可
drawn-may-build = { $private }：所有する会社が敷設可能
drawn-destination = { $company }の目的地
drawn-post = { $company }の郵便マーカー
