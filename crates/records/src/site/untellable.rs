//! Why a game of ours cannot be told as a record.

use std::fmt;

use languages::tr;
use rules::{Game, Refusal};

use super::unfollowable::Unfollowable;
use super::unreadable::Unreadable;
use crate::game_file;

/// Why a game cannot be written as such a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub struct Untellable {
    /// The number of the action that cannot be told, the first being 1, where it is known: [`write_part`](super::write_part) tells
    /// what comes before.
    pub action: Option<usize>,
    /// Why not.
    pub why: Untold,
}

impl Untellable {
    pub(super) fn new(why: impl Into<Untold>) -> Untellable {
        Untellable { action: None, why: why.into() }
    }

    /// How many actions can be told, where that is known.
    pub fn tellable(&self) -> Option<usize> {
        self.action.map(|action| action - 1)
    }
}

impl fmt::Display for Untellable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.why.fmt(f)
    }
}

/// What cannot be told, or comes out differently there. Words such as `doubled-marker` are what texts choose by.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the sentences say it")]
pub enum Untold {
    Action { number: usize, words: String, why: Box<Untold> },
    AtTheEnd(Box<Untold>),
    GameFile(#[from] game_file::Error),
    Title(String),
    Seed,
    SetUp,
    Corrected,
    Over,
    Refused(String),
    NoSuchAction(String),
    NotAsked,
    NotAskedFor(&'static str),
    NotWaitedFor(&'static str),
    Missing(&'static str),
    RevenueWithoutRoutes,
    RepaidInPart,
    ClosesTheLast,
    Differs(&'static str),
    GoesOnDifferently(Unfollowable),
    EndsDifferently,
    Unreadable(#[from] Unreadable),
}

impl fmt::Display for Untold {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Untold::Action { number, words, why } => {
                tr!("record-untold-action", number = number, words = words, why = why)
            }
            Untold::AtTheEnd(why) => tr!("record-untold-end", why = why),
            Untold::GameFile(error) => error.to_string(),
            Untold::Title(title) => tr!("record-untold-title", title = title),
            Untold::Seed => tr!("record-untold-seed"),
            Untold::SetUp => tr!("record-untold-set-up"),
            Untold::Corrected => tr!("record-untold-corrected"),
            Untold::Over => tr!("record-over"),
            Untold::Refused(why) => why.clone(),
            Untold::NoSuchAction(action) => tr!("record-untold-no-action", action = action),
            Untold::NotAsked => tr!("record-untold-not-asked"),
            Untold::NotAskedFor(what) => tr!("record-untold-asked-for", what = what),
            Untold::NotWaitedFor(what) => tr!("record-untold-waits", what = what),
            Untold::Missing(what) => tr!("record-untold-missing", what = what),
            Untold::RevenueWithoutRoutes => tr!("record-untold-revenue"),
            Untold::RepaidInPart => tr!("record-untold-repaid-in-part"),
            Untold::ClosesTheLast => tr!("record-untold-closes-the-last"),
            Untold::Differs(what) => tr!("record-untold-differs", what = what),
            Untold::GoesOnDifferently(why) => tr!("record-untold-goes-on", why = why),
            Untold::EndsDifferently => tr!("record-untold-ends"),
            Untold::Unreadable(why) => tr!("record-untold-unreadable", why = why),
        })
    }
}

impl Untold {
    pub(super) fn refused(game: &Game, refusal: &Refusal) -> Untold {
        Untold::Refused(crate::refused(game, &[], refusal))
    }
}
