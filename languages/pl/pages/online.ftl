# Playing with others: people, seats, talk, taking back.

## Troubles
error-not-started = Gra zaczyna się, gdy wszystkie miejsca są zajęte.
error-rate-limited = { $count ->
    [one] Za dużo prób. Spróbuj ponownie za sekundę.
    [few] Za dużo prób. Spróbuj ponownie za { $count } sekundy.
   *[many] Za dużo prób. Spróbuj ponownie za { $count } sekund.
}
error-sign-ins-crowded = W tej chwili loguje się wiele osób. Spróbuj ponownie za kilka sekund.
error-streams = Za dużo okien połączonych z twojego adresu, limit: { $most }. Zamknij najpierw któreś z nich.
error-busy = Nadal pracujemy nad wcześniejszymi żądaniami z twojego adresu. Spróbuj ponownie za kilka sekund.
error-no-method = Ten adres nie przyjmuje takich żądań. Jakie przyjmuje, mówi dokument pod /api.
not-your-turn = Teraz decyduje { $player }, nie ty.
account-name-taken = Imię { $name } albo podobne z wyglądu jest zajęte. Wybierz inne.
seat-taken = To miejsce zajął już ktoś inny.
seat-closed = To miejsce nie jest do wzięcia.
invite-wrong = To zaproszenie jest już nieważne. Poproś o aktualny link.
seat-not-yours = To nie jest twoje miejsce.
not-owner = Może to zrobić tylko osoba, która założyła grę.
others-acted = Inni wykonali już w tej grze ruchy, więc nie można jej usunąć.
game-too-long = Ta gra jest pełna. Limit ruchów: { $actions }, a wpisów razem z cofniętymi: { $entries }. Pobierz ją i otwórz plik jako nową grę.
game-frozen = Gra nie przyjmuje teraz ruchów: { $reason }
frozen-hint = Nic nie zginęło. Grę można oglądać i wyeksportować; kto zarządza serwerem, może ją znów uruchomić.
fault-imported = nie da się odtworzyć tego, z czym ją zaimportowano. { $why }
fault-unreadable = wpisu { $number } jej dziennika nie da się odczytać ({ $why }). Gra stoi w stanie sprzed tego wpisu.
fault-refused = zasady tej wersji nie przyjmują wpisu { $number } jej dziennika: { $why } Gra stoi w stanie sprzed tego wpisu.
fault-differs = wpis { $number } jej dziennika prowadzi do innej pozycji niż wtedy, gdy go wykonano. Gra stoi w stanie sprzed tego wpisu.
newer-rules = Tę grę prowadzi nowsza wersja serwera. Zaktualizuj ten serwer.
sign-in-first = Najpierw się zaloguj.
former-player = Dawny gracz

## Taking back
undo-asked-already = { $player } już o to prosi. Najpierw trzeba na to odpowiedzieć.
undo-not-asked = To pytanie nie jest do ciebie.
undo-nothing-asked = Nikt nie prosi o cofnięcie.
redo-not-yours = Ponowić to może tylko { $player }.

## Names and passwords
name-empty = Imię ma co najmniej jedną literę.
name-unseen = Imię składa się tylko z widocznych znaków; { $code } do nich nie należy.
password-short = Hasło jest za krótkie, minimum znaków: { $least }.
password-long = Hasło jest za długie, limit znaków: { $most }.
password-common = To jedno z haseł, które wszyscy próbują najpierw. Wybierz inne: kilka słów z rzędu łatwo zapamiętać, a trudno odgadnąć.
password-of-name = Hasło nie może zawierać twojego imienia: to właśnie wszyscy próbują najpierw.
password-of-site = Hasło nie może zawierać nazwy tej strony: to właśnie wszyscy próbują najpierw.
password-wrong = Imię albo hasło się nie zgadza.
label-wrong = Token potrzebuje opisu, limit znaków: { $most }.
token-unknown = Ten osobisty token jest nieznany. Mógł zostać unieważniony.
not-by-token = Osobisty token służy do grania. Zaloguj się, żeby zmienić swoje konto.

## The second factor
second-factor = Drugi składnik logowania
second-factor-hint = Aplikacja na telefonie pokazuje co pół minuty nowy kod. Gdy drugi składnik jest włączony, przy logowaniu pytamy o kod oprócz hasła, więc samo hasło niczego nie otworzy.
second-factor-begin = Ustaw drugi składnik
second-factor-scan = Zeskanuj ten obrazek aplikacją i podaj kod, który pokaże.
second-factor-picture = Sekret jako kod QR
second-factor-type = Albo wpisz go ręcznie:
second-factor-link = Otwórz w aplikacji na tym urządzeniu
second-factor-confirm = Włącz
second-factor-on = Włączony: przy logowaniu pytamy o kod.
second-factor-end = Wyłącz
second-factor-ended = Drugi składnik jest wyłączony.
second-factor-on-already = Drugi składnik jest już włączony. Najpierw go wyłącz.
second-factor-off-already = Drugi składnik nie jest ustawiony.
recovery-codes-left = { $count ->
    [0] Nie został żaden kod odzyskiwania.
    [one] Został jeden kod odzyskiwania.
    [few] Zostały { $count } kody odzyskiwania.
   *[many] Zostało { $count } kodów odzyskiwania.
}
recovery-codes-new = Zachowaj te kody odzyskiwania w bezpiecznym miejscu: pokazujemy je tylko teraz. Każdy pozwala zalogować się raz, gdyby aplikacja przepadła.
code = Kod
code-needed = Podaj kod z aplikacji.
code-lost = Może być też kod odzyskiwania. Bez jednego i drugiego zwróć się do osoby, która zarządza tym serwerem.
code-wrong = Kod jest błędny albo już użyty. Poczekaj na następny.
code-wrong-at-first = Kod jest błędny. Poczekaj na następny albo ustaw drugi składnik od nowa.
ticket-late = To trwało za długo. Zaloguj się jeszcze raz.

## Seats and talk
name-at-table = Ktoś przy tym stole ma już imię { $name } albo podobne z wyglądu. Wybierz inne.
leave-begun = Gra się już zaczęła. Miejsce można opuścić tylko przedtem.
leave-owner = To twoja gra. Zamiast ją opuścić, możesz ją odwołać.
message-empty = Pusta wiadomość nic nie mówi.
message-long = Wiadomość jest za długa, limit znaków: { $most }.
note-long = Notatki są za długie, limit znaków: { $most }.
chat-seats-only = Piszą tu tylko osoby, które mają miejsce. Czytać mogą wszyscy.
seats-free = { $count ->
    [0] brak wolnych miejsc
    [one] jedno wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
players-count = { $count ->
    [one] { $count } gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
seat-here = Przy tym ekranie
seat-open = Dla każdego
seat-invite = Z zaproszeniem
name = Imię
your-name = Twoje imię
friend-name = Imię osoby przy tym ekranie
list-in-lobby = Pokaż grę w lobby
lobby = Lobby
lobby-none = Żadna gra nie szuka graczy. Załóż własną z wolnymi miejscami i pokaż ją tutaj.
lobby-hint = Te gry szukają graczy.
join = Dołącz
look = Zobacz
leave = Opuść
your-turn = Twoja kolej
waiting-for = czekamy na ruch: { $player }
gathering = Szukamy graczy
gathering-title = Szukamy graczy · { $title }
gathering-hint = Gra zacznie się sama, gdy zostanie zajęte ostatnie miejsce. Kto ma adres tej strony, może oglądać.
gathering-listed = Gra jest widoczna w lobby.
gathering-only-here = Te linki działają tylko na tym komputerze. Dla osób w innych miejscach uruchom serwer dla swojej sieci, np. „lokalka serve --listen 0.0.0.0:1867”, i otwórz tę stronę pod adresem tego komputera.
gathering-by-link = Gra nie jest widoczna w lobby.
seat-yours = twoje
seat-held = zajęte
seat-free = wolne
seat-by-invite = Tylko z zaproszeniem.
seat-abandoned = Zwolnione miejsce: { $player }
invite-link = Zaproszenie
invite-renew = Nowy link
invite-renew-hint = Tworzy inny link; stary traci wtedy ważność.
copy = Kopiuj
copied = Skopiowano
call-off = Odwołaj grę
call-off-sure = Naciśnij ponownie, żeby odwołać
invitation = Zaproszenie
invitation-to = Zaproszenie do gry w { $title }
invitation-with = Przy stole: { $names }
take-seat = Zajmij miejsce
only-watch = Tylko oglądaj
talk = Czat
talk-unread = nowe wiadomości
chat = Czat
chat-say = Napisz coś
chat-send = Wyślij
notes = Prywatne notatki
notes-hint = Widzi je tylko { $player }. Zapisują się w trakcie pisania.
notes-saved = Zapisano
sound = Dźwięk, gdy przychodzi twoja kolej

## Accounts
account = Konto
sign-in = Zaloguj się
sign-in-hint = Gry z tej przeglądarki rozgrywane bez konta staną się twoje.
sign-in-instead = Mam konto
sign-up = Załóż konto
sign-up-hint = Nazwa i hasło (minimum znaków: { $least }, lepiej { $good }); bez e-maila. Gry z tej przeglądarki staną się twoje.
sign-up-instead = Nie mam jeszcze konta
sign-out = Wyloguj się
password = Hasło
password-old = Obecne hasło
password-new = Nowe hasło
change-password = Zmień hasło
change-password-hint = Wszędzie indziej nastąpi wylogowanie. Minimum znaków: { $least }, lepiej { $good }.
keep-tokens = Osobiste tokeny pozostają ważne
password-changed = Hasło zostało zmienione.
delete-account = Usuń konto
delete-account-hint = Gry z innymi pozostają, pod innym imieniem, a twoje miejsca mogą zająć inni.
sessions = Aktywne sesje
sessions-hint = Każda sesja z czasem wygasa sama. Nieznaną przeglądarkę należy wylogować, a hasło zmienić. Wylogowanie wszędzie unieważnia też wszystkie osobiste tokeny.
session-here = ta przeglądarka
session-since = od { $when }
session-unknown = nieznana przeglądarka
session-end = Wyloguj tam
session-end-label = Wyloguj { $agent }
sign-out-everywhere = Wyloguj wszędzie
tokens = Osobiste tokeny
tokens-hint = Dla programów, które grają albo oglądają w twoim imieniu:
token-label = Do czego służy
token-create = Utwórz token
token-new = Twój nowy token, pokazywany tylko teraz:
token-revoke = Unieważnij
token-revoke-label = Unieważnij { $label }
api-title = API
api-document = Dokument dla programów
api-shapes = Struktury danych
api-sends = wysyła
api-gets = dostaje

## Undo
undo-ask = Proś o cofnięcie
undo-asks-others = Inni wykonali już ruchy: najpierw zostaną zapytani.
undo-question = { $count ->
    [one] { $player } prosi o cofnięcie ostatniego ruchu.
    [few] { $player } prosi o cofnięcie ostatnich { $count } ruchów.
   *[many] { $player } prosi o cofnięcie ostatnich { $count } ruchów.
}
undo-agree = Zgoda
undo-refuse = Odmowa
undo-withdraw = Wycofaj
undo-waits = Czekamy na odpowiedź: { $names }.
log-took-back = { $player } cofa: { $what }
log-did-again = { $player } ponawia: { $what }
log-asked = { $count ->
    [one] { $player } prosi o cofnięcie ostatniego ruchu
    [few] { $player } prosi o cofnięcie ostatnich { $count } ruchów
   *[many] { $player } prosi o cofnięcie ostatnich { $count } ruchów
}
log-agreed = { $player }: zgoda
log-refused = { $player }: odmowa
log-withdrew = { $player } wycofuje prośbę
log-lapsed = Gra potoczyła się dalej; prośba wygasa ({ $player })
