//! What comes of thinking.

use rules::{Action, Seat};

use crate::idea::Idea;
use crate::reason::Reason;

/// What a bot wants to do, and why.
#[derive(Clone, Debug)]
pub struct Thought {
    /// Who acts.
    pub seat: Seat,
    /// What is done: always one of the game's offers.
    pub action: Action,
    /// Why.
    pub reason: Reason,
}

impl Thought {
    /// What comes of an idea.
    pub(crate) fn of(seat: Seat, idea: Idea) -> Thought {
        let reason = idea.reason.speaking_for(&idea.action);
        Thought { seat, action: idea.action, reason }
    }
}
