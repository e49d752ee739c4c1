### `lokalka play`: a game in the terminal. What is typed (map, board, log, hint, undo, save, help, quit, me, and the names of
### bots) is the same in all languages and stays as it is.

# What a person is called who plays alone against bots.
play-person = Player
# A bot by its strength and its number at the table.
play-bot =
    { $bot ->
        [random] random
        [novice] novice
        [conductor] conductor
        [director] director
       *[other] { $bot }
    } { $number }
play-seat-unknown = no bot is called “{ $word }”; there are { $known }, and me
play-stuck = nothing may be done, and the game is not over

## What may be done

play-cash = { $player } has { $cash }
play-treasury = { $company } has { $treasury }, { $player } has { $cash }
play-prompt = (a number; or map, board, log, hint, undo, save FILE, help, quit)
# What has to be typed besides the number of an offer.
play-and-position = (and the position: { $positions })
play-and-price = (and the price: { $prices })
play-and-amount = (and how much)

## Answers to what was typed

play-nothing-done = You have done nothing yet.
play-nothing-to-decide = There is nothing to decide.
# What a bot would do, and why.
play-hint = { $action }: { $reason }
play-saved = Saved to { $file }.
play-save-where = Say where to: save FILE
play-cannot-save = Cannot write { $path }: { $error }
play-first-position = Type “{ $number } { $position }” for the first of these positions.
play-not-a-number = “{ $typed }”: type one of the numbers above, or help
play-second-number = This offer needs a second number, such as “{ $number } { $example }”
# $detail is empty, or what may be typed: (and the position: 0, 3).
play-not-possible = { $amount } is not possible here{ $detail }

## Help: what can be typed, and what it does

play-number = NUMBER
play-file = FILE
play-help-number = does what has this number; numbers stay while the choice is there, and 0 always passes
play-help-amount = the same with an amount, or the position of a tile; without one, its positions are drawn
play-help-map = the map in letters
play-help-board = players, companies, trains and tiles
play-help-log = the last events
play-help-hint = what a bot would do, and why
play-help-undo = takes your last action back
play-help-save = writes the game
play-help-quit = ends; so does the end of the input

## The map and tiles in letters

# y, g, b and x stand before the numbers of tiles on the map, whatever the language.
play-map-key = y, g, b, x: a yellow, green, brown, grey tile with its number; *: a city, .: a town; 40^: terrain; letters: stations
play-position = position { $position }
# Where track leads besides the sides of a hex.
play-city = city
play-town = town
