### Why a bot does what it does. Each follows a colon or stands in brackets: no full stop.

bot-chance = 抽選の結果
bot-only-choice = ほかに選択肢なし
bot-nothing-better = 値段に見合うものなし
bot-worth = 終了までに{ $brings }の見込み{ AMOUNT($costs) ->
    [0] {""}
   *[other] で、費用は{ $costs }
}
bot-earns = 列車の収益が{ $from }から{ $to }に増える見込み
bot-opens-way = より多くの場所への道が開ける
bot-dividend = 株主への配当を優先
bot-saves-for-train = 列車を買う資金が必要
bot-needs-train = 列車保有義務のため
# Unsaid: $tried
bot-looked-ahead = 先を読んだ結果、最初の案より{ $better_by }有利
bot-runs = { $company }の1回の収益は{ $to }の見込み（次善手では{ $from }）
bot-lasts = 次の廃車の後も{ $company }の収益は{ $to }の見込み（次善手では{ $from }）
bot-income = 持ち株から1ラウンドに{ $to }の見込み（次善手では{ $from }）
bot-ends-with = 最終資産は約{ $with }の見込み（次善手では{ $instead }）
bot-none-better = ほかにより良い手が見当たらない
bot-gains = 差し引き約{ $gain }の得の見込み
bot-loses = 応じると約{ $loss }の損の見込み
