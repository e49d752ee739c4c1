//! A line of a fingerprint, and the names that things have in it.

use std::fmt::{Arguments, Write};

use crate::money::Money;
use crate::title::Title;
use crate::train::Train;
use crate::{CompanyId, HexId, PrivateId, TrainTypeId};

/// All lines, one after the other: there is one for everything on the table, after every action.
pub(super) struct Lines {
    text: String,
    /// Where each begins.
    begins: Vec<usize>,
}

impl Lines {
    /// None yet; with room for those of most games.
    pub(super) fn new() -> Lines {
        Lines { text: String::with_capacity(8 * 1024), begins: Vec::with_capacity(256) }
    }

    /// A new line, about a kind of thing.
    pub(super) fn about(&mut self, kind: &str) -> Line<'_> {
        self.begins.push(self.text.len());
        self.text.push_str(kind);
        Line(&mut self.text)
    }

    /// All lines that say something, sorted: the order in which things are kept does not matter.
    pub(super) fn joined(&self) -> String {
        let ends = self.begins.iter().skip(1).copied().chain([self.text.len()]);
        let lines = self.begins.iter().zip(ends).map(|(&begin, end)| &self.text[begin..end]);
        let mut lines: Vec<&str> = lines.filter(|line| line.contains(' ')).collect();
        lines.sort();
        let mut text = String::with_capacity(self.text.len() + lines.len());
        for line in lines {
            text.push_str(line);
            text.push('\n');
        }
        text
    }
}

/// A line: words, and items with a name.
pub(crate) struct Line<'a>(&'a mut String);

impl Line<'_> {
    pub(crate) fn word(self, word: impl Piece) -> Self {
        self.0.push(' ');
        word.put(self.0);
        self
    }

    pub(crate) fn item(self, name: &str, value: impl Piece) -> Self {
        self.0.push(' ');
        self.0.push_str(name);
        self.0.push('=');
        value.put(self.0);
        self
    }

    /// What the company is asked.
    pub(crate) fn company(self, names: Names<'_>, what: &str, company: CompanyId) -> Self {
        self.word(what).item("company", names.company(company))
    }

    /// Nothing where it is 0.
    pub(crate) fn amount(self, name: &str, amount: Money) -> Self {
        if amount == 0 { self } else { self.item(name, amount) }
    }

    /// Nothing where it does not hold.
    pub(crate) fn flag(self, name: &str, holds: bool) -> Self {
        if holds { self.word(name) } else { self }
    }

    /// Nothing where there are none.
    pub(crate) fn list(mut self, name: &str, items: impl IntoIterator<Item = impl Piece>) -> Self {
        for (number, item) in items.into_iter().enumerate() {
            if number == 0 {
                self = self.item(name, item);
            } else {
                self.0.push(',');
                item.put(self.0);
            }
        }
        self
    }
}

/// What can be written on a line. The formatting of the standard library would take most of the time of a fingerprint, and
/// there is one after every action.
pub(crate) trait Piece: Sized {
    fn put(self, text: &mut String);

    /// By itself.
    fn written(self) -> String {
        let mut text = String::new();
        self.put(&mut text);
        text
    }
}

impl Piece for &str {
    fn put(self, text: &mut String) {
        text.push_str(self);
    }
}

impl Piece for &String {
    fn put(self, text: &mut String) {
        text.push_str(self);
    }
}

impl Piece for String {
    fn put(self, text: &mut String) {
        text.push_str(&self);
    }
}

impl Piece for Arguments<'_> {
    fn put(self, text: &mut String) {
        text.write_fmt(self).expect("a string takes everything");
    }
}

/// Numbers, in decimal.
macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl Piece for $number {
            fn put(self, text: &mut String) {
                if self >= 10 {
                    (self / 10).put(text);
                }
                text.push(char::from(b'0' + (self % 10) as u8));
            }
        }

        impl Piece for &$number {
            fn put(self, text: &mut String) {
                (*self).put(text);
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, usize);

impl Piece for &i64 {
    fn put(self, text: &mut String) {
        if *self < 0 {
            text.push('-');
        }
        self.unsigned_abs().put(text);
    }
}

/// What belongs together.
impl<A: Piece, B: Piece> Piece for (A, B) {
    fn put(self, text: &mut String) {
        self.0.put(text);
        text.push(':');
        self.1.put(text);
    }
}

impl<A: Piece, B: Piece, C: Piece> Piece for (A, B, C) {
    fn put(self, text: &mut String) {
        ((self.0, self.1), self.2).put(text);
    }
}

/// The letter of a train's card, and the side that is up.
pub(crate) struct TrainName<'a>(&'a str, &'a str);

impl Piece for TrainName<'_> {
    fn put(self, text: &mut String) {
        self.0.put(text);
        text.push('/');
        self.1.put(text);
    }
}

/// The names of things, as in the files of the title.
#[derive(Clone, Copy)]
pub(crate) struct Names<'a> {
    pub(crate) title: &'a Title,
}

impl<'a> Names<'a> {
    pub(crate) fn company(self, id: CompanyId) -> &'a str {
        &self.title.charter(id).symbol
    }

    pub(crate) fn companies(self, ids: &[CompanyId]) -> impl Iterator<Item = &'a str> {
        ids.iter().map(move |&id| self.company(id))
    }

    pub(crate) fn hex(self, id: HexId) -> &'a str {
        &self.title.hex(id).name
    }

    pub(crate) fn private(self, id: PrivateId) -> &'a str {
        &self.title.private(id).id
    }

    pub(crate) fn train_type(self, id: TrainTypeId) -> &'a str {
        &self.title.train_types[id.index()].name
    }

    pub(crate) fn train(self, train: Train) -> TrainName<'a> {
        let Train { card, side } = train;
        TrainName(&self.title.card(card).letter, side.name())
    }

    pub(crate) fn trains(self, trains: &[Train]) -> impl Iterator<Item = TrainName<'a>> {
        trains.iter().map(move |&train| self.train(train))
    }
}
