# Branches: what somebody tries out alone, lines that are played, moves that wait, and what trains would earn.

## Branches
try = Probieren
try-hint = Probiere aus, was sich von hier aus spielen lässt. Niemand sonst sieht es.
try-now = Von der jetzigen Stellung aus probieren
branch = Deine Variante
branch-name = Versuch { $number }
branch-private = Niemand sonst sieht das. Du spielst für alle Plätze.
branch-from = { $count ->
    [0] Ab Aktion { $at }, noch nichts gespielt
    [one] Ab Aktion { $at }, ein Zug
   *[other] Ab Aktion { $at }, { $count } Züge
}
branch-back = Zurück zum Spiel
branch-describe = Name und Notiz
branch-called = Name
branch-note = Notiz
branch-keep = Speichern
branch-delete = Löschen
branch-delete-named = { $name } löschen
branch-departs = { $count ->
    [0] Ab: { $place }. Noch nichts gespielt
    [one] Ab: { $place }. Ein Zug
   *[other] Ab: { $place }. { $count } Züge
}
branch-outdated = Diese Variante wurde nach früheren Regeln gespielt und kann nicht mehr gezeigt werden. Sie lässt sich nur löschen.
branch-long = Eine Variante hat höchstens { $most } Züge.
branch-name-wrong = Eine Variante braucht einen Namen von höchstens { $most } Buchstaben.
branches = Deine Varianten
branches-hint = Was du in diesem Spiel ausprobiert hast. Nur du kannst es sehen.
branches-kept = { $count } von höchstens { $most } gespeichert.
branches-none = Du hast noch nichts ausprobiert.
branches-full = Du hast schon { $most } Varianten dieses Spiels, mehr werden nicht gespeichert. Lösche zuerst eine.

## Side by side
compare = Vergleichen
compare-one = Dies
compare-other = mit
compare-show = Nebeneinander zeigen
compare-game = Das Spiel, wie es steht
compare-what = Was
compare-differs = (verschieden)
compare-cash = Bargeld
compare-worth = Vermögen
compare-shares = Aktien
compare-companies = Gesellschaften
compare-order = Reihenfolge der Gesellschaften
compare-price = Kurs
compare-treasury = Kasse
compare-trains = Loks
compare-revenue = Letzter Ertrag
compare-best = Beste Strecken jetzt
compare-at-least = mindestens { $revenue }

## Lines
line-play = Diese Variante spielen
line-play-hint = Deine eigenen Züge werden im Spiel einer nach dem anderen gemacht. Züge, die auf Züge anderer folgen, warten, bis genau ihre Stellung eintritt.
line-to-branch = Zurück zur Variante
line-played = { $count ->
    [0] Es wurde kein Zug gemacht.
    [one] Es wurde ein Zug gemacht.
   *[other] Es wurden { $count } Züge gemacht.
}
line-waiting = { $count ->
    [one] Ein weiterer wartet, bis seine Stellung eintritt.
   *[other] { $count } weitere warten, bis ihre Stellungen eintreten.
}
line-stopped = Bei Zug { $number } war Schluss: { $why }
line-elsewhere = Das Spiel ist nicht in der Stellung, für die geplant war.
line-led-elsewhere = Es führte zu einer anderen Stellung als geplant.

## Moves that wait
plans = Wartende Züge
plan-waits = { $count ->
    [one] „{ $name }“: einer deiner Züge wartet, bis genau seine Stellung eintritt.
   *[other] „{ $name }“: { $count } deiner Züge warten, bis genau ihre Stellungen eintreten.
}
plan-dropped = „{ $name }“: deine Züge warten nicht mehr.
plan-otherwise = Eine andere Stellung ist eingetreten. { $player }: { $what }
plan-elsewhere = Eine andere Stellung ist eingetreten.
plan-taken-back = Im Spiel wurde etwas zurückgenommen.
plan-seat-lost = Du spielst diesen Platz nicht mehr.
plan-cancel = Nicht warten
plan-seen = Verstanden

## What would it run for?
what-if = Was würde die Fahrt bringen?
what-if-hint = Jede Gesellschaft, jede Lok, jedes Gleis: wähle ein Hexfeld in der Liste oder auf der Karte, um dort ein Plättchen oder einen Bahnhof hinzulegen. Im Spiel geschieht davon nichts.
what-if-which = Gesellschaft
what-if-place = Lok { $number }
what-if-there = Auf die Karte gelegt
what-if-build = Bauen auf
what-if-ask = Ausrechnen
what-if-laid = { $hex }: Plättchen { $tile }
what-if-placed = { $hex }: Bahnhof
what-if-lay = Plättchen { $tile }, Drehung { $rotation }
what-if-stand = Bahnhof, Stadt { $number }
what-if-nothing = Für diese Loks gibt es keine Strecke.
what-if-many = Höchstens { $trains } Loks, und zusammen { $ghosts } Plättchen und Bahnhöfe.
what-if-company = Eine Gesellschaft { $company } gibt es nicht.
what-if-hex = Ein Hexfeld { $hex } gibt es nicht.
what-if-train = Eine Lok { $train } gibt es nicht. Es gibt: { $trains }
what-if-tile = Plättchen { $tile } in Drehung { $rotation } kann auf { $hex } nie liegen.
what-if-station = Auf { $hex } ist kein Platz für einen Bahnhof.
what-if-station-there = Dieser Bahnhof ist schon da.
what-if-ghost = { $ghost } ist weder ein Plättchen noch ein Bahnhof.
branch-not-corrected = In einer Variante lässt sich alles zurücknehmen; es gibt nichts zu korrigieren.
