//! What was taken back and done again: the log of a game forgets nothing.

use rules::{Action, Seat};

use crate::table::Step;

/// Which way an action went.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// It was taken back.
    Undone,
    /// It was done again.
    Redone,
}

/// An action that was taken back, or done again.
pub(crate) struct Trace {
    pub(crate) way: Way,
    /// The number of the action.
    pub(crate) number: usize,
    /// Whose action it was.
    pub(crate) seat: Seat,
    pub(crate) action: Action,
}

impl Trace {
    pub(crate) fn new(way: Way, number: usize, step: &Step) -> Trace {
        Trace { way, number, seat: step.seat, action: step.understood.clone() }
    }
}
