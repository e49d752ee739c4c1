//! Connections: who is let in, and how long each may take. Work is bounded elsewhere; here it is bounded that somebody
//! connects, and then says nothing, says it slowly, or does not listen.
//!
//! Where there are too many, those give way that have not yet asked for anything, then those that have been answered and
//! keep the connection for later, the oldest first. Who is being answered stays: a browser with an event stream is never
//! cut off by newcomers.

mod crowd;
mod line;
mod open_files;
mod refusals;

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::time::{MissedTickBehavior, interval, sleep};
use tracing::warn;

use crate::operation::metrics::Metrics;
use crate::proxies::{Proxies, place};
use crowd::Crowd;
use refusals::Refusals;

pub use open_files::connections_that_fit;

/// How often is told how many were refused.
const REPORT_EVERY: Duration = Duration::from_secs(10);

/// How long nobody is let in after the system could not: mostly all files are open, and some will be closed.
const PAUSE: Duration = Duration::from_millis(100);

/// How many connections there may be, and how long they may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The most connections that are open at once.
    pub connections: usize,
    /// The most of one address; proxies that are believed bring everybody, and only count in all.
    pub per_address: usize,
    /// From the first byte of a request, or from connecting, to the last of its headers.
    pub headers: Duration,
    /// From there to the last byte of a body, with some more for a large one.
    pub body: Duration,
    /// From an answer to the next request.
    pub idle: Duration,
    /// Between two bytes of an answer that are taken.
    pub writing: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 4_000,
            // A browser has six at most, one of them for events in each window: a class behind one address.
            per_address: 256,
            headers: Duration::from_secs(10),
            body: Duration::from_secs(30),
            idle: Duration::from_secs(60),
            writing: Duration::from_secs(30),
        }
    }
}

impl Limits {
    /// The shortest time that a connection may take for anything that is watched here.
    fn shortest(&self) -> Duration {
        self.headers.min(self.idle).min(self.writing)
    }
}

/// What all connections of a listener share.
pub(crate) struct Door {
    pub(crate) router: Router,
    pub(crate) limits: Limits,
    pub(crate) proxies: Arc<Proxies>,
    pub(crate) metrics: Metrics,
}

/// Lets people in until told to stop, and then waits for those who are in: what they have asked for is answered.
pub(crate) async fn serve(listener: TcpListener, door: Door, stop: impl Future<Output = ()>) {
    let crowd = Arc::new(Crowd::new(&door.limits, door.metrics.connections.clone()));
    let refusals = Arc::new(Refusals::new(door.metrics.clone()));
    let (closing, closed) = watch::channel(false);
    let mut report = interval(REPORT_EVERY);
    report.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut stop = std::pin::pin!(stop);
    loop {
        tokio::select! {
            () = &mut stop => break,
            _ = report.tick() => refusals.report(),
            accepted = listener.accept() => match accepted {
                Ok((stream, peer)) => {
                    let limited = !door.proxies.believes(peer.ip());
                    let entered = crowd.enter(place(peer.ip()), limited);
                    for (address, why) in entered.shed {
                        refusals.note(address, why);
                    }
                    match entered.ticket {
                        Ok(ticket) => {
                            prepare(&stream);
                            let (router, refusals) = (door.router.clone(), Arc::clone(&refusals));
                            let socket = (stream, peer);
                            let line = line::answer(socket, ticket, door.limits, router, refusals, closed.clone());
                            tokio::spawn(line);
                        }
                        Err(why) => refusals.note(place(peer.ip()), why),
                    }
                }
                Err(error) if concerns_one(&error) => {}
                Err(error) => {
                    warn!(%error, open = crowd.open(), "nobody can be let in for a moment");
                    crowd.make_room();
                    sleep(PAUSE).await;
                }
            },
        }
    }
    drop((listener, closed));
    // Whoever is in has a receiver: they hear it, and there is none left when the last is gone.
    let _ = closing.send(true);
    closing.closed().await;
    refusals.report();
}

/// News are small, and wait for nothing. Where that cannot be said, they are a little later.
fn prepare(stream: &TcpStream) {
    let _ = stream.set_nodelay(true);
}

/// Whether it was only the one who knocked that has gone again.
fn concerns_one(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset, Interrupted};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset | Interrupted)
}
