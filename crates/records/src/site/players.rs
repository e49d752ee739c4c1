//! The players of a record.

use std::collections::BTreeSet;

use rules::Seat;
use serde_json::Value;

use super::unreadable::Unreadable;

/// The players of one game, in the order of the seats.
#[derive(Clone, Debug)]
pub struct Players {
    /// Their names.
    pub names: Vec<String>,
    /// Their ids in actions.
    pub ids: Vec<Value>,
}

impl Players {
    /// Games are kept by the names of who acts, so that no two may be the same.
    pub(crate) fn new(names: Vec<String>, ids: Vec<Value>) -> Result<Players, Unreadable> {
        let mut known = BTreeSet::new();
        match names.iter().position(|name| !known.insert(name)) {
            Some(index) => Err(Unreadable::SecondPlayer { index, name: names[index].clone() }),
            None => Ok(Players { names, ids }),
        }
    }

    /// The seat of the player that an action names.
    pub fn seat(&self, id: &Value) -> Option<Seat> {
        self.ids.iter().position(|known| same_id(known, id)).map(Seat::at)
    }

    /// The name of the player at a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("?", String::as_str)
    }
}

/// Ids are numbers in some records and text in others.
fn same_id(one: &Value, other: &Value) -> bool {
    let text = |id: &Value| id.as_str().map_or_else(|| id.to_string(), str::to_owned);
    one == other || text(one) == text(other)
}
