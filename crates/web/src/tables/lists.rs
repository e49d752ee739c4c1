//! Lists of games: those of somebody, those that look for players, and who must decide in each.

use std::sync::{Arc, PoisonError};

use rules::Seat;

use super::Tables;
use crate::error::AppError;
use crate::repository::{GameSummary, Holder, Status};
use crate::work::blocking;

/// So many deciders are remembered.
const MAX_DECIDERS: usize = 10_000;

impl Tables {
    /// The games of somebody, the one last acted in first.
    pub(crate) async fn games_of(&self, who: &Holder) -> Result<Vec<GameSummary>, AppError> {
        let (repository, who) = (Arc::clone(&self.repository), who.clone());
        blocking(move || repository.games_of(&who)).await
    }

    /// The games that look for players, the newest first.
    pub(crate) async fn lobby(&self) -> Result<Vec<GameSummary>, AppError> {
        let repository = Arc::clone(&self.repository);
        blocking(move || repository.lobby()).await
    }

    /// Who must decide in a game that is played.
    pub(crate) async fn decider(&self, game: &GameSummary) -> Result<Option<Seat>, AppError> {
        if game.status != Status::Playing {
            return Ok(None);
        }
        let known = self.deciders.lock().unwrap_or_else(PoisonError::into_inner).get(&game.id).copied();
        if let Some((_, decider)) = known.filter(|(entries, _)| *entries == game.entries) {
            return Ok(decider);
        }
        let found = self.at(&game.id, |table| Ok((table.seq(), table.game().decider()))).await;
        // One game that cannot be read must not hide all others; whoever opens it is told why.
        let Ok((seq, decider)) = found else { return Ok(None) };
        let mut deciders = self.deciders.lock().unwrap_or_else(PoisonError::into_inner);
        if deciders.len() >= MAX_DECIDERS {
            deciders.clear();
        }
        deciders.insert(game.id.clone(), (seq, decider));
        Ok(decider)
    }
}
