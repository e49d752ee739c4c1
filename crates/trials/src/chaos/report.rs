//! What a trial has shown, in a few lines.

use std::fmt;
use std::time::{Duration, Instant};

use super::record::Findings;

/// What was done, and what was found.
#[derive(Debug)]
pub struct Report {
    what: String,
    /// What happened, and how often.
    happened: Vec<(&'static str, u32)>,
    pub(super) began: Instant,
    /// What the comparison of players and logs has found.
    pub findings: Findings,
    pub(super) time: Duration,
}

impl Report {
    pub(super) fn new(what: String, happened: Vec<(&'static str, u32)>, began: Instant) -> Report {
        Report { what, happened, began, findings: Findings::default(), time: Duration::ZERO }
    }

    /// What is wrong, if anything is.
    pub fn fault(&self) -> Option<String> {
        let Findings { lost, doubled, .. } = &self.findings;
        let wrong: Vec<&str> = lost.iter().chain(doubled).map(String::as_str).collect();
        (!wrong.is_empty()).then(|| format!("{}:\n{}", self.what, wrong.join("\n")))
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = &self.findings;
        writeln!(f, "{}", self.what)?;
        for (name, number) in &self.happened {
            writeln!(f, "  {name:<40}{number:>8}")?;
        }
        for (name, number) in [
            ("games", found.games),
            ("actions acknowledged", found.acknowledged),
            ("  of them lost", found.lost.len()),
            ("  doubled", found.doubled.len()),
            ("kept, though the answer was cut off", found.kept_in_doubt),
            ("not kept and not acknowledged", found.not_kept),
            ("turned away (somebody was faster)", found.turned_away),
            ("games verified by `lokalka verify`", found.games),
        ] {
            writeln!(f, "  {name:<40}{number:>8}")?;
        }
        write!(f, "  {:<40}{:>7} s", "time", self.time.as_secs())
    }
}
