# Bohemia: two players and Václav.

vaclav = Václav
vaclav-directs = Václav
vaclav-track = { $company } patří Václavovi: o její trati rozhoduje { $player }, má { $card ->
    [lowest] nejnižší
   *[other] vyšší
} kartu pořadí.
vaclav-track-rule = O trati Václavovy malé a velké společnosti rozhoduje hráč s nejnižší kartou, o trati střední druhý hráč. Stavba nic nestojí.
vaclav-stations = { $company } patří Václavovi: o jejích stanicích rozhoduje { $player }, má { $card ->
    [lowest] nejnižší
   *[other] vyšší
} kartu pořadí.
vaclav-stations-rule = O stanicích Václavovy střední společnosti rozhoduje hráč s nejnižší kartou, o stanicích malé a velké druhý hráč. Umístění nic nestojí.
vaclav-routes = { $company } patří Václavovi: její trasy určuje { $player }, má nejnižší kartu pořadí.
round-hand-out = Václavovy vlaky po sadě { $set }
course-hand-out = Václavovy vlaky
vaclav-gets = Václav získá společnost s kurzem { $price }
vaclav-new-company = Václavova nová společnost
vaclav-train = { $company } dostane vlak { $train }
