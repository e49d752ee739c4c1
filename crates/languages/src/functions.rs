//! The functions that texts may call.
//!
//! | function | what it gives |
//! |---|---|
//! | `AMOUNT($price)` | money as a bare number, to be written or chosen by |
//! | `COMPARE($a, $b)` | `more`, `same` or `less`: what the first is beside the second |
//! | `COUNT($list)` | how many a list has |
//! | `GIVEN($field)` | `no` where a field is empty, otherwise `yes` |
//! | `LIST($list, by: ", ", last: " and ")` | the items of a list, joined |
//! | `CAPITAL($text)` | with the first letter in capital |
//! | `A($text)` | with the English article: `a 3d`, `an 8Ej` |

use std::cmp::Ordering;

use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentValue};

/// Stands between the items of a list until the language joins them.
const BETWEEN: char = '\u{1f}';

/// `120 K` for people, and a number for functions.
pub fn money_value(amount: i64, currency: &str) -> FluentValue<'static> {
    let currency = Some(currency.to_owned());
    FluentNumber::new(amount as f64, FluentNumberOptions { currency, ..Default::default() }).into()
}

/// A list, which the language joins.
pub fn list(items: impl Iterator<Item = String>) -> FluentValue<'static> {
    items.collect::<Vec<_>>().join(BETWEEN.encode_utf8(&mut [0; 4])).into()
}

type Function = for<'a> fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a>;

/// A function that is not asked for what it knows gives an error, which tests find.
pub(crate) const FUNCTIONS: [(&str, Function); 7] = [
    ("AMOUNT", |given, _| match given {
        [FluentValue::Number(number)] => number.value.into(),
        _ => FluentValue::Error,
    }),
    ("COMPARE", |given, _| match given {
        [FluentValue::Number(one), FluentValue::Number(other)] => order(one.value.total_cmp(&other.value)),
        [FluentValue::String(one), FluentValue::String(other)] => order(one.cmp(other)),
        _ => FluentValue::Error,
    }),
    ("COUNT", |given, _| match given {
        [FluentValue::String(list)] => items(list).count().into(),
        _ => FluentValue::Error,
    }),
    ("GIVEN", |given, _| match given {
        [FluentValue::None] => "no".into(),
        [FluentValue::Error] | [] => FluentValue::Error,
        _ => "yes".into(),
    }),
    ("LIST", |given, named| match given {
        [FluentValue::String(list)] => joined(list, named).into(),
        _ => FluentValue::Error,
    }),
    ("CAPITAL", |given, _| match given {
        [FluentValue::String(text)] => capital(text).into(),
        _ => FluentValue::Error,
    }),
    ("A", |given, _| match given {
        [FluentValue::String(noun)] if noun.starts_with('8') => format!("an {noun}").into(),
        [FluentValue::String(noun)] => format!("a {noun}").into(),
        _ => FluentValue::Error,
    }),
];

fn order(order: Ordering) -> FluentValue<'static> {
    match order {
        Ordering::Greater => "more".into(),
        Ordering::Equal => "same".into(),
        Ordering::Less => "less".into(),
    }
}

fn items(list: &str) -> impl Iterator<Item = &str> {
    list.split(BETWEEN).filter(|item| !item.is_empty())
}

fn joined(list: &str, named: &FluentArgs<'_>) -> String {
    let text = |name, otherwise| match named.get(name) {
        Some(FluentValue::String(text)) => text.to_string(),
        _ => otherwise,
    };
    let by = text("by", ", ".to_owned());
    let last = text("last", by.clone());
    let items: Vec<&str> = items(list).collect();
    match items.as_slice() {
        [] => String::new(),
        [one] => (*one).to_owned(),
        [others @ .., end] => format!("{}{last}{end}", others.join(&by)),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
