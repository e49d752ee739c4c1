//! Branches: variations of games that somebody tries out alone, and moves of theirs that wait for a position.

use crate::error::Result;
use crate::{Holder, Timestamp};

/// A branch: a variation of a game, which is seen by whoever made it and by nobody else.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Branch {
    /// The id, never used before nor again.
    pub id: String,
    /// The game that it departs from.
    pub game: String,
    /// Whose it is.
    pub holder: Holder,
    /// The branch that it departs from, where it is not the game itself.
    pub parent: Option<String>,
    /// What it is, as the caller writes it.
    pub text: String,
    /// How often it was changed.
    pub version: u32,
    /// When it was begun.
    pub created_at: Timestamp,
    /// When it was last changed.
    pub changed_at: Timestamp,
}

/// Moves that wait for a position, and what became of them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Plan {
    /// The id, never used before nor again.
    pub id: String,
    /// The branch that they were planned in.
    pub branch: String,
    /// The game that they are for.
    pub game: String,
    /// Whose they are.
    pub holder: Holder,
    /// What they are, as the caller writes it.
    pub text: String,
    /// How often it was changed.
    pub version: u32,
    /// When they were planned.
    pub created_at: Timestamp,
}

/// Keeping branches. They go with the game, and with the account of whoever made them.
pub trait Branches {
    /// The branches of a game that somebody has, the oldest first.
    fn branches(&self, game: &str, holder: &Holder) -> Result<Vec<Branch>>;

    /// A branch, if it is theirs.
    fn branch(&self, id: &str, holder: &Holder) -> Result<Option<Branch>>;

    /// Keeps a new branch, where they have fewer than `most` of that game.
    ///
    /// # Errors
    ///
    /// [`Error::TooManyBranches`](crate::Error::TooManyBranches), [`Error::GameNotFound`](crate::Error::GameNotFound),
    /// [`Error::AlreadyExists`](crate::Error::AlreadyExists) where the id is in use.
    fn create_branch(&self, branch: &Branch, most: u32) -> Result<()>;

    /// Replaces the text of a branch, where it is still theirs and has this version; says whether it was.
    fn change_branch(
        &self,
        id: &str,
        holder: &Holder,
        version: u32,
        text: &str,
        at: Timestamp,
    ) -> Result<bool>;

    /// Deletes a branch of theirs, with the moves that wait for it; those that depart from it depart from where it did.
    /// Says whether there was one.
    fn delete_branch(&self, id: &str, holder: &Holder) -> Result<bool>;

    /// Deletes the branches that nobody has changed since; gives how many.
    fn delete_old_branches(&self, since: Timestamp) -> Result<u64>;
}

/// Keeping moves that wait.
pub trait Plans {
    /// All that wait in a game, whosever they are, in the order in which they were planned.
    fn plans(&self, game: &str) -> Result<Vec<Plan>>;

    /// The games in which moves wait, each with whose they are.
    fn planned_games(&self) -> Result<Vec<(String, Holder)>>;

    /// Keeps moves that wait, in the place of those that were planned in the same branch before.
    ///
    /// # Errors
    ///
    /// [`Error::GameNotFound`](crate::Error::GameNotFound) where the branch is gone or not theirs.
    fn put_plan(&self, plan: &Plan) -> Result<()>;

    /// Replaces the text of what waits, where it still has this version; says whether it had.
    fn change_plan(&self, id: &str, version: u32, text: &str) -> Result<bool>;

    /// Forgets what waits, where it is theirs; says whether there was anything.
    fn delete_plan(&self, id: &str, holder: &Holder) -> Result<bool>;
}
