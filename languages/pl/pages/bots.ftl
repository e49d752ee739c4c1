# Bots beside the table.

bots = Boty
suggest = Co zrobiłby bot?
suggest-short = Rada
suggest-do = Zrób to
suggest-thinking = Myśli…
suggest-alone = Bot podpowiada tylko wtedy, gdy nie gra nikt inny.
bot-hand-over = { $player }: niech gra bot
bot-plays-for = { $player }: gra teraz bot.
bot-take-back = { $player }: graj znowu bez bota
bot-reasons = Boty podają powody w dzienniku
