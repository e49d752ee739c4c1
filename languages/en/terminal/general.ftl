### What every command of the command line may say. Options such as --titles, and words in `backquotes`, are typed so and
### stay as they are; $error is told by the system, in English.

terminal-cannot-read = cannot read { $path }: { $error }
terminal-cannot-write = cannot write { $path }: { $error }
terminal-cannot-make = cannot create { $path }: { $error }
terminal-cannot-print = cannot print the output: { $error }
terminal-cannot-listen = cannot read: { $error }
terminal-cannot-answer = cannot write: { $error }
# How far a command has come that goes through games; $left is the time it will still take: 12s.
terminal-progress = { $done }/{ $all } games, { $left } left
# $known: the tags of all languages.
terminal-language-unknown = no language `{ $tag }`; there are { $known }
# What is wrong with a file, or with a folder.
terminal-about = { $path }: { $what }
terminal-no-action = there is no action { $number }; the game has { $count }
# --time, with the seconds that were given.
terminal-time = --time { $seconds }: give more than 0 and at most { $most } seconds
terminal-no-mind = No mind has learned to play { $title }: the bots play by rules of thumb and playouts.

## Titles

terminal-title-unknown = no title `{ $title }`; there is { $known }
terminal-title-unknown-others = no title `{ $title }`; there is { $known }; --titles DIR brings others
terminal-titles-faulty = titles with faults cannot be played
terminal-faults =
    { $count ->
        [one] 1 fault
       *[other] { $count } faults
    }
# $file: title.toml.
terminal-no-titles = no title in { $path }: neither it nor a folder in it has a { $file }
# What is in the box of a title.
terminal-title =
    { $title }: { $hex_count ->
        [one] 1 hex
       *[other] { $hex_count } hexes
    }, { $tile_count ->
        [one] 1 tile
       *[other] { $tile_count } tiles
    } of { $kind_count ->
        [one] 1 kind
       *[other] { $kind_count } kinds
    }, { $company_count ->
        [one] 1 company
       *[other] { $company_count } companies
    }, { $privates ->
        [local]
            { $private_count ->
                [one] 1 local railway
               *[other] { $private_count } local railways
            }
       *[company]
            { $private_count ->
                [one] 1 private company
               *[other] { $private_count } private companies
            }
    }, { $card_count ->
        [one] 1 kind
       *[other] { $card_count } kinds
    } of train cards: no faults
terminal-title-reconstructed = Reconstructed board: { $what }
