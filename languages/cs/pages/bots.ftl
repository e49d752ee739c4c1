# Bots beside the table.

bots = Boti
suggest = Co by udělal bot?
suggest-short = Tip
suggest-do = Provést
suggest-thinking = Přemýšlím…
suggest-alone = Bot radí jen tam, kde nehraje nikdo další.
bot-hand-over = Nechat za hráče { $player } hrát bota
bot-plays-for = Za hráče { $player } teď hraje bot.
bot-take-back = Hrát znovu za hráče { $player }
bot-reasons = Boti v záznamu píšou důvody
