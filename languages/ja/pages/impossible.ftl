# What is not possible now, and why. Reasons that are not here come from the rules.

rule-cited = { $section }（{ $id }）
why-not = できない理由（{ $count }）
not-possible-now = 今はできないこと（{ $count }）
city-number = 都市{ $number }
impossible-start-price = 2株分に足りません（現金{ $have }）
impossible-too-dear = お金が足りません（{ $have }しかありません）
impossible-none-in-bank = 銀行に株がありません
impossible-sold = この株式ラウンドで売却しています
impossible-no-connection = この会社の駅からの経路がありません
impossible-tile-apart = この会社の駅とつながりません
impossible-city-full = 空き場所がありません
impossible-not-smaller = この会社より小さい規模ではありません
impossible-not-floated = まだ開始していません
impossible-no-tile-left = このタイルは残っていません
impossible-needs-local = 会社が持つローカル鉄道の特殊能力を使う場合だけ可能です
impossible-power-used = 特殊能力は使用済みです
impossible-reserved = 空き場所は{ $company }が予約しています
impossible-later-phase = フェイズ{ $phase }から設立できます
