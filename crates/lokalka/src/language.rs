//! Which language a command speaks.

use std::env;
use std::ffi::OsString;

use languages::{Language, by_environment, tr};

/// The option, as it is typed.
const OPTION: &str = "--lang";

/// The variable that stands for the option.
pub const VARIABLE: &str = "LOKALKA_LANG";

/// Reads the tag of a language: `cs`, or a dialect such as `cs-CZ`.
pub fn read(tag: &str) -> Result<Language, String> {
    // A variable that is set to nothing is as good as none.
    if tag.is_empty() {
        return Ok(by_environment());
    }
    Language::named(tag).or_else(|| Language::of_tag(tag)).ok_or_else(|| {
        let known: Vec<&str> = Language::all().map(Language::tag).collect();
        tr!("terminal-language-unknown", tag = tag, known = known.join(", "))
    })
}

/// The language in which to say what is wrong with the words of the command line, before they are understood.
pub fn wanted(words: &[OsString]) -> Language {
    let typed =
        words.iter().enumerate().find_map(|(at, word)| match word.to_str()?.strip_prefix(OPTION)? {
            "" => words.get(at + 1)?.to_str(),
            tag => tag.strip_prefix('='),
        });
    let tag = typed.map(str::to_owned).or_else(|| env::var(VARIABLE).ok());
    tag.and_then(|tag| read(&tag).ok()).unwrap_or_else(by_environment)
}

/// The words of the command line, with a language that stands before the command put behind it: what stands before a command is for
/// `serve`, which then takes no other one.
pub fn behind_the_command(words: impl Iterator<Item = OsString>) -> Vec<OsString> {
    let mut words: Vec<OsString> = words.collect();
    let first = words.get(1).and_then(|word| word.to_str()).unwrap_or_default();
    let length = match first.strip_prefix(OPTION) {
        Some("") => 2,
        Some(tag) if tag.starts_with('=') => 1,
        _ => return words,
    };
    let is_command = |word: &OsString| !word.to_string_lossy().starts_with('-');
    if words.get(1 + length).is_some_and(is_command) {
        words[1..=1 + length].rotate_right(1);
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_may_stand_before_the_command() {
        let placed = |line: &str| {
            let words = behind_the_command(line.split(' ').map(OsString::from));
            words.join(" ".as_ref()).into_string().expect("it was text")
        };
        assert_eq!(placed("lokalka --lang cs play --seed 4"), "lokalka play --lang cs --seed 4");
        assert_eq!(placed("lokalka --lang=cs admin users"), "lokalka admin --lang=cs users");
        for unchanged in ["lokalka", "lokalka --lang", "lokalka --lang cs", "lokalka play --lang cs"] {
            assert_eq!(placed(unchanged), unchanged);
        }
        assert_eq!(placed("lokalka --lang cs --listen x"), "lokalka --lang cs --listen x");
    }

    #[test]
    fn what_is_wrong_with_words_is_said_in_the_language_that_they_name() {
        for line in ["lokalka play --lang cs --sets", "lokalka --lang=cs --listen nowhere"] {
            let words: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            assert_eq!(wanted(&words).tag(), "cs", "{line}");
        }
    }

    #[test]
    fn a_language_is_named_by_its_tag() {
        assert_eq!(read("cs-CZ").map(Language::tag), Ok("cs"));
        assert_eq!(read("en-XA").map(Language::tag), Ok("en-XA"));
        let refused = read("tlh").expect_err("nobody has translated it");
        assert!(refused.contains("`tlh`") && refused.contains("cs, de"), "{refused}");
    }
}
