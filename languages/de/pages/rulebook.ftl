# The rules of a title as a page. The rules themselves are in titles/*/rules.toml.

rules = Regeln
rules-link = Regeln
rules-of = Die Regeln von { $title }
rules-of-titles = Die Regeln aller Titel
rules-contents = Kapitel
rules-hint = Jede Regel, nach der hier gespielt wird, in unseren eigenen Worten. Jede Ablehnung am Tisch nennt die Nummer ihrer Regel.
rules-decisions = Wo die Texte eine Frage offenlassen, steht unsere Entscheidung unter der Regel, mit der Nummer der Frage.
rules-decided = Entschieden:
rules-variant = { $title } ändert { $other }: Hier steht, was anders ist, mit den Nummern der geänderten Regeln. Alles Übrige:
rules-changes = Ändert
rules-changed = Anders in { $title }:
rules-rest = Wie in { $other }
rules-rest-hint = Was oben nicht steht, ist wie in { $other }.
rules-borrowed = { $title } bringt keine eigenen Regeln in Worten mit. Gespielt wird nach den Regeln von
