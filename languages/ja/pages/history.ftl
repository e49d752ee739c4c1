# The way through time, and the log.

## History
history = 履歴
history-turn-back = 前の手番の始めへ
history-previous = 1アクション戻る
history-next = 1アクション進む
history-turn-on = 次の手番へ
history-play = 再生
history-pause = 一時停止
history-speed = 速さ
history-last = 現在
history-position = 局面
history-place = { $round }、アクション{ $at }/{ $now }
history-link = リンク
history-link-hint = この局面へのリンクをコピー
history-copied = コピーしました
speed-slow = 遅い
speed-normal = 標準
speed-fast = 速い
round-short-pre-stock = 初期
round-short-stock = SR{ $number }
round-short-operating = { $set }.{ $number }
since-last-move = 前回の手番から
since-count = 前回の手番から{ $count }アクション
since-play = 再生する
since-passed-over = 買えるものがなかったため、自動的にパスになりました
since-passed-over-in = { $round }：買えるものがなかったため、自動的にパスになりました
since-earned = 収益{ $revenue }
since-trains = 列車{ $count }輛を獲得
since-tiles = タイル{ $count }枚を敷設
since-stations = 駅{ $count }か所を設立
since-price = 株価{ $from }→{ $to }

## Log
log-whole = ログ全体
log-about = 対象
log-everybody = 全員
log-companies = 会社
log-rounds = ラウンドへ移動
log-passed = パス
log-passed-forced = パス（ほかに選択肢なし）
log-bought-share = { $company }株1株を{ $price }で購入
log-bought-from-pool = { $company }株1株をバンクプールから{ $price }で購入
log-sold-shares = { $company }株{ $count }株を{ $price }で売却
log-started = { $company }を株価{ $price }で設立、{ $paid }を支払い
log-paid-out = { $company }：配当（{ $parts }）
log-income = { $owner }：収入{ $sum }{ $count ->
    [1] {""}
   *[other] （{ $count }件）
}

## Reasons of bots
log-why = 理由：{ $why }
