//! The names of a table: how the fields of actions are written, and what names mean.

use super::form::{ActionNotation, Field, Form, RunNotation};
use crate::geometry::{Edge, Rotation};
use crate::ids::{CardId, CompanyId, HexId, PrivateId, TileId};
use crate::money::Money;
use crate::title::{Piece, Size, Title, TrackEnd};
use crate::train::{Run, Source, TrackPiece, Train};
use crate::view::View;

/// A type whose values are fields of actions.
pub(crate) trait Noted: Sized {
    /// The field under this name.
    fn field(name: &'static str) -> Field;

    /// Writes the field.
    fn note(&self, view: View<'_>, name: &'static str, noted: &mut Vec<(&'static str, Form)>);

    /// Reads the field.
    fn read(view: View<'_>, name: &'static str, noted: &ActionNotation) -> Result<Self, Unreadable>;
}

/// Says for types how they are written, and what a name means; `read` is only asked about the form that `write` gives.
macro_rules! noted {
    ($($Type:ty as $Form:ident($example:expr): |$view:ident, $value:ident| $write:expr, |$given:ident| $read:expr;)*) => {$(
        impl Noted for $Type {
            fn field(name: &'static str) -> Field {
                Field { name, form: || Form::$Form($example), optional: false }
            }

            fn note(&self, $view: View<'_>, name: &'static str, noted: &mut Vec<(&'static str, Form)>) {
                let $value = self;
                noted.push((name, Form::$Form($write)));
            }

            fn read($view: View<'_>, name: &'static str, noted: &ActionNotation) -> Result<Self, Unreadable> {
                match noted.field(name) {
                    Some(Form::$Form($given)) => $read,
                    _ => Err(Unreadable::Missing(name)),
                }
            }
        }
    )*};
}

noted! {
    Money as Number(0): |_view, value| *value, |given| Ok(*given);
    u8 as Number(0): |_view, value| (*value).into(),
        |given| u8::try_from(*given).map_err(|_| Unreadable::TooLarge(*given));
    Rotation as Number(0): |_view, value| value.0.into(), |given| {
        let position = usize::try_from(*given).ok().and_then(|given| Rotation::ALL.get(given));
        position.copied().ok_or(Unreadable::Rotation(*given))
    };
    Size as Name(String::new()): |_view, value| value.name().into(), |given| {
        Size::ALL.into_iter().find(|size| size.name() == given).ok_or_else(|| Unreadable::Side(given.clone()))
    };
    HexId as Name(String::new()): |view, value| view.title.hex(*value).name.clone(), |given| hex(view, given);
    TileId as Name(String::new()): |view, value| view.title.tile(*value).name.clone(), |given| {
        view.title.tile_named(given).ok_or_else(|| Unreadable::Tile(given.clone()))
    };
    CompanyId as Name(String::new()): |view, value| view.title.charter(*value).symbol.clone(), |given| {
        let known = || view.title.companies.iter().map(|charter| charter.symbol.clone()).collect();
        view.title.company_named(given).ok_or_else(|| Unreadable::Company(given.clone(), known()))
    };
    PrivateId as Name(String::new()): |view, value| view.title.private(*value).id.clone(), |given| {
        let known = || view.title.privates.iter().map(|private| private.id.clone()).collect();
        let one = view.title.play.features.privates.one();
        view.title.private_named(given).ok_or_else(|| Unreadable::Private(one, given.clone(), known()))
    };
    Train as Name(String::new()): |view, value| train_name(view.title, *value), |given| train(view, given);
    Vec<Run> as Runs(Vec::new()): |view, value| value.iter().map(|run| write_run(view, run)).collect(), |given| {
        given.iter().map(|run| read_run(view, run)).collect()
    };
}

impl Noted for Option<PrivateId> {
    fn field(name: &'static str) -> Field {
        Field { optional: true, ..PrivateId::field(name) }
    }

    fn note(&self, view: View<'_>, name: &'static str, noted: &mut Vec<(&'static str, Form)>) {
        if let Some(private) = self {
            private.note(view, name, noted);
        }
    }

    fn read(view: View<'_>, name: &'static str, noted: &ActionNotation) -> Result<Self, Unreadable> {
        noted.field(name).map(|_| PrivateId::read(view, name, noted)).transpose()
    }
}

/// A flag is written only where it is set.
impl Noted for bool {
    fn field(name: &'static str) -> Field {
        Field { name, form: || Form::Flag(false), optional: true }
    }

    fn note(&self, _: View<'_>, name: &'static str, noted: &mut Vec<(&'static str, Form)>) {
        if *self {
            noted.push((name, Form::Flag(true)));
        }
    }

    fn read(_: View<'_>, name: &'static str, noted: &ActionNotation) -> Result<Self, Unreadable> {
        Ok(noted.field(name) == Some(&Form::Flag(true)))
    }
}

/// Purchases name the train, and with `pool` the card that lies there under that name.
pub(crate) mod purchase {
    use super::*;

    pub(crate) fn fields() -> Vec<Field> {
        vec![Train::field("train"), Field { optional: true, ..Train::field("pool") }]
    }

    pub(crate) fn note(view: View<'_>, noted: &mut Vec<(&'static str, Form)>, source: &Source, side: &Size) {
        Train { card: card_at(view, *source), side: *side }.note(view, "train", noted);
        if let Source::Pool(returned) = source {
            returned.note(view, "pool", noted);
        }
    }

    pub(crate) fn read(view: View<'_>, noted: &ActionNotation) -> Result<(Source, Size), Unreadable> {
        let (title, top) = (view.title, view.state.trains.top);
        let train = Train::read(view, "train", noted)?;
        let name = || train_name(title, train);
        let source = match noted.field("pool") {
            Some(_) => Source::Pool(Train::read(view, "pool", noted)?),
            None => new_train(view, train),
        };
        match source {
            Source::Stack if train.card != top => {
                Err(Unreadable::NotOnTop(name(), names(title, sides(title, top))))
            }
            Source::Pool(returned) if train.card != returned.card => {
                Err(Unreadable::NotOnCard(name(), names(title, sides(title, returned.card))))
            }
            _ => Ok((source, train.side)),
        }
    }
}

/// Borrowed trains are named, with `pool` where they come from there.
pub(crate) mod borrowing {
    use super::*;

    pub(crate) fn fields() -> Vec<Field> {
        vec![Train::field("train"), bool::field("pool")]
    }

    pub(crate) fn note(view: View<'_>, noted: &mut Vec<(&'static str, Form)>, source: &Source) {
        let card = card_at(view, *source);
        let side = view.title.card(card).sides.first().map_or(Size::Large, |side| side.size);
        let train = if let Source::Pool(train) = source { *train } else { Train { card, side } };
        train.note(view, "train", noted);
        matches!(source, Source::Pool(_)).note(view, "pool", noted);
    }

    pub(crate) fn read(view: View<'_>, noted: &ActionNotation) -> Result<(Source,), Unreadable> {
        let train = Train::read(view, "train", noted)?;
        let pool = bool::read(view, "pool", noted)?;
        Ok((if pool { Source::Pool(train) } else { new_train(view, train) },))
    }
}

/// The card of a train for sale.
fn card_at(view: View<'_>, source: Source) -> CardId {
    match source {
        Source::Stack => view.state.trains.top,
        Source::Beside => view.last_card(),
        Source::Pool(returned) => returned.card,
    }
}

/// Where a new train of this card is bought: from the stack, or beside it.
fn new_train(view: View<'_>, train: Train) -> Source {
    let beside = view.state.trains.beside > 0 && train.card == view.last_card();
    if beside && train.card != view.state.trains.top { Source::Beside } else { Source::Stack }
}

/// A name in a written action that means nothing on this table; after it, names that would.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the sentences say it")]
pub enum Unreadable {
    #[error("unknown action `{0}`; known are {list}", list = .1.join(", "))]
    Action(String, Vec<&'static str>),
    #[error("missing field `{0}`")]
    Missing(&'static str),
    #[error("{0} is too large: at most 255 are possible")]
    TooLarge(Money),
    #[error("there is no hex {0} on this map")]
    Hex(String),
    #[error("there is no tile {0} in this box")]
    Tile(String),
    #[error("rotation {0}: a tile has the positions 0 to 5")]
    Rotation(Money),
    #[error("there is no company {0}; there are {list}", list = .1.join(", "))]
    Company(String, Vec<String>),
    #[error("there is no {0} {1}; there are {list}", list = .2.join(", "))]
    Private(&'static str, String, Vec<String>),
    #[error("no train {0}: a train is its type and the letter of its card: {list}", list = .1.join(", "))]
    Train(String, Vec<String>),
    #[error("no train {0} on top of the stack: that card shows {list}", list = .1.join(", "))]
    NotOnTop(String, Vec<String>),
    #[error("no train {0} on this card of the pool: it shows {list}", list = .1.join(", "))]
    NotOnCard(String, Vec<String>),
    #[error("`{0}` is not a side; they are small, medium, large")]
    Side(String),
    #[error("`{0}` is not a piece of track; they are written as E15:4-s0 or D6:1-4")]
    Track(String),
    #[error("there is no track {0}: no track lies on that hex")]
    NoTrack(String),
    #[error("there is no track {0}; on that hex lie {list}", list = .1.join(", "))]
    NoSuchTrack(String, Vec<String>),
}

/// The name of a train: its type and the letter of its card.
pub fn train_name(title: &Title, train: Train) -> String {
    let card = title.card(train.card);
    match card.side(train.side) {
        // A card with one train that it is named by.
        Some(side) if title.train_types[side.train.index()].name == card.letter => card.letter.clone(),
        Some(side) => format!("{}{}", title.train_types[side.train.index()].name, card.letter),
        None => format!("?{}", card.letter),
    }
}

/// All sides of a card as trains.
fn sides(title: &Title, card: CardId) -> impl Iterator<Item = Train> {
    title.card(card).sides.iter().map(move |side| Train { card, side: side.size })
}

fn all_trains(title: &Title) -> impl Iterator<Item = Train> {
    (0..title.cards.len()).map(CardId::at).flat_map(|card| sides(title, card))
}

/// The train with this name.
pub fn train_named(title: &Title, name: &str) -> Option<Train> {
    all_trains(title).find(|&train| train_name(title, train) == name)
}

fn names(title: &Title, trains: impl Iterator<Item = Train>) -> Vec<String> {
    trains.map(|train| train_name(title, train)).collect()
}

fn piece_name(hex: &str, piece: &Piece) -> String {
    match piece.to {
        TrackEnd::Edge(to) => format!("{hex}:{}-{}", piece.edge.0, to.0),
        TrackEnd::Stop(stop) => format!("{hex}:{}-s{stop}", piece.edge.0),
    }
}

fn write_run(view: View<'_>, run: &Run) -> RunNotation {
    let track = run.track.iter().map(|&TrackPiece { hex, piece }| {
        let name = &view.title.hex(hex).name;
        match view.face(hex).track.get(usize::from(piece)) {
            Some(piece) => piece_name(name, piece),
            None => format!("{name}:?{piece}"),
        }
    });
    RunNotation { train: train_name(view.title, run.train), track: track.collect() }
}

fn hex(view: View<'_>, name: &str) -> Result<HexId, Unreadable> {
    view.title.hex_named(name).ok_or_else(|| Unreadable::Hex(name.into()))
}

fn train(view: View<'_>, name: &str) -> Result<Train, Unreadable> {
    let title = view.title;
    train_named(title, name).ok_or_else(|| Unreadable::Train(name.into(), names(title, all_trains(title))))
}

fn read_run(view: View<'_>, run: &RunNotation) -> Result<Run, Unreadable> {
    let track = run.track.iter().map(|name| piece(view, name)).collect::<Result<_, _>>()?;
    Ok(Run { train: train(view, &run.train)?, track })
}

fn piece(view: View<'_>, name: &str) -> Result<TrackPiece, Unreadable> {
    let unreadable = || Unreadable::Track(name.into());
    let (at, ends) = name.split_once(':').ok_or_else(unreadable)?;
    let (from, to) = ends.split_once('-').ok_or_else(unreadable)?;
    let edge = |text: &str| text.parse().ok().filter(|&edge| edge < 6).map(Edge);
    let from = edge(from).ok_or_else(unreadable)?;
    let to = match to.strip_prefix('s') {
        Some(stop) => stop.parse().ok().map(TrackEnd::Stop),
        None => edge(to).map(TrackEnd::Edge),
    };
    let to = to.ok_or_else(unreadable)?;
    let hex = hex(view, at)?;
    let track = &view.face(hex).track;
    let is_it = |piece: &Piece| {
        (piece.edge, piece.to) == (from, to)
            || (TrackEnd::Edge(piece.edge), piece.to) == (to, TrackEnd::Edge(from))
    };
    match track.iter().position(is_it) {
        Some(index) => Ok(TrackPiece { hex, piece: index as u8 }),
        None => {
            let there: Vec<String> = track.iter().map(|piece| piece_name(at, piece)).collect();
            let given = name.into();
            Err(if there.is_empty() {
                Unreadable::NoTrack(given)
            } else {
                Unreadable::NoSuchTrack(given, there)
            })
        }
    }
}
