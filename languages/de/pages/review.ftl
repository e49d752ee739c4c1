### Rückblick auf ein Spiel: Aussichten, Wendepunkte, und was liegen blieb. Auf einer Seite und im Terminal.

review = Rückblick
review-link = Rückblick
review-hint = Ein Bot hat jede Entscheidung angesehen, und die noch einmal, die wohl am meisten gekostet haben: Von dort hat er mehrmals für alle weitergespielt. Die Aussichten sind die, die gleich starke Bots von jeder Stellung aus hätten; Menschen sehen vielleicht weiter. Erträge, ungenutztes Geld und späte Loks sind exakt.
review-running = Dieses Spiel ist nicht zu Ende: Was ein Bot davon hält, wäre ein Tipp. Wenn es zu Ende ist, können alle zurückblicken.
review-corrected = Unterwegs wurden Fehler korrigiert. Jede Entscheidung wird danach beurteilt, was in diesem Augenblick auf dem Tisch lag.
review-none = Auf dieses Spiel hat noch niemand zurückgeblickt.
review-begin = Rückblick starten
review-working = Ein Bot blickt zurück: { $percent }
review-waiting = Andere Spiele sind vorher dran. Dieses wartet, bis es an der Reihe ist.
review-stay = Die Seite zeigt den Rückblick, wenn er fertig ist; man kann weggehen und wiederkommen.
review-again = Stand abfragen
review-busy = Viele Spiele warten auf einen Rückblick. Bitte später noch einmal versuchen.
review-unjudged = Diesen Titel hat kein Bot gelernt: Es gibt keine Aussichten und keine Wendepunkte. Was gezeigt wird, ist exakt.
review-place = { $round }, { $company }
review-percent = { $number } %
review-points = { $whole },{ $tenth }

## Aussichten und Wendepunkte

review-chances = Aussichten auf den Sieg, in Prozent
review-points-heading = Wendepunkte
review-yours = Die eigenen
review-others = Die der anderen
review-no-points = Keine Entscheidung hat jemanden viel gekostet.
review-no-own = Keine deiner Entscheidungen hat dich viel gekostet.
review-loss = Aussichten { $played } statt { $better }
review-played = Gespielt
review-better = Besser
review-why = Warum
review-sure = Wie sicher
review-lines = Besser in { $better_in } von { $lines } weitergespielten Varianten; am Ende { $worth_better } statt { $worth_played }
review-lines-only = Besser in { $better_in } von { $lines } weitergespielten Varianten
review-position = Zur Stellung

## Warum etwas anderes besser schien

review-why-worth = bis zum Spielende hätte es wohl { $brings } gebracht und { $costs } gekostet
review-why-earns = die Loks hätten { $to } statt { $from } einfahren können
review-why-opens-way = so wäre der Weg zu weiteren Orten frei geworden
review-why-dividend = die Aktionäre wollten ihr Geld
review-why-saves-for-train = die Gesellschaft brauchte das Geld für eine Lok
review-why-needs-train = die Gesellschaft musste eine Lok besitzen
review-why-runs = { $company } hätte je Fahrt { $to } statt { $from } einfahren können
review-why-lasts = { $company } hätte auch nach der nächsten Verschrottung noch { $to } eingefahren statt { $from }
review-why-income = die eigenen Aktien hätten je Runde { $to } statt { $from } bringen können
review-why-ends-with = am Ende wären es wohl { $with } statt { $instead } gewesen
review-why-rival = { $player } hätte am Ende { $less } weniger gehabt

## Was liegen blieb

review-left = Verschenkter Ertrag
review-left-none = Jede Lok hat so viel eingefahren, wie sie konnte.
review-idle = Ungenutztes Geld
review-idle-hint = Bargeld am Ende einer Aktienrunde, für das eine Aktie zu haben war.
review-idle-none = Niemand behielt Geld, für das eine Aktie zu haben war.
review-late = Zu spät gekaufte Loks
review-late-hint = Eine Gesellschaft stand still, die im Zug davor eine Lok hätte bezahlen können.
review-late-none = Keine Gesellschaft stand still, weil ihr eine Lok fehlte, die sie hätte bezahlen können.
review-missed = Verpasste Übernahmen
review-missed-none = Keine, die besser gewesen wäre als das, was gespielt wurde.
review-sides = Nebeneinander

## Köpfe der Spalten

review-round = Runde
review-at = Aktion
review-where = Wann
review-player = Spieler
review-ran = Ertrag
review-best = Höchster
review-lost = Verschenkt
review-cash = Bargeld
review-share = Aktie
review-price = Preis
review-train = Lok
review-would-run = Möglich
review-gain = Gewinn
review-decisions = Entscheidungen
review-agreed = Wie der Bot
review-chances-lost = Verlust
review-at-least = ≥ { $revenue }
