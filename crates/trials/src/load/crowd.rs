//! Many tables with those who play and those who watch.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use http_body_util::BodyExt;
use hyper::body::Incoming;
use serde_json::json;
use tokio::task::JoinHandle;

use super::script::Script;
use crate::Client;
use crate::timing::Timing;

/// News that has not come after so long does not come any more.
const PATIENCE: Duration = Duration::from_secs(60);

/// How many tables are set up at once.
const AT_ONCE: usize = 8;

/// How fast tables move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pace {
    /// One move in a second at every table: faster than people are.
    MovePerSecond,
    /// The next move as soon as one was answered.
    AtOnce,
}

/// All tables.
pub(super) struct Crowd {
    tables: Vec<Table>,
}

/// A table whose game is played by one browser and watched by several.
struct Table {
    game: String,
    player: Client,
    script: Arc<Vec<serde_json::Value>>,
    /// How many actions of the script were played.
    played: usize,
    watchers: Vec<Watcher>,
}

/// One stream of events.
struct Watcher {
    heard: Arc<PeerEvent>,
    task: JoinHandle<Result<(), String>>,
}

/// What a stream has told.
#[derive(Default)]
struct PeerEvent {
    /// The number of the last entry that it told about.
    last: AtomicU32,
    times: AtomicUsize,
}

/// What all streams have told.
#[derive(Clone, Copy, Debug)]
pub(super) struct News {
    /// How many there are; each has told the last number of its table.
    pub(super) streams: usize,
    /// How often they told a new number. What is new while news is on its way is told together.
    pub(super) told: usize,
    /// How many moves they could have told.
    pub(super) moves: usize,
}

impl News {
    /// Nothing yet.
    pub(super) const NONE: News = News { streams: 0, told: 0, moves: 0 };

    /// What these and others have told.
    pub(super) fn and(self, other: News) -> News {
        News {
            streams: self.streams + other.streams,
            told: self.told + other.told,
            moves: self.moves + other.moves,
        }
    }
}

impl Crowd {
    /// Sets up the tables, in the middle of their games, and lets the watchers come.
    pub(super) async fn gather(
        server: SocketAddr,
        tables: usize,
        streams: usize,
        script: &Script,
    ) -> Result<Crowd, String> {
        let (file, actions) = (Arc::new(script.file.clone()), Arc::new(script.actions.clone()));
        let mut crowd = Crowd { tables: Vec::new() };
        let numbers: Vec<usize> = (0..tables).collect();
        for some in numbers.chunks(AT_ONCE) {
            let coming: Vec<_> = some
                .iter()
                .map(|number| {
                    let player = Client::new(server, *number as u64 + 1);
                    tokio::spawn(Table::set_up(
                        server,
                        player,
                        streams,
                        Arc::clone(&file),
                        Arc::clone(&actions),
                    ))
                })
                .collect();
            for table in coming {
                crowd.tables.push(table.await.map_err(|error| error.to_string())??);
            }
        }
        Ok(crowd)
    }

    /// Everybody plays for so long, or until the first game is over.
    pub(super) async fn play(&mut self, pace: Pace, time: Duration) -> Result<Timing, String> {
        let stop = Arc::new(AtomicBool::new(false));
        let (began, count) = (Instant::now(), self.tables.len());
        let mut playing = Vec::new();
        for (number, table) in self.tables.drain(..).enumerate() {
            // Not all in the same moment: people do not move in step.
            let first = match pace {
                Pace::MovePerSecond => Duration::from_secs(1).mul_f64(number as f64 / count as f64),
                Pace::AtOnce => Duration::ZERO,
            };
            playing.push(tokio::spawn(table.play(pace, first, Arc::clone(&stop))));
        }
        while began.elapsed() < time && !stop.load(Ordering::Relaxed) {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        stop.store(true, Ordering::Relaxed);
        let time = began.elapsed();
        let mut latencies = Vec::new();
        for table in playing {
            let (table, some) = table.await.map_err(|error| error.to_string())??;
            self.tables.push(table);
            latencies.extend(some);
        }
        Ok(Timing::new(latencies, time))
    }

    /// The games at the tables.
    pub(super) fn games(&self) -> Vec<String> {
        self.tables.iter().map(|table| table.game.clone()).collect()
    }

    /// Whether a game is over, so that its table cannot play on.
    pub(super) fn is_over(&self) -> bool {
        self.tables.iter().any(|table| table.played >= table.script.len())
    }

    /// Waits until every stream has told the last number of its table, and ends.
    pub(super) async fn leave(self) -> Result<News, String> {
        let mut news = News::NONE;
        let began = Instant::now();
        for table in self.tables {
            for watcher in table.watchers {
                while (watcher.heard.last.load(Ordering::Relaxed) as usize) < table.played {
                    if watcher.task.is_finished() || began.elapsed() > PATIENCE {
                        return Err(format!(
                            "a stream of game {} has not told move {}",
                            table.game, table.played
                        ));
                    }
                    tokio::time::sleep(Duration::from_millis(5)).await;
                }
                watcher.task.abort();
                news.streams += 1;
                news.told += watcher.heard.times.load(Ordering::Relaxed);
                news.moves += table.played;
            }
        }
        Ok(news)
    }
}

impl Table {
    async fn set_up(
        server: SocketAddr,
        mut player: Client,
        streams: usize,
        file: Arc<serde_json::Value>,
        script: Arc<Vec<serde_json::Value>>,
    ) -> Result<Table, String> {
        let made = player.expect("POST", "/api/import", &file).await?;
        let game = made["id"].as_str().ok_or("an imported game has no id")?.to_owned();
        let mut watchers = Vec::new();
        for number in 0..streams {
            let browser = Client::new(server, 1_000_000 + number as u64);
            let stream = browser.stream(&format!("/api/games/{game}/events")).await;
            let stream = stream.map_err(|broken| broken.to_string())?;
            let heard = Arc::<PeerEvent>::default();
            watchers.push(Watcher { heard: Arc::clone(&heard), task: tokio::spawn(watch(stream, heard)) });
        }
        Ok(Table { game, player, script, played: 0, watchers })
    }

    async fn play(
        mut self,
        pace: Pace,
        first: Duration,
        stop: Arc<AtomicBool>,
    ) -> Result<(Table, Vec<Duration>), String> {
        let mut latencies = Vec::new();
        let mut next = tokio::time::Instant::now() + first;
        let actions = format!("/api/games/{}/actions", self.game);
        loop {
            if pace == Pace::MovePerSecond {
                tokio::time::sleep_until(next).await;
                next += Duration::from_secs(1);
            }
            if stop.load(Ordering::Relaxed) {
                break;
            }
            let Some(action) = self.script.get(self.played) else {
                stop.store(true, Ordering::Relaxed);
                break;
            };
            let body = json!({"seq": self.played, "action": action});
            let asked = Instant::now();
            let answer = self.player.expect("POST", &actions, &body).await?;
            // What is answered after the end does not count.
            if !stop.load(Ordering::Relaxed) {
                latencies.push(asked.elapsed());
            }
            self.played += 1;
            if answer["seq"] != json!(self.played) {
                return Err(format!("move {} was answered with {answer}", self.played));
            }
        }
        Ok((self, latencies))
    }
}

/// Reads a stream to its end. The numbers that it tells must grow.
async fn watch(mut stream: Incoming, heard: Arc<PeerEvent>) -> Result<(), String> {
    let mut text = String::new();
    while let Some(frame) = stream.frame().await {
        let frame = frame.map_err(|error| error.to_string())?;
        text.push_str(&String::from_utf8_lossy(frame.data_ref().map_or(&[], |data| data)));
        while let Some((event, rest)) = text.split_once("\n\n") {
            if let Some(number) = event.strip_prefix("event: seq\ndata: ") {
                let number: u32 = number.trim().parse().map_err(|_| format!("no number: {event}"))?;
                let before = heard.last.swap(number, Ordering::Relaxed);
                if number < before {
                    return Err(format!("a stream told {number} after {before}"));
                }
                // The first one only tells where the game stands.
                if number > before {
                    heard.times.fetch_add(1, Ordering::Relaxed);
                }
            }
            text = rest.to_owned();
        }
    }
    Ok(())
}
