# Bohemia: two players and Václav.

vaclav = Václav
vaclav-directs = Václav
vaclav-track = { $company } is Václav's. With the lowest order card { $first } decides the track of his small and large company, and { $second } that of his medium one. So { $player } decides here, and it costs nothing.
vaclav-stations = { $company } is Václav's. With the lowest order card { $first } decides the stations of his medium company, and { $second } those of his small and large one. So { $player } decides here, and it costs nothing.
vaclav-routes = { $company } is Václav's. With the lowest order card { $player } gives its routes.
round-hand-out = Václav's trains after set { $set }
course-hand-out = Václav's trains
vaclav-gets = Václav gets a company at { $price } K
vaclav-new-company = Václav's new company
vaclav-train = { $company } gets a { $train }
