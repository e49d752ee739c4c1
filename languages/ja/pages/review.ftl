### ゲームの振り返り：勝率、転機、取り逃したもの。ページと端末の両方で使う。

review = 振り返り
review-link = このゲームを振り返る
review-hint = ボットがすべての決断を見て、損が大きそうなものをもう一度見ました。そこから全員の分を何度か先まで進めています。勝率は、同じ強さのボットが各局面から続けた場合のものです。人はもっと先を読めるかもしれません。収益、遊んでいた現金、列車の買い遅れについては正確な値です。
review-running = このゲームはまだ終わっていません。ボットの意見はヒントになってしまいます。終わればだれでも振り返れます。
review-corrected = 途中で訂正が行われています。どの決定も、その時点の盤面に基づいて評価しています。
review-none = このゲームはまだ振り返られていません。
review-begin = ボットに振り返らせる
review-working = ボットが振り返っています：{ $percent }
review-waiting = ほかのゲームが先です。順番を待っています。
review-stay = 終わるとこのページに表示されます。離れてから戻ってもかまいません。
review-again = 進み具合を見る
review-busy = 振り返りを待つゲームがたくさんあります。あとでもう一度試してください。
review-unjudged = このゲームを学んだボットはいません。勝率と転機はありません。表示されるものは正確です。
review-place = { $round }、{ $company }
review-percent = { $number }%
review-points = { $whole }.{ $tenth }

## 勝率と転機

review-chances = 勝率（%）
review-points-heading = 転機
review-yours = 自分の転機
review-others = ほかのプレイヤーの転機
review-no-points = 大きな損になった決断はありません。
review-no-own = 自分の決断で大きな損になったものはありません。
review-loss = 勝率{ $played }（最善なら{ $better }）
review-played = 実際
review-better = より良い手
review-why = 理由
review-sure = 確かさ
review-lines = 先まで進めた{ $lines }回のうち{ $better_in }回で優勢、最終資産は{ $worth_played }ではなく{ $worth_better }
review-lines-only = 先まで進めた{ $lines }回のうち{ $better_in }回で優勢
review-position = この局面へ

## ほかの手が良さそうだった理由

review-why-worth = 終了までに{ $brings }の見込みで、費用は{ $costs }だった
review-why-earns = 列車の収益は{ $from }ではなく{ $to }にできた
review-why-opens-way = より多くの場所への道が開けるはずだった
review-why-dividend = 株主への配当が優先だった
review-why-saves-for-train = 列車を買う資金が必要だった
review-why-needs-train = 列車保有義務があった
review-why-runs = { $company }の1回の収益は{ $from }ではなく{ $to }にできた
review-why-lasts = 次の廃車の後も{ $company }の収益は{ $from }ではなく{ $to }になるはずだった
review-why-income = 持ち株から1ラウンドに{ $from }ではなく{ $to }を得られた
review-why-ends-with = 最終資産は{ $instead }ではなく{ $with }の見込みだった
review-why-rival = { $player }の最終資産は{ $less }少なくなるはずだった

## 取り逃したもの

review-left = 取り逃した収益
review-left-none = すべての列車が最大の収益を上げました。
review-idle = 遊んでいた現金
review-idle-hint = 株式ラウンドの終了時に、買える株があったのに残っていた現金です。
review-idle-none = 株を買える現金を残したプレイヤーはいません。
review-late = 買い遅れた列車
review-late-hint = 前の手番に列車を買えたのに買わず、運行できなかった会社です。
review-late-none = 買えたはずの列車がなくて運行できなかった会社はありません。
review-missed = 逃した買収
review-missed-none = 実際の手より良い買収はありませんでした。
review-sides = プレイヤーごと

## 列の見出し

review-round = ラウンド
review-at = 手
review-where = 時点
review-player = プレイヤー
review-ran = 収益
review-best = 最大
review-lost = 差
review-cash = 現金
review-share = 株
review-price = 価格
review-train = 列車
review-would-run = 運行できた収益
review-gain = 得
review-decisions = 決断
review-agreed = ボットと同じ
review-chances-lost = 失った勝率
review-at-least = { $revenue }以上
