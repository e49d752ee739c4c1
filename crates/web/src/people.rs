//! Accounts: signing up, in and out. Also the sessions and personal tokens of an account.

pub(crate) mod forms;
mod sessions;

use std::sync::Arc;
use std::time::Duration;

use crate::error::AppError;
use crate::identity::Person;
use crate::passwords::{PasswordCheck, Passwords};
use crate::repository::{Account, ApiToken, AuditEvent, Holder, Repository, hash};
use crate::text::{t, tr};
use crate::throttle::{SIGN_IN, SIGN_UP, Throttle};
use crate::work::blocking;

pub(crate) use sessions::{ListedSession, by_session};

/// The longest name of a player.
pub(crate) const MAX_NAME_LEN: usize = 40;

/// A password has at least so many letters.
pub(crate) const MIN_PASSWORD_LEN: usize = 8;

/// And at most so many: hashing takes time by length.
const MAX_PASSWORD_LEN: usize = 256;

/// The longest label of a personal token.
pub(crate) const MAX_LABEL_LEN: usize = 60;

/// Those who may have an account.
pub(crate) struct People {
    repository: Arc<Repository>,
    throttle: Arc<Throttle>,
    passwords: Passwords,
    session: Duration,
}

impl People {
    pub(crate) fn new(repository: Arc<Repository>, throttle: Arc<Throttle>, session: Duration) -> People {
        People { repository, throttle, passwords: Passwords::new(), session }
    }

    /// How long a session lasts.
    pub(crate) fn session_max_age(&self) -> Duration {
        self.session
    }

    /// Makes an account and signs in; gives the token of the session.
    pub(crate) async fn sign_up(
        &self,
        person: &Person,
        name: &str,
        password: String,
    ) -> Result<String, AppError> {
        let name = check_name(name)?;
        check_password(&password)?;
        self.throttle.take(SIGN_UP, &person.address.to_string())?;
        let hashed = self.passwords.hash(password).await?;
        let repository = Arc::clone(&self.repository);
        let account = blocking(move || repository.create_user(&name, &hashed)).await?;
        self.begin_session(person, account).await
    }

    /// Signs in; gives the token of the session.
    pub(crate) async fn sign_in(
        &self,
        person: &Person,
        name: &str,
        password: String,
    ) -> Result<String, AppError> {
        let account = self.check(person, name, password).await?;
        self.begin_session(person, account).await
    }

    /// Ends the session of this browser.
    pub(crate) async fn sign_out(&self, person: &Person) -> Result<(), AppError> {
        let Some(session) = person.session.clone() else { return Ok(()) };
        let repository = Arc::clone(&self.repository);
        blocking(move || repository.end_session(&session)).await
    }

    /// Changes the password, which ends all sessions; gives the token of a new one.
    pub(crate) async fn change_password(
        &self,
        person: &Person,
        old: String,
        new: String,
    ) -> Result<String, AppError> {
        let account = person.signed_in()?.clone();
        check_password(&new)?;
        self.check(person, &account.name, old).await?;
        let hashed = self.passwords.hash(new).await?;
        let (repository, changed) = (Arc::clone(&self.repository), account.clone());
        blocking(move || {
            repository.set_password(&changed.id, &hashed)?;
            repository.audit_own_event(&changed, &AuditEvent::PasswordChanged);
            Ok(())
        })
        .await?;
        self.begin_session(person, account).await
    }

    /// Deletes the account; games that others play stay.
    pub(crate) async fn delete(&self, person: &Person, password: String) -> Result<(), AppError> {
        let account = person.signed_in()?;
        let account = self.check(person, &account.name, password).await?;
        let repository = Arc::clone(&self.repository);
        blocking(move || {
            // Noted first: the name goes with the account.
            repository.audit_own_event(&account, &AuditEvent::AccountDeleted);
            repository.delete_user(&account.id)
        })
        .await
    }

    /// Makes a personal token, which is seen only now.
    pub(crate) async fn create_token(&self, person: &Person, label: &str) -> Result<String, AppError> {
        // By a session: otherwise a stolen token could outlive its being revoked.
        let account = by_session(person)?.clone();
        let label = label.trim().to_owned();
        if label.is_empty() || label.chars().count() > MAX_LABEL_LEN {
            return Err(AppError::Invalid(tr!("label-wrong", most = MAX_LABEL_LEN)));
        }
        let repository = Arc::clone(&self.repository);
        blocking(move || {
            let token = repository.create_token(&account.id, &label)?;
            repository.audit_own_event(&account, &AuditEvent::TokenMade);
            Ok(token)
        })
        .await
    }

    /// The personal tokens of who is signed in.
    pub(crate) async fn tokens(&self, person: &Person) -> Result<Vec<ApiToken>, AppError> {
        let id = person.signed_in()?.id.clone();
        let repository = Arc::clone(&self.repository);
        blocking(move || repository.tokens(&id)).await
    }

    /// Makes a personal token worthless, by its hash.
    pub(crate) async fn revoke_token(&self, person: &Person, token_hash: String) -> Result<(), AppError> {
        let account = by_session(person)?.clone();
        let repository = Arc::clone(&self.repository);
        blocking(move || {
            repository.delete_token(&account.id, &token_hash)?;
            repository.audit_own_event(&account, &AuditEvent::TokenRevoked);
            Ok(())
        })
        .await
    }

    /// Opens a session, and hands over what the browser has played without an account. The session that this browser had
    /// ends: one that somebody else has put there must not become good.
    async fn begin_session(&self, person: &Person, account: Account) -> Result<String, AppError> {
        let (repository, lasts, browser) =
            (Arc::clone(&self.repository), self.session, person.browser.clone());
        let (agent, old) = (person.agent.clone(), person.session.clone());
        blocking(move || {
            if let Some(old) = &old {
                repository.end_session(old)?;
            }
            if let Some(browser @ Holder::Browser(_)) = &browser {
                repository.adopt(browser, &account.holder())?;
            }
            repository.open_session(&account.id, lasts, &agent)
        })
        .await
    }

    /// Whether the password is right; every attempt counts.
    async fn check(&self, person: &Person, name: &str, password: String) -> Result<Account, AppError> {
        let name = name.trim();
        self.throttle.take(SIGN_IN, &person.address.to_string())?;
        // By its hash: a name may be as long as a request.
        self.throttle.take(SIGN_IN, &hash(&name.to_lowercase()))?;
        let wrong = || AppError::Unauthorized(t("password-wrong"));
        if name.chars().count() > MAX_NAME_LEN || password.chars().count() > MAX_PASSWORD_LEN {
            return Err(wrong());
        }
        let (repository, name) = (Arc::clone(&self.repository), name.to_owned());
        let Some(user) = blocking(move || repository.user_named(&name)).await? else {
            // As slow as a wrong password, so that nobody learns which names there are.
            self.passwords.hash(password).await?;
            return Err(wrong());
        };
        match self.passwords.check(password.clone(), user.password_hash.clone()).await? {
            PasswordCheck::Wrong => return Err(wrong()),
            PasswordCheck::Right => {}
            PasswordCheck::RightButDated => {
                let (repository, id, old) =
                    (Arc::clone(&self.repository), user.id.clone(), user.password_hash);
                let new = self.passwords.hash(password).await?;
                blocking(move || repository.replace_password_hash(&id, &old, &new)).await?;
            }
        }
        Ok(Account { id: user.id, name: user.name })
    }
}

/// A name that can be shown, without blanks around it.
pub(crate) fn check_name(name: &str) -> Result<String, AppError> {
    let name = name.trim();
    if name.is_empty() {
        Err(AppError::Invalid(t("name-empty")))
    } else if name.chars().count() > MAX_NAME_LEN {
        Err(AppError::Invalid(tr!("name-too-long", most = MAX_NAME_LEN)))
    } else if name.chars().any(char::is_control) {
        Err(AppError::Invalid(t("name-control")))
    } else {
        Ok(name.to_owned())
    }
}

fn check_password(password: &str) -> Result<(), AppError> {
    let letters = password.chars().count();
    if letters < MIN_PASSWORD_LEN {
        Err(AppError::Invalid(tr!("password-short", least = MIN_PASSWORD_LEN)))
    } else if letters > MAX_PASSWORD_LEN {
        Err(AppError::Invalid(tr!("password-long", most = MAX_PASSWORD_LEN)))
    } else {
        Ok(())
    }
}
