# The rules of a title as a page. The rules themselves are in titles/*/rules.toml.

rules = Rules
rules-link = Rules
rules-of = The rules of { $title }
rules-of-titles = The rules of every title
rules-contents = Chapters
rules-hint = Every rule that is played here, in our own words. What is refused at a table names the number of its rule.
rules-decisions = Where the texts leave a question open, our decision stands below the rule, with the number of the question.
rules-decided = Decided:
rules-variant = { $title } changes { $other }: here is what is different, with the numbers of the rules that it changes. For everything else see
rules-changes = Changes
rules-changed = Otherwise in { $title }:
rules-rest = As in { $other }
rules-rest-hint = What was not said above is as in { $other }.
rules-borrowed = { $title } brings no rules in words of its own. It is played by those of
