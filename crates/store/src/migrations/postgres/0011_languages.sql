-- The language that somebody has chosen, by its tag; empty where the browser's counts.

ALTER TABLE users ADD COLUMN language TEXT NOT NULL DEFAULT '';
