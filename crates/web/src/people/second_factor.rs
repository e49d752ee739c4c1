//! The second factor of an account: a code of an app that is asked for besides the password. Who has lost the app has
//! recovery codes, each good once.

use std::sync::Arc;

use super::{OpenedSession, People, by_session, note_attempt};
use crate::error::AppError;
use crate::identity::Person;
use crate::incident::Event;
use crate::names::account_key;
use crate::repository::{Account, AuditEvent, Code, User, hash, now};
use crate::text::t;
use crate::throttle::CODE;
use crate::work::blocking;

/// For so many milliseconds after the password somebody may give the code.
const TICKET_LASTS: i64 = 5 * 60 * 1000;

/// The longest code that is looked at.
pub(crate) const MAX_CODE_LEN: usize = 60;

/// How signing in has gone.
pub(crate) enum SignIn {
    /// It is done.
    Done(OpenedSession),
    /// The password is right, and a code is asked for: who brings this ticket with it need not give the password again.
    CodeNeeded(String),
}

/// What an app needs to know to make codes. It is seen only once.
pub(crate) struct NewSecret {
    /// To be typed in.
    pub(crate) text: String,
    /// To be followed, or read from a picture.
    pub(crate) link: String,
}

/// Whether codes are asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    Off,
    /// An app was told the secret, and has not given a code yet.
    Waiting,
    On {
        recovery_codes: u32,
    },
}

impl People {
    /// Whether codes are asked of who is signed in.
    pub(crate) async fn second_factor(&self, person: &Person) -> Result<Standing, AppError> {
        let (repository, id) = (Arc::clone(&self.repository), by_session(person)?.id.clone());
        let factor = blocking(move || repository.second_factor(&id)).await?;
        Ok(match factor {
            None => Standing::Off,
            Some(factor) if !factor.active => Standing::Waiting,
            Some(factor) => Standing::On { recovery_codes: factor.recovery_codes },
        })
    }

    /// Begins a second factor. A thief of a session cannot, who would lock the owner out with it.
    pub(crate) async fn begin_second_factor(
        &self,
        person: &Person,
        password: String,
    ) -> Result<NewSecret, AppError> {
        let account = self.confirm(person, password).await?;
        let (repository, id) = (Arc::clone(&self.repository), account.id);
        let secret = blocking(move || repository.begin_second_factor(&id)).await?;
        let secret = secret.ok_or_else(|| AppError::Conflict(t("second-factor-on-already")))?;
        Ok(NewSecret { text: secret.text(), link: secret.link(&self.site, &account.name) })
    }

    /// Asks for codes from now on, since a first one shows that the app makes them; gives the recovery codes.
    pub(crate) async fn activate_second_factor(
        &self,
        person: &Person,
        code: String,
    ) -> Result<Vec<String>, AppError> {
        let account = by_session(person)?.clone();
        self.count_confirmation(CODE, person.session.as_deref().unwrap_or_default())?;
        let (repository, changed) = (Arc::clone(&self.repository), account.clone());
        let codes = blocking(move || {
            let codes = repository.activate_second_factor(&changed.id, short(&code))?;
            if codes.is_some() {
                repository.audit_own_event(&changed, &AuditEvent::SecondFactorOn);
            }
            Ok(codes)
        });
        let codes = codes.await?.ok_or_else(|| AppError::Invalid(t("code-wrong-at-first")))?;
        person.note(Event::SecondFactorOn, &account.name);
        Ok(codes)
    }

    /// Asks for no more codes: with the password and a last one.
    pub(crate) async fn end_second_factor(
        &self,
        person: &Person,
        password: String,
        code: String,
    ) -> Result<(), AppError> {
        let account = self.confirm(person, password).await?;
        let attempt = async {
            self.count_confirmation(CODE, person.session.as_deref().unwrap_or_default())?;
            self.use_code(&account, code).await
        };
        note_code(person, &account.name, attempt.await)?;
        let (repository, changed) = (Arc::clone(&self.repository), account.clone());
        blocking(move || {
            repository.delete_second_factor(&changed.id)?;
            repository.audit_own_event(&changed, &AuditEvent::SecondFactorOff);
            Ok(())
        })
        .await?;
        person.note(Event::SecondFactorOff, &account.name);
        Ok(())
    }

    /// Goes on after the right password: with a code where one is asked for, be it given with it or later.
    pub(super) async fn pass_second_factor(
        &self,
        person: &Person,
        user: User,
        code: Option<String>,
    ) -> Result<SignIn, AppError> {
        let (repository, id) = (Arc::clone(&self.repository), user.id.clone());
        let factor = blocking(move || repository.second_factor(&id)).await?;
        let account = Account::from(user.clone());
        if factor.is_some_and(|factor| factor.active) {
            let Some(code) = code else {
                person.note(Event::CodeAsked, &account.name);
                return Ok(SignIn::CodeNeeded(self.ticket(person, &user, now() + TICKET_LASTS)));
            };
            let attempt = async {
                self.count_attempt(CODE, person, &account_key(&account.name))?;
                self.use_code(&account, code).await
            };
            note_code(person, &account.name, attempt.await)?;
        }
        person.note(Event::SignedIn, &account.name);
        Ok(SignIn::Done(self.begin_session(person, account).await?))
    }

    /// Signs in with a ticket and a code.
    pub(crate) async fn sign_in_with_code(
        &self,
        person: &Person,
        ticket: &str,
        code: String,
    ) -> Result<SignIn, AppError> {
        let late = || AppError::Forbidden(t("ticket-late"));
        let (id, until) = ticket
            .split_once('.')
            .and_then(|(id, rest)| Some((id, rest.split_once('.')?.0)))
            .ok_or_else(late)?;
        let until: i64 = until.parse().map_err(|_| late())?;
        let (repository, id) = (Arc::clone(&self.repository), id.to_owned());
        let user = blocking(move || repository.user(&id)).await?.ok_or_else(late)?;
        if until < now() || !self.is_ticket(ticket, person, &user, until) {
            return Err(late());
        }
        self.pass_second_factor(person, user, Some(code)).await
    }

    /// What proves for a while that this browser knew the password that the account has.
    fn ticket(&self, person: &Person, user: &User, until: i64) -> String {
        let code = self.tickets.code(&ticketed(person, user, until));
        format!("{}.{until}.{code}", user.id)
    }

    fn is_ticket(&self, ticket: &str, person: &Person, user: &User, until: i64) -> bool {
        let code = ticket.rsplit('.').next().unwrap_or_default();
        self.tickets.is_code(code, &ticketed(person, user, until))
    }

    async fn use_code(&self, account: &Account, code: String) -> Result<(), AppError> {
        let (repository, account) = (Arc::clone(&self.repository), account.clone());
        blocking(move || {
            let factor = repository.second_factor(&account.id)?.filter(|factor| factor.active);
            let factor = factor.ok_or_else(|| AppError::Conflict(t("second-factor-off-already")))?;
            match repository.use_code(&account.id, &factor, short(&code))? {
                None => return Err(AppError::Unauthorized(t("code-wrong"))),
                Some(Code::App) => {}
                Some(Code::Recovery) => repository.audit_own_event(&account, &AuditEvent::RecoveryCodeUsed),
            }
            Ok(())
        })
        .await
    }
}

fn ticketed(person: &Person, user: &User, until: i64) -> String {
    format!("{:?} {} {} {until}", person.browser, user.id, hash(&user.password_hash))
}

/// What is longer is no code, and not worth looking at.
fn short(code: &str) -> &str {
    if code.len() > MAX_CODE_LEN { "" } else { code }
}

/// Leaves a word for the log where a code was wrong.
fn note_code<T>(person: &Person, name: &str, attempt: Result<T, AppError>) -> Result<T, AppError> {
    if let Err(AppError::Unauthorized(_)) = &attempt {
        person.note(Event::SecondFactorFailed, name);
    }
    note_attempt(person, name, attempt)
}
