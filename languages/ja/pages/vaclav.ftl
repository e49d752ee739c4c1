# Bohemia: two players and Václav.

vaclav = ヴァツラフ
vaclav-directs = ヴァツラフ
vaclav-track = { $company }はヴァツラフの会社です。プレイ順カードの番号が{ $card ->
    [lowest] 最も小さい
   *[other] 大きい方の
}{ $player }が線路を決めます。
vaclav-track-rule = 線路は、小規模会社と大規模会社では番号が最も小さいプレイヤー、中規模会社ではもう1人のプレイヤーが決めます。費用はかかりません。
vaclav-stations = { $company }はヴァツラフの会社です。プレイ順カードの番号が{ $card ->
    [lowest] 最も小さい
   *[other] 大きい方の
}{ $player }が駅を決めます。
vaclav-stations-rule = 駅は、中規模会社では番号が最も小さいプレイヤー、小規模会社と大規模会社ではもう1人のプレイヤーが決めます。費用はかかりません。
vaclav-routes = { $company }はヴァツラフの会社です。プレイ順カードの番号が最も小さい{ $player }がルートを決めます。
round-hand-out = セット{ $set }後のヴァツラフの列車
course-hand-out = ヴァツラフの列車
vaclav-gets = ヴァツラフが株価{ $price }で会社を獲得
vaclav-new-company = ヴァツラフの新しい会社
vaclav-train = { $company }が{ $train }列車を獲得
