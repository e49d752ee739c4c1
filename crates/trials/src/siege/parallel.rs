//! Everything that is much work, all at once, from one address: imports, exports, suggestions and previews.

use records::game_file;
use serde_json::json;

use super::games::deals::long_game;
use super::ground::{ATTACKER, Ground};
use super::outcome::Finding;
use crate::Client;

/// A game of this length is brought again and again.
const LENGTH: usize = 1_500;

/// Who asks for each kind of work at once.
const ATTACKERS: usize = 4;

/// Exports, what a bot would do, and pages that look through the whole game.
const PARTS: [&str; 5] = [
    "/api/games/{id}/suggestion",
    "/api/games/{id}/18xx.json",
    "/api/games/{id}/lokalka.json",
    "/games/{id}",
    "/games/{id}/charts/revenue.csv",
];

/// The game that is brought.
pub(super) fn files() -> Result<Vec<(usize, String)>, String> {
    Ok(vec![(LENGTH, game_file::write(&long_game(LENGTH)?))])
}

pub(super) async fn attack(
    ground: &Ground,
    long: &[(usize, String)],
    dense: &[String],
) -> Result<Vec<Finding>, String> {
    let mut client = ground.client(ATTACKER);
    let mut findings = Vec::new();
    let brought: Vec<&str> =
        long.iter().map(|(_, file)| file.as_str()).chain(dense.iter().map(String::as_str)).collect();
    let mut games = Vec::new();
    for file in &brought {
        match ground.import(&mut client, file).await {
            Some(Ok(game)) => games.push(game),
            Some(Err(why)) => findings.push(Finding::note(format!("a game is refused: {why}"))),
            None => {}
        }
    }
    games.extend(ground.new_game(&mut client, &json!(["Anna", "Bela", "Cyril"])).await);
    if games.is_empty() {
        return Ok(findings);
    }
    let mut tasks = Vec::new();
    for number in 0..ATTACKERS {
        tasks.push(tokio::spawn(import(ground.clone(), brought[number % brought.len()].to_owned())));
        for part in PARTS {
            let path = part.replace("{id}", &games[number % games.len()]);
            tasks.push(tokio::spawn(read(ground.clone(), client.window(), path)));
        }
    }
    for task in tasks {
        task.await.map_err(|error| format!("an attacker failed: {error}"))?;
    }
    Ok(findings)
}

async fn import(ground: Ground, file: String) {
    let mut client = ground.client(ATTACKER);
    while !ground.is_over() {
        ground.import(&mut client, &file).await;
    }
}

async fn read(ground: Ground, mut client: Client, path: String) {
    while !ground.is_over() {
        ground.get(&mut client, &path).await;
    }
}
