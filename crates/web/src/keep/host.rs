//! What only whoever runs the server asks for.

use super::{Holder, Keep, User};
use crate::trouble::Trouble;

impl Keep {
    /// All users, the oldest account first.
    pub(crate) fn users(&self) -> Result<Vec<User>, Trouble> {
        Ok(self.store.users()?)
    }

    /// How many games somebody owns or plays.
    pub(crate) fn game_count(&self, holder: &Holder) -> Result<usize, Trouble> {
        Ok(self.store.games_of(holder, u32::MAX)?.len())
    }

    /// A game with its seats, without its log.
    pub(crate) fn record_of(&self, id: &str) -> Result<store::Game, Trouble> {
        Ok(self.store.game(id)?)
    }
}
