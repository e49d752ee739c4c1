//! New games with thousands of players, and with more open seats than anybody counts.

use std::time::Duration;

use serde_json::{Value, json};

use super::ground::{ATTACKER, Ground};
use super::outcome::Finding;

/// So many names of ten letters are 280 KB.
const NAMES: usize = 21_000;

/// More seats than fit into a byte.
const SEATS: usize = 300;

/// Two at once, each after a pause: as many as one address may set up games.
const ATTACKERS: usize = 2;
const PAUSE: Duration = Duration::from_millis(250);

pub(super) async fn attack(ground: &Ground) -> Result<Vec<Finding>, String> {
    let names: Vec<String> = (0..NAMES).map(|number| format!("n{number:09}")).collect();
    let names = json!({"players": names});
    let seats = json!({"players": vec![json!({"seat": "open"}); SEATS], "listed": true});
    let attack = |ground: Ground, _: usize| post(ground, names.clone(), seats.clone());
    ground.together(ATTACKERS, attack).await?;
    Ok(Vec::new())
}

async fn post(ground: Ground, names: Value, seats: Value) {
    let mut client = ground.client(ATTACKER);
    while !ground.is_over() {
        ground.post(&mut client, "/api/games", &names).await;
        ground.post(&mut client, "/api/games", &seats).await;
        ground.pause(PAUSE).await;
    }
}
