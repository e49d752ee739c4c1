### Why a bot does what it does. Each follows a colon or stands in brackets: no capital letter, no full stop.

bot-chance = drawn by lot
bot-only-choice = there is nothing else to do
bot-nothing-better = nothing on offer is worth its price
bot-worth = it should bring { $brings } until the end and costs { $costs }
bot-earns = the trains could earn { $to } instead of { $from }
bot-opens-way = it opens the way to more places
bot-dividend = the shareholders want their money
bot-saves-for-train = the company needs the money for a train
bot-needs-train = the company must own a train
# Unsaid: $tried
bot-looked-ahead = it looked ahead: { $better_by } better than its first thought
