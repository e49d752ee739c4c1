### `lokalka review`: spojrzenie wstecz na grę w terminalu.

review-heading = { $title }, { $action_count ->
    [one] 1 akcja
    [few] { $action_count } akcje
   *[many] { $action_count } akcji
}, węzły: { $nodes }
review-unfinished = Gra się nie skończyła: to spojrzenie na to, co dotąd zagrano.
review-point = { $number }. Akcja { $at } · { $place } · { $player }: szanse { $played } zamiast { $better } (−{ $loss })
