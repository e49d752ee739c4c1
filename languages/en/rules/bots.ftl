### Why a bot does what it does. Each follows a colon or stands in brackets: no capital letter, no full stop.

bot-chance = it drew lots
bot-only-choice = there is nothing else to do
bot-nothing-better = nothing on offer is worth its price
bot-worth = it should bring in { $brings } by the end{ AMOUNT($costs) ->
    [0] {""}
   *[other] {" "}and costs { $costs }
}
bot-earns = the trains could earn { $to } instead of { $from }
bot-opens-way = it opens up more places
bot-dividend = the shareholders want their money
bot-saves-for-train = the company needs the money for a train
bot-needs-train = the company must own a train
# Unsaid: $tried
bot-looked-ahead = looking ahead, it is { $better_by } better than its first idea
bot-runs = { $company } could earn { $to } a run instead of { $from } after the next best choice
bot-lasts = { $company } still earns { $to } when its next trains are scrapped, instead of { $from } after the next best choice
bot-income = the income from shares could be { $to } a round instead of { $from } after the next best choice
bot-ends-with = it leads to about { $with } by the end, the next best choice to { $instead }
bot-none-better = no other choice looks better
bot-gains = it should gain about { $gain }
bot-loses = to agree should lose about { $loss }
