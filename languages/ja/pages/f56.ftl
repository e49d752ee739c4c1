# 1836Jr-56: private companies and their auction, capital, loans, money in need, and the national company.

round-privates = プライベート会社の競り
privates = プライベート
privates-long = プライベート会社
private-head = 記号
president = 社長
loans = 融資
pool = プール
offering = IPO
offering-short = IPO
train = 列車
limit = 制限
escrow = 保留額
destination = 目的地

you-preside = { $company }の社長に就任
new-president = { $player }が{ $company }の社長に
president-of = { $company }の社長

## Verbs
verb-take-loan = 融資を受ける
verb-repay-loan = 融資を1件返済
verb-debts = 返済または合併
verb-trade-train = 列車の下取り
verb-borrow-train = 列車の借用
verb-remove-station = 手放す駅の選択
verb-post = 郵便マーカーの配置
verb-bankrupt = 破産
verb-offer-for-private = プライベート会社の購入
pass-after-buying = 手番を終了
pass-raise = 降りる
pass-borrow = 借用しない
pass-loans = 返済を終了
pass-no-loans = 返済しない
pass-national-trains = この列車を保持
at-any-time-privates = いつでも可能：プライベート会社とその特殊能力

## Auction
auction-hint = 先頭の会社を定価で買うか、ほかの会社に定価または最高額より{ $step }以上高く入札します。入札した額は、その会社が売れるまで使えません。
auction-closing = 最初の{ $phase }列車の登場で、すべて閉鎖されます。
auction-companies-buy = フェイズ{ $phase }からは、会社が所有者から価格の{ $least }～{ $most }%で買い取れます。
auction-contest = { $private }に入札した人だけの競りです。{ $lowest }以上に競り上げるか、降ります。
private-terms = 価格{ $price }、ラウンドごとの収入{ $income }。
private-blocks = プレイヤーが所有している間、誰も{ $hex }に敷設できません。
private-extra-tile = 所有する会社は、そこにタイル{ $tiles }を、通常の敷設とは別に、経路なし、地形コストなしで敷設できます。
private-tile = 所有する会社は、その手番の敷設として、そこにタイル{ $tiles }を経路なしで敷設できます。
private-station = 続けて、そこに無料で駅を設立できます。
private-post = 所有する会社は都市か町にマーカーを置けます。置くとこのプライベート会社は閉鎖され、そこに停車する自社の列車の収益がそれぞれ{ $bonus }増えます。
private-post-until = マーカーは最初の{ $phase }列車の登場で取り除かれます。
buy-private = { $price }で購入
bound = 入札中
bound-hint = 入札中で使えないお金
bound-money = 入札中{ $bound }、残り{ $free }
pool-of = バンクプールの{ $company }
next-train = 次の列車
last-train = 最終型の列車

## Shares and capital
from-offering = IPOから{ $price }
out-of-pool = プールから{ $price }
buy-offering-for = IPOから{ $price }で購入
buy-pool-for = バンクプールから{ $price }で購入
open-pool = バンクプールの{ $company }株：購入
open-card = { $company }：会社カード
offering-hint = IPOの株（初期株価）
pool-hint = バンクプールの株（現在の株価）
loans-hint = 会社が受けている融資の件数
trains-privates = 列車など
not-operating = 売れた株数と、運営に必要な株数
company-card = 会社カード
capital-escrow = 最初の{ $count }株分の代金は、売れるたびに会社に入ります。残りは、本拠地と目的地が線路でつながるまで保留されます。
capital-incremental = 1株売れるたびに、その代金が会社に入ります。
capital-full = { $percent }%が売れると開始し、資本金の全額を一度に受け取ります。
start-hint-f56 = 会社は{ $operates }します。
start-held-back = 資本金の残りは、本拠地と目的地が線路でつながるまで保留されます。
start-you-pay = 支払い
capital-now = 開始時の資金
capital-half = { $count }株売却時
capital-joined = 完売・到達後
capital-all = 完売時
capital-at-float = { $percent }%売却時
held-back = { $company }の保留額{ $escrow }
escrow-is = 目的地に到達するまで{ $escrow }を保留
escrow-waits = （目的地到達まで）
sheet-destination = 目的地：{ $hex }
reaches = { $company }が目的地に到達
destination-reached = 到達済み
destination-open = 未到達
closes = { $company }が閉鎖

## The card
card-shares = 株
card-shares-are = プレイヤー{ $held }株、バンクプール{ $pool }株、IPO{ $offering }株
card-trains = 列車
card-trains-are = { $count ->
    [0] なし
   *[other] { $trains }
}（保有制限{ $limit }輛）
card-stations = 駅
card-stations-are = 地図上に{ $placed }個、残り{ $left }個
card-capital = 資本金
card-operates = 運営
card-operates-with = { $needed }%の売却から（現在{ $sold }%）
card-gone = ゲームから除外
card-not-formed = 最初の{ $phase }列車の登場時に、融資を返済できない会社があれば成立
status-president = { $player }が社長
temporary = （暫定：次の株式ラウンドで2株目の購入が必要）
frozen = 永久列車を買うまで凍結：株価は動かず、収益は留保し、列車以外には支払いをしない
owner-gone = 閉鎖

## Loans
take-loan = { $amount }の融資を受ける
take-loan-then = { $company }の資金は{ $treasury }に
take-loan-hint = 融資は1回の手番に1件です。ゲーム終了時、融資1件につき1株の価値が{ $off }下がります。
worth-less-loans = 資産：会社の融資1件につき、その株1株の価値が{ $off }下がります。
loans-none = なし。{ $most }件まで可能
loans-never = なし。新たな融資は不可
loans-old = { $count }件。新たな融資は不可。利子は手番ごとに{ $interest }
loans-some = { $count }件（上限{ $most }件）。利子は手番ごとに{ $interest }
loans-then = { $company }の融資は{ $count }件に
interest-is = 利子は手番ごとに{ $interest }
interest-due = 融資{ $count }件の利子{ $interest }：{ $parts }
interest-from-revenue = 融資{ $count }件の利子{ $interest }は収益から支払います。
interest-from-treasury = 融資{ $count }件の利子{ $interest }は会社の資金から支払います。
from-treasury = 資金から{ $amount }
from-revenue = 収益から{ $amount }
from-president = { $player }の現金から{ $amount }
loans-standing = { $company }の融資は{ $count }件で、利子は手番ごとに{ $interest }です。資金は{ $treasury }あります。
pool-part = バンクプールの株に対する{ $amount }は会社の資金になります
sum-due = 支払うべき額

## Money in need
need-train = { $company }の列車
need-interest = { $company }の利子
need-loans = 上限を超えた融資
paid-by-company = { $company }の支払い
due-from = { $player }の負担額
paid-by-cash = { $player }の現金
by-selling = 株の売却で調達する額
own-shares-add-loans = { $company }の株がバンクプールに1株増えるごとに、持てる融資が1件減ります。自社株を売ると、返済すべき融資（{ $loan }）がさらに1件増えます。
nothing-at-all = 売却できる株がありません。破産となり、ゲームが終了します。
not-enough = { $missing }が必要ですが、調達できるのは{ $most }だけです。破産となり、ゲームが終了します。
not-by-shares = { $missing }が必要ですが、株の売却では{ $most }にしかなりません。
enough = 調達できるのは{ $most }までです。必要以上に売ることも、{ $company }の社長でなくなる売却もできません。
raising-missing = 売却後の不足額{ $missing }
raising-short = 売却後の不足額{ $missing }（残りの株では{ $most }のみ）
raising-lost = 売却後の不足額{ $missing }に対し調達できるのは{ $most }のみ：{ $player }が破産し、ゲーム終了
raising-paid = 支払い完了、残り{ $cash }
raising-enough = 列車の代金が揃い、残り{ $cash }
raising-closed = 支払いは不要になり、残り{ $cash }
raising-bankrupt = 売れる株がなくなり、{ $player }が破産し、ゲーム終了
trains-must-route = ルートがあるのに列車がないため、列車を購入する義務があります。
trains-must-frozen = 永久列車を買える資金があるため、購入する義務があります。
trade-for = { $train }列車の下取りと{ $price }

## Stations and runs
private-station-hint = { $private }により、{ $company }は今ここに無料、経路なしで駅を設立できます。設立しなければ、この権利は失われます。
private-station-last = 最後の駅トークンです。
port-bonus = { $hex } { $value }（駅{ $count }×{ $each }）
post-bonus = { $bonus }（郵便）
borrow-hint = { $company }には列車がありません。この運行に限り1輛借用できます。運行後に返却し、フェイズは進みません。収益は会社の資金になります。
borrow-from-bank = 銀行の{ $train }列車を借用
borrow-from-pool = 列車プールの{ $train }列車を借用
borrowed-earns = 収益{ $revenue }

## The national company
formation = 国鉄の成立
formation-of = 国鉄（{ $national }）の成立
formation-begins = 国鉄が成立。返済か合併が必要な会社：{ $companies }
merges-into = { $company }は{ $national }に合併
formation-repay = 会社の資金で返済
formation-decide = 社長の決定
formation-exchange = 株の交換
formation-stations = 駅
formation-trains = 列車
debtors = 融資の残る会社
debt-missing = 不足額
debt-cash = 現金
debt-decides = 決定
debt-merges = 合併
debt-must-merge = 合併が必要
debt-now = 決定中
debt-later = 後で
debt-later-perhaps = 現金が足りれば後で
debt-pay = { $company }の融資を返済
debt-let-merge = { $company }を合併
debt-merge-hint = 合併する会社の駅、列車、資金は{ $national }に移り、株は2株が1株になり、融資は帳消しになります。資産は、ほかに合併がない場合の額です。
cash-of = { $player }の現金
shares-of = { $player }の株
worth-of = { $player }の資産
shares-owned = { $company } { $count }株
shares-kept = { $shares }を保持
shares-exchanged = { $old }→{ $national } { $new }株
treasury-to = { $treasury }は{ $national }へ
exchange-if = { $company }が合併し、ほかに合併がない場合
old-shares = 旧株
new-shares = 新株
odd = （端数）
odd-added = { $pool }＋端数{ $odd }
exchange-terms = 全{ $shares }株、1株{ $percent }%、株価{ $price }。端数の1株は補償なしでバンクプールに移ります。
exchange-president = { $player }が社長になります。
exchange-temporary = { $player }が1株だけで社長になり、次の株式ラウンドで2株目を購入する必要があります。
merged-stations = 引き継ぐ駅
removed-stations = 除去する駅
merged-treasury = 資金
merged-trains = 列車
keep-trains = { $company }が保有できる列車は{ $limit }輛までで、永久列車が優先されます。返却した列車は列車プールに移り、代金は支払われません。
give-up-doubled = { $hex }に駅が2つあります。1つを手放してください。
give-up-many = { $company }が残せる駅は{ $stations }個のうち{ $limit }個です。{ $count }個を手放してください。本拠地の駅は残ります。

## Share price chart
market-grid = 株式市場（上の段から順に）
market-moves = 配当→・無配←・売却↓・完売↑
zone-start = 初期株価
zone-yellow = 証券保有制限に数えない
zone-orange = さらに、持ち分の上限なし
zone-closing = 会社の閉鎖

## Facts
fact-rounds = ラウンド
fact-loans = 1手番に1件
fact-no-loans = 新規不可
bank-broken = 破産：このセットの運営ラウンドの後にゲーム終了

## What one looks up
phases-hint-f56 = フェイズは、その番号の列車が初めて購入されたときに始まります。
phase-privates = 会社によるプライベート会社の購入
phase-privates-close = プライベート会社の閉鎖
phase-no-loans = 新たな融資の終了
phase-national = 国鉄の成立
phase-last = 最終型の列車も販売
phase-towns = 町の建て替え
run-f56 = 町、都市、盤外はすべて収入のある場所で、列車は番号と同じ数の場所まで数えられます。1枚のタイルの独立した2つの都市は、2か所と数えます。
run-ports = { $ports }は、3か所以上を通る運行の終点になります。その運行が通る自社の駅1つにつき、価値の分だけ収益が増えます：{ $values }。
run-port-value = フェイズ{ $phase }から{ $value }
run-off-map = 赤い盤外は運行の終点になり、後のフェイズほど価値が上がります。
run-post = 郵便マーカーを置いた会社の運行がその場所に停車すると、そのたびにマーカーの価値が加わります。
limits-certificates-f56 = { $players }人ゲームでは、1人が持てる証券は{ $limit }枚です。株券とプライベート会社をそれぞれ1枚と数えます。2株分の社長株も1枚です。株価が黄色かオレンジ色のマスにある会社の証券は数えず、20株の国鉄の1株券は0.5枚と数えます。
limits-companies = 全社共通
limits-operate = 会社は{ $percent }%が売れると初めて運営します。
limits-ownership = 1人が保有できるのは1社の{ $percent }%までです。オレンジ色のマスの会社には上限がありません。
limits-pool = バンクプールに入るのは、1社につき{ $percent }%までです。
limits-loans = 会社の融資の件数は、プレイヤーが持つその会社の株数までです。
limits-options = このゲームの遊び方
course-by-phase = フェイズ{ $phase }では、株式ラウンドの後に運営ラウンドを{ $count }回行います。回数は株式ラウンドの終了時に決まります。
course-bank = 銀行が破産したセットの運営ラウンドが終わるか、社長の誰かが破産すると、ゲームが終了します。銀行の残りは{ $bank }です。
course-broken = 銀行が破産しました。このセットの運営ラウンドの後にゲームが終了します。
