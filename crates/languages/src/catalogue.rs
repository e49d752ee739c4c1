//! What a language says: its messages by their keys.

use std::borrow::Cow;
use std::collections::HashMap;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

use crate::functions::FUNCTIONS;
use crate::syntax::Texts;
use crate::{Language, numbers};

/// The texts of a language, read.
pub(crate) struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    variables: HashMap<&'static str, Vec<&'static str>>,
    pub(crate) numbers: numbers::Style,
}

impl Catalogue {
    /// Reads the texts of a language. `written` is what they are made from, which asks for the same.
    pub(crate) fn read(
        tag: &str,
        texts: impl Iterator<Item = Cow<'static, str>>,
        written: impl Iterator<Item = &'static str>,
    ) -> Catalogue {
        let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().unwrap_or_default()]);
        // The marks that isolate arguments in text of mixed direction would turn up in labels and logs.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(numbers::in_words(number)),
            _ => None,
        }));
        for (name, function) in FUNCTIONS {
            bundle.add_function(name, function).expect("there is no other of this name");
        }
        for text in texts {
            // What could be read is used; a test sees to it that there is nothing else.
            let read = FluentResource::try_new(text.into_owned());
            bundle.add_resource_overriding(read.unwrap_or_else(|(resource, _)| resource));
        }
        let numbers = numbers::Style::of(|key| plain(&bundle, key));
        let written = Texts::read(written);
        let variables = written.keys().map(|key| (key, written.variables(key).into_iter().collect()));
        Catalogue { bundle, variables: variables.collect(), numbers }
    }

    fn has(&self, key: &str) -> bool {
        self.bundle.get_message(key).is_some_and(|message| message.value().is_some())
    }

    fn say(&self, key: &str, args: &FluentArgs<'_>) -> Option<(String, Vec<FluentError>)> {
        let pattern = self.bundle.get_message(key)?.value()?;
        let mut errors = Vec::new();
        let words = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        Some((words, errors))
    }
}

/// A message that takes no arguments, while the language is still being read.
fn plain(bundle: &FluentBundle<FluentResource>, key: &str) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
}

/// A message that takes no arguments, out of one file that is read for it alone.
pub(crate) fn one_text(file: &str, key: &str) -> String {
    let mut bundle = FluentBundle::new_concurrent(Vec::new());
    let read = FluentResource::try_new(file.to_owned());
    bundle.add_resource_overriding(read.unwrap_or_else(|(resource, _)| resource));
    plain(&bundle, key).unwrap_or_else(|| key.to_owned())
}

/// The language that has a text for this key: the one that is spoken, or English.
fn that_has(key: &str) -> &'static Catalogue {
    let spoken = Language::spoken().catalogue();
    if spoken.has(key) { spoken } else { Language::ENGLISH.catalogue() }
}

/// A message in the language that is spoken; one that no language has shows its key.
pub fn say(key: &str, args: &FluentArgs<'_>) -> String {
    try_say(key, args).0
}

/// The same, with what the language could not make of it.
pub fn try_say(key: &str, args: &FluentArgs<'_>) -> (String, Vec<FluentError>) {
    that_has(key).say(key, args).unwrap_or_else(|| (key.to_owned(), Vec::new()))
}

/// A message whose arguments are words.
pub fn tell(key: &str, args: &[(&str, &str)]) -> String {
    say(key, &args.iter().map(|&(name, words)| (name, FluentValue::from(words))).collect())
}

/// The variables that a message asks for in the language that is spoken, also in those that it refers to.
pub fn variables(key: &str) -> &'static [&'static str] {
    that_has(key).variables.get(key).map_or(&[], Vec::as_slice)
}
