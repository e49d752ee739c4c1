### Ustawione pozycje i poprawki: co jest nie tak z zapisem.

record-position = pozycja: { $faults }
record-correction = poprawka { $number }: { $faults }
record-correction-order = poprawki są ułożone według liczby akcji przed nimi, ostatnia najwyżej po { $actions }
record-untold-set-up = 18xx.games nie zna gier, które zaczynają się od ustawionej pozycji
record-untold-corrected = 18xx.games nie zna poprawek; zapisać można tylko to, co zagrano przed pierwszą
position-version = Wersja { $version } pozycji nie jest tu znana; nasza to { $ours }
position-players = gracze są inni albo w innej kolejności; powinni być: { $players }
position-unknown = { $place }: nie ma tu „{ $given }”; jest { $known }
position-twice = { $place }: „{ $given }” występuje dwa razy
position-too-much = { $place }: { $given } to za dużo; najwyżej { $most }
position-no-such-round = Ten tytuł nie ma takiej rundy
position-place-trains = Pociągi i faza
position-place-chart = Giełda
position-place-round = Runda i kolejność graczy
