//! How long a bot may think: in actions played on clones of the game, and where wanted by the clock.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Lets another thread call off a thought.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Calls the thought off.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was called off.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What one thought may cost.
#[derive(Clone, Debug)]
pub struct Budget {
    /// Actions that may be played on clones.
    pub nodes: u64,
    /// The longest time, by the clock. With it, the same input may give different thoughts.
    pub time: Option<Duration>,
    /// Ends the thought early with the best found so far.
    pub cancel: Cancel,
}

impl Budget {
    /// A number of nodes, however long they take.
    pub fn nodes(nodes: u64) -> Budget {
        Budget { nodes, time: None, cancel: Cancel::default() }
    }

    /// A time, whatever number of nodes that is.
    pub fn time(time: Duration) -> Budget {
        Budget { nodes: u64::MAX, time: Some(time), cancel: Cancel::default() }
    }
}

impl Default for Budget {
    /// Two seconds.
    fn default() -> Budget {
        Budget::time(Duration::from_secs(2))
    }
}

/// A budget while it is being spent.
pub(crate) struct Meter<'a> {
    budget: &'a Budget,
    began: Instant,
    spent: Cell<u64>,
}

impl<'a> Meter<'a> {
    pub(crate) fn open(budget: &'a Budget) -> Meter<'a> {
        Meter { budget, began: Instant::now(), spent: Cell::new(0) }
    }

    /// Spends a node; `false` when there is nothing left.
    pub(crate) fn spend(&self) -> bool {
        self.spent.set(self.spent.get() + 1);
        self.spent.get() <= self.budget.nodes
            && !self.budget.cancel.is_cancelled()
            && self.budget.time.is_none_or(|time| self.began.elapsed() < time)
    }
}
