//! Where people want to be told that it is their turn.

use super::{NoticeSettings, Repository, hash, now};
use crate::error::AppError;

impl Repository {
    /// The notice settings of a user.
    pub(crate) fn notice_settings(&self, user: &str) -> Result<NoticeSettings, AppError> {
        self.ask(|store| store.notice_settings(user))
    }

    /// Replaces them.
    pub(crate) fn set_notice_settings(&self, user: &str, settings: &NoticeSettings) -> Result<(), AppError> {
        self.ask(|store| store.set_notice_settings(user, settings))
    }

    /// Confirms the e-mail address that a token was sent to; nothing where the token is no good.
    pub(crate) fn confirm_email(&self, token: &str) -> Result<Option<()>, AppError> {
        Ok(self.ask(|store| store.confirm_email(&hash(token), now()))?.map(|_| ()))
    }
}
