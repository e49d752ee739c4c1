-- Games with their seats, their log, and the cache of their states.
-- A holder is "user:ID" or "browser:ID"; there is no foreign key, since a log outlives an account.

CREATE TABLE games (
    id             TEXT PRIMARY KEY NOT NULL,
    title          TEXT NOT NULL,
    options        TEXT NOT NULL,
    seed           INTEGER NOT NULL,  -- the 64 bits, read as a signed number
    rules_revision TEXT NOT NULL,
    created_at     INTEGER NOT NULL,
    owner          TEXT,
    visibility     TEXT NOT NULL,
    status         TEXT NOT NULL,
    status_text    TEXT NOT NULL
) STRICT;

CREATE INDEX games_by_owner ON games (owner) WHERE owner IS NOT NULL;
CREATE INDEX games_in_lobby ON games (created_at DESC) WHERE visibility = 'listed' AND status = 'gathering';

CREATE TABLE seats (
    game     TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seat     INTEGER NOT NULL,
    name     TEXT NOT NULL,
    kind     TEXT NOT NULL,
    holder   TEXT,
    entry    TEXT NOT NULL,
    invite   TEXT UNIQUE,
    stand_in TEXT,
    PRIMARY KEY (game, seat),
    CHECK ((entry = 'invite') = (invite IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_holder ON seats (holder) WHERE holder IS NOT NULL;

-- Kept in the order of the key, so that a log is read in one sweep.
CREATE TABLE actions (
    game       TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq        INTEGER NOT NULL CHECK (seq >= 1),
    seat       INTEGER NOT NULL,
    by         TEXT,
    text       TEXT NOT NULL,
    state_hash TEXT NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE snapshots (
    game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    seq  INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, seq)
) STRICT;
