//! Reading `conformance-1` files: a record with the state after every action.

use serde_json::{Map, Value};

use crate::site::{self, Players, Record, SiteAction, Unreadable};

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

    /// The state after the last action.
    pub fn last_state(&self) -> Option<Map<String, Value>> {
        let mut states = self.states();
        while states.next().is_some() {}
        (!self.changes.is_empty()).then_some(states.state)
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

/// Reads a `conformance-1` file, or a plain record of 18xx.games, which has no states.
///
/// # Errors
/// With the place and what is wrong there.
pub fn read(text: &str) -> Result<ConformanceFile, Unreadable> {
    let object = site::object(text)?;
    match object.get("format").and_then(Value::as_str) {
        Some("conformance-1") => with_states(&object),
        Some(other) => Err(Unreadable::Format(other.to_owned())),
        None => {
            let record = site::from_object(&object)?;
            Ok(ConformanceFile { record, changes: Vec::new(), result: None })
        }
    }
}

fn with_states(object: &Map<String, Value>) -> Result<ConformanceFile, Unreadable> {
    let title = site::title(object)?;
    let players = site::texts(object.get("players"));
    let ids = if object.contains_key("player_ids") { "player_ids" } else { "players" };
    let ids = site::list(object, ids)?.clone();
    if players.is_empty() || players.len() != ids.len() {
        return Err(Unreadable::PlayerIds);
    }
    let (actions, states) = (site::list(object, "actions")?, site::list(object, "states")?);
    if states.len() != actions.len() + 1 {
        return Err(Unreadable::StateCount { actions: actions.len(), states: states.len() });
    }
    let action = |(index, action): (usize, &Value)| {
        SiteAction::from_value(action).map_err(|why| Unreadable::Action { index, why })
    };
    let change = |(index, state): (usize, &Value)| state.as_object().cloned().ok_or(Unreadable::State(index));
    Ok(ConformanceFile {
        record: Record {
            title,
            players: Players::new(players, ids)?,
            seed: object.get("seed").and_then(Value::as_u64).unwrap_or(0),
            optional_rules: site::texts(object.get("optional_rules")),
            actions: actions.iter().enumerate().map(action).collect::<Result<_, _>>()?,
            finished: object.get("finished") == Some(&Value::Bool(true)),
        },
        changes: states.iter().enumerate().map(change).collect::<Result<_, _>>()?,
        result: object.get("result").and_then(Value::as_object).cloned(),
    })
}
