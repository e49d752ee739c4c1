//! Conformance: games judged by the engine of 18xx.games, compared with ours after every action.

mod compare;
mod file;
mod outcome;
mod position;
mod shown;

use rules::title::Shelf;

pub use file::{ConformanceFile, read};
pub use outcome::{Difference, Outcome, What};

use self::compare::Strict;
use crate::game_file::GameFile;
use crate::site::{self, Exemption, Follower, RunTally, Unreadable, follow_all};

/// Compares the game in a conformance file, or follows a plain record of 18xx.games.
pub fn check_file(text: &str, shelf: &Shelf) -> Outcome {
    match begin(text, shelf) {
        Ok((file, mut follower)) => compare(&file, &mut follower),
        Err(why) => Outcome::Unreadable { why },
    }
}

fn begin(text: &str, shelf: &Shelf) -> Result<(ConformanceFile, Follower), Unreadable> {
    let file = read(text)?;
    let follower = Follower::new(&file.record, shelf)?;
    Ok((file, follower))
}

fn compare(file: &ConformanceFile, follower: &mut Follower) -> Outcome {
    follower.run_tally = Some(RunTally::default());
    follower.steered = !file.changes.is_empty();
    let mut states = file.states();
    let failed = |action: usize, what: What| {
        let kind = action.checked_sub(1).and_then(|index| file.record.actions.get(index));
        let kind = kind.map_or_else(String::new, |action| action.kind.name());
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
        if let Err(why) = follower.follow(action) {
            return if sells_half {
                passed_but(index, follower, Exemption::HalfSold)
            } else if merged_all {
                passed_but(index, follower, Exemption::AllMerged)
            } else {
                failed(index + 1, What::Refused(why))
            };
        }
        let Some(state) = states.next() else { continue };
        if follower.is_behind() {
            continue;
        }
        position::catch_up(state, follower);
        if let Some(what) = compare::first_difference(state, follower, Strict::All) {
            if follower.closed_in_need && what.is_cash() {
                return passed_but(index + 1, follower, Exemption::Overdrawn);
            }
            if follower.has_merged_all() {
                return passed_but(index, follower, Exemption::AllMerged);
            }
            let is_last = follower.is_bankrupt() && index + 1 == file.record.actions.len();
            if !is_last || compare::first_difference(state, follower, Strict::ButNextTurn).is_some() {
                return failed(index + 1, what);
            }
            follower.exempt.count(Exemption::NextTurn);
        }
    }
    if let Some(why) = follower.unanswered() {
        return failed(file.record.actions.len(), What::Refused(why));
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
    Outcome::Passed { actions, ours: follower.played.len(), runs, exempt: follower.exempt.clone() }
}

/// Passed up to where an exemption ends the comparison.
fn passed_but(actions: usize, follower: &mut Follower, exemption: Exemption) -> Outcome {
    follower.exempt.count(exemption);
    passed(actions, follower)
}

/// Follows the game in a conformance file as if it were a plain record, and compares only how it ends: no state helps on the
/// way.
pub fn check_end(text: &str, shelf: &Shelf) -> Outcome {
    let (file, mut follower) = match begin(text, shelf) {
        Ok(begun) => begun,
        Err(why) => return Outcome::Unreadable { why },
    };
    let plain = ConformanceFile { changes: Vec::new(), ..file.clone() };
    let outcome = compare(&plain, &mut follower);
    let last = file.last_state();
    let differs = last.and_then(|state| compare::first_difference(&state, &follower, Strict::All));
    match (outcome, differs) {
        (Outcome::Passed { actions, .. }, Some(what)) => {
            let kind = plain.record.actions.last().map_or_else(String::new, |last| last.kind.name());
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
/// When the text cannot be read or our engine cannot follow it.
pub fn to_game_file(text: &str, shelf: &Shelf) -> Result<GameFile, site::Error> {
    let file = read(text)?;
    let mut states = file.states();
    states.next();
    follow_all(&file.record, shelf, |follower| {
        if let Some(state) = states.next().filter(|_| !follower.is_behind()) {
            follower.steered = true;
            position::catch_up(state, follower);
        }
    })
}
