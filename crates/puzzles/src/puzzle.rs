//! One puzzle, as it is kept.

use rules::notation::ActionNotation;

use crate::facts::Facts;
use crate::kind::Kind;
use crate::level::Level;

/// A puzzle: a place in a game, a question, and its answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// Its number among those of its title; it stays, since attempts are kept by it.
    pub number: usize,
    /// What is asked for.
    pub kind: Kind,
    /// The symbol of the company.
    pub company: String,
    /// How hard it is.
    pub level: Level,
    /// What was measured.
    pub facts: Facts,
    /// The best moves; of runs any that earn as much are right.
    pub answers: Vec<ActionNotation>,
    /// Which game of its file it is taken from, and after how many actions.
    pub place: (usize, usize),
}
