//! Tells the other servers which games were appended to.
//!
//! Not in the transaction that appends: PostgreSQL lets only one that tells something commit at a time, and every word
//! wakes all servers. Once an append is on disk, its game is told together with those of the next few milliseconds. A server
//! that dies in between has not told them, so the others also look for themselves now and then.

use std::collections::BTreeSet;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use postgres::Client;

use super::server::Server;

/// Those who look at a table do not notice so short a while.
const BATCH_DELAY: Duration = Duration::from_millis(10);

/// How long to wait before the database is asked again, when it does not answer.
const RETRY_DELAY: Duration = Duration::from_secs(1);

/// A word may be a little longer than this.
const MAX_PAYLOAD: usize = 7_000;

/// A word that is lost when the machine fails is lost to servers that lose their lines, too: it need not be on disk. That holds
/// for this transaction only: behind a pooler the next one on the same line may be another's.
const NOTIFY: &str = "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)";

/// A thread that tells, with a connection of its own. It ends when this is dropped, and all is told.
pub(super) struct Notifier {
    games: Option<Sender<String>>,
    thread: Option<JoinHandle<()>>,
}

impl Notifier {
    /// One whose words begin like this, with the name of the server.
    pub(super) fn start(server: Server, channel_name: &'static str, beginning: String) -> Notifier {
        let (games, told) = channel();
        let thread = thread::spawn(move || run(&server, channel_name, &beginning, &told));
        Notifier { games: Some(games), thread: Some(thread) }
    }

    /// Something was appended to this game.
    pub(super) fn notify(&self, game: &str) {
        if let Some(games) = &self.games {
            // The thread ends only after this.
            let _ = games.send(game.to_owned());
        }
    }
}

impl Drop for Notifier {
    fn drop(&mut self) {
        self.games = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

fn run(server: &Server, channel_name: &str, beginning: &str, games: &Receiver<String>) {
    let mut client = None;
    while let Ok(first) = games.recv() {
        thread::sleep(BATCH_DELAY);
        let some: BTreeSet<String> = games.try_iter().chain([first]).collect();
        for word in payloads(beginning, &some) {
            notify(&mut client, server, channel_name, &word);
        }
    }
}

/// Tells a word: over the line that is there, over a new one, or a little later. To one who has tried that often the database
/// is away: whoever listens finds out by itself what has happened once it is back.
fn notify(client: &mut Option<Client>, server: &Server, channel_name: &str, word: &str) {
    for pause in [Duration::ZERO, RETRY_DELAY] {
        if send_payload(client, server, channel_name, word).is_ok() {
            return;
        }
        *client = None;
        thread::sleep(pause);
    }
    let _ = send_payload(client, server, channel_name, word);
}

fn send_payload(
    client: &mut Option<Client>,
    server: &Server,
    channel_name: &str,
    word: &str,
) -> Result<(), postgres::Error> {
    let client = match client {
        Some(client) => client,
        None => client.insert(server.connect()?),
    };
    client.execute(NOTIFY, &[&channel_name, &word]).map(drop)
}

/// What is said: the beginning, and games.
fn payloads(beginning: &str, games: &BTreeSet<String>) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for game in games {
        match payloads.last_mut() {
            Some(word) if word.len() < MAX_PAYLOAD => {
                word.push(' ');
                word.push_str(game);
            }
            _ => payloads.push(format!("{beginning} {game}")),
        }
    }
    payloads
}
