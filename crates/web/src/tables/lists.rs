//! Lists of games: those of somebody, those that look for players, and who must decide in each.

use std::sync::{Arc, PoisonError};

use rules::Seat;
use rules::round_name::RoundName;

use super::Tables;
use crate::error::AppError;
use crate::landmarks;
use crate::repository::{GameSummary, Holder, Status};
use crate::work::blocking;

/// Of so many games it is remembered.
const MAX_COURSES: usize = 10_000;

/// How far a game has come.
#[derive(Clone, Copy, Default)]
pub(crate) struct Course {
    /// Who must decide.
    pub(crate) decider: Option<Seat>,
    /// The last round that has begun.
    pub(crate) round: Option<RoundName>,
}

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

    /// How far a game that is played has come, and who must decide.
    pub(crate) async fn course(&self, game: &GameSummary) -> Result<Course, AppError> {
        if game.status != Status::Playing {
            return Ok(Course::default());
        }
        let known = self.courses.lock().unwrap_or_else(PoisonError::into_inner).get(&game.id).copied();
        if let Some((_, course)) = known.filter(|(entries, _)| *entries == game.entries) {
            return Ok(course);
        }
        let found = self.at(&game.id, |table| {
            let round = landmarks::rounds(table).last().map(|begun| begun.round);
            Ok((table.seq(), Course { decider: table.game().decider(), round }))
        });
        // One game that cannot be read must not hide all others; whoever opens it is told why.
        let Ok((seq, course)) = found.await else { return Ok(Course::default()) };
        let mut courses = self.courses.lock().unwrap_or_else(PoisonError::into_inner);
        if courses.len() >= MAX_COURSES {
            courses.clear();
        }
        courses.insert(game.id.clone(), (seq, course));
        Ok(course)
    }
}
