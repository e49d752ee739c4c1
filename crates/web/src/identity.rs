//! Who asks: a signed-in user, or a browser without an account.

use std::net::IpAddr;

use crate::error::AppError;
use crate::repository::{Account, Holder};
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
}

impl Person {
    /// The name of the account.
    pub(crate) fn name(&self) -> Option<&str> {
        self.account.as_ref().map(|account| account.name.as_str())
    }

    /// The account, where one is needed.
    pub(crate) fn signed_in(&self) -> Result<&Account, AppError> {
        self.account.as_ref().ok_or_else(|| AppError::Unauthorized(t("sign-in-first")))
    }
}
