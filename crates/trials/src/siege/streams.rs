//! Streams of events: each keeps a connection, and a table in memory.

use serde_json::json;

use super::ground::{ATTACKER, Ground};
use super::outcome::Finding;

/// How many are tried for.
const STREAMS: usize = 1000;

pub(super) async fn attack(ground: &Ground) -> Result<Vec<Finding>, String> {
    let mut client = ground.client(ATTACKER);
    let mut games = Vec::new();
    for _ in 0..ground.scale(40, 4) {
        games.extend(ground.new_game(&mut client, &json!(["Anna", "Bela", "Cyril"])).await);
    }
    if games.is_empty() {
        return Err("there is no game to listen to".to_owned());
    }
    let mut open = Vec::new();
    for number in 0..ground.scale(STREAMS, 200) {
        open.extend(ground.listen(ATTACKER, &games[number % games.len()]).await);
        if ground.is_over() {
            break;
        }
    }
    tokio::time::sleep_until(ground.until()).await;
    Ok(vec![Finding::note(format!("{} streams were open at the end", open.len()))])
}
