-- Puzzles that somebody has tried: how often, and whether the first or any answer was right.

CREATE TABLE puzzles_tried (
    "user"   TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    puzzle   TEXT NOT NULL,
    tries    BIGINT NOT NULL,
    at_once  BIGINT NOT NULL,
    solved   BIGINT NOT NULL,
    first_at BIGINT NOT NULL,
    PRIMARY KEY ("user", puzzle)
);
