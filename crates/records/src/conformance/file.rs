//! Reading `conformance-1` files: a record with the state after every action.

use serde_json::{Map, Value};

use crate::site::{self, Names, Record, SiteAction, Unreadable};

/// A conformance file: what was played, and what their engine showed after every action.
#[derive(Clone, Debug)]
pub struct ConformanceFile {
    /// What was played.
    pub record: Record,
    /// The first state, complete, then what changed with each action; none for a plain record.
    pub changes: Vec<Map<String, Value>>,
    /// The final score by player.
    pub result: Option<Map<String, Value>>,
}

impl ConformanceFile {
    /// The complete states: before the first action, then after each.
    pub fn states(&self) -> States<'_> {
        States { changes: self.changes.iter(), state: Map::new() }
    }
}

/// The states one after the other.
pub struct States<'a> {
    changes: std::slice::Iter<'a, Map<String, Value>>,
    state: Map<String, Value>,
}

impl States<'_> {
    /// The next state, complete.
    pub fn next(&mut self) -> Option<&Map<String, Value>> {
        let changes = self.changes.next()?;
        for (key, value) in changes {
            self.state.insert(key.clone(), value.clone());
        }
        Some(&self.state)
    }
}

/// A text that is read as far as its kind.
pub(super) enum Either {
    Conformance(Map<String, Value>),
    Plain(Record),
}

/// Reads a conformance file or a plain record, whichever it is.
pub(super) fn read_either(text: &str) -> Result<Either, Unreadable> {
    let value: Value =
        serde_json::from_str(text).map_err(|error| Unreadable(format!("not complete JSON: {error}")))?;
    let Value::Object(object) = value else { return Err(Unreadable("not a JSON object".into())) };
    match object.get("format").and_then(Value::as_str) {
        Some("conformance-1") => Ok(Either::Conformance(object)),
        Some(other) => Err(Unreadable(format!("unknown format `{other}`; known is conformance-1"))),
        None => site::read(text).map(Either::Plain),
    }
}

impl Either {
    pub(super) fn load(self) -> Result<ConformanceFile, Unreadable> {
        match self {
            Either::Plain(record) => Ok(ConformanceFile { record, changes: Vec::new(), result: None }),
            Either::Conformance(object) => load(object),
        }
    }
}

/// Reads a `conformance-1` file.
///
/// # Errors
/// With the place and what is wrong there.
pub fn read(text: &str) -> Result<ConformanceFile, Unreadable> {
    match read_either(text)? {
        Either::Conformance(object) => load(object),
        Either::Plain(_) => Err(Unreadable("no `format`: this is not a conformance file".into())),
    }
}

fn header(object: &Map<String, Value>) -> Result<Record, Unreadable> {
    let title = object.get("title").and_then(Value::as_str).ok_or_else(|| Unreadable("no `title`".into()))?;
    let list = |key: &str| {
        let list = object.get(key).and_then(Value::as_array);
        list.ok_or_else(|| Unreadable(format!("no list `{key}`")))
    };
    let players = site::texts(object.get("players"));
    let ids = match object.get("player_ids") {
        Some(_) => list("player_ids")?.clone(),
        None => list("players")?.clone(),
    };
    if players.is_empty() || players.len() != ids.len() {
        return Err(Unreadable("`players` and `player_ids` are not lists of the same length".into()));
    }
    Ok(Record {
        title: title.to_owned(),
        names: Names { players, ids },
        seed: object.get("seed").and_then(Value::as_u64).unwrap_or(0),
        optional_rules: site::texts(object.get("optional_rules")),
        actions: Vec::new(),
        finished: object.get("finished") == Some(&Value::Bool(true)),
    })
}

fn load(mut object: Map<String, Value>) -> Result<ConformanceFile, Unreadable> {
    let mut record = header(&object)?;
    let mut list = |key: &str| match object.remove(key) {
        Some(Value::Array(list)) => Ok(list),
        _ => Err(Unreadable(format!("no list `{key}`"))),
    };
    let (actions, states) = (list("actions")?, list("states")?);
    if states.len() != actions.len() + 1 {
        let (actions, states) = (actions.len(), states.len());
        return Err(Unreadable(format!("{actions} actions need {} states, not {states}", actions + 1)));
    }
    for (index, action) in actions.iter().enumerate() {
        let action = SiteAction::from_value(action);
        record.actions.push(action.map_err(|what| Unreadable(format!("actions[{index}]: {what}")))?);
    }
    let mut changes = Vec::with_capacity(states.len());
    for (index, state) in states.into_iter().enumerate() {
        match state {
            Value::Object(state) => changes.push(state),
            _ => return Err(Unreadable(format!("states[{index}] is not an object"))),
        }
    }
    let result = match object.remove("result") {
        Some(Value::Object(result)) => Some(result),
        _ => None,
    };
    Ok(ConformanceFile { record, changes, result })
}
