name = 18CZ Morawy i Śląsk
sections = Punkty odsyłają do instrukcji gry.
reconstructed = Drukowanej planszy nie znamy: to, jakie ma heksy, gdzie leżą heksy z czerwoną ramką i jakie są najniższe oferty, jest rekonstrukcją na podstawie mapy 18CZ.

R-MOR-01 = Dwóch graczy zaczyna z 500 K i może mieć 15 certyfikatów, trzech z 450 K i 13, na osobnej planszy bez heksu Praha.
    .chapter = Przygotowanie
    .decision = Nasze: drukowanej planszy nie znamy; jej heksy, te z czerwoną ramką i najniższe oferty są rekonstrukcją, o czym gra informuje. Same heksy są takie jak w 18CZ.
R-MOR-02 = Gra tylko pięć dużych spółek, od pierwszej rundy giełdowej; przy dwóch graczach jedna, wylosowana, nie bierze udziału.
    .decision = Nasze: losuje się z ziarna gry, po pierwszej kolejności graczy; czerwony kafelek i heksy z czerwoną ramką tej spółki pozostają nieużywane.

R-MOR-03 = Oprócz startowego spółka ma dwa żetony; pierwszy kosztuje 40 K, drugi 100 K.
    .chapter = Spółki
    .decision = Nasze: żeton, który przychodzi z Mährische Westbahn, nie liczy się do tych cen.
R-MOR-04 = Jeden gracz może mieć 70% spółki.
R-MOR-05 = Spółki zakłada się po 50, 55, 60, 65 albo 70 K, zaczynają działać przy 50% i dostają dziesięć razy tę cenę.
R-MOR-06 = Dywidenda przesuwa kurs o jedno pole w prawo.

R-MOR-07 = Pociągi to 2, 3, 4, 4+4 i 5+5, przy dwóch graczach jest ich mniej niż przy trzech, 5+5 bez ograniczeń; każda spółka uruchamia wszystkie.
    .chapter = Pociągi i fazy
    .decision = Nasze: a i b to jedna litera, a.
R-MOR-08 = Spółka może mieć cztery pociągi, od pierwszego 4+4 trzy, od pierwszego 5+5 dwa.
R-MOR-09 = Od pierwszego pociągu 3 spółki handlują pociągami i kupują papiery prywatne.
R-MOR-10 = Pierwszy 4 złomuje wszystkie 2, pierwszy 4+4 zamyka papiery prywatne, pierwszy 5+5 złomuje wszystkie 3.
    .decision = Nasze: papiery zamyka się w rękach graczy i spółek; żeton Mährische Westbahn znika z mapy.
R-MOR-11 = Pociąg 4+4 albo 5+5 zarabia 50 K więcej za każdy czerwony kafelek na końcu swojej trasy, czyjkolwiek on jest; mniejsze pociągi nic więcej nie zarabiają.

R-MOR-12 = Gracze po kolei wystawiają jeden z pięciu papierów; zaczynając od wystawiającego, wszyscy licytują albo pasują na dobre, od najniższej oferty i za każdym razem o co najmniej 5 K więcej, a kto zostanie ostatni, płaci bankowi.
    .chapter = Licytacja papierów prywatnych
    .decision = Nasze: kto wystawia papier, może spasować; ostatniego z pozostałych pyta się nawet wtedy, gdy nikt nie złożył oferty. Kto ma za mało pieniędzy, pasuje bez pytania.
R-MOR-13 = Licytacja kończy się, gdy wszystkie papiery są sprzedane albo gdy od ostatniej sprzedaży każdy z pozostałych został wystawiony i nie znalazł oferty; są one usuwane z gry, a jeśli w ogóle nie było żadnej oferty, gra jest skończona i wygrywa pierwszy gracz.
    .decision = Nasze: pierwszy gracz to ten z najniższą kartą kolejności. Papieru, który nie znalazł oferty, nie wystawia się ponownie przed sprzedażą innego.

R-MOR-14 = Przebieg gry zaczyna się od rundy giełdowej przed 50.
    .chapter = Przebieg gry

R-MOR-15 = Właściciel papieru 3E może go dać swojej spółce w jej turze przed przejazdem; nie liczy się on do żadnego limitu i nie jest pociągiem spółki, dzieli tory z innymi, pomija miasteczka, dostaje wszystkie czerwone premie i znika po przejeździe; jeśli nie jechał, zostaje u właściciela.
    .chapter = Papiery prywatne
R-MOR-16 = Właściciel Mährische Westbahn stawia jej żeton na F22; na początku każdej rundy operacyjnej może ona położyć albo zmodernizować tam kafelek, a potem wypłaca tyle, ile jest warte miasto na kafelku.
    .decision = Nasze: kafelek nic nie kosztuje, nie wymaga połączenia i nie jest fioletowy; bez kafelka nic się nie wypłaca.
R-MOR-17 = Spółka może kupić Mährische Westbahn za 1 K i więcej, do ceny kolei lokalnych; zostaje ona zamknięta, a jej żeton staje się stacją tej spółki.
    .decision = Nasze: za darmo i poza krokiem stacji; jeśli spółka ma już żeton na tym heksie, jeden z dwóch trafia na jej kartę, jak po przejęciu.
R-MOR-18 = Trzy koleje lokalne działają jak w 18CZ.
    .decision = Nasze: są to te z najtańszych pól każdej wielkości. W rękach gracza są na koniec warte po 120 K, inne papiery nic.

R-MOR-19 = Wszystko inne jest jak w 18CZ; zielone kafelki przychodzą z pierwszym 3, brązowe z pierwszym 4+4, szare z pierwszym 5+5.
    .chapter = Wszystko inne
    .decision = A-58: źródła tego nie rozstrzygają; tutaj gra się tak.
R-MOR-20 = Spółki nie mogą kupić papieru 3E.
R-MOR-21 = Karty kolejności rozdaje się po licytacji od najmniejszej gotówki; jest sześć rund giełdowych, jedenaście rund operacyjnych i pięć eksportów, z których każdy liczy się jak sprzedaż; czerwone kafelki idą za najnowszym kolorem, nikt nie jest przejmowany, a wszystkie pięć papierów liczy się w rękach gracza jako certyfikaty.
