//! Accounts, sessions and personal tokens. Of secrets only hashes are kept.

use std::time::Duration;

use languages::Language;
use store::{NewApiToken, NewSession, NewUser};

use super::{
    ApiToken, AuditEvent, Holder, Repository, SeatAccess, Session, Status, User, hash, now, random_id,
};
use crate::error::AppError;
use crate::names::{account_key, skeleton};
use crate::text::t;

/// Who is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Account {
    pub(crate) id: String,
    pub(crate) name: String,
    /// The language that they have chosen.
    pub(crate) language: Option<Language>,
}

impl Account {
    /// The account as somebody who holds seats.
    pub(crate) fn holder(&self) -> Holder {
        Holder::User(self.id.clone())
    }
}

impl From<User> for Account {
    fn from(user: User) -> Account {
        Account { language: Language::named(&user.language), id: user.id, name: user.name }
    }
}

impl Repository {
    /// Makes an account.
    pub(crate) fn create_user(&self, name: &str, password_hash: &str) -> Result<Account, AppError> {
        let id = random_id().map_err(AppError::Storage)?;
        let (name, password_hash) = (name.to_owned(), password_hash.to_owned());
        let skeleton = skeleton(&name);
        let user = NewUser { id, name, skeleton, password_hash, created_at: now() };
        self.ask(|store| store.create_user(&user))?;
        Ok(Account { id: user.id, name: user.name, language: None })
    }

    /// The user with a name, in any letter case.
    pub(crate) fn user_named(&self, name: &str) -> Result<Option<User>, AppError> {
        self.ask(|store| store.user_named(name))
    }

    /// The user with an id.
    pub(crate) fn user(&self, id: &str) -> Result<Option<User>, AppError> {
        self.ask(|store| store.user(id))
    }

    /// The user whom a name means, however it is typed. Names of earlier releases may be in another form than new ones.
    pub(crate) fn user_called(&self, typed: &str) -> Result<Option<User>, AppError> {
        match self.user_named(&account_key(typed))? {
            Some(user) => Ok(Some(user)),
            None => self.user_named(typed.trim()),
        }
    }

    /// Replaces a password, which ends all sessions of the user, and personal tokens unless they are to be kept.
    pub(crate) fn set_password(
        &self,
        user: &str,
        password_hash: &str,
        keep_tokens: bool,
    ) -> Result<(), AppError> {
        self.ask(|store| store.set_password(user, password_hash, keep_tokens))
    }

    /// The language that a user has chosen.
    pub(crate) fn language_of(&self, user: &str) -> Result<Option<Language>, AppError> {
        Ok(self.user(user)?.and_then(|user| Language::named(&user.language)))
    }

    /// Sets the language of a user.
    pub(crate) fn set_language(&self, user: &str, language: Language) -> Result<(), AppError> {
        self.ask(|store| store.set_language(user, language.tag()))
    }

    /// Replaces the hash of a password by another of the same one.
    pub(crate) fn replace_password_hash(&self, user: &str, old: &str, new: &str) -> Result<(), AppError> {
        self.ask(|store| store.replace_password_hash(user, old, new))
    }

    /// Deletes an account. Its games stay, and its seats in games that go on are free for others.
    pub(crate) fn delete_user(&self, user: &str) -> Result<(), AppError> {
        let holder = Holder::User(user.to_owned());
        for game in self.ask(|store| store.games_of(&holder, u32::MAX))? {
            if matches!(game.status, Status::Finished { .. }) {
                continue;
            }
            for seat in game.seats_of(&holder).filter(|seat| seat.access == SeatAccess::Closed) {
                self.ask(|store| store.set_access(&game.id, seat.number, &SeatAccess::Open))?;
            }
        }
        self.change(|store| store.delete_user(user, &t("former-player")))
    }

    /// Opens a session and gives its token.
    pub(crate) fn open_session(&self, user: &str, lasts: Duration, agent: &str) -> Result<String, AppError> {
        let token = random_id().map_err(AppError::Storage)?;
        self.ask(|store| store.purge_sessions(now()))?;
        self.ask(|store| {
            store.create_session(&NewSession {
                token_hash: hash(&token),
                user: user.to_owned(),
                expires_at: now().saturating_add(lasts.as_millis().try_into().unwrap_or(i64::MAX)),
                created_at: now(),
                agent: agent.to_owned(),
            })
        })?;
        Ok(token)
    }

    /// Who opened a session that has not ended.
    pub(crate) fn session(&self, token: &str) -> Result<Option<Account>, AppError> {
        Ok(self.ask(|store| store.session_user(&hash(token), now()))?.map(Account::from))
    }

    /// The sessions of a user that go on, the latest first.
    pub(crate) fn sessions(&self, user: &str) -> Result<Vec<Session>, AppError> {
        self.ask(|store| store.sessions(user, now()))
    }

    /// Ends a session of a user, by the hash of its token.
    pub(crate) fn end_session_of(&self, user: &str, token_hash: &str) -> Result<(), AppError> {
        self.ask(|store| store.end_session_of(user, token_hash))
    }

    /// Ends all sessions and personal tokens of a user.
    pub(crate) fn sign_out_everywhere(&self, user: &str) -> Result<(), AppError> {
        self.ask(|store| store.sign_out_everywhere(user))
    }

    /// Notes what somebody did with their account.
    pub(crate) fn audit_own_event(&self, account: &Account, act: &AuditEvent) {
        self.audit_event(None, Some(&account.holder()), &account.name, act);
    }

    /// Ends a session.
    pub(crate) fn end_session(&self, token: &str) -> Result<(), AppError> {
        self.ask(|store| store.end_session(&hash(token)))
    }

    /// What a browser plays becomes the user's.
    pub(crate) fn adopt(&self, browser: &Holder, user: &Holder) -> Result<(), AppError> {
        self.change(|store| store.adopt(browser, user))
    }

    /// Makes a personal token and gives it; it cannot be seen again.
    pub(crate) fn create_token(&self, user: &str, label: &str) -> Result<String, AppError> {
        let token = random_id().map_err(AppError::Storage)?;
        self.ask(|store| {
            store.create_api_token(&NewApiToken {
                token_hash: hash(&token),
                user: user.to_owned(),
                label: label.to_owned(),
                created_at: now(),
            })
        })?;
        Ok(token)
    }

    /// Whose personal token this is.
    pub(crate) fn token_user(&self, token: &str) -> Result<Option<Account>, AppError> {
        Ok(self.ask(|store| store.api_token_user(&hash(token)))?.map(Account::from))
    }

    /// The personal tokens of a user, the oldest first.
    pub(crate) fn tokens(&self, user: &str) -> Result<Vec<ApiToken>, AppError> {
        self.ask(|store| store.api_tokens(user))
    }

    /// Deletes a personal token by its hash.
    pub(crate) fn delete_token(&self, user: &str, token_hash: &str) -> Result<(), AppError> {
        self.ask(|store| store.delete_api_token(user, token_hash))
    }
}
