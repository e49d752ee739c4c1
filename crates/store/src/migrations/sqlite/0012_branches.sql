-- Variations of games that people try out for themselves, and moves that wait for a position.
-- What they are is the caller's text; a holder is "user:ID" or "browser:ID".

CREATE TABLE branches (
    id         TEXT PRIMARY KEY NOT NULL,
    game       TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    holder     TEXT NOT NULL,
    parent     TEXT,
    text       TEXT NOT NULL,
    version    INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX branches_by_holder ON branches (holder, game);
CREATE INDEX branches_by_game ON branches (game);
CREATE INDEX branches_by_age ON branches (changed_at);

CREATE TABLE plans (
    id         TEXT PRIMARY KEY NOT NULL,
    branch     TEXT NOT NULL REFERENCES branches (id) ON DELETE CASCADE,
    game       TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    holder     TEXT NOT NULL,
    text       TEXT NOT NULL,
    version    INTEGER NOT NULL,
    created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX plans_by_game ON plans (game);
CREATE INDEX plans_by_holder ON plans (holder);
CREATE UNIQUE INDEX plans_by_branch ON plans (branch);
