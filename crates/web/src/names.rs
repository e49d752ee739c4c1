//! Names of accounts and players: what they are made of, and which of them look the same.

use std::ops::RangeInclusive;

use store::name_key;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::{is_combining_mark, is_public_assigned};
use unicode_security::confusable_detection;

use crate::error::AppError;
use crate::text::{t, tr};

/// The longest name of a player.
pub(crate) const MAX_NAME_LEN: usize = 40;

/// What is longer is not looked at: normalised, a name has seldom fewer letters.
const MAX_RAW_LEN: usize = 2 * MAX_NAME_LEN;

/// What takes no room or turns the writing around (the property Default_Ignorable_Code_Point of Unicode), the marks of
/// annotations, and the empty pattern of Braille.
const UNSEEN: &[RangeInclusive<char>] = &[
    '\u{ad}'..='\u{ad}',
    '\u{34f}'..='\u{34f}',
    '\u{61c}'..='\u{61c}',
    '\u{115f}'..='\u{1160}',
    '\u{17b4}'..='\u{17b5}',
    '\u{180b}'..='\u{180f}',
    '\u{200b}'..='\u{200f}',
    '\u{202a}'..='\u{202e}',
    '\u{2060}'..='\u{206f}',
    '\u{2800}'..='\u{2800}',
    '\u{3164}'..='\u{3164}',
    '\u{fe00}'..='\u{fe0f}',
    '\u{feff}'..='\u{feff}',
    '\u{ffa0}'..='\u{ffa0}',
    '\u{fff0}'..='\u{fffb}',
    '\u{1bca0}'..='\u{1bca3}',
    '\u{1d173}'..='\u{1d17a}',
    '\u{e0000}'..='\u{e0fff}',
];

/// A name that can be shown, as it is kept: in the one form that Unicode has for letters that may be written in several.
pub(crate) fn check_name(name: &str) -> Result<String, AppError> {
    let name = name.trim();
    let too_long = || AppError::Invalid(tr!("name-too-long", most = MAX_NAME_LEN));
    if name.chars().nth(MAX_RAW_LEN).is_some() {
        return Err(too_long());
    }
    let name: String = name.nfkc().collect();
    if let Some(unseen) = name.chars().find(|letter| is_unseen(*letter)) {
        let code = format!("U+{:04X}", u32::from(unseen));
        return Err(AppError::Invalid(tr!("name-unseen", code = code)));
    }
    let name = without_wide_gaps(&name);
    if name.chars().all(|letter| letter == ' ' || is_combining_mark(letter)) {
        Err(AppError::Invalid(t("name-empty")))
    } else if name.chars().count() > MAX_NAME_LEN {
        Err(too_long())
    } else {
        Ok(name)
    }
}

/// What makes the names of accounts the same, however they are typed: letter case and form do not count.
pub(crate) fn account_key(name: &str) -> String {
    let some: String = name.trim().chars().take(MAX_RAW_LEN).nfkc().collect();
    name_key(&without_wide_gaps(&some))
}

/// What a name looks like, letter case aside: names with the same skeleton can hardly be told apart by eye.
pub(crate) fn skeleton(name: &str) -> String {
    // Letter case in between: `I` looks like `l`, while `i` does not.
    let seen: String = confusable_detection::skeleton(name).collect();
    confusable_detection::skeleton(&name_key(&seen)).collect()
}

/// Whether two names would be taken for one.
pub(crate) fn are_alike(one: &str, other: &str) -> bool {
    name_key(one) == name_key(other) || skeleton(one) == skeleton(other)
}

fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || (letter.is_whitespace() && letter != ' ')
        || !is_public_assigned(letter)
        || UNSEEN.iter().any(|range| range.contains(&letter))
}

fn without_wide_gaps(name: &str) -> String {
    name.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_all_languages_are_kept() {
        for name in [
            "Anna",
            "Jiří Řehoř",
            "Łukasz",
            "Đorđe",
            "Zoë-Marie O’Brien",
            "Ελένη",
            "Алёна",
            "さくら",
            "髙橋 桜",
            "김민수",
            "أحمد",
            "אָסתר",
            "นภา",
            "अनीता",
            "🚂",
            "007",
        ] {
            assert_eq!(check_name(name), Ok(name.to_owned()));
        }
    }

    #[test]
    fn one_name_has_one_form() {
        for (typed, kept) in [
            ("Jir\u{30c}i\u{301}", "Jiří"),
            ("  Anna \u{3000} B ", "Anna B"),
            ("Ａｎｎａ", "Anna"),
            ("ﬁona", "fiona"),
            ("ｻｸﾗ", "サクラ"),
        ] {
            assert_eq!(check_name(typed).as_deref(), Ok(kept));
            assert_eq!(account_key(typed), account_key(kept));
        }
    }

    #[test]
    fn what_cannot_be_seen_is_no_part_of_a_name() {
        for unseen in [
            '\0',
            '\n',
            '\u{7f}',
            '\u{85}',
            '\u{ad}',
            '\u{34f}',
            '\u{200b}',
            '\u{200d}',
            '\u{202e}',
            '\u{2028}',
            '\u{2066}',
            '\u{2800}',
            '\u{3164}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{fdd0}',
            '\u{378}',
            '\u{e000}',
            '\u{e0041}',
            '\u{e01ef}',
        ] {
            let refused = check_name(&format!("An{unseen}na"));
            let Err(AppError::Invalid(why)) = refused else { panic!("{unseen:?} is let through") };
            assert!(why.contains("U+"), "{why}");
        }
        for empty in ["", " ", "\u{3000}", "\u{301}", " \u{301}\u{302} "] {
            assert!(check_name(empty).is_err(), "{empty:?}");
        }
        assert!(check_name(&"x".repeat(MAX_NAME_LEN)).is_ok());
        // A letter may become many.
        for long in ["x".repeat(MAX_NAME_LEN + 1), "ﷺ".repeat(3), "x".repeat(1 << 20)] {
            assert!(check_name(&long).is_err());
        }
    }

    #[test]
    fn names_that_look_the_same_are_alike() {
        for (one, other) in [
            ("Anna", "Аnna"), // Cyrillic А
            ("Anna", "АNNА"),
            ("Anna", "Annа"),
            ("Iva", "lva"),
            ("IVA", "lva"),
            ("Iva", "iVA"),
            ("Tom", "Torn"),
            ("Bob 1", "Bob l"),
            ("O'Brien", "O’Brien"),
            ("Straße", "STRASSE"),
            ("ロ", "口"),
        ] {
            assert!(are_alike(one, other), "{one} {other}: {} {}", skeleton(one), skeleton(other));
        }
        for (one, other) in [
            ("Anna", "Hanna"),
            ("Jiří", "Jiri"),
            ("Łukasz", "Lukasz"),
            ("Iva", "Ivo"),
            ("さくら", "サクラ"),
            ("Anna B", "AnnaB"),
            ("Seat 1", "Seat 2"),
        ] {
            assert!(!are_alike(one, other), "{one} {other}");
        }
    }
}
