//! Somebody who plays while others attack: at a table of their own, at one with novices, and now and then on a new page.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, sleep, sleep_until, timeout};

use super::ground::BYSTANDER;
use crate::{Client, Dice};

/// A move is made so often.
const PACE: Duration = Duration::from_millis(75);

/// After so many moves the line is dialled anew, as browsers do that were idle.
const MOVES_PER_LINE: u64 = 10;

/// How often the table with novices is looked at while they think.
const LOOK: Duration = Duration::from_millis(40);

/// A pause before the next move against novices.
const PAUSE: Duration = Duration::from_millis(100);

/// How often a page is opened.
const PAGE: Duration = Duration::from_millis(500);

/// What has not come after so long is given up.
const PATIENCE: Duration = Duration::from_secs(30);

/// What happened to the bystander.
#[derive(Default, Debug)]
pub(super) struct Seen {
    /// How long moves took: to see the table and to act. What could not be begun in time since the move before it was not answered
    /// counts from when it was due.
    pub(super) moves: Vec<Duration>,
    /// How long novices let wait.
    pub(super) novices: Vec<Duration>,
    /// How long pages took over a new line.
    pub(super) pages: Vec<Duration>,
    /// What was not done, in words.
    pub(super) failed: Vec<String>,
}

/// A bystander on a thread of their own: attackers are not in their way on this side.
pub(super) struct Bystander {
    stop: Arc<AtomicBool>,
    thread: thread::JoinHandle<Result<Seen, String>>,
}

impl Bystander {
    /// Sits down and begins to play.
    pub(super) fn begin(server: SocketAddr) -> Result<Bystander, String> {
        let stop = Arc::<AtomicBool>::default();
        let (told, hear) = mpsc::channel();
        let stopped = Arc::clone(&stop);
        let thread = thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            runtime.map_err(|error| error.to_string())?.block_on(play(server, &stopped, &told))
        });
        // Where nothing is told, the thread has ended with the reason.
        if hear.recv().is_err() {
            let ended = thread.join().map_err(|_| "the bystander failed".to_owned())?;
            return Err(ended.err().unwrap_or_else(|| "the bystander does not play".to_owned()));
        }
        Ok(Bystander { stop, thread })
    }

    /// Waits for what is being waited for, and leaves.
    pub(super) fn end(self) -> Result<Seen, String> {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.join().map_err(|_| "the bystander failed".to_owned())?
    }
}

async fn play(server: SocketAddr, stop: &AtomicBool, told: &mpsc::Sender<()>) -> Result<Seen, String> {
    let mut alone = Table::set_up(server, 1, json!(["Anna", "Bela", "Cyril"])).await?;
    let mut bots = Table::set_up(server, 2, json!(["Anna", {"seat": "novice"}, {"seat": "novice"}])).await?;
    let page = format!("/games/{}", alone.game);
    let _ = told.send(());
    let (mut at_own, mut against, mut opened) = (Seen::default(), Seen::default(), Seen::default());
    tokio::join!(
        alone.move_on(stop, &mut at_own),
        bots.play_novices(stop, &mut against),
        open_pages(server, &page, stop, &mut opened),
    );
    let failed = [at_own.failed, against.failed, opened.failed].concat();
    Ok(Seen { moves: at_own.moves, novices: against.novices, pages: opened.pages, failed })
}

/// A table of the bystander, with one game after the other.
struct Table {
    client: Client,
    dice: Dice,
    players: Value,
    game: String,
    moves: u64,
}

impl Table {
    async fn set_up(server: SocketAddr, number: u64, players: Value) -> Result<Table, String> {
        let client = Client::new(server, number).from(BYSTANDER);
        let mut table = Table { client, dice: Dice::new(number), players, game: String::new(), moves: 0 };
        table.begin_anew().await?;
        Ok(table)
    }

    async fn begin_anew(&mut self) -> Result<(), String> {
        let setup = json!({"players": self.players, "seed": 1 + self.moves});
        let made = patiently(self.client.expect("POST", "/api/games", &setup)).await?;
        self.game = made["id"].as_str().ok_or("a new game has no id")?.to_owned();
        Ok(())
    }

    async fn look(&mut self) -> Result<Value, String> {
        let path = format!("/api/games/{}", self.game);
        patiently(self.client.expect("GET", &path, &Value::Null)).await
    }

    /// Plays any action that the position offers; `false` where the game is over.
    async fn act(&mut self, position: &Value) -> Result<bool, String> {
        let Some(action) = self.dice.choose(position) else { return Ok(false) };
        let path = format!("/api/games/{}/actions", self.game);
        let asked = json!({"seq": position["seq"], "action": action});
        patiently(self.client.expect("POST", &path, &asked)).await?;
        self.moves += 1;
        Ok(true)
    }

    /// One move: to see the table and to act. When the game is over, the next one begins.
    async fn make_move(&mut self) -> Result<(), String> {
        let position = self.look().await?;
        if !self.act(&position).await? {
            self.begin_anew().await?;
        }
        Ok(())
    }

    async fn move_on(&mut self, stop: &AtomicBool, seen: &mut Seen) {
        let mut due = Instant::now();
        while !stop.load(Ordering::Relaxed) {
            sleep_until(due).await;
            if self.moves.is_multiple_of(MOVES_PER_LINE) {
                self.client.hang_up();
            }
            let began = Instant::now();
            if let Err(why) = self.make_move().await {
                seen.failed.push(why);
                self.client.hang_up();
            }
            let took = began.elapsed();
            seen.moves.push(took);
            let mut late = took;
            while late > PACE {
                late -= PACE;
                seen.moves.push(late);
            }
            due = began.max(Instant::now() - PACE) + PACE;
        }
    }

    async fn play_novices(&mut self, stop: &AtomicBool, seen: &mut Seen) {
        while !stop.load(Ordering::Relaxed) {
            if let Err(why) = self.play_round(seen).await {
                seen.failed.push(why);
                self.client.hang_up();
            }
            sleep(PAUSE).await;
        }
    }

    /// A move of one's own, and then those of the novices as long as it is their turn.
    async fn play_round(&mut self, seen: &mut Seen) -> Result<(), String> {
        let mut position = self.look().await?;
        if is_own_turn(&position) || position["over"] == json!(true) {
            if !self.act(&position).await? {
                return self.begin_anew().await;
            }
            position = self.look().await?;
        }
        let asked = Instant::now();
        let mut waited = false;
        while !is_own_turn(&position) && position["over"] != json!(true) {
            waited = true;
            if asked.elapsed() > PATIENCE {
                seen.novices.push(asked.elapsed());
                return Err(format!("the novices do not move in {} s", PATIENCE.as_secs()));
            }
            sleep(LOOK).await;
            position = self.look().await?;
        }
        if waited {
            seen.novices.push(asked.elapsed());
        }
        Ok(())
    }
}

fn is_own_turn(position: &Value) -> bool {
    let own = position["your_seats"].as_array();
    own.is_some_and(|own| own.contains(&position["seat"]))
}

/// Opens a page over a new line each time, as somebody does who has just come.
async fn open_pages(server: SocketAddr, page: &str, stop: &AtomicBool, seen: &mut Seen) {
    let mut number = 10;
    while !stop.load(Ordering::Relaxed) {
        let began = Instant::now();
        number += 1;
        let mut client = Client::new(server, number).from(BYSTANDER);
        if let Err(why) = patiently(client.expect("GET", page, &Value::Null)).await {
            seen.failed.push(why);
        }
        seen.pages.push(began.elapsed());
        sleep(PAGE).await;
    }
}

/// Waits for an answer as long as a patient person does.
async fn patiently<T>(answer: impl Future<Output = Result<T, String>>) -> Result<T, String> {
    let in_time = timeout(PATIENCE, answer).await;
    in_time.unwrap_or_else(|_| Err(format!("no answer in {} s", PATIENCE.as_secs())))
}
