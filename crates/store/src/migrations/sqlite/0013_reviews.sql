-- Reviews of games that are over: worked out once, and kept with the number of the last entry that they are about.

CREATE TABLE reviews (
    game     TEXT PRIMARY KEY NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    last_seq INTEGER NOT NULL,
    nodes    INTEGER NOT NULL,
    text     TEXT NOT NULL
) STRICT;
