//! The rules of a title in another language than English, in which the title has them itself.

use std::collections::HashMap;
use std::sync::OnceLock;

use crate::{COUNT, Language, SOURCES, syntax};

/// Where a language has them: `languages/cs/rulebook/18cz.ftl`.
pub(crate) const FOLDER: &str = "rulebook/";

/// The rules of a title in a language; what it does not have is said in English.
///
/// ```text
/// name = 18CZ
/// sections = …
/// R-SET-01 = …
///     .chapter = …    of the chapter that begins with this rule
///     .decision = …
/// ```
#[derive(Default)]
pub struct Rulebook {
    /// By id, or by id and attribute: `R-SET-01.decision`.
    texts: HashMap<String, String>,
}

impl Rulebook {
    /// A rule, or a fact of the title: `R-SET-01`, `name`.
    pub fn says(&self, id: &str) -> Option<&str> {
        self.texts.get(id).map(String::as_str)
    }

    /// How an open question about a rule was decided.
    pub fn decision(&self, id: &str) -> Option<&str> {
        self.says(&format!("{id}.decision"))
    }

    /// The chapter that begins with this rule.
    pub fn chapter(&self, first: &str) -> Option<&str> {
        self.says(&format!("{first}.chapter"))
    }
}

/// The rules of a title in the language that is spoken, where it has them.
pub fn rulebook(title: &str) -> Option<&'static Rulebook> {
    let spoken = usize::from(Language::spoken().0);
    static BOOKS: [OnceLock<HashMap<&str, Rulebook>>; COUNT] = [const { OnceLock::new() }; COUNT];
    let books = BOOKS[spoken].get_or_init(|| {
        let files = SOURCES.get(spoken).map_or(&[][..], |source| source.files);
        let read = |(name, text): &(&'static str, &'static str)| {
            Some((name.strip_prefix(FOLDER)?, Rulebook { texts: syntax::plain_texts(text) }))
        };
        files.iter().filter_map(read).collect()
    });
    books.get(title)
}
