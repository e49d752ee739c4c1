//! How many there are of what: numbers by key that are forgotten when they are back at nothing.

use std::collections::HashMap;
use std::hash::Hash;

/// Counts one more.
pub(crate) fn increment<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: K) {
    *counts.entry(key).or_insert(0) += 1;
}

/// Counts one less, and forgets what there is none of.
pub(crate) fn decrement<K: Eq + Hash>(counts: &mut HashMap<K, usize>, key: &K) {
    if let Some(count) = counts.get_mut(key) {
        *count -= 1;
        if *count == 0 {
            counts.remove(key);
        }
    }
}
