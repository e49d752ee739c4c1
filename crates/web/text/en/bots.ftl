# Bots beside the table.

bots = Bots
suggest = What would a bot do?
suggest-thinking = Thinking…
suggest-alone = A bot suggests only where nobody else plays.
bot-hand-over = Let a bot play for { $player }
bot-take-back = Play for { $player } again
bot-reasons = Bots say why in the log
