//! How a language writes numbers, money and lists.

use std::fmt::Display;

use fluent_bundle::types::FluentNumber;

use crate::Language;

/// From so many digits on thousands stand apart.
const GROUPED_FROM: usize = 5;

/// What stands between digits, between an amount and its currency, and between the items of a list. Each is a message of the language.
pub(crate) struct Style {
    thousands: String,
    currency: String,
    items: String,
}

impl Style {
    pub(crate) fn of(text: impl Fn(&str) -> Option<String>) -> Style {
        let text = |key, otherwise: &str| text(key).unwrap_or_else(|| otherwise.to_owned());
        Style {
            thousands: text("between-thousands", ","),
            currency: text("before-currency", "\u{a0}"),
            items: text("between-items", ", "),
        }
    }
}

/// A number as the language that is spoken writes it: `890`, `1200`, `12,000`.
pub fn number(number: impl Display) -> String {
    grouped(&number.to_string(), &Language::spoken().catalogue().numbers.thousands)
}

/// An amount with its currency: `120 K`.
pub fn money(amount: impl Display, currency: &str) -> String {
    let style = &Language::spoken().catalogue().numbers;
    format!("{}{}{currency}", grouped(&amount.to_string(), &style.thousands), style.currency)
}

/// A number of a message, with its currency where it has one.
pub fn in_words(FluentNumber { value, options }: &FluentNumber) -> String {
    match &options.currency {
        Some(currency) => money(value, currency),
        None => number(value),
    }
}

/// Words for people one after the other, as the language that is spoken lists them: `Anna, Ben`, `Anna、Ben`.
pub fn listed<T: AsRef<str>>(items: &[T]) -> String {
    let items: Vec<&str> = items.iter().map(AsRef::as_ref).collect();
    items.join(&Language::spoken().catalogue().numbers.items)
}

/// Digits with this between thousands, where there are many, after a sign as it is printed: as wide as a plus.
pub fn grouped(number: &str, between: &str) -> String {
    let digits = number.trim_start_matches(['-', '−', '+']);
    let sign = number[..number.len() - digits.len()].replace('-', "−");
    if digits.len() < GROUPED_FROM || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return format!("{sign}{digits}");
    }
    let first = digits.len() % 3;
    let mut groups: Vec<&str> = (first..digits.len()).step_by(3).map(|at| &digits[at..at + 3]).collect();
    if first > 0 {
        groups.insert(0, &digits[..first]);
    }
    format!("{sign}{}", groups.join(between))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_stand_apart_as_the_language_does_it() {
        let japanese = Language::named("ja").expect("there is one");
        assert_eq!(listed(&["Anna", "Ben"]), "Anna, Ben");
        assert_eq!(japanese.speaks(|| listed(&["Anna", "Ben"])), "Anna、Ben");
        assert_eq!(listed::<&str>(&[]), "");
    }

    #[test]
    fn thousands_stand_apart_from_five_digits_on() {
        assert_eq!(grouped("9999", ","), "9999");
        assert_eq!(grouped("10000", ","), "10,000");
        assert_eq!(grouped("-1234567", "\u{a0}"), "−1\u{a0}234\u{a0}567");
        assert_eq!(grouped("-5", ","), "−5");
        assert_eq!(grouped("123456", ","), "123,456");
        assert_eq!(grouped("1.5", ","), "1.5");
    }
}
