//! Messages as code asks for them.

use fluent_bundle::{FluentArgs, FluentValue};

use crate::try_say;

/// A message of the language that is spoken, with named arguments: `tr!("name-twice", name = "Anna")`.
///
/// What is called `count`, or ends so as `game_count` does, is a number that chooses between forms; all else is words.
///
/// ```
/// use languages::tr;
///
/// assert_eq!(tr!("ways", count = 1), "1 way");
/// assert_eq!(tr!("name-twice", name = "007"), "Two players are called 007");
/// ```
#[macro_export]
macro_rules! tr {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::message($key, [$((stringify!($name), $crate::argument(stringify!($name), &$value))),*])
    };
}

/// What [`tr!`] stands for.
pub fn message<const COUNT: usize>(key: &str, args: [(&str, FluentValue<'static>); COUNT]) -> String {
    let (words, errors) = try_say(key, &FluentArgs::from_iter(args));
    debug_assert!(errors.is_empty(), "{key}: {errors:?}");
    words
}

/// An argument of [`tr!`]. Only counts are numbers: a player may well be called 007.
pub fn argument(name: &str, value: impl ToString) -> FluentValue<'static> {
    let text = value.to_string();
    match text.parse::<i64>() {
        Ok(number) if is_count(name) => FluentValue::from(number),
        _ => FluentValue::from(text),
    }
}

/// Whether what is called so is a number that chooses between forms.
pub(crate) fn is_count(name: &str) -> bool {
    name == "count" || name.ends_with("_count")
}
