//! Where people want to be told that it is their turn.

use super::{Keep, NoticeWishes, hash, now};
use crate::trouble::Trouble;

impl Keep {
    /// What a user wishes.
    pub(crate) fn notice_wishes(&self, user: &str) -> Result<NoticeWishes, Trouble> {
        Ok(self.store.notice_wishes(user)?)
    }

    /// Replaces what a user wishes.
    pub(crate) fn put_notice_wishes(&self, user: &str, wishes: &NoticeWishes) -> Result<(), Trouble> {
        Ok(self.store.put_notice_wishes(user, wishes)?)
    }

    /// Confirms the e-mail address that a token was sent to; nothing where the token is no good.
    pub(crate) fn confirm_email(&self, token: &str) -> Result<Option<()>, Trouble> {
        Ok(self.store.confirm_email(&hash(token), now())?.map(|_| ()))
    }
}
