//! One test for each attack that the server is built against: what it answers, and that nothing has changed.
//!
//! Files that a folder of titles names outside itself are in `crates/lokalka/tests/command/titles.rs`, since the command line
//! reads them.

mod branches;
#[cfg(target_os = "linux")]
mod connections;
mod floods;
mod input;
mod people;
mod play;
mod webhooks;

use crate::common::{Answer, Browser};
use serde_json::{Value, json};

const PASSWORD: &str = "correct horse";

/// All that an attack must not change of a game.
async fn state(browser: &mut Browser, id: &str) -> Value {
    let mut game = browser.game(id).await;
    // Whose eyes see it is no part of it.
    for key in ["yours", "your_seats"] {
        game[key] = Value::Null;
    }
    json!([game, browser.get(&format!("/api/games/{id}/log")).await.json()])
}

/// Whoever must decide, the number to send along, and an action that is allowed.
async fn turn(browser: &mut Browser, id: &str) -> (usize, u64, Value) {
    let game = browser.game(id).await;
    let action = game["offers"][0]["choices"][0]["action"].clone();
    (game["seat"].as_u64().expect("a seat") as usize, game["seq"].as_u64().expect("a number"), action)
}

fn sentence(answer: &Answer) -> String {
    answer.json()["sentence"].as_str().expect("a sentence").to_owned()
}
