//! Bots that play through HTTP: at every table two windows of one browser, which race for every action.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::runtime::Runtime;
use tokio::sync::Mutex;
use tokio::task::JoinHandle;

use super::Plan;
use super::record::Record;
use crate::{Client, Dice};

/// How long a window waits after something went wrong.
const PAUSE: Duration = Duration::from_millis(20);

/// What has not come after so long does not come any more.
const PATIENCE: Duration = Duration::from_secs(120);

/// Windows at one table.
const WINDOWS: u64 = 2;

/// Play that goes on until it is ended.
pub(super) struct Play {
    runtime: Runtime,
    windows: Vec<JoinHandle<()>>,
    stop: Arc<AtomicBool>,
    record: Arc<Record>,
}

impl Play {
    /// Sets up the tables and lets everybody play, at whichever of these servers answers.
    pub(super) fn begin(servers: &[SocketAddr], plan: &Plan) -> Result<Play, String> {
        let runtime = Runtime::new().map_err(|error| error.to_string())?;
        let mut play = Play { runtime, windows: Vec::new(), stop: Arc::default(), record: Arc::default() };
        for number in 0..u64::from(plan.tables) {
            let table = Arc::new(Table { seed: plan.seed * 1000 + number, game: Mutex::default() });
            for window in 0..WINDOWS {
                // Each window turns to another server first.
                let mut servers = servers.to_vec();
                if window > 0 {
                    servers.reverse();
                }
                let window = Window {
                    client: Client::new(servers[0], number + 1),
                    servers,
                    dice: Dice::new(plan.seed ^ (number * WINDOWS + window) << 32),
                    table: Arc::clone(&table),
                    record: Arc::clone(&play.record),
                };
                play.windows.push(play.runtime.spawn(window.play(Arc::clone(&play.stop))));
            }
        }
        Ok(play)
    }

    /// What the players remember.
    pub(super) fn record(&self) -> &Record {
        &self.record
    }

    /// Waits until so many more actions were acknowledged.
    pub(super) fn wait_for_moves(&self, more: u32) -> Result<(), String> {
        let wanted = self.record.acknowledged() + more as usize;
        wait_until(|| self.record.acknowledged() >= wanted, &format!("{more} more actions"))
    }

    /// Waits until somebody is told this when something goes wrong.
    pub(super) fn wait_for_trouble(&self, words: &str) -> Result<(), String> {
        wait_until(|| self.record.was_told(words), &format!("a player who is told “{words}”"))
    }

    /// Waits until everybody has done what they are at, and is gone.
    pub(super) fn end(&mut self) -> Result<(), String> {
        self.stop.store(true, Ordering::Relaxed);
        for window in self.windows.drain(..) {
            self.runtime.block_on(window).map_err(|error| format!("a player failed: {error}"))?;
        }
        Ok(())
    }
}

fn wait_until(there: impl Fn() -> bool, what: &str) -> Result<(), String> {
    let began = Instant::now();
    while !there() {
        if began.elapsed() > PATIENCE {
            return Err(format!("waited {PATIENCE:?} in vain for {what}"));
        }
        thread::sleep(Duration::from_millis(5));
    }
    Ok(())
}

/// A table with one game after the other.
struct Table {
    seed: u64,
    /// The id of the game that is played now, and how many there were before.
    game: Mutex<(Option<String>, u64)>,
}

/// One window at a table.
struct Window {
    client: Client,
    /// Where to turn when this one does not answer.
    servers: Vec<SocketAddr>,
    dice: Dice,
    table: Arc<Table>,
    record: Arc<Record>,
}

impl Window {
    async fn play(mut self, stop: Arc<AtomicBool>) {
        while !stop.load(Ordering::Relaxed) {
            if self.take_turn().await.is_none() {
                tokio::time::sleep(PAUSE).await;
                self.servers.rotate_left(1);
                self.client.turn_to(self.servers[0]);
            }
        }
    }

    /// Looks at the game and does anything that it offers; nothing comes back where no server answers.
    async fn take_turn(&mut self) -> Option<()> {
        let id = self.game().await?;
        let looked = self.client.get(&format!("/api/games/{id}")).await.ok();
        let game = looked.filter(|answer| answer.status == 200)?.body;
        let Some(action) = self.dice.choose(&game) else {
            let mut current = self.table.game.lock().await;
            // The other window may have begun the next one.
            if current.0.as_ref() == Some(&id) {
                *current = (None, current.1 + 1);
            }
            return Some(());
        };
        let seq = u32::try_from(game["seq"].as_u64()?).ok()?;
        let body = json!({"seq": seq, "action": action});
        let became = self.client.post(&format!("/api/games/{id}/actions"), &body).await;
        self.record.asked(&id, seq, action, &became);
        became.ok().filter(|answer| answer.status < 500).map(drop)
    }

    /// The game that is played here; where there is none, a new one is set up.
    async fn game(&mut self) -> Option<String> {
        let mut current = self.table.game.lock().await;
        if current.0.is_none() {
            let seed = self.table.seed + 1_000_000 * current.1;
            let players = json!({"players": ["Anna", "Bela", "Cyril"], "seed": seed});
            let made = self.client.post("/api/games", &players).await.ok()?;
            let id = made.body.get("id").and_then(Value::as_str)?.to_owned();
            self.record.begun(&id);
            current.0 = Some(id);
        }
        current.0.clone()
    }
}
