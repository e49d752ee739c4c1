# The first page.

## First page
play-now = Jetzt spielen
play-now-hint = Wähle Spiel und Spielerzahl und leg los. Alle sitzen an diesem Bildschirm, wenn du nichts anderes einstellst.
players-and-vaclav = { $players } und Václav
no-title = Es gibt keinen Titel { $title }
names = Plätze
seat-number = Platz { $seat }
start = Start
start-against-bots = Alle anderen: Bots (Schaffner)
start-at-once = 18CZ gegen drei Bots
cover-alt = Die Karte von 18CZ mitten im Spiel
cover-words = 18CZ: Gleise, Bahnhöfe und Gesellschaften aller drei Größen in Böhmen, Mähren und Schlesien.
own-games = Deine Spiele
filter = Welche Spiele gezeigt werden
filter-all = Alle
filter-turn = Du bist dran
filter-waits = Andere sind dran
filter-gathers = Suchen Mitspieler
filter-over = Beendet
kept-until = bleibt bis { $day }
kept-hint = Spiele, in denen niemand ein Konto hat, werden { $days } Tage nach dem letzten Zug gelöscht. Registriere dich, um deine zu behalten, oder lade sie herunter.
entries = { $count ->
    [0] nicht begonnen
    [one] ein Zug
   *[other] { $count } Züge
}
import = Importieren
import-hint = Eine Spieldatei von Lokálka oder ein von 18xx.games exportiertes Spiel 18CZ oder 1836Jr-56.
import-file = Datei
import-button = Importieren
import-unread = Die Datei ließ sich nicht lesen oder senden. Bitte wähle sie noch einmal.
wrong-action = Aktion { $number }: { $why }
import-failed = Diese Datei lässt sich nicht importieren: { $why }
import-no-json = eine Spieldatei ist JSON, diese hier nicht ({ $error })
import-long = sie hat { $count } Aktionen, gelesen werden höchstens { $most }
export-failed = Dieses Spiel lässt sich nicht als Aufzeichnung für 18xx.games schreiben: { $why }
export-at-the-end = Solange auch andere mitspielen, gibt es das Spiel nicht als Datei, denn sie würde verraten, was noch gezogen wird. Versuche es wieder, wenn es zu Ende ist.
export-part-hint = Mit ?until={ $count } werden die { $count } Aktionen davor geschrieben.
export-part = Die { $count } Aktionen davor herunterladen
too-many = Höchstens { $most } können mitspielen
name-missing = Platz { $seat } braucht einen Namen
name-too-long = Ein Name hat höchstens { $most } Zeichen
name-twice = Zwei heißen { $name }
name-alike = Die Namen { $other } und { $name } sehen gleich aus

## Bots
seat-bots = Bots, die auf Sieg spielen
seat-bots-wealth = Bots, die auf Vermögen spielen
seat-unknown = „{ $seat }“ ist kein Platz; möglich sind here, open, invite, novice, conductor und director, bei Bots auch mit :wealth dahinter
player-malformed = Ein Spieler ist ein Name wie "Anna" oder ein Platz wie { "{" }"seat": "open"{ "}" }
# How strong the bots of a title are: ratings as in chess, of which 400 points more win ten of eleven games.
bots-rated = Bots { $novice }–{ $director }
bots-rated-hint = Bots: Neuling { $novice }, Schaffner { $conductor }, Direktor { $director }. Wertungszahlen wie beim Schach, ermittelt in Spielen unter Bots: Mit 200 Punkten mehr gewinnt man drei von vier Spielen
bots-unlearned = Dieses Spiel hat kein Bot gelernt: Sie spielen nach Faustregeln
bot-novice = Neuling: oft unschlüssig, nett zu Anfängern
bot-conductor = Schaffner: spielt gut, irrt sich manchmal
bot-director = Direktor: der stärkste
bot-name = { $name } (Bot)
