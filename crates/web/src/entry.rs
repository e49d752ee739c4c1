//! An entry of a game's log: an action, or the taking back of one, its return, and what was agreed on about it; or a mistake that
//! was corrected.

use records::position::WrittenPosition;
use rules::Seat;
use rules::notation::ActionNotation;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::reasons::KeptReason;

/// An entry of the log.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Entry {
    /// Somebody acted; a bot says why.
    Action {
        /// Who acted.
        seat: Seat,
        /// What was done.
        action: ActionNotation,
        /// The reason of a bot.
        why: Option<KeptReason>,
    },
    /// Whoever moderates corrected a mistake.
    Correct {
        /// A seat of theirs, if they have one; otherwise that of whoever was to decide.
        seat: Seat,
        /// What lies on the table now, and what was wrong.
        corrected: Box<Corrected>,
    },
    /// So many of the last actions were taken back.
    Undo(usize),
    /// The action taken back last was done again.
    Redo,
    /// Somebody asks those who have acted since to take back everything after an earlier position.
    AskUndo {
        /// Who asks.
        seat: Seat,
        /// How many actions would be left.
        to: usize,
        /// Who must agree.
        of: Vec<Seat>,
    },
    /// These agree; when they were the last, everything is taken back.
    Agree(Vec<Seat>),
    /// This one does not; from the one who asked, it withdraws the request.
    Refuse(Seat),
}

/// A mistake that was corrected.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Corrected {
    /// What was wrong, in the words of whoever corrected it.
    pub(crate) why: String,
    /// What lies on the table afterwards.
    pub(crate) position: WrittenPosition,
}

impl Entry {
    /// As one line of JSON.
    pub(crate) fn write(&self) -> String {
        let numbers = |seats: &[Seat]| seats.iter().map(|seat| seat.0).collect::<Vec<_>>();
        let value = match self {
            Entry::Action { seat, action, why: None } => json!({"seat": seat.0, "action": action}),
            Entry::Action { seat, action, why } => json!({"seat": seat.0, "action": action, "why": why}),
            Entry::Correct { seat, corrected } => {
                json!({"seat": seat.0, "correct": corrected.position, "why": corrected.why})
            }
            Entry::Undo(1) => json!("undo"),
            Entry::Undo(actions) => json!({"undo": actions}),
            Entry::Redo => json!("redo"),
            Entry::AskUndo { seat, to, of } => json!({"ask_undo": to, "seat": seat.0, "of": numbers(of)}),
            Entry::Agree(seats) => json!({"agree": numbers(seats)}),
            Entry::Refuse(seat) => json!({"refuse": seat.0}),
        };
        value.to_string()
    }

    /// Reads what [`Entry::write`] wrote.
    pub(crate) fn read(text: &str) -> Result<Entry, String> {
        match text {
            r#""undo""# => return Ok(Entry::Undo(1)),
            r#""redo""# => return Ok(Entry::Redo),
            _ => {}
        }
        let Written { seat, action, correct, why, undo, ask_undo, of, agree, refuse } =
            serde_json::from_str(text).map_err(|error| error.to_string())?;
        if let Some(actions) = undo {
            return Ok(Entry::Undo(actions));
        }
        if let Some(seats) = agree {
            return Ok(Entry::Agree(all(&seats)));
        }
        if let Some(seat) = refuse {
            return Ok(Entry::Refuse(Seat(seat)));
        }
        let seat = seat.map(Seat).ok_or("an entry without a seat")?;
        if let Some(to) = ask_undo {
            return Ok(Entry::AskUndo { seat, to, of: all(&of.ok_or("an entry without seats")?) });
        }
        if let Some(position) = correct {
            let why = why.as_ref().and_then(Value::as_str).unwrap_or_default().to_owned();
            return Ok(Entry::Correct { seat, corrected: Box::new(Corrected { why, position: *position }) });
        }
        let action = action.ok_or("an entry without an action")?;
        // A reason that cannot be read is no obstacle to playing on.
        let why = why.and_then(|why| serde_json::from_value(why).ok());
        Ok(Entry::Action { seat, action, why })
    }
}

/// An entry as it is written, whichever it is: read at one go, since a long log has thousands of them.
#[derive(Deserialize)]
struct Written {
    seat: Option<u8>,
    action: Option<ActionNotation>,
    correct: Option<Box<WrittenPosition>>,
    why: Option<Value>,
    undo: Option<usize>,
    ask_undo: Option<usize>,
    of: Option<Vec<u8>>,
    agree: Option<Vec<u8>>,
    refuse: Option<u8>,
}

fn all(numbers: &[u8]) -> Vec<Seat> {
    numbers.iter().copied().map(Seat).collect()
}

#[cfg(test)]
mod tests {
    use bots::Reason;

    use super::*;
    use serde_json::json;

    fn noted(action: Value) -> ActionNotation {
        serde_json::from_value(action).expect("an action in the notation")
    }

    #[test]
    fn entries_survive_being_written() {
        let lay = noted(json!({"do": "lay_tile", "hex": "E15", "tile": "57", "rotation": 1}));
        for entry in [
            Entry::Action { seat: Seat(2), action: lay.clone(), why: None },
            Entry::Action {
                seat: Seat(2),
                action: lay.clone(),
                why: Some(KeptReason::Reason(Reason::OpensWay)),
            },
            Entry::Action {
                seat: Seat(2),
                action: lay,
                why: Some(KeptReason::Sentence("it opens the way".to_owned())),
            },
            Entry::Correct {
                seat: Seat(1),
                corrected: Box::new(Corrected {
                    why: "paid twice".to_owned(),
                    position: WrittenPosition::default(),
                }),
            },
            Entry::Undo(1),
            Entry::Undo(3),
            Entry::Redo,
            Entry::AskUndo { seat: Seat(1), to: 0, of: vec![Seat(0), Seat(2)] },
            Entry::Agree(vec![Seat(0)]),
            Entry::Refuse(Seat(2)),
        ] {
            assert_eq!(Entry::read(&entry.write()), Ok(entry));
        }
        assert!(Entry::read("{}").is_err());
        assert!(Entry::read("no json").is_err());
    }
}
