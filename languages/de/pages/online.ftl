# Playing with others: people, seats, talk, taking back.

## Troubles
error-not-started = Das Spiel beginnt, sobald alle Plätze besetzt sind.
error-rate-limited = { $count ->
    [one] Das war zu oft. Bitte versuche es in einer Sekunde wieder.
   *[other] Das war zu oft. Bitte versuche es in { $count } Sekunden wieder.
}
error-sign-ins-crowded = Gerade melden sich viele an. Bitte versuche es in ein paar Sekunden wieder.
error-streams = Von deiner Adresse sind schon { $most } Fenster verbunden. Schließe zuerst einige davon.
error-busy = Vieles, was deine Adresse angefragt hat, ist noch in Arbeit. Bitte versuche es in ein paar Sekunden wieder.
error-no-method = Diese Adresse nimmt solche Anfragen nicht an. Welche sie annimmt, steht im Dokument unter /api.
not-your-turn = Jetzt entscheidet { $player }, nicht du.
account-name-taken = Der Name { $name } oder ein ähnlich aussehender ist vergeben. Wähle einen anderen.
seat-taken = Diesen Platz hat schon jemand anders.
seat-closed = Dieser Platz wird nicht vergeben.
invite-wrong = Diese Einladung gilt nicht mehr. Bitte um den aktuellen Link.
seat-not-yours = Das ist nicht dein Platz.
not-owner = Das darf nur, wer das Spiel angelegt hat.
others-acted = In diesem Spiel haben schon andere gehandelt; es lässt sich nicht mehr löschen.
game-too-long = Ein Spiel hat höchstens { $actions } Aktionen und mit allem Zurückgenommenen { $entries } Einträge: Dieses ist voll. Lade es herunter und öffne die Datei als neues Spiel.
game-frozen = Das Spiel nimmt zurzeit keine Aktionen an: { $reason }
frozen-hint = Nichts ist verloren. Du kannst es ansehen und exportieren; wer diesen Server betreibt, kann es wieder in Gang setzen.
fault-imported = Das, womit es importiert wurde, lässt sich nicht nachspielen. { $why }
fault-unreadable = Eintrag { $number } des Protokolls ist nicht lesbar ({ $why }). Das Spiel steht auf dem Stand davor.
fault-refused = Eintrag { $number } des Protokolls ist nach den Regeln dieser Version nicht zulässig: { $why } Das Spiel steht auf dem Stand davor.
fault-differs = Eintrag { $number } des Protokolls führt zu einer anderen Stellung als damals, als er gespielt wurde. Das Spiel steht auf dem Stand davor.
newer-rules = Dieses Spiel läuft auf einer neueren Version des Servers. Aktualisiere diesen hier.
sign-in-first = Melde dich zuerst an.
former-player = Gelöschtes Konto

## Taking back
undo-asked-already = { $player } hat schon gefragt. Das muss zuerst beantwortet werden.
undo-not-asked = Diese Frage geht nicht an dich.
undo-nothing-asked = Niemand möchte etwas zurücknehmen.
redo-not-yours = Das darf nur { $player } wiederholen.

## Names and passwords
name-empty = Ein Name hat mindestens ein Zeichen.
name-unseen = Ein Name besteht nur aus sichtbaren Zeichen; { $code } ist keines.
password-short = Ein Passwort hat mindestens { $least } Zeichen.
password-long = Ein Passwort hat höchstens { $most } Zeichen.
password-common = Das ist eines der Passwörter, die alle zuerst probieren. Wähle ein anderes: Mehrere Wörter hintereinander sind leicht zu merken und schwer zu erraten.
password-of-name = Dein Name darf nicht im Passwort vorkommen: Das probieren alle zuerst.
password-of-site = Der Name dieser Website darf nicht im Passwort vorkommen: Das probieren alle zuerst.
password-wrong = Name oder Passwort ist falsch.
label-wrong = Ein Token braucht eine Bezeichnung mit höchstens { $most } Zeichen.
token-unknown = Dieses persönliche Token ist unbekannt. Vielleicht wurde es widerrufen.
not-by-token = Ein persönliches Token ist zum Spielen da. Um dein Konto zu ändern, melde dich an.

## The second factor
second-factor = Zweiter Faktor
second-factor-hint = Eine App auf deinem Telefon zeigt jede halbe Minute einen neuen Code. Ist der zweite Faktor eingeschaltet, wird er beim Anmelden neben dem Passwort verlangt; das Passwort allein öffnet dann nichts.
second-factor-begin = Zweiten Faktor einrichten
second-factor-scan = Scanne dieses Bild mit der App und gib den Code ein, den sie zeigt.
second-factor-picture = Das Geheimnis als QR-Code
second-factor-type = Oder tippe es ein:
second-factor-link = In einer App auf diesem Gerät öffnen
second-factor-confirm = Einschalten
second-factor-on = Eingeschaltet: Beim Anmelden wird ein Code verlangt.
second-factor-end = Ausschalten
second-factor-ended = Der zweite Faktor ist ausgeschaltet.
second-factor-on-already = Der zweite Faktor ist schon eingeschaltet. Schalte ihn zuerst aus.
second-factor-off-already = Es gibt keinen zweiten Faktor.
recovery-codes-left = { $count ->
    [0] Kein Wiederherstellungscode ist übrig.
    [one] Ein Wiederherstellungscode ist übrig.
   *[other] { $count } Wiederherstellungscodes sind übrig.
}
recovery-codes-new = Bewahre diese Wiederherstellungscodes sicher auf: Sie werden nur jetzt gezeigt. Mit jedem kannst du dich einmal anmelden, falls die App verloren geht.
code = Code
code-needed = Gib den Code aus deiner App ein.
code-lost = Ein Wiederherstellungscode geht auch. Hast du beides nicht, wende dich an den Betreiber dieses Servers.
code-wrong = Der Code ist falsch oder schon verwendet. Warte auf den nächsten.
code-wrong-at-first = Der Code ist falsch. Warte auf den nächsten oder richte den zweiten Faktor neu ein.
ticket-late = Das hat zu lange gedauert. Bitte melde dich noch einmal an.

## Seats and talk
name-at-table = An diesem Tisch heißt schon jemand { $name } oder so ähnlich. Wähle einen anderen Namen.
leave-begun = Das Spiel hat begonnen. Einen Platz kannst du nur vorher verlassen.
leave-owner = Du hast dieses Spiel angelegt. Statt es zu verlassen, kannst du es absagen.
message-empty = Die Nachricht ist leer.
message-long = Eine Nachricht hat höchstens { $most } Zeichen.
note-long = Notizen haben höchstens { $most } Zeichen.
chat-seats-only = Hier schreibt nur, wer einen Platz hat. Lesen dürfen alle.
seats-free = { $count ->
    [0] kein Platz frei
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
players-count = { $count } Spieler
seat-here = An diesem Bildschirm
seat-open = Offen für alle
seat-invite = Per Einladungslink
name = Name
your-name = Dein Name
friend-name = Name einer Person an diesem Bildschirm
list-in-lobby = Spiel in der Lobby zeigen
lobby = Lobby
lobby-none = Kein Spiel sucht Mitspieler. Leg eines mit offenen Plätzen an und zeig es hier.
lobby-hint = Diese Spiele suchen Mitspieler.
join = Mitspielen
look = Ansehen
leave = Verlassen
your-turn = Du bist dran
waiting-for = wartet auf { $player }
gathering = Sucht Mitspieler
gathering-title = Sucht Mitspieler · { $title }
gathering-hint = Das Spiel beginnt von selbst, sobald der letzte Platz besetzt ist. Wer die Adresse dieser Seite hat, kann zuschauen.
gathering-listed = Es steht in der Lobby.
gathering-only-here = Diese Links funktionieren nur auf diesem Computer. Für Freunde anderswo starte den Server für dein Netz, etwa mit „lokalka serve --listen 0.0.0.0:1867“, und öffne diese Seite über die Adresse dieses Computers.
gathering-by-link = Es steht nicht in der Lobby.
seat-yours = dein Platz
seat-held = besetzt
seat-free = frei
seat-by-invite = Nur per Einladungslink.
seat-abandoned = Der Platz von { $player } ist frei
invite-link = Einladungslink
invite-renew = Neuer Link
invite-renew-hint = Erstellt einen anderen Link; der alte gilt dann nicht mehr.
copy = Kopieren
copied = Kopiert
call-off = Spiel absagen
call-off-sure = Wirklich absagen?
invitation = Einladung
invitation-to = Einladung zu einem Spiel { $title }
invitation-with = Am Tisch: { $names }
take-seat = Platz nehmen
only-watch = Nur zuschauen
talk = Chat
talk-unread = neue Nachrichten
chat = Chat
chat-say = Sag etwas
chat-send = Senden
notes = Private Notizen
notes-hint = Nur { $player } sieht sie. Sie werden beim Tippen gespeichert.
notes-saved = Gespeichert
sound = Ton, wenn du dran bist

## Accounts
account = Konto
sign-in = Anmelden
sign-in-hint = Was in diesem Browser ohne Konto gespielt wurde, gehört danach dir.
sign-in-instead = Ich habe ein Konto
sign-up = Registrieren
sign-up-hint = Ein Name und ein Passwort mit mindestens { $least }, besser { $good } Zeichen; eine E-Mail-Adresse ist nicht nötig. Was in diesem Browser gespielt wurde, gehört danach dir.
sign-up-instead = Ich habe noch kein Konto
sign-out = Abmelden
password = Passwort
password-old = Bisheriges Passwort
password-new = Neues Passwort
change-password = Passwort ändern
change-password-hint = Überall sonst wirst du abgemeldet. Mindestens { $least }, besser { $good } Zeichen.
keep-tokens = Persönliche Token bleiben gültig
password-changed = Das Passwort ist geändert.
delete-account = Konto löschen
delete-account-hint = Spiele mit anderen bleiben, unter einem anderen Namen, und deine Plätze darin werden für andere frei.
sessions = Wo du angemeldet bist
sessions-hint = Jede Anmeldung endet mit der Zeit von selbst. Einen Browser, den du nicht kennst, solltest du abmelden und dann das Passwort ändern. Überall abmelden widerruft auch alle persönlichen Token.
session-here = dieser Browser
session-since = seit { $when }
session-unknown = ein unbekannter Browser
session-end = Dort abmelden
session-end-label = { $agent } abmelden
sign-out-everywhere = Überall abmelden
tokens = Persönliche Token
tokens-hint = Für Programme, die in deinem Namen spielen oder zuschauen:
token-label = Wofür es ist
token-create = Token erstellen
token-new = Dein neues Token, das nur jetzt gezeigt wird:
token-revoke = Widerrufen
token-revoke-label = { $label } widerrufen
api-title = Die API
api-document = Das Dokument für Programme
api-shapes = Datenformate
api-sends = sendet
api-gets = erhält

## Undo
undo-ask = Rücknahme?
undo-asks-others = Seitdem haben andere gehandelt: Sie werden zuerst gefragt.
undo-question = { $count ->
    [one] { $player } möchte die letzte Aktion zurücknehmen.
   *[other] { $player } möchte die letzten { $count } Aktionen zurücknehmen.
}
undo-agree = Zustimmen
undo-refuse = Ablehnen
undo-withdraw = Zurückziehen
undo-waits = Warten auf { $names }.
log-took-back = { $player } nimmt zurück: { $what }
log-did-again = { $player } wiederholt: { $what }
log-asked = { $count ->
    [one] { $player } möchte die letzte Aktion zurücknehmen
   *[other] { $player } möchte die letzten { $count } Aktionen zurücknehmen
}
log-agreed = { $player } stimmt zu
log-refused = { $player } lehnt ab
log-withdrew = { $player } zieht die Bitte zurück
log-lapsed = Das Spiel ging weiter; die Bitte von { $player } ist hinfällig
