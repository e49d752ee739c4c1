//! Tables in memory: each is loaded from its log when somebody asks for it, and let go when others need the room.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use rules::title::Shelf;
use tokio::sync::{OwnedMappedMutexGuard, OwnedMutexGuard, watch};

use super::Tables;
use super::changes::set_status;
use super::news::News;
use crate::error::AppError;
use crate::repository::Repository;
use crate::table::Table;
use crate::verify::{self, Replayed};
use crate::work::{self, Share, blocking};

/// After so long without a question and without a listener nobody looks at a table any more.
const ATTENTION: Duration = Duration::from_secs(30);

/// A table that is in memory, or was and may be again, and those who listen to it.
#[derive(Clone)]
pub(super) struct LiveTable {
    table: Arc<tokio::sync::Mutex<Option<Table>>>,
    pub(super) news: watch::Sender<News>,
    use_of: Arc<Use>,
}

/// How a table is used.
struct Use {
    /// What it takes in memory, about; nothing while it is not there.
    bytes: AtomicUsize,
    /// When it was last taken up, by whomever.
    taken_up: Mutex<Instant>,
    /// The person who looked last, and when.
    looked: Mutex<Option<(Share, Instant)>>,
}

/// A table that nobody else has now.
pub(super) type TableGuard = OwnedMappedMutexGuard<Option<Table>, Table>;

impl LiveTable {
    fn new() -> LiveTable {
        let use_of = Use {
            bytes: AtomicUsize::new(0),
            taken_up: Mutex::new(Instant::now()),
            looked: Mutex::default(),
        };
        LiveTable {
            table: Arc::default(),
            news: watch::Sender::new(News::default()),
            use_of: Arc::new(use_of),
        }
    }

    fn bytes(&self) -> usize {
        self.use_of.bytes.load(Ordering::Relaxed)
    }

    fn taken_up(&self) -> Instant {
        *self.use_of.taken_up.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes who takes the table up.
    fn take_up(&self) {
        let now = Instant::now();
        *self.use_of.taken_up.lock().unwrap_or_else(PoisonError::into_inner) = now;
        if let Some(person) = work::person() {
            *self.use_of.looked.lock().unwrap_or_else(PoisonError::into_inner) = Some((person, now));
        }
    }

    /// Lets the table go, if nobody has it just now.
    fn let_go(&self) -> Option<Table> {
        let table = self.table.try_lock().ok()?.take();
        self.use_of.bytes.store(0, Ordering::Relaxed);
        table
    }
}

impl Tables {
    /// How many tables are in memory, and how many listen to them.
    pub(crate) fn counts(&self) -> (usize, usize) {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let there = live.values().filter(|live| live.bytes() > 0).count();
        (there, live.values().map(|live| live.news.receiver_count()).sum())
    }

    /// The tables that are in memory or listened to.
    pub(crate) fn live_ids(&self) -> Vec<String> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
    }

    /// Whose share the bots of a table are played from, and whether anybody looks at it.
    pub(crate) fn attention(&self, id: &str) -> (Share, bool) {
        let Some(live) = self.known(id) else { return (Share::House, false) };
        let looked = *live.use_of.looked.lock().unwrap_or_else(PoisonError::into_inner);
        let lately = looked.is_some_and(|(_, at)| at.elapsed() < ATTENTION);
        (looked.map_or(Share::House, |(share, _)| share), lately || live.news.receiver_count() > 0)
    }

    /// Whether more is kept of a table than those who look at it here were told: the table itself may know more, since
    /// whoever asks for it brings it up to date. Of a frozen one more may be kept than can be played.
    pub(crate) async fn is_behind(&self, id: &str) -> bool {
        let Some(live) = self.known(id) else { return false };
        if live.table.lock().await.as_ref().is_some_and(|table| table.frozen().is_some()) {
            return false;
        }
        let (repository, id) = (Arc::clone(&self.repository), id.to_owned());
        // Whoever asks for a table that cannot be read is told why.
        let last = blocking(move || repository.last_number(&id)).await;
        last.is_ok_and(|last| last > live.news.borrow().seq)
    }

    /// The number of the last entry of a table that is in memory.
    pub(crate) async fn seq_of(&self, id: &str) -> Option<u32> {
        let live = self.known(id)?;
        live.table.lock().await.as_ref().map(Table::seq)
    }

    pub(super) fn known(&self, id: &str) -> Option<LiveTable> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    pub(crate) fn forget(&self, id: &str) {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// Makes a new table live.
    pub(super) async fn enter(&self, table: Table) {
        let live = self.entry(&table.id);
        live.news.send_modify(|news| news.seq = table.seq());
        live.use_of.bytes.store(table.bytes(), Ordering::Relaxed);
        *live.table.lock().await = Some(table);
        self.make_room();
    }

    /// The place of a game that there is.
    pub(super) async fn live(&self, id: &str) -> Result<LiveTable, AppError> {
        Ok(self.lock(id).await?.0)
    }

    /// Has a table for oneself. However many ask for one that is not in memory, it is loaded once.
    pub(super) async fn lock(&self, id: &str) -> Result<(LiveTable, TableGuard), AppError> {
        let live = self.entry(id);
        let mut slot = Arc::clone(&live.table).lock_owned().await;
        let loaded = slot.is_none();
        if loaded {
            let (repository, shelf, game) =
                (Arc::clone(&self.repository), Arc::clone(&self.shelf), id.to_owned());
            match blocking(move || load(&repository, &shelf, &game)).await {
                Ok(table) => {
                    live.news.send_modify(|news| news.seq = news.seq.max(table.seq()));
                    *slot = Some(table);
                }
                Err(error) => {
                    self.forget(id);
                    return Err(error);
                }
            }
        }
        // It is there, or was loaded just now.
        let table = OwnedMutexGuard::try_map(slot, Option::as_mut).map_err(|_| AppError::NotFound)?;
        live.use_of.bytes.store(table.bytes(), Ordering::Relaxed);
        if loaded {
            self.make_room();
            // The server may have stopped while a bot was thinking.
            self.wake_bots(id);
        }
        Ok((live, table))
    }

    /// The place of a table among the live ones.
    fn entry(&self, id: &str) -> LiveTable {
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let entry = live.entry(id.to_owned()).or_insert_with(LiveTable::new).clone();
        entry.take_up();
        entry
    }

    /// Lets go of the tables that were not asked for the longest, until the others fit; their logs bring them back.
    fn make_room(&self) {
        let mut gone = Vec::new();
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let mut bytes: usize = live.values().map(LiveTable::bytes).sum();
        if bytes <= self.room.memory {
            return;
        }
        let mut by_age: Vec<&LiveTable> = live.values().filter(|live| live.bytes() > 0).collect();
        by_age.sort_by_key(|live| live.taken_up());
        for old in by_age {
            if bytes <= self.room.memory {
                break;
            }
            let freed = old.bytes();
            if let Some(table) = old.let_go() {
                gone.push(table);
                bytes = bytes.saturating_sub(freed);
            }
        }
        // Handles are given out under this lock, so a place that nobody holds cannot be taken up meanwhile.
        live.retain(|_, live| {
            live.bytes() > 0 || live.news.receiver_count() > 0 || Arc::strong_count(&live.table) > 1
        });
        drop(live);
    }
}

/// Replays a kept game. Where its log cannot be followed, it is frozen at the last good entry.
fn load(repository: &Repository, shelf: &Shelf, id: &str) -> Result<Table, AppError> {
    let Replayed { mut table, followed } = verify::open(repository, shelf, id)?;
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
