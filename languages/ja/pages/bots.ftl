# Bots beside the table.

bots = ボット
suggest = ボットならどうする？
suggest-short = ヒント
suggest-do = この手を実行
suggest-thinking = 思考中…
suggest-alone = ボットが提案するのは、ほかに人間の参加者がいないゲームだけです。
bot-hand-over = { $player }をボットに任せる
bot-plays-for = 現在、{ $player }の席はボットがプレイしています。
bot-take-back = 再び自分で{ $player }をプレイ
bot-reasons = ボットの理由をログに表示
