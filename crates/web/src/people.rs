//! Accounts: signing up, in and out. Also the sessions and personal tokens of an account.

mod attempts;
pub(crate) mod forms;
mod known_browsers;
mod second_factor;
mod sessions;

use std::sync::Arc;
use std::time::Duration;

use crate::error::AppError;
use crate::identity::Person;
use crate::incident::Event;
use crate::names::{MAX_NAME_LEN, account_key, check_name};
use crate::passwords::{Asker, MAX_PASSWORD_LEN, PasswordCheck, PasswordPolicy, Passwords};
use crate::repository::{Account, ApiToken, AuditEvent, Holder, Repository, User};
use crate::seal::Seal;
use crate::text::{t, tr};
use crate::throttle::{SIGN_IN, SIGN_UP, Throttle};
use crate::work::blocking;
use known_browsers::KnownBrowsers;

pub(crate) use known_browsers::MAX_COOKIE_LEN;
pub(crate) use second_factor::{MAX_CODE_LEN, NewSecret, SignIn, Standing};
pub(crate) use sessions::{ListedSession, by_session};

/// The longest label of a personal token.
pub(crate) const MAX_LABEL_LEN: usize = 60;

/// Those who may have an account.
pub(crate) struct People {
    repository: Arc<Repository>,
    throttle: Arc<Throttle>,
    passwords: Passwords,
    policy: PasswordPolicy,
    known_browsers: KnownBrowsers,
    /// For those who have given the password, and not yet the code.
    tickets: Seal,
    /// What apps that make codes call this server.
    site: String,
    session: Duration,
}

/// What a browser gets when a session is opened.
pub(crate) struct OpenedSession {
    /// The token of the session.
    pub(crate) token: String,
    /// The marks of the accounts that it has signed in to.
    pub(crate) known: String,
}

impl People {
    pub(crate) fn new(
        repository: Arc<Repository>,
        throttle: Arc<Throttle>,
        (site, host): (&str, Option<&str>),
        session: Duration,
    ) -> People {
        People {
            throttle,
            passwords: Passwords::new(),
            policy: PasswordPolicy::new(site, host),
            known_browsers: KnownBrowsers::new(repository.seal("known browsers")),
            tickets: repository.seal("tickets"),
            site: host.unwrap_or(site).to_owned(),
            session,
            repository,
        }
    }

    /// How long a session lasts.
    pub(crate) fn session_max_age(&self) -> Duration {
        self.session
    }

    /// Makes an account and signs in.
    pub(crate) async fn sign_up(
        &self,
        person: &Person,
        name: &str,
        password: String,
    ) -> Result<OpenedSession, AppError> {
        let made = self.make_account(person, name, password).await;
        person.note(if made.is_ok() { Event::SignedUp } else { Event::SignUpRefused }, name);
        self.begin_session(person, made?).await
    }

    async fn make_account(&self, person: &Person, name: &str, password: String) -> Result<Account, AppError> {
        let name = check_name(name)?;
        self.policy.check(&password, &name)?;
        self.throttle.take(SIGN_UP, &person.address.to_string())?;
        let hashed = self.passwords.hash(Asker::Stranger, password).await?;
        let repository = Arc::clone(&self.repository);
        blocking(move || repository.create_user(&name, &hashed)).await
    }

    /// Signs in, with the code of a second factor where it is known already.
    pub(crate) async fn sign_in(
        &self,
        person: &Person,
        name: &str,
        password: String,
        code: Option<String>,
    ) -> Result<SignIn, AppError> {
        let attempt = async {
            let asker = self.count_attempt(SIGN_IN, person, &account_key(name))?;
            self.check(asker, name, password).await
        };
        let user = note_attempt(person, name, attempt.await)?;
        self.pass_second_factor(person, user, code).await
    }

    /// Ends the session of this browser.
    pub(crate) async fn sign_out(&self, person: &Person) -> Result<(), AppError> {
        let Some(session) = person.session.clone() else { return Ok(()) };
        let repository = Arc::clone(&self.repository);
        blocking(move || repository.end_session(&session)).await
    }

    /// Changes the password, which ends all sessions, and personal tokens unless they are to be kept; opens a new session.
    pub(crate) async fn change_password(
        &self,
        person: &Person,
        old: String,
        new: String,
        keep_tokens: bool,
    ) -> Result<OpenedSession, AppError> {
        let account = by_session(person)?;
        self.policy.check(&new, &account.name)?;
        let account = self.confirm(person, old).await?;
        let hashed = self.passwords.hash(Asker::Known, new).await?;
        let (repository, changed) = (Arc::clone(&self.repository), account.clone());
        blocking(move || {
            repository.set_password(&changed.id, &hashed, keep_tokens)?;
            repository.audit_own_event(&changed, &AuditEvent::PasswordChanged);
            Ok(())
        })
        .await?;
        person.note(Event::PasswordChanged, &account.name);
        self.begin_session(person, account).await
    }

    /// Deletes the account; games that others play stay.
    pub(crate) async fn delete(&self, person: &Person, password: String) -> Result<(), AppError> {
        let account = self.confirm(person, password).await?;
        person.note(Event::AccountDeleted, &account.name);
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
    async fn begin_session(&self, person: &Person, account: Account) -> Result<OpenedSession, AppError> {
        let marks = person.known.as_deref().unwrap_or_default();
        let known = self.known_browsers.remember(marks, &account_key(&account.name));
        let known = known.map_err(AppError::Storage)?;
        let (repository, lasts, browser) =
            (Arc::clone(&self.repository), self.session, person.browser.clone());
        let (agent, old) = (person.agent.clone(), person.session.clone());
        let token = blocking(move || {
            if let Some(old) = &old {
                repository.end_session(old)?;
            }
            if let Some(browser @ Holder::Browser(_)) = &browser {
                repository.adopt(browser, &account.holder())?;
            }
            repository.open_session(&account.id, lasts, &agent)
        })
        .await?;
        Ok(OpenedSession { token, known })
    }

    /// Who is signed in here gives the password once more, to be sure. A personal token is not asked: stolen, it must not
    /// serve to guess the password.
    async fn confirm(&self, person: &Person, password: String) -> Result<Account, AppError> {
        let name = &by_session(person)?.name;
        let attempt = async {
            let asker = self.count_confirmation(SIGN_IN, person.session.as_deref().unwrap_or_default())?;
            self.check(asker, name, password).await
        };
        let user = note_attempt(person, name, attempt.await)?;
        Ok(Account::from(user))
    }

    /// Whether the password is right. The attempt was counted before.
    async fn check(&self, asker: Asker, name: &str, password: String) -> Result<User, AppError> {
        let wrong = || AppError::Unauthorized(t("password-wrong"));
        let is_long = |text: &str, most: usize| text.chars().nth(most).is_some();
        if is_long(name.trim(), 2 * MAX_NAME_LEN) || is_long(&password, MAX_PASSWORD_LEN) {
            return Err(wrong());
        }
        let (repository, name) = (Arc::clone(&self.repository), name.to_owned());
        let Some(user) = blocking(move || repository.user_called(&name)).await? else {
            // As slow as a wrong password, so that nobody learns which names there are.
            self.passwords.hash(asker, password).await?;
            return Err(wrong());
        };
        match self.passwords.check(asker, password.clone(), user.password_hash.clone()).await? {
            PasswordCheck::Wrong => Err(wrong()),
            PasswordCheck::Right => Ok(user),
            PasswordCheck::RightButDated => {
                let new = self.passwords.hash(asker, password).await?;
                let repository = Arc::clone(&self.repository);
                blocking(move || {
                    repository.replace_password_hash(&user.id, &user.password_hash, &new)?;
                    Ok(User { password_hash: new, ..user })
                })
                .await
            }
        }
    }
}

/// Leaves a word for the log where an attempt at an account came to nothing.
fn note_attempt<T>(person: &Person, name: &str, attempt: Result<T, AppError>) -> Result<T, AppError> {
    match &attempt {
        Err(AppError::RateLimited(_) | AppError::Busy(_)) => person.note(Event::SignInThrottled, name),
        Err(AppError::Unauthorized(_)) => person.note(Event::SignInFailed, name),
        _ => {}
    }
    attempt
}
