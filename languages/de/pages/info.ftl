# What one looks up.

info = Nachschlagen
info-phases = Loks
info-tiles = Plättchen
info-companies = Ges.
info-limits = Limits
info-course = Runden
info-charts = Grafiken
info-locals = Lokalbahnen

## Phases and trains
phases-hint = Eine Phase beginnt, wenn die erste Lokkarte ihres Buchstabens verkauft oder exportiert wird. Eine Lokkarte wird als eine ihrer Loks gekauft.
phases-hint-vaclav = Eine Phase beginnt, wenn die erste Lokkarte ihres Buchstabens verkauft wird oder an Václav geht. Eine Lokkarte wird als eine ihrer Loks gekauft.
phase-now = jetzt
cards-left = Übrig
limit-of = Limit { size }
tiles-colour = Plättchen
phase-opens = Neu
phase-companies =
    { $size ->
        [small] kleine
        [medium] mittlere
       *[large] große
    } Gesellschaften
phase-locals = Gesellschaften kaufen Lokalbahnen
phase-trade = Gesellschaften kaufen einander Loks ab
trains-run = Wie Loks fahren
run-plain = 2, 3, 4, 5: Jeder Halt zählt, höchstens so viele.
run-plus = 2+2, 3+3 …: Jeder Halt zählt, höchstens die Summe, davon höchstens die erste Zahl Städte und rote Plättchen.
run-express = 3E, 4E …: Kleinstädte dürfen ausgelassen werden, höchstens so viele Halte zählen.
trains-scrap = Was ein Verkauf verschrottet
scraps-of = Die erste { $train }-Lok verschrottet: { $scraps }.

## Tiles
tiles-hint = Wie viele von allen noch da sind, und was daraus werden kann.
tiles-left-of = { $left } von { $all }
tile-becomes = →
tile-home = Heimat von { $company }
colour-yellow = Gelb
colour-green = Grün
colour-brown = Braun
colour-grey = Grau
colour-red = Rote Heimatplättchen

## Companies and local railways
info-name = Name
info-size = Größe
info-home = Heimat
home-choice = { $hex }, Stadt nach Wahl
home-red = rotes Plättchen auf { $hexes }
info-state = Stand
status-unstarted = nicht gegründet
status-started = { $player }, nicht in Betrieb
status-floated = Leitung: { $player }
status-closed = übernommen
info-local = Lokalbahn
info-owner = Besitzer
owner-sheet = zu kaufen
owner-removed = nicht verkauft
owner-closed = an die Bank verkauft
power-used = Sonderrecht verbraucht

## Certificates and limits
limits-certificates-plain = Bei { $players } Spielern darf jeder { $limit } Papiere halten.
limits-certificates = Bei { $players } Spielern darf jeder { $limit } Papiere halten: Jedes Aktienpapier und jede Lokalbahn auf der Hand ist eines. Die Direktorsaktie mit zwei Anteilen zählt als eines.
limits-shares = Aktien
limits-together = Zusammen
limits-free = Frei
limits-over = { $count } zu viel
limits-sizes = Gesellschaften nach Größe
size-shares = Aktien
size-float = Betrieb ab
size-most = Höchstens
size-prices = Startkurse
size-steps = Schritte bei Dividende
size-markers = Bahnhöfe

## Course of the game
course-left = { $count ->
    [0] Die letzte von { $all } Runden.
    [one] Noch eine von { $all } Runden.
   *[other] Noch { $count } von { $all } Runden.
}
course-hint = Die Zahl der Runden steht fest. Der Lokalbahnen-Kurs einer Betriebsrunde ist das Höchste, was eine Gesellschaft für eine Lokalbahn zahlt, und zugleich das, was die Bank zahlt.
course-export = Export
course-price = Lokalbahnen { $price }
course-done = vorbei
course-here = jetzt
course-ahead = kommt noch

## A hex
hex-tile = Plättchen
hex-terrain = { terrain }: Das erste Plättchen kostet { $cost }
hex-stations = Bahnhöfe
hex-reached = Erreicht von
hex-neighbours = Daneben
hex-next = In dieser Phase möglich
hex-later = In späteren Phasen
hex-known = Über dieses Hexfeld
private-price = Preis
