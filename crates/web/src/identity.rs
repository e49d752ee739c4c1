//! Who asks: a signed-in user, or a browser without an account.

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};

use crate::error::AppError;
use crate::incident::{Event, Incident};
use crate::repository::{Account, Holder, hash};
use crate::text::t;

/// Who asks.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    /// As whom they hold seats, own games and speak.
    pub(crate) holder: Holder,
    /// The account, for those who are signed in.
    pub(crate) account: Option<Account>,
    /// The browser, by the hash of the random id in its cookie; a program with a token has none.
    pub(crate) browser: Option<Holder>,
    /// The token of the session.
    pub(crate) session: Option<String>,
    /// Where the request comes from.
    pub(crate) address: IpAddr,
    /// What the browser says that it is.
    pub(crate) agent: String,
    /// The marks of a browser that has signed in before.
    pub(crate) known: Option<String>,
    /// What the host shall read in the log about this request.
    pub(crate) incident: Arc<OnceLock<Incident>>,
}

impl Person {
    /// Leaves a word for the log about what this request has come to, and whose name it was about.
    pub(crate) fn note(&self, event: Event, name: &str) {
        // The first word is the one that counts.
        let _ = self.incident.set(Incident { event, name: name.to_owned() });
    }

    /// What tells this person from others who use the same browser; who it is cannot be learned from it.
    pub(crate) fn mark(&self) -> String {
        hash(&format!("seen by {:?}", self.holder)).chars().take(16).collect()
    }

    /// The name of the account.
    pub(crate) fn name(&self) -> Option<&str> {
        self.account.as_ref().map(|account| account.name.as_str())
    }

    /// The account, where one is needed.
    pub(crate) fn signed_in(&self) -> Result<&Account, AppError> {
        self.account.as_ref().ok_or_else(|| AppError::Unauthorized(t("sign-in-first")))
    }
}
