//! Seats of a game: who holds them, how one gets them, and the bots that stand in.

use std::fmt;

use crate::Error;
use crate::error::Result;

/// Who holds a seat, owns a game, acts or speaks.
#[derive(Debug, Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Holder {
    /// A signed-in user, by id.
    User(String),
    /// A browser without an account. Where its cookie is a credential, give the hash.
    Browser(String),
}

/// How one gets a seat that nobody holds.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum SeatAccess {
    /// Not at all: a bot's seat, or one that is held from the start.
    Closed,
    /// By asking: a seat offered in the lobby.
    Open,
    /// By an invite with this hash. No two seats share one.
    Invite(String),
}

/// A seat to be set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSeat {
    /// The name shown.
    pub name: String,
    /// Who is to play, in the caller's words: `person`, `bot:novice` …
    pub kind: String,
    /// Who holds it from the start.
    pub holder: Option<Holder>,
    /// How one gets it.
    pub access: SeatAccess,
}

/// A seat as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seat {
    /// Its number in the game, from 0.
    pub number: u8,
    /// The name shown.
    pub name: String,
    /// Who is to play, in the caller's words.
    pub kind: String,
    /// Who holds it.
    pub holder: Option<Holder>,
    /// How one gets it while nobody holds it.
    pub access: SeatAccess,
    /// The bot that plays for the time being in place of `kind`, in the caller's words.
    pub stand_in: Option<String>,
}

/// A seat of a game.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct SeatRef {
    /// The game.
    pub game: String,
    /// The number of the seat.
    pub seat: u8,
}

/// Keeping seats. Each call fails with [`Error::GameNotFound`] or [`Error::SeatNotFound`] where there is none such.
pub trait Seats {
    /// The seat that an invite is for, by its hash.
    fn invited_to(&self, invite: &str) -> Result<Option<SeatRef>>;

    /// Takes a seat under a name, with the hash of the invite where the seat needs one. A bot that stands in goes. To
    /// claim what one holds already changes nothing and is no error, so a link may be followed twice.
    ///
    /// # Errors
    ///
    /// [`Error::SeatTaken`], [`Error::SeatClosed`], [`Error::WrongInvite`].
    fn claim(&self, game: &str, seat: u8, invite: Option<&str>, holder: &Holder, name: &str) -> Result<()>;

    /// Gives a seat up; it is shown under the name given from now on. Its private notes are deleted, since whoever takes
    /// it next must not read them.
    ///
    /// # Errors
    ///
    /// [`Error::NotHolder`].
    fn release(&self, game: &str, seat: u8, holder: &Holder, name: &str) -> Result<()>;

    /// Changes how one gets a seat: a new invite makes the old one worthless. Who holds the seat keeps it.
    ///
    /// # Errors
    ///
    /// [`Error::AlreadyExists`] where the invite is another seat's.
    fn set_access(&self, game: &str, seat: u8, access: &SeatAccess) -> Result<()>;

    /// Hands a seat to a bot, or back to its holder with `None`. The holder keeps the seat meanwhile.
    fn set_stand_in(&self, game: &str, seat: u8, bot: Option<&str>) -> Result<()>;
}

impl fmt::Display for Holder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Without the id: a message may be shown to others, and a browser's id may open its seats.
        f.write_str(match self {
            Holder::User(_) => "this user",
            Holder::Browser(_) => "this browser",
        })
    }
}

impl Holder {
    pub(crate) fn to_column(&self) -> String {
        match self {
            Holder::User(id) => format!("user:{id}"),
            Holder::Browser(id) => format!("browser:{id}"),
        }
    }

    pub(crate) fn from_column(text: &str) -> Result<Self> {
        match text.split_once(':') {
            Some(("user", id)) => Ok(Holder::User(id.to_owned())),
            Some(("browser", id)) => Ok(Holder::Browser(id.to_owned())),
            _ => Err(Error::Damaged { what: "a holder is neither a user nor a browser".to_owned() }),
        }
    }
}

impl SeatAccess {
    /// As columns: a word, and the hash of the invite.
    pub(crate) fn to_columns(&self) -> (&'static str, Option<&str>) {
        match self {
            SeatAccess::Closed => ("closed", None),
            SeatAccess::Open => ("open", None),
            SeatAccess::Invite(hash) => ("invite", Some(hash)),
        }
    }

    pub(crate) fn from_columns(word: &str, invite: Option<String>) -> Result<Self> {
        match (word, invite) {
            ("closed", None) => Ok(SeatAccess::Closed),
            ("open", None) => Ok(SeatAccess::Open),
            ("invite", Some(hash)) => Ok(SeatAccess::Invite(hash)),
            _ => Err(Error::Damaged { what: format!("“{word}” is not a way to get a seat") }),
        }
    }
}
