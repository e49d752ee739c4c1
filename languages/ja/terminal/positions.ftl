### 作られた局面と訂正: 書かれたものの誤り。

record-position = 局面：{ $faults }
record-correction = 訂正{ $number }：{ $faults }
record-correction-order = 訂正は、それまでのアクション数の順に並べ、その数は{ $actions }以下でなければなりません
record-untold-set-up = 18xx.gamesには、作られた局面から始まるゲームはありません
record-untold-corrected = 18xx.gamesに訂正はありません。最初の訂正より前は書き出せます
position-version = 局面のバージョン{ $version }は不明です。こちらは{ $ours }です
position-players = プレイヤーまたはその順が違います。{ $players }でなければなりません
position-unknown = { $place }：「{ $given }」はありません。あるのは{ $known }です
position-twice = { $place }：「{ $given }」が2度あります
position-too-much = { $place }：{ $given }は多すぎます。{ $most }までです
position-no-such-round = このタイトルにそのラウンドはありません
position-place-trains = 列車とフェイズ
position-place-chart = 株式市場
position-place-round = ラウンドとプレイ順
