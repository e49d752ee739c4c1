# Bots beside the table.

bots = Bots
suggest = Was würde ein Bot tun?
suggest-short = Tipp
suggest-do = So spielen
suggest-thinking = Denkt nach …
suggest-alone = Tipps von Bots gibt es nur, wenn sonst niemand mitspielt.
bot-hand-over = Bot für { $player } spielen lassen
bot-plays-for = Für { $player } spielt jetzt ein Bot.
bot-take-back = Wieder selbst für { $player } spielen
bot-reasons = Bots begründen ihre Züge im Protokoll
