//! What is allowed now.

use crate::action::{Action, Offer};
use crate::ids::Seat;

/// Everything that the decision on top of the agenda allows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offers {
    /// Who decides.
    pub seat: Seat,
    /// What is allowed, sorted, without repetition.
    pub offers: Vec<Offer>,
}

impl Offers {
    /// Whether the action is offered.
    pub fn allow(&self, action: &Action) -> bool {
        self.offers.iter().any(|offer| offer.allows(action))
    }

    /// How many actions are offered.
    pub fn len(&self) -> usize {
        self.offers.iter().map(Offer::len).sum()
    }

    /// Whether nothing is offered: only when the game is over.
    pub fn is_empty(&self) -> bool {
        self.offers.is_empty()
    }

    /// The action with this index, below [`Offers::len`].
    pub fn action(&self, mut index: usize) -> Option<Action> {
        for offer in &self.offers {
            if index < offer.len() {
                return Some(offer.action(index));
            }
            index -= offer.len();
        }
        None
    }
}
