//! What came out of judging games.

use std::collections::BTreeMap;
use std::fmt;

/// Counts and faults.
#[derive(Default, Debug)]
pub struct Report {
    /// Games played to their end.
    pub games: usize,
    /// Actions that were judged.
    pub actions: usize,
    /// Questions whose offers were judged as a whole.
    pub questions: usize,
    /// Offers in them.
    pub offers: usize,
    /// Revenues proved to be the best.
    pub revenues: usize,
    /// What was not judged, by kind.
    pub not_judged: BTreeMap<String, usize>,
    /// What is wrong.
    pub faults: Vec<Fault>,
}

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The title, players and seed of the game.
    pub game: String,
    /// The number of the action, from 0.
    pub action: usize,
    /// What is wrong.
    pub words: String,
}

impl Report {
    /// Counts something that was not judged.
    pub fn leave(&mut self, what: &str) {
        *self.not_judged.entry(what.into()).or_default() += 1;
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{} games: {} actions judged, {} offers at {} questions, {} revenues proved",
            self.games, self.actions, self.offers, self.questions, self.revenues
        )?;
        for (what, count) in &self.not_judged {
            writeln!(f, "not judged: {what}: {count}")?;
        }
        for fault in &self.faults {
            writeln!(f, "FAULT in {}, action {}: {}", fault.game, fault.action, fault.words)?;
        }
        write!(f, "{} faults", self.faults.len())
    }
}
