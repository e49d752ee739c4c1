//! People who try things out at the tables while others play: whether those who play feel it.

use std::fmt;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::runtime::Runtime;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use super::crowd::{Crowd, Pace};
use super::report::{goal, milliseconds};
use super::script::{BEGIN, Script};
use super::{STREAMS, TURN};
use crate::timing::Timing;
use crate::{Client, Server};

/// Everybody tries another move after so long, without a pause: faster than people are, who look at what has come of it.
const THOUGHT: Duration = Duration::from_secs(5);

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
    let mut others = Others::new(address, people, script);
    let (mut without, mut with, mut tries) = (Timing::NONE, Timing::NONE, Timing::NONE);
    for second in 0..seconds {
        // Games grow while they are played, and a move with them: those who try come first as often as last.
        for trying in if second % 2 == 0 { [false, true] } else { [true, false] } {
            let mut left = TURN;
            let mut played = Timing::NONE;
            while left > TURN / 10 {
                if crowd.is_over() {
                    runtime.block_on(crowd.leave())?;
                    crowd = gather()?;
                }
                let watched = trying.then(|| others.go_on(runtime, &crowd.games()));
                let some = runtime.block_on(crowd.play(Pace::AtOnce, left))?;
                left = left.saturating_sub(some.time());
                played = played.and(some);
                if let Some(watched) = watched {
                    tries = tries.and(others.pause(runtime, watched)?);
                }
            }
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
    people: Vec<Tryer>,
    script: Arc<Vec<Value>>,
}

/// What somebody did for a while: they, and how long each thing took.
type Spell = (Tryer, Vec<Duration>);

/// Those who try while others play.
struct Trying {
    pause: watch::Sender<bool>,
    began: Instant,
    tasks: Vec<JoinHandle<Result<Spell, String>>>,
}

impl Others {
    fn new(server: SocketAddr, people: usize, script: &Script) -> Others {
        // Not all think of something in the same moment.
        let one = |number: usize| Tryer {
            client: Client::new(server, 2_000_000 + number as u64),
            thought: THOUGHT.mul_f64(number as f64 / people as f64),
            open: None,
        };
        Others { people: (0..people).map(one).collect(), script: Arc::new(script.actions.clone()) }
    }

    /// They go on with what they were at, or begin something at these games.
    fn go_on(&mut self, runtime: &Runtime, games: &[String]) -> Trying {
        let (pause, paused) = watch::channel(false);
        let one = |(number, person): (usize, Tryer)| {
            let game = games[number % games.len()].clone();
            runtime.spawn(person.try_out(game, Arc::clone(&self.script), paused.clone()))
        };
        let tasks = self.people.drain(..).enumerate().map(one).collect();
        Trying { tasks, began: Instant::now(), pause }
    }

    /// Waits until nobody does anything; gives how long each thing took.
    fn pause(&mut self, runtime: &Runtime, trying: Trying) -> Result<Timing, String> {
        trying.pause.send_replace(true);
        let took = trying.began.elapsed();
        let mut all = Vec::new();
        for task in trying.tasks {
            let (person, times) = runtime.block_on(task).map_err(|error| error.to_string())??;
            self.people.push(person);
            all.extend(times);
        }
        Ok(Timing::new(all, took))
    }
}

/// Somebody who tries.
struct Tryer {
    client: Client,
    /// How long they still think before they try the next thing.
    thought: Duration,
    open: Option<Open>,
}

impl Tryer {
    /// Opens branches and plays moves in them, each with the page that shows it; gives how long each took.
    async fn try_out(
        mut self,
        game: String,
        script: Arc<Vec<Value>>,
        mut paused: watch::Receiver<bool>,
    ) -> Result<Spell, String> {
        let mut took = Vec::new();
        let mut next = tokio::time::Instant::now() + self.thought;
        loop {
            tokio::select! {
                () = tokio::time::sleep_until(next) => {}
                _ = paused.wait_for(|paused| *paused) => break,
            }
            next += THOUGHT;
            let asked = Instant::now();
            self.try_next(&game, &script).await?;
            took.push(asked.elapsed());
        }
        self.thought = next.saturating_duration_since(tokio::time::Instant::now());
        Ok((self, took))
    }

    async fn try_next(&mut self, game: &str, script: &[Value]) -> Result<(), String> {
        let mut here = match self.open.take() {
            Some(open) => open,
            None => Open::at(&mut self.client, game).await?,
        };
        match script.get(here.at - BEGIN).filter(|_| here.played < MOVES) {
            Some(action) => {
                let body = json!({"seq": here.seq, "action": action});
                self.client.expect("POST", &format!("/games/{}/table", here.branch), &body).await?;
                (here.at, here.seq, here.played) = (here.at + 1, here.seq + 1, here.played + 1);
                self.open = Some(here);
            }
            None => {
                let branch = format!("/api/branches/{}", here.branch);
                self.client.expect("DELETE", &branch, &Value::Null).await?;
            }
        }
        Ok(())
    }
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
            "{} tables: {without:.0} moves/s without, {with:.0} moves/s with {} people who try {} things, each every {} s, median {:.1} ms",
            self.tables,
            self.people,
            self.tries.count(),
            THOUGHT.as_secs(),
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
