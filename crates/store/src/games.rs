//! Games: what was set up, who owns it, where it stands.

use crate::error::Result;
use crate::seats::{Holder, NewSeat, Seat};
use crate::{Error, Timestamp};

/// Who sees a game without being told of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Visibility {
    /// Everybody: the lobby lists it while it gathers players.
    Listed,
    /// Only who knows its id.
    ByLink,
}

/// Where a game stands, as the caller says.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Status {
    /// It waits for players.
    Gathering,
    /// It is played.
    Playing,
    /// It is over.
    Finished {
        /// The caller's text about the end.
        result: String,
    },
    /// It takes no actions until its status is set anew.
    Frozen {
        /// What to tell the players.
        reason: String,
        /// Who did it.
        by: FrozenBy,
    },
}

/// Who freezes games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FrozenBy {
    /// Whoever runs the server.
    Host,
    /// The program, which could not replay the log.
    Verification,
}

/// A game to be set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewGame {
    /// The public id. It stands in links, so it must not be guessable.
    pub id: String,
    /// Which title.
    pub title: String,
    /// Options, as the caller writes them; they may be long.
    pub options: String,
    /// The seed of the game's random draws.
    pub seed: u64,
    /// The revision of the rules that plays it, as the caller counts.
    pub rules_revision: String,
    /// When it was created.
    pub created_at: Timestamp,
    /// Who set it up, and may delete it while it is theirs alone.
    pub owner: Option<Holder>,
    /// Who sees it.
    pub visibility: Visibility,
    /// Where it stands at first.
    pub status: Status,
    /// Its seats, numbered from 0 in this order; at most 256.
    pub seats: Vec<NewSeat>,
}

/// A game as it is kept, without its options and its log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    /// The public id.
    pub id: String,
    /// Which title.
    pub title: String,
    /// The seed of the game's random draws.
    pub seed: u64,
    /// The revision of the rules that plays it.
    pub rules_revision: String,
    /// When it was created.
    pub created_at: Timestamp,
    /// Who set it up; nobody once that account is deleted.
    pub owner: Option<Holder>,
    /// Who sees it.
    pub visibility: Visibility,
    /// Where it stands.
    pub status: Status,
    /// Number of the last action, 0 where there is none.
    pub last_seq: u32,
    /// When it was last acted in, or created.
    pub last_at: Timestamp,
    /// Its seats in order.
    pub seats: Vec<Seat>,
}

impl Game {
    /// The seats that somebody holds, by number.
    pub fn seats_of(&self, holder: &Holder) -> impl Iterator<Item = &Seat> {
        self.seats.iter().filter(move |seat| seat.holder.as_ref() == Some(holder))
    }
}

/// Keeping games.
pub trait Games {
    /// Sets up a game with its seats.
    ///
    /// # Errors
    ///
    /// [`Error::AlreadyExists`] where the id, or the invite of a seat, is in use; [`Error::TooManySeats`].
    fn create_game(&self, game: &NewGame) -> Result<()>;

    /// The game with an id.
    ///
    /// # Errors
    ///
    /// [`Error::GameNotFound`] where there is none.
    fn game(&self, id: &str) -> Result<Game>;

    /// The options of a game, as the caller wrote them.
    ///
    /// # Errors
    ///
    /// [`Error::GameNotFound`].
    fn options(&self, game: &str) -> Result<String>;

    /// The games that somebody owns or holds a seat in, the one last acted in first.
    fn games_of(&self, holder: &Holder, limit: u32) -> Result<Vec<Game>>;

    /// The listed games that gather players, the newest first.
    fn lobby(&self, limit: u32) -> Result<Vec<Game>>;

    /// The ids of all games, sorted: for chores that go through everything.
    fn game_ids(&self) -> Result<Vec<String>>;

    /// Says where a game stands now. Any status may follow any other.
    ///
    /// # Errors
    ///
    /// [`Error::GameNotFound`].
    fn set_status(&self, game: &str, status: &Status) -> Result<()>;

    /// Says which revision of the rules plays a game from now on.
    ///
    /// # Errors
    ///
    /// [`Error::GameNotFound`].
    fn set_rules_revision(&self, game: &str, revision: &str) -> Result<()>;

    /// Deletes a game with everything in it. Only its owner may, and only while no action is by somebody else; actions
    /// by nobody (bots) do not count.
    ///
    /// # Errors
    ///
    /// [`Error::GameNotFound`], [`Error::NotOwner`], [`Error::OthersActed`].
    fn delete_game(&self, game: &str, by: &Holder) -> Result<()>;

    /// The ids of games in which nobody with an account has a part, and which nobody has acted in since; the oldest first.
    fn abandoned(&self, since: Timestamp, limit: u32) -> Result<Vec<String>>;

    /// Deletes a game that is still abandoned; says whether it was.
    fn delete_abandoned(&self, game: &str, since: Timestamp) -> Result<bool>;

    /// Makes everything that one holder owns, holds, has done and said the other's: a browser that signs in takes its
    /// games along.
    fn adopt(&self, from: &Holder, to: &Holder) -> Result<()>;
}

impl Status {
    /// As columns: a word, and the text that goes with it.
    pub(crate) fn to_columns(&self) -> (&'static str, &str) {
        match self {
            Status::Gathering => ("gathering", ""),
            Status::Playing => ("playing", ""),
            Status::Finished { result } => ("finished", result),
            Status::Frozen { reason, by: FrozenBy::Host } => ("frozen", reason),
            Status::Frozen { reason, by: FrozenBy::Verification } => ("not verified", reason),
        }
    }

    pub(crate) fn from_columns(word: &str, text: String) -> Result<Self> {
        match word {
            "gathering" => Ok(Status::Gathering),
            "playing" => Ok(Status::Playing),
            "finished" => Ok(Status::Finished { result: text }),
            "frozen" => Ok(Status::Frozen { reason: text, by: FrozenBy::Host }),
            "not verified" => Ok(Status::Frozen { reason: text, by: FrozenBy::Verification }),
            _ => Err(Error::Damaged { what: format!("“{word}” is not the status of a game") }),
        }
    }
}

impl Visibility {
    pub(crate) fn to_column(self) -> &'static str {
        match self {
            Visibility::Listed => "listed",
            Visibility::ByLink => "by link",
        }
    }

    pub(crate) fn from_column(word: &str) -> Result<Self> {
        match word {
            "listed" => Ok(Visibility::Listed),
            "by link" => Ok(Visibility::ByLink),
            _ => Err(Error::Damaged { what: format!("“{word}” is not the visibility of a game") }),
        }
    }
}
