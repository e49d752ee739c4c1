-- Puzzles that somebody has tried: how often, and whether the first or any answer was right.

CREATE TABLE puzzles_tried (
    user     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    puzzle   TEXT NOT NULL,
    tries    INTEGER NOT NULL,
    at_once  INTEGER NOT NULL,
    solved   INTEGER NOT NULL,
    first_at INTEGER NOT NULL,
    PRIMARY KEY (user, puzzle)
) STRICT, WITHOUT ROWID;
