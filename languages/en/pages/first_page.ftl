# The first page.

## First page
play-now = Play now
play-now-hint = Choose a game and the number of players, and start. Everybody shares this screen unless you give a seat to a bot or to somebody elsewhere.
players-and-vaclav = { $players } and Václav
no-title = There is no title { $title }
names = Seats
seat-number = Seat { $seat }
start = Start
start-against-bots = All others: bots (Conductor)
start-at-once = Play 18CZ against three bots
cover-alt = The map of 18CZ in the middle of a game
cover-words = 18CZ: Bohemia, Moravia and Silesia, with track, stations and companies of all three sizes.
own-games = Your games
filter = Which games are listed
filter-all = All
filter-turn = Your turn
filter-waits = Others decide
filter-gathers = Looking for players
filter-over = Over
kept-until = kept until { $day }
kept-hint = Games in which nobody has an account are deleted { $days } days after the last move. Sign up to keep yours, or download them.
entries = { $count ->
    [0] not begun
    [1] one move
   *[other] { $count } moves
}
import = Import
import-hint = A game file of Lokálka, or a game of 18CZ or 1836Jr-56 exported from 18xx.games.
import-file = File
import-button = Import
import-unread = The file could not be read or sent. Please choose it again.
wrong-action = action { $number }: { $why }
import-failed = This file cannot be imported: { $why }
import-no-json = a game file is JSON, and this is not ({ $error })
import-long = it has { $count } actions, and at most { $most } can be read
export-failed = This game cannot be exported as a record of 18xx.games: { $why }
export-at-the-end = While others are still playing, this game cannot be exported this way: the file would give away what will be drawn. Try again when the game is over.
export-part-hint = With ?until={ $count } the { $count } actions before it are exported.
export-part = Download the { $count } actions before it
too-many = At most { $most } can play
name-missing = Seat { $seat } needs a name
name-too-long = A name can have at most { $most } letters
name-twice = Two players are called { $name }
name-alike = The names { $other } and { $name } look the same

## Bots
seat-bots = Bots that play to win
seat-bots-wealth = Bots that play for wealth
seat-unknown = “{ $seat }” is not a kind of seat. Use here, open, invite, novice, conductor or director; add :wealth for a bot that plays for wealth.
player-malformed = A player is a name, such as "Anna", or a seat, such as { "{" }"seat": "open"{ "}" }.
# How strong the bots of a title are: ratings as in chess, where 400 points more win ten of eleven games.
bots-rated = Bots { $novice }–{ $director }
bots-rated-hint = Bots: novice { $novice }, conductor { $conductor }, director { $director }. Ratings as in chess, from games between bots: 200 points more win three games in four
bots-unlearned = No bot has learned this title: they play by rules of thumb
bot-novice = Novice: often unsure, easy on beginners
bot-conductor = Conductor: plays well, with some mistakes
bot-director = Director: the strongest
bot-name = { $name } (bot)
