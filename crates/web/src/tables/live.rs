//! Tables in memory: each is loaded from its log when somebody asks for it, and let go when nobody looks at it.

use std::sync::{Arc, PoisonError};

use rules::title::Shelf;
use tokio::sync::{OwnedMutexGuard, watch};

use super::changes::set_status;
use super::news::News;
use super::{Tables, blocking};
use crate::error::AppError;
use crate::repository::Repository;
use crate::table::Table;
use crate::verify::{self, Replayed};

/// With so many tables in memory, those that nobody looks at are let go; their logs bring them back.
const MAX_LIVE: usize = 64;

/// A table and those who listen to it.
#[derive(Clone)]
pub(super) struct LiveTable {
    pub(super) table: Arc<tokio::sync::Mutex<Table>>,
    pub(super) news: watch::Sender<News>,
}

impl Tables {
    /// How many tables are in memory, and how many listen to them.
    pub(crate) fn counts(&self) -> (usize, usize) {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        (live.len(), live.values().map(|live| live.news.receiver_count()).sum())
    }

    /// The tables that are in memory.
    pub(crate) fn live_ids(&self) -> Vec<String> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }

    /// Whether more is kept of a table than those who look at it here were told: the table itself may know more, since
    /// whoever asks for it brings it up to date. Of a frozen one more may be kept than can be played.
    pub(crate) async fn is_behind(&self, id: &str) -> bool {
        let Some(live) = self.known(id) else { return false };
        if live.table.lock().await.frozen().is_some() {
            return false;
        }
        let (repository, id) = (Arc::clone(&self.repository), id.to_owned());
        // Whoever asks for a table that cannot be read is told why.
        let last = blocking(move || repository.last_number(&id)).await;
        last.is_ok_and(|last| last > live.news.borrow().seq)
    }

    /// The number of the last entry of a table that is in memory.
    pub(crate) async fn seq_of(&self, id: &str) -> Option<u32> {
        let table = self.known(id)?.table.lock_owned().await;
        Some(table.seq())
    }

    pub(super) async fn lock_table(&self, id: &str) -> Result<OwnedMutexGuard<Table>, AppError> {
        Ok(self.live(id).await?.table.lock_owned().await)
    }

    pub(super) fn known(&self, id: &str) -> Option<LiveTable> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    pub(super) fn forget(&self, id: &str) {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// Makes a table live, unless it has become so meanwhile.
    pub(super) fn enter(&self, table: Table) -> LiveTable {
        let (id, seq) = (table.id.clone(), table.seq());
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if live.len() >= MAX_LIVE {
            // Handles are given out under this lock, so a table that nobody holds cannot be taken up meanwhile.
            live.retain(|_, live| Arc::strong_count(&live.table) > 1 || live.news.receiver_count() > 0);
        }
        let news = News { seq, ..News::default() };
        let new =
            || LiveTable { table: Arc::new(tokio::sync::Mutex::new(table)), news: watch::Sender::new(news) };
        live.entry(id).or_insert_with(new).clone()
    }

    pub(super) async fn live(&self, id: &str) -> Result<LiveTable, AppError> {
        if let Some(live) = self.known(id) {
            return Ok(live);
        }
        let (repository, shelf, id) = (Arc::clone(&self.repository), Arc::clone(&self.shelf), id.to_owned());
        let table = blocking(move || load(&repository, &shelf, &id)).await?;
        let id = table.id.clone();
        let live = self.enter(table);
        // The server may have stopped while a bot was thinking.
        self.wake_bots(&id);
        Ok(live)
    }
}

/// Replays a kept game. Where its log cannot be followed, it is frozen at the last good entry.
fn load(repository: &Repository, shelf: &Shelf, id: &str) -> Result<Table, AppError> {
    let Replayed { mut table, followed } = verify::replay(repository, shelf, id)?;
    match followed.fault {
        Some(fault) => verify::freeze(repository, &mut table, &fault)?,
        None => {
            verify::adopt_rules(repository, &table)?;
            // The server may have stopped between an entry and what it means for the status.
            set_status(repository, &table)?;
        }
    }
    Ok(table)
}
