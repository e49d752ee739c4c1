//! All live tables: each is loaded from its log when somebody asks for it, and told about in one channel.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use records::game_file::GameFile;
use tokio::sync::{OwnedMutexGuard, watch};
use tokio::task::spawn_blocking;

use crate::keep::{Appended, Keep};
use crate::table::{Request, Table};
use crate::trouble::Trouble;

/// With so many tables in memory, those that nobody looks at are let go; their logs bring them back.
const MOST_LIVE: usize = 64;

/// The tables of this server.
pub(crate) struct Tables {
    keep: Arc<Keep>,
    live: Mutex<HashMap<String, Live>>,
}

/// A game of a browser, for lists.
pub(crate) struct OwnGame {
    pub(crate) id: String,
    pub(crate) players: Vec<String>,
    /// How many entries its log has.
    pub(crate) entries: u32,
}

/// A table and those who listen to it.
#[derive(Clone)]
struct Live {
    table: Arc<tokio::sync::Mutex<Table>>,
    seq: watch::Sender<u32>,
}

impl Tables {
    pub(crate) fn new(keep: Keep) -> Tables {
        Tables { keep: Arc::new(keep), live: Mutex::new(HashMap::new()) }
    }

    /// Keeps a new game, with the actions that the file has already, and gives its id.
    pub(crate) async fn create(&self, owner: &str, file: GameFile) -> Result<String, Trouble> {
        let (keep, owner) = (Arc::clone(&self.keep), owner.to_owned());
        let table = blocking(move || {
            let id = random_id().map_err(Trouble::Storage)?;
            let table = Table::begin(&id, &owner, file.clone()).map_err(Trouble::Unusable)?;
            keep.create(&id, &owner, &file).map_err(Trouble::Storage)?;
            Ok(table)
        })
        .await?;
        let id = table.id.clone();
        self.enter(table);
        Ok(id)
    }

    /// Does something with the table, off the threads that serve requests.
    pub(crate) async fn at<T: Send + 'static>(
        &self,
        id: &str,
        look: impl FnOnce(&Table) -> Result<T, Trouble> + Send + 'static,
    ) -> Result<T, Trouble> {
        let table = self.sit_down(id).await?;
        blocking(move || look(&table)).await
    }

    /// Does what the browser asks for, if the game is where the browser thinks it is; gives the new number.
    pub(crate) async fn ask(
        &self,
        id: &str,
        browser: &str,
        seq: u32,
        request: Request,
    ) -> Result<u32, Trouble> {
        let live = self.live(id).await?;
        let mut table = Arc::clone(&live.table).lock_owned().await;
        let (keep, browser) = (Arc::clone(&self.keep), browser.to_owned());
        let done = blocking(move || {
            if !table.is_played_by(&browser) {
                return Err(Trouble::NotYours);
            }
            if seq != table.seq() {
                return Err(Trouble::Old(table.seq()));
            }
            let change = table.prepare(request)?;
            let next = seq + 1;
            match keep
                .append(&table.id, next, &browser, &change.entry, table.game_after(&change).state())
                .map_err(Trouble::Storage)?
            {
                Appended::Kept => {
                    table.make(change);
                    Ok(Some(next))
                }
                Appended::Taken => Ok(None),
            }
        })
        .await?;
        match done {
            Some(seq) => {
                live.seq.send_replace(seq);
                Ok(seq)
            }
            // Another server was faster: what this one knows is old.
            None => {
                self.forget(id);
                let seq = self.at(id, |table| Ok(table.seq())).await?;
                live.seq.send_replace(seq);
                Err(Trouble::Old(seq))
            }
        }
    }

    /// The numbers of new entries, as they come.
    pub(crate) async fn listen(&self, id: &str) -> Result<watch::Receiver<u32>, Trouble> {
        Ok(self.live(id).await?.seq.subscribe())
    }

    /// The games of this browser, the newest first.
    pub(crate) async fn games_of(&self, browser: &str) -> Result<Vec<OwnGame>, Trouble> {
        let (keep, browser) = (Arc::clone(&self.keep), browser.to_owned());
        blocking(move || keep.games_of(&browser).map_err(Trouble::Storage)).await
    }

    async fn sit_down(&self, id: &str) -> Result<OwnedMutexGuard<Table>, Trouble> {
        Ok(self.live(id).await?.table.lock_owned().await)
    }

    fn known(&self, id: &str) -> Option<Live> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    fn forget(&self, id: &str) {
        self.live.lock().unwrap_or_else(PoisonError::into_inner).remove(id);
    }

    /// Makes a table live, unless it has become so meanwhile.
    fn enter(&self, table: Table) -> Live {
        let (id, seq) = (table.id.clone(), table.seq());
        let mut live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        if live.len() >= MOST_LIVE {
            // Handles are given out under this lock, so a table that nobody holds cannot be taken up meanwhile.
            live.retain(|_, live| Arc::strong_count(&live.table) > 1 || live.seq.receiver_count() > 0);
        }
        let new = || Live { table: Arc::new(tokio::sync::Mutex::new(table)), seq: watch::Sender::new(seq) };
        live.entry(id).or_insert_with(new).clone()
    }

    async fn live(&self, id: &str) -> Result<Live, Trouble> {
        if let Some(live) = self.known(id) {
            return Ok(live);
        }
        let (keep, id) = (Arc::clone(&self.keep), id.to_owned());
        let table = blocking(move || load(&keep, &id)).await?;
        Ok(self.enter(table))
    }
}

/// Replays a kept game.
fn load(keep: &Keep, id: &str) -> Result<Table, Trouble> {
    let kept = keep.game(id).map_err(Trouble::Storage)?.ok_or(Trouble::NoGame)?;
    let mut table = Table::begin(id, &kept.owner, kept.beginning).map_err(Trouble::Storage)?;
    for entry in &kept.log {
        table.replay(entry).map_err(Trouble::Storage)?;
    }
    Ok(table)
}

async fn blocking<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Trouble> + Send + 'static,
) -> Result<T, Trouble> {
    spawn_blocking(work).await.unwrap_or_else(|error| Err(Trouble::Storage(error.to_string())))
}

/// An id that nobody guesses: 128 random bits in hexadecimal.
pub(crate) fn random_id() -> Result<String, String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}

/// A random seed for a new game.
pub(crate) fn random_seed() -> Result<u64, String> {
    // 32 bits are plenty, and other programs read such numbers exactly.
    getrandom::u32().map(u64::from).map_err(|error| error.to_string())
}
