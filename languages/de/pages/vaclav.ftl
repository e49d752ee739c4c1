# Bohemia: two players and Václav.

vaclav = Václav
vaclav-directs = Václav
vaclav-track = { $company } gehört Václav: Mit der { $card ->
    [lowest] niedrigsten
   *[other] höheren
} Reihenfolgekarte entscheidet { $player } über das Gleis.
vaclav-track-rule = Die niedrigste Reihenfolgekarte entscheidet über das Gleis seiner kleinen und großen Gesellschaft, die andere über das der mittleren. Es kostet nichts.
vaclav-stations = { $company } gehört Václav: Mit der { $card ->
    [lowest] niedrigsten
   *[other] höheren
} Reihenfolgekarte entscheidet { $player } über die Bahnhöfe.
vaclav-stations-rule = Die niedrigste Reihenfolgekarte entscheidet über die Bahnhöfe seiner mittleren Gesellschaft, die andere über die der kleinen und der großen. Sie kosten nichts.
vaclav-routes = { $company } gehört Václav: Mit der niedrigsten Reihenfolgekarte gibt { $player } die Strecken an.
round-hand-out = Václavs Loks nach Satz { $set }
course-hand-out = Václavs Loks
vaclav-gets = Václav erhält eine Gesellschaft zum Kurs von { $price }
vaclav-new-company = Václavs neue Gesellschaft
vaclav-train = { $company } erhält eine { $train }-Lok
