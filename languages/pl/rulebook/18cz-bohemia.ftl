name = 18CZ Czechy
sections = Punkty odsyłają do instrukcji gry.

R-BOH-01 = Dwóch graczy gra na mapie Czech, każdy z 280 K i najwyżej 14 certyfikatami.
    .chapter = Przygotowanie
    .decision = A-55: drukowanej planszy nie znamy; jest to mapa 18CZ bez 34 heksów, które pomija publiczna implementacja, z I17 dla kk.
R-BOH-02 = OFE, MW, KFN, Pr i Ug nie biorą udziału: zostają trzy małe, cztery średnie i trzy duże spółki.
    .decision = Nasze: czerwone kafelki Pr i Ug zostają w pudełku, wszystkich innych się używa.
R-BOH-03 = Na sprzedaż jest dziewięć kolei lokalnych, po trzy każdej wielkości.
    .decision = A-54: na trzech najtańszych polach każdej kolumny.

R-BOH-04 = Václav ma spółki jak trzeci gracz, najwyżej jedną każdej wielkości, ale nie ma tur ani karty kolejności i nie liczy się na koniec.
    .chapter = Václav i jego spółki
R-BOH-05 = Przed grą losuje się dla Václava małą spółkę: on dostaje certyfikat dyrektora, spółka wierzchnią kartę jako 2 i operuje od pierwszej rundy operacyjnej.
    .decision = Nasze: losuje się z ziarna gry, po pierwszej kolejności graczy; gry jak na 18xx.games używają generatora tej strony.
R-BOH-06 = Gdy pierwsza karta b opuści stos, losuje się dla Václava średnią spółkę, której nikt nie założył, z 60% i następną kartą na niebieskiej stronie; operuje ona od następnej rundy operacyjnej.
    .decision = A-53: zanim ktokolwiek może założyć średnią spółkę.
R-BOH-07 = Gdy pierwsza karta d opuści stos, losuje się dla Václava dużą spółkę z 50% i następną kartą na zielonej stronie; operuje ona od następnej rundy operacyjnej.
    .decision = A-53: zanim ktokolwiek może założyć dużą spółkę.
R-BOH-08 = Jego spółki zaczynają od najniższej ceny swojej wielkości, 50, 60 albo 90 K, pod wszystkimi znacznikami na tym polu, i nigdy nie mają pieniędzy.
R-BOH-09 = Jego spółki operują wśród innych w kolejności kursów.

R-BOH-10 = Gracz z najniższą kartą kolejności decyduje o torach małej i dużej spółki Václava, drugi gracz o torach średniej; teren nic nie kosztuje.
    .chapter = Decyzje za Václava
    .decision = A-51: czerwony kafelek startowy to tor. A-52: karta kolejności to ta rozdana po ostatniej rundzie giełdowej.
R-BOH-11 = Gracz z najniższą kartą kolejności decyduje o stacjach średniej spółki Václava, drugi gracz o stacjach małej i dużej; stacje nic nie kosztują, a w turze można postawić jedną.
    .decision = A-51: miasto dla żetonu startowego to stacja. Nasze: także gdy kafelek pod czekającym żetonem kładzie inna spółka.
R-BOH-12 = Jego spółki jadą po najwyższy dochód i go wypłacają, a kurs przesuwa się jak u wszystkich spółek.
    .decision = Nasze: nikogo się nie pyta. W grach jak na 18xx.games trasy podaje gracz z najniższą kartą kolejności.

R-BOH-13 = Jego spółki mają najwyżej jeden pociąg, nigdy żadnego nie kupują i żadnego nie muszą mieć.
    .chapter = Pociągi Václava
R-BOH-14 = Niczego się nie eksportuje; przy symbolu eksportu jego spółki – mała, średnia, duża – oddają swój pociąg, który opuszcza grę, i dostają wierzchnią kartę na stronie w swoim kolorze.
R-BOH-15 = Pociąg dany Václavowi liczy się jako sprzedaż tylko tej strony: może zacząć fazę i złomuje pociągi w swoim kolorze.
    .decision = A-56: nie wszystkich stron. Nasze: spółki ponad limitem zwracają pociągi, gdy wszystkie jego spółki mają już swoje.
R-BOH-16 = Pociąg dostają tylko spółki, które na początku kroku już do niego należały; spółka, którą dostaje po drodze, ma już własny.
    .decision = A-47: źródła tego nie rozstrzygają; tutaj gra się tak.
R-BOH-17 = Jego pociągi zawsze pochodzą z wierzchu stosu, nigdy z puli.
    .decision = A-46: źródła tego nie rozstrzygają; tutaj gra się tak.
R-BOH-18 = Gdy jego pociąg zostaje złomowany, spółka nie ma żadnego aż do następnego rozdania.
    .decision = A-49: źródła tego nie rozstrzygają; tutaj gra się tak.

R-BOH-19 = Gracze mogą kupować pozostałe akcje jego spółek; jeden gracz może mieć 75% małej, 60% średniej i 70% każdej dużej spółki, a Václav pozostaje dyrektorem.
    .chapter = Akcje, transakcje i kolejność
R-BOH-20 = Przy sprawdzaniu, czy spółka jest wyprzedana, jego akcje liczą się jako sprzedane, a jego dywidend się nie wypłaca.
    .decision = A-48: źródła tego nie rozstrzygają; tutaj gra się tak.
R-BOH-21 = Jego spółki nikogo nie przejmują, nie są przejmowane i nie kupują ani nie sprzedają pociągów i kolei lokalnych.
    .decision = A-50: źródła tego nie rozstrzygają; tutaj gra się tak.
R-BOH-22 = Karty kolejności obaj gracze dostają jak zwykle: po rundzie wstępnej od najmniejszej gotówki, po rundzie giełdowej od największej.

R-BOH-23 = Wszystko inne jest jak w 18CZ.
    .chapter = Wszystko inne
