//! What only whoever runs the server does. Each deed is noted.

use store::NewDeed;

use super::{Holder, Keep, User, now};
use crate::text::t;
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

    /// Notes something that the host has done.
    pub(crate) fn note_of_host(&self, what: &str, detail: &str, game: Option<&str>) -> Result<(), Trouble> {
        Ok(self.store.note_deed(&NewDeed {
            at: now(),
            by: None,
            name: t("the-host"),
            what: what.to_owned(),
            detail: detail.to_owned(),
            game: game.map(str::to_owned),
        })?)
    }
}
