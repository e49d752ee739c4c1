//! In which games moves wait, in memory: every move of every game asks, and nearly always nothing does.

use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, PoisonError};

use tokio::sync::mpsc::UnboundedSender;

use crate::repository::Holder;

/// The games in which moves wait or were dropped, with whose they are, and whom to tell when one has moved.
pub(crate) struct Waiting {
    games: Mutex<HashMap<String, HashSet<Holder>>>,
    moved: UnboundedSender<String>,
}

impl Waiting {
    pub(crate) fn new(moved: UnboundedSender<String>) -> Waiting {
        Waiting { games: Mutex::default(), moved }
    }

    /// Says that a game has moved.
    pub(crate) fn moved(&self, game: &str) {
        if self.games.lock().unwrap_or_else(PoisonError::into_inner).contains_key(game) {
            // Where nobody listens any more, the server is stopping.
            let _ = self.moved.send(game.to_owned());
        }
    }

    pub(super) fn is_anything(&self, game: &str, who: &Holder) -> bool {
        let games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.get(game).is_some_and(|holders| holders.contains(who))
    }

    pub(super) fn add(&self, game: &str, who: &Holder) {
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        games.entry(game.to_owned()).or_default().insert(who.clone());
    }

    pub(super) fn remove(&self, game: &str, who: &Holder) {
        let mut games = self.games.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(holders) = games.get_mut(game) {
            holders.remove(who);
            if holders.is_empty() {
                games.remove(game);
            }
        }
    }

    /// Nothing waits in a game any more.
    pub(super) fn clear(&self, game: &str) {
        self.games.lock().unwrap_or_else(PoisonError::into_inner).remove(game);
    }
}
