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
//! out of an action: it is then done by whoever must decide. A game that does not begin with the box has its `position`
//! ([`position`]), and mistakes that were corrected are `corrections`, each after so many actions:
//! `{"after": 12, "why": "Anna has paid twice", "position": {…}}`.

use std::fmt::{self, Write as _};
use std::sync::Arc;

use languages::tr;
use rules::notation::{self, ActionNotation, Unreadable};
use rules::title::{Shelf, Title};
use rules::{Action, Event, Game, Options, Played, Seat, WrongPlayerCount, told};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use wording::Names;

use crate::in_words::{player_count, unreadable};
use crate::position::{self, Basis, WrittenPosition};

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
    /// The position that it begins at, unless that is the box.
    pub position: Option<WrittenPosition>,
    /// What was done, in order.
    pub actions: Vec<FileAction>,
    /// The mistakes that were corrected, in order.
    pub corrections: Vec<Correction>,
}

/// A mistake that was corrected: what lies on the table from then on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Correction {
    /// It comes after so many actions.
    pub after: usize,
    /// What was wrong, in the words of whoever corrected it.
    pub why: String,
    /// The table afterwards.
    pub position: WrittenPosition,
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
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the sentences say it")]
pub enum Error {
    Json(String),
    Shape {
        place: String,
        what: String,
    },
    Version(String),
    Title {
        given: String,
        known: Vec<String>,
    },
    Players(WrongPlayerCount),
    Option(String),
    /// Everything that is wrong with a position, and the number of the correction that it belongs to.
    Position {
        correction: Option<usize>,
        faults: Vec<String>,
    },
    /// The first action is number 1.
    Action {
        number: usize,
        written: String,
        why: String,
    },
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Error::Json(error) => tr!("record-not-json", error = error),
            Error::Shape { place, what } => tr!("record-shape", place = place, what = what),
            Error::Version(given) => tr!("record-version", version = given, ours = VERSION),
            Error::Title { given, known } => {
                tr!("record-title-unknown", title = given, known = known.join(", "))
            }
            Error::Players(wrong) => player_count(wrong),
            Error::Option(given) => {
                let known: Vec<&str> = ["profile"].into_iter().chain(Options::names()).collect();
                tr!("record-option-unknown", option = given, known = known.join(", "))
            }
            Error::Position { correction: None, faults } => {
                tr!("record-position", faults = faults.join("; "))
            }
            Error::Position { correction: Some(number), faults } => {
                tr!("record-correction", number = number, faults = faults.join("; "))
            }
            Error::Action { number, written, why } => {
                tr!("record-action", number = number, written = written, why = why)
            }
        })
    }
}

/// Something is wrong at a place of the file; what, is said in the language of whoever reads it.
fn shape(place: &str, what: String) -> Error {
    Error::Shape { place: place.to_owned(), what }
}

fn title(id: &str, shelf: &Shelf) -> Result<Arc<Title>, Error> {
    shelf.get(id).ok_or_else(|| {
        let known = shelf.titles().map(|title| title.id.clone()).collect();
        Error::Title { given: id.to_owned(), known }
    })
}

impl GameFile {
    /// The game at its beginning.
    ///
    /// # Errors
    /// When the title is not on the shelf, or it is not played by so many.
    pub fn begin(&self, shelf: &Shelf) -> Result<Played, Error> {
        let title = title(&self.title, shelf)?;
        match &self.position {
            None => Game::new(title, self.options, self.players.len(), self.seed).map_err(Error::Players),
            Some(written) => set_up(written, &Basis::new(title, self.options, self.seed), None),
        }
    }

    /// Calls the players by other names, in the order of their seats.
    pub fn rename(&mut self, names: Vec<String>) {
        let positions = self.position.iter_mut();
        let corrected = self.corrections.iter_mut().map(|correction| &mut correction.position);
        positions.chain(corrected).for_each(|position| position.rename(&names));
        self.players = names;
    }

    /// The same with its first actions only.
    #[must_use]
    pub fn part(&self, actions: usize) -> GameFile {
        let mut part = self.clone();
        part.actions.truncate(actions);
        part.corrections.retain(|correction| correction.after <= actions);
        part
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
        let mut file = GameFile {
            title: title.id.clone(),
            options,
            seed,
            players,
            position: None,
            actions: Vec::new(),
            corrections: Vec::new(),
        };
        let mut game = begun.game;
        for (index, (seat, action)) in played.iter().enumerate() {
            let action_written = notation::write(game.view(), action);
            play(&mut game, &file.players, index + 1, *seat, action, &action_written)?;
            let seat = file.players.get(seat.index()).cloned();
            file.actions.push(FileAction { seat, action: action_written });
        }
        Ok(file)
    }
}

/// The game that goes on from a written position.
fn set_up(written: &WrittenPosition, basis: &Basis, correction: Option<usize>) -> Result<Played, Error> {
    position::read(written, basis).map_err(|faults| {
        let players: Vec<String> = written.players.iter().map(|player| player.name.clone()).collect();
        let names = Names { title: &basis.title, players: &players };
        Error::Position { correction, faults: faults.iter().map(|fault| fault.sentence(names)).collect() }
    })
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
    if let Some(position) = &file.position {
        line("position", serde_json::to_value(position).unwrap_or_default());
    }
    if !file.corrections.is_empty() {
        line("corrections", serde_json::to_value(&file.corrections).unwrap_or_default());
    }
    text.push_str("  \"actions\": [");
    for (index, action) in file.actions.iter().enumerate() {
        let comma = if index == 0 { "" } else { "," };
        let _ = write!(text, "{comma}\n    {}", action.to_value());
    }
    text.push_str(if file.actions.is_empty() { "]\n}\n" } else { "\n  ]\n}\n" });
    text
}

/// Reads a game file. Whether the actions are allowed shows when it is replayed.
///
/// # Errors
/// With the place and what is wrong there.
pub fn read(text: &str, shelf: &Shelf) -> Result<GameFile, Error> {
    let value: Value = serde_json::from_str(text).map_err(|error| Error::Json(error.to_string()))?;
    let Value::Object(mut file) = value else {
        return Err(shape(&tr!("record-place-file"), tr!("record-no-object")));
    };
    match file.shift_remove("lokalka") {
        Some(version) if version == VERSION => {}
        Some(version) => return Err(Error::Version(version.to_string())),
        None => return Err(shape(&tr!("record-place-file"), tr!("record-no-version"))),
    }
    let Some(Value::String(id)) = file.shift_remove("title") else {
        return Err(shape("title", tr!("record-no-text")));
    };
    let title = title(&id, shelf)?;
    let options = match file.shift_remove("options") {
        None => Options::BOOK,
        Some(Value::Object(options)) => read_options(&options)?,
        Some(_) => return Err(shape("options", tr!("record-not-an-object"))),
    };
    let seed = match file.shift_remove("seed") {
        None => 0,
        Some(seed) => seed.as_u64().ok_or_else(|| shape("seed", tr!("record-not-a-seed")))?,
    };
    let players = read_players(file.shift_remove("players"), &title)?;
    let position = match file.shift_remove("position") {
        None => None,
        Some(position) => Some(read_position("position", position, &players)?),
    };
    let corrections: Vec<Correction> = match file.shift_remove("corrections") {
        None => Vec::new(),
        Some(Value::Array(list)) => {
            let each = list.into_iter().enumerate();
            each.map(|(index, value)| read_correction(index, value, &players)).collect::<Result<_, _>>()?
        }
        Some(_) => return Err(shape("corrections", tr!("record-no-list"))),
    };
    let Some(Value::Array(list)) = file.shift_remove("actions") else {
        return Err(shape("actions", tr!("record-no-list")));
    };
    if let Some(key) = file.keys().next() {
        let known = "lokalka, title, options, seed, players, position, actions, corrections";
        return Err(shape(key, tr!("record-key-unknown", known = known)));
    }
    let late = |correction: &Correction| correction.after > list.len();
    if corrections.iter().any(late)
        || !corrections.is_sorted_by_key(|correction: &Correction| correction.after)
    {
        return Err(shape("corrections", tr!("record-correction-order", actions = list.len())));
    }
    let mut actions = Vec::with_capacity(list.len());
    for (index, action) in list.into_iter().enumerate() {
        actions.push(read_action(index + 1, action, &players)?);
    }
    Ok(GameFile { title: title.id.clone(), options, seed, players, position, actions, corrections })
}

/// The form of a position, and whose it is; what else is wrong with it shows when the game is begun.
fn read_position(place: &str, value: Value, players: &[String]) -> Result<WrittenPosition, Error> {
    let read = WrittenPosition::deserialize(value).map_err(|error| shape(place, error.to_string()))?;
    if read.players.iter().map(|player| &player.name).eq(players) {
        Ok(read)
    } else {
        Err(shape(place, tr!("position-players", players = players.join(", "))))
    }
}

fn read_correction(index: usize, value: Value, players: &[String]) -> Result<Correction, Error> {
    let place = format!("corrections[{index}]");
    let Value::Object(mut given) = value else { return Err(shape(&place, tr!("record-not-an-object"))) };
    let position = given.shift_remove("position").unwrap_or_default();
    let position = read_position(&format!("{place}.position"), position, players)?;
    let after = given.shift_remove("after").and_then(|after| after.as_u64()).unwrap_or(u64::MAX);
    let why = given.shift_remove("why").and_then(|why| why.as_str().map(str::to_owned));
    match (usize::try_from(after), why, given.is_empty()) {
        (Ok(after), Some(why), true) => Ok(Correction { after, why, position }),
        _ => Err(shape(&place, tr!("record-key-unknown", known = "after, why, position"))),
    }
}

/// Options as a file names them.
///
/// # Errors
/// When there is no such option, or its value is neither true nor false.
pub fn read_options(given: &Map<String, Value>) -> Result<Options, Error> {
    let mut options = match given.get("profile").map(|profile| (profile, profile.as_str())) {
        None | Some((_, Some("book"))) => Options::BOOK,
        Some((_, Some(PROFILE))) => Options::AS_ON_18XX_GAMES,
        Some((other, _)) => {
            let known = ["book", PROFILE].join(", ");
            return Err(shape(
                "options.profile",
                tr!("record-profile-unknown", profile = other, known = known),
            ));
        }
    };
    for (name, value) in given.iter().filter(|(name, _)| *name != "profile") {
        let value =
            value.as_bool().ok_or_else(|| shape(&format!("options.{name}"), tr!("record-not-a-switch")))?;
        if !options.set(name, value) {
            return Err(Error::Option(name.clone()));
        }
    }
    Ok(options)
}

fn read_players(given: Option<Value>, title: &Title) -> Result<Vec<String>, Error> {
    let Some(Value::Array(list)) = given else { return Err(shape("players", tr!("record-no-list"))) };
    // Before anything is done with each of them.
    WrongPlayerCount::check(title, list.len()).map_err(Error::Players)?;
    let mut players: Vec<String> = Vec::with_capacity(list.len());
    for (index, name) in list.into_iter().enumerate() {
        match name {
            Value::String(name) if players.contains(&name) => {
                return Err(shape(&format!("players[{index}]"), tr!("record-name-twice", player = name)));
            }
            Value::String(name) => players.push(name),
            _ => return Err(shape(&format!("players[{index}]"), tr!("record-not-a-text"))),
        }
    }
    Ok(players)
}

fn read_action(number: usize, value: Value, players: &[String]) -> Result<FileAction, Error> {
    let written = value.to_string();
    let wrong = |why: String| Error::Action { number, written: written.clone(), why };
    let Value::Object(mut action) = value else { return Err(wrong(tr!("record-not-an-object"))) };
    let seat = match action.shift_remove("seat") {
        None => None,
        Some(Value::String(seat)) if players.contains(&seat) => Some(seat),
        Some(other) => {
            return Err(wrong(tr!("record-player-unknown", player = other, known = players.join(", "))));
        }
    };
    match action.get("do").and_then(Value::as_str) {
        Some(kind) if ActionNotation::kinds().contains(&kind) => {}
        Some(kind) => {
            return Err(wrong(unreadable(&Unreadable::Action(kind.to_owned(), ActionNotation::kinds()))));
        }
        None => return Err(wrong(tr!("record-no-do"))),
    }
    let action =
        ActionNotation::deserialize(Value::Object(action)).map_err(|error| wrong(error.to_string()))?;
    Ok(FileAction { seat, action })
}

/// A game that was replayed.
#[derive(Clone, Debug)]
pub struct Replay {
    /// What happened before the first action.
    pub setup: Vec<Event>,
    /// The actions with what they led to.
    pub steps: Vec<Step>,
    /// The game after each correction, with the number of actions before it.
    pub corrected: Vec<(usize, Game)>,
    /// The game afterwards.
    pub game: Game,
}

/// One action of a replayed game.
#[derive(Clone, Debug)]
pub struct Step {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: Action,
    /// What happened.
    pub events: Vec<Event>,
}

/// Replays a game file, or its first actions.
///
/// # Errors
/// With the number of the first action that cannot be read or is not allowed, and why.
pub fn replay(file: &GameFile, shelf: &Shelf, until: Option<usize>) -> Result<Replay, Error> {
    let Played { mut game, events: mut setup } = file.begin(shelf)?.told();
    let mut steps: Vec<Step> = Vec::with_capacity(file.actions.len());
    let count = until.unwrap_or(usize::MAX);
    let mut corrections = file.corrections.iter().enumerate().peekable();
    let mut corrected = Vec::new();
    let mut correct = |game: &mut Game, told_with: &mut Vec<Event>, after: usize| {
        while let Some((index, correction)) = corrections.next_if(|(_, correction)| correction.after <= after)
        {
            let then = set_up(&correction.position, &Basis::of(game), Some(index + 1))?.told();
            *game = then.game;
            told_with.extend(then.events);
            corrected.push((after, game.clone()));
        }
        Ok(())
    };
    correct(&mut game, &mut setup, 0)?;
    for (index, FileAction { seat, action: written }) in file.actions.iter().enumerate().take(count) {
        let number = index + 1;
        let wrong = |why: String| Error::Action { number, written: text(written), why };
        let seat = match seat {
            Some(name) => file.players.iter().position(|player| player == name).map(Seat::at),
            None => game.decider(),
        };
        let seat = seat.ok_or_else(|| wrong(tr!("record-nobody-acts")))?;
        let action = notation::read(game.view(), written).map_err(|name| wrong(unreadable(&name)))?;
        let mut events = told(play(&mut game, &file.players, number, seat, &action, written)?);
        correct(&mut game, &mut events, number)?;
        steps.push(Step { seat, action, events });
    }
    Ok(Replay { setup, steps, corrected, game })
}

/// Plays one action; a refusal names it as written.
fn play(
    game: &mut Game,
    players: &[String],
    number: usize,
    seat: Seat,
    action: &Action,
    written: &ActionNotation,
) -> Result<Vec<Event>, Error> {
    game.advance(seat, action).map_err(|refusal| Error::Action {
        number,
        written: text(written),
        why: crate::refused(game, players, &refusal),
    })
}

fn text(action: &ActionNotation) -> String {
    serde_json::to_string(action).unwrap_or_default()
}
