# Charts of the game so far, and the result.

## Charts
chart-worth = プレイヤーの資産
chart-prices = 株価
chart-revenue = 会社の収益
chart-empty = まだ表示するものがありません。
chart-numbers = 数値
chart-csv = CSV形式
chart-now = 現在
csv-round = ラウンド
csv-position = アクション

## Result
result-winners = ゲーム終了：{ $count ->
    [1] { $names }の勝利
   *[other] { $names }の勝利（同点）
}
result-again = 別のゲーム
result-rematch = 再戦
result-lead = { $round }：{ $player }が首位に。
result-lead-end = 終了時：{ $player }が首位に。
result-why-track = 最後の運営ラウンドが終わりました。
result-why-rounds = 最後のラウンドが終わりました。
result-why-bank = 銀行が破産し、そのセットの運営ラウンドが終わりました。
result-why-bankrupt = { $player }が破産したため、ゲームは直ちに終了しました。
result-why-no-bids = プライベート証券への入札がなく、最初のプレイヤーの勝利となりました。
result-why-stuck = ゲームを続けられなくなりました。
result-place = 順位
result-shares = 株
result-debt = 借金
result-penalty = 罰金
