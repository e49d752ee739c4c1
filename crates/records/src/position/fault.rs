//! What is wrong with a written position: where, and what would be right.

use languages::tr;
use rules::message::Keyed;
use wording::Names;

/// Something that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where.
    pub place: Place,
    /// What it is.
    pub what: What,
}

/// A part of a written position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// The player at this seat.
    Player(usize),
    /// The company with this symbol.
    Company(String),
    /// The hex with this name.
    Hex(String),
    /// The local railway or private company with this id.
    Paper(String),
    /// The train cards, and the phase.
    Trains,
    /// The share price chart.
    Chart,
    /// The round, and the order of play.
    Round,
}

/// What is wrong there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum What {
    /// A version of the form that we do not know.
    Version(u64),
    /// A name that means nothing here, and those that do.
    Unknown(String, Vec<String>),
    /// Something is named twice.
    Twice(String),
    /// A number that is too large, and the largest.
    TooMuch(u64, u64),
    /// So many players do not play this title.
    Players(rules::WrongPlayerCount),
    /// The title has no such round.
    NoSuchRound,
    /// What must be true of every game is not.
    Unsound(invariants::Fault),
}

impl Fault {
    /// In words: where it is, what is wrong, and what would be right.
    pub fn sentence(&self, names: Names<'_>) -> String {
        match &self.what {
            What::Version(given) => {
                tr!("position-version", version = given, ours = super::VERSION)
            }
            What::Unknown(given, known) => {
                tr!(
                    "position-unknown",
                    place = self.place.name(names),
                    given = given,
                    known = known.join(", ")
                )
            }
            What::Twice(given) => tr!("position-twice", place = self.place.name(names), given = given),
            What::TooMuch(given, most) => {
                tr!("position-too-much", place = self.place.name(names), given = given, most = most)
            }
            What::Players(wrong) => crate::in_words::player_count(wrong),
            What::NoSuchRound => tr!("position-no-such-round"),
            What::Unsound(fault) => names.say(&fault.message()),
        }
    }
}

impl Place {
    /// What it is called.
    pub fn name(&self, names: Names<'_>) -> String {
        match self {
            Place::Player(seat) => names.player(rules::Seat(*seat as u8)),
            Place::Company(name) | Place::Hex(name) | Place::Paper(name) => name.clone(),
            Place::Trains => tr!("position-place-trains"),
            Place::Chart => tr!("position-place-chart"),
            Place::Round => tr!("position-place-round"),
        }
    }
}
