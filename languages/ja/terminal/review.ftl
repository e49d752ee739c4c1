### `lokalka review`：端末でのゲームの振り返り。

review-heading = { $title }、{ $action_count }手、ノード数{ $nodes }
review-unfinished = ゲームはまだ終わっていません。ここまでの振り返りです。
review-point = { $number }. { $at }手目・{ $place }・{ $player }：勝率{ $played }（最善なら{ $better }、−{ $loss }）
