# Bohemia: two players and Václav.

vaclav = Václav
vaclav-directs = Václav
vaclav-track = { $company } należy do Václava: o jej torach decyduje { $player }, bo ma { $card ->
    [lowest] najniższą
   *[other] wyższą
} kartę kolejności.
vaclav-track-rule = Kto ma najniższą kartę, decyduje o torach małej i dużej spółki Václava, a druga osoba o torach średniej. Nic to nie kosztuje.
vaclav-stations = { $company } należy do Václava: o jej stacjach decyduje { $player }, bo ma { $card ->
    [lowest] najniższą
   *[other] wyższą
} kartę kolejności.
vaclav-stations-rule = Kto ma najniższą kartę, decyduje o stacjach średniej spółki Václava, a druga osoba o stacjach małej i dużej. Nic to nie kosztuje.
vaclav-routes = { $company } należy do Václava: jej trasy podaje { $player }, bo ma najniższą kartę kolejności.
round-hand-out = Pociągi Václava po serii { $set }
course-hand-out = Pociągi Václava
vaclav-gets = Václav dostaje spółkę z kursem { $price }
vaclav-new-company = Nowa spółka Václava
vaclav-train = { $company } dostaje pociąg { $train }
