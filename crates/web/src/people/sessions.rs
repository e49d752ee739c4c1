//! The sessions of an account: where one is signed in, and how one signs out there.

use std::sync::Arc;

use super::People;
use crate::keep::{Account, Act, Deed, Session, hash};
use crate::tables::blocking;
use crate::text::t;
use crate::trouble::Trouble;
use crate::who::Person;

/// The most deeds that the page of an account shows.
const MOST_DEEDS: u32 = 20;

/// A session in the list of who is signed in.
pub(crate) struct Listed {
    pub(crate) session: Session,
    /// Whether it is the one that asks.
    pub(crate) here: bool,
}

impl People {
    /// Where somebody is signed in, the latest first.
    pub(crate) async fn sessions(&self, person: &Person) -> Result<Vec<Listed>, Trouble> {
        let id = by_session(person)?.id.clone();
        let here = person.session.as_deref().map(hash);
        let keep = Arc::clone(&self.keep);
        let sessions = blocking(move || keep.sessions(&id)).await?;
        let listed = |session: Session| Listed { here: here.as_ref() == Some(&session.token_hash), session };
        Ok(sessions.into_iter().map(listed).collect())
    }

    /// What somebody did lately that is noted.
    pub(crate) async fn deeds(&self, person: &Person) -> Result<Vec<Deed>, Trouble> {
        let (keep, holder) = (Arc::clone(&self.keep), person.holder.clone());
        blocking(move || keep.deeds_of(&holder, MOST_DEEDS)).await
    }

    /// Ends one session, by the hash of its token.
    pub(crate) async fn end_session(&self, person: &Person, token_hash: String) -> Result<(), Trouble> {
        let account = by_session(person)?.clone();
        let keep = Arc::clone(&self.keep);
        blocking(move || {
            keep.end_session_of(&account.id, &token_hash)?;
            keep.note_own_act(&account, &Act::SessionEnded);
            Ok(())
        })
        .await
    }

    /// Ends all sessions, this one too.
    pub(crate) async fn sign_out_everywhere(&self, person: &Person) -> Result<(), Trouble> {
        let account = by_session(person)?.clone();
        let keep = Arc::clone(&self.keep);
        blocking(move || {
            keep.end_sessions(&account.id)?;
            keep.note_own_act(&account, &Act::SignedOutEverywhere);
            Ok(())
        })
        .await
    }
}

/// The account of who is signed in here. A personal token is for playing: stolen, it must not lock its owner out.
pub(crate) fn by_session(person: &Person) -> Result<&Account, Trouble> {
    let account = person.signed_in()?;
    if person.session.is_none() {
        return Err(Trouble::Forbidden(t("not-by-token")));
    }
    Ok(account)
}
