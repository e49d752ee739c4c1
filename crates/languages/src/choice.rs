//! Which language somebody wants.

use std::env;

use crate::Language;

impl Language {
    /// The first of the languages that are asked for, by an `Accept-Language` header, that there is.
    pub fn accepted(header: &str) -> Option<Language> {
        let mut asked: Vec<(f32, Language)> = header.split(',').filter_map(asked).collect();
        // Those that are wanted alike stay as they stand.
        asked.sort_by(|one, other| other.0.total_cmp(&one.0));
        asked.first().map(|(_, language)| *language)
    }

    /// The language of a tag, or of one of its dialects: `cs`, `cs-CZ`, `cs_CZ.UTF-8`. The one that is made for tests only by its full tag.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let main = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Language::all().find(|language| language.tag().eq_ignore_ascii_case(main))
    }
}

/// A language of the header with how much it is wanted; none that is not wanted, and none that there is not.
fn asked(part: &str) -> Option<(f32, Language)> {
    let mut parts = part.split(';').map(str::trim);
    let tag = parts.next()?;
    let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Ok(1.0), str::parse).ok()?;
    (weight > 0.0).then_some(())?;
    Some((weight, Language::of_tag(tag)?))
}

/// What the environment of a command asks for: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set.
pub fn by_environment() -> Language {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| env::var(name).ok());
    let first = set.into_iter().find(|value| !value.is_empty());
    first.and_then(|tag| Language::of_tag(&tag)).unwrap_or(Language::ENGLISH)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_wanted_language_that_there_is() {
        let chosen = |header| Language::accepted(header).map(Language::tag);
        assert_eq!(chosen("cs-CZ,cs;q=0.9,en;q=0.8"), Some("cs"));
        assert_eq!(chosen("en;q=0.5, de;q=0.8, ja;q=0"), Some("de"));
        assert_eq!(chosen("fr-FR, fr;q=0.9, pl;q=0.1"), Some("pl"));
        assert_eq!(chosen("fr, *;q=0.5"), None);
        assert_eq!(chosen(""), None);
        assert_eq!(chosen("de;q=x, ja"), Some("ja"));
    }

    #[test]
    fn tags_of_dialects_and_of_environments() {
        let chosen = |tag| Language::of_tag(tag).map(Language::tag);
        assert_eq!(chosen("cs_CZ.UTF-8"), Some("cs"));
        assert_eq!(chosen("JA-jp"), Some("ja"));
        assert_eq!(chosen("C"), None);
        assert_eq!(chosen("en-XA"), Some("en"));
        assert_eq!(Language::named("en-XA"), Some(Language::marked()));
    }
}
