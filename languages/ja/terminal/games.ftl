### `lokalka check`, `convert`, `routes`, `draw`: games in files.

## check

check-no-game = ゲームのファイルではありません
check-runs = 運行{ $run_count }回：最良のルートが記録の収益を下回ったことはなく、上回ったのは{ $higher_count }回、対象外は{ $exempt_count }回
check-exempt = 比較の対象外は次のものだけです：
# An exemption by its name, and how often it was used.
check-exemption =
    { $name }、{ $count ->
        [0] 該当なし
       *[other] { $count }回
    }。{ $reason }{ $applies }。
check-tally = 合格{ $passed_count }件、不合格{ $failed_count }件、スキップ{ $skipped_count }件

## convert

convert-untellable = { $why }。その手前までは--until { $before }で書き出せます
convert-written = { $count }件のアクションを{ $path }に書き出しました

## routes

routes-none-operate = { $company }を含め、運営している会社はまだありません
routes-does-not-operate = { $company }は、この局面では運営しません。運営する会社：{ $others }
routes-no-company = `{ $company }`という会社はありません。あるのは{ $others }です
routes-no-train = { $company }：運行できる列車なし
# $time: 0.25 ms.
routes-best = { $company }：{ $revenue }（最大であることを{ $time }ミリ秒、{ $count }ノードで証明）
# A train with its stops, and what it earns.
routes-route = { $company } { $train }列車：{ $stops } = { $revenue }
routes-route-bonus = { $company } { $train }列車：{ $stops } + ボーナス{ $bonus } = { $revenue }

## draw

draw-done = { $path }に描きました
draw-failed = 画像を描けません：{ $error }
draw-too-large = { $width }×{ $height }ピクセルの画像は大きすぎます
