//! Accounts in SQL.

use super::{Engine, Fault, Guard, Sql, Transaction, Value, values};
use crate::people::name_key;
use crate::{
    ApiToken, Error, Holder, NewApiToken, NewSession, NewUser, People, Result, Session, Timestamp, User,
};

impl<E: Engine> People for Sql<E> {
    fn create_user(&self, user: &NewUser) -> Result<()> {
        self.engine.write("create a user", Guard::Names, |transaction| {
            let key = name_key(&user.name);
            let alike = "SELECT id FROM users WHERE name_key = ?1 OR skeleton = ?2";
            let taken = transaction.first(alike, values![&key, &user.skeleton])?;
            if taken.is_some() {
                return Err(Error::NameTaken { name: user.name.clone() }.into());
            }
            transaction.insert_new(
                "INSERT INTO users (id, name, name_key, skeleton, password_hash, created_at) \
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                values![&user.id, &user.name, &key, &user.skeleton, &user.password_hash, user.created_at],
                Error::AlreadyExists { what: "user" },
            )
        })
    }

    fn fill_skeletons(&self, skeleton: &dyn Fn(&str) -> String) -> Result<()> {
        let missing = "SELECT id, name FROM users WHERE skeleton IS NULL";
        // Nearly always there is nothing to do, for which nobody has to wait.
        if self.engine.query("look at the names of users", missing, values![])?.is_empty() {
            return Ok(());
        }
        self.engine.write("compare the names of users", Guard::Names, |transaction| {
            for row in transaction.query(missing, values![])? {
                let (id, name): (String, String) = (row.text(0)?, row.text(1)?);
                let fill = "UPDATE users SET skeleton = ?2 WHERE id = ?1";
                transaction.execute(fill, values![&id, &skeleton(&name)])?;
            }
            Ok(())
        })
    }

    fn users(&self) -> Result<Vec<User>> {
        self.engine.read("list all users", |transaction| {
            let rows = transaction.query(&format!("{SELECT} ORDER BY u.created_at, u.id"), values![])?;
            rows.iter().map(from_row).collect()
        })
    }

    fn user(&self, id: &str) -> Result<Option<User>> {
        self.engine.read("look up a user", |transaction| select(transaction, "WHERE u.id = ?1", values![id]))
    }

    fn user_named(&self, name: &str) -> Result<Option<User>> {
        let key = name_key(name);
        self.engine
            .read("look up a user", |transaction| select(transaction, "WHERE u.name_key = ?1", values![&key]))
    }

    fn set_password(&self, user: &str, password_hash: &str, keep_tokens: bool) -> Result<()> {
        self.engine.write("change a password", Guard::Nothing, |transaction| {
            expect_user(transaction, user)?;
            let change = "UPDATE users SET password_hash = ?2 WHERE id = ?1";
            transaction.execute(change, values![user, password_hash])?;
            transaction.execute(END_SESSIONS, values![user])?;
            if !keep_tokens {
                transaction.execute(END_TOKENS, values![user])?;
            }
            Ok(())
        })
    }

    fn delete_user(&self, user: &str, replacement: &str) -> Result<()> {
        self.engine.write("delete a user", Guard::Nothing, |transaction| {
            expect_user(transaction, user)?;
            let holder = &Holder::User(user.to_owned());
            // The notes first, while the seats still tell whose they are.
            transaction.execute(
                "DELETE FROM notes WHERE (game, seat) IN (SELECT game, seat FROM seats WHERE holder = ?1)",
                values![holder],
            )?;
            for change in [
                "UPDATE seats SET holder = NULL, name = ?2 WHERE holder = ?1",
                "UPDATE messages SET author = NULL, name = ?2 WHERE author = ?1",
                "UPDATE audit SET by = NULL, name = ?2 WHERE by = ?1",
            ] {
                transaction.execute(change, values![holder, replacement])?;
            }
            transaction.execute("UPDATE games SET owner = NULL WHERE owner = ?1", values![holder])?;
            // What waits in them goes along.
            transaction.execute("DELETE FROM branches WHERE holder = ?1", values![holder])?;
            transaction.execute("DELETE FROM users WHERE id = ?1", values![user])?;
            Ok(())
        })
    }

    fn create_session(&self, session: &NewSession) -> Result<()> {
        self.engine.write("open a session", Guard::Nothing, |transaction| {
            expect_user(transaction, &session.user)?;
            transaction.insert_new(
                "INSERT INTO sessions VALUES (?1, ?2, ?3, ?4, ?5)",
                values![
                    &session.token_hash,
                    &session.user,
                    session.expires_at,
                    session.created_at,
                    &session.agent
                ],
                Error::AlreadyExists { what: "session" },
            )
        })
    }

    fn session_user(&self, token_hash: &str, now: Timestamp) -> Result<Option<User>> {
        self.engine.read("look up a session", |transaction| {
            select(
                transaction,
                "JOIN sessions AS s ON s.\"user\" = u.id WHERE s.token_hash = ?1 AND s.expires_at > ?2",
                values![token_hash, now],
            )
        })
    }

    fn end_session(&self, token_hash: &str) -> Result<()> {
        self.engine.write("end a session", Guard::Nothing, |transaction| {
            transaction.execute("DELETE FROM sessions WHERE token_hash = ?1", values![token_hash])?;
            Ok(())
        })
    }

    fn sign_out_everywhere(&self, user: &str) -> Result<()> {
        self.engine.write("sign a user out everywhere", Guard::Nothing, |transaction| {
            transaction.execute(END_SESSIONS, values![user])?;
            transaction.execute(END_TOKENS, values![user])?;
            Ok(())
        })
    }

    fn sessions(&self, user: &str, now: Timestamp) -> Result<Vec<Session>> {
        self.engine.read("list the sessions of a user", |transaction| {
            let rows = transaction.query(
                "SELECT token_hash, created_at, expires_at, agent FROM sessions \
                 WHERE \"user\" = ?1 AND expires_at > ?2 ORDER BY created_at DESC, token_hash",
                values![user, now],
            )?;
            let session = |row: &super::Row| {
                Ok(Session {
                    token_hash: row.text(0)?,
                    created_at: row.number(1)?,
                    expires_at: row.number(2)?,
                    agent: row.text(3)?,
                })
            };
            rows.iter().map(session).collect()
        })
    }

    fn set_language(&self, user: &str, language: &str) -> Result<()> {
        self.engine.write("set the language of a user", Guard::Nothing, |transaction| {
            transaction.execute("UPDATE users SET language = ?2 WHERE id = ?1", values![user, language])?;
            Ok(())
        })
    }

    fn replace_password_hash(&self, user: &str, old: &str, new: &str) -> Result<()> {
        self.engine.write("renew the hash of a password", Guard::Nothing, |transaction| {
            let change = "UPDATE users SET password_hash = ?3 WHERE id = ?1 AND password_hash = ?2";
            transaction.execute(change, values![user, old, new])?;
            Ok(())
        })
    }

    fn end_session_of(&self, user: &str, token_hash: &str) -> Result<()> {
        self.engine.write("end a session of a user", Guard::Nothing, |transaction| {
            let end = "DELETE FROM sessions WHERE \"user\" = ?1 AND token_hash = ?2";
            transaction.execute(end, values![user, token_hash])?;
            Ok(())
        })
    }

    fn purge_sessions(&self, now: Timestamp) -> Result<()> {
        self.engine.write("delete expired sessions", Guard::Nothing, |transaction| {
            transaction.execute("DELETE FROM sessions WHERE expires_at <= ?1", values![now])?;
            Ok(())
        })
    }

    fn create_api_token(&self, token: &NewApiToken) -> Result<()> {
        self.engine.write("keep a personal token", Guard::Nothing, |transaction| {
            expect_user(transaction, &token.user)?;
            transaction.insert_new(
                "INSERT INTO api_tokens VALUES (?1, ?2, ?3, ?4)",
                values![&token.token_hash, &token.user, &token.label, token.created_at],
                Error::AlreadyExists { what: "token" },
            )
        })
    }

    fn api_token_user(&self, token_hash: &str) -> Result<Option<User>> {
        self.engine.read("look up a personal token", |transaction| {
            let which = "JOIN api_tokens AS t ON t.\"user\" = u.id WHERE t.token_hash = ?1";
            select(transaction, which, values![token_hash])
        })
    }

    fn api_tokens(&self, user: &str) -> Result<Vec<ApiToken>> {
        self.engine.read("list personal tokens", |transaction| {
            let rows = transaction.query(
                "SELECT token_hash, label, created_at FROM api_tokens WHERE \"user\" = ?1 \
                 ORDER BY created_at, token_hash",
                values![user],
            )?;
            let token = |row: &super::Row| {
                Ok(ApiToken { token_hash: row.text(0)?, label: row.text(1)?, created_at: row.number(2)? })
            };
            rows.iter().map(token).collect()
        })
    }

    fn delete_api_token(&self, user: &str, token_hash: &str) -> Result<()> {
        self.engine.write("delete a personal token", Guard::Nothing, |transaction| {
            let delete = "DELETE FROM api_tokens WHERE \"user\" = ?1 AND token_hash = ?2";
            transaction.execute(delete, values![user, token_hash])?;
            Ok(())
        })
    }
}

/// A user is out wherever they had signed in.
const END_SESSIONS: &str = "DELETE FROM sessions WHERE \"user\" = ?1";

/// And so are their programs.
const END_TOKENS: &str = "DELETE FROM api_tokens WHERE \"user\" = ?1";

pub(super) fn expect_user(transaction: &mut dyn Transaction, user: &str) -> Result<(), Fault> {
    let found = transaction.first("SELECT id FROM users WHERE id = ?1", values![user])?;
    found.map(|_| ()).ok_or_else(|| Error::UserNotFound { user: user.to_owned() }.into())
}

fn select(
    transaction: &mut dyn Transaction,
    which: &str,
    values: &[Value<'_>],
) -> Result<Option<User>, Fault> {
    let row = transaction.first(&format!("{SELECT} {which}"), values)?;
    row.as_ref().map(from_row).transpose()
}

/// The columns that [`from_row`] reads, of `users AS u`.
const SELECT: &str = "SELECT u.id, u.name, u.password_hash, u.created_at, u.language FROM users AS u";

fn from_row(row: &super::Row) -> Result<User, Fault> {
    Ok(User {
        id: row.text(0)?,
        name: row.text(1)?,
        password_hash: row.text(2)?,
        created_at: row.number(3)?,
        language: row.text(4)?,
    })
}
