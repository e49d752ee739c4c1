//! All tables of this server: whatever is done at one goes through here.

mod changes;
pub(crate) mod chat;
mod games;
pub(crate) mod lists;
mod live;
mod news;
pub(crate) mod seats;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use rules::title::Shelf;
use tokio::sync::mpsc::{Sender, UnboundedSender};
use tokio::sync::{RwLock, watch};

use crate::branches;
use crate::error::AppError;
use crate::notices::TurnStarted;
use crate::operation::metrics::Metrics;
use crate::plans::Waiting;
use crate::repository::Repository;
use crate::table::Table;
use crate::work::blocking;

pub(crate) use changes::PeerNews;
pub(crate) use news::News;

use changes::refresh;
use live::LiveTable;

/// The tables of this server.
pub(crate) struct Tables {
    repository: Arc<Repository>,
    live: Mutex<HashMap<String, LiveTable>>,
    /// Who decides in games that are not live, by the number of their last entry: lists ask for it all the time.
    courses: Mutex<HashMap<String, (u32, lists::Course)>>,
    moved: UnboundedSender<String>,
    /// Whether the server is stopping.
    closing: watch::Sender<bool>,
    /// Shared by the changes that are under way: to have it alone is to wait for all of them.
    under_way: Arc<RwLock<()>>,
    shelf: Arc<Shelf>,
    turns: Sender<TurnStarted>,
    seeds: Seeds,
    room: Room,
    /// The branches that were looked at last.
    branches: branches::Shelf,
    /// In which games moves wait.
    waiting: Waiting,
}

/// How much room games may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Room {
    /// Those in memory together, in bytes, about; the others come back from their logs. Branches may take half of it besides.
    pub(crate) memory: usize,
    /// How long games are kept after the last move in which nobody with an account has a part; for ever where it is none.
    pub(crate) abandoned: Option<Duration>,
    /// So many branches of one game are kept for each person.
    pub(crate) branches: u32,
    /// How long branches are kept that their owners do not change; for ever where it is none.
    pub(crate) idle_branches: Option<Duration>,
}

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

impl Default for Room {
    fn default() -> Room {
        Room { memory: 192 << 20, abandoned: Some(180 * DAY), branches: 30, idle_branches: Some(90 * DAY) }
    }
}

/// Where the seed of a new game comes from.
pub(crate) type Seeds = fn() -> Result<u64, String>;

impl Tables {
    /// With the channels that say which games have moved, for the bots and for moves that wait, and which turns have begun, for people elsewhere.
    pub(crate) fn new(
        repository: Arc<Repository>,
        moved: UnboundedSender<String>,
        turns: Sender<TurnStarted>,
        shelf: Arc<Shelf>,
        seeds: Seeds,
        room: Room,
        waiting: Waiting,
    ) -> Tables {
        Tables {
            repository,
            live: Mutex::default(),
            courses: Mutex::default(),
            moved,
            closing: watch::Sender::new(false),
            under_way: Arc::default(),
            shelf,
            turns,
            seeds,
            room,
            branches: branches::Shelf::new(room.memory / 2),
            waiting,
        }
    }

    /// The seed of a new game for which nobody names one.
    pub(crate) fn new_seed(&self) -> Result<u64, AppError> {
        (self.seeds)().map_err(AppError::Storage)
    }

    /// How much room games may take.
    pub(crate) fn room(&self) -> Room {
        self.room
    }

    /// What this server has counted.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.repository.metrics
    }

    /// What is kept.
    pub(crate) fn repository(&self) -> Arc<Repository> {
        Arc::clone(&self.repository)
    }

    /// The branches that were looked at last.
    pub(crate) fn shelf_of_branches(&self) -> &branches::Shelf {
        &self.branches
    }

    /// In which games moves wait.
    pub(crate) fn waiting(&self) -> &Waiting {
        &self.waiting
    }

    /// The titles that are played here.
    pub(crate) fn shelf(&self) -> &Arc<Shelf> {
        &self.shelf
    }

    /// Does something with the table, off the threads that serve requests.
    pub(crate) async fn at<T: Send + 'static>(
        &self,
        id: &str,
        look: impl FnOnce(&Table) -> Result<T, AppError> + Send + 'static,
    ) -> Result<T, AppError> {
        let (_, mut table) = self.lock(id).await?;
        let repository = Arc::clone(&self.repository);
        blocking(move || {
            refresh(&repository, &mut table)?;
            look(&table)
        })
        .await
    }
}

/// A random seed for a new game.
pub(crate) fn random_seed() -> Result<u64, String> {
    // 32 bits are plenty, and other programs read such numbers exactly.
    getrandom::u32().map(u64::from).map_err(|error| error.to_string())
}
