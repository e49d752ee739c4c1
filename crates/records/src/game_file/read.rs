//! Reading a game file.

use rules::Options;
use rules::notation::{ActionNotation, Unreadable};
use rules::title::Shelf;
use serde::Deserialize;
use serde_json::{Map, Value};

use super::{Error, FileAction, GameFile, PROFILE, VERSION};

/// Reads a game file. Whether the actions are allowed shows when it is replayed.
///
/// # Errors
/// With the place and what is wrong there.
pub fn read(text: &str) -> Result<GameFile, Error> {
    read_from(text, &Shelf::built_in())
}

/// The same with the titles of this shelf.
///
/// # Errors
/// With the place and what is wrong there.
pub fn read_from(text: &str, shelf: &Shelf) -> Result<GameFile, Error> {
    let value: Value = serde_json::from_str(text).map_err(|error| Error::Json(error.to_string()))?;
    let Value::Object(mut file) = value else { return Err(shape("the file", "not a JSON object")) };
    match file.shift_remove("lokalka") {
        Some(version) if version == VERSION => {}
        Some(version) => return Err(Error::Version(version.to_string())),
        None => return Err(shape("the file", "no key `lokalka` with the version: this is no game file")),
    }
    let Some(Value::String(title)) = file.shift_remove("title") else {
        return Err(shape("title", "missing, or not a text"));
    };
    if shelf.get(&title).is_none() {
        return Err(Error::no_title(&title, shelf));
    }
    let options = match file.shift_remove("options") {
        None => Options::BOOK,
        Some(Value::Object(options)) => read_options(&options)?,
        Some(_) => return Err(shape("options", "not an object")),
    };
    let seed = match file.shift_remove("seed") {
        None => 0,
        Some(seed) => seed.as_u64().ok_or_else(|| shape("seed", "not a number from 0 up"))?,
    };
    let players = read_players(file.shift_remove("players"))?;
    let Some(Value::Array(list)) = file.shift_remove("actions") else {
        return Err(shape("actions", "missing, or not a list"));
    };
    if let Some(key) = file.keys().next() {
        let known = "lokalka, title, options, seed, players, actions";
        return Err(shape(key, &format!("unknown key; known are {known}")));
    }
    let mut actions = Vec::with_capacity(list.len());
    for (index, action) in list.into_iter().enumerate() {
        actions.push(read_action(index + 1, action, &players)?);
    }
    Ok(GameFile { title, options, seed, players, actions })
}

fn shape(place: &str, what: &str) -> Error {
    Error::Shape { place: place.to_owned(), what: what.to_owned() }
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
            return Err(shape(
                "options.profile",
                &format!("unknown profile {other}; known are book, {PROFILE}"),
            ));
        }
    };
    for (name, value) in given.iter().filter(|(name, _)| *name != "profile") {
        let value =
            value.as_bool().ok_or_else(|| shape(&format!("options.{name}"), "neither true nor false"))?;
        if !options.set(name, value) {
            return Err(Error::Option(name.clone()));
        }
    }
    Ok(options)
}

fn read_players(given: Option<Value>) -> Result<Vec<String>, Error> {
    let Some(Value::Array(list)) = given else { return Err(shape("players", "missing, or not a list")) };
    let mut players: Vec<String> = Vec::with_capacity(list.len());
    for (index, name) in list.into_iter().enumerate() {
        match name {
            Value::String(name) if players.contains(&name) => {
                return Err(shape(&format!("players[{index}]"), &format!("a second {name}")));
            }
            Value::String(name) => players.push(name),
            _ => return Err(shape(&format!("players[{index}]"), "not a text")),
        }
    }
    Ok(players)
}

fn read_action(number: usize, value: Value, players: &[String]) -> Result<FileAction, Error> {
    let written = value.to_string();
    let wrong = |why: String| Error::Action { number, written: written.clone(), why };
    let Value::Object(mut action) = value else { return Err(wrong("not an object".into())) };
    let seat = match action.shift_remove("seat") {
        None => None,
        Some(Value::String(seat)) if players.contains(&seat) => Some(seat),
        Some(other) => {
            return Err(wrong(format!(
                "there is no player {other}; at the table are {}",
                players.join(", ")
            )));
        }
    };
    match action.get("do").and_then(Value::as_str) {
        Some(kind) if ActionNotation::kinds().contains(&kind) => {}
        Some(kind) => {
            return Err(wrong(Unreadable::Action(kind.to_owned(), ActionNotation::kinds()).to_string()));
        }
        None => return Err(wrong("`do` is missing, which says what is done".into())),
    }
    let action =
        ActionNotation::deserialize(Value::Object(action)).map_err(|error| wrong(error.to_string()))?;
    Ok(FileAction { seat, action })
}
