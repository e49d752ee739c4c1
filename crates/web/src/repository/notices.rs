//! Where people want to be told that it is their turn.

use super::{NoticeSettings, PushSubscription, Repository, hash, now};
use crate::error::AppError;

/// The setting that has the key for messages to browsers.
const PUSH_KEY: &str = "push";

impl Repository {
    /// The notice settings of a user.
    pub(crate) fn notice_settings(&self, user: &str) -> Result<NoticeSettings, AppError> {
        self.ask(|store| store.notice_settings(user))
    }

    /// Replaces them.
    pub(crate) fn set_notice_settings(&self, user: &str, settings: &NoticeSettings) -> Result<(), AppError> {
        self.ask(|store| store.set_notice_settings(user, settings))
    }

    /// The browsers that a user is told in.
    pub(crate) fn push_subscriptions(&self, user: &str) -> Result<Vec<PushSubscription>, AppError> {
        self.ask(|store| store.push_subscriptions(user))
    }

    /// Keeps a browser to be told in, of at most so many.
    pub(crate) fn subscribe_to_push(
        &self,
        user: &str,
        subscription: &PushSubscription,
        most: u32,
    ) -> Result<(), AppError> {
        self.ask(|store| store.subscribe_to_push(user, subscription, most))
    }

    /// Forgets a browser of a user, or whosever it is.
    pub(crate) fn unsubscribe_from_push(&self, user: Option<&str>, endpoint: &str) -> Result<(), AppError> {
        self.ask(|store| store.unsubscribe_from_push(user, endpoint)).map(|_| ())
    }

    /// The key that messages to browsers are signed with; this one, where there is none yet.
    pub(crate) fn push_key(&self, first: &str) -> Result<String, AppError> {
        self.ask(|store| store.setting(PUSH_KEY, first))
    }

    /// Confirms the e-mail address that a token was sent to; nothing where the token is no good.
    pub(crate) fn confirm_email(&self, token: &str) -> Result<Option<()>, AppError> {
        Ok(self.ask(|store| store.confirm_email(&hash(token), now()))?.map(|_| ()))
    }
}
