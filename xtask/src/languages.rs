//! `cargo xtask languages`: how complete each language is. It fails where a text is missing, of no use, asks for other things than English,
//! or is English.

use std::collections::BTreeSet;
use std::fs;

use languages::Language;
use languages::survey::{self, Survey};
use rules::title::embedded;

use crate::{Outcome, files, root};

/// Beside the texts of a language: the keys of those that are the same as in English, and are to be.
const SAME: &str = "same-as-english.txt";

pub fn run() -> Outcome {
    let idle = idle();
    println!("| language | texts | missing | unused | other arguments | same as English | rules missing |");
    println!("|---|---|---|---|---|---|---|");
    let mut faults: Vec<String> = idle.iter().map(|key| format!("en: {key} is used nowhere")).collect();
    for language in Language::all() {
        let tag = language.tag();
        let survey = survey::of(language);
        let (same, allowed) = same(language, &survey);
        let rules = missing_rules(language);
        println!(
            "| {tag} {} | {} | {} | {} | {} | {} and {} that may be | {} |",
            language.own_name(),
            survey.texts,
            survey.missing.len(),
            survey.unknown.len() + idle.len(),
            survey.other_arguments.len(),
            same.len(),
            allowed,
            rules.len(),
        );
        let fault = |what: &str, keys: &[&str]| -> Vec<String> {
            keys.iter().map(|key| format!("{tag}: {key} {what}")).collect()
        };
        faults.extend(fault("is missing", &survey.missing));
        faults.extend(fault("is not in English", &survey.unknown));
        faults.extend(fault(&format!("is the same as in English, and not listed in {SAME}"), &same));
        faults.extend(
            survey
                .other_arguments
                .iter()
                .chain(&survey.faults)
                .chain(&rules)
                .map(|it| format!("{tag}: {it}")),
        );
    }
    if faults.is_empty() {
        return Ok(());
    }
    Err(format!("{} faults in the languages:\n{}", faults.len(), faults.join("\n")))
}

/// The texts that are those of English and should not be, and how many should.
fn same<'a>(language: Language, survey: &Survey) -> (Vec<&'a str>, usize) {
    if language == Language::ENGLISH {
        return (Vec::new(), 0);
    }
    let listed =
        fs::read_to_string(root().join("languages").join(language.tag()).join(SAME)).unwrap_or_default();
    let listed: BTreeSet<&str> = listed.lines().map(str::trim).collect();
    let (allowed, same): (Vec<&str>, Vec<&str>) = survey.same.iter().partition(|key| listed.contains(*key));
    (same, allowed.len())
}

/// The rules of built-in titles that a language does not have.
fn missing_rules(language: Language) -> Vec<String> {
    if language == Language::ENGLISH {
        return Vec::new();
    }
    let titles = embedded::ids().iter().filter_map(|id| embedded::title(id));
    let mut missing = Vec::new();
    for title in titles {
        let translated = language.speaks(|| languages::rulebook(&title.id));
        let has = |key: &str| translated.is_some_and(|book| book.says(key).is_some());
        let mut wanted: Vec<String> = ["name", "sections"].map(str::to_owned).to_vec();
        wanted.extend(title.reconstructed.as_ref().map(|_| "reconstructed".to_owned()));
        for chapter in title.rulebook.iter().flat_map(|book| &book.chapters) {
            wanted.extend(chapter.rules.first().map(|rule| format!("{}.chapter", rule.id)));
            for rule in &chapter.rules {
                wanted.push(rule.id.clone());
                wanted.extend(rule.decision.as_ref().map(|_| format!("{}.decision", rule.id)));
            }
        }
        let lost = wanted.into_iter().filter(|key| !has(key));
        missing.extend(lost.map(|key| format!("rule {key} of {} is missing", title.id)));
    }
    missing
}

/// The texts that no source asks for: neither by their key, nor by a variant of an enum that it is made of, nor by the beginning of a key
/// that is put together, nor out of another text.
fn idle() -> Vec<&'static str> {
    let sources: Vec<String> = ["crates", "xtask"]
        .iter()
        .flat_map(|folder| files(&root().join(folder), ".rs"))
        .filter_map(|path| fs::read_to_string(path).ok())
        .collect();
    let words: BTreeSet<&str> = sources
        .iter()
        .flat_map(|source| {
            source.split(|letter: char| !(letter.is_alphanumeric() || letter == '-' || letter == '_'))
        })
        .collect();
    let beginnings: BTreeSet<&str> = sources
        .iter()
        .flat_map(|source| source.split('"').filter_map(|text| text.split_once('{')))
        .map(|(beginning, _)| beginning)
        .filter(|beginning| beginning.ends_with('-') && beginning.len() > 2)
        .collect();
    let referred = survey::referred_to();
    let is_used = |key: &&'static str| {
        words.contains(key)
            || referred.contains(key)
            || variants(key).any(|variant| words.contains(variant.as_str()))
            || beginnings.iter().any(|beginning| key.starts_with(beginning))
    };
    survey::keys().into_iter().filter(|key| !is_used(key)).collect()
}

/// The variants of enums that a key may be made of: `why-game-is-over` of `GameIsOver`.
fn variants(key: &str) -> impl Iterator<Item = String> {
    let parts: Vec<&str> = key.split('-').collect();
    let camel = |part: &&str| part[..1].to_uppercase() + &part[1..];
    (0..parts.len())
        .map(|from| parts[from..].iter().map(camel).collect())
        .collect::<Vec<String>>()
        .into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_may_be_made_of_a_variant() {
        let variants: Vec<String> = variants("why-game-is-over").collect();
        assert_eq!(variants, ["WhyGameIsOver", "GameIsOver", "IsOver", "Over"]);
    }
}
