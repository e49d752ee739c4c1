### Puzzles: one a day, and any number more.

puzzles = Zadania
puzzles-link = Zadania: codziennie jedno
puzzle-today = Zadanie dnia
puzzle-solve = Rozwiąż
puzzle-solved-before = Już rozwiązane.
puzzles-more = Więcej zadań
puzzles-hint = Pozycje z gier między botami. Każda ma jedną najlepszą odpowiedź, która jest dowiedziona.
puzzle-title = Gra
puzzle-kind = Pytanie
puzzle-level = Trudność
puzzle-any = obojętnie
puzzle-next = Następne zadanie
puzzles-score = Jak ci idzie
# $kind: run, tile, station, train or take-over.
puzzle-kind-name =
    { $kind ->
        [run] Najlepszy przejazd
        [tile] Najlepszy kafelek
        [station] Najlepsza stacja
        [train] Który pociąg
       *[take-over] Znajdź przejęcie
    }
# $level: easy, medium or hard.
puzzle-level-name =
    { $level ->
        [easy] łatwe
        [medium] średnie
       *[hard] trudne
    }
puzzle-told =
    { $title } · { $kind ->
        [run] Najlepszy przejazd
        [tile] Najlepszy kafelek
        [station] Najlepsza stacja
        [train] Który pociąg
       *[take-over] Znajdź przejęcie
    } · { $level ->
        [easy] łatwe
        [medium] średnie
       *[hard] trudne
    }
# Stands after the badge of the company.
puzzle-question =
    { $kind ->
        [run] Narysuj trasy o najwyższym dochodzie.
        [tile] Który kafelek da w tej rundzie najwyższy dochód?
        [station] Która stacja da w tej rundzie najwyższy dochód?
        [train] Który zakup (albo żaden) da w następnym przejeździe najwyższy dochód? Mapa się nie zmienia.
       *[take-over] Które przejęcie da w następnym przejeździe najwyższy dochód? Mapa się nie zmienia i wszyscy się zgadzają.
    }
puzzle-score = Rozwiązane: { $solved } z { $tried } · za pierwszym razem z rzędu: { $streak } (najwięcej: { $longest })
puzzle-visit = Ta wizyta: rozwiązane { $solved } z { $tried } · za pierwszym razem z rzędu: { $streak }
puzzle-visit-none = Podczas tej wizyty jeszcze nic.
puzzle-sign-in = Z kontem twoje próby i serie są zapisywane.
puzzle-draw-hint = Wybierz pociąg, a potem heks po heksie jego trasę: na mapie albo strzałkami i klawiszem Enter.
puzzle-draw-none = jeszcze bez trasy
puzzle-draw-lost = (nie prowadzi tam żaden tor)
puzzle-draw-back = Heks wstecz
puzzle-draw-clear = Usuń trasę
puzzle-draw-sum = Razem: { $revenue }
puzzle-answer = To moja odpowiedź
puzzle-give-up = Pokaż odpowiedź
puzzle-again = Spróbuj jeszcze raz
puzzle-nothing = Nic
puzzle-take-over = Przejmij: { $company }
puzzle-train-from = { $train } od: { $company }
puzzle-no-answer = To nie jest odpowiedź na pytanie.
puzzle-right = Dobrze! Więcej niż { $revenue } się nie da.
puzzle-wrong = { $revenue }. Jest lepsza odpowiedź: spróbuj jeszcze raz.
puzzle-given-up = Oto odpowiedź.
puzzle-why = Dlaczego
puzzle-compared = Twoja odpowiedź daje { $own }, najlepsza { $best }.
puzzle-best-runs = Najlepszy przejazd: { $revenue }
puzzle-one-by-one = Gdy każdy pociąg po kolei jedzie najlepszą wolną trasą, dają razem { $revenue }.
puzzle-moves-earn = Ile daje każdy wybór
puzzle-own = (twój)
puzzle-more-moves =
    { $count ->
        [one] 1 inny wybór nie daje więcej niż te.
        [few] { $count } inne wybory nie dają więcej niż te.
        [many] { $count } innych wyborów nie daje więcej niż te.
       *[other] { $count } innego wyboru nie daje więcej niż te.
    }
puzzle-unknown = Nie ma takiego rodzaju ani trudności zadań.
