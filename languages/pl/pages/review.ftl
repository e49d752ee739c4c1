### Spojrzenie wstecz na grę: szanse, punkty zwrotne i to, co przepadło. Na stronie i w terminalu.

review = Analiza gry
review-link = Przeanalizuj tę grę
review-hint = Bot obejrzał każdą decyzję, a te, które chyba kosztowały najwięcej, jeszcze raz: stamtąd kilkakrotnie grał dalej za wszystkich. Szanse są takie, jakie miałyby w każdej pozycji równie silne boty; ludzie mogą widzieć dalej. Dane o dochodach, bezczynnych pieniądzach i spóźnionych pociągach są dokładne.
review-running = Ta gra się nie skończyła: zdanie bota byłoby podpowiedzią. Gdy się skończy, każdy może ją przeanalizować.
review-corrected = Po drodze poprawiono błędy. Każda decyzja jest oceniana według tego, co wtedy leżało na stole.
review-none = Nikt jeszcze nie przeanalizował tej gry.
review-begin = Niech bot przeanalizuje grę
review-working = Bot analizuje grę: { $percent }
review-waiting = Najpierw inne gry. Ta czeka na swoją kolej.
review-stay = Strona pokaże analizę, gdy będzie gotowa; można odejść i wrócić.
review-again = Sprawdź postęp
review-busy = Wiele gier czeka na analizę. Spróbuj później.
review-unjudged = Tej gry nie zna żaden bot, dlatego nie podano szans ani punktów zwrotnych. To, co podano, jest dokładne.
review-place = { $round }, { $company }
review-percent = { $number }%
review-points = { $whole },{ $tenth }

## Szanse i punkty zwrotne

review-chances = Szanse na wygraną, w procentach
review-points-heading = Punkty zwrotne
review-yours = Twoje
review-others = Pozostałych graczy
review-no-points = Żadna decyzja nikogo wiele nie kosztowała.
review-no-own = Żadna twoja decyzja wiele cię nie kosztowała.
review-loss = Szanse { $played } zamiast { $better }
review-played = Zagrano
review-better = Lepiej
review-why = Dlaczego
review-sure = Jak pewne
review-lines = Lepsze w { $better_in } z { $lines } rozegranych wariantów; na koniec { $worth_better } zamiast { $worth_played }
review-lines-only = Lepsze w { $better_in } z { $lines } rozegranych wariantów
review-position = Do pozycji

## Dlaczego coś innego wydawało się lepsze

review-why-worth = do końca gry przyniosłoby to { $brings }, a kosztowało { $costs }
review-why-earns = pociągi mogły zarobić { $to } zamiast { $from }
review-why-opens-way = otworzyłoby to drogę do kolejnych miejsc
review-why-dividend = akcjonariusze chcieli swoich pieniędzy
review-why-saves-for-train = spółka potrzebowała pieniędzy na pociąg
review-why-needs-train = spółka musiała mieć pociąg
review-why-runs = { $company } mogła zarabiać { $to } na przejazd zamiast { $from }
review-why-lasts = { $company } zarabiałaby { $to } także po złomowaniu następnych pociągów, zamiast { $from }
review-why-income = własne akcje mogły przynosić { $to } na rundę zamiast { $from }
review-why-ends-with = na koniec byłoby { $with } zamiast { $instead }
review-why-rival = { $player }: na koniec o { $less } mniej

## Co przepadło

review-left = Utracony dochód
review-left-none = Każdy pociąg zarobił tyle, ile mógł.
review-idle = Bezczynne pieniądze
review-idle-hint = Gotówka na koniec rundy giełdowej, za którą można było kupić akcję.
review-idle-none = Nikomu nie zostały pieniądze, za które można było kupić akcję.
review-late = Pociągi kupione za późno
review-late-hint = Spółka stała, choć w poprzedniej turze mogła zapłacić za pociąg.
review-late-none = Żadna spółka nie stała z braku pociągu, za który mogła zapłacić.
review-missed = Przeoczone przejęcia
review-missed-none = Żadne, które byłoby lepsze od tego, co zagrano.
review-sides = Obok siebie

## Nagłówki kolumn

review-round = Runda
review-at = Akcja
review-where = Kiedy
review-player = Gracz
review-ran = Dochód
review-best = Najwyższy
review-lost = Utracono
review-cash = Gotówka
review-share = Akcje
review-price = Cena
review-train = Pociąg
review-would-run = Zarobiłby
review-gain = Zysk
review-decisions = Decyzje
review-agreed = Jak bot
review-chances-lost = Utracone szanse
review-at-least = ≥ { $revenue }
