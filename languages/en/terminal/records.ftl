### What is wrong with a game file, or with a record of 18xx.games. Said after the name of the file, without a full stop.
### Words in `backquotes` are written so in files and stay as they are; so do 18xx.games and JSON. $error is told by a
### library, in English.

record-not-json = not complete JSON: { $error }
record-no-object = not a JSON object
record-title-unknown = unknown title `{ $title }`; known are { $known }
# How many players a title is not played by; $possible is a list such as 3, 4, 5.
record-player-count =
    { $given_count ->
        [one] 1 player
       *[other] { $given_count } players
    }: this title is played by { $possible }
record-second-player = players[{ $index }]: a second { $player }

## Our own game file

# $place is a key of the file, or record-place-file; $what is one of those below.
record-shape = { $place }: { $what }
record-place-file = the file
record-version = version { $version } of the format; this program reads version { $ours }
record-no-version = no key `lokalka` with the version: this is no game file
record-no-text = missing, or not a text
record-no-list = missing, or not a list
record-not-an-object = not an object
record-not-a-text = not a text
record-not-a-seed = not a number from 0 up
record-not-a-switch = neither true nor false
record-name-twice = a second { $player }
record-key-unknown = unknown key; known are { $known }
record-profile-unknown = unknown profile { $profile }; known are { $known }
record-option-unknown = unknown option `{ $option }`; known are { $known }
# An action as it is written, and what is wrong with it.
record-action = action { $number }, { $written }: { $why }
record-player-unknown = there is no player { $player }; at the table are { $known }
record-no-do = `do` is missing, which says what is done
record-nobody-acts = nobody is to act

## Names in written actions

record-action-unknown = unknown action `{ $action }`; known are { $known }
record-field-missing = missing field `{ $field }`
record-too-large = { $number } is too large: at most 255 are possible
record-hex-unknown = there is no hex { $hex } on this map
record-tile-unknown = there is no tile { $tile } in this box
record-rotation = rotation { $rotation }: a tile has the positions 0 to 5
record-company-unknown = there is no company { $company }; there are { $known }
# $kind: what private papers are in this title.
record-private-unknown =
    there is no { $kind ->
        [local] local railway
       *[company] private company
    } { $private }; there are { $known }
record-train-unknown = no train { $train }: a train is its type and the letter of its card: { $known }
record-train-not-on-top = no train { $train } on top of the stack: that card shows { $known }
record-train-not-on-card = no train { $train } on this card of the pool: it shows { $known }
record-side-unknown = `{ $side }` is not a side; they are small, medium, large
record-track-unknown = `{ $track }` is not a piece of track; they are written as E15:4-s0 or D6:1-4
record-track-none = there is no track { $track }: no track lies on that hex
record-track-other = there is no track { $track }; on that hex lie { $known }

## Records of 18xx.games that cannot be read

record-format-unknown = unknown format `{ $format }`; known is conformance-1
record-title-missing = no `title`
record-list-missing = no list `{ $key }`
record-player-nameless = players[{ $index }] has no `name`
record-player-ids = `players` and `player_ids` are not lists of the same length
# $why is one of those that follow.
record-action-wrong = actions[{ $index }]: { $why }
record-state-count =
    { $action_count ->
        [one] 1 action needs
       *[other] { $action_count } actions need
    } { $need } states, not { $states }
record-state-no-object = states[{ $index }] is not an object
record-action-typeless = an action without `type`
record-action-fields = `{ $action }`: { $error }
record-entity-missing = `{ $action }` without `entity`
record-entity-no-text = the entity of `{ $action }` is not a text
record-entity-type = `{ $action }` by entity_type `{ $given }`: player, corporation or company act
# In place of an entity_type that is not given.
record-entity-type-none = none
record-auto-actions = the auto_actions of `{ $action }` are not a list
record-undo = an undo to action { $number }, which is not there
record-redo = a redo without an undo before it

## Records of 18xx.games that cannot be followed

# $action is the word of the record: lay_tile.
record-at-action = action { $number } ({ $action }): { $why }
record-over = the game is over
record-unknown =
    there is no { $what ->
        [player] player
        [hex] hex
        [share-price] share price
        [company] company
        [train] train
        [city] city
        [tile] tile
        [local] local railway
       *[private] private company
    } { $name }
record-ownerless =
    the { $what ->
        [local] local railway
       *[private] private company
    } belongs to no company
record-no-shares = no shares are named
record-dividend-unknown = unknown dividend `{ $dividend }`: payout or withhold
record-train-never-bought = train { $train } was never bought
record-train-below = { $train } is not on top of the stack: there lies { $top }
record-no-neighbours = { $chain } does not go from neighbour to neighbour
record-no-track-along = no track leads along { $chain }
record-chain-apart = the chain { $chain } does not go on from the one before it
record-route-revenue = the route of the { $train }: expected revenue { $expected }, got { $got }
record-above-the-best = the best routes earn { $best }, the recorded ones { $recorded }
record-cannot-do =
    a { $who ->
        [player] player
        [company] company
        [local] local railway
       *[private] private company
    } cannot do `{ $action }` here
record-refused = { $action }: { $why }
record-unanswered = something else is to be decided first, which nobody does; `{ $action }` waits for it

## Games that cannot be written as a record of 18xx.games

# $words: the action in words.
record-untold-action = action { $number } ({ $words }): { $why }
record-untold-end = after the last action: { $why }
record-untold-title = 18xx.games has no title `{ $title }`
record-untold-seed = no seed draws the same companies there
record-untold-no-action = there is no such action there: { $action }
record-untold-not-asked = it is not asked for there
record-untold-asked-for =
    no { $what ->
        [run] run
        [doubled-marker] doubled marker
        [city] city
       *[train] train
    } is asked for
record-untold-waits =
    18xx.games does not wait for { $what ->
        [loan] a loan there
        [station] it before the station is decided on
       *[it] it there
    }
record-untold-missing =
    there is no { $what ->
        [operating-company] operating company
        [certificate] certificate for sale
        [train-card] card of this train
        [train-to-return] train to return
        [loan] loan left
       *[loan-to-repay] loan to repay
    }
record-untold-revenue = there a revenue needs routes
record-untold-repaid-in-part = on 18xx.games a debt is repaid as far as the cash goes, not in part
record-untold-closes-the-last = 18xx.games would go on with the company that is closed by this sale, and stand still
record-untold-differs =
    by the rules of 18xx.games { $what ->
        [players] the players
        [companies] the companies
        [board] the tiles and markers
       *[trains] the trains
    } come out differently up to here
record-untold-goes-on = 18xx.games goes on differently: { $why }
record-untold-ends = it would end differently on 18xx.games
record-untold-unreadable = it cannot be read back: { $why }

## Games judged by 18xx.games, compared with ours

record-passed =
    passed, { $action_count ->
        [one] 1 action
       *[other] { $action_count } actions
    }; { $run_count ->
        [one] 1 run
       *[other] { $run_count } runs
    }, none below the recorded revenue, { $higher_count } could have earned more, { $exempt_count } exempt
record-skipped = skipped: { $why }
# $what is one of the next two.
record-differs = differs at { $what }
record-differs-before = before the first action: { $what }
record-differs-after = action { $number } ({ $action }): { $what }
# $path is a place in the file: players.Anna.cash.
record-differs-state = { $path }: expected { $expected }, got { $got }
record-unreadable = cannot be read: { $why }

## What is not compared as it is, with the reason, and where it applies (without a full stop)

record-praha-twice = Older games let a route visit two circles of Praha, which the rulebook and that engine of today both forbid.
record-praha-twice-applies = 18CZ: the revenue of a run with such a route is taken as recorded
record-express-stops = An express train is paid for the best of all its stops there, at most three of them towns; by the rulebook only towns may be left out.
record-express-stops-applies = 18CZ: the revenue of a run with an express train, if it is what that engine counts
record-overdrawn = There a president whose forced sale closes the very company in need plays on with less than nothing; here its debts are gone with it.
record-overdrawn-applies = 1836Jr-56: the game is compared up to that sale
record-half-sold = There the temporary president of the national company may sell his only share, although nobody has two; he stays bound to buy another one, and shares change hands that nobody has sold.
record-half-sold-applies = 1836Jr-56: the game is compared up to that sale
record-all-merged = There a round is over as soon as all its companies have merged, and the next one begins before the national company has given up stations and trains.
record-all-merged-applies = 1836Jr-56: the game is compared up to that formation
record-next-turn = There the turn of the next company may begin after a bankruptcy has ended the game: it floats and has a home.
record-next-turn-applies = 1836Jr-56: in the last state, homes of companies that have never operated, and whose turn it is
