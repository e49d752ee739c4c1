//! Why a record cannot be read.

use std::fmt;

use languages::tr;
use rules::WrongPlayerCount;

use super::action::MalformedAction;
use crate::in_words::player_count;

/// Why a text is no such record, or none of a game that we know.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the sentences say it")]
pub enum Unreadable {
    Json(String),
    NotAnObject,
    Format(String),
    NoTitle,
    Title { given: String, known: Vec<String> },
    NoList(String),
    NoName(usize),
    SecondPlayer { index: usize, name: String },
    PlayerIds,
    PlayerCount(#[from] WrongPlayerCount),
    Action { index: usize, why: MalformedAction },
    StateCount { actions: usize, states: usize },
    State(usize),
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Unreadable::Json(error) => tr!("record-not-json", error = error),
            Unreadable::NotAnObject => tr!("record-no-object"),
            Unreadable::Format(given) => tr!("record-format-unknown", format = given),
            Unreadable::NoTitle => tr!("record-title-missing"),
            Unreadable::Title { given, known } => {
                tr!("record-title-unknown", title = given, known = known.join(", "))
            }
            Unreadable::NoList(key) => tr!("record-list-missing", key = key),
            Unreadable::NoName(index) => tr!("record-player-nameless", index = index),
            Unreadable::SecondPlayer { index, name } => {
                tr!("record-second-player", index = index, player = name)
            }
            Unreadable::PlayerIds => tr!("record-player-ids"),
            Unreadable::PlayerCount(wrong) => player_count(wrong),
            Unreadable::Action { index, why } => tr!("record-action-wrong", index = index, why = why),
            Unreadable::StateCount { actions, states } => {
                tr!("record-state-count", action_count = actions, need = actions + 1, states = states)
            }
            Unreadable::State(index) => tr!("record-state-no-object", index = index),
        })
    }
}
