//! The one catalogue of messages: every word of the page that is not a name or a sentence of the rules.

use std::fmt::Display;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rules::Title;

/// English, chapter by chapter.
const CHAPTERS: &[&str] = &[
    include_str!("../text/en/general.ftl"),
    include_str!("../text/en/first_page.ftl"),
    include_str!("../text/en/table.ftl"),
    include_str!("../text/en/decisions.ftl"),
    include_str!("../text/en/vaclav.ftl"),
    include_str!("../text/en/papers.ftl"),
    include_str!("../text/en/f56.ftl"),
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

/// `120 K`, in the money of a title.
pub(crate) fn money(title: &Title, amount: impl Display) -> String {
    format!("{amount} {}", title.currency)
}

/// The one language, read once.
static ENGLISH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| {
    let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().unwrap_or_default()]);
    // The marks that isolate arguments in text of mixed direction would turn up in titles and labels.
    bundle.set_use_isolating(false);
    for &chapter in CHAPTERS {
        // What could be read is used; a test sees to it that there is nothing else.
        let read = FluentResource::try_new(chapter.to_owned());
        bundle.add_resource_overriding(read.unwrap_or_else(|(resource, _)| resource));
    }
    bundle
});

/// A message without arguments.
pub(crate) fn t(key: &str) -> String {
    with(key, &FluentArgs::new())
}

/// A message with arguments; a message that is missing shows its key.
pub(crate) fn with(key: &str, arguments: &FluentArgs<'_>) -> String {
    let bundle = &*ENGLISH;
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
    use rules::Action;
    use rules::message::Keyed;

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
                for call in ["t(\"", "tr!(\""] {
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
    fn the_catalogue_is_readable_and_complete() {
        let mut once = FluentBundle::new_concurrent(Vec::new());
        for &chapter in CHAPTERS {
            let read = FluentResource::try_new(chapter.to_owned()).map_err(|(_, errors)| errors);
            let added = once.add_resource(read.expect("every message is readable"));
            assert!(added.is_ok(), "a message stands twice: {added:?}");
        }
        let mut keys = used();
        assert!(keys.len() > 40, "only {} keys found", keys.len());
        // Every verb is listed under a heading.
        keys.extend(<Action as Keyed>::examples().iter().map(|action| action.group().to_owned()));
        keys.dedup();
        let missing: Vec<_> = keys.iter().filter(|key| !ENGLISH.has_message(key)).collect();
        assert!(missing.is_empty(), "missing: {missing:?}");
    }
}
