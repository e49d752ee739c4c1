//! Why our engine cannot follow a record.

use rules::Money;

use super::unreadable::Unreadable;
use crate::game_file;

/// Why one of their actions cannot be followed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the sentences say it")]
pub enum Unfollowable {
    #[error("the game is over")]
    Over,
    #[error("there is no {what} {name}")]
    Unknown { what: &'static str, name: String },
    #[error("the {0} belongs to no company")]
    Ownerless(&'static str),
    #[error("rotation {0}: a tile has the positions 0 to 5")]
    Rotation(u8),
    #[error("no shares are named")]
    NoShares,
    #[error("unknown dividend `{0}`: payout or withhold")]
    Dividend(String),
    #[error("train {0} was never bought")]
    NeverBought(String),
    #[error("{train} is not on top of the stack: there lies {top}")]
    NotOnTop { train: String, top: String },
    #[error("{0} does not go from neighbour to neighbour")]
    NotNeighbours(String),
    #[error("no track leads along {0}")]
    NoTrack(String),
    #[error("the chain {0} does not go on from the one before it")]
    Apart(String),
    #[error("{0}")]
    IllegalRoute(String),
    #[error("the route of the {train}: expected revenue {expected}, got {got}")]
    Revenue { train: String, expected: Money, got: Money },
    #[error("the best routes earn {best}, the recorded ones {recorded}")]
    AboveTheBest { best: Money, recorded: Money },
    #[error("a {who} cannot do `{what}` here")]
    CannotDo { who: &'static str, what: String },
    #[error("{action}: {why}")]
    Refused { action: String, why: String },
    #[error("something else is to be decided first, which nobody does; `{0}` waits for it")]
    Unanswered(String),
}

impl Unfollowable {
    pub(super) fn unknown(what: &'static str, name: &str) -> Unfollowable {
        Unfollowable::Unknown { what, name: name.to_owned() }
    }
}

/// Why a record does not become a game file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the sentences say it")]
pub enum Error {
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// The first action is number 1.
    #[error("action {number} ({kind}): {why}")]
    Action { number: usize, kind: String, why: Unfollowable },
    #[error(transparent)]
    Unfinished(Unfollowable),
    #[error(transparent)]
    GameFile(#[from] game_file::Error),
}
