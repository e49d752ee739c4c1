//! `rules.toml`: chapters of rules, each rule with a number of its own.

use crate::title::rulebook::{Chapter, Entry, Rulebook};
use facts::{Faults, RULES_FILE, Report, RuleFacts, RuleRow, join};
use std::collections::BTreeSet;

impl Rulebook {
    /// Reads the text of a `rules.toml`.
    ///
    /// # Errors
    /// All its faults.
    pub fn from_text(text: &str) -> Result<Rulebook, Faults> {
        let mut report = Report::default();
        let made = made(text, &mut report);
        match report.into_faults() {
            None => Ok(made),
            Some(faults) => Err(faults),
        }
    }
}

/// Makes a rulebook as well as it can; it is only good when nothing was reported.
pub(super) fn made(text: &str, report: &mut Report) -> Rulebook {
    let RuleFacts { sections, otherwise, chapters } = RuleFacts::read(text, report);
    let mut ids = BTreeSet::new();
    let mut made = Vec::new();
    for chapter in chapters {
        let mut rules = Vec::new();
        for (key, row) in chapter.rules.rows {
            let at = format!("{}.{key}", chapter.at);
            let new = ids.insert(row.id.clone());
            report.check(new, RULES_FILE, &at, format!("a second rule {}; numbers are unique", row.id));
            rules.push(entry(row, otherwise.is_some(), &at, report));
        }
        made.push(Chapter { name: chapter.name, rules });
    }
    Rulebook { sections, otherwise, chapters: made }
}

/// A rule whose number can be the end of an address.
fn entry(row: RuleRow, otherwise: bool, at: &str, report: &mut Report) -> Entry {
    let RuleRow { id, section, says, changes, decision } = row;
    let letter = |byte: u8| byte.is_ascii_uppercase() || byte.is_ascii_digit() || byte == b'-';
    let word = !id.is_empty() && id.bytes().all(letter);
    let what = "a number is made of capital letters, digits and hyphens, such as R-SET-01";
    report.check(word, RULES_FILE, join(at, "id"), what);
    report.check(!says.trim().is_empty(), RULES_FILE, join(at, "says"), "empty; say the rule in a sentence");
    let known = changes.is_empty() || otherwise;
    let what = "changes rules of another title; say which one by `otherwise = \"…\"` at the top";
    report.check(known, RULES_FILE, join(at, "changes"), what);
    Entry { id, section, says, changes, decision }
}
