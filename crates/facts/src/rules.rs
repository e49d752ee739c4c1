//! `rules.toml`: chapters of rules, each rule with a number of its own.

use super::faults::Report;
use super::files::{ChapterRow, RULES_FILE, RuleRow, RulesFile};
use super::read::{self, List};

/// What `rules.toml` says.
pub struct RuleFacts {
    /// What the sections are, in a sentence.
    pub sections: String,
    /// The title whose rules these change.
    pub otherwise: Option<String>,
    /// The chapters.
    pub chapters: Vec<ChapterFacts>,
}

/// A chapter.
pub struct ChapterFacts {
    /// Where it stands, for faults.
    pub at: String,
    /// What it is called.
    pub name: String,
    /// Its rules.
    pub rules: List<RuleRow>,
}

impl RuleFacts {
    /// Reads the text of a `rules.toml`.
    pub fn read(text: &str, report: &mut Report) -> RuleFacts {
        let file: Option<RulesFile> = read::file(RULES_FILE, Some(text), report);
        let (sections, otherwise) =
            file.as_ref().map(|file| (file.sections.clone(), file.otherwise.clone())).unwrap_or_default();
        if report.is_clean(RULES_FILE) {
            let what = "missing or empty; say in a sentence what the sections are";
            report.check(!sections.trim().is_empty(), RULES_FILE, "sections", what);
        }
        let chapters = read::rows(RULES_FILE, "chapter", file.map(|file| file.chapter), report);
        let chapter = |(at, row): (String, ChapterRow)| ChapterFacts {
            at,
            name: row.name,
            rules: read::rows(RULES_FILE, "rule", Some(row.rule), report),
        };
        let chapters = chapters.rows.into_iter().map(chapter).collect();
        RuleFacts { sections, otherwise, chapters }
    }
}
