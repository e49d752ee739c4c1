### What happened. Log lines end in nouns, without a full stop.

## Rounds and turns

event-order-dealt =
    プレイ順（{ $by ->
        [start] ゲーム開始時
        [least-cash] 現金の少ない順
        [most-cash] 現金の多い順
       *[priority] プライオリティ順
    }）：{ LIST($order, by: "、") }
event-round-began =
    { $round ->
        [pre-stock] 初期ラウンド開始
        [privates] プライベート会社の競り開始
        [auction] プライベート証券の競り開始
        [stock] 株式ラウンド{ $round-number }開始
       *[operating] 運営ラウンド{ $round-set }.{ $round-number }開始
    }
event-passed =
    { $seat }：パス{ $forced ->
        [yes] （ほかに選択肢なし）
       *[no] {""}
    }
event-turn-began = { $company }：手番開始
event-step-skipped =
    { $company }：{ $step ->
        [home] 本拠地の駅の設立なし
        [track] 線路の敷設なし
        [station] 駅の設立なし
        [run] 列車の運行なし
        [take-over] 買収なし
        [trains] 列車の購入なし
        [borrow] 列車の借用なし
       *[loans] 融資の返済なし
    }
event-phase-began = { $phase }開始
event-bank-broke = 銀行破産
event-went-bankrupt = { $seat }：破産（未払い{ $owes }）
# $ranking lists the players, the wealthiest first, each by the message "ranked".
# Unsaid: $worth
event-game-ended = ゲーム終了：{ LIST($ranking, by: "、") }
ranked = { $seat } { $worth }

## Private companies and papers

event-paper-picked = { $seat }：{ $private }を競りに出品
event-bid-made = { $seat }：{ $private }に{ $amount }を入札
event-paper-unsold = { $private }：入札なし
event-nobody-bid = プライベート証券への入札なし：最初のプレイヤー{ $winner }の勝利
event-bid-placed = { $seat }：{ $private }に{ $amount }を入札
event-bidder-left = { $seat }：{ $private }の競りを降りる
event-asking-price-fell = { $private }の価格：{ $price }に値下がり
event-local-price-set = ローカル鉄道の価格：{ $price }
event-private-moved =
    { $private }：{ $to ->
        [removed] ゲームから除外
        [closed] ゲームから除外
       *[other] { owner-before }→{ owner-now }
    }
event-power-used = { $company }：{ $private }の特殊能力を使用

owner-before =
    { $from ->
        [sheet] 場
        [player] { $from-seat }
        [company] { $from-company }
       *[other] 箱
    }
owner-now =
    { $to ->
        [sheet] 場
        [player] { $to-seat }
        [company] { $to-company }
       *[other] 箱
    }

## Money

event-money-moved = { payer }→{ payee }：{ $amount }（{ purpose }）
payer =
    { $from ->
        [player] { $from-seat }
        [company] { $from-company }
       *[bank] 銀行
    }
payee =
    { $to ->
        [player] { $to-seat }
        [company] { $to-company }
       *[bank] 銀行
    }
purpose =
    { $why ->
        [start] 初期資金
        [private-income] { $why-private }の収入
        [dividend] { $why-company }の配当
        [capital] 資本金
        [private] { $why-private }の代金
        [shares] { $why-company }株の代金
        [terrain] { $why-hex }の地形コスト
        [station] { $why-hex }の駅の費用
        [revenue] 収益
        [take-over] { $why-company }株の買収代金
        [treasury] 会社の資金の引き継ぎ
        [train] { $why-train }列車の代金
        [turning] { $why-train }列車のカードの回転費用
        [help] 列車購入の補填
        [loan-help] 融資返済の補填
        [loan] 借り入れ
        [repayment] 返済
        [interest] 利子
        [escrow] 保留分の支払い
        [private-deal] { $why-private }の代金
       *[bankruptcy] 破産による支払い
    }
event-debt-changed = { $seat }：借金{ $debt }、ペナルティ{ $penalty }
event-loans-changed = { $company }：融資{ $loans }件
event-escrow-changed = { $company }：保留額{ $escrow }

## Companies and shares

event-company-left-out = { $company }：このゲームでは不使用（{ LIST($among, by: "、") }から抽選）
event-company-drawn = ヴァツラフ：{ $company }を株価{ $price }で獲得（{ LIST($among, by: "、") }から抽選）
event-railway-closed =
    { $company }：{ COUNT($hexes) ->
        [0] このゲームでは不使用
       *[other] 閉鎖、{ LIST($hexes, by: "、") }の駅トークンを除去
    }
event-company-started = { $seat }：{ $company }を株価{ $price }で設立
event-company-floated = { $company }：開始
event-company-closed = { $company }：閉鎖
event-shares-moved =
    { $company }株{ $shares }株：{ $to ->
        [gone] { holder-before }→ゲームから除外
       *[other] { holder-before }→{ holder-now }
    }
holder-before =
    { $from ->
        [bank] 銀行
        [player] { $from-seat }
        [vaclav] ヴァツラフ
        [pool] バンクプール
       *[gone] 箱
    }
holder-now =
    { $to ->
        [bank] 銀行
        [player] { $to-seat }
        [vaclav] ヴァツラフ
        [pool] バンクプール
       *[gone] 箱
    }
event-director-changed =
    { $company }：{ GIVEN($to) ->
        [no] 社長不在
       *[yes]
            { GIVEN($from) ->
                [yes] 社長交代 { $from }→{ $to }
               *[no] { $to }が社長に就任
            }
    }
# Unsaid: $space
event-price-moved = { $company }の株価：{ AMOUNT($from) }→{ $to }
event-sold-out = { $company }：完売
event-marker-lowered = { $company }の株価トークン：より高い株価から下がったトークンの下へ移動
event-capital-fixed =
    { $company }の資本金：{ $capital ->
        [escrow] 株の半分までは即時、残りは目的地到達時
        [incremental] 1株売れるごとに即時
       *[full] { $company-float }%の売却時に全額を一括
    }
event-destination-reached = { $company }：目的地に到達

## The map

# Unsaid: $rotation
event-tile-laid =
    { $company }：{ $hex }にタイル{ $tile }を敷設（{ LIST($exits, by: "・") }{ GIVEN($replaced) ->
        [yes] 、タイル{ $replaced }と交換
       *[no] {""}
    }）
event-marker-placed = { $company }：{ place }に駅トークンを配置
event-city-chosen = { $company }の駅トークン：{ city }に決定
event-marker-returned = { place }にある{ $owner }の駅トークン：{ $company }のチャーターへ
event-post-moved =
    { GIVEN($to) ->
        [yes] { $to-company }：{ $to-hex }に郵便マーカーを配置
       *[no] 郵便マーカー：ゲームから除外
    }

## Trains

event-trains-ran =
    { $company }：{ COUNT($runs) ->
        [0] ルートを示さず収益{ $revenue }を申告
       *[other] 収益{ $revenue }（{ LIST($runs, by: "；") }）
    }
ran =
    { $train }列車 { LIST($stops, by: " – ") }{ AMOUNT($bonus) ->
        [0] {""}
       *[other] {" "}+{ AMOUNT($bonus) }
    }
stop = { $hex } { AMOUNT($value) }
event-nothing-earned = { $company }：収益なし
event-revenue-earned = { $company }：収益{ $revenue }
event-train-moved =
    { $train }列車：{ $to ->
        [gone] { stack-before }→ゲームから除外
       *[other] { stack-before }→{ stack-now }
    }
stack-before =
    { $from ->
        [stack] 山札
        [pool] 列車プール
        [company] { $from-company }
       *[gone] 箱
    }
stack-now =
    { $to ->
        [stack] 山札
        [pool] 列車プール
        [company] { $to-company }
       *[gone] 箱
    }
event-train-turned = { $company }：{ $train }列車のカードを回転して{ turned }列車に変更
turned =
    { $side ->
        [small] { $train-small }
        [medium] { $train-medium }
       *[large] { $train-large }
    }
event-train-exported = 列車カード{ $train-letter }を海外に売却
event-train-borrowed = { $company }：{ $train }列車を借用
event-interest-withheld = { $company }：収益から利子{ $amount }を支払い
event-type-scrapped = { $train_type }列車はすべて廃車

## Deals

event-deal-offered = { offerer }→{ $to }：{ deal }を提案
event-deal-accepted = { $seat }：同意
event-deal-refused = { $seat }：拒否
event-counter-offered =
    { $seat }：代わりに{ deal-price }を{ $deal ->
        [for-sale] 提案
       *[other] 要求
    }
offerer =
    { $deal ->
        [between-players] { $deal-buyer }
       *[other] { $company }
    }
# What is offered for how much: followed by を.
deal =
    { $deal ->
        [for-sale] { $deal-private }の{ $price }での売却
       *[other] { deal-price }
    }
# A price with what it is for: followed by を.
deal-price =
    { $deal ->
        [take-over] { $deal-company }の買収に1株{ $price }
        [train] { $deal-seller }の{ $deal-train }列車に{ $price }
       *[other] { $deal-private }に{ $price }
    }
event-taken-over = { $company }：{ $target }を1株{ $price }で買収
# $markers lists them by the two messages below.
# Unsaid: $unplaced, $hexes
event-markers-taken-over =
    { $company }：{ COUNT($markers) ->
        [0] { $target }から引き継ぐ駅トークンなし
       *[other] { $target }の駅トークンを引き継ぎ（{ LIST($markers, by: "、") }）
    }
markers-on-charter = チャーター上の{ $count }個
marker-on-hex = { $hex }の1個

## The national company

event-company-merged = { $company }：国鉄に合併
# Unsaid: $space, $temporary, $frozen
event-national-formed = { $company }：成立（全{ $shares }株、株価{ $price }）
# Unsaid: $city
event-station-merged =
    { $kept ->
        [yes] { $company }：{ $hex }にある{ $owner }の駅を引き継ぎ
       *[no] { $hex }にある{ $owner }の駅：除去
    }
event-national-frozen =
    { $company }：{ $frozen ->
        [yes] 永久列車がないため凍結
       *[no] 永久列車を保有、凍結を解除
    }
event-president-confirmed = { $company }：社長が2株目を取得
