//! Reviews of games that are over: what somebody has worked out about one, kept as opaque text.

use crate::error::Result;

/// A review as kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct KeptReview {
    /// The number of the last entry of the game that it is about.
    pub last_seq: u32,
    /// How much work it was to be.
    pub nodes: u64,
    /// What it says.
    pub text: String,
}

/// Keeping reviews.
pub trait Reviews {
    /// The review of a game, if there is one.
    fn review(&self, game: &str) -> Result<Option<KeptReview>>;

    /// Keeps a review, instead of an earlier one.
    ///
    /// # Errors
    ///
    /// [`Error::GameNotFound`](crate::Error::GameNotFound).
    fn keep_review(&self, game: &str, review: &KeptReview) -> Result<()>;
}
