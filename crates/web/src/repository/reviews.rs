//! Reviews of games, as the text that they are kept in.

use store::KeptReview;

use super::Repository;
use crate::error::AppError;

impl Repository {
    /// The review of a game, if there is one.
    pub(crate) fn review(&self, game: &str) -> Result<Option<KeptReview>, AppError> {
        self.ask(|store| store.review(game))
    }

    /// Keeps a review, instead of an earlier one.
    pub(crate) fn keep_review(&self, game: &str, review: &KeptReview) -> Result<(), AppError> {
        self.ask(|store| store.keep_review(game, review))
    }
}
