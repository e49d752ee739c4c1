//! What an attack has shown, and which goals were met.

use std::time::Duration;

use super::Attack;
use super::tally::Replies;
use crate::timing::Timing;

/// A move of the bystander takes at most so long, 99 of 100 times.
pub(super) const MOVE: Duration = Duration::from_millis(100);

/// A novice lets a stranger wait at most so long, 95 of 100 times.
pub(super) const NOVICE: Duration = Duration::from_secs(1);

/// The server never has more memory.
pub(super) const MEMORY: u64 = 512 << 20;

/// So many threads for work that blocks the runtime of the server has: with fewer in all they are not exhausted.
pub(super) const THREADS: u64 = 512;

/// Something that only one attack shows.
#[derive(Debug)]
pub struct Finding {
    /// In words.
    pub what: String,
    /// Whether it is as it should be, where it has a goal.
    pub met: Option<bool>,
}

impl Finding {
    /// Something that is good to know.
    pub(super) fn note(what: String) -> Finding {
        Finding { what, met: None }
    }

    /// Something that should be so.
    pub(super) fn goal(what: String, met: bool) -> Finding {
        Finding { what, met: Some(met) }
    }
}

/// What one attack on one program has shown.
#[derive(Debug)]
pub struct Outcome {
    /// Which attack.
    pub attack: Attack,
    /// Moves of the bystander.
    pub moves: Timing,
    /// Waits for novices.
    pub novices: Timing,
    /// Pages over a new line.
    pub pages: Timing,
    /// What the bystander could not do, in words.
    pub failed: Vec<String>,
    /// The most bytes of memory that the server had.
    pub memory: u64,
    /// The most threads that it had.
    pub threads: u64,
    /// What attackers were answered.
    pub replies: Replies,
    /// The lines of its log that name an attacker.
    pub log: Vec<String>,
    /// What only this attack shows.
    pub findings: Vec<Finding>,
    /// What is wrong with the server afterwards: it does not answer, does not stop, or panicked.
    pub broken: Vec<String>,
}

/// A goal and whether it was met.
#[derive(Debug)]
pub(super) struct Goal {
    pub(super) words: String,
    pub(super) met: bool,
}

impl Outcome {
    /// All goals of this attack.
    pub(super) fn goals(&self) -> Vec<Goal> {
        let goal = |met, words: String| Goal { words, met };
        let slow = self.moves.at(99);
        let mut goals = vec![
            goal(
                slow <= MOVE,
                format!(
                    "99 % of the bystander's moves in {} ms (at most {})",
                    slow.as_millis(),
                    MOVE.as_millis()
                ),
            ),
            goal(
                self.failed.is_empty(),
                match self.failed.first() {
                    None => "everything that the bystander asked for was done".to_owned(),
                    Some(first) => format!(
                        "{} requests of the bystander were not done, such as {first}",
                        self.failed.len()
                    ),
                },
            ),
            goal(
                self.novices.at(95) <= NOVICE,
                format!(
                    "95 % of the novices' answers in {} ms (at most {})",
                    self.novices.at(95).as_millis(),
                    NOVICE.as_millis()
                ),
            ),
            goal(
                self.memory < MEMORY,
                format!("{} MB of memory (less than {})", self.memory >> 20, MEMORY >> 20),
            ),
            goal(self.threads < THREADS, format!("{} threads (fewer than {THREADS})", self.threads)),
            goal(
                self.broken.is_empty(),
                if self.broken.is_empty() {
                    "the server lives and stops when it is told to".to_owned()
                } else {
                    self.broken.join("; ")
                },
            ),
        ];
        if self.replies.refused() > 0 {
            goals.push(goal(
                !self.log.is_empty(),
                format!(
                    "{} lines of the log name an attacker, of whom {} requests were refused",
                    self.log.len(),
                    self.replies.refused()
                ),
            ));
        }
        goals.extend(
            self.findings.iter().filter_map(|finding| Some(goal(finding.met?, finding.what.clone()))),
        );
        goals
    }

    /// The goals that were missed, in words.
    pub fn missed(&self) -> Vec<String> {
        self.goals().into_iter().filter(|goal| !goal.met).map(|goal| goal.words).collect()
    }
}
