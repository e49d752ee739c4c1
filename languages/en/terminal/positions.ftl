### Positions that are set up, and corrections: what is wrong with what was written.

record-position = the position: { $faults }
record-correction = correction { $number }: { $faults }
record-correction-order = each correction comes after as many actions as the one before or more, and after { $actions } at most
record-untold-set-up = 18xx.games knows no games that begin at a position which was set up
record-untold-corrected = 18xx.games knows no corrections: what was played before the first one can be told
position-version = Version { $version } of positions is not known here; ours is { $ours }
position-players = its players are others, or in another order; they must be { $players }
position-unknown = { $place }: there is no “{ $given }” here; there is { $known }
position-twice = { $place }: “{ $given }” is named twice
position-too-much = { $place }: { $given } is too much; at most { $most }
position-no-such-round = This title has no such round
position-place-trains = Trains and phase
position-place-chart = Share price chart
position-place-round = Round and order of play
