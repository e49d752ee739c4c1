# Branches: what somebody tries out alone, lines that are played, moves that wait, and what trains would earn.

## Branches
try = Wypróbuj
try-hint = Wypróbuj, co można by stąd zagrać. Nikt inny tego nie widzi.
try-now = Wypróbuj z obecnej pozycji
branch = Twój wariant
branch-name = Próba { $number }
branch-private = Nikt inny tego nie widzi. Grasz za wszystkie miejsca.
branch-from = { $count ->
    [0] Od akcji { $at }, jeszcze nic nie zagrano
    [one] Od akcji { $at }, { $count } ruch
    [few] Od akcji { $at }, { $count } ruchy
   *[other] Od akcji { $at }, { $count } ruchów
}
branch-back = Wróć do gry
branch-describe = Nazwa i notatka
branch-called = Nazwa
branch-note = Notatka
branch-keep = Zapisz
branch-delete = Usuń
branch-delete-named = Usuń: { $name }
branch-departs = { $count ->
    [0] Skąd: { $place }. Jeszcze nic nie zagrano
    [one] Skąd: { $place }. { $count } ruch
    [few] Skąd: { $place }. { $count } ruchy
   *[other] Skąd: { $place }. { $count } ruchów
}
branch-outdated = Ten wariant rozegrano według wcześniejszych zasad i nie można go już pokazać. Można go tylko usunąć.
branch-long = Wariant ma najwyżej { $most } ruchów.
branch-name-wrong = Wariant potrzebuje nazwy o najwyżej { $most } literach.
branches = Twoje warianty
branches-hint = Co wypróbowano w tej grze. Widzisz to tylko ty.
branches-kept = Zapisano { $count } z najwyżej { $most }.
branches-none = Jeszcze niczego nie wypróbowano.
branches-full = Masz już { $most } wariantów tej gry, więcej się nie zapisuje. Najpierw usuń któryś.

## Side by side
compare = Porównaj
compare-one = To
compare-other = z tym
compare-show = Pokaż obok siebie
compare-game = Gra, jaka jest
compare-what = Co
compare-differs = (różni się)
compare-cash = Gotówka
compare-worth = Majątek
compare-shares = Akcje
compare-companies = Spółki
compare-order = Kolejność spółek
compare-price = Kurs
compare-treasury = Skarbiec
compare-trains = Pociągi
compare-revenue = Ostatni dochód
compare-best = Najlepsze trasy teraz
compare-at-least = co najmniej { $revenue }

## Lines
line-play = Zagraj ten wariant
line-play-hint = Twoje własne ruchy są wykonywane w grze jeden po drugim. Te po ruchach innych czekają, aż powstanie dokładnie ta pozycja.
line-to-branch = Wróć do wariantu
line-played = { $count ->
    [0] Nie wykonano żadnego ruchu.
    [one] Wykonano { $count } ruch.
    [few] Wykonano { $count } ruchy.
   *[other] Wykonano { $count } ruchów.
}
line-waiting = { $count ->
    [one] { $count } kolejny czeka, aż powstanie jego pozycja.
    [few] { $count } kolejne czekają, aż powstaną ich pozycje.
   *[other] { $count } kolejnych czeka, aż powstaną ich pozycje.
}
line-stopped = Zatrzymano się na ruchu { $number }: { $why }
line-elsewhere = Gra nie jest w pozycji, którą planowano.
line-led-elsewhere = Doprowadziło to do innej pozycji, niż planowano.

## Moves that wait
plans = Czekające ruchy
plan-waits = { $count ->
    [one] „{ $name }”: { $count } twój ruch czeka, aż powstanie dokładnie jego pozycja.
    [few] „{ $name }”: { $count } twoje ruchy czekają, aż powstaną dokładnie ich pozycje.
   *[other] „{ $name }”: { $count } twoich ruchów czeka, aż powstaną dokładnie ich pozycje.
}
plan-dropped = „{ $name }”: twoje ruchy już nie czekają.
plan-otherwise = Powstała inna pozycja. { $player }: { $what }
plan-elsewhere = Powstała inna pozycja.
plan-taken-back = W grze coś cofnięto.
plan-seat-lost = Nie grasz już na tym miejscu.
plan-cancel = Nie czekaj
plan-seen = Rozumiem

## What would it run for?
what-if = Ile by zarobiła?
what-if-hint = Dowolna spółka, dowolne pociągi, dowolne tory: wybierz heks na liście lub na mapie, aby położyć tam kafelek albo stację. W grze nic się nie dzieje.
what-if-which = Spółka
what-if-place = Pociąg { $number }
what-if-there = Położono na mapie
what-if-build = Buduj na
what-if-ask = Oblicz
what-if-laid = { $hex }: kafelek { $tile }
what-if-placed = { $hex }: stacja
what-if-lay = Kafelek { $tile }, obrót { $rotation }
what-if-stand = Stacja, miasto { $number }
what-if-nothing = Dla tych pociągów nie ma trasy.
what-if-many = Najwyżej { $trains } pociągów, a kafelków i stacji razem { $ghosts }.
what-if-company = Nie ma spółki { $company }.
what-if-hex = Nie ma heksu { $hex }.
what-if-train = Nie ma pociągu { $train }. Są: { $trains }
what-if-tile = Kafelek { $tile } w obrocie { $rotation } nigdy nie może leżeć na { $hex }.
what-if-station = Na { $hex } nie ma miejsca na stację.
what-if-station-there = Ta stacja już tam jest.
what-if-ghost = { $ghost } nie jest ani kafelkiem, ani stacją.
branch-not-corrected = W wariancie wszystko można cofnąć; nie ma czego poprawiać.
