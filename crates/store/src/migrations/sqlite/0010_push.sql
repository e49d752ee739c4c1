-- Browsers in which somebody wants to be told that it is their turn, by way of a push service. A browser has one address.

CREATE TABLE push_subscriptions (
    endpoint   TEXT PRIMARY KEY NOT NULL,
    user       TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    auth       TEXT NOT NULL,
    agent      TEXT NOT NULL,
    since      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX push_subscriptions_by_user ON push_subscriptions (user);
