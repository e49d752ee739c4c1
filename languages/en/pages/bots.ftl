# Bots beside the table.

bots = Bots
suggest = What would a bot do?
suggest-short = Hint
suggest-do = Do it
suggest-thinking = Thinking…
suggest-alone = Bots give hints only where nobody else is playing.
bot-hand-over = Let a bot play for { $player }
bot-plays-for = A bot is playing for { $player } now.
bot-take-back = Play for { $player } again
bot-reasons = Bots explain their moves in the log
