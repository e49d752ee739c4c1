//! What comes of thinking.

use rules::{Action, Seat};

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
