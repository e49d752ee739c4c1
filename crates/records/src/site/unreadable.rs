//! Why a record cannot be read.

use rules::WrongPlayerCount;

use super::action::MalformedAction;

/// Why a text is no such record, or none of a game that we know.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the sentences say it")]
pub enum Unreadable {
    #[error("not complete JSON: {0}")]
    Json(String),
    #[error("not a JSON object")]
    NotAnObject,
    #[error("unknown format `{0}`; known is conformance-1")]
    Format(String),
    #[error("no `title`")]
    NoTitle,
    #[error("unknown title `{given}`; known are {list}", list = .known.join(", "))]
    Title { given: String, known: Vec<String> },
    #[error("no list `{0}`")]
    NoList(String),
    #[error("players[{0}] has no `name`")]
    NoName(usize),
    #[error("players[{index}]: a second {name}")]
    SecondPlayer { index: usize, name: String },
    #[error("`players` and `player_ids` are not lists of the same length")]
    PlayerIds,
    #[error(transparent)]
    PlayerCount(#[from] WrongPlayerCount),
    #[error("actions[{index}]: {why}")]
    Action { index: usize, why: MalformedAction },
    #[error("{actions} actions need {} states, not {states}", .actions + 1)]
    StateCount { actions: usize, states: usize },
    #[error("states[{0}] is not an object")]
    State(usize),
}
