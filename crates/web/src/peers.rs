//! Other servers on the same database: what they change, those who look at the same table here are told.

use std::ops::ControlFlow;
use std::sync::{Arc, Weak};
use std::thread;
use std::time::{Duration, Instant};

use tokio::runtime::Handle;

use crate::repository::{PeerEvent, Repository};
use crate::tables::{PeerNews, Tables};

/// How long to wait before the database is asked again, when it does not answer.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// After so long a server looks by itself whether others have played on at its tables: one that dies right after a move may
/// not have told them.
const LOOK: Duration = Duration::from_secs(10);

/// So much longer than a bot thinks a peer may take for its move. When it has died, this server moves instead.
const RESCUE: Duration = Duration::from_secs(5);

/// Listens to the peers on a thread of its own until the server stops. Called within a runtime.
pub(crate) fn listen(repository: Arc<Repository>, tables: Weak<Tables>, thinking: Duration) {
    let runtime = Handle::current();
    thread::spawn(move || {
        let mut looked = Instant::now();
        while tables.strong_count() > 0 {
            let ended = repository.listen(&mut |heard| {
                if looked.elapsed() > LOOK {
                    looked = Instant::now();
                    for id in tables.upgrade().map_or(Vec::new(), |tables| tables.live_ids()) {
                        runtime.spawn(look_at(tables.clone(), id, thinking + RESCUE));
                    }
                }
                hear(&runtime, &tables, thinking, heard)
            });
            match ended {
                // There are no peers, or the server stops.
                Ok(()) => return,
                // While the database cannot be reached, everybody who asks for something is told so.
                Err(_) => thread::sleep(RETRY_DELAY),
            }
        }
    });
}

fn hear(runtime: &Handle, tables: &Weak<Tables>, thinking: Duration, heard: PeerEvent) -> ControlFlow<()> {
    let Some(tables) = tables.upgrade() else { return ControlFlow::Break(()) };
    let (games, what) = match heard {
        PeerEvent::Silence => return ControlFlow::Continue(()),
        PeerEvent::Moves(id) => (vec![id], PeerNews::Moves),
        PeerEvent::Game(id) => (vec![id], PeerNews::Anything),
        // Nothing was heard until now.
        PeerEvent::Listening => (tables.live_ids(), PeerNews::Anything),
    };
    for id in games {
        runtime.spawn(follow(Arc::downgrade(&tables), id, what, thinking + RESCUE));
    }
    ControlFlow::Continue(())
}

/// Brings a table up to date if another server has played on there.
async fn look_at(tables: Weak<Tables>, id: String, patience: Duration) {
    let Some(now) = tables.upgrade() else { return };
    if now.is_behind(&id).await {
        drop(now);
        follow(tables, id, PeerNews::Moves, patience).await;
    }
}

/// Brings a table up to date, and looks after its bots if nobody else does.
async fn follow(tables: Weak<Tables>, id: String, what: PeerNews, patience: Duration) {
    let Some(seq) = catch_up(&tables, &id, what).await else { return };
    tokio::time::sleep(patience).await;
    if let Some(tables) = tables.upgrade()
        && tables.seq_of(&id).await == Some(seq)
    {
        tables.wake_bots(&id);
    }
}

async fn catch_up(tables: &Weak<Tables>, id: &str, what: PeerNews) -> Option<u32> {
    // Whoever asks for a table that cannot be read is told why.
    tables.upgrade()?.catch_up(id, what).await.ok().flatten()
}
