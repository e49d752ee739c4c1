-- Who did what that others may ask about later. No foreign keys: what was done stays when the game or the account is gone.

CREATE TABLE audit (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at     BIGINT NOT NULL,
    by     TEXT,
    name   TEXT NOT NULL,
    what   TEXT NOT NULL,
    detail TEXT NOT NULL,
    game   TEXT
);

CREATE INDEX audit_by_game ON audit (game, number) WHERE game IS NOT NULL;
CREATE INDEX audit_by_holder ON audit (by, number) WHERE by IS NOT NULL;
