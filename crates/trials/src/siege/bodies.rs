//! Bodies as large as they may be and larger, to everything that takes one.

use hyper::body::Bytes;
use serde_json::json;

use super::ground::{ATTACKER, Ground};
use super::outcome::Finding;

/// Just below 4 MB.
const LARGE: usize = (4 << 20) - 1024;

/// Who sends at once.
const ATTACKERS: usize = 4;

pub(super) async fn attack(ground: &Ground) -> Result<Vec<Finding>, String> {
    let mut client = ground.client(ATTACKER);
    let game = ground.new_game(&mut client, &json!(["Anna", "Bela", "Cyril"])).await;
    let game = game.ok_or("there is no game to send to")?;
    let paths = paths(&game);
    let large = ground.scale(LARGE, LARGE / 4);
    let attack = |ground: Ground, number: usize| send(ground, paths.clone(), bodies(large), number);
    ground.together(ATTACKERS, attack).await?;
    Ok(Vec::new())
}

/// Everything that takes a body.
fn paths(game: &str) -> Vec<(&'static str, String)> {
    let of_game = [
        ("POST", "actions"),
        ("POST", "undo"),
        ("POST", "redo"),
        ("POST", "undo/agree"),
        ("POST", "undo/refuse"),
        ("POST", "chat"),
        ("PUT", "seats/0/notes"),
        ("POST", "seats/0/join"),
        ("POST", "seats/0/stand-in"),
    ];
    let of_game = of_game.map(|(method, path)| (method, format!("/api/games/{game}/{path}")));
    let others =
        ["/api/games", "/api/import", "/api/account", "/api/session", "/api/tokens", "/games", "/sign-in"];
    others.map(|path| ("POST", path.to_owned())).into_iter().chain(of_game).collect()
}

/// One long text, lists in lists, many small things, and more than is read.
fn bodies(large: usize) -> Vec<Bytes> {
    let text = json!({"name": "a".repeat(large), "players": [], "lokalka": 1}).to_string();
    let nested = format!("{{\"lokalka\":1,\"actions\":{}", "[".repeat(large));
    let many = format!("{{\"lokalka\":1,\"title\":\"18cz\",\"actions\":[{}{{}}]}}", "{},".repeat(large / 3));
    [text, nested, many, " ".repeat(large + large / 2)].map(Bytes::from).to_vec()
}

async fn send(ground: Ground, paths: Vec<(&'static str, String)>, bodies: Vec<Bytes>, number: usize) {
    let mut client = ground.client(ATTACKER);
    for turn in (number..).take_while(|_| !ground.is_over()) {
        let (method, path) = &paths[turn % paths.len()];
        let body = &bodies[turn / paths.len() % bodies.len()];
        ground.ask(&mut client, method, path, body.clone()).await;
    }
}
