//! Conformance: games judged by the engine of 18xx.games, compared with ours after every action.

mod compare;
mod exempt;
mod file;
mod position;
mod shown;

use std::fmt;

pub use exempt::{Exemption, Used};
pub use file::{ConformanceFile, read};
pub use shown::shown;

use self::compare::Strict;
use crate::game_file::GameFile;
use crate::site::{self, Follower, RunTally};

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
    /// The file is not for us yet.
    Skipped {
        /// Why.
        why: String,
    },
    /// Something differs.
    Failed(Difference),
    /// The text is not what it should be.
    Unreadable {
        /// What is wrong, and where.
        why: String,
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
    Refused(String),
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
    fn is_cash(&self) -> bool {
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
            What::Refused(why) => f.write_str(why),
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

/// Compares the game in a conformance file, or follows a plain record of 18xx.games.
pub fn check_file(text: &str) -> Outcome {
    let unreadable = |fault: site::Unreadable| Outcome::Unreadable { why: fault.to_string() };
    let file = match file::read_either(text) {
        Ok(file) => file,
        Err(fault) => return unreadable(fault),
    };
    match file.load().and_then(|file| Follower::new(&file.record).map(|follower| (file, follower))) {
        Ok((file, mut follower)) => compare(&file, &mut follower),
        Err(fault) => unreadable(fault),
    }
}

fn compare(file: &ConformanceFile, follower: &mut Follower) -> Outcome {
    follower.run_tally = Some(RunTally::default());
    follower.steered = !file.changes.is_empty();
    let mut states = file.states();
    let failed = |action: usize, what: What| {
        let kind = action.checked_sub(1).and_then(|index| file.record.actions.get(index));
        let kind = kind.map_or_else(String::new, |action| action.kind.name().into());
        Outcome::Failed(Difference { action, kind, what })
    };
    if let Some(first) = states.next()
        && let Some(what) = compare::first_difference(first, follower, Strict::All)
    {
        return failed(0, what);
    }
    for (index, action) in file.record.actions.iter().enumerate() {
        let sells_half = follower.sells_half(action);
        let merged_all = follower.has_merged_all();
        if let Err(trouble) = follower.follow(action) {
            if sells_half {
                follower.exempt.count(Exemption::HalfSold);
                return passed(index, follower);
            }
            if merged_all {
                follower.exempt.count(Exemption::AllMerged);
                return passed(index, follower);
            }
            return failed(index + 1, What::Refused(trouble.to_string()));
        }
        let Some(state) = states.next() else { continue };
        if follower.is_behind() {
            continue;
        }
        position::catch_up(state, follower);
        if let Some(what) = compare::first_difference(state, follower, Strict::All) {
            if follower.closed_in_need && what.is_cash() {
                follower.exempt.count(Exemption::Overdrawn);
                return passed(index + 1, follower);
            }
            if follower.has_merged_all() {
                follower.exempt.count(Exemption::AllMerged);
                return passed(index, follower);
            }
            let is_last = follower.is_bankrupt() && index + 1 == file.record.actions.len();
            if !is_last || compare::first_difference(state, follower, Strict::ButNextTurn).is_some() {
                return failed(index + 1, what);
            }
            follower.exempt.count(Exemption::NextTurn);
        }
    }
    if let Some(trouble) = follower.unanswered() {
        return failed(file.record.actions.len(), What::Refused(trouble.to_string()));
    }
    if file.changes.is_empty() {
        follower.finish(&file.record);
    }
    if let Some(what) = compare::result_difference(file, follower) {
        return failed(file.record.actions.len(), what);
    }
    passed(file.record.actions.len(), follower)
}

fn passed(actions: usize, follower: &Follower) -> Outcome {
    let runs = follower.run_tally.unwrap_or_default();
    Outcome::Passed { actions, ours: follower.played().len(), runs, exempt: follower.exempt.clone() }
}

/// Follows the game in a conformance file as if it were a plain record, and compares only how it ends: no state helps on the
/// way.
pub fn check_end(text: &str) -> Outcome {
    let file = match read(text) {
        Ok(file) => file,
        Err(fault) => return Outcome::Unreadable { why: fault.to_string() },
    };
    let plain = ConformanceFile { changes: Vec::new(), ..file.clone() };
    let mut follower = match Follower::new(&plain.record) {
        Ok(follower) => follower,
        Err(fault) => return Outcome::Unreadable { why: fault.to_string() },
    };
    let outcome = compare(&plain, &mut follower);
    let mut states = file.states();
    let mut last = None;
    while let Some(state) = states.next() {
        last = Some(state.clone());
    }
    let differs = last.and_then(|state| compare::first_difference(&state, &follower, Strict::All));
    match (outcome, differs) {
        (Outcome::Passed { actions, .. }, Some(what)) => {
            let kind = plain.record.actions.last().map_or_else(String::new, |last| last.kind.name().into());
            Outcome::Failed(Difference { action: actions, kind, what })
        }
        (outcome, _) => outcome,
    }
}

/// Turns a conformance file or a plain record into a game file of ours, played with the same options.
///
/// The states of a conformance file tell what was passed without an action; in a plain record the actions alone must do.
///
/// # Errors
/// In words, when the text cannot be read or our engine cannot follow it.
pub fn to_game_file(text: &str) -> Result<GameFile, String> {
    let file = file::read_either(text).and_then(|file| file.load()).map_err(|fault| fault.to_string())?;
    let mut states = file.states();
    states.next();
    site::to_game_file(&file.record, |follower| {
        if let Some(state) = states.next().filter(|_| !follower.is_behind()) {
            follower.steered = true;
            position::catch_up(state, follower);
        }
    })
}
