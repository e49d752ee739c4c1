-- Accounts. Of passwords and tokens there are only hashes.

CREATE TABLE users (
    id            TEXT PRIMARY KEY NOT NULL,
    name          TEXT NOT NULL,
    name_key      TEXT NOT NULL UNIQUE,  -- the name without letter case
    password_hash TEXT NOT NULL,
    created_at    INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY NOT NULL,
    user       TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
) STRICT;

CREATE INDEX sessions_by_user ON sessions (user);

CREATE TABLE api_tokens (
    token_hash TEXT PRIMARY KEY NOT NULL,
    user       TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    label      TEXT NOT NULL,
    created_at INTEGER NOT NULL
) STRICT;

CREATE INDEX api_tokens_by_user ON api_tokens (user);
