//! The one catalogue of messages: every word of the page that is not a name or a sentence of the rules.

use std::cell::RefCell;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};

/// English, chapter by chapter.
const ENGLISH: &[&str] = &[
    include_str!("../text/en/general.ftl"),
    include_str!("../text/en/first_page.ftl"),
    include_str!("../text/en/table.ftl"),
    include_str!("../text/en/decisions.ftl"),
    include_str!("../text/en/vaclav.ftl"),
    include_str!("../text/en/papers.ftl"),
    include_str!("../text/en/benelux.ftl"),
    include_str!("../text/en/options.ftl"),
    include_str!("../text/en/bots.ftl"),
    include_str!("../text/en/impossible.ftl"),
    include_str!("../text/en/history.ftl"),
    include_str!("../text/en/online.ftl"),
    include_str!("../text/en/audit.ftl"),
    include_str!("../text/en/notices.ftl"),
    include_str!("../text/en/charts.ftl"),
    include_str!("../text/en/info.ftl"),
    include_str!("../text/en/help.ftl"),
    include_str!("../text/en/rulebook.ftl"),
    include_str!("../text/en/tour.ftl"),
];

thread_local! {
    /// What money is called at the table that is being drawn.
    static CURRENCY: RefCell<String> = RefCell::new("K".to_owned());
}

/// Draws a table whose money is called so: sentences with amounts need not be told by everybody who asks for one.
pub(crate) fn in_currency<T>(currency: &str, draw: impl FnOnce() -> T) -> T {
    let before = CURRENCY.replace(currency.to_owned());
    let drawn = draw();
    CURRENCY.set(before);
    drawn
}

/// `120 K`, in the money of the table that is being drawn.
pub(crate) fn money(amount: impl std::fmt::Display) -> String {
    CURRENCY.with_borrow(|currency| format!("{amount} {currency}"))
}

/// `{ MONEY($price) }` in messages.
fn money_in_message<'a>(given: &[FluentValue<'a>], _: &FluentArgs<'_>) -> FluentValue<'a> {
    let amount = match given.first() {
        Some(FluentValue::String(text)) => text.to_string(),
        Some(FluentValue::Number(number)) => number.value.to_string(),
        _ => String::new(),
    };
    FluentValue::from(money(amount))
}

fn bundle() -> &'static FluentBundle<FluentResource> {
    static BUNDLE: OnceLock<FluentBundle<FluentResource>> = OnceLock::new();
    BUNDLE.get_or_init(|| {
        let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().unwrap_or_default()]);
        // The marks that isolate arguments in text of mixed direction would turn up in titles and labels.
        bundle.set_use_isolating(false);
        bundle.add_function("MONEY", money_in_message).expect("there is no other of this name");
        for &chapter in ENGLISH {
            // What could be read is used; a test sees to it that there is nothing else.
            let read = FluentResource::try_new(chapter.to_owned());
            bundle.add_resource_overriding(read.unwrap_or_else(|(resource, _)| resource));
        }
        bundle
    })
}

/// A message without arguments.
pub(crate) fn t(key: &str) -> String {
    with(key, &FluentArgs::new())
}

/// A message with arguments; a message that is missing shows its key.
pub(crate) fn with(key: &str, arguments: &FluentArgs<'_>) -> String {
    let bundle = bundle();
    let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
        return key.to_owned();
    };
    bundle.format_pattern(pattern, Some(arguments), &mut Vec::new()).into_owned()
}

/// An argument. Only `count` is a number, which chooses between forms: a player may well be called 007.
pub(crate) fn argument(name: &str, value: impl ToString) -> FluentValue<'static> {
    let text = value.to_string();
    match text.parse::<i64>() {
        Ok(number) if name == "count" => FluentValue::from(number),
        _ => FluentValue::from(text),
    }
}

/// A message with named arguments: `tr!("cash-after", cash = 120)`.
macro_rules! tr {
    ($key:literal $(, $name:ident = $value:expr)+ $(,)?) => {{
        let mut arguments = fluent_bundle::FluentArgs::new();
        $(arguments.set(stringify!($name), $crate::text::argument(stringify!($name), &$value));)+
        $crate::text::with($key, &arguments)
    }};
}
pub(crate) use tr;

#[cfg(test)]
mod tests {
    use super::*;

    /// Every literal key in the sources.
    fn used() -> Vec<String> {
        let mut keys = Vec::new();
        let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).expect("the sources are here").flatten() {
                let path = entry.path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let source = std::fs::read_to_string(&path).expect("a source is text");
                for call in ["t(\"", "tr!(\"", "verb: \""] {
                    for rest in source.split(call).skip(1) {
                        let key = rest.split('"').next().unwrap_or_default();
                        let is_key = key.contains('-') && !key.contains([' ', '/', '.', ':']);
                        keys.extend(is_key.then(|| key.to_owned()));
                    }
                }
            }
        }
        keys
    }

    #[test]
    fn counts_choose_the_form_and_names_stay_as_they_are() {
        assert_eq!(tr!("ways", count = 1), "1 way");
        assert_eq!(tr!("ways", count = 1200), "1200 ways");
        assert_eq!(tr!("name-twice", name = "007"), "Two players are called 007");
    }

    #[test]
    fn money_is_called_as_at_the_table() {
        assert_eq!(tr!("price-of", price = 120), "120 K");
        assert_eq!(in_currency("F", || tr!("price-of", price = 120)), "120 F");
        assert_eq!(tr!("price-of", price = 120), "120 K");
    }

    #[test]
    fn the_catalogue_is_readable_and_complete() {
        let mut once = FluentBundle::new_concurrent(Vec::new());
        for &chapter in ENGLISH {
            let read = FluentResource::try_new(chapter.to_owned()).map_err(|(_, errors)| errors);
            let added = once.add_resource(read.expect("every message is readable"));
            assert!(added.is_ok(), "a message stands twice: {added:?}");
        }
        let keys = used();
        assert!(keys.len() > 40, "only {} keys found", keys.len());
        let missing: Vec<_> = keys.iter().filter(|key| !bundle().has_message(key)).collect();
        assert!(missing.is_empty(), "missing: {missing:?}");
    }
}
