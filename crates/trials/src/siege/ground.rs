//! What every attack works with: the server, the time that is left, addresses to come from, and the tally.

use std::net::{Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use hyper::body::{Bytes, Incoming};
use serde_json::Value;
use tokio::time::{Instant, timeout_at};

use super::Form;
use super::tally::{Reply, Tally};
use crate::{Answer, Broken, Client};

/// How long somebody waits who was refused.
const PAUSE: Duration = Duration::from_millis(20);

/// Where one attacker comes from.
pub(super) const ATTACKER: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);

/// Where those come from who are not attackers.
pub(super) const BYSTANDER: Ipv4Addr = Ipv4Addr::new(127, 0, 1, 1);

/// Where the owner of an account comes from who is no attacker either.
pub(super) const OWNER: Ipv4Addr = Ipv4Addr::new(127, 0, 1, 2);

/// Many addresses of attackers, by number.
pub(super) fn address(number: usize) -> Ipv4Addr {
    let [_, high, middle, low] = u32::try_from(number).unwrap_or(u32::MAX).to_be_bytes();
    Ipv4Addr::new(127, 2 + high, middle, low)
}

/// Whether an address is one of the attackers'.
pub(super) fn is_attacker(address: Ipv4Addr) -> bool {
    address == ATTACKER || (address.is_loopback() && address.octets()[1] >= 2)
}

/// Where an attack takes place.
#[derive(Clone)]
pub(super) struct Ground {
    pub(super) server: SocketAddr,
    /// Where the server keeps its games.
    pub(super) data: PathBuf,
    pub(super) form: Form,
    began: Instant,
    until: Instant,
    tally: Tally,
    browsers: Arc<AtomicU64>,
}

impl Ground {
    /// The ground from now on.
    pub(super) fn new(server: SocketAddr, data: PathBuf, form: Form, time: Duration, tally: Tally) -> Ground {
        let began = Instant::now();
        let browsers = Arc::new(AtomicU64::new(1_000));
        Ground { server, data, form, began, until: began + time, tally, browsers }
    }

    /// A new browser at an address.
    pub(super) fn client(&self, from: Ipv4Addr) -> Client {
        Client::new(self.server, self.browsers.fetch_add(1, Ordering::Relaxed)).from(from)
    }

    /// How much of something there is, in the full form and in the short one.
    pub(super) fn scale(&self, full: usize, short: usize) -> usize {
        match self.form {
            Form::Full => full,
            Form::Short => short,
        }
    }

    pub(super) fn is_over(&self) -> bool {
        Instant::now() >= self.until
    }

    /// When the attack ends.
    pub(super) fn until(&self) -> Instant {
        self.until
    }

    /// When this part of the attack is due where all of it is spread over its time.
    pub(super) fn when(&self, part: usize, of: usize) -> Instant {
        self.began + (self.until - self.began).mul_f64(part as f64 / of.max(1) as f64)
    }

    /// The middle of the attack: bursts are over by then.
    pub(super) fn middle(&self) -> Instant {
        self.when(1, 2)
    }

    pub(super) fn note(&self, reply: Reply) {
        self.tally.note(reply);
    }

    /// Waits, but not beyond the end.
    pub(super) async fn pause(&self, time: Duration) {
        tokio::time::sleep_until(self.until.min(Instant::now() + time)).await;
    }

    /// Asks for something and counts the answer; nothing comes back where there is none before the end.
    pub(super) async fn ask(
        &self,
        client: &mut Client,
        method: &str,
        path: &str,
        body: Bytes,
    ) -> Option<Answer> {
        self.ask_until(client, method, path, body, self.until).await
    }

    /// The same for a shorter time, after which the attacker hangs up.
    pub(super) async fn ask_briefly(
        &self,
        client: &mut Client,
        path: &str,
        time: Duration,
    ) -> Option<Answer> {
        let until = self.until.min(Instant::now() + time);
        self.ask_until(client, "GET", path, Bytes::new(), until).await
    }

    /// Sends JSON and counts the answer.
    pub(super) async fn post(&self, client: &mut Client, path: &str, body: &Value) -> Option<Answer> {
        self.ask(client, "POST", path, Bytes::from(body.to_string())).await
    }

    /// Asks for something without a body and counts the answer.
    pub(super) async fn get(&self, client: &mut Client, path: &str) -> Option<Answer> {
        self.ask(client, "GET", path, Bytes::new()).await
    }

    async fn ask_until(
        &self,
        client: &mut Client,
        method: &str,
        path: &str,
        body: Bytes,
        until: Instant,
    ) -> Option<Answer> {
        match timeout_at(until, client.request(method, path, body)).await {
            Ok(answer) => {
                self.note(Reply::from(&answer));
                // Nobody listens, or says that it is too much: no reason to try again at once.
                let refused = answer.as_ref().is_ok_and(|answer| matches!(answer.status, 429 | 503));
                if refused || matches!(&answer, Err(Broken::NotAsked(_))) {
                    self.pause(PAUSE).await;
                }
                answer.ok()
            }
            Err(_) => {
                self.note(Reply::Nothing);
                client.hang_up();
                None
            }
        }
    }

    /// Listens to the events of a game, where the server lets us.
    pub(super) async fn listen(&self, from: Ipv4Addr, game: &str) -> Option<Incoming> {
        let path = format!("/api/games/{game}/events");
        let (reply, stream) = match timeout_at(self.until, self.client(from).open(&path)).await {
            Ok(Ok((status, stream))) => (Reply::Status(status), (status == 200).then_some(stream)),
            Ok(Err(_)) => (Reply::Closed, None),
            Err(_) => (Reply::Nothing, None),
        };
        self.note(reply);
        stream
    }

    /// Lets so many attackers do the same, each with a number, and waits for all of them.
    pub(super) async fn together<F>(
        &self,
        attackers: usize,
        attack: impl Fn(Ground, usize) -> F,
    ) -> Result<Vec<F::Output>, String>
    where
        F: Future<Output: Send> + Send + 'static,
    {
        let all: Vec<_> = (0..attackers).map(|number| tokio::spawn(attack(self.clone(), number))).collect();
        let mut done = Vec::new();
        for one in all {
            done.push(one.await.map_err(|error| format!("an attacker failed: {error}"))?);
        }
        Ok(done)
    }

    /// Sets up a game and gives its id, where the server lets us.
    pub(super) async fn new_game(&self, client: &mut Client, players: &Value) -> Option<String> {
        let made =
            self.post(client, "/api/games", &serde_json::json!({"players": players, "seed": 1})).await?;
        made.body["id"].as_str().map(str::to_owned)
    }

    /// Brings a game file and gives the id of the game, or what the server says against it.
    pub(super) async fn import(&self, client: &mut Client, file: &str) -> Option<Result<String, String>> {
        let made = self.ask(client, "POST", "/api/import", Bytes::from(file.to_owned())).await?;
        Some(match made.body["id"].as_str() {
            Some(id) => Ok(id.to_owned()),
            None => Err(format!("{}: {}", made.status, made.body["sentence"].as_str().unwrap_or("no word"))),
        })
    }
}
