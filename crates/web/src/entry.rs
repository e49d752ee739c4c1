//! An entry of a game's log: an action, or the taking back of one, or its return.

use rules::Seat;
use rules::written::WrittenAction;
use serde_json::{Value, json};

/// An entry of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// Somebody acted.
    Action(Seat, WrittenAction),
    /// The last action was taken back.
    Undo,
    /// The action taken back last was done again.
    Redo,
}

impl Entry {
    /// As one line of JSON.
    pub(crate) fn write(&self) -> String {
        match self {
            Entry::Action(seat, action) => json!({"seat": seat.0, "action": action}).to_string(),
            Entry::Undo => json!("undo").to_string(),
            Entry::Redo => json!("redo").to_string(),
        }
    }

    /// Reads what [`Entry::write`] wrote.
    pub(crate) fn read(text: &str) -> Result<Entry, String> {
        let value: Value = serde_json::from_str(text).map_err(|error| error.to_string())?;
        match value.as_str() {
            Some("undo") => return Ok(Entry::Undo),
            Some("redo") => return Ok(Entry::Redo),
            _ => {}
        }
        let seat = value["seat"].as_u64().and_then(|seat| u8::try_from(seat).ok());
        let seat = seat.ok_or_else(|| "an entry without a seat".to_owned())?;
        let action = serde_json::from_value(value["action"].clone()).map_err(|error| error.to_string())?;
        Ok(Entry::Action(Seat(seat), action))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_survive_being_written() {
        let lay = WrittenAction::LayTile { hex: "E15".into(), tile: "57".into(), rotation: 1, local: None };
        for entry in [Entry::Action(Seat(2), lay), Entry::Undo, Entry::Redo] {
            assert_eq!(Entry::read(&entry.write()), Ok(entry));
        }
        assert!(Entry::read("{}").is_err());
        assert!(Entry::read("no json").is_err());
    }
}
