# The rules of a title as a page. The rules themselves are in titles/*/rules.toml.

rules = Pravidla
rules-link = Pravidla
rules-of = Pravidla hry { $title }
rules-of-titles = Pravidla všech her
rules-contents = Kapitoly
rules-hint = Všechna pravidla, podle kterých se tu hraje, našimi vlastními slovy. Co hra odmítne, u toho uvede číslo pravidla.
rules-decisions = Kde texty nechávají otázku otevřenou, stojí pod pravidlem naše rozhodnutí s číslem otázky.
rules-decided = Rozhodnutí:
rules-variant = { $title } mění { $other }: zde je, v čem se liší, s čísly pravidel, která mění. Pro vše ostatní viz
rules-changes = Mění
rules-changed = Jinak ve hře { $title }:
rules-rest = Stejně jako v { $other }
rules-rest-hint = Co zde není řečeno, platí jako v { $other }.
rules-borrowed = { $title } nemá vlastní slovní pravidla. Hraje se podle pravidel hry
