//! Browsers that somebody wants to be told in.

use std::fmt;

use crate::Timestamp;
use crate::error::Result;

/// A browser that takes messages by way of a push service.
#[derive(Clone, PartialEq, Eq)]
pub struct PushSubscription {
    /// Where messages to it are posted; whoever knows it can try.
    pub endpoint: String,
    /// Its public key.
    pub public_key: String,
    /// What it shares with whoever sends.
    pub auth: String,
    /// What it says that it is.
    pub agent: String,
    /// When it was kept.
    pub since: Timestamp,
}

/// Keeping browsers to be told in. They go with the account.
pub trait PushSubscriptions {
    /// The browsers of a user, the oldest first.
    fn push_subscriptions(&self, user: &str) -> Result<Vec<PushSubscription>>;

    /// Keeps a browser for a user, in the place of what was kept of it before, whoever used it then. Of more than `most` the
    /// oldest are forgotten.
    ///
    /// # Errors
    ///
    /// [`Error::UserNotFound`](crate::Error::UserNotFound).
    fn subscribe_to_push(&self, user: &str, subscription: &PushSubscription, most: u32) -> Result<()>;

    /// Forgets a browser of a user; without a user, whoever it is kept for. Gives whether it was kept.
    fn unsubscribe_from_push(&self, user: Option<&str>, endpoint: &str) -> Result<bool>;
}

// An address is a key, and so is what is shared: they are kept out of logs.
impl fmt::Debug for PushSubscription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PushSubscription").field("since", &self.since).finish_non_exhaustive()
    }
}
