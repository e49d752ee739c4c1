### `lokalka simulate` and `lokalka arena`: games that nobody sits at.

# A game in which something is wrong.
simulate-broken = game { $number } (seed { $seed }): { $why }
simulate-refused = action { $number }, { $action }, was offered and refused: { $why }
# $faults: what is wrong on the table, in English.
simulate-wrong-after = after action { $number }: { $faults }
simulate-endless =
    still not over after { $count ->
        [one] 1 action
       *[other] { $count } actions
    }

## simulate

simulate-games =
    { $game_count ->
        [one] 1 game
       *[other] { $game_count } games
    } of { $title } with { $player_count ->
        [one] 1 player
       *[other] { $player_count } players
    }: all ended, { $checked ->
        [yes] no invariant broken
       *[no] nothing was checked
    }
simulate-actions =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    }, wealth from { $lowest } to { $highest }, fingerprint { $fingerprint }
simulate-speed =
    { $seconds } s { $checked ->
        [yes] with all checks
       *[no] without checks
    }: { $games } games/s, { $actions } actions/s
# How often each private paper was used: local railway S1 12, MW 3.
simulate-uses = uses of private papers: { $uses }
simulate-use = { $private } { $number }
# How often what came up in games of 1836Jr-56.
simulate-counts = nationalisations { $formed }, companies merged { $merged }, trains exchanged { $traded }, payments of presidents { $forced }, bankruptcies { $bankrupt }, banks broken { $banks }, tables deserted { $deserted }, loans { $loans }, destinations { $destinations }, borrowed trains { $borrowed }, companies closed { $closed }

## arena

# The heads of the columns.
arena-bot = bot
arena-wins = wins
arena-interval = 95 % interval
arena-worth = mean worth
arena-move = mean move
arena-longest = longest move
# What stands in them; the numbers are filled up with spaces.
arena-percent = { $number } %
arena-from-to = { $from } to { $to } %
arena-milliseconds = { $number } ms
arena-game = a game has { $actions } actions and { $loans } loans; the last phase was { $phases }
# One of $phases above: d in 40 %.
arena-phase = { $phase } in { $percent } %
arena-sizes = every size of company could be started in { $percent } % of the games; a player is worth { $worth } on average
arena-average = a player is worth { $worth } on average
# $who: the bots that went bankrupt.
arena-credit =
    a game has { $rounds } stock rounds; { $bankrupt_count } of { $game_count } ended with a bankruptcy{ $bankrupt_count ->
        [0] {""}
       *[other] {" "}({ $who })
    }; the national company was formed in { $formed_count } out of { $merged_count ->
        [one] 1 company
       *[other] { $merged_count } companies
    }; { $closed_count ->
        [one] 1 company
       *[other] { $closed_count } companies
    } closed
arena-took =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    } in { $seconds } s
## The ladder: heads of the columns, and what stands in the last one.
ladder-rating = rating
ladder-within = within
ladder-score = how often it ends with more
ladder-beats = { $percent } % against { $bot }

arena-refused = { $action } was refused: { $refusal }
arena-stuck = after action { $number }: nothing is offered, and the game is not over
arena-endless = still not over after thousands of actions

## puzzles

# $kind: run, tile, station, train or take-over.
puzzles-of-kind =
    { $kind ->
        [run] best run
        [tile] best tile
        [station] best station
        [train] which train
       *[take-over] take-over
    }: { $count }
puzzles-drawn =
    { $count ->
        [one] 1 puzzle
       *[other] { $count } puzzles
    } from { $game_count ->
        [one] 1 game
       *[other] { $game_count } games
    }, written to { $path }
