### What is asked, what is done, and what is offered. No full stop.

## Decisions: what is waited for. Each begins with who decides: the head of the table shows that name by itself.

decision-pre-stock = { $seat }：ローカル鉄道の購入またはパス
decision-pick-paper = { $seat }：競りに出すプライベート証券の選択
decision-bid = { $seat }：{ $paper }への入札、または競りを降りる
decision-railway-tile = { $seat }：{ $paper }のタイルの敷設またはパス
# Unsaid: $sold
decision-stock = { $seat }：株の売却（任意）、続いて購入またはパス
decision-home-tile = { $company }：本拠地タイルの敷設
decision-home-city = { $seat }：{ $hex }での{ $company }の本拠地の都市の選択
decision-track = { $company }：線路の敷設
decision-station = { $company }：駅の設立（任意）
decision-run = { $company }：列車の運行
decision-dividend = { $company }：収益{ $revenue }の配当または留保
decision-take-over = { $company }：他社の買収（任意）
decision-doubled-marker = { $company }：{ $hex }から戻す駅トークンの選択（自社または{ $target }）
decision-taken-trains = { $company }：引き継いだ列車（{ LIST($taken, by: "、") }）の保持、回転、廃車
decision-trains = { $company }：列車の購入
decision-return-trains =
    { $company }：列車プールへの列車の返却{ GIVEN($keep) ->
        [yes] （{ $keep }列車を除く）
       *[no] {""}
    }
decision-privates = { $seat }：最も安いプライベート会社の購入、入札、またはパス
decision-raise = { $seat }：{ $private }の競り上げ、または降りる
# Unsaid: $done
decision-exchange = { $seat }：株の売買またはパス
decision-dealing = { $seat }：会社の設立、株の売買、またはパス
decision-private-station = { $company }：{ $hex }に駅を設立するかどうかの決定
decision-borrow = { $company }：列車の借用
decision-loans = { $company }：融資の返済
decision-raising =
    { $seat }：{ $company }の{ $need ->
        [interest] 利子
        [late-interest] 利子
       *[loans] 融資返済
    }のための{ $due }の支払い
decision-debts = { $company }：融資の返済または合併
# Unsaid: $hex
decision-national-stations = { $company }：手放す駅の選択
decision-national-trains = { $company }：列車の保持または返却
decision-answer = { $seat }：{ offerer }の提案への返答（{ deal }）
# Unsaid: $company
decision-counter-offer =
    { $seat }：{ $by }の{ $deal ->
        [for-sale] 提案
       *[other] 要求
    }への返答（{ deal-price }、当初の額は{ $offered }）

# Who decides for Václav, and why.
for-vaclav =
    ヴァツラフの{ $company }：プレイ順カードの番号が{ $priority ->
        [yes] 最も小さい
       *[no] 大きい方の
    }{ $seat }が{ $question ->
        [track] 線路
        [station] 駅
       *[run] ルート
    }を決定

## Actions: an order

action-pass = パス
action-buy-private = { $private }を購入
action-pick-paper = { $private }を競りに出品
action-bid = { $amount }を入札
action-assign-train = { $private }をこの会社で運行
action-sell-shares = { $company }株を{ $shares }株売却
action-start-company = { $company }を株価{ $price }で設立
action-buy-share = { $company }株を1株購入
action-repay-debt = { $amount }を返済
action-lay-home-tile = { $hex }に本拠地タイルを敷設（向き{ $rotation }）
action-choose-city = 都市{ $city }を選択
# Unsaid: $rotation
action-lay-tile = { $hex }にタイル{ $tile }（{ LIST($exits, by: "・") }）{ with-local }
action-place-station = { city }に駅を設立
action-run-trains =
    { COUNT($runs) ->
        [0] 列車を運行しない
       *[other] { LIST($runs, by: "；") }を運行
    }
action-claim-revenue = { $amount }を申告
action-pay-out = 配当
action-retain = 留保
action-pay-half = 半額を配当
action-take-over = { $target }の買収を1株{ $price }で提案
action-return-marker = 都市{ $city }の駅トークンを戻す
action-turn-train = { $train }列車を{ turned }列車に回転
action-scrap-train = { $train }列車を廃車
# $stack tells whether new trains lie on a stack.
action-buy-train =
    { $source ->
        [stack]
            { $stack ->
                [yes] 山札の列車（{ side }）を購入
               *[no] 次の新しい列車を購入
            }
        [beside] 最終型の新しい列車を購入
       *[pool]
            列車プールの{ $source-train }列車を{ COMPARE($source-train-side, $side) ->
                [same] {""}
               *[other] { bought }列車として
            }購入
    }
bought =
    { $side ->
        [small] { $source-train-small }
        [medium] { $source-train-medium }
       *[large] { $source-train-large }
    }
action-buy-train-from = { $seller }の{ $train }列車に{ $price }を提案
action-return-train = { $train }列車を列車プールに返却
action-offer-for-private = { $private }に{ $price }を提案
action-sell-local = { $private }を銀行に売却
action-bid-for = { $private }に{ $amount }を入札
action-buy-from-pool = バンクプールの{ $company }株を1株購入
action-take-loan = 融資を受ける
action-repay-loan = 融資を1件返済
action-place-post = { $hex }に郵便マーカーを配置
action-trade-train =
    { $train }列車を下取りに出して{ $pooled ->
        [yes] 列車プールの
       *[no] 新しい
    }列車を購入
action-offer-private = { $private }の{ $price }での売却をほかのプレイヤーに提案
action-go-bankrupt = 破産
action-pay-loans = 融資をすべて返済
action-merge = 会社を合併させる
action-remove-station = { city }の駅を除去
action-borrow-train =
    { $source ->
        [stack] 次の新しい列車を借用
        [beside] 最終型の列車を借用
       *[pool] 列車プールの{ $source-train }列車を借用
    }
action-accept = 同意
action-refuse = 拒否
action-counter-offer = { $price }を逆提案

# A train with its route.
run = { $train }列車（{ LIST($track-short, by: " ") }）
with-local =
    { GIVEN($private) ->
        [yes] 、{ $private }を使用
       *[no] {""}
    }

## Offers: an order with what it costs or brings

offer-pass = { action-pass }
offer-buy-private = { $private }を{ $price }で購入
offer-pick-paper = { $private }を競りに出品（{ $lowest }から）
offer-bid = { $private }に{ range }を入札
offer-assign-train = { action-assign-train }
offer-sell-shares =
    { $company }株を1株{ $price }で{ $most ->
        [1] 1株
       *[other] 1～{ $most }株
    }売却
offer-start-company = { $company }を設立（株価{ LIST($prices-short, by: "、") }{ $currency }）
offer-buy-share = { $company }株を1株{ $price }で購入
offer-repay-debt =
    { COMPARE($least, $most) ->
        [same] { $most }
       *[other] { AMOUNT($least) }～{ $most }
    }を返済
offer-lay-home-tile = { $hex }に本拠地タイルを敷設（{ positions }）
offer-choose-city = { action-choose-city }
offer-lay-tile =
    { $hex }にタイル{ $tile }を敷設（{ positions }）{ with-local }{ AMOUNT($cost) ->
        [0] {""}
       *[other] 、費用{ $cost }
    }
offer-place-station = { city }に{ $cost }で駅を設立
# Whether more may be possible is said beside it, where it is not proven.
# Unsaid: $most
offer-run-trains = { action-run-trains }、収益{ $revenue }
offer-claim-revenue = 任意の収益を申告
offer-pay-out = { action-pay-out }
offer-retain = { action-retain }
offer-pay-half = { action-pay-half }
offer-take-over = { $target }の買収を1株{ range }で提案
offer-return-marker = { action-return-marker }
offer-turn-train = { action-turn-train }（{ $cost }）
offer-scrap-train = { action-scrap-train }
offer-buy-train =
    { action-buy-train }（{ $price }{ AMOUNT($help) ->
        [0] {""}
       *[other] 、うち{ $help }は社長が負担
    }{ AMOUNT($loan) ->
        [0] {""}
       *[other] 、うち{ $loan }は借金
    }）
offer-buy-train-from = { $seller }の{ $train }列車に{ range }を提案
offer-return-train = { action-return-train }
offer-offer-for-private = { $private }に{ range }を提案
offer-sell-local = { $private }を{ $price }で銀行に売却
offer-bid-for = { $private }に{ range }を入札
offer-buy-from-pool = { action-buy-from-pool }（{ $price }）
offer-take-loan = { $amount }の融資を受ける
offer-repay-loan = { action-repay-loan }
offer-place-post = { action-place-post }
offer-trade-train = { action-trade-train }（{ $price }）
offer-offer-private = { $private }の{ range }での売却をほかのプレイヤーに提案
offer-go-bankrupt = { action-go-bankrupt }
offer-pay-loans =
    { action-pay-loans }{ AMOUNT($help) ->
        [0] {""}
       *[other] （うち{ $help }は社長が負担）
    }
offer-merge = { action-merge }
offer-remove-station = { action-remove-station }
offer-borrow-train = { action-borrow-train }
offer-accept = { action-accept }
offer-refuse = { action-refuse }
offer-counter-offer = { range }を逆提案

range =
    { COMPARE($from, $to) ->
        [same] { $to }
       *[other] { AMOUNT($from) }～{ $to }
    }
positions =
    { COUNT($rotations) ->
        [0] 可能な向きなし
       *[other] 向き{ LIST($rotations, by: "、") }
    }
