//! Why a game of ours cannot be told as a record.

use rules::{Game, Refusal};

use super::unfollowable::Unfollowable;
use super::unreadable::Unreadable;
use crate::game_file;

/// Why a game cannot be written as such a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{why}")]
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

/// What cannot be told, or comes out differently there.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the sentences say it")]
pub enum Untold {
    #[error("action {number} ({words}): {why}")]
    Action { number: usize, words: String, why: Box<Untold> },
    #[error("after the last action: {0}")]
    AtTheEnd(Box<Untold>),
    #[error(transparent)]
    GameFile(#[from] game_file::Error),
    #[error("18xx.games has no title `{0}`")]
    Title(String),
    #[error("no seed draws the same companies there")]
    Seed,
    #[error("the game is over")]
    Over,
    #[error("{0}")]
    Refused(String),
    #[error("there is no such action there: {0}")]
    NoSuchAction(String),
    #[error("it is not asked for there")]
    NotAsked,
    #[error("no {0} is asked for")]
    NotAskedFor(&'static str),
    #[error("18xx.games does not wait for {0}")]
    NotWaitedFor(&'static str),
    #[error("there is no {0}")]
    Missing(&'static str),
    #[error("there a revenue needs routes")]
    RevenueWithoutRoutes,
    #[error("on 18xx.games a debt is repaid as far as the cash goes, not in part")]
    RepaidInPart,
    #[error("18xx.games would go on with the company that is closed by this sale, and stand still")]
    ClosesTheLast,
    #[error("by the rules of 18xx.games {0} come out differently up to here")]
    Differs(&'static str),
    #[error("18xx.games goes on differently: {0}")]
    GoesOnDifferently(Unfollowable),
    #[error("it would end differently on 18xx.games")]
    EndsDifferently,
    #[error("it cannot be read back: {0}")]
    Unreadable(#[from] Unreadable),
}

impl Untold {
    pub(super) fn refused(game: &Game, refusal: &Refusal) -> Untold {
        Untold::Refused(crate::refused(game, &[], refusal))
    }
}
