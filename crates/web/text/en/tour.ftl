# For people who are new to 18xx: a page, and a walk along the parts of a table.

## First page
tour-new = New to 18xx?
tour-new-hint = What these games are about, and how one plays them here. It takes five minutes.
tour-page = 18xx in five minutes

## The offer at a table, and the walk
tour-offer = New here? A short tour shows what is where.
tour-show = Show me
tour-no = No, thanks
tour-button = Tour of the table
tour-short = Tour
tour-back = Back
tour-next = Next
tour-done = Let's play
tour-end = End the tour
walk-turn = Whose turn it is
walk-turn-hint = The round, who decides, and what is asked. The page waits for you as long as you like.
walk-choices = What you can do
walk-choices-hint = Every choice that the rules allow, with what it leads to. What is not possible says why, and names the rule.
walk-map = The map
walk-map-hint = Companies lay track here, between cities. Where one may build, hexes are outlined: choose one, then a tile. Drag the map to move it; the wheel or two fingers bring it closer.
walk-shares = Players and shares
walk-shares-hint = Who has how much money, and who owns which companies. Whoever owns most of a company decides for it. In the end the richest player wins, not the richest company.
walk-market = Share prices
walk-market-hint = A company that pays its owners becomes dearer, one that keeps its money cheaper, and so does one whose shares are sold. The dearest company goes first.
walk-drawers = What one looks up
walk-drawers-hint = Trains and phases, tiles, companies, the course of the game; and the rules, in our own words.
walk-log = The log
walk-log-hint = Everything that has happened. Bots say in it why they did what they did. The line under the question goes back to any position, and changes nothing.
walk-help = Undo, bots and help
walk-help-hint = Undo is free until another person has acted, so try things out. Bots play their seats by themselves; under Chat you can ask what one would do in your place. This tour is always there again: behind the question mark, on a phone under Info.

## The page
tour-win = How one wins
tour-win-1 = You are an investor. You buy shares of railway companies, and whoever owns most shares of a company decides for it.
tour-win-2 = Your money and the money of your companies are kept apart. In the end only yours counts: cash, and your shares at their price. The richest player wins.
tour-rounds = How a game goes on
tour-rounds-1 = Two kinds of rounds follow each other until the end.
tour-stock = Stock round
tour-stock-hint = Players, in turn: sell shares, buy one, start a company. It ends when all pass.
tour-operating = Operating round
tour-operating-hint = Companies, the dearest first: each builds, runs its trains and earns. Often several in a row.
tour-again = and again
tour-company = The turn of a company
tour-company-1 = Its director, who owns most of it, decides each step.
tour-track = Track
tour-track-hint = lay a tile, or a better one
tour-station = Station
tour-station-hint = a place in a city that is its own
tour-run = Run
tour-run-hint = every train from city to city; the best routes are found for you
tour-pay = Pay or keep
tour-pay-hint = its owners get the money and the price rises, or the company keeps it
tour-trains = Trains
tour-trains-hint = buy more, or better ones
tour-tiles = The same city grows: first yellow, then green, then brown. Better tiles bring more.
tour-old = Trains grow old
tour-old-1 = New kinds of trains open new phases, and the oldest trains are scrapped, whoever owns them. A company that has none must get one, and its director may have to pay out of his own pocket. That is where games are won and lost.
tour-table = What the table shows
tour-table-1 = On a wide screen everything is in sight; on a phone the parts are tabs at the bottom.
tour-part-turn = Whose turn it is, and what is asked
tour-part-choices = Everything that you can do now
tour-part-map = The map
tour-part-market = Share prices
tour-part-shares = Players and shares
tour-part-log = The log: what has happened
tour-company-of-others = Bots, undo and help
tour-bots = A bot can sit on any seat. It plays as soon as its turn comes, and says in the log why it did what it did. Under Chat you can ask one what it would do in your place, or let it play for you.
tour-undo = Undo takes back what you did, freely, until another person has acted; after that it asks them. The line under the question goes back to any position and only shows it.
tour-help = The question mark at the table lists all keys and has the tour of the table. What is refused names its rule, which leads to the words of that rule.
tour-titles = Which game to begin with
tour-cz = { $title }: companies come in three sizes, and larger ones take over smaller ones. Before the first stock round players buy local railways with small incomes. The number of rounds is fixed, so you know when it ends.
tour-benelux = { $title }: companies take loans to grow faster. When the first 6-train comes, those that are still in debt are merged into one national company. It ends when the bank has no more money.
tour-first = For a first game take { $title } with two bots, and press “What would a bot do?” under Chat whenever you do not know what to do.
tour-start = Start a game
