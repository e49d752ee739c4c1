-- Chat, and private notes of seats.

CREATE TABLE messages (
    game   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    author TEXT,
    name   TEXT NOT NULL,
    text   TEXT NOT NULL,
    at     BIGINT NOT NULL,
    PRIMARY KEY (game, number)
);

CREATE INDEX messages_by_author ON messages (author) WHERE author IS NOT NULL;

CREATE TABLE notes (
    game TEXT NOT NULL,
    seat BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, seat),
    FOREIGN KEY (game, seat) REFERENCES seats (game, seat) ON DELETE CASCADE
);
