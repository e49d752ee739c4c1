# Bohemia: two players and Václav.

vaclav = Václav
vaclav-directs = Václav
vaclav-track = { $company } is Václav's: with the { $card ->
    [lowest] lowest
   *[other] higher
} order card { $player } decides its track.
vaclav-track-rule = The player with the lowest card decides the track of his small and large company, the other player that of his medium one. It costs nothing.
vaclav-stations = { $company } is Václav's: with the { $card ->
    [lowest] lowest
   *[other] higher
} order card { $player } decides its stations.
vaclav-stations-rule = The player with the lowest card decides the stations of his medium company, the other player those of his small and large one. They cost nothing.
vaclav-routes = { $company } is Václav's: with the lowest order card { $player } gives its routes.
round-hand-out = Václav's trains after set { $set }
course-hand-out = Václav's trains
vaclav-gets = Václav gets a company at { $price }
vaclav-new-company = Václav's new company
vaclav-train = { $company } gets { A($train) }
