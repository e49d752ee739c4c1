# The rules of a title as a page. The rules themselves are in titles/*/rules.toml.

rules = Rules
rules-link = Rules
rules-of = The rules of { $title }
rules-of-titles = The rules of every title
rules-contents = Chapters
rules-hint = Every rule that is played here, in our own words. When something is refused at a table, the number of the rule is named.
rules-decisions = Where the texts leave a question open, our decision stands below the rule, with the number of the question.
rules-decided = Decided:
rules-variant = { $title } changes { $other }: here is what is different, with the numbers of the rules that it changes. For everything else see
rules-changes = Changes
rules-changed = Different in { $title }:
rules-rest = As in { $other }
rules-rest-hint = Everything not mentioned above is as in { $other }.
rules-borrowed = { $title } has no rules in words of its own. It is played by those of
