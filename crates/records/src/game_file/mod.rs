//! Our own game file: title, options, seed, players and actions, as text that people can read.
//!
//! ```json
//! {
//!   "lokalka": 1,
//!   "title": "18cz",
//!   "options": {"profile": "as_on_18xx_games"},
//!   "seed": 7,
//!   "players": ["Anna", "Bela", "Cyril"],
//!   "actions": [
//!     {"seat": "Anna", "do": "buy_local", "local": "S1"},
//!     {"seat": "Bela", "do": "pass"}
//!   ]
//! }
//! ```
//!
//! `options` names those that differ from the rulebook, or a profile and what differs from that; `seat` may be left
//! out of an action: it is then done by whoever must decide.

mod read;
mod replay;

use std::fmt;
use std::fmt::Write as _;
use std::sync::Arc;

use rules::notation::{self, ActionNotation};
use rules::title::{Shelf, Title};
use rules::{Action, Game, Options, Seat, WrongPlayerCount};
use serde_json::{Map, Value};

pub use read::{read, read_from, read_options};
pub use replay::{Replay, Step, replay, replay_from};

/// The version of the format that is written.
const VERSION: u64 = 1;

/// The options of 18xx.games under one name.
const PROFILE: &str = "as_on_18xx_games";

/// A game as written down.
#[derive(Clone, PartialEq, Debug)]
pub struct GameFile {
    /// The id of the title.
    pub title: String,
    /// How open points are resolved.
    pub options: Options,
    /// The seed of the random numbers.
    pub seed: u64,
    /// The players by seat.
    pub players: Vec<String>,
    /// What was done, in order.
    pub actions: Vec<FileAction>,
}

/// An action, and who does it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileAction {
    /// The player; without one, whoever must decide.
    pub seat: Option<String>,
    /// The action in names.
    pub action: ActionNotation,
}

/// What is wrong with a game file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Error {
    /// It is not complete JSON.
    Json(String),
    /// Something is missing or not what it should be.
    Shape {
        /// Where.
        place: String,
        /// What is wrong.
        what: String,
    },
    /// A version that this program does not know.
    Version(String),
    /// A title that is not on the shelf.
    Title {
        /// The id that was asked for.
        given: String,
        /// Those that are there.
        known: Vec<String>,
    },
    /// A number of players that the title does not know.
    Players(WrongPlayerCount),
    /// An option that this program does not know.
    Option(String),
    /// An action that cannot be read or is not allowed.
    Action {
        /// Its number, the first being 1.
        number: usize,
        /// The action as written.
        written: String,
        /// Why not.
        why: String,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Json(what) => write!(f, "not complete JSON: {what}"),
            Error::Shape { place, what } => write!(f, "{place}: {what}"),
            Error::Version(given) => {
                write!(f, "version {given} of the format; this program reads version {VERSION}")
            }
            Error::Title { given, known } => {
                write!(f, "unknown title `{given}`; known are {}", known.join(", "))
            }
            Error::Players(wrong) => wrong.fmt(f),
            Error::Option(given) => {
                let known: Vec<_> = Options::names().collect();
                write!(f, "unknown option `{given}`; known are profile, {}", known.join(", "))
            }
            Error::Action { number, written, why } => write!(f, "action {number}, {written}: {why}"),
        }
    }
}

impl std::error::Error for Error {}

impl Error {
    /// A title that is not on the shelf.
    fn no_title(given: &str, shelf: &Shelf) -> Error {
        let known = shelf.titles().map(|title| title.id.clone()).collect();
        Error::Title { given: given.to_owned(), known }
    }
}

impl GameFile {
    /// The game at its beginning.
    ///
    /// # Errors
    /// When the title or the number of players is unknown.
    pub fn begin(&self) -> Result<rules::Played, Error> {
        self.begin_from(&Shelf::built_in())
    }

    /// The same with the titles of this shelf.
    ///
    /// # Errors
    /// When the title is not on it, or the number of players is unknown.
    pub fn begin_from(&self, shelf: &Shelf) -> Result<rules::Played, Error> {
        let title = shelf.get(&self.title).ok_or_else(|| Error::no_title(&self.title, shelf))?;
        Game::new(title, self.options, self.players.len(), self.seed).map_err(Error::Players)
    }

    /// Writes down a game that was played: each action is spelled out on the table that it was played on.
    ///
    /// # Errors
    /// When the game cannot be set up, or an action is not allowed.
    pub fn of(
        title: &Arc<Title>,
        options: Options,
        seed: u64,
        players: Vec<String>,
        played: &[(Seat, Action)],
    ) -> Result<GameFile, Error> {
        let begun = Game::new(Arc::clone(title), options, players.len(), seed).map_err(Error::Players)?;
        let mut file = GameFile { title: title.id.clone(), options, seed, players, actions: Vec::new() };
        let mut game = begun.game;
        for (index, (seat, action)) in played.iter().enumerate() {
            let action_written = notation::write(game.view(), action);
            replay::play(&mut game, &file.players, index + 1, *seat, action, &action_written)?;
            let seat = file.players.get(seat.index()).cloned();
            file.actions.push(FileAction { seat, action: action_written });
        }
        Ok(file)
    }
}

impl FileAction {
    /// The action as one JSON object.
    pub fn to_value(&self) -> Value {
        let mut object = Map::new();
        if let Some(seat) = &self.seat {
            object.insert("seat".into(), Value::from(seat.as_str()));
        }
        if let Ok(Value::Object(action)) = serde_json::to_value(&self.action) {
            object.extend(action);
        }
        Value::Object(object)
    }
}

/// The options that differ from the rulebook, or from the profile where that is nearer.
pub fn write_options(options: &Options) -> Value {
    let apart = |base: &Options| -> Map<String, Value> {
        let differs = Options::names().filter(|name| options.get(name) != base.get(name));
        differs.map(|name| (name.to_owned(), Value::from(options.get(name)))).collect()
    };
    let (book, site) = (apart(&Options::BOOK), apart(&Options::AS_ON_18XX_GAMES));
    if book.len() <= site.len() {
        return Value::Object(book);
    }
    let mut object = Map::from_iter([("profile".to_owned(), Value::from(PROFILE))]);
    object.extend(site);
    Value::Object(object)
}

/// Writes a game file, one action to a line.
pub fn write(file: &GameFile) -> String {
    let mut text = String::from("{\n");
    let mut line = |key: &str, value: Value| {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "  \"{key}\": {value},");
    };
    line("lokalka", Value::from(VERSION));
    line("title", Value::from(file.title.as_str()));
    line("options", write_options(&file.options));
    line("seed", Value::from(file.seed));
    line("players", Value::from(file.players.as_slice()));
    text.push_str("  \"actions\": [");
    for (index, action) in file.actions.iter().enumerate() {
        let comma = if index == 0 { "" } else { "," };
        let _ = write!(text, "{comma}\n    {}", action.to_value());
    }
    text.push_str(if file.actions.is_empty() { "]\n}\n" } else { "\n  ]\n}\n" });
    text
}
