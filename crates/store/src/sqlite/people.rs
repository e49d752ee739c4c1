//! Accounts in SQLite.

use rusqlite::{OptionalExtension, Params, Row, Transaction, params};

use super::{Fault, Sqlite, unique};
use crate::people::name_key;
use crate::{ApiToken, Error, Holder, Moment, NewApiToken, NewSession, NewUser, People, Result, User};

impl People for Sqlite {
    fn create_user(&self, user: &NewUser) -> Result<()> {
        self.write("create a user", |transaction| {
            let key = name_key(&user.name);
            if transaction.prepare_cached("SELECT 1 FROM users WHERE name_key = ?1")?.exists([&key])? {
                return Err(Error::NameTaken { name: user.name.clone() }.into());
            }
            unique(
                transaction
                    .prepare_cached("INSERT INTO users VALUES (?1, ?2, ?3, ?4, ?5)")?
                    .execute(params![user.id, user.name, key, user.password_hash, user.created_at]),
                Error::NotNew { what: "user" },
            )
        })
    }

    fn user(&self, id: &str) -> Result<Option<User>> {
        self.read("look up a user", |transaction| select(transaction, "WHERE u.id = ?1", [id]))
    }

    fn user_named(&self, name: &str) -> Result<Option<User>> {
        self.read("look up a user", |transaction| {
            select(transaction, "WHERE u.name_key = ?1", [name_key(name)])
        })
    }

    fn set_password(&self, user: &str, password_hash: &str) -> Result<()> {
        self.write("change a password", |transaction| {
            expect_user(transaction, user)?;
            transaction
                .prepare_cached("UPDATE users SET password_hash = ?2 WHERE id = ?1")?
                .execute([user, password_hash])?;
            transaction.prepare_cached("DELETE FROM sessions WHERE user = ?1")?.execute([user])?;
            Ok(())
        })
    }

    fn delete_user(&self, user: &str, replacement: &str) -> Result<()> {
        self.write("delete a user", |transaction| {
            expect_user(transaction, user)?;
            let holder = Holder::User(user.to_owned()).to_column();
            // The notes first, while the seats still tell whose they are.
            transaction.execute(
                "DELETE FROM notes WHERE (game, seat) IN (SELECT game, seat FROM seats WHERE holder = ?1)",
                [&holder],
            )?;
            transaction.execute(
                "UPDATE seats SET holder = NULL, name = ?2 WHERE holder = ?1",
                [holder.as_str(), replacement],
            )?;
            transaction.execute(
                "UPDATE messages SET author = NULL, name = ?2 WHERE author = ?1",
                [&*holder, replacement],
            )?;
            transaction.execute("UPDATE games SET owner = NULL WHERE owner = ?1", [&holder])?;
            transaction.execute("DELETE FROM users WHERE id = ?1", [user])?;
            Ok(())
        })
    }

    fn create_session(&self, session: &NewSession) -> Result<()> {
        self.write("open a session", |transaction| {
            expect_user(transaction, &session.user)?;
            unique(
                transaction.prepare_cached("INSERT INTO sessions VALUES (?1, ?2, ?3)")?.execute(params![
                    session.token_hash,
                    session.user,
                    session.expires_at
                ]),
                Error::NotNew { what: "session" },
            )
        })
    }

    fn session_user(&self, token_hash: &str, now: Moment) -> Result<Option<User>> {
        self.read("look up a session", |transaction| {
            select(
                transaction,
                "JOIN sessions AS s ON s.user = u.id WHERE s.token_hash = ?1 AND s.expires_at > ?2",
                params![token_hash, now],
            )
        })
    }

    fn end_session(&self, token_hash: &str) -> Result<()> {
        self.write("end a session", |transaction| {
            transaction
                .prepare_cached("DELETE FROM sessions WHERE token_hash = ?1")?
                .execute([token_hash])?;
            Ok(())
        })
    }

    fn end_sessions(&self, user: &str) -> Result<()> {
        self.write("end the sessions of a user", |transaction| {
            transaction.prepare_cached("DELETE FROM sessions WHERE user = ?1")?.execute([user])?;
            Ok(())
        })
    }

    fn purge_sessions(&self, now: Moment) -> Result<()> {
        self.write("delete expired sessions", |transaction| {
            transaction.prepare_cached("DELETE FROM sessions WHERE expires_at <= ?1")?.execute([now])?;
            Ok(())
        })
    }

    fn create_api_token(&self, token: &NewApiToken) -> Result<()> {
        self.write("keep a personal token", |transaction| {
            expect_user(transaction, &token.user)?;
            unique(
                transaction
                    .prepare_cached("INSERT INTO api_tokens VALUES (?1, ?2, ?3, ?4)")?
                    .execute(params![token.token_hash, token.user, token.label, token.created_at]),
                Error::NotNew { what: "token" },
            )
        })
    }

    fn api_token_user(&self, token_hash: &str) -> Result<Option<User>> {
        self.read("look up a personal token", |transaction| {
            select(transaction, "JOIN api_tokens AS t ON t.user = u.id WHERE t.token_hash = ?1", [token_hash])
        })
    }

    fn api_tokens(&self, user: &str) -> Result<Vec<ApiToken>> {
        self.read("list personal tokens", |transaction| {
            let mut statement = transaction.prepare_cached(
                "SELECT token_hash, label, created_at FROM api_tokens WHERE user = ?1 ORDER BY created_at, token_hash",
            )?;
            let tokens = statement.query_map([user], |row| {
                Ok(ApiToken { token_hash: row.get(0)?, label: row.get(1)?, created_at: row.get(2)? })
            })?;
            Ok(tokens.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn delete_api_token(&self, user: &str, token_hash: &str) -> Result<()> {
        self.write("delete a personal token", |transaction| {
            transaction
                .prepare_cached("DELETE FROM api_tokens WHERE user = ?1 AND token_hash = ?2")?
                .execute([user, token_hash])?;
            Ok(())
        })
    }
}

fn expect_user(transaction: &Transaction<'_>, user: &str) -> Result<(), Fault> {
    let there = transaction.prepare_cached("SELECT 1 FROM users WHERE id = ?1")?.exists([user])?;
    if there { Ok(()) } else { Err(Error::NoUser { user: user.to_owned() }.into()) }
}

fn select(
    transaction: &Transaction<'_>,
    which: &str,
    parameters: impl Params,
) -> Result<Option<User>, Fault> {
    let query = format!("SELECT u.id, u.name, u.password_hash, u.created_at FROM users AS u {which}");
    Ok(transaction.prepare_cached(&query)?.query_row(parameters, from_row).optional()?)
}

fn from_row(row: &Row<'_>) -> rusqlite::Result<User> {
    Ok(User { id: row.get(0)?, name: row.get(1)?, password_hash: row.get(2)?, created_at: row.get(3)? })
}
