-- Where somebody wants to be told that it is their turn. An e-mail address counts once it is confirmed.

CREATE TABLE notices (
    "user"        TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    active        BIGINT NOT NULL,
    webhook       TEXT,
    email         TEXT,
    asked_email   TEXT,
    confirm_hash  TEXT UNIQUE,
    confirm_until BIGINT NOT NULL
);
