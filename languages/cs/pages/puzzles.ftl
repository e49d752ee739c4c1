### Puzzles: one a day, and any number more.

puzzles = Úlohy
puzzles-link = Úlohy: každý den jedna
puzzle-today = Úloha dne
puzzle-solve = Vyřešit
puzzle-solved-before = Už máte vyřešeno.
puzzles-more = Další úlohy
puzzles-hint = Pozice z her mezi boty. Každá má jednu nejlepší odpověď, která je dokázaná.
puzzle-title = Hra
puzzle-kind = Otázka
puzzle-level = Obtížnost
puzzle-any = jakákoli
puzzle-next = Další úloha
puzzles-score = Jak se vám daří
# $kind: run, tile, station, train or take-over.
puzzle-kind-name =
    { $kind ->
        [run] Nejlepší jízda
        [tile] Nejlepší dílek
        [station] Nejlepší stanice
        [train] Který vlak
       *[take-over] Najděte převzetí
    }
# $level: easy, medium or hard.
puzzle-level-name =
    { $level ->
        [easy] lehká
        [medium] střední
       *[hard] těžká
    }
puzzle-told =
    { $title } · { $kind ->
        [run] Nejlepší jízda
        [tile] Nejlepší dílek
        [station] Nejlepší stanice
        [train] Který vlak
       *[take-over] Najděte převzetí
    } · { $level ->
        [easy] lehká
        [medium] střední
       *[hard] těžká
    }
# Stands after the badge of the company.
puzzle-question =
    { $kind ->
        [run] Nakreslete trasy s nejvyšším výnosem.
        [tile] S kterým dílkem bude výnos v tomto kole nejvyšší?
        [station] S kterou stanicí bude výnos v tomto kole nejvyšší?
        [train] Který nákup (nebo žádný) přinese při příští jízdě nejvyšší výnos? Mapa zůstává, jak je.
       *[take-over] Které převzetí přinese při příští jízdě nejvyšší výnos? Mapa zůstává, jak je, a všichni souhlasí.
    }
puzzle-score = Vyřešeno: { $solved } z { $tried } · napoprvé v řadě: { $streak } (nejvíc: { $longest })
puzzle-visit = Tato návštěva: vyřešeno { $solved } z { $tried } · napoprvé v řadě: { $streak }
puzzle-visit-none = Při této návštěvě zatím nic.
puzzle-sign-in = S účtem se vaše pokusy a série uchovají.
puzzle-draw-hint = Zvolte vlak a pak hex po hexu, kudy jede: na mapě, nebo šipkami a klávesou Enter.
puzzle-draw-none = zatím žádná trasa
puzzle-draw-lost = (tam žádná trať nevede)
puzzle-draw-back = O hex zpět
puzzle-draw-clear = Smazat trasu
puzzle-draw-sum = Dohromady: { $revenue }
puzzle-answer = To je moje odpověď
puzzle-give-up = Ukázat odpověď
puzzle-again = Zkusit znovu
puzzle-nothing = Nic
puzzle-take-over = Převzít: { $company }
puzzle-train-from = { $train } od: { $company }
puzzle-no-answer = To není odpověď na otázku.
puzzle-right = Správně! Víc než { $revenue } nejde.
puzzle-wrong = { $revenue }. Existuje lepší odpověď: zkuste to znovu.
puzzle-given-up = Toto je odpověď.
puzzle-why = Proč
puzzle-compared = Vaše odpověď vynese { $own }, nejlepší { $best }.
puzzle-best-runs = Nejlepší jízda: { $revenue }
puzzle-one-by-one = Když každý vlak postupně jede po nejlepší zbývající trase, vynesou { $revenue }.
puzzle-moves-earn = Kolik vynese která volba
puzzle-own = (vaše)
puzzle-more-moves =
    { $count ->
        [one] 1 další volba nevynese víc než tyto.
        [few] { $count } další volby nevynesou víc než tyto.
        [many] { $count } další volby nevynese víc než tyto.
       *[other] { $count } dalších voleb nevynese víc než tyto.
    }
puzzle-unknown = Takový druh ani obtížnost úloh není.
