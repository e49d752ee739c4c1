### `lokalka serve`, `verify`, `backup`, `restore` and `admin`: what whoever runs a server is told.

data-none = in { $path } liegen keine Spiele; --data oder --database sagt, wo sie sind
data-no-home = kein Home-Verzeichnis bekannt; nenne einen Ordner mit --data

## serve

serve-ready = Lokálka läuft auf { $address }  (Ende mit Strg-C)
serve-cannot-start = Start nicht möglich: { $error }
serve-cannot-listen = auf { $address } lässt sich nicht lauschen: { $error }
serve-no-signals = Signale lassen sich nicht empfangen: { $error }
serve-cannot-log = Log lässt sich nicht schreiben: { $error }
serve-no-count = `{ $given }` ist keine Anzahl von Verbindungen wie etwa 1000

## verify

# $title: 18cz.
verify-game = { $game } ({ $title }): { $what }
verify-no-game = es gibt kein Spiel { $game }
verify-goes-on = stimmt wieder und geht weiter
verify-could-go-on = stimmt wieder und könnte weitergehen
# $why is a sentence.
verify-frozen = { $why } Das Spiel ist angehalten.
verify-not-begun = lässt sich nicht beginnen: { $why }
verify-tally =
    { $game_count ->
        [one] 1 Spiel
       *[other] { $game_count } Spiele
    } mit { $entry_count ->
        [one] 1 Eintrag
       *[other] { $entry_count } Einträgen
    }: { $pass_count } in Ordnung, { $wrong_count } abweichend{ $mended_count ->
        [0] {""}
        [one] ; 1 davon war angehalten und ist jetzt in Ordnung
       *[other] ; { $mended_count } waren angehalten und sind jetzt in Ordnung
    }{ $uncompared_count ->
        [0] {""}
        [one] ; 1 Eintrag wurde nachgespielt, aber nicht verglichen, da sein Fingerabdruck aus einer anderen Version stammt
       *[other] ; { $uncompared_count } Einträge wurden nachgespielt, aber nicht verglichen, da ihre Fingerabdrücke aus einer anderen Version stammen
    }

## backup and restore

backup-exists = { $path } gibt es schon; wähle einen anderen Namen oder überschreibe mit --force
# $what is backup-contents.
backup-written = { $path } geschrieben: { $what }
backup-restored = { $path } wiederhergestellt: { $what }
backup-contents =
    { $game_count ->
        [one] 1 Spiel
       *[other] { $game_count } Spiele
    } mit { $entry_count ->
        [one] 1 Eintrag
       *[other] { $entry_count } Einträgen
    } in den Protokollen, { $account_count ->
        [one] 1 Konto
       *[other] { $account_count } Konten
    }
backup-start-again = Ein Server, der schon darauf läuft, muss neu gestartet werden: Er hat noch eigene Geheimnisse im Speicher.

## admin

admin-frozen = Spiel { $game } ist angehalten
admin-thawed = Spiel { $game } geht weiter
admin-deleted = das Konto { $name } ist gelöscht
admin-factor-off = der zweite Faktor von { $name } ist ausgeschaltet
admin-factor-was-off = der zweite Faktor von { $name } war nicht eingeschaltet
admin-password = das Passwort von { $name } ist jetzt { $password }
# Beside the name of an account.
admin-since = seit { $date }
admin-games =
    { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    }
admin-accounts =
    { $count ->
        [one] 1 Konto
       *[other] { $count } Konten
    }
admin-entries =
    { $count ->
        [one] 1 Eintrag
       *[other] { $count } Einträge
    }, zuletzt { $date }
# A word of the audit log: about which game.
admin-about-game = Spiel { $game }
# Where a game stands; --status takes the English words.
admin-status =
    { $status ->
        [gathering] sucht Mitspieler
        [playing] läuft
        [finished] beendet
       *[frozen] angehalten
    }
admin-exported =
    { $count ->
        [one] 1 Spiel
       *[other] { $count } Spiele
    } nach { $path } geschrieben, { $failed_count } nicht lesbar
admin-not-empty = { $path } ist nicht leer; nenne einen leeren oder neuen Ordner
