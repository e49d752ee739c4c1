//! A game as exported from 18xx.games: players, and actions with their undos.

use std::fmt;

use rules::Options;
use serde_json::Value;

use super::action::{SiteAction, is_setting};
use super::names::Names;

/// A game played there, ready to be followed: undos are resolved, talk is gone.
#[derive(Clone, Debug)]
pub struct Record {
    /// Their name of the title.
    pub title: String,
    /// The players.
    pub names: Names,
    /// The seed of the random numbers.
    pub seed: u64,
    /// Rules that the players chose.
    pub optional_rules: Vec<String>,
    /// What counts, in order.
    pub actions: Vec<SiteAction>,
    /// The game was played to its end.
    pub finished: bool,
}

/// Why a text is no such record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable(pub String);

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Unreadable {}

impl Record {
    /// The id of our title with that name.
    ///
    /// # Errors
    /// When we do not know it.
    pub fn our_title(&self) -> Result<&'static str, Unreadable> {
        match self.title.as_str() {
            // There the variant for two has no name of its own.
            "18CZ" if self.names.players.len() == 2 => Ok("18cz-bohemia"),
            "18CZ" => Ok("18cz"),
            "1836Jr56" => Ok("1836jr56"),
            other => Err(Unreadable(format!("unknown title `{other}`; known are 18CZ, 1836Jr56"))),
        }
    }

    /// The options with which such games are followed.
    pub fn options(&self) -> Options {
        let mut options = Options::AS_ON_18XX_GAMES;
        options.benelux.diesels = self.optional_rules.iter().any(|rule| rule == "diesel_variant");
        options
    }
}

/// Reads a record as the site exports it.
///
/// # Errors
/// With the place and what is wrong there.
pub fn read(text: &str) -> Result<Record, Unreadable> {
    let value: Value =
        serde_json::from_str(text).map_err(|error| Unreadable(format!("not JSON: {error}")))?;
    let record = value.as_object().ok_or_else(|| Unreadable("not a JSON object".into()))?;
    let title = record.get("title").and_then(Value::as_str).ok_or_else(|| Unreadable("no `title`".into()))?;
    let players = record
        .get("players")
        .and_then(Value::as_array)
        .ok_or_else(|| Unreadable("no list `players`".into()))?;
    let mut names = Names { players: Vec::new(), ids: Vec::new() };
    for (index, player) in players.iter().enumerate() {
        let name = player.get("name").and_then(Value::as_str);
        let name = name.ok_or_else(|| Unreadable(format!("players[{index}] has no `name`")))?;
        // Games are kept by the names of who acts.
        if names.players.iter().any(|other| other == name) {
            return Err(Unreadable(format!("players[{index}]: a second {name}")));
        }
        names.players.push(name.to_owned());
        names.ids.push(player.get("id").cloned().unwrap_or_else(|| name.into()));
    }
    let actions = record
        .get("actions")
        .and_then(Value::as_array)
        .ok_or_else(|| Unreadable("no list `actions`".into()))?;
    let settings = record.get("settings");
    let seed = settings.and_then(|settings| settings.get("seed")).or_else(|| record.get("seed"));
    let optional_rules = settings.and_then(|settings| settings.get("optional_rules"));
    Ok(Record {
        title: title.to_owned(),
        names,
        seed: seed.and_then(Value::as_u64).or_else(|| seed_from_id(record.get("id"))).unwrap_or(0),
        optional_rules: texts(optional_rules),
        actions: effective(actions)?,
        finished: record.get("status").and_then(Value::as_str) == Some("finished"),
    })
}

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
    let mut kept: Vec<Option<&Value>> = vec![None; actions.len()];
    let mut undone: Vec<Vec<usize>> = Vec::new();
    let word = |action: &Value| action.get("type").and_then(Value::as_str).unwrap_or("").to_owned();
    for (index, action) in actions.iter().enumerate() {
        let wrong = |what: &str| Unreadable(format!("actions[{index}]: {what}"));
        match word(action).as_str() {
            "undo" => {
                let first = match action.get("action_id").and_then(Value::as_u64) {
                    Some(0) => 0,
                    Some(id) => {
                        let is_it = |other: &Value| other.get("id").and_then(Value::as_u64) == Some(id);
                        let place = actions.iter().position(is_it);
                        place.ok_or_else(|| wrong(&format!("an undo to action {id}, which is not there")))?
                            + 1
                    }
                    None => kept
                        .iter()
                        .rposition(|action| action.is_some_and(|action| word(action) != "message"))
                        .unwrap_or(0),
                };
                let taken: Vec<usize> = (first..index)
                    .filter(|&place| kept[place].is_some_and(|action| word(action) != "message"))
                    .collect();
                taken.iter().for_each(|&place| kept[place] = None);
                undone.push(taken);
            }
            "redo" => {
                let taken = undone.pop().ok_or_else(|| wrong("a redo without an undo before it"))?;
                taken.iter().for_each(|&place| kept[place] = Some(&actions[place]));
            }
            "message" => kept[index] = Some(action),
            _ => {
                undone.clear();
                kept[index] = Some(action);
            }
        }
    }
    let mut effective = Vec::new();
    for (index, action) in kept.into_iter().enumerate() {
        let Some(action) = action.filter(|action| word(action) != "message") else { continue };
        let read = |action: &Value| {
            SiteAction::from_value(action).map_err(|what| Unreadable(format!("actions[{index}]: {what}")))
        };
        if is_setting(action) {
            // The setting itself changes nothing, but it may have taken effect at once.
            let at_once = action.get("auto_actions").and_then(Value::as_array);
            for action in at_once.into_iter().flatten().filter(|action| !is_setting(action)) {
                effective.push(read(action)?);
            }
        } else {
            effective.push(read(action)?);
        }
    }
    Ok(effective)
}
