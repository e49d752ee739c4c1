//! A line of play: every position with what was done in it.

use rules::state::Round;
use rules::{Action, CompanyId, Decision, Event, Game, Refusal, Seat};

/// Something that was done.
pub struct Move {
    /// The position that it was done in.
    pub before: Game,
    /// Who did it.
    pub seat: Seat,
    /// What was done.
    pub action: Action,
    /// What came of it.
    pub events: Vec<Event>,
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
    pub fn of(begin: Game, actions: impl IntoIterator<Item = (Seat, Action)>) -> Result<Line, Box<Refusal>> {
        let mut game = begin;
        let mut moves = Vec::new();
        for (seat, action) in actions {
            let before = game.clone();
            let events = game.advance(seat, &action).map_err(Box::new)?;
            moves.push(Move { before, seat, action, events: rules::told(events) });
        }
        Ok(Line { moves, end: game })
    }

    /// The position after so many moves.
    pub fn position(&self, number: usize) -> &Game {
        self.moves.get(number).map_or(&self.end, |played| &played.before)
    }

    /// The number of the position that a move led to, with all answers that it waited for; nothing when somebody refused.
    pub(crate) fn settled(&self, number: usize) -> Option<usize> {
        let mut then = number + 1;
        while self.moves.get(then).is_some_and(|next| is_answer(&next.before)) {
            if self.moves[then].action == Action::Refuse {
                return None;
            }
            then += 1;
        }
        Some(then)
    }

    /// In which turn a move was made.
    pub(crate) fn turn(&self, number: usize) -> Turn {
        let Move { before, seat, .. } = &self.moves[number];
        (round(before), before.view().operating_company(), *seat)
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
