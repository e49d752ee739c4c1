-- What a name looks like, so that no new one is taken for another; users of earlier releases may be alike, and get theirs when
-- a server starts.

ALTER TABLE users ADD COLUMN skeleton TEXT;

CREATE INDEX users_by_skeleton ON users (skeleton);

-- Codes of an app that somebody gives besides the password. A server must know the secret to check them, so that it is here
-- as it is. It counts once a first code has shown that the app has it.

CREATE TABLE second_factors (
    "user"    TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    secret    TEXT NOT NULL,
    active    BIGINT NOT NULL,
    last_step BIGINT NOT NULL  -- of the last code that was used: each is good once
);

CREATE TABLE recovery_codes (
    "user"    TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    code_hash TEXT NOT NULL,
    PRIMARY KEY ("user", code_hash)
);
