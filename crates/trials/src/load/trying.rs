//! People who try things out at the tables while others play: whether those who play feel it.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;

use super::crowd::{Crowd, Pace};
use super::report::{goal, milliseconds};
use super::script::{BEGIN, Script};
use super::{STREAMS, TURN};
use crate::timing::Timing;
use crate::{Client, Server};

/// Everybody tries another move after so long: faster than people are.
const THOUGHT: Duration = Duration::from_secs(2);

/// After so many moves somebody begins another branch.
const MOVES: usize = 12;

/// At least this part of the moves without anybody who tries.
const SHARE: f64 = 0.9;

/// What was found with and without people who try.
#[derive(Debug)]
pub(super) struct Tried {
    tables: usize,
    people: usize,
    without: Timing,
    with: Timing,
    tries: Timing,
}

/// Plays as fast as it goes, with and without people who try, in turns.
pub(super) fn measure(
    server: &mut Server,
    script: &Script,
    runtime: &Runtime,
    (tables, people): (usize, usize),
    seconds: u64,
) -> Result<Tried, String> {
    let address = server.address();
    let gather = || runtime.block_on(Crowd::gather(address, tables, STREAMS, script));
    let mut crowd = gather()?;
    let (mut without, mut with, mut tries) = (Timing::NONE, Timing::NONE, Timing::NONE);
    for _ in 0..seconds {
        for trying in [false, true] {
            let who = if trying { people } else { 0 };
            let others = Others::come(runtime, address, &crowd.games(), who, script);
            let mut left = TURN;
            let mut played = Timing::NONE;
            while left > TURN / 10 {
                if crowd.is_over() {
                    runtime.block_on(crowd.leave())?;
                    crowd = gather()?;
                }
                let some = runtime.block_on(crowd.play(Pace::AtOnce, left))?;
                left = left.saturating_sub(some.time());
                played = played.and(some);
            }
            tries = tries.and(others.leave(runtime)?);
            if trying {
                with = with.and(played);
            } else {
                without = without.and(played);
            }
        }
    }
    runtime.block_on(crowd.leave())?;
    Ok(Tried { tables, people, without, with, tries })
}

/// Those who try.
struct Others {
    stop: Arc<AtomicBool>,
    began: Instant,
    tasks: Vec<JoinHandle<Result<Vec<Duration>, String>>>,
}

impl Others {
    fn come(
        runtime: &Runtime,
        server: SocketAddr,
        games: &[String],
        people: usize,
        script: &Script,
    ) -> Others {
        let stop = Arc::new(AtomicBool::new(false));
        let actions = Arc::new(script.actions.clone());
        let one = |number: usize| {
            // Each has a table to look at, and not all think of something in the same moment.
            let (game, client) =
                (games[number % games.len()].clone(), Client::new(server, 2_000_000 + number as u64));
            let first = THOUGHT.mul_f64(number as f64 / people as f64);
            runtime.spawn(try_out(client, game, first, Arc::clone(&actions), Arc::clone(&stop)))
        };
        Others { tasks: (0..people).map(one).collect(), began: Instant::now(), stop }
    }

    fn leave(self, runtime: &Runtime) -> Result<Timing, String> {
        self.stop.store(true, Ordering::Relaxed);
        let mut all = Vec::new();
        for task in self.tasks {
            all.extend(runtime.block_on(task).map_err(|error| error.to_string())??);
        }
        Ok(Timing::new(all, self.began.elapsed()))
    }
}

/// Opens branches and plays moves in them, each with the page that shows it; gives how long each took.
async fn try_out(
    mut client: Client,
    game: String,
    first: Duration,
    script: Arc<Vec<Value>>,
    stop: Arc<AtomicBool>,
) -> Result<Vec<Duration>, String> {
    let mut took = Vec::new();
    let mut next = tokio::time::Instant::now() + first;
    let mut open: Option<Open> = None;
    loop {
        tokio::time::sleep_until(next.min(tokio::time::Instant::now() + Duration::from_millis(50))).await;
        if stop.load(Ordering::Relaxed) {
            break;
        }
        if tokio::time::Instant::now() < next {
            continue;
        }
        next += THOUGHT;
        let asked = Instant::now();
        let mut here = match open.take() {
            Some(open) => open,
            None => Open::at(&mut client, &game).await?,
        };
        match script.get(here.at - BEGIN).filter(|_| here.played < MOVES) {
            Some(action) => {
                let body = json!({"seq": here.seq, "action": action});
                client.expect("POST", &format!("/games/{}/table", here.branch), &body).await?;
                (here.at, here.seq, here.played) = (here.at + 1, here.seq + 1, here.played + 1);
                open = Some(here);
            }
            None => {
                client.expect("DELETE", &format!("/api/branches/{}", here.branch), &Value::Null).await?;
            }
        }
        if !stop.load(Ordering::Relaxed) {
            took.push(asked.elapsed());
        }
    }
    if let Some(Open { branch, .. }) = open {
        client.expect("DELETE", &format!("/api/branches/{branch}"), &Value::Null).await?;
    }
    Ok(took)
}

/// The branch that somebody is in, as far as their page knows.
struct Open {
    branch: String,
    /// How many actions of the game were played, with those of the branch.
    at: usize,
    seq: u64,
    /// How many of them in the branch.
    played: usize,
}

impl Open {
    /// A new one at the position of a game.
    async fn at(client: &mut Client, game: &str) -> Result<Open, String> {
        let made = client.expect("POST", &format!("/api/games/{game}/branches"), &json!({})).await?;
        let branch = made["id"].as_str().ok_or("a branch has no id")?.to_owned();
        let position = client.expect("GET", &format!("/api/games/{branch}"), &Value::Null).await?;
        let at = position["actions"].as_u64().ok_or("a branch has no position")? as usize;
        let seq = position["seq"].as_u64().ok_or("a branch has no number")?;
        Ok(Open { branch, at, seq, played: 0 })
    }
}

impl fmt::Display for Tried {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (without, with) = (self.without.rate(), self.with.rate());
        writeln!(
            f,
            "{} tables: {without:.0} moves/s without, {with:.0} moves/s with {} people who try {} things, median {:.1} ms",
            self.tables,
            self.people,
            self.tries.count(),
            milliseconds(self.tries.at(50))
        )?;
        let share = with / without;
        let words = format!(
            "{:.0} % of the moves with {} people trying things at {} tables (at least {:.0} %)",
            share * 100.0,
            self.people,
            self.tables,
            SHARE * 100.0
        );
        goal(f, share >= SHARE, &words)
    }
}
