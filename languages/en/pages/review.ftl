### Looking back at a game: chances, turning points, and what was left behind. On a page and in the terminal.

review = Looking back
review-link = Look back at this game
review-hint = A bot has looked at every decision, and again at those that seem to have cost most: from there it played on for everybody, several times. Chances are those that bots of equal strength would have from each position; people may see further. Revenue, idle money and late trains are exact.
review-running = This game is not over: what a bot thinks of it would be a hint. When it is over, everybody can look back.
review-corrected = Mistakes were corrected on the way. Every decision is judged by the table as it lay at that moment.
review-none = Nobody has looked back at this game yet.
review-begin = Let a bot look back
review-working = A bot is looking back: { $percent }
review-waiting = Other games come first. This one waits for its turn.
review-stay = The page shows the review when it is done; one may go away and come back.
review-again = See how far it is
review-busy = Many games wait for a look back. Try again later.
review-unjudged = No bot has learned this title: there are no chances and no turning points. What is shown is exact.
# Where in the game: $round is the name of a round, $company a symbol.
review-place = { $round }, { $company }
review-percent = { $number } %
# A loss of chances, in points of a percentage: 3.4
review-points = { $whole }.{ $tenth }

## Chances and turning points

review-chances = Chances to win, in percent
review-points-heading = Turning points
review-yours = Your own
review-others = Those of the others
review-no-points = No decision cost anybody much.
review-no-own = No decision of your own cost you much.
review-loss = Chances { $played } instead of { $better }
review-played = Played
review-better = Better
review-why = Why
review-sure = How sure
# In how many of the lines that were played on from both positions it was better.
review-lines = Better in { $better_in } of { $lines } lines that were played on; { $worth_better } instead of { $worth_played } at the end
# The same where it ended with no more money.
review-lines-only = Better in { $better_in } of { $lines } lines that were played on
review-position = To the position

## Why something else seemed better. No capital letter where the language allows, no full stop.

review-why-worth = it should have brought in { $brings } by the end and cost { $costs }
review-why-earns = the trains could have earned { $to } instead of { $from }
review-why-opens-way = it would have opened up more places
review-why-dividend = the shareholders wanted their money
review-why-saves-for-train = the company needed the money for a train
review-why-needs-train = the company had to own a train
review-why-runs = { $company } could have earned { $to } a run instead of { $from }
review-why-lasts = { $company } would still have earned { $to } when its next trains were scrapped, instead of { $from }
review-why-income = the player's shares could have brought { $to } a round instead of { $from }
review-why-ends-with = it would probably have left { $with } at the end instead of { $instead }
# $player is another player.
review-why-rival = { $player } would have ended with { $less } less

## What was left behind

review-left = Revenue left behind
review-left-none = Every train ran for the most it could.
review-idle = Money left idle
review-idle-hint = Cash in hand when a stock round ended, with a share for sale that it would have bought.
review-idle-none = Nobody kept money that would have bought a share.
review-late = Trains bought too late
review-late-hint = A company stood still that could have paid for a train the turn before.
review-late-none = No company stood still for want of a train that it could have paid for.
review-missed = Take-overs missed
review-missed-none = None that would have been better than what was done.
review-sides = Side by side

## Heads of columns

review-round = Round
review-at = Action
review-where = When
review-player = Player
review-ran = Ran
review-best = Best
review-lost = Left
review-cash = Cash
review-share = Share
review-price = Price
review-train = Train
review-would-run = Would have run
review-gain = Gain
review-decisions = Decisions
review-agreed = As the bot
review-chances-lost = Chances lost
# A revenue of which it is not proven that nothing earns more.
review-at-least = ≥ { $revenue }
