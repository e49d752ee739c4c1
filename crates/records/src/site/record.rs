//! A game as exported from 18xx.games: players, and actions with their undos.

use std::collections::BTreeSet;
use std::sync::Arc;

use rules::title::Shelf;
use rules::{Options, Title};
use serde_json::{Map, Value};

use super::action::{MalformedAction, SiteAction, is_setting};
use super::players::Players;
use super::unreadable::Unreadable;
use crate::family::counterpart;

/// A game played there, ready to be followed: undos are resolved, talk is gone.
#[derive(Clone, Debug)]
pub struct Record {
    /// Their name of the title.
    pub title: String,
    /// The players.
    pub players: Players,
    /// The seed of the random numbers.
    pub seed: u64,
    /// Rules that the players chose.
    pub optional_rules: Vec<String>,
    /// What counts, in order.
    pub actions: Vec<SiteAction>,
    /// The game was played to its end.
    pub finished: bool,
}

/// The optional rule of 1836Jr-56 that is an option of ours.
pub(super) const DIESELS: &str = "diesel_variant";

impl Record {
    /// Our title with that name.
    ///
    /// # Errors
    /// When no title of the shelf is called so there.
    pub fn our_title(&self, shelf: &Shelf) -> Result<Arc<Title>, Unreadable> {
        let there = |title: &Title| counterpart(title).map(|there| there.title.clone());
        let same: Vec<&Arc<Title>> =
            shelf.titles().filter(|title| there(title).as_ref() == Some(&self.title)).collect();
        // One name may stand for several titles, each with its own numbers of players.
        let players = self.players.names.len();
        let fits = |title: &&&Arc<Title>| {
            title.seat_counts.iter().any(|seats| usize::from(seats.players) == players)
        };
        let title = same.iter().find(fits).or(same.first()).ok_or_else(|| {
            let known: BTreeSet<String> = shelf.titles().filter_map(|title| there(title)).collect();
            Unreadable::Title { given: self.title.clone(), known: known.into_iter().collect() }
        })?;
        Ok(Arc::clone(title))
    }

    /// The options with which such games are followed.
    pub fn options(&self) -> Options {
        let mut options = Options::AS_ON_18XX_GAMES;
        options.f56.diesels = self.optional_rules.iter().any(|rule| rule == DIESELS);
        options
    }
}

/// Reads a record as the site exports it.
///
/// # Errors
/// With the place and what is wrong there.
pub fn read(text: &str) -> Result<Record, Unreadable> {
    from_object(&object(text)?)
}

/// The text as a JSON object.
pub(crate) fn object(text: &str) -> Result<Map<String, Value>, Unreadable> {
    match serde_json::from_str(text) {
        Ok(Value::Object(object)) => Ok(object),
        Ok(_) => Err(Unreadable::NotAnObject),
        Err(error) => Err(Unreadable::Json(error.to_string())),
    }
}

/// The list under this key.
pub(crate) fn list<'a>(object: &'a Map<String, Value>, key: &str) -> Result<&'a Vec<Value>, Unreadable> {
    let list = object.get(key).and_then(Value::as_array);
    list.ok_or_else(|| Unreadable::NoList(key.to_owned()))
}

/// The name of the title.
pub(crate) fn title(object: &Map<String, Value>) -> Result<String, Unreadable> {
    let title = object.get("title").and_then(Value::as_str);
    title.map(str::to_owned).ok_or(Unreadable::NoTitle)
}

/// Reads a record that is JSON already.
pub(crate) fn from_object(record: &Map<String, Value>) -> Result<Record, Unreadable> {
    let title = title(record)?;
    let (mut names, mut ids) = (Vec::new(), Vec::new());
    for (index, player) in list(record, "players")?.iter().enumerate() {
        let name = player.get("name").and_then(Value::as_str).ok_or(Unreadable::NoName(index))?;
        names.push(name.to_owned());
        ids.push(player.get("id").cloned().unwrap_or_else(|| name.into()));
    }
    let settings = record.get("settings");
    let seed = settings.and_then(|settings| settings.get("seed")).or_else(|| record.get("seed"));
    let optional_rules = settings.and_then(|settings| settings.get("optional_rules"));
    Ok(Record {
        title,
        players: Players::new(names, ids)?,
        seed: seed.and_then(Value::as_u64).or_else(|| seed_from_id(record.get("id"))).unwrap_or(0),
        optional_rules: texts(optional_rules),
        actions: effective(list(record, "actions")?)?,
        finished: record.get("status").and_then(Value::as_str) == Some("finished"),
    })
}

/// The texts of a list.
pub(crate) fn texts(list: Option<&Value>) -> Vec<String> {
    let list = list.and_then(Value::as_array);
    list.into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}

/// Without a seed it is the first run of digits in the id.
fn seed_from_id(id: Option<&Value>) -> Option<u64> {
    let id = id?;
    let text = id.as_str().map_or_else(|| id.to_string(), str::to_owned);
    let digits = text.split(|c: char| !c.is_ascii_digit()).find(|run| !run.is_empty())?;
    digits.parse().ok()
}

/// Resolves undo and redo, and leaves out talk and settings.
///
/// An undo names the action after which the game goes on, or none: then it takes back the last one. Talk is never
/// taken back. Anything new after an undo makes redo impossible.
fn effective(actions: &[Value]) -> Result<Vec<SiteAction>, Unreadable> {
    let word = |action: &Value| action.get("type").and_then(Value::as_str).unwrap_or("").to_owned();
    let mut counts = vec![false; actions.len()];
    let mut undone: Vec<Vec<usize>> = Vec::new();
    for (index, action) in actions.iter().enumerate() {
        let wrong = |why| Unreadable::Action { index, why };
        match word(action).as_str() {
            "undo" => {
                let first = match action.get("action_id").and_then(Value::as_u64) {
                    Some(0) => 0,
                    Some(id) => {
                        let is_it = |other: &Value| other.get("id").and_then(Value::as_u64) == Some(id);
                        let place = actions.iter().position(is_it);
                        place.ok_or_else(|| wrong(MalformedAction::Undo(id)))? + 1
                    }
                    None => (0..index).rfind(|&place| counts[place]).unwrap_or(0),
                };
                let taken: Vec<usize> = (first..index).filter(|&place| counts[place]).collect();
                taken.iter().for_each(|&place| counts[place] = false);
                undone.push(taken);
            }
            "redo" => {
                let taken = undone.pop().ok_or_else(|| wrong(MalformedAction::Redo))?;
                taken.iter().for_each(|&place| counts[place] = true);
            }
            "message" => {}
            _ => {
                undone.clear();
                counts[index] = true;
            }
        }
    }
    let mut effective = Vec::new();
    for (index, action) in actions.iter().enumerate().filter(|&(index, _)| counts[index]) {
        // A setting changes nothing itself, but it may have taken effect at once.
        let played = match action.get("auto_actions").and_then(Value::as_array) {
            Some(at_once) if is_setting(action) => at_once.iter().collect(),
            _ => vec![action],
        };
        for action in played.into_iter().filter(|action| !is_setting(action)) {
            let read = SiteAction::from_value(action);
            effective.push(read.map_err(|why| Unreadable::Action { index, why })?);
        }
    }
    Ok(effective)
}
