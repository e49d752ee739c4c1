### What every command of the command line may say. Options such as --titles, and words in `backquotes`, are typed so and
### stay as they are; $error is told by the system, in English.

terminal-cannot-read = { $path }を読み込めません：{ $error }
terminal-cannot-write = { $path }に書き込めません：{ $error }
terminal-cannot-make = { $path }を作成できません：{ $error }
terminal-cannot-print = 結果を出力できません：{ $error }
terminal-cannot-listen = 入力を読み取れません：{ $error }
terminal-cannot-answer = 出力できません：{ $error }
# How far a command has come that goes through games; $left is the time it will still take: 12s.
terminal-progress = { $done }/{ $all }ゲーム、残り{ $left }
# $known: the tags of all languages.
terminal-language-unknown = `{ $tag }`という言語はありません。使えるのは{ $known }です
# What is wrong with a file, or with a folder.
terminal-about = { $path }：{ $what }
terminal-no-action = アクション{ $number }はありません。このゲームのアクションは{ $count }件です
# --time, with the seconds that were given.
terminal-time = --time { $seconds }：0より大きく{ $most }以下の秒数を指定してください
terminal-no-mind = { $title }には学習済みモデルがないため、ボットは経験則とプレイアウトで手を選びます。

## Titles

terminal-title-unknown = `{ $title }`というゲームはありません。あるのは{ $known }です
terminal-title-unknown-others = `{ $title }`というゲームはありません。あるのは{ $known }です。ほかのゲームは--titles DIRで追加できます
terminal-titles-faulty = 誤りのあるゲームは遊べません
terminal-faults = 誤り{ $count }件
# $file: title.toml.
terminal-no-titles = { $path }にゲームがありません。このフォルダーにも、その中のフォルダーにも{ $file }がありません
# What is in the box of a title.
terminal-title =
    { $title }：ヘクス{ $hex_count }個、タイル{ $kind_count }種{ $tile_count }枚、会社{ $company_count }社、{ $privates ->
        [local] ローカル鉄道{ $private_count }枚
       *[company] プライベート会社{ $private_count }社
    }、列車カード{ $card_count }種：誤りなし
terminal-title-reconstructed = 再構成したボード：{ $what }
