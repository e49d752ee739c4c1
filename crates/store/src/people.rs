//! Accounts: users, their sessions and their personal tokens.

use std::fmt;

use crate::Timestamp;
use crate::error::Result;

/// A user to be created.
#[derive(Clone, PartialEq, Eq)]
pub struct NewUser {
    /// The id, never used before nor again.
    pub id: String,
    /// The name, unique in any letter case.
    pub name: String,
    /// What the name looks like: no two new users have the same.
    pub skeleton: String,
    /// A hash of the password, as the caller writes it.
    pub password_hash: String,
    /// When the account was made.
    pub created_at: Timestamp,
}

/// A user as kept.
#[derive(Clone, PartialEq, Eq)]
pub struct User {
    /// The id.
    pub id: String,
    /// The name as it was given.
    pub name: String,
    /// The hash of the password.
    pub password_hash: String,
    /// When the account was made.
    pub created_at: Timestamp,
    /// The tag of the language that they have chosen; empty where they have not.
    pub language: String,
}

/// A session to be opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSession {
    /// The hash of the session's token.
    pub token_hash: String,
    /// The id of the user.
    pub user: String,
    /// From when on it is worth nothing.
    pub expires_at: Timestamp,
    /// When it was opened.
    pub created_at: Timestamp,
    /// The browser that it was opened with, in the browser's words.
    pub agent: String,
}

/// A session as its owner sees it in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// The hash of the session's token.
    pub token_hash: String,
    /// When it was opened; 0 where an earlier release did not note it.
    pub created_at: Timestamp,
    /// From when on it is worth nothing.
    pub expires_at: Timestamp,
    /// The browser that it was opened with, in the browser's words.
    pub agent: String,
}

/// A personal token for the API, to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewApiToken {
    /// The hash of the token.
    pub token_hash: String,
    /// The id of the user.
    pub user: String,
    /// What the user calls it.
    pub label: String,
    /// When it was made.
    pub created_at: Timestamp,
}

/// A personal token as its owner sees it in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ApiToken {
    /// The hash of the token.
    pub token_hash: String,
    /// What the user calls it.
    pub label: String,
    /// When it was made.
    pub created_at: Timestamp,
}

/// Keeping accounts.
pub trait People {
    /// Makes an account.
    ///
    /// # Errors
    ///
    /// [`Error::NameTaken`](crate::Error::NameTaken), also where another name looks the same;
    /// [`Error::AlreadyExists`](crate::Error::AlreadyExists) where the id is in use.
    fn create_user(&self, user: &NewUser) -> Result<()>;

    /// Gives users of earlier releases, who have none, a skeleton of their names.
    fn fill_skeletons(&self, skeleton: &dyn Fn(&str) -> String) -> Result<()>;

    /// All users, the oldest account first: for whoever runs the server.
    fn users(&self) -> Result<Vec<User>>;

    /// The user with an id.
    fn user(&self, id: &str) -> Result<Option<User>>;

    /// The user with a name, in any letter case.
    fn user_named(&self, name: &str) -> Result<Option<User>>;

    /// Replaces the hash of a password and ends all sessions of the user, since whoever knew the old password may hold
    /// one; also all personal tokens, unless they are to be kept.
    ///
    /// # Errors
    ///
    /// [`Error::UserNotFound`](crate::Error::UserNotFound).
    fn set_password(&self, user: &str, password_hash: &str, keep_tokens: bool) -> Result<()>;

    /// Sets the language of a user, if there is one.
    fn set_language(&self, user: &str, language: &str) -> Result<()>;

    /// Replaces one hash of a password by another of the same password; sessions go on. Nothing happens where the hash is
    /// not the old one any more.
    fn replace_password_hash(&self, user: &str, old: &str, new: &str) -> Result<()>;

    /// Deletes an account with its sessions, tokens, private notes, notice settings and browsers to be told in. Its games
    /// stay: where its name stands, on seats it holds, messages it wrote and in the audit log, the name given replaces it,
    /// and its seats are free. Games that it owned have no owner then.
    ///
    /// # Errors
    ///
    /// [`Error::UserNotFound`](crate::Error::UserNotFound).
    fn delete_user(&self, user: &str, replacement: &str) -> Result<()>;

    /// Opens a session.
    ///
    /// # Errors
    ///
    /// [`Error::UserNotFound`](crate::Error::UserNotFound), [`Error::AlreadyExists`](crate::Error::AlreadyExists).
    fn create_session(&self, session: &NewSession) -> Result<()>;

    /// The user of a session that has not expired.
    fn session_user(&self, token_hash: &str, now: Timestamp) -> Result<Option<User>>;

    /// The sessions of a user that have not expired, the latest first.
    fn sessions(&self, user: &str, now: Timestamp) -> Result<Vec<Session>>;

    /// Ends a session of a user, if there is one.
    fn end_session_of(&self, user: &str, token_hash: &str) -> Result<()>;

    /// Ends a session, if there is one.
    fn end_session(&self, token_hash: &str) -> Result<()>;

    /// Ends all sessions and deletes all personal tokens of a user.
    fn sign_out_everywhere(&self, user: &str) -> Result<()>;

    /// Deletes the sessions that have expired.
    fn purge_sessions(&self, now: Timestamp) -> Result<()>;

    /// Keeps a personal token.
    ///
    /// # Errors
    ///
    /// [`Error::UserNotFound`](crate::Error::UserNotFound), [`Error::AlreadyExists`](crate::Error::AlreadyExists).
    fn create_api_token(&self, token: &NewApiToken) -> Result<()>;

    /// The user of a personal token.
    fn api_token_user(&self, token_hash: &str) -> Result<Option<User>>;

    /// The personal tokens of a user, the oldest first.
    fn api_tokens(&self, user: &str) -> Result<Vec<ApiToken>>;

    /// Deletes a personal token of a user, if there is one.
    fn delete_api_token(&self, user: &str, token_hash: &str) -> Result<()>;
}

// A password's hash can be attacked offline: it is kept out of logs.
impl fmt::Debug for NewUser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NewUser").field("id", &self.id).field("name", &self.name).finish_non_exhaustive()
    }
}

impl fmt::Debug for User {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("User").field("id", &self.id).field("name", &self.name).finish_non_exhaustive()
    }
}

/// What makes two names the same: letter case does not count, in any alphabet.
pub fn name_key(name: &str) -> String {
    // Upper case first: it joins what lower case alone keeps apart, such as ς with σ and ß with ss.
    name.to_uppercase().to_lowercase()
}
