//! How a set of options is declared.

/// Declares options: each with a sentence, its value by the book, and its value as on 18xx.games. Those that are `unnamed` no table
/// has; a set that is `with` another holds it under that name.
macro_rules! options {
    (
        $(#[$about:meta])*
        pub struct $Options:ident {
            $($(#[doc = $doc:literal])+ $option:ident: book $book:literal, site $site:literal;)*
        }
        unnamed { $($(#[doc = $unnamed_doc:literal])+ $unnamed:ident: book $by_book:literal, site $on_site:literal;)* }
        with { $($(#[doc = $set_doc:literal])+ $set:ident: $Set:ident;)* }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub struct $Options {
            $($(#[doc = $doc])+ pub $option: bool,)*
            $($(#[doc = $unnamed_doc])+ pub $unnamed: bool,)*
            $($(#[doc = $set_doc])+ pub $set: $Set,)*
        }

        impl $Options {
            /// The rulebook.
            pub const BOOK: $Options = $Options {
                $($option: $book,)*
                $($unnamed: $by_book,)*
                $($set: $Set::BOOK,)*
            };

            /// As on 18xx.games: every point on which that site departs from the book.
            pub const AS_ON_18XX_GAMES: $Options = $Options {
                $($option: $site,)*
                $($unnamed: $on_site,)*
                $($set: $Set::AS_ON_18XX_GAMES,)*
            };

            /// The names of all options of this set, in order.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($option)),*];

            /// The names of all options, with those of the sets that it holds.
            pub fn names() -> impl Iterator<Item = &'static str> {
                Self::NAMES.iter().copied()$(.chain($Set::names()))*
            }

            /// The value of the option with this name.
            pub fn get(&self, name: &str) -> Option<bool> {
                match name {
                    $(stringify!($option) => Some(self.$option),)*
                    _ => None$(.or_else(|| self.$set.get(name)))*,
                }
            }

            /// Sets the option with this name; `false` when there is none.
            pub fn set(&mut self, name: &str, value: bool) -> bool {
                match name {
                    $(stringify!($option) => self.$option = value,)*
                    _ => return false$( || self.$set.set(name, value))*,
                }
                true
            }
        }
    };
}
pub(crate) use options;
