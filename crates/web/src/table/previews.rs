//! What a company would earn after each choice on a hex, once somebody has asked: to find out is a search for each of them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use rules::{Action, Money};

/// What trains earn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Revenue {
    pub(crate) amount: Money,
    /// Nothing better is possible; otherwise it is at least so much.
    pub(crate) proven: bool,
}

/// What trains earn before and after a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Earned {
    pub(crate) before: Revenue,
    pub(crate) after: Revenue,
}

/// What a company would earn after a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Preview {
    pub(crate) earned: Earned,
    /// The best tile to lay after it, and what the two earn together, where a second one is allowed and adds to it.
    pub(crate) second: Option<(Action, Revenue)>,
}

/// What is known of one position, by hex.
#[derive(Default)]
pub(crate) struct Previews(Mutex<HashMap<String, Arc<[Option<Preview>]>>>);

impl Previews {
    /// What is known of a hex.
    pub(crate) fn of(&self, hex: &str) -> Option<Arc<[Option<Preview>]>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(hex).cloned()
    }

    /// Keeps what was found out about a hex on which there is a choice; a title has no more of them than hexes.
    pub(crate) fn keep(&self, hex: &str, found: Arc<[Option<Preview>]>) {
        if !found.is_empty() {
            self.0.lock().unwrap_or_else(PoisonError::into_inner).insert(hex.to_owned(), found);
        }
    }
}
