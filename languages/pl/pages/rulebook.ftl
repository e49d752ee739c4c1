# The rules of a title as a page. The rules themselves are in titles/*/rules.toml.

rules = Zasady
rules-link = Zasady
rules-of = Zasady gry { $title }
rules-of-titles = Zasady wszystkich gier
rules-contents = Rozdziały
rules-hint = Każda zasada, według której się tu gra, naszymi słowami. Odmowa przy stole podaje numer swojej zasady.
rules-decisions = Tam, gdzie teksty zostawiają pytanie otwarte, pod zasadą podajemy nasze rozstrzygnięcie z numerem pytania.
rules-decided = Rozstrzygnięcie:
rules-variant = { $title } zmienia zasady { $other }: tutaj jest to, co się różni, z numerami zmienionych zasad. Wszystko inne:
rules-changes = Zmienia
rules-changed = Inaczej w { $title }:
rules-rest = Jak w { $other }
rules-rest-hint = To, o czym wyżej nie ma mowy, jest jak w { $other }.
rules-borrowed = { $title } nie ma zasad zapisanych własnymi słowami. Gra się według zasad:
