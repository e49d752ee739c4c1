# The table: its parts, the way through time, and what lies on it.

## Parts of the table
parts = テーブルの各部
choices = できること
way-on = 次へ進む
map = 地図
market = 株価
shares = プレイヤーと株
trains = 列車
log = ログ
tray = 選んだヘクスのタイル
tab-choices = 手番
tab-map = 地図
tab-shares = 株
tab-market = 株価
tab-info = 情報
tab-log = ログ

## By ear and by key
spoken = 直前の手
spoken-move = { $player }：{ $line }。
spoken-line = { $line }。
skip-to-choices = 選択肢へ移動
hexes = 地図のヘクス
hexes-tile =
    { $colour ->
        [red] 赤い
       *[other] { colour }の
    }タイル{ $tile }
hexes-track = 線路の行き先：{ $hexes }
hexes-stations = 駅：{ $companies }
hexes-lay = タイルを敷設可能
hexes-station = 駅を設立可能

## Turn
round-pre-stock = 初期ラウンド
round-stock = 株式ラウンド{ $number }
round-operating = 運営ラウンド{ $set }.{ $number }
round-export = セット{ $set }後の輸出
round-over = 終了
purse-treasury = 会社の資金：
purse-of = { $player }の現金：
purse-certificates = 証券{ $held }/{ $limit }
game-over = ゲーム終了
undo = 元に戻す
redo = やり直す
watching = 観戦中
export = ファイル
export-ours = ゲームファイル
export-theirs = 18xx.gamesの記録
looking-back = 全{ $now }アクション中、{ $at }アクション後の局面を表示しています。
back-to-now = 現在に戻る
others-decide = { $player }の決定待ちです。
others-choose-from = 選択肢
others-more = ほか{ $count }件
latest-moves = 最近の手
bot-seat = ボット
bot-seat-hint = ここはボットがプレイします
result = 結果
zoom-in = 拡大
zoom-out = 縮小
zoom-all = 地図全体
zoom-full = 地図の全画面表示の切り替え

## Tables
size-small = 小規模
size-medium = 中規模
size-large = 大規模
train-size-small = 小
train-size-medium = 中
train-size-large = 大
players = プレイヤー
player-head = プレイヤー
cash = 現金
debt = 借金
certificates = 証券
certificates-hint = 証券の枚数と保有制限
worth = 資産
worth-hint = ゲーム終了時の計算方法による資産
worth-today = 現時点
worth-today-hint = ローカル鉄道を現在の銀行の買取価格で数えた資産
locals = ローカル
shares-caption = 各社の株と保有者
company = 会社
later-companies = 今後登場：
price = 株価
run-short = 収益
run-hint = 前回の運行の収益
per-share = 1株
per-share-hint = そのうち1株あたりの額
yield-short = %
yield-hint = 1株あたりの額の株価に対する割合（%）
yours-of-run = 自分
yours-of-run-hint = 前回の運行で自分の株が受け取る額
bank = 銀行
treasury = 資金
stations = 駅
stations-hint = チャーターに残っている駅トークン
not-floated = 売れた株数と、開始に必要な株数
director-of = { $company }の社長
trains-in-phase = 列車・フェイズ{ $phase }
fact-phase = フェイズ
next-for-sale = 販売中：{ $card }
fact-tiles = 最新のタイル
fact-limit = 列車保有制限
# A size of companies, with the limit of its trains.
limit-of-size =
    { $size ->
        [small] 小規模
        [medium] 中規模
       *[large] 大規模
    }{ $limit }
fact-pool = プール
fact-scrapped = 廃車
fact-local-price = ローカル鉄道の価格
card = カード
left = 残り
scraps = 廃車
scraps-hint = 列車と、その1輛目で廃車になる列車

## Share price chart
market-start = 初期株価：{ $sizes }
market-order = 運営順：{ $companies }
