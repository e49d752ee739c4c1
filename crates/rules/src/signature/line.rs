//! A line of a signature, and the names that things have in it.

use std::fmt::{Display, Write};

use crate::money::Money;
use crate::state::Train;
use crate::title::Title;
use crate::{CompanyId, HexId, LocalId, TrainTypeId};

/// A line: words, and items with a name.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Line(String);

impl Line {
    /// A line about a kind of thing.
    pub(super) fn of(kind: &str) -> Line {
        // Long enough for nearly all of them: there is one of these for everything on the table, after every action.
        let mut line = String::with_capacity(64);
        line.push_str(kind);
        Line(line)
    }

    pub(super) fn word(mut self, word: impl Display) -> Line {
        put(&mut self.0, format_args!(" {word}"));
        self
    }

    pub(super) fn item(mut self, name: &str, value: impl Display) -> Line {
        put(&mut self.0, format_args!(" {name}={value}"));
        self
    }

    /// Nothing where it is 0.
    pub(super) fn amount(self, name: &str, amount: Money) -> Line {
        if amount == 0 { self } else { self.item(name, amount) }
    }

    /// Nothing where it does not hold.
    pub(super) fn flag(self, name: &str, holds: bool) -> Line {
        if holds { self.word(name) } else { self }
    }

    /// Nothing where there are none.
    pub(super) fn list(mut self, name: &str, items: impl IntoIterator<Item = impl Display>) -> Line {
        for (number, item) in items.into_iter().enumerate() {
            if number == 0 {
                put(&mut self.0, format_args!(" {name}={item}"));
            } else {
                put(&mut self.0, format_args!(",{item}"));
            }
        }
        self
    }
}

/// All lines that say something, sorted: the order in which things are kept does not matter.
pub(super) fn joined(mut lines: Vec<Line>) -> String {
    lines.retain(|Line(line)| line.contains(' '));
    lines.sort_unstable();
    let mut text = String::with_capacity(lines.iter().map(|line| line.0.len() + 1).sum());
    for Line(line) in &lines {
        text.push_str(line);
        text.push('\n');
    }
    text
}

fn put(text: &mut String, words: std::fmt::Arguments<'_>) {
    text.write_fmt(words).expect("a string takes everything");
}

/// The names of things, as in the files of the title.
#[derive(Clone, Copy)]
pub(super) struct Names<'a> {
    pub(super) title: &'a Title,
}

impl<'a> Names<'a> {
    pub(super) fn company(self, id: CompanyId) -> &'a str {
        &self.title.charter(id).symbol
    }

    pub(super) fn companies(self, ids: &[CompanyId]) -> impl Iterator<Item = &'a str> {
        ids.iter().map(move |&id| self.company(id))
    }

    pub(super) fn hex(self, id: HexId) -> &'a str {
        &self.title.hex(id).name
    }

    pub(super) fn local(self, id: LocalId) -> &'a str {
        &self.title.local(id).id
    }

    pub(super) fn train_type(self, id: TrainTypeId) -> &'a str {
        &self.title.train_types[id.index()].name
    }

    /// The letter of the card, and the side that is up.
    pub(super) fn train(self, train: Train) -> String {
        let Train { card, side } = train;
        format!("{}/{}", self.title.card(card).letter, side.name())
    }

    pub(super) fn trains(self, trains: &[Train]) -> impl Iterator<Item = String> {
        trains.iter().map(move |&train| self.train(train))
    }
}
