# What may be decided, and what it leads to. Sentences of the log and of refusals come from the rules.

## Verbs
verb-buy-local = ローカル鉄道の購入
verb-sell-shares = 株の売却
verb-start-company = 会社の設立
verb-buy-share = 株の購入
verb-repay-debt = 借金の返済
verb-lay-home-tile = 本拠地タイルの敷設
verb-choose-city = 本拠地の都市の選択
verb-lay-tile = 線路の敷設
verb-place-station = 駅の設立
verb-run-trains = 列車の運行
verb-claim-revenue = ルートを示さない収益の申告
verb-dividend = 配当または留保
verb-take-over = 会社の買収
verb-return-marker = 駅トークンの回収
verb-turn-train = 列車カードの回転
verb-scrap-train = 列車の廃車
verb-buy-train = 列車の購入
verb-buy-train-from = 他社からの列車の購入
verb-return-train = 列車の返却
verb-offer-for-local = プレイヤーからのローカル鉄道の購入
verb-offer-private = ほかのプレイヤーへのプライベート会社の売却
verb-sell-local = 銀行へのローカル鉄道の売却
verb-answer = 返答
verb-counter-offer = 別の額を提示
verb-pass = パス
pass = パス
pass-track = 敷設を終了
pass-track-unlaid = 敷設しない
pass-station = 設立しない
pass-this-step = この手順のみ
pass-take-over = 買収しない
pass-taken-trains = 残りは保持
pass-trains = 列車購入を終了
pass-after-selling = 購入しない
go-on-track = 敷設を終了
go-on-track-unlaid = 敷設しない
go-on-station = 駅は設立しない
go-on-track-station = 敷設を終了、駅は設立しない
go-on-track-station-unlaid = 敷設せず、駅も設立しない

## Actions and what they lead to
sell-number = { $count }株を{ $sum }で
do-repay = 返済
do-claim = 申告
do-offer = 提案
do-buy = 購入
take-number = { $number }にする
do-ask = 要求
revenue = 収益
from-to = { $from }～{ $to }
each-brings = 1株{ $price }
hexes-hint = 地図で枠の付いたヘクスを選ぶか、ここで選んでください。
start-hint = 選んだ株価で2株分を支払います。詳細は株の表を見てください。
start-by-sheet = 株価を選ぶ
sell-by-sheet = 株数を選ぶ
ways = { $count }通り
power = これを持つ会社は1度だけ、縁が紫色のタイル（{ $tiles }）を敷設するか、地形コスト（{ $terrain }）を払わずに敷設できます。
power-short = 運営ラウンドごとに{ $income }・{ $tiles }・{ $terrain }
powers-of-locals = 会社が持つと1度だけ、縁が紫色のタイル（次の色）を敷設するか、次の地形に無料で敷設できます。
cash-unchanged = 現金は変わらず
cash-after = 残り{ $cash }
cash-then = 売却後{ $cash }
treasury-after = { $company }の資金は{ $cash }に
price-move = { $company }の株価{ $from }→{ $to }
new-director = { $player }が{ $company }の社長に
floats = { $company }が資本金{ $capital }で開始
you-direct = { $company }の社長に就任
new-phase = { $phase }開始
scrapping = { $train }列車はすべて廃車
loses-trains = { $company }が列車を{ $count }輛失う（{ $trains }）
returns-trains = { $company }は列車プールに列車を返却
new-order = 次の運営順：{ $order }
help = { $player }が{ $amount }を補填
loan = { $player }の借金は{ $debt }、ペナルティは{ $penalty }に
free = 無料
tiles-left = 残り{ $count }枚
do-lay = 敷設
tray-turn = タイル、または地図上のタイルをもう一度クリックすると回転します。
tray-keys = Rでも回転、Enterで敷設、Escで閉じます。
earns = 収益{ $before }→{ $after }
earns-with = { $train }列車があれば：{ $earns }
earns-with-second = { $earns }、2枚目（{ $tile }）も敷くと{ $together }
earns-as-before = 収益は{ $after }のまま
earns-nothing = まだ収益なし
at-least = { $amount }以上
next-run = 次の運行：{ $earns }
this-run = 今回の運行：{ $earns }
run-without = これがない場合：{ $earns }
next-on-stack = 次の販売：{ $trains }
cost-waived = 免除
power-of = ローカル鉄道{ $private }の特殊能力を使用
tray-empty = 今ここに敷設できるタイルはありません。

## The sheet of a company
sheet = 決定
treasury-short = 資金
trains-locals = 列車など
open-company = { $company }：できること
open-bank = 銀行の{ $company }株：購入
open-own = 自分の{ $company }株：売却
sheet-home = 本拠地：{ $home }
share-is = 1株は{ $percent }%
you = 自分
new = （新）
you-hold = { $count ->
    [0] 持ち株なし
   *[other] 持ち株{ $count }株
}
bank-holds = { $count ->
    [0] 銀行に株なし
   *[other] 銀行に{ $count }株
}
last-run = 前回の収益{ $revenue }：1株{ $share }、利回り{ $percent }%
last-run-short = 前回1株{ $share }、利回り{ $percent }%
last-run-nothing = 前回の収益なし
last-run-none = まだ運行なし
buy-for = 1株を{ $price }で購入
after-shares = 取引後の持ち株
shares-percent = { $count }株、{ $percent }%
after-director = 社長
after-float = 開始
floats-with = 直ちに、資本金{ $capital }
float-progress = { $float }株中{ $held }株売却済み
after-certificates = 証券
after-cash = 自分の現金
start-terms = 2株分を支払って社長になります。全{ $shares }株のうち{ $float }株が売れると開始し、資本金を得て運営に加わります。保有できるのは{ $most }株までです。
start-pays = 支払い{ $sum }
start-brings = 資本金{ $capital }
start-place = 運営順{ $place }/{ $count }
start-floats-at = { $shares_count }{"\u2060"}株中{ $float }{"\u2060"}株で開始
start-operates-at = { $shares_count }{"\u2060"}株中{ $count }{"\u2060"}株売れると運営
start-price = 株価
start-capital = 資本金
start-cash = 残り現金
start-more = 追加可能
start-more-hint = 残りの現金で追加購入できる株数
start-at = 設立株価
start-order = 運営順
sell-for = { $count }株を{ $sum }で売却

## Beside the decision itself
at-any-time = ローカル鉄道：使用、購入、売却

## Pre-Stock Round
local-income = 運営ラウンドごとの収入は{ $income }です。
local-sold = { $player }が所有
pick-order = 次に選ぶ順
stock-order = 現在の現金による最初の株式ラウンドの順

## Running trains
run-for = 運行（収益{ $revenue }）
run-unproven = 盤面が複雑なため、すべてのルートは調べきれません。このルートの収益は{ $revenue }で、{ $most }を超えるルートはありません。
claim-hint = このゲームは18xx.gamesと同じ遊び方で、任意の収益を申告できます。最良のルートの収益は{ $best }です。
claim-hint-bare = このゲームは18xx.gamesと同じ遊び方で、任意の収益を申告できます。

## Dividend
pay-out = { $revenue }を配当
retain = { $revenue }を留保
bank-part = { $amount }は銀行に残ります
treasury-of = { $company }の資金
price-stays = { $price }のまま
next-order = 次の運営順

## Take-over
take-over-open = 1株{ $from }～{ $to }
take-over-open-one = 1株{ $from }
take-over-costs = 合計{ $from }～{ $to }
take-over-costs-one = 合計{ $from }
take-over-brings = 資金{ $treasury }を取得
# Unsaid: $count
take-over-trains = 列車{ $trains }も取得
# Unsaid: $count
take-over-no-room = 列車{ $trains }は保有制限により保持不可
# Unsaid: $count
take-over-locals = ローカル鉄道{ $locals }も取得
take-over-title = { $company }による{ $target }の買収
take-over-price = 1株の価格
take-over-range = ルール上は{ $lowest }～{ $highest }（株価{ $price }の{ $least }%～{ $most }%）です。{ $company }の資金で支払えるのは{ $to }までです。
take-over-ask = { $target }の社長{ $player }の同意が必要です。
take-over-own = 両社とも自分が社長なので、直ちに買収します。
do-take-over = 買収
do-offer-take-over = 提案
holder = 保有者
gets-shares = 株数
gets = 受取額
in-all = 合計
what-moves = { $company }が得るもの
moves-treasury = 資金
moves-trains = 列車
moves-stations = 駅
moves-locals = ローカル鉄道
moves-markers = 未使用の駅トークン
nothing = なし
treasury-then = { $company }の資金：{ $before }→{ $after }
doubled-itself = { $hex }：同じ都市に両社の駅トークンがあるため、{ $target }のトークンはチャーターに移ります
doubled-choice = { $hex }：両社の駅トークンがあるため、どちらをチャーターに移すか{ $company }の社長が選びます
taken-trains = 相手会社の列車
taken-then = 引き継ぎ後に1輛ずつ決めます：
taken-keep = 保持
taken-turn = { $cost }で{ $train }列車に回転
taken-scrap = 廃車
taken-not-all = すべては保持できません。
taken-none = どれも保持できません。
taken-no-room = { $company }の列車はすでに{ $count }輛、保有制限は{ $limit }輛：これらは1輛も保持できません。
taken-over-limit = { $company }の列車は{ $count }輛、保有制限は{ $limit }輛：{ $surplus_count }輛を手放します。

## Trains
trains-have = { $company }の列車は{ $count }輛（{ $trains }）、保有制限は{ $limit }輛です。資金は{ $treasury }です。
trains-none = { $company }には列車がありません。保有制限は{ $limit }輛、資金は{ $treasury }です。
trains-must = 手番の終わりまでに、自社で運行できる列車を保有する義務があります。
from-stack = 山札
from-pool = 列車プール
from-others = 他社
stack-left = カード{ $card }の残り{ $count }枚
stack-unlimited = カード{ $card }、無制限
pool-empty = 列車プールに列車はありません。
others-none = 列車を持つ他社はありません。
emergency = { $price }＝資金{ $treasury }＋自分の現金{ $help }＋借金{ $loan }
emergency-no-loan = { $price }＝資金{ $treasury }＋自分の現金{ $help }
loan-cost = この借金の負担は合計{ $double }です。次に株を買うまでに{ $loan }を返済し、さらにゲーム終了時にペナルティ{ $loan }が引かれます。
fits-not = { $company }は運行できません

## Answers and returns
answer-train = { $company }が{ $seller }の{ $train }列車に{ $price }を提案しています。
answer-train-left =
    応じた場合の{ $seller }：資金{ $treasury }、{ $count ->
        [0] 列車なし
       *[other] 列車{ $trains }
    }
answer-local = { $company }があなたのローカル鉄道{ $private }に{ $price }を提案しています。
answer-local-left = 応じると、現金は{ $cash }になります。運営ラウンドごとの収入{ $income }と特殊能力は{ $company }に移ります。
answer-private = { $company }があなたのプライベート会社{ $private }に{ $price }を提案しています。
answer-private-left = 応じると、現金は{ $cash }になります。運営ラウンドごとの収入{ $income }は{ $company }に移ります。
answer-take-over = { $company }が{ $target }の買収を1株{ $price }で提案しています。買収されると{ $target }はゲームから除外されます。
answer-share-price = { $target }の株価は{ $price }です。
answer-for-sale = プライベート会社{ $private }が売りに出ています。{ $price }で購入しますか？
answer-for-sale-left = 購入すると、現金は{ $cash }になり、運営ラウンドごとに{ $income }の収入を得ます。
counter-price = 希望額
counter-price-share = 1株の希望額
counter-hint = 相手が同意すると取引が成立します。
countered-train = { $player }が{ $seller }の{ $train }列車に{ $price }を要求しています。
countered-local = { $player }がローカル鉄道{ $private }に{ $price }を要求しています。
countered-private = { $player }がプライベート会社{ $private }に{ $price }を要求しています。
countered-take-over = { $player }が{ $target }の買収に1株{ $price }を要求しています。
countered-for-sale = { $player }がプライベート会社{ $private }に{ $price }を提案しています。
countered-offered = こちらの提案は{ $price }でした。拒否しても、それより高い額を改めて提案できます。
countered-asked = こちらの要求は{ $price }でした。拒否すると、ほかのプレイヤーに打診するか、要求額を下げることができます。
countered-local-left = 同意すると、{ $company }の資金は{ $treasury }になり、{ $private }から運営ラウンドごとに{ $income }を得ます。
local-to-bank = 銀行は会社の手番中いつでもローカル鉄道1社に{ $price }を支払います。
return-hint = { $company }の列車は{ $count }輛、フェイズ{ $phase }の保有制限は{ $limit }輛です。列車プールに返却する列車の代金は支払われません。
taken-hint = 引き継いだ列車を含めて{ $company }の列車は{ $count }輛、保有制限は{ $limit }輛です。列車カードをより大きい面に回転すると、販売されたものとみなします。
choose-on-map = 地図またはここで選んでください。
question-only-buys = { $player }：購入またはパス
