//! A language: its messages, and the functions that they may call.
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

mod variables;

use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::{FluentNumber, FluentNumberOptions};
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

/// All messages in English.
pub(crate) const ENGLISH: &[&str] = &[
    include_str!("../en/names.ftl"),
    include_str!("../en/events.ftl"),
    include_str!("../en/play.ftl"),
    include_str!("../en/refusals.ftl"),
    include_str!("../en/bots.ftl"),
];

/// Stands between the items of a list until the language joins them.
const BETWEEN: char = '\u{1f}';

/// The text of the key in words, and what the language could not make of it.
pub(crate) fn say(key: &str, args: &FluentArgs<'_>) -> (String, Vec<FluentError>) {
    let bundle = &english().bundle;
    let mut errors = Vec::new();
    let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
        return (key.to_owned(), errors);
    };
    let words = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
    (words, errors)
}

/// The variables that the text of the key asks for, also in the texts that it refers to.
pub(crate) fn variables(key: &str) -> &'static [&'static str] {
    english().variables.get(key).map_or(&[], Vec::as_slice)
}

struct Language {
    bundle: FluentBundle<FluentResource>,
    variables: HashMap<&'static str, Vec<&'static str>>,
}

fn english() -> &'static Language {
    static LANGUAGE: OnceLock<Language> = OnceLock::new();
    LANGUAGE
        .get_or_init(|| Language { bundle: bundle("en", ENGLISH), variables: variables::by_text(ENGLISH) })
}

fn bundle(code: &str, texts: &[&str]) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![code.parse().unwrap_or_default()]);
    // The marks that isolate arguments in text of mixed direction would turn up in labels and logs.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(FluentNumber { value, options }) => {
            options.currency.as_ref().map(|currency| format!("{value} {currency}"))
        }
        _ => None,
    }));
    for (name, function) in FUNCTIONS {
        bundle.add_function(name, function).expect("there is no other of this name");
    }
    for &text in texts {
        // What could be read is used; a test sees to it that there is nothing else.
        let read = FluentResource::try_new(text.to_owned());
        bundle.add_resource_overriding(read.unwrap_or_else(|(resource, _)| resource));
    }
    bundle
}

/// `120 K` for people, and a number for functions.
pub(crate) fn money(amount: i64, currency: &str) -> FluentValue<'static> {
    let currency = Some(currency.to_owned());
    FluentNumber::new(amount as f64, FluentNumberOptions { currency, ..Default::default() }).into()
}

/// A list, which the language joins.
pub(crate) fn list(items: impl Iterator<Item = String>) -> FluentValue<'static> {
    items.collect::<Vec<_>>().join(BETWEEN.encode_utf8(&mut [0; 4])).into()
}

type Function = for<'a> fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a>;

/// A function that is not asked for what it knows gives an error, which tests find.
const FUNCTIONS: [(&str, Function); 7] = [
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
