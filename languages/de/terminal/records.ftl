### What is wrong with a game file, or with a record of 18xx.games. Said after the name of the file, without a full stop.
### Words in `backquotes` are written so in files and stay as they are; so do 18xx.games and JSON. $error is told by a
### library, in English.

record-not-json = kein vollständiges JSON: { $error }
record-no-object = kein JSON-Objekt
record-title-unknown = unbekannter Titel `{ $title }`; bekannt: { $known }
# How many players a title is not played by; $possible is a list such as 3, 4, 5.
record-player-count = { $given_count } Spieler: möglich sind bei diesem Titel { $possible }
record-second-player = players[{ $index }]: { $player } kommt zweimal vor

## Our own game file

# $place is a key of the file, or record-place-file; $what is one of those below.
record-shape = { $place }: { $what }
record-place-file = die Datei
record-version = Version { $version } des Formats; dieses Programm liest Version { $ours }
record-no-version = kein Schlüssel `lokalka` mit der Version: das ist keine Spieldatei
record-no-text = fehlt oder ist kein Text
record-no-list = fehlt oder ist keine Liste
record-not-an-object = kein Objekt
record-not-a-text = kein Text
record-not-a-seed = keine ganze Zahl ab 0
record-not-a-switch = weder true noch false
record-name-twice = { $player } kommt zweimal vor
record-key-unknown = unbekannter Schlüssel; bekannt: { $known }
record-profile-unknown = unbekanntes Profil { $profile }; bekannt: { $known }
record-option-unknown = unbekannte Option `{ $option }`; bekannt: { $known }
# An action as it is written, and what is wrong with it.
record-action = Aktion { $number }, { $written }: { $why }
record-player-unknown = { $player } spielt nicht mit; am Tisch: { $known }
record-no-do = `do` fehlt; es sagt, was getan wird
record-nobody-acts = niemand ist dran

## Names in written actions

record-action-unknown = unbekannte Aktion `{ $action }`; bekannt: { $known }
record-field-missing = das Feld `{ $field }` fehlt
record-too-large = { $number } ist zu groß: möglich sind höchstens 255
record-hex-unknown = auf dieser Karte gibt es kein Hexfeld { $hex }
record-tile-unknown = in dieser Schachtel gibt es kein Plättchen { $tile }
record-rotation = Lage { $rotation }: ein Plättchen hat die Lagen 0 bis 5
record-company-unknown = es gibt keine Gesellschaft { $company }; vorhanden: { $known }
# $kind: what private papers are in this title.
record-private-unknown =
    es gibt keine { $kind ->
        [local] Lokalbahn
       *[company] Privatbahn
    } { $private }; vorhanden: { $known }
record-train-unknown = keine Lok { $train }: eine Lok ist ihre Art mit dem Buchstaben ihrer Lokkarte: { $known }
record-train-not-on-top = keine Lok { $train } oben auf dem Stapel: die Lokkarte dort zeigt { $known }
record-train-not-on-card = keine Lok { $train } auf dieser Lokkarte des Lokpools: sie zeigt { $known }
record-side-unknown = `{ $side }` ist keine Seite; möglich: small, medium, large
record-track-unknown = `{ $track }` ist kein Stück Gleis; geschrieben wird es wie E15:4-s0 oder D6:1-4
record-track-none = es gibt kein Gleis { $track }: auf diesem Hexfeld liegt keines
record-track-other = es gibt kein Gleis { $track }; auf diesem Hexfeld liegt: { $known }

## Records of 18xx.games that cannot be read

record-format-unknown = unbekanntes Format `{ $format }`; bekannt: conformance-1
record-title-missing = `title` fehlt
record-list-missing = die Liste `{ $key }` fehlt
record-player-nameless = players[{ $index }] hat kein `name`
record-player-ids = `players` und `player_ids` sind keine gleich langen Listen
# $why is one of those that follow.
record-action-wrong = actions[{ $index }]: { $why }
record-state-count =
    zu { $action_count ->
        [one] 1 Aktion
       *[other] { $action_count } Aktionen
    } gehören { $need } Zustände, nicht { $states }
record-state-no-object = states[{ $index }] ist kein Objekt
record-action-typeless = eine Aktion ohne `type`
record-action-fields = `{ $action }`: { $error }
record-entity-missing = `{ $action }` ohne `entity`
record-entity-no-text = `entity` in `{ $action }` ist kein Text
record-entity-type = `{ $action }` mit entity_type `{ $given }`: möglich sind player, corporation und company
# In place of an entity_type that is not given.
record-entity-type-none = keiner
record-auto-actions = auto_actions in `{ $action }` ist keine Liste
record-undo = ein undo zu Aktion { $number }, die es nicht gibt
record-redo = ein redo ohne vorheriges undo

## Records of 18xx.games that cannot be followed

# $action is the word of the record: lay_tile.
record-at-action = Aktion { $number } ({ $action }): { $why }
record-over = das Spiel ist zu Ende
record-unknown =
    es gibt { $what ->
        [player] keinen Spieler
        [hex] kein Hexfeld
        [share-price] keinen Kurs
        [company] keine Gesellschaft
        [train] keine Lok
        [city] keine Stadt
        [tile] kein Plättchen
        [local] keine Lokalbahn
       *[private] keine Privatbahn
    } { $name }
record-ownerless =
    die { $what ->
        [local] Lokalbahn
       *[private] Privatbahn
    } gehört keiner Gesellschaft
record-no-shares = es sind keine Aktien angegeben
record-dividend-unknown = unbekannte Dividende `{ $dividend }`: möglich sind payout und withhold
record-train-never-bought = Lok { $train } wurde nie gekauft
record-train-below = { $train } liegt nicht oben auf dem Stapel, sondern { $top }
record-no-neighbours = { $chain } führt nicht von Nachbar zu Nachbar
record-no-track-along = entlang { $chain } führt kein Gleis
record-chain-apart = die Kette { $chain } schließt nicht an die vorige an
record-route-revenue = die Strecke der { $train }: erwartetes Einfahrergebnis { $expected }, berechnet { $got }
record-above-the-best = die besten Strecken bringen { $best }, die aufgezeichneten { $recorded }
record-cannot-do =
    { $who ->
        [player] ein Spieler
        [company] eine Gesellschaft
        [local] eine Lokalbahn
       *[private] eine Privatbahn
    } kann hier nicht `{ $action }`
record-refused = { $action }: { $why }
record-unanswered = zuerst ist etwas anderes zu entscheiden, und das tut niemand; `{ $action }` wartet darauf

## Games that cannot be written as a record of 18xx.games

# $words: the action in words.
record-untold-action = Aktion { $number } ({ $words }): { $why }
record-untold-end = nach der letzten Aktion: { $why }
record-untold-title = 18xx.games hat keinen Titel `{ $title }`
record-untold-seed = kein Startwert zieht dort dieselben Gesellschaften
record-untold-no-action = eine solche Aktion gibt es dort nicht: { $action }
record-untold-not-asked = danach wird dort nicht gefragt
record-untold-asked-for =
    nach { $what ->
        [run] einer Fahrt
        [doubled-marker] einem doppelten Marker
        [city] einer Stadt
       *[train] einer Lok
    } wird nicht gefragt
record-untold-waits =
    18xx.games wartet { $what ->
        [loan] dort nicht auf ein Darlehen
        [station] nicht darauf, bevor über den Bahnhof entschieden ist
       *[it] dort nicht darauf
    }
record-untold-missing =
    es gibt { $what ->
        [operating-company] keine Gesellschaft, die am Zug ist
        [certificate] kein Papier zu kaufen
        [train-card] keine Lokkarte dieser Lok
        [train-to-return] keine Lok zum Zurückgeben
        [loan] kein Darlehen mehr
       *[loan-to-repay] kein Darlehen zurückzuzahlen
    }
record-untold-revenue = ein Einfahrergebnis braucht dort Strecken
record-untold-repaid-in-part = auf 18xx.games werden Schulden zurückgezahlt, so weit das Bargeld reicht, nicht in Teilen
record-untold-closes-the-last = 18xx.games würde mit der Gesellschaft weitermachen, die durch diesen Verkauf schließt, und stillstehen
record-untold-differs =
    nach den Regeln von 18xx.games stehen { $what ->
        [players] die Spieler
        [companies] die Gesellschaften
        [board] die Plättchen und Marker
       *[trains] die Loks
    } an dieser Stelle anders
record-untold-goes-on = 18xx.games macht anders weiter: { $why }
record-untold-ends = auf 18xx.games würde es anders enden
record-untold-unreadable = es lässt sich nicht zurücklesen: { $why }

## Games judged by 18xx.games, compared with ours

record-passed =
    bestanden, { $action_count ->
        [one] 1 Aktion
       *[other] { $action_count } Aktionen
    }; { $run_count ->
        [one] 1 Fahrt
       *[other] { $run_count } Fahrten
    }, keine unter dem aufgezeichneten Einfahrergebnis, { $higher_count } hätten mehr einfahren können, { $exempt_count } ausgenommen
record-skipped = übersprungen: { $why }
# $what is one of the next two.
record-differs = weicht ab: { $what }
record-differs-before = vor der ersten Aktion: { $what }
record-differs-after = Aktion { $number } ({ $action }): { $what }
# $path is a place in the file: players.Anna.cash.
record-differs-state = { $path }: erwartet { $expected }, berechnet { $got }
record-unreadable = nicht lesbar: { $why }

## What is not compared as it is, with the reason, and where it applies (without a full stop)

record-praha-twice = Ältere Spiele lassen eine Strecke zwei Kreise von Praha anfahren, was die Spielregel und heute auch 18xx.games verbieten.
record-praha-twice-applies = 18CZ: Das Einfahrergebnis einer Fahrt mit einer solchen Strecke wird wie aufgezeichnet übernommen
record-express-stops = Eine Expresslok zählt dort die besten aller ihrer Halte, darunter höchstens drei Kleinstädte; nach der Spielregel dürfen nur Kleinstädte ausgelassen werden.
record-express-stops-applies = 18CZ: das Einfahrergebnis einer Fahrt mit einer Expresslok, wenn es das ist, was 18xx.games zählt
record-overdrawn = Schließt der Notverkauf eines Präsidenten gerade die Gesellschaft in Not, spielt er dort mit weniger als nichts weiter; hier sind ihre Schulden mit ihr verschwunden.
record-overdrawn-applies = 1836Jr-56: Das Spiel wird bis zu diesem Verkauf verglichen
record-half-sold = Dort darf der vorläufige Präsident der Nationalbahn seine einzige Aktie verkaufen, obwohl niemand zwei hat; er muss weiterhin noch eine kaufen, und Aktien wechseln den Besitzer, die niemand verkauft hat.
record-half-sold-applies = 1836Jr-56: Das Spiel wird bis zu diesem Verkauf verglichen
record-all-merged = Dort ist eine Runde zu Ende, sobald alle ihre Gesellschaften fusioniert sind, und die nächste beginnt, bevor die Nationalbahn Bahnhöfe und Loks abgegeben hat.
record-all-merged-applies = 1836Jr-56: Das Spiel wird bis zu dieser Entstehung verglichen
record-next-turn = Dort kann der Zug der nächsten Gesellschaft noch beginnen, nachdem ein Bankrott das Spiel beendet hat: Sie geht in Betrieb und hat eine Heimat.
record-next-turn-applies = 1836Jr-56: im letzten Stand die Heimat von Gesellschaften, die nie am Zug waren, und wer am Zug ist
