-- Games with their seats, their log, and the cache of their states.
-- A holder is "user:ID" or "browser:ID"; there is no foreign key, since a log outlives an account.

CREATE TABLE games (
    id             TEXT PRIMARY KEY,
    title          TEXT NOT NULL,
    options        TEXT NOT NULL,
    seed           BIGINT NOT NULL,  -- the 64 bits, read as a signed number
    rules_revision TEXT NOT NULL,
    created_at     BIGINT NOT NULL,
    owner          TEXT,
    visibility     TEXT NOT NULL,
    status         TEXT NOT NULL,
    status_text    TEXT NOT NULL
);

CREATE INDEX games_by_owner ON games (owner) WHERE owner IS NOT NULL;
CREATE INDEX games_in_lobby ON games (created_at DESC) WHERE visibility = 'listed' AND status = 'gathering';

CREATE TABLE seats (
    game     TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    name     TEXT NOT NULL,
    kind     TEXT NOT NULL,
    holder   TEXT,
    entry    TEXT NOT NULL,
    invite   TEXT UNIQUE,
    stand_in TEXT,
    PRIMARY KEY (game, seat),
    CHECK ((entry = 'invite') = (invite IS NOT NULL))
);

CREATE INDEX seats_by_holder ON seats (holder) WHERE holder IS NOT NULL;

CREATE TABLE actions (
    game       TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq        BIGINT NOT NULL CHECK (seq >= 1),
    seat       BIGINT NOT NULL,
    by         TEXT,
    text       TEXT NOT NULL,
    state_hash TEXT NOT NULL,
    at         BIGINT NOT NULL,
    PRIMARY KEY (game, seq)
);

CREATE TABLE snapshots (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq  BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, seq)
);
