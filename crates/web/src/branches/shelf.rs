//! The branches that were looked at last, so that they need not be played again for every question about them.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use crate::table::Table;

/// So many are remembered; each takes some positions, and shares the rest with its game.
const MOST: usize = 96;

/// Branches in memory, the one looked at last at the end. They never change: what is played makes another one.
#[derive(Default)]
pub(crate) struct Shelf(Mutex<VecDeque<Arc<Table>>>);

impl Shelf {
    /// The branch in this version, if it is here.
    pub(super) fn find(&self, id: &str, version: u32) -> Option<Arc<Table>> {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let index = tables.iter().position(|table| table.id == id)?;
        let table = tables.remove(index)?;
        if table.seq() != version {
            return None;
        }
        tables.push_back(Arc::clone(&table));
        Some(table)
    }

    /// Remembers a branch in the place of what was known of it.
    pub(super) fn put(&self, table: Arc<Table>) {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tables.retain(|other| other.id != table.id);
        if tables.len() >= MOST {
            tables.pop_front();
        }
        tables.push_back(table);
    }
}
