//! The languages that Lokálka speaks: which there are, what each says, and which one is spoken.
//!
//! A language is a folder of Fluent files, `languages/cs`; English has every text, and is what is said where another has none.
//! Which language is spoken belongs to what is being done, like the working directory to a process: whoever begins something for
//! a reader says so once ([`Language::speaks`], [`Language::throughout`]), and every sentence on the way is in that language.
//!
//! ```
//! use fluent_bundle::FluentArgs;
//! use languages::{Language, say};
//!
//! let german = Language::named("de").expect("there is a folder for it");
//! assert_eq!(say("tab-map", &FluentArgs::new()), "Map");
//! assert_eq!(german.speaks(|| say("tab-map", &FluentArgs::new())), "Karte");
//! ```

mod catalogue;
mod choice;
mod functions;
mod marked;
mod message;
mod numbers;
mod rulebook;
pub mod survey;
mod syntax;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::cell::Cell;
use std::future::poll_fn;
use std::pin::pin;
use std::sync::OnceLock;

use catalogue::Catalogue;

pub use catalogue::{say, tell, try_say, variables};
pub use choice::by_environment;
pub use functions::{list, money_value};
pub use marked::as_written;
pub use message::{argument, message};
pub use numbers::{in_words, listed, money, number};
pub use rulebook::{Rulebook, rulebook};

/// The files of a language, by their names without ending: `rules/names`.
struct Source {
    tag: &'static str,
    files: &'static [(&'static str, &'static str)],
}

const SOURCES: &[Source] = include!(concat!(env!("OUT_DIR"), "/sources.rs"));

/// As many as there are sources, and the marked one.
const COUNT: usize = SOURCES.len() + 1;

/// The tag of the language that is made for tests, in which all words stand in brackets.
const MARKED: &str = "en-XA";

/// A language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Language(u8);

thread_local! {
    static SPOKEN: Cell<Language> = const { Cell::new(Language::ENGLISH) };
}

impl Language {
    /// Has every text.
    pub const ENGLISH: Language = Language(0);

    /// All that people can choose, English first.
    pub fn all() -> impl Iterator<Item = Language> {
        (0..SOURCES.len()).map(|at| Language(at as u8))
    }

    /// The one that is made for tests: English, all words in brackets. Nobody is offered it.
    pub fn marked() -> Language {
        Language(SOURCES.len() as u8)
    }

    /// The language with this tag, such as `cs`.
    pub fn named(tag: &str) -> Option<Language> {
        Language::all().chain([Language::marked()]).find(|language| language.tag().eq_ignore_ascii_case(tag))
    }

    /// Its tag, as in `lang="cs"`.
    pub fn tag(self) -> &'static str {
        SOURCES.get(usize::from(self.0)).map_or(MARKED, |source| source.tag)
    }

    /// What it is called by those who speak it. Every page names all languages, and most of them nobody reads: only the file with the
    /// name is looked into.
    pub fn own_name(self) -> &'static str {
        static NAMES: [OnceLock<String>; COUNT] = [const { OnceLock::new() }; COUNT];
        NAMES[usize::from(self.0)].get_or_init(|| match SOURCES.get(usize::from(self.0)) {
            Some(source) => catalogue::one_text(source.file("language"), "language"),
            None => self.speaks(|| say("language", &fluent_bundle::FluentArgs::new())),
        })
    }

    /// The one that is spoken here and now.
    pub fn spoken() -> Language {
        SPOKEN.get()
    }

    /// Does something in this language.
    pub fn speaks<T>(self, task: impl FnOnce() -> T) -> T {
        /// Puts the language back, also after a panic.
        struct Before(Language);
        impl Drop for Before {
            fn drop(&mut self) {
                SPOKEN.set(self.0);
            }
        }
        let _before = Before(SPOKEN.replace(self));
        task()
    }

    /// Does something that waits in between, on whatever thread it goes on.
    pub async fn throughout<F: Future>(self, task: F) -> F::Output {
        let mut task = pin!(task);
        poll_fn(|context| self.speaks(|| task.as_mut().poll(context))).await
    }

    fn catalogue(self) -> &'static Catalogue {
        static CATALOGUES: [OnceLock<Catalogue>; COUNT] = [const { OnceLock::new() }; COUNT];
        CATALOGUES[usize::from(self.0)].get_or_init(|| match SOURCES.get(usize::from(self.0)) {
            Some(source) => Catalogue::read(source.tag, source.texts().map(Cow::Borrowed), source.texts()),
            None => Catalogue::read(MARKED, marked::texts(), SOURCES[0].texts()),
        })
    }
}

impl Source {
    /// The files of messages: the rules of titles are none.
    fn messages(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.files.iter().copied().filter(|(name, _)| !name.starts_with(rulebook::FOLDER))
    }

    /// The text of one file.
    fn file(&self, wanted: &str) -> &'static str {
        self.messages().find(|(name, _)| *name == wanted).map_or("", |(_, text)| text)
    }

    fn texts(&self) -> impl Iterator<Item = &'static str> {
        self.messages().map(|(_, text)| text)
    }
}
