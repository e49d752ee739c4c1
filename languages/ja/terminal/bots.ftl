### `lokalka simulate` and `lokalka arena`: games that nobody sits at.

# A game in which something is wrong.
simulate-broken = ゲーム{ $number }（シード{ $seed }）：{ $why }
simulate-refused = アクション{ $number }（{ $action }）は、選択肢にあったのに拒否されました：{ $why }
# $faults: what is wrong on the table, in English.
simulate-wrong-after = アクション{ $number }の後：{ $faults }
simulate-endless = { $count }アクションの後も終了していません

## simulate

simulate-games =
    { $title }（{ $player_count }人）を{ $game_count }ゲーム：すべて終了、{ $checked ->
        [yes] 不変条件の違反なし
       *[no] 検査なし
    }
simulate-actions = { $count }アクション、資産は{ $lowest }～{ $highest }、フィンガープリント{ $fingerprint }
simulate-speed =
    { $seconds }秒（{ $checked ->
        [yes] すべての検査を含む
       *[no] 検査なし
    }）：毎秒{ $games }ゲーム、{ $actions }アクション
# How often each private paper was used: local railway S1 12, MW 3.
simulate-uses = プライベート証券の使用回数：{ $uses }
simulate-use = { $private } { $number }
# How often what came up in games of 1836Jr-56.
simulate-counts = 国鉄の成立{ $formed }、合併した会社{ $merged }、列車の下取り{ $traded }、社長の補填{ $forced }、破産{ $bankrupt }、銀行破産{ $banks }、会社がなくなり終了{ $deserted }、融資{ $loans }、目的地到達{ $destinations }、列車の借用{ $borrowed }、閉鎖した会社{ $closed }

## arena

# The heads of the columns.
arena-bot = ボット
arena-wins = 勝率
arena-interval = 95%信頼区間
arena-worth = 平均資産
arena-move = 平均思考時間
arena-longest = 最長思考時間
# What stands in them; the numbers are filled up with spaces.
arena-percent = { $number }%
arena-from-to = { $from }～{ $to }%
arena-milliseconds = { $number }ミリ秒
arena-game = 1ゲームあたり{ $actions }アクション、借り入れ{ $loans }回。最後のフェイズ：{ $phases }
# One of $phases above: d in 40 %.
arena-phase = { $phase }が{ $percent }%
arena-sizes = 全規模の会社が設立可能になったゲームは{ $percent }%。プレイヤーの平均資産は{ $worth }
arena-average = プレイヤーの平均資産は{ $worth }
# $who: the bots that went bankrupt.
arena-credit =
    1ゲームあたり株式ラウンド{ $rounds }回。{ $game_count }ゲーム中{ $bankrupt_count }ゲームが破産で終了{ $bankrupt_count ->
        [0] {""}
       *[other] （{ $who }）
    }。国鉄の成立は{ $formed_count }ゲーム、合併した会社は{ $merged_count }社、閉鎖した会社は{ $closed_count }社
arena-took = { $count }ゲームを{ $seconds }秒で実行

## The ladder: heads of the columns, and what stands in the last one.

ladder-rating = レーティング
ladder-within = 誤差
ladder-score = より多い資産で終える割合
ladder-beats = { $bot }に対して{ $percent }%

arena-refused = { $action }が拒否されました：{ $refusal }
arena-stuck = アクション{ $number }の後：選択肢がないのに、ゲームが終了していません
arena-endless = 数千アクションの後も終了していません

## puzzles

# $kind: run, tile, station, train or take-over.
puzzles-of-kind =
    { $kind ->
        [run] 最良の運行
        [tile] 最良のタイル
        [station] 最良の駅
        [train] どの列車
       *[take-over] 買収
    }：{ $count }
puzzles-drawn = { $game_count }ゲームから{ $count }問を{ $path }に書き出しました
