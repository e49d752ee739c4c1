//! Where people want to be told that it is their turn.

use std::fmt;

use crate::Timestamp;
use crate::error::Result;

/// The notice settings of a user.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct NoticeSettings {
    /// Whether anything is sent.
    pub active: bool,
    /// The address of a webhook.
    pub webhook: Option<String>,
    /// An e-mail address that was confirmed.
    pub email: Option<String>,
    /// One that is not confirmed yet.
    pub asked: Option<PendingEmail>,
}

/// An e-mail address that waits to be confirmed.
#[derive(Clone, PartialEq, Eq)]
pub struct PendingEmail {
    /// The address.
    pub email: String,
    /// The hash of the token that confirms it.
    pub token_hash: String,
    /// From when on the token is worth nothing.
    pub until: Timestamp,
}

/// Keeping notice settings. They go with the account.
pub trait Notices {
    /// The settings of a user; where there are none, nothing is sent.
    fn notice_settings(&self, user: &str) -> Result<NoticeSettings>;

    /// Replaces the settings of a user.
    ///
    /// # Errors
    ///
    /// [`Error::UserNotFound`](crate::Error::UserNotFound), [`Error::AlreadyExists`](crate::Error::AlreadyExists) where the token is another's.
    fn set_notice_settings(&self, user: &str, settings: &NoticeSettings) -> Result<()>;

    /// Confirms the e-mail address that a token was sent to, which must not have expired; gives the user. The token is
    /// worth nothing afterwards.
    fn confirm_email(&self, token_hash: &str, now: Timestamp) -> Result<Option<String>>;
}

// Addresses are private, and that of a webhook is a key: they are kept out of logs.
impl fmt::Debug for NoticeSettings {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NoticeSettings").field("active", &self.active).finish_non_exhaustive()
    }
}

impl fmt::Debug for PendingEmail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PendingEmail").field("until", &self.until).finish_non_exhaustive()
    }
}
