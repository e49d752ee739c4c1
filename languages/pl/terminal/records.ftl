### What is wrong with a game file, or with a record of 18xx.games. Said after the name of the file, without a full stop.
### Words in `backquotes` are written so in files and stay as they are; so do 18xx.games and JSON. $error is told by a
### library, in English.

record-not-json = niepełny JSON: { $error }
record-no-object = to nie jest obiekt JSON
record-title-unknown = nieznany tytuł `{ $title }`; znane: { $known }
# How many players a title is not played by; $possible is a list such as 3, 4, 5.
record-player-count =
    { $given_count ->
        [one] 1 gracz
        [few] { $given_count } graczy
       *[many] { $given_count } graczy
    }; możliwa liczba graczy: { $possible }
record-second-player = players[{ $index }]: po raz drugi { $player }

## Our own game file

# $place is a key of the file, or record-place-file; $what is one of those below.
record-shape = { $place }: { $what }
record-place-file = plik
record-version = wersja { $version } formatu; ten program czyta wersję { $ours }
record-no-version = brak klucza `lokalka` z wersją: to nie jest plik gry
record-no-text = brak albo to nie jest tekst
record-no-list = brak albo to nie jest lista
record-not-an-object = to nie jest obiekt
record-not-a-text = to nie jest tekst
record-not-a-seed = to nie jest liczba od 0 w górę
record-not-a-switch = ani true, ani false
record-name-twice = po raz drugi { $player }
record-key-unknown = nieznany klucz; znane: { $known }
record-profile-unknown = nieznany profil { $profile }; znane: { $known }
record-option-unknown = nieznana opcja `{ $option }`; znane: { $known }
# An action as it is written, and what is wrong with it.
record-action = ruch { $number }, { $written }: { $why }
record-player-unknown = nie ma gracza { $player }; przy stole: { $known }
record-no-do = brak `do`, które mówi, co się robi
record-nobody-acts = nikt nie ma teraz ruchu

## Names in written actions

record-action-unknown = nieznany ruch `{ $action }`; znane: { $known }
record-field-missing = brak pola `{ $field }`
record-too-large = { $number } to za dużo: możliwe jest najwyżej 255
record-hex-unknown = na tej mapie nie ma heksu { $hex }
record-tile-unknown = w tym pudełku nie ma kafelka { $tile }
record-rotation = pozycja { $rotation }: kafelek ma pozycje od 0 do 5
record-company-unknown = nie ma spółki { $company }; są: { $known }
# $kind: what private papers are in this title.
record-private-unknown =
    nie ma { $kind ->
        [local] kolei lokalnej
       *[company] spółki prywatnej
    } { $private }; są: { $known }
record-train-unknown = nie ma pociągu { $train }; pociąg to jego typ i litera karty: { $known }
record-train-not-on-top = na wierzchu stosu nie ma pociągu { $train }; ta karta pokazuje: { $known }
record-train-not-on-card = na tej karcie z puli nie ma pociągu { $train }; pokazuje ona: { $known }
record-side-unknown = `{ $side }` to nie jest strona; strony to small, medium, large
record-track-unknown = `{ $track }` to nie jest odcinek toru; odcinki zapisuje się jako E15:4-s0 albo D6:1-4
record-track-none = nie ma toru { $track }: na tym heksie nie leży żaden tor
record-track-other = nie ma toru { $track }; na tym heksie leżą: { $known }

## Records of 18xx.games that cannot be read

record-format-unknown = nieznany format `{ $format }`; znany jest conformance-1
record-title-missing = brak `title`
record-list-missing = brak listy `{ $key }`
record-player-nameless = players[{ $index }] nie ma `name`
record-player-ids = `players` i `player_ids` nie są listami tej samej długości
# $why is one of those that follow.
record-action-wrong = actions[{ $index }]: { $why }
record-state-count =
    { $action_count ->
        [one] przy 1 ruchu
        [few] przy { $action_count } ruchach
       *[many] przy { $action_count } ruchach
    } liczba stanów to { $need }, a nie { $states }
record-state-no-object = states[{ $index }] nie jest obiektem
record-action-typeless = ruch bez `type`
record-action-fields = `{ $action }`: { $error }
record-entity-missing = `{ $action }` bez `entity`
record-entity-no-text = `entity` w `{ $action }` nie jest tekstem
record-entity-type = `{ $action }` z entity_type `{ $given }`: ruchy mają player, corporation albo company
# In place of an entity_type that is not given.
record-entity-type-none = brak
record-auto-actions = auto_actions w `{ $action }` nie są listą
record-undo = undo do ruchu { $number }, którego nie ma
record-redo = redo bez wcześniejszego undo

## Records of 18xx.games that cannot be followed

# $action is the word of the record: lay_tile.
record-at-action = ruch { $number } ({ $action }): { $why }
record-over = gra jest skończona
record-unknown =
    nie ma { $what ->
        [player] gracza
        [hex] heksu
        [share-price] kursu
        [company] spółki
        [train] pociągu
        [city] miasta
        [tile] kafelka
        [local] kolei lokalnej
       *[private] spółki prywatnej
    } { $name }
record-ownerless =
    { $what ->
        [local] kolej lokalna
       *[private] spółka prywatna
    } nie należy do żadnej spółki
record-no-shares = nie podano akcji
record-dividend-unknown = nieznana dywidenda `{ $dividend }`: payout albo withhold
record-train-never-bought = pociągu { $train } nigdy nie kupiono
record-train-below = { $train } nie leży na wierzchu stosu: leży tam { $top }
record-no-neighbours = { $chain } nie prowadzi od sąsiada do sąsiada
record-no-track-along = wzdłuż { $chain } nie ma toru
record-chain-apart = łańcuch { $chain } nie jest dalszym ciągiem poprzedniego
record-route-revenue = trasa pociągu { $train }: dochód powinien wynosić { $expected }, a wynosi { $got }
record-above-the-best = najlepsze trasy dają { $best }, a zapisane { $recorded }
record-cannot-do =
    { $who ->
        [player] gracz
        [company] spółka
        [local] kolej lokalna
       *[private] spółka prywatna
    } nie może tu wykonać `{ $action }`
record-refused = { $action }: { $why }
record-unanswered = najpierw trzeba zdecydować o czymś innym, a nikt tego nie robi; czeka na to `{ $action }`

## Games that cannot be written as a record of 18xx.games

# $words: the action in words.
record-untold-action = ruch { $number } ({ $words }): { $why }
record-untold-end = po ostatnim ruchu: { $why }
record-untold-title = na 18xx.games nie ma tytułu `{ $title }`
record-untold-seed = żadne ziarno nie losuje tam tych samych spółek
record-untold-no-action = nie ma tam takiego ruchu: { $action }
record-untold-not-asked = tam nikt o to nie pyta
record-untold-asked-for =
    nikt nie pyta o { $what ->
        [run] przejazd
        [doubled-marker] podwojony żeton
        [city] miasto
       *[train] pociąg
    }
record-untold-waits =
    18xx.games nie czeka { $what ->
        [loan] tam na pożyczkę
        [station] na to przed decyzją o stacji
       *[it] tam na to
    }
record-untold-missing =
    { $what ->
        [operating-company] nie ma operującej spółki
        [certificate] nie ma certyfikatu na sprzedaż
        [train-card] nie ma karty tego pociągu
        [train-to-return] nie ma pociągu do zwrotu
        [loan] nie ma już wolnej pożyczki
       *[loan-to-repay] nie ma pożyczki do spłaty
    }
record-untold-revenue = tam dochód wymaga tras
record-untold-repaid-in-part = na 18xx.games dług spłaca się, na ile starcza gotówki, a nie częściowo
record-untold-closes-the-last = 18xx.games grałoby dalej spółką, którą ta sprzedaż zamyka, i stanęłoby w miejscu
record-untold-differs =
    według zasad 18xx.games { $what ->
        [players] gracze
        [companies] spółki
        [board] kafelki i żetony
       *[trains] pociągi
    } wyglądają w tym miejscu inaczej
record-untold-goes-on = na 18xx.games gra toczy się dalej inaczej: { $why }
record-untold-ends = na 18xx.games gra skończyłaby się inaczej
record-untold-unreadable = nie da się tego odczytać z powrotem: { $why }

## Games judged by 18xx.games, compared with ours

record-passed =
    zgodna, { $action_count ->
        [one] 1 ruch
        [few] { $action_count } ruchy
       *[many] { $action_count } ruchów
    }; { $run_count ->
        [one] 1 przejazd
        [few] { $run_count } przejazdy
       *[many] { $run_count } przejazdów
    }, żaden poniżej zapisanego dochodu; więcej mogło zarobić: { $higher_count }, bez porównania: { $exempt_count }
record-skipped = pominięta: { $why }
# $what is one of the next two.
record-differs = niezgodna: { $what }
record-differs-before = przed pierwszym ruchem: { $what }
record-differs-after = ruch { $number } ({ $action }): { $what }
# $path is a place in the file: players.Anna.cash.
record-differs-state = { $path }: powinno być { $expected }, a jest { $got }
record-unreadable = nie da się odczytać: { $why }

## What is not compared as it is, with the reason, and where it applies (without a full stop)

record-praha-twice = W starszych grach trasa mogła odwiedzić dwa kółka heksu Praha, czego zabraniają dziś i instrukcja, i tamten program.
record-praha-twice-applies = 18CZ: dochód przejazdu z taką trasą przyjmujemy tak, jak go zapisano
record-express-stops = Pociąg ekspresowy dostaje tam zapłatę za najlepsze ze wszystkich swoich przystanków, w tym najwyżej trzy miasteczka; według instrukcji pomijać można tylko miasteczka.
record-express-stops-applies = 18CZ: dochód przejazdu z pociągiem ekspresowym, jeśli jest taki, jak liczy tamten program
record-overdrawn = Prezes, którego przymusowa sprzedaż zamyka tę właśnie spółkę, która jest w potrzebie, gra tam dalej z gotówką poniżej zera; tutaj długi znikają razem ze spółką.
record-overdrawn-applies = 1836Jr-56: grę porównujemy do tej sprzedaży
record-half-sold = Prezes tymczasowy spółki narodowej może tam sprzedać swoją jedyną akcję, choć nikt nie ma dwóch; nadal musi kupić drugą, a akcje zmieniają właściciela, choć nikt ich nie sprzedał.
record-half-sold-applies = 1836Jr-56: grę porównujemy do tej sprzedaży
record-all-merged = Runda kończy się tam, gdy tylko wszystkie jej spółki się połączą, a następna zaczyna się, zanim spółka narodowa odda stacje i pociągi.
record-all-merged-applies = 1836Jr-56: grę porównujemy do powstania spółki narodowej
record-next-turn = Tura następnej spółki może się tam zacząć, choć bankructwo zakończyło już grę: spółka zaczyna działać i stawia stację startową.
record-next-turn-applies = 1836Jr-56: w ostatnim stanie, stacje startowe spółek, które jeszcze nie operowały, a teraz jest ich tura
