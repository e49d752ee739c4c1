# The first page.

## First page
play-now = Zagraj teraz
play-now-hint = Wybierz grę oraz liczbę osób i zaczynaj. Wszyscy grają przy tym ekranie, chyba że ustawisz inaczej.
players-and-vaclav = { $players } i Václav
no-title = Nie ma gry { $title }
names = Miejsca
seat-number = Miejsce { $seat }
start = Rozpocznij
start-against-bots = Wszyscy inni: boty (konduktor)
start-at-once = Zagraj w 18CZ z trzema botami
cover-alt = Mapa 18CZ w środku gry
cover-words = 18CZ: Czechy, Morawy i Śląsk z torami, stacjami i spółkami wszystkich trzech wielkości.
own-games = Twoje gry
filter = Które gry są na liście
filter-all = Wszystkie
filter-turn = Twoja kolej
filter-waits = Decydują inni
filter-gathers = Szukają graczy
filter-over = Skończone
kept-until = przechowywana do { $day }
kept-hint = Gry, w których nikt nie ma konta, są usuwane po { $days } dniach od ostatniego ruchu. Załóż konto, żeby zachować swoje, albo je pobierz.
entries = { $count ->
    [0] nierozpoczęta
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
}
import = Import
import-hint = Plik gry z Lokálki albo gra 18CZ lub 1836Jr-56 wyeksportowana z 18xx.games.
import-file = Plik
import-button = Importuj
import-unread = Pliku nie udało się odczytać albo wysłać. Wybierz go jeszcze raz.
wrong-action = ruch { $number }: { $why }
import-failed = Tego pliku nie można zaimportować: { $why }
import-no-json = plik gry ma format JSON, a ten nie ({ $error })
import-long = { $count ->
    [one] ma { $count } ruch, a czytamy najwyżej { $most }
    [few] ma { $count } ruchy, a czytamy najwyżej { $most }
   *[many] ma { $count } ruchów, a czytamy najwyżej { $most }
}
export-failed = Tej gry nie da się zapisać w formacie 18xx.games: { $why }
export-at-the-end = Dopóki grają w nią także inni, nie można jej zapisać w pliku, bo zdradzałby on przyszłe losowania. Spróbuj ponownie po zakończeniu gry.
export-part-hint = Z ?until={ $count } dostaniesz tylko ruchy przed nim (liczba: { $count }).
export-part = Pobierz ruchy przed nim ({ $count })
too-many = Za dużo osób, limit: { $most }
name-missing = Brakuje imienia gracza na miejscu { $seat }
name-too-long = Imię jest za długie, limit znaków: { $most }
name-twice = Dwie osoby nazywają się { $name }
name-alike = Imiona { $other } i { $name } wyglądają tak samo

## Bots
seat-bots = Boty grające o zwycięstwo
seat-bots-wealth = Boty grające o majątek
seat-unknown = „{ $seat }” to nie jest rodzaj miejsca; są here, open, invite, novice, conductor i director, boty także z :wealth na końcu
player-malformed = Gracz to imię, np. "Anna", albo miejsce, np. { "{" }"seat": "open"{ "}" }
# How strong the bots of a title are: ratings as in chess, of which 400 points more win ten of eleven games.
bots-rated = Boty { $novice }–{ $director }
bots-rated-hint = Boty: nowicjusz { $novice }, konduktor { $conductor }, dyrektor { $director }. Ranking jak w szachach, zmierzony w grach botów: 200 punktów więcej to trzy wygrane w czterech grach
bots-unlearned = Tego tytułu żaden bot się nie uczył: grają według prostych reguł
bot-novice = Nowicjusz: często się waha, łagodny dla początkujących
bot-conductor = Konduktor: gra dobrze, czasem się myli
bot-director = Dyrektor: najsilniejszy
bot-name = { $name } (bot)
