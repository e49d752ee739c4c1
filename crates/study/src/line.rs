//! A line of play: every position with what was done in it.

use rules::state::Round;
use rules::{Action, CompanyId, Decision, Event, Game, Refusal, Seat};

/// What is done in a game.
pub enum Deed {
    /// A seat acts.
    Act(Seat, Action),
    /// Whoever moderates corrects a mistake: this is the game afterwards.
    Correct(Box<Game>),
}

/// An action, and what came of it.
pub struct Act {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: Action,
    /// What came of it.
    pub events: Vec<Event>,
}

/// A position, and what was done in it.
pub struct Move {
    /// The position.
    pub before: Game,
    /// What was done; nothing where a mistake was corrected, which nobody chose.
    pub act: Option<Act>,
}

/// A game from some position to another one.
pub struct Line {
    /// What was done, in order.
    pub moves: Vec<Move>,
    /// The position that it led to.
    pub end: Game,
}

/// A turn: the round, the company that operates, and who decides.
pub(crate) type Turn = ((u8, u8, u8), Option<CompanyId>, Seat);

impl Line {
    /// Plays a game again.
    ///
    /// # Errors
    /// When an action is not allowed.
    pub fn of(begin: Game, deeds: impl IntoIterator<Item = Deed>) -> Result<Line, Box<Refusal>> {
        let mut game = begin;
        let mut moves = Vec::new();
        for deed in deeds {
            let before = game.clone();
            let act = match deed {
                Deed::Act(seat, action) => {
                    let events = rules::told(game.advance(seat, &action).map_err(Box::new)?);
                    Some(Act { seat, action, events })
                }
                Deed::Correct(corrected) => {
                    game = *corrected;
                    None
                }
            };
            moves.push(Move { before, act });
        }
        Ok(Line { moves, end: game })
    }

    /// The position after so many moves.
    pub fn position(&self, number: usize) -> &Game {
        self.moves.get(number).map_or(&self.end, |played| &played.before)
    }

    /// How many of the first moves are actions.
    pub fn actions_until(&self, number: usize) -> usize {
        self.moves.iter().take(number).filter(|played| played.act.is_some()).count()
    }

    /// All actions, with the positions that they were done in and the numbers of those.
    pub(crate) fn acts(&self) -> impl Iterator<Item = (usize, &Game, &Act)> {
        self.moves
            .iter()
            .enumerate()
            .filter_map(|(at, played)| Some((at, &played.before, played.act.as_ref()?)))
    }

    /// The number of the position that a move led to, with all answers that it waited for; nothing when somebody refused, or
    /// was not asked any more.
    pub(crate) fn settled(&self, number: usize) -> Option<usize> {
        let mut then = number + 1;
        while let Some(next) = self.moves.get(then).filter(|next| is_answer(&next.before)) {
            if next.act.as_ref()?.action == Action::Refuse {
                return None;
            }
            then += 1;
        }
        Some(then)
    }

    /// In which turn a seat made a move.
    pub(crate) fn turn(&self, number: usize, seat: Seat) -> Turn {
        let before = self.position(number);
        (round(before), before.view().operating_company(), seat)
    }
}

/// Whether somebody is asked to agree to a deal.
pub(crate) fn is_answer(game: &Game) -> bool {
    matches!(game.state().decision(), Some(Decision::Answer { .. } | Decision::CounterOffer { .. }))
}

/// The round, as numbers that tell it from all others.
pub(crate) fn round(game: &Game) -> (u8, u8, u8) {
    match game.state().round {
        Round::PreStock { .. } | Round::Auction { .. } | Round::Privates(_) => (0, 0, 0),
        Round::Stock { number, .. } => (1, number, 0),
        Round::Operating { set, number, .. } => (2, set, number),
        Round::Export { set } => (3, set, 0),
        Round::Over => (4, 0, 0),
    }
}
