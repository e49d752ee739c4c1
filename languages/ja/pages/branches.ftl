# Branches: what somebody tries out alone, lines that are played, moves that wait, and what trains would earn.

## Branches
try = 試す
try-hint = ここから何ができるかを試します。ほかの人には見えません。
try-now = 現在の局面から試す
branch = 自分の分岐
branch-name = 分岐{ $number }
branch-private = ほかの人には見えません。すべての席をあなたが動かします。
branch-from = { $count ->
    [0] アクション{ $at }から、まだ何もしていません
   *[other] アクション{ $at }から{ $count }手
}
branch-back = ゲームへ戻る
branch-describe = 名前とメモ
branch-called = 名前
branch-note = メモ
branch-keep = 保存
branch-delete = 削除
branch-delete-named = 「{ $name }」を削除
branch-departs = { $count ->
    [0] 分岐点：{ $place }。まだ何もしていません
   *[other] 分岐点：{ $place }。{ $count }手
}
branch-outdated = この分岐は以前のルールで進めたもので、もう表示できません。削除のみ可能です。
branch-long = 一つの分岐は{ $most }手までです。
branch-name-wrong = 分岐には{ $most }文字以内の名前が必要です。
branches = 自分の分岐一覧
branches-hint = このゲームで試した手順です。自分だけに見えます。
branches-kept = 最大{ $most }件のうち{ $count }件を保存しています。
branches-none = まだ何も試していません。
branches-full = このゲームにはすでに{ $most }件の分岐があり、これ以上は保存できません。先にどれかを削除してください。

## Side by side
compare = 比べる
compare-one = こちら
compare-other = 比べる相手
compare-show = 並べて表示
compare-game = 現在のゲーム
compare-what = 項目
compare-differs = （違いあり）
compare-cash = 現金
compare-worth = 資産
compare-shares = 株
compare-companies = 会社
compare-order = 運営順
compare-price = 株価
compare-treasury = 会社の資金
compare-trains = 列車
compare-revenue = 前回の収益
compare-best = 現在の最良のルート
compare-at-least = { $revenue }以上

## Lines
line-play = この手順を実行
line-play-hint = 自分の手をゲームで順に実行します。ほかの人の手の後に続く手は、ちょうどその局面になるまで待ちます。
line-to-branch = 分岐へ戻る
line-played = { $count ->
    [0] 実行した手はありません。
   *[other] { $count }手を実行しました。
}
line-waiting = あと{ $count }手は、その局面になるまで待ちます。
line-stopped = { $number }手目で止まりました：{ $why }
line-elsewhere = ゲームの局面が予定と異なります。
line-led-elsewhere = 予定とは違う局面になりました。

## Moves that wait
plans = 待機中の手
plan-waits = 「{ $name }」：{ $count }手が、ちょうどその局面になるまで待っています。
plan-dropped = 「{ $name }」：待機は取り消されました。
plan-otherwise = 別の局面になりました。{ $player }：{ $what }
plan-elsewhere = 別の局面になりました。
plan-taken-back = ゲームで手が取り消されました。
plan-seat-lost = その席はもうあなたの席ではありません。
plan-cancel = 待つのをやめる
plan-seen = 了解

## What would it run for?
what-if = いくら稼げる？
what-if-hint = どの会社でも、どの列車でも、どの線路でも。一覧か地図でヘクスを選び、タイルや駅を置いてみてください。実際のゲームには影響しません。
what-if-which = 会社
what-if-place = 列車{ $number }
what-if-there = 地図に置いたもの
what-if-build = 置くヘクス
what-if-ask = 計算する
what-if-laid = { $hex }：タイル{ $tile }
what-if-placed = { $hex }：駅
what-if-lay = タイル{ $tile }、向き{ $rotation }
what-if-stand = 駅、都市{ $number }
what-if-nothing = これらの列車が走れるルートはありません。
what-if-many = 列車は{ $trains }輛まで、タイルと駅は合わせて{ $ghosts }個までです。
what-if-company = { $company }という会社はありません。
what-if-hex = { $hex }というヘクスはありません。
what-if-train = { $train }という列車はありません。あるのは：{ $trains }
what-if-tile = タイル{ $tile }を向き{ $rotation }で{ $hex }に置くことはできません。
what-if-station = { $hex }には駅を置く場所がありません。
what-if-station-there = その駅はすでにあります。
what-if-ghost = { $ghost }はタイルでも駅でもありません。
branch-not-corrected = 分岐の中では何でも元に戻せるので、訂正するものはありません。
