//! Which puzzles somebody has tried, and how that went.

use crate::Timestamp;
use crate::error::Result;

/// What somebody has made of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PuzzleTried {
    /// Which one.
    pub puzzle: String,
    /// How many answers were given, or that it was given up.
    pub tries: u32,
    /// The first answer was right.
    pub at_once: bool,
    /// Some answer was right.
    pub solved: bool,
    /// When it was first answered.
    pub first_at: Timestamp,
}

/// Keeping what people have made of puzzles. It goes with the account.
pub trait PuzzlesTried {
    /// Keeps that a puzzle was answered; the first answer to it stays the first. Gives what there is of it then.
    ///
    /// # Errors
    ///
    /// [`Error::UserNotFound`](crate::Error::UserNotFound).
    fn try_puzzle(&self, user: &str, puzzle: &str, right: bool, at: Timestamp) -> Result<PuzzleTried>;

    /// All puzzles that a user has tried, in the order in which they were first answered.
    fn puzzles_tried(&self, user: &str) -> Result<Vec<PuzzleTried>>;
}
