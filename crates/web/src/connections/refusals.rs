//! Connections that were refused: counted, and told to the log by a line for each address and not for each of them.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};

use tracing::info;

use crate::operation::metrics::Metrics;
use crate::proxies::in_log;

/// So many addresses are told apart between two reports; the rest is only counted.
const MOST_ADDRESSES: usize = 1_000;

/// Why a connection was closed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Why {
    /// There are too many of that address.
    Address,
    /// There are too many in all.
    All,
    /// It took too long to send a request, or to take an answer.
    Slow,
}

impl Why {
    /// As the metrics have it.
    fn label(self) -> &'static str {
        match self {
            Why::Address => "address",
            Why::All => "all",
            Why::Slow => "slow",
        }
    }

    /// As the log has it.
    fn words(self) -> &'static str {
        match self {
            Why::Address => "too many of this address",
            Why::All => "too many in all",
            Why::Slow => "too slow",
        }
    }
}

/// What was refused since the last report.
pub(super) struct Refusals {
    metrics: Metrics,
    counts: Mutex<HashMap<(IpAddr, Why), u64>>,
}

impl Refusals {
    pub(super) fn new(metrics: Metrics) -> Refusals {
        Refusals { metrics, counts: Mutex::default() }
    }

    /// Counts one. The first of an address is told at once, what follows with the next report.
    pub(super) fn note(&self, address: IpAddr, why: Why) {
        self.metrics.connections_refused.with_label_values(&[why.label()]).inc();
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&(address, why)) {
            *count += 1;
        } else if counts.len() < MOST_ADDRESSES {
            counts.insert((address, why), 0);
            drop(counts);
            tell(address, why, 1);
        }
    }

    /// Tells what has come together, and forgets who has been quiet since.
    pub(super) fn report(&self) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        counts.retain(|_, count| *count > 0);
        let told: Vec<_> = counts.iter_mut().map(|(&key, count)| (key, std::mem::take(count))).collect();
        drop(counts);
        for ((address, why), count) in told {
            tell(address, why, count);
        }
    }
}

fn tell(address: IpAddr, why: Why, count: u64) {
    info!(address = %in_log(address), why = why.words(), count, "connections refused");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_counted_and_the_crowd_of_addresses_is_not_remembered() {
        let refusals = Refusals::new(Metrics::new().expect("no two have one name"));
        let address = |number: usize| IpAddr::from(u32::try_from(number).expect("small").to_be_bytes());
        for number in 0..2 * MOST_ADDRESSES {
            refusals.note(address(number), Why::Slow);
        }
        refusals.note(address(0), Why::Slow);
        let remembered = || refusals.counts.lock().expect("nobody panicked").len();
        assert_eq!(remembered(), MOST_ADDRESSES);
        let counted = refusals.metrics.connections_refused.with_label_values(&["slow"]).get();
        assert_eq!(counted, 2 * MOST_ADDRESSES as u64 + 1);
        refusals.report();
        assert_eq!(remembered(), 1, "who came again is told");
        refusals.report();
        assert_eq!(remembered(), 0, "and then forgotten");
    }
}
