//! One long game, played once at random: every table of a measurement begins in the middle of it and plays on.

use std::path::Path;

use serde_json::{Value, json};
use tokio::runtime::Runtime;

use crate::folder::Folder;
use crate::{Client, Dice, Kept, Server};

/// At which action the tables begin: a game in the middle.
pub(super) const BEGIN: usize = 300;

/// A game of six by this seed is more than twice as long.
const SEED: u64 = 1;

/// A game and how it goes on.
pub(super) struct Script {
    /// The game file up to the middle.
    pub(super) file: Value,
    /// The actions after that.
    pub(super) actions: Vec<Value>,
}

impl Script {
    /// Plays the game on a server of its own, to its end.
    pub(super) fn write(program: &Path, runtime: &Runtime) -> Result<Script, String> {
        let folder = Folder::new();
        let mut server = Server::start(program, &Kept::Folder(folder.0.clone()))?;
        let script = runtime.block_on(write(Client::new(server.address(), 1)));
        server.stop()?;
        script
    }
}

async fn write(mut client: Client) -> Result<Script, String> {
    let players = json!({"players": ["Anna", "Bela", "Cyril", "Dana", "Emil", "Fanny"], "seed": SEED});
    let made = client.expect("POST", "/api/games", &players).await?;
    let game = format!("/api/games/{}", made["id"].as_str().ok_or("a new game has no id")?);
    let (mut dice, mut actions) = (Dice::new(SEED), Vec::new());
    loop {
        let position = client.expect("GET", &game, &Value::Null).await?;
        let Some(action) = dice.choose(&position) else { break };
        let asked = json!({"seq": actions.len(), "action": action});
        client.expect("POST", &format!("{game}/actions"), &asked).await?;
        actions.push(action);
    }
    let mut file = client.expect("GET", &format!("{game}/lokalka.json"), &Value::Null).await?;
    let kept = file["actions"].as_array_mut().ok_or("a game file has no actions")?;
    kept.truncate(BEGIN);
    let actions = actions.split_off(BEGIN.min(actions.len()));
    Ok(Script { file, actions })
}
