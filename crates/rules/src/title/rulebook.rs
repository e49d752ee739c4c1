//! The rules of a title in words: chapters with one sentence for each rule, as `rules.toml` has them.
//!
//! Nothing is played by them. They are for people who read them, and for refusals, which cite them by id.

/// The rules of a title, for people.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rulebook {
    /// What the sections are, in a sentence.
    pub sections: String,
    /// The title whose rules hold where these say nothing.
    pub otherwise: Option<String>,
    /// The chapters in order.
    pub chapters: Vec<Chapter>,
}

/// A chapter of the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Its heading.
    pub name: String,
    /// Its rules in order.
    pub rules: Vec<Entry>,
}

/// A rule in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number, such as `R-SET-01`.
    pub id: String,
    /// The section that says it.
    pub section: String,
    /// The rule in one sentence.
    pub says: String,
    /// The rules of the other title, [`Rulebook::otherwise`], that it changes.
    pub changes: Vec<String>,
    /// How an open question about it was decided.
    pub decision: Option<String>,
}

impl Rulebook {
    /// All rules in order.
    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.chapters.iter().flat_map(|chapter| &chapter.rules)
    }

    /// The rule with this id.
    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.entries().find(|entry| entry.id == id)
    }
}
