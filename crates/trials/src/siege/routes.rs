//! The best routes of diesels on boards full of track, asked for by many at once who do not wait for the answer.

use std::collections::BTreeSet;
use std::time::Duration;

use records::game_file;
use serde_json::{Value, json};

use super::Form;
use super::games::diesels::dense_boards;
use super::ground::{ATTACKER, Ground};
use super::outcome::Finding;
use crate::Client;

/// Who asks at once, and how long each waits before hanging up.
const ATTACKERS: usize = 16;
const WAIT: Duration = Duration::from_millis(300);

/// A pause between two questions.
const PAUSE: Duration = Duration::from_millis(50);

/// From the track step it is not further than so many times passing to the trains.
const STEPS: usize = 6;

/// Games that end where a company with diesels may lay track.
pub(super) fn files(form: Form) -> Result<Vec<String>, String> {
    let wanted = if form == Form::Full { 4 } else { 1 };
    Ok(dense_boards(wanted)?.iter().map(game_file::write).collect())
}

pub(super) async fn attack(ground: &Ground, files: &[String]) -> Result<Vec<Finding>, String> {
    let mut client = ground.client(ATTACKER);
    let (mut questions, mut findings) = (Vec::new(), Vec::new());
    for file in files {
        match ask_about(ground, &mut client, file).await {
            Ok(paths) => questions.extend(paths),
            Err(why) => findings.push(Finding::note(format!("a dense board cannot be asked about: {why}"))),
        }
    }
    if questions.is_empty() {
        return Ok(findings);
    }
    findings.push(Finding::note(format!(
        "{} different questions about {} boards",
        questions.len(),
        files.len()
    )));
    let attack = |ground: Ground, number: usize| ask(ground, client.window(), questions.clone(), number);
    ground.together(ATTACKERS, attack).await?;
    Ok(findings)
}

/// Brings a game twice, once at its track step and once at its trains, and gives the paths that ask for routes there.
async fn ask_about(ground: &Ground, client: &mut Client, file: &str) -> Result<Vec<String>, String> {
    let no_answer = || "no answer".to_owned();
    let game = ground.import(client, file).await.ok_or_else(no_answer)??;
    let position = ground.get(client, &format!("/api/games/{game}")).await.ok_or_else(no_answer)?.body;
    let mut paths: Vec<String> =
        hexes(&position).iter().map(|hex| format!("/games/{game}/tray/revenue?hex={hex}")).collect();
    let game = ground.import(client, file).await.ok_or_else(no_answer)??;
    let mut position = position;
    for _ in 0..STEPS {
        let asked = json!({"seq": position["seq"], "action": {"do": "pass"}});
        let passed = ground.post(client, &format!("/api/games/{game}/actions"), &asked).await;
        let Some(passed) = passed.filter(|answer| answer.status == 200) else { break };
        position["seq"] = passed.body["seq"].clone();
        // Whoever looks now has the routes searched for, and waits as long as that takes.
        let looked = ground.ask_briefly(client, &format!("/api/games/{game}"), WAIT).await;
        match looked {
            Some(looked) if !offers(&looked.body, "run_trains") => {}
            _ => break,
        }
    }
    paths.extend([format!("/games/{game}"), format!("/api/games/{game}"), format!("/games/{game}/table")]);
    Ok(paths)
}

/// The hexes on which something may be laid.
fn hexes(position: &Value) -> BTreeSet<String> {
    actions(position).filter_map(|action| action["hex"].as_str().map(str::to_owned)).collect()
}

fn offers(position: &Value, verb: &str) -> bool {
    actions(position).any(|action| action["do"] == json!(verb))
}

fn actions(position: &Value) -> impl Iterator<Item = &Value> {
    let groups = position["offers"].as_array().into_iter().flatten();
    let choices = groups.flat_map(|group| group["choices"].as_array().into_iter().flatten());
    choices.map(|choice| &choice["action"])
}

async fn ask(ground: Ground, client: Client, questions: Vec<String>, number: usize) {
    for turn in (number..).step_by(ATTACKERS).take_while(|_| !ground.is_over()) {
        ground.ask_briefly(&mut client.window(), &questions[turn % questions.len()], WAIT).await;
        ground.pause(PAUSE).await;
    }
}
