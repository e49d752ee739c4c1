//! How complete a language is, against English.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use crate::message::is_count;
use crate::syntax::Texts;
use crate::{Language, SOURCES};

/// What a language has, and what it lacks.
#[derive(Debug, Default)]
pub struct Survey {
    /// How many texts it has.
    pub texts: usize,
    /// What English has and it has not.
    pub missing: Vec<&'static str>,
    /// What it has and English has not.
    pub unknown: Vec<&'static str>,
    /// Texts that ask for what English does not, or never print what English does.
    pub other_arguments: Vec<String>,
    /// Texts with words that are those of English.
    pub same: Vec<&'static str>,
    /// What cannot be read, and what stands twice.
    pub faults: Vec<String>,
}

/// Looks a language through.
pub fn of(language: Language) -> Survey {
    let (english, texts) = (written(Language::ENGLISH), written(language));
    let keys: BTreeSet<&str> = english.keys().chain(texts.keys()).collect();
    let mut survey = Survey { texts: texts.keys().count(), ..Survey::default() };
    survey.faults.clone_from(&texts.faults);
    survey.faults.extend(misnumbered(language));
    for key in keys {
        match (english.has(key), texts.has(key)) {
            (true, true) => survey.compare(key, &english, &texts),
            (true, false) => survey.missing.push(key),
            (false, _) => survey.unknown.push(key),
        }
    }
    survey
}

impl Survey {
    fn compare(&mut self, key: &'static str, english: &Texts, texts: &Texts) {
        let (asked, known) = (texts.variables(key), english.variables(key));
        let unknown =
            asked.difference(&known).map(|name| format!("{key} asks for ${name}, and English does not"));
        self.other_arguments.extend(unknown);
        let printed = english.printed(key);
        let lost = printed.difference(&asked).map(|name| format!("{key} does not say ${name}"));
        self.other_arguments.extend(lost);
        if english.words(key).is_some_and(|words| texts.words(key).as_ref() == Some(&words)) {
            self.same.push(key);
        }
    }
}

/// Texts of pages and of the command line that choose a form by the number of what is passed as a word: it would never be chosen.
fn misnumbered(language: Language) -> Vec<String> {
    let said =
        files(language).filter(|(name, _)| name.starts_with("pages/") || name.starts_with("terminal/"));
    let texts = Texts::read(said.map(|(_, text)| text));
    let wrong = |key: &'static str| {
        let words = texts.numbers(key).into_iter().filter(|name| !is_count(name));
        words.map(move |name| format!("{key} chooses by the number of ${name}, which is no count"))
    };
    texts.keys().flat_map(wrong).collect()
}

/// The files of a language with the names that they have in its folder, without ending: `rules/names`.
pub fn files(language: Language) -> impl Iterator<Item = (&'static str, &'static str)> {
    SOURCES.get(usize::from(language.0)).into_iter().flat_map(|source| source.files.iter().copied())
}

/// The keys of all texts in English.
pub fn keys() -> BTreeSet<&'static str> {
    written(Language::ENGLISH).keys().collect()
}

/// The keys of texts that others refer to, in any language.
pub fn referred_to() -> BTreeSet<&'static str> {
    Language::all().flat_map(|language| written(language).references().collect::<Vec<_>>()).collect()
}

/// The keys that the sources of a folder ask for by `tr!` or `t`, and that English has no text for. For tests: a message that no language has
/// would show its key.
///
/// # Panics
/// Where the sources cannot be read, or ask for nothing.
pub fn without_text(sources: &Path) -> Vec<String> {
    let mut asked = Vec::new();
    let mut folders = vec![sources.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).expect("the sources are here");
        let paths = entries.map(|entry| entry.expect("it can be read").path());
        let (below, files): (Vec<PathBuf>, Vec<PathBuf>) = paths.partition(|path| path.is_dir());
        folders.extend(below);
        for file in files {
            let source = fs::read_to_string(file).expect("a source is text");
            for call in ["tr!(", " t(", "(t(", "&t("] {
                // The formatter breaks long calls after the bracket.
                let calls = source.split(call).skip(1).filter_map(|call| call.trim_start().strip_prefix('"'));
                asked.extend(calls.filter_map(|call| Some(call.split_once('"')?.0.to_owned())));
            }
        }
    }
    assert!(!asked.is_empty(), "nothing is asked for in {}", sources.display());
    let known = keys();
    let is_key = |key: &str| key.chars().all(|it| it.is_ascii_alphanumeric() || it == '-' || it == '_');
    asked.retain(|key| is_key(key) && !known.contains(key.as_str()));
    asked
}

fn written(language: Language) -> Texts {
    Texts::read(SOURCES.get(usize::from(language.0)).into_iter().flat_map(|source| source.texts()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_language_chooses_by_the_number_of_a_word() {
        for language in Language::all() {
            assert_eq!(misnumbered(language), Vec::<String>::new(), "{}", language.tag());
        }
        let texts =
            Texts::read(["of = { $shares ->\n    [4] four\n   *[other] { $shares }\n}\n"].into_iter());
        assert_eq!(texts.numbers("of"), BTreeSet::from(["shares"]));
        let by_code = Texts::read(["of = { $side ->\n    [left] L\n   *[other] R\n}\n"].into_iter());
        assert_eq!(by_code.numbers("of"), BTreeSet::new());
    }
}
