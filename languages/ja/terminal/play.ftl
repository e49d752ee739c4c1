### `lokalka play`: a game in the terminal. What is typed (map, board, log, hint, undo, save, help, quit, me, and the names of
### bots) is the same in all languages and stays as it is.

# What a person is called who plays alone against bots.
play-person = プレイヤー
# A bot by its strength and its number at the table.
play-bot =
    { $bot ->
        [random] ランダム
        [novice] 見習い
        [conductor] 車掌
        [director] 社長
       *[other] { $bot }{" "}
    }{ $number }
play-seat-unknown = 「{ $word }」というボットはありません。使えるのは{ $known }と、自分を表すmeです
play-stuck = できることがないのに、ゲームが終了していません

## What may be done

play-cash = { $player }の現金は{ $cash }
play-treasury = { $company }の資金は{ $treasury }、{ $player }の現金は{ $cash }
play-prompt = （番号、またはmap、board、log、hint、undo、save ファイル名、help、quit）
# What has to be typed besides the number of an offer.
play-and-position = （続けて向き：{ $positions }）
play-and-price = （続けて株価：{ $prices }）
play-and-amount = （続けて数または額）

## Answers to what was typed

play-nothing-done = まだ何もしていません。
play-nothing-to-decide = 決めることはありません。
# What a bot would do, and why.
play-hint = { $action }：{ $reason }
play-saved = { $file }に保存しました。
play-save-where = 保存先を入力してください：save ファイル名
play-cannot-save = { $path }に書き込めません：{ $error }
play-first-position = 「{ $number } { $position }」と入力すると、最初の向きで敷設します。
play-not-a-number = 「{ $typed }」：上の番号のどれか、またはhelpと入力してください
play-second-number = 「{ $number } { $example }」のように、2つ目の数も入力してください
# $detail is empty, or what may be typed: (and the position: 0, 3).
play-not-possible = ここでは{ $amount }は選べません{ $detail }

## Help: what can be typed, and what it does

play-number = 番号
play-file = ファイル名
play-help-number = その番号の選択肢を実行（番号は選択肢が残るかぎり同じ。0は常にパス）
play-help-amount = 数、額、またはタイルの向きも指定して実行（指定しないと、置ける向きを図で表示）
play-help-map = 地図を文字で表示
play-help-board = プレイヤー、会社、列車、タイル
play-help-log = 最近の出来事
play-help-hint = ボットならどうするか、その理由
play-help-undo = 自分の直前のアクションを元に戻す
play-help-save = ゲームをファイルに保存
play-help-quit = 終了（入力が終わったときも終了）

## The map and tiles in letters

# y, g, b and x stand before the numbers of tiles on the map, whatever the language.
play-map-key = y、g、b、x：黄色、緑色、茶色、灰色のタイルとその番号　*：都市　.：町　40^：地形コスト　英字：駅
play-position = 向き{ $position }
# Where track leads besides the sides of a hex.
play-city = 都市
play-town = 町
