//! What only whoever runs the server asks for.

use super::{Holder, Repository, User};
use crate::error::AppError;

impl Repository {
    /// All users, the oldest account first.
    pub(crate) fn users(&self) -> Result<Vec<User>, AppError> {
        self.ask(|store| store.users())
    }

    /// How many games somebody owns or plays.
    pub(crate) fn game_count(&self, holder: &Holder) -> Result<usize, AppError> {
        Ok(self.ask(|store| store.games_of(holder, u32::MAX))?.len())
    }

    /// A game with its seats, without its log.
    pub(crate) fn record_of(&self, id: &str) -> Result<store::Game, AppError> {
        self.ask(|store| store.game(id))
    }
}
