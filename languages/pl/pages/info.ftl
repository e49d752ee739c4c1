# What one looks up.

info = Informacje
info-phases = Pociągi
info-tiles = Kafelki
info-companies = Spółki
info-limits = Limity
info-course = Rundy
info-charts = Wykresy
info-locals = Koleje lokalne

## Phases and trains
phases-hint = Faza zaczyna się, gdy pierwsza karta z jej literą zostaje sprzedana lub wyeksportowana. Kartę kupuje się jako jeden z jej pociągów.
phases-hint-vaclav = Faza zaczyna się, gdy pierwsza karta z jej literą zostaje sprzedana albo trafia do Václava. Kartę kupuje się jako jeden z jej pociągów.
phase-now = teraz
cards-left = Zost.
limit-of = Limit: { size }
tiles-colour = Kafelki
phase-opens = Nowości
phase-companies = { $size ->
    [small] małe spółki
    [medium] średnie spółki
   *[large] duże spółki
}
phase-locals = spółki kupują koleje lokalne
phase-trade = spółki kupują od siebie pociągi
trains-run = Jak jeżdżą pociągi
run-plain = 2, 3, 4, 5: liczy się każdy przystanek, najwyżej tyle, ile wynosi liczba.
run-plus = 2+2, 3+3 …: liczy się każdy przystanek, razem najwyżej tyle, ile wynosi suma, a miast i czerwonych kafelków najwyżej tyle, ile pierwsza liczba.
run-express = 3E, 4E …: miasteczka można pominąć, liczy się najwyżej tyle przystanków, ile wynosi liczba.
trains-scrap = Co złomuje sprzedaż
scraps-of = Pierwszy pociąg { $train } złomuje pociągi { $scraps }.

## Tiles
tiles-hint = Ile kafelków zostało ze wszystkich i na co można je zmodernizować.
tiles-left-of = { $left } z { $all }
tile-becomes = →
tile-home = Kafelek startowy { $company }
colour-yellow = Żółte
colour-green = Zielone
colour-brown = Brązowe
colour-grey = Szare
colour-red = Czerwone kafelki startowe

## Companies and local railways
info-name = Nazwa
info-size = Wielkość
info-home = Start
home-choice = { $hex }, miasto do wyboru
home-red = czerwony kafelek na { $hexes }
info-state = Stan
status-unstarted = niezałożona
status-started = kieruje { $player }, jeszcze nie działa
status-floated = kieruje { $player }
status-closed = przejęta
info-local = Kolej
info-owner = Właściciel
owner-sheet = na sprzedaż
owner-removed = niesprzedana
owner-closed = poza grą
power-used = zdolność wykorzystana

## Certificates and limits
limits-certificates-plain = Przy { $players } graczach limit certyfikatów na osobę to { $limit }.
limits-certificates = Przy { $players } graczach limit certyfikatów na osobę to { $limit }. Liczy się każdy certyfikat akcji i każda kolej lokalna na ręce. Certyfikat dyrektora na dwie akcje to jeden certyfikat.
limits-shares = Akcje
limits-together = Razem
limits-free = Wolne
limits-over = za dużo o { $count }
limits-sizes = Spółki według wielkości
size-shares = Akcje
size-float = Działa od
size-most = Najwyżej
size-prices = Ceny emisyjne
size-steps = Pola za dywidendę
size-markers = Stacje

## Course of the game
course-left = { $count ->
    [0] Ostatnia z { $all } rund.
    [one] Została jeszcze jedna z { $all } rund.
    [few] Zostały jeszcze { $count } z { $all } rund.
   *[many] Zostało jeszcze { $count } z { $all } rund.
}
course-hint = Liczba rund jest ustalona. Cena przy rundzie operacyjnej to najwyższa kwota, jaką spółka płaci za kolej lokalną, i kwota, którą płaci bank.
course-export = Eksport
course-price = koleje lokalne { $price }
course-done = za nami
course-here = teraz
course-ahead = przed nami

## A hex
hex-tile = Kafelek
hex-terrain = { terrain }, pierwszy kafelek kosztuje { $cost }
hex-stations = Stacje
hex-reached = W zasięgu spółek
hex-neighbours = Obok
hex-next = Można położyć w tej fazie
hex-later = W późniejszych fazach
hex-known = Informacje o tym heksie
private-price = Cena
