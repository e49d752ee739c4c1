### `lokalka review`: ohlédnutí za hrou v terminálu.

review-heading = { $title }, { $action_count ->
    [one] 1 akce
    [few] { $action_count } akce
   *[other] { $action_count } akcí
}, uzlů: { $nodes }
review-unfinished = Hra neskončila: je to pohled na to, co se zatím zahrálo.
review-point = { $number }. Akce { $at } · { $place } · { $player }: vyhlídky { $played } místo { $better } (−{ $loss })
