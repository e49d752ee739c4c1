//! An idea: an action with what it should bring.

use rules::{Action, Offers};

use crate::reason::Reason;

/// An action that may be worth doing.
#[derive(Clone, Debug)]
pub(crate) struct Idea {
    pub(crate) action: Action,
    /// What it should add to the decider's final wealth; doing nothing adds 0. Where cash is short (stock rounds), what it
    /// adds for every 100 spent.
    pub(crate) score: i64,
    pub(crate) reason: Reason,
}

impl Idea {
    pub(crate) fn new(action: Action, score: i64, reason: Reason) -> Idea {
        Idea { action, score, reason }
    }

    /// The idea where there is no choice.
    pub(crate) fn only(offers: &Offers) -> Option<Idea> {
        match &offers.offers[..] {
            [offer] if offer.len() == 1 => Some(Idea::new(offer.action(0), 0, Reason::OnlyChoice)),
            _ => None,
        }
    }

    /// To do nothing.
    pub(crate) fn pass() -> Idea {
        Idea::new(Action::Pass, 0, Reason::NothingBetter)
    }
}

/// The best first; of equal ones the smaller action, so that the order is always the same.
pub(crate) fn rank(ideas: &mut [Idea]) {
    ideas.sort_by(|a, b| b.score.cmp(&a.score).then_with(|| a.action.cmp(&b.action)));
}
