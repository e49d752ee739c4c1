-- Accounts. Of passwords and tokens there are only hashes.

CREATE TABLE users (
    id            TEXT PRIMARY KEY,
    name          TEXT NOT NULL,
    name_key      TEXT NOT NULL UNIQUE,  -- the name without letter case
    password_hash TEXT NOT NULL,
    created_at    BIGINT NOT NULL
);

CREATE TABLE sessions (
    token_hash TEXT PRIMARY KEY,
    "user"     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL
);

CREATE INDEX sessions_by_user ON sessions ("user");

CREATE TABLE api_tokens (
    token_hash TEXT PRIMARY KEY,
    "user"     TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    label      TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE INDEX api_tokens_by_user ON api_tokens ("user");
