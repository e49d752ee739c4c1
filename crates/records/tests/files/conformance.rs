//! The conformance files, where the folder is there.

use std::path::{Path, PathBuf};

use records::conformance::{self, Difference, Outcome, What, check_end, check_file};
use records::{game_file, site};
use rules::Seat;
use rules::title::Shelf;
use serde_json::Value;

fn shelf() -> Shelf {
    Shelf::built_in()
}

/// The folder `shared/conformance` beside one of the folders above this crate.
fn folder() -> Option<PathBuf> {
    let above = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors();
    above.map(|folder| folder.join("shared/conformance")).find(|folder| folder.is_dir())
}

fn files(title: &str) -> Vec<(String, String)> {
    let Some(folder) = folder() else {
        fixtures::skip("there is no folder shared/conformance beside the project");
        return Vec::new();
    };
    let mut files: Vec<PathBuf> = std::fs::read_dir(folder.join(title))
        .into_iter()
        .flatten()
        .flatten()
        .map(|entry| entry.path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .collect();
    files.sort();
    let name = |path: &Path| path.file_name().unwrap_or_default().to_string_lossy().into_owned();
    files.iter().map(|path| (name(path), std::fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn every_game_of_two_to_six_is_followed() {
    let mut wrong = Vec::new();
    for (name, text) in files("18cz") {
        let outcome = check_file(&text, &shelf());
        println!("{name}: {outcome}");
        match outcome {
            Outcome::Passed { .. } => {}
            other => wrong.push(format!("{name}: {other}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_game_becomes_a_game_file() {
    for title in ["18cz", "1836jr56"] {
        for (name, text) in files(title) {
            let file =
                conformance::to_game_file(&text, &shelf()).unwrap_or_else(|why| panic!("{name}: {why}"));
            let bohemia = title == "18cz" && name.contains("-2p-");
            assert_eq!(file.title, if bohemia { "18cz-bohemia" } else { title }, "{name}");
            let written = game_file::write(&file);
            assert_eq!(game_file::read(&written, &shelf()).unwrap(), file, "{name}");
            let replay =
                game_file::replay(&file, &shelf(), None).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(replay.game.state().is_over(), "{name}");
            let value: Value = serde_json::from_str(&text).unwrap();
            for (seat, player) in file.players.iter().enumerate() {
                let worth = replay.game.view().worth(Seat::at(seat));
                assert_eq!(value["result"][player], worth, "{name}: {player}");
            }
        }
    }
}

#[test]
fn every_record_can_be_followed_without_its_states() {
    let mut wrong = Vec::new();
    for (name, text) in ["18cz", "1836jr56"].into_iter().flat_map(files) {
        let record = conformance::read(&text).unwrap().record;
        if let Err(why) = site::to_game_file(&record, &shelf()) {
            wrong.push(format!("{name}: {why}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The first actions of a game of three, read as JSON.
fn a_game(actions: usize) -> Option<Value> {
    let (_, text) = files("18cz").into_iter().find(|(name, _)| name.contains("random-3p"))?;
    let mut game: Value = serde_json::from_str(&text).unwrap();
    game["actions"].as_array_mut().unwrap().truncate(actions);
    game["states"].as_array_mut().unwrap().truncate(actions + 1);
    game["result"] = Value::Null;
    assert!(matches!(check_file(&game.to_string(), &shelf()), Outcome::Passed { .. }));
    Some(game)
}

fn difference(game: &Value) -> Difference {
    match check_file(&game.to_string(), &shelf()) {
        Outcome::Failed(difference) => difference,
        other => panic!("{other}"),
    }
}

#[test]
fn a_changed_number_is_found_where_it_is() {
    let Some(game) = a_game(150) else { return };
    let states = game["states"].as_array().unwrap();
    let place = (100..states.len()).find(|&index| states[index].get("players").is_some()).unwrap();
    let mut changed = game.clone();
    let cash = &mut changed["states"][place]["players"]["Anna"]["cash"];
    *cash = (cash.as_i64().unwrap() + 1).into();
    let difference = difference(&changed);
    assert_eq!(difference.action, place);
    assert_eq!(difference.kind, game["actions"][place - 1]["type"]);
    match &difference.what {
        What::State { path, expected, got } => {
            assert_eq!(path, "players.Anna.cash");
            assert_eq!(expected.parse::<i64>().unwrap(), got.parse::<i64>().unwrap() + 1);
        }
        other => panic!("{other:?}"),
    }
    let text = difference.to_string();
    assert!(text.contains(&format!("action {place} (")) && text.contains("players.Anna.cash"), "{text}");
}

#[test]
fn every_key_is_compared() {
    let Some(game) = a_game(5) else { return };
    let informative = ["actor", "step", "passed"];
    let first = game["states"][0].as_object().unwrap();
    for key in first.keys().filter(|key| !informative.contains(&key.as_str())) {
        let mut changed = game.clone();
        changed["states"][0][key] = serde_json::json!("something else");
        assert_eq!(difference(&changed).action, 0, "{key}");
    }
}

#[test]
fn a_missing_action_is_found() {
    let Some(game) = a_game(150) else { return };
    let actions = game["actions"].as_array().unwrap();
    for wanted in ["bid", "lay_tile", "buy_train", "buy_shares", "par"] {
        let place = actions.iter().position(|action| action["type"] == wanted).unwrap();
        let mut changed = game.clone();
        changed["actions"].as_array_mut().unwrap().remove(place);
        let why = check_file(&changed.to_string(), &shelf());
        assert!(matches!(why, Outcome::Unreadable { .. }), "{why}");
        changed["states"].as_array_mut().unwrap().remove(place + 1);
        // The next action is the first whose outcome can be seen to differ.
        assert_eq!(difference(&changed).action, place + 1, "{wanted}");
    }
}

#[test]
fn every_game_of_1836jr56_is_followed() {
    let mut wrong = Vec::new();
    for (name, text) in files("1836jr56") {
        match check_file(&text, &shelf()) {
            Outcome::Passed { .. } => {}
            other => wrong.push(format!("{name}: {other}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// As plain records: without a look at the states on the way, it ends with the same table and the same worth.
#[test]
fn every_game_of_1836jr56_is_followed_without_its_states() {
    let mut wrong = Vec::new();
    for (name, text) in files("1836jr56") {
        match check_end(&text, &shelf()) {
            Outcome::Passed { .. } => {}
            other => wrong.push(format!("{name}: {other}")),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Their games, played here, become records again that end the same.
#[test]
fn every_game_of_1836jr56_is_written_again() {
    for (name, text) in files("1836jr56") {
        let file = conformance::to_game_file(&text, &shelf()).unwrap();
        let written = site::write(&file, &shelf()).unwrap_or_else(|why| panic!("{name}: {why}"));
        let back = site::to_game_file(&site::read(&written).unwrap(), &shelf()).unwrap();
        let [one, other] = [file, back].map(|file| game_file::replay(&file, &shelf(), None).unwrap().game);
        assert!(one.state() == other.state(), "{name}");
    }
}

#[test]
fn every_key_of_1836jr56_is_compared() {
    let Some((_, text)) = files("1836jr56").into_iter().next() else { return };
    let mut game: Value = serde_json::from_str(&text).unwrap();
    game["actions"].as_array_mut().unwrap().truncate(5);
    game["states"].as_array_mut().unwrap().truncate(6);
    game["result"] = Value::Null;
    let informative = ["actor", "step", "passed"];
    let first = game["states"][0].as_object().unwrap().clone();
    for key in first.keys().filter(|key| !informative.contains(&key.as_str())) {
        let mut changed = game.clone();
        changed["states"][0][key] = serde_json::json!("something else");
        assert_eq!(difference(&changed).action, 0, "{key}");
    }
    for key in ["ipo_percent", "market_percent", "loans", "escrow", "capitalization", "destinated"] {
        let mut changed = game.clone();
        changed["states"][0]["corporations"]["B"][key] = serde_json::json!("something else");
        assert_eq!(difference(&changed).action, 0, "{key}");
    }
}

#[test]
fn half_a_file_is_unreadable() {
    let Some(game) = a_game(30) else { return };
    let text = game.to_string();
    for part in 1..40 {
        let mut end = text.len() * part / 40;
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        assert!(matches!(check_file(&text[..end], &shelf()), Outcome::Unreadable { .. }));
    }
}
