# Bots beside the table.

bots = Bots
suggest = What would a bot do?
suggest-short = Hint
suggest-do = Do it
suggest-thinking = Thinking…
suggest-alone = A bot suggests only where nobody else plays.
bot-hand-over = Let a bot play for { $player }
bot-plays-for = A bot plays for { $player } now.
bot-take-back = Play for { $player } again
bot-reasons = Bots say why in the log
