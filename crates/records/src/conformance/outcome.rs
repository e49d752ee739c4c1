//! What came of a comparison.

use std::fmt;

use crate::site::{RunTally, Unfollowable, Unreadable, Used};

/// What came of a file.
#[derive(Clone, PartialEq, Debug)]
pub enum Outcome {
    /// Every action was accepted and every state is the same.
    Passed {
        /// How many actions of theirs.
        actions: usize,
        /// How many of ours that took.
        ours: usize,
        /// How the recorded runs compare with the best ones.
        runs: RunTally,
        /// Which exemptions it took.
        exempt: Used,
    },
    /// It is no game, so that nothing was compared.
    Skipped {
        /// Why.
        why: String,
    },
    /// Something differs.
    Failed(Difference),
    /// The text is not what it should be.
    Unreadable {
        /// What is wrong, and where.
        why: Unreadable,
    },
}

/// The first difference.
#[derive(Clone, PartialEq, Debug)]
pub struct Difference {
    /// The number of the action, the first being 1; 0 is the state before it.
    pub action: usize,
    /// Its type.
    pub kind: String,
    /// What differs.
    pub what: What,
}

/// What differs.
#[derive(Clone, PartialEq, Debug)]
pub enum What {
    /// Our engine did not accept it.
    Refused(Unfollowable),
    /// A value in the state.
    State {
        /// The path inside the state.
        path: String,
        /// What they have.
        expected: String,
        /// What we have.
        got: String,
    },
}

impl What {
    /// Whether it is the cash of a player.
    pub(super) fn is_cash(&self) -> bool {
        matches!(self, What::State { path, .. } if path.starts_with("players.") && path.ends_with(".cash"))
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.action {
            0 => write!(f, "before the first action: ")?,
            number => write!(f, "action {number} ({}): ", self.kind)?,
        }
        match &self.what {
            What::Refused(why) => write!(f, "{why}"),
            What::State { path, expected, got } => write!(f, "{path}: expected {expected}, got {got}"),
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Passed { actions, runs, exempt, .. } => {
                write!(
                    f,
                    "passed, {actions} actions; {} runs, none below the recorded revenue, ",
                    runs.runs
                )?;
                write!(f, "{} could have earned more, {} exempt", runs.higher, exempt.total())
            }
            Outcome::Skipped { why } => write!(f, "skipped: {why}"),
            Outcome::Failed(difference) => write!(f, "differs at {difference}"),
            Outcome::Unreadable { why } => write!(f, "cannot be read: {why}"),
        }
    }
}
