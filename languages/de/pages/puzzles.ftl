### Puzzles: one a day, and any number more.

puzzles = Aufgaben
puzzles-link = Aufgaben: jeden Tag eine
puzzle-today = Aufgabe des Tages
puzzle-solve = Lösen
puzzle-solved-before = Du hast sie schon gelöst.
puzzles-more = Weitere Aufgaben
puzzles-hint = Stellungen aus Spielen zwischen Bots. Jede hat genau eine beste Antwort, und das ist bewiesen.
puzzle-title = Spiel
puzzle-kind = Frage
puzzle-level = Schwierigkeit
puzzle-any = beliebig
puzzle-next = Nächste Aufgabe
puzzles-score = Deine Bilanz
# $kind: run, tile, station, train or take-over.
puzzle-kind-name =
    { $kind ->
        [run] Beste Fahrt
        [tile] Bestes Plättchen
        [station] Bester Bahnhof
        [train] Welche Lok
       *[take-over] Übernahme finden
    }
# $level: easy, medium or hard.
puzzle-level-name =
    { $level ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    }
puzzle-told =
    { $title } · { $kind ->
        [run] Beste Fahrt
        [tile] Bestes Plättchen
        [station] Bester Bahnhof
        [train] Welche Lok
       *[take-over] Übernahme finden
    } · { $level ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    }
# Stands after the badge of the company.
puzzle-question =
    { $kind ->
        [run] Zeichne die Strecken mit dem höchsten Einfahrergebnis.
        [tile] Mit welchem Plättchen wird das Einfahrergebnis dieser Runde am höchsten?
        [station] Mit welchem Bahnhof wird das Einfahrergebnis dieser Runde am höchsten?
        [train] Mit welchem Kauf, oder ohne, wird das nächste Einfahrergebnis am höchsten? Die Karte bleibt, wie sie ist.
       *[take-over] Mit welcher Übernahme wird das nächste Einfahrergebnis am höchsten? Die Karte bleibt, wie sie ist, und alle stimmen zu.
    }
puzzle-score = Gelöst: { $solved } von { $tried } · auf Anhieb in Folge: { $streak } (längste Folge: { $longest })
puzzle-visit = Bei diesem Besuch gelöst: { $solved } von { $tried } · auf Anhieb in Folge: { $streak }
puzzle-visit-none = Bei diesem Besuch noch nichts versucht.
puzzle-sign-in = Mit einem Konto bleiben deine Versuche und Serien erhalten.
puzzle-draw-hint = Wähle eine Lok und dann Hexfeld für Hexfeld ihren Weg: auf der Karte oder mit den Pfeiltasten und Enter.
puzzle-draw-none = noch keine Strecke
puzzle-draw-lost = (dorthin führt kein Gleis)
puzzle-draw-back = Ein Hexfeld zurück
puzzle-draw-clear = Strecke löschen
puzzle-draw-sum = Zusammen: { $revenue }
puzzle-answer = Antworten
puzzle-give-up = Antwort zeigen
puzzle-again = Noch einmal
puzzle-nothing = Nichts
puzzle-take-over = { $company } übernehmen
puzzle-train-from = { $train } von { $company }
puzzle-no-answer = Das ist keine Antwort auf die Frage.
puzzle-right = Richtig! Mehr als { $revenue } gibt es nicht.
puzzle-wrong = { $revenue }. Es gibt eine bessere Antwort: Versuch es noch einmal.
puzzle-given-up = Das ist die Antwort.
puzzle-why = Warum
puzzle-compared = Deine Antwort bringt { $own }, die beste { $best }.
puzzle-best-runs = Die beste Fahrt: { $revenue }
puzzle-one-by-one = Nimmt eine Lok nach der anderen die beste noch freie Strecke, bringen sie zusammen { $revenue }.
puzzle-moves-earn = Was jede Möglichkeit bringt
puzzle-own = (deine)
puzzle-more-moves =
    { $count ->
        [one] 1 weitere Möglichkeit bringt nicht mehr als diese.
       *[other] { $count } weitere Möglichkeiten bringen nicht mehr als diese.
    }
puzzle-unknown = Diese Art oder Schwierigkeit von Aufgaben gibt es nicht.
