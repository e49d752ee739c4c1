### `lokalka review`: Rückblick auf ein Spiel im Terminal.

review-heading = { $title }, { $action_count ->
    [one] 1 Aktion
   *[other] { $action_count } Aktionen
}, angesehen mit { $nodes } Knoten
review-unfinished = Das Spiel ist nicht zu Ende: Das ist ein Blick auf das, was bisher gespielt wurde.
review-point = { $number }. Aktion { $at } · { $place } · { $player }: Aussichten { $played } statt { $better } (−{ $loss })
