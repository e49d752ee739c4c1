//! Many games in which only directors play, all of one address, and somebody who watches each of them.

use std::time::Duration;

use serde_json::json;

use super::ground::{ATTACKER, Ground};
use super::outcome::Finding;

/// So many games one address may set up at once.
const GAMES: usize = 60;

pub(super) async fn attack(ground: &Ground) -> Result<Vec<Finding>, String> {
    let mut client = ground.client(ATTACKER);
    let director = json!({"seat": "director"});
    let players = json!([director, director, director, director]);
    let mut games = Vec::new();
    for _ in 0..ground.scale(GAMES, 4) {
        games.extend(ground.new_game(&mut client, &players).await);
    }
    // Whoever pauses games that nobody watches has these watched.
    let mut watching = Vec::new();
    for game in &games {
        watching.extend(ground.listen(ATTACKER, game).await);
    }
    tokio::time::sleep_until(ground.until()).await;
    let mut entries = 0;
    for game in &games {
        let path = format!("/api/games/{game}");
        let looked = tokio::time::timeout(Duration::from_secs(5), client.get(&path)).await;
        let seq = looked.ok().and_then(Result::ok).and_then(|answer| answer.body["seq"].as_u64());
        entries += seq.unwrap_or(0);
    }
    let words = format!(
        "{} games of directors, {} of them watched, have made {entries} moves",
        games.len(),
        watching.len()
    );
    Ok(vec![Finding::note(words)])
}
