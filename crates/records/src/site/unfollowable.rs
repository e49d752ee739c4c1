//! Why our engine cannot follow a record.

use std::fmt;

use languages::tr;
use rules::Money;

use super::unreadable::Unreadable;
use crate::game_file;

/// Why one of their actions cannot be followed. Words such as `share-price` are what texts choose by.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the sentences say it")]
pub enum Unfollowable {
    Over,
    Unknown { what: &'static str, name: String },
    Ownerless(&'static str),
    Rotation(u8),
    NoShares,
    Dividend(String),
    NeverBought(String),
    NotOnTop { train: String, top: String },
    NotNeighbours(String),
    NoTrack(String),
    Apart(String),
    IllegalRoute(String),
    Revenue { train: String, expected: Money, got: Money },
    AboveTheBest { best: Money, recorded: Money },
    CannotDo { who: &'static str, what: String },
    Refused { action: String, why: String },
    Unanswered(String),
}

impl fmt::Display for Unfollowable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Unfollowable::Over => tr!("record-over"),
            Unfollowable::Unknown { what, name } => tr!("record-unknown", what = what, name = name),
            Unfollowable::Ownerless(what) => tr!("record-ownerless", what = what),
            Unfollowable::Rotation(rotation) => tr!("record-rotation", rotation = rotation),
            Unfollowable::NoShares => tr!("record-no-shares"),
            Unfollowable::Dividend(given) => tr!("record-dividend-unknown", dividend = given),
            Unfollowable::NeverBought(train) => tr!("record-train-never-bought", train = train),
            Unfollowable::NotOnTop { train, top } => tr!("record-train-below", train = train, top = top),
            Unfollowable::NotNeighbours(chain) => tr!("record-no-neighbours", chain = chain),
            Unfollowable::NoTrack(chain) => tr!("record-no-track-along", chain = chain),
            Unfollowable::Apart(chain) => tr!("record-chain-apart", chain = chain),
            Unfollowable::IllegalRoute(why) => why.clone(),
            Unfollowable::Revenue { train, expected, got } => {
                tr!("record-route-revenue", train = train, expected = expected, got = got)
            }
            Unfollowable::AboveTheBest { best, recorded } => {
                tr!("record-above-the-best", best = best, recorded = recorded)
            }
            Unfollowable::CannotDo { who, what } => tr!("record-cannot-do", who = who, action = what),
            Unfollowable::Refused { action, why } => tr!("record-refused", action = action, why = why),
            Unfollowable::Unanswered(action) => tr!("record-unanswered", action = action),
        })
    }
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
    Unreadable(#[from] Unreadable),
    /// The first action is number 1.
    Action {
        number: usize,
        kind: String,
        why: Unfollowable,
    },
    Unfinished(Unfollowable),
    GameFile(#[from] game_file::Error),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Unreadable(why) => why.fmt(f),
            Error::Action { number, kind, why } => {
                f.write_str(&tr!("record-at-action", number = number, action = kind, why = why))
            }
            Error::Unfinished(why) => why.fmt(f),
            Error::GameFile(error) => error.fmt(f),
        }
    }
}
