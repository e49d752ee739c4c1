### `lokalka serve`, `verify`, `backup`, `restore` and `admin`: what whoever runs a server is told.

data-none = no games are kept in { $path }; use --data or --database to say where they are
data-no-home = no home directory is known; name a folder with --data

## serve

serve-ready = Lokálka is on { $address }  (Ctrl-C stops it)
serve-cannot-start = cannot start: { $error }
serve-cannot-listen = cannot listen on { $address }: { $error }
serve-no-signals = cannot listen for signals: { $error }
serve-cannot-log = cannot log: { $error }
serve-no-count = `{ $given }` is not a number of connections, such as 1000

## verify

# $title: 18cz.
verify-game = { $game } ({ $title }): { $what }
verify-no-game = there is no game { $game }
verify-goes-on = passes again, and goes on
verify-could-go-on = passes again, and could go on
# $why is a sentence.
verify-frozen = { $why } The game is frozen.
verify-not-begun = cannot be begun: { $why }
verify-tally =
    { $game_count ->
        [one] 1 game
       *[other] { $game_count } games
    } with { $entry_count ->
        [one] 1 entry
       *[other] { $entry_count } entries
    }: { $pass_count } pass, { $wrong_count } differ{ $mended_count ->
        [0] {""}
        [one] ; 1 of those that pass was frozen before
       *[other] ; { $mended_count } of those that pass were frozen before
    }{ $uncompared_count ->
        [0] {""}
        [one] ; 1 entry was replayed and not compared, since its fingerprint is of another release
       *[other] ; { $uncompared_count } entries were replayed and not compared, since their fingerprints are of another release
    }

## backup and restore

backup-exists = { $path } already exists; choose another name, or overwrite it with --force
# $what is backup-contents.
backup-written = { $path } written: { $what }
backup-restored = { $path } restored: { $what }
backup-contents =
    { $game_count ->
        [one] 1 game
       *[other] { $game_count } games
    } with { $entry_count ->
        [one] 1 entry
       *[other] { $entry_count } entries
    } in the logs, { $account_count ->
        [one] 1 account
       *[other] { $account_count } accounts
    }
backup-start-again = A server that is already running on it must be restarted: it has secrets of its own in memory.

## admin

admin-frozen = game { $game } is frozen
admin-thawed = game { $game } goes on
admin-deleted = the account { $name } is deleted
admin-factor-off = the second factor of { $name } is off
admin-factor-was-off = the second factor of { $name } was not on
admin-password = the password of { $name } is now { $password }
# Beside the name of an account.
admin-since = since { $date }
admin-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }
admin-accounts =
    { $count ->
        [one] 1 account
       *[other] { $count } accounts
    }
admin-entries =
    { $count ->
        [one] 1 entry
       *[other] { $count } entries
    }, last { $date }
# A word of the audit log: about which game.
admin-about-game = game { $game }
# Where a game stands; --status takes the English words.
admin-status =
    { $status ->
        [gathering] gathering
        [playing] playing
        [finished] finished
       *[frozen] frozen
    }
admin-exported =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    } written to { $path }, { $failed_count } could not be read
admin-not-empty = { $path } is not empty; name a folder that is, or a new one
