### `lokalka serve`, `verify`, `backup`, `restore` and `admin`: what whoever runs a server is told.

data-none = w { $path } nie ma żadnych gier; --data albo --database mówi, gdzie są
data-no-home = katalog domowy jest nieznany; podaj katalog w --data

## serve

serve-ready = Lokálka działa pod adresem { $address }  (Ctrl-C kończy)
serve-cannot-start = nie można uruchomić: { $error }
serve-cannot-listen = nie można nasłuchiwać pod adresem { $address }: { $error }
serve-no-signals = nie można odbierać sygnałów: { $error }
serve-cannot-log = nie można prowadzić logów: { $error }
serve-no-count = `{ $given }` to nie jest liczba połączeń, na przykład 1000

## verify

# $title: 18cz.
verify-game = { $game } ({ $title }): { $what }
verify-no-game = nie ma gry { $game }
verify-goes-on = znów się zgadza i toczy się dalej
verify-could-go-on = znów się zgadza i mogłaby toczyć się dalej
# $why is a sentence.
verify-frozen = { $why } Gra jest wstrzymana.
verify-not-begun = nie można zacząć: { $why }
verify-tally =
    { $game_count ->
        [one] 1 gra
        [few] { $game_count } gry
       *[many] { $game_count } gier
    }, { $entry_count ->
        [one] 1 wpis
        [few] { $entry_count } wpisy
       *[many] { $entry_count } wpisów
    }: zgodne: { $pass_count }, niezgodne: { $wrong_count }{ $mended_count ->
        [0] {""}
        [one] ; 1 ze zgodnych była przedtem wstrzymana
        [few] ; { $mended_count } ze zgodnych były przedtem wstrzymane
       *[many] ; { $mended_count } ze zgodnych było przedtem wstrzymanych
    }{ $uncompared_count ->
        [0] {""}
        [one] ; 1 wpis odtworzono bez porównania, bo jego odcisk pochodzi z innej wersji
        [few] ; { $uncompared_count } wpisy odtworzono bez porównania, bo ich odciski pochodzą z innej wersji
       *[many] ; { $uncompared_count } wpisów odtworzono bez porównania, bo ich odciski pochodzą z innej wersji
    }

## backup and restore

backup-exists = { $path } już istnieje; wybierz inną nazwę albo nadpisz z --force
# $what is backup-contents.
backup-written = { $path } – zapisano: { $what }
backup-restored = { $path } – przywrócono: { $what }
backup-contents =
    { $game_count ->
        [one] 1 gra
        [few] { $game_count } gry
       *[many] { $game_count } gier
    }, { $entry_count ->
        [one] 1 wpis
        [few] { $entry_count } wpisy
       *[many] { $entry_count } wpisów
    } w dziennikach, { $account_count ->
        [one] 1 konto
        [few] { $account_count } konta
       *[many] { $account_count } kont
    }
backup-start-again = Serwer, który już działa na tych danych, trzeba uruchomić ponownie: ma w pamięci własne klucze.

## admin

admin-frozen = gra { $game } jest wstrzymana
admin-thawed = gra { $game } toczy się dalej
admin-deleted = konto { $name } zostało usunięte
admin-factor-off = drugi składnik logowania konta { $name } jest wyłączony
admin-factor-was-off = drugi składnik logowania konta { $name } nie był włączony
admin-password = nowe hasło konta { $name }: { $password }
# Beside the name of an account.
admin-since = od { $date }
admin-games =
    { $count ->
        [one] 1 gra
        [few] { $count } gry
       *[many] { $count } gier
    }
admin-accounts =
    { $count ->
        [one] 1 konto
        [few] { $count } konta
       *[many] { $count } kont
    }
admin-entries =
    { $count ->
        [one] 1 wpis
        [few] { $count } wpisy
       *[many] { $count } wpisów
    }, ostatni { $date }
# A word of the audit log: about which game.
admin-about-game = gra { $game }
# Where a game stands; --status takes the English words.
admin-status =
    { $status ->
        [gathering] szuka graczy
        [playing] trwa
        [finished] skończona
       *[frozen] wstrzymana
    }
admin-exported =
    { $count ->
        [one] zapisano 1 grę
        [few] zapisano { $count } gry
       *[many] zapisano { $count } gier
    } w { $path }, nie udało się odczytać: { $failed_count }
admin-not-empty = { $path } nie jest pusty; podaj pusty katalog albo nowy
