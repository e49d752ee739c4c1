### The table of a game as text: what stands at the heads of its columns, and around them. The columns become as wide as
### they need be.

# $round is one of those below or of the pages; $phase: phase d.
table-heading = { $round }、{ $phase }
table-heading-decides = { $round }、{ $phase }、決定：{ $player }
table-heading-operates = { $round }、{ $phase }、運営：{ $company }、決定：{ $player }
table-heading-vaclav = { $round }、{ $phase }、運営：{ $company }、決定：{ $player }（ヴァツラフの代理）
table-round-stock = 株式ラウンド{ $number }
table-round-operating = 運営ラウンド{ $set }.{ $number }
table-round-hand-out = セット{ $set }後のヴァツラフの列車

## Players

table-player = プレイヤー
table-cash = 現金
table-certificates = 証券
table-debt = 借金
table-penalty = ペナルティ
table-worth = 資産
table-privates =
    { $privates ->
        [local] ローカル鉄道
       *[company] プライベート会社
    }

## Companies

table-no-company = 設立された会社はまだありません。
table-company = 会社
table-price = 株価
table-treasury = 資金
table-vaclav = ヴァツラフ
table-bank = 銀行
table-markers = 駅
table-trains = 列車
table-not-floated = { $company }（開始前）
table-used = { $private }（使用済み）

## Trains, and what lies on the map

table-stack = 山札：カード{ $card }の残り{ $left }（{ $trains }）
# In place of how many are left.
table-any-number = 無制限
table-train-for = { $train }列車 { $price }
table-pool = 列車プール：{ $trains }
table-scrapped = 廃車：{ $trains }
table-printed = 印刷
table-tile = タイル{ $tile }（向き{ $rotation }）
