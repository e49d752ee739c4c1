//! What came of a comparison.

use std::fmt;

use languages::tr;

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

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            What::Refused(why) => why.fmt(f),
            What::State { path, expected, got } => {
                f.write_str(&tr!("record-differs-state", path = path, expected = expected, got = got))
            }
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference { action, kind, what } = self;
        f.write_str(&match action {
            0 => tr!("record-differs-before", what = what),
            number => tr!("record-differs-after", number = number, action = kind, what = what),
        })
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Outcome::Passed { actions, runs, exempt, .. } => tr!(
                "record-passed",
                action_count = actions,
                run_count = runs.runs,
                higher_count = runs.higher,
                exempt_count = exempt.total(),
            ),
            Outcome::Skipped { why } => tr!("record-skipped", why = why),
            Outcome::Failed(difference) => tr!("record-differs", what = difference),
            Outcome::Unreadable { why } => tr!("record-unreadable", why = why),
        })
    }
}
