//! The sessions of an account: where one is signed in, and how one signs out there.

use std::sync::Arc;

use super::People;
use crate::error::AppError;
use crate::identity::Person;
use crate::repository::{Account, AuditEntry, AuditEvent, Session, hash};
use crate::text::t;
use crate::work::blocking;

/// The most entries of the audit log that the page of an account shows.
const MAX_AUDIT_ENTRIES: u32 = 20;

/// A session in the list of who is signed in.
pub(crate) struct ListedSession {
    pub(crate) session: Session,
    /// Whether it is the one that asks.
    pub(crate) here: bool,
}

impl People {
    /// Where somebody is signed in, the latest first.
    pub(crate) async fn sessions(&self, person: &Person) -> Result<Vec<ListedSession>, AppError> {
        let id = by_session(person)?.id.clone();
        let here = person.session.as_deref().map(hash);
        let repository = Arc::clone(&self.repository);
        let sessions = blocking(move || repository.sessions(&id)).await?;
        let listed =
            |session: Session| ListedSession { here: here.as_ref() == Some(&session.token_hash), session };
        Ok(sessions.into_iter().map(listed).collect())
    }

    /// What somebody did lately that is noted.
    pub(crate) async fn audit_entries(&self, person: &Person) -> Result<Vec<AuditEntry>, AppError> {
        let (repository, holder) = (Arc::clone(&self.repository), person.holder.clone());
        blocking(move || repository.audit_of(&holder, MAX_AUDIT_ENTRIES)).await
    }

    /// Ends one session, by the hash of its token.
    pub(crate) async fn end_session(&self, person: &Person, token_hash: String) -> Result<(), AppError> {
        let account = by_session(person)?.clone();
        let repository = Arc::clone(&self.repository);
        blocking(move || {
            repository.end_session_of(&account.id, &token_hash)?;
            repository.audit_own_event(&account, &AuditEvent::SessionEnded);
            Ok(())
        })
        .await
    }

    /// Ends all sessions, this one too, and all personal tokens.
    pub(crate) async fn sign_out_everywhere(&self, person: &Person) -> Result<(), AppError> {
        let account = by_session(person)?.clone();
        let repository = Arc::clone(&self.repository);
        blocking(move || {
            repository.sign_out_everywhere(&account.id)?;
            repository.audit_own_event(&account, &AuditEvent::SignedOutEverywhere);
            Ok(())
        })
        .await
    }
}

/// The account of who is signed in here. A personal token is for playing: stolen, it must not lock its owner out.
pub(crate) fn by_session(person: &Person) -> Result<&Account, AppError> {
    let account = person.signed_in()?;
    if person.session.is_none() {
        return Err(AppError::Forbidden(t("not-by-token")));
    }
    Ok(account)
}
