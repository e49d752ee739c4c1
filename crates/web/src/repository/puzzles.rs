//! What people have made of puzzles.

use super::{PuzzleTried, Repository, now};
use crate::error::AppError;

impl Repository {
    /// Keeps that a user has answered a puzzle.
    pub(crate) fn try_puzzle(&self, user: &str, puzzle: &str, right: bool) -> Result<(), AppError> {
        self.ask(|store| store.try_puzzle(user, puzzle, right, now())).map(drop)
    }

    /// All puzzles that a user has tried, in their order.
    pub(crate) fn puzzles_tried(&self, user: &str) -> Result<Vec<PuzzleTried>, AppError> {
        self.ask(|store| store.puzzles_tried(user))
    }
}
