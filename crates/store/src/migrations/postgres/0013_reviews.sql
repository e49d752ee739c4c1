-- Reviews of games that are over: worked out once, and kept with the number of the last entry that they are about.

CREATE TABLE reviews (
    game     TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE,
    last_seq BIGINT NOT NULL,
    nodes    BIGINT NOT NULL,
    text     TEXT NOT NULL
);
