//! Records of 18xx.games: round trips, undo and redo, and what is said about bad ones.

use crate::common::{random_game, random_game_of, shelf};
use records::conformance::{Outcome, check_file};
use records::game_file::GameFile;
use records::{game_file, site};
use rules::title::embedded;
use rules::{Options, Seat};
use serde_json::{Value, json};

#[test]
fn a_game_reads_back_the_same() {
    for (players, seed) in [(3, 11), (4, 12), (5, 13), (6, 14), (3, 15), (4, 16), (2, 17), (2, 18), (2, 19)] {
        let (file, game) = random_game(Options::AS_ON_18XX_GAMES, players, seed, usize::MAX);
        let text = site::write(&file, &shelf()).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        let record = site::read(&text).unwrap();
        assert_eq!(record.players.names, file.players);
        let back = site::to_game_file(&record, &shelf()).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        let replay = game_file::replay(&back, &shelf(), None).unwrap();
        assert_eq!(replay.game.state(), game.state(), "seed {seed}");
        assert!(
            matches!(check_file(&text, &shelf()), Outcome::Passed { .. }),
            "seed {seed}: {}",
            check_file(&text, &shelf())
        );
    }
}

/// What was done where that site would not wait is told where it does.
#[test]
fn a_game_of_1836jr56_reads_back_the_same() {
    for seed in 21..45 {
        let players = 2 + seed as usize % 3;
        let (file, game) = random_game_of("1836jr56", Options::AS_ON_18XX_GAMES, players, seed, usize::MAX);
        let text = site::write(&file, &shelf()).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        let record = site::read(&text).unwrap();
        assert_eq!((record.title.as_str(), &record.players.names), ("1836Jr56", &file.players));
        let back = site::to_game_file(&record, &shelf()).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        let replay = game_file::replay(&back, &shelf(), None).unwrap();
        assert!(replay.game.state() == game.state(), "seed {seed}");
    }
}

/// By the rulebook it is told as far as that site comes to the same, or it is said what does not.
#[test]
fn a_game_of_1836jr56_by_the_book_is_told_or_refused() {
    for seed in 1..13 {
        let (file, game) = random_game_of("1836jr56", Options::BOOK, 2 + seed as usize % 3, seed, usize::MAX);
        match site::write(&file, &shelf()) {
            Ok(text) => {
                let back = site::to_game_file(&site::read(&text).unwrap(), &shelf()).unwrap();
                let replay = game_file::replay(&back, &shelf(), None).unwrap();
                for (there, name) in back.players.iter().enumerate() {
                    let here = file.players.iter().position(|other| other == name).unwrap();
                    let worth = |game: &rules::Game, seat| game.view().worth(Seat::at(seat));
                    assert_eq!(worth(&replay.game, there), worth(&game, here), "seed {seed}: {name}");
                }
            }
            Err(why) => assert!(why.to_string().len() > 20, "seed {seed}: {why}"),
        }
    }
}

/// By the rulebook some games cannot be told there; those that can be come out the same for everybody.
#[test]
fn a_game_by_the_book_is_told_or_refused() {
    for (players, seed) in [4, 2].into_iter().flat_map(|players| (0..6).map(move |seed| (players, seed))) {
        let (file, game) = random_game(Options::BOOK, players, seed, usize::MAX);
        let Ok(text) = site::write(&file, &shelf()) else { continue };
        let back = site::to_game_file(&site::read(&text).unwrap(), &shelf()).unwrap();
        let replay = game_file::replay(&back, &shelf(), None).unwrap();
        for (seat, name) in file.players.iter().enumerate() {
            let there = back.players.iter().position(|player| player == name).unwrap();
            let (here, there) = (Seat::at(seat), Seat::at(there));
            assert_eq!(game.view().worth(here), replay.game.view().worth(there), "seed {seed}: {name}");
        }
    }
}

#[test]
fn the_beginning_of_a_game_by_the_book_is_told() {
    for (players, seed) in [4, 2].into_iter().flat_map(|players| (0..6).map(move |seed| (players, seed))) {
        let (file, _) = random_game(Options::BOOK, players, seed, 30);
        let text = site::write(&file, &shelf()).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        assert!(site::to_game_file(&site::read(&text).unwrap(), &shelf()).is_ok());
    }
}

fn record(actions: &Value) -> String {
    let players: Vec<Value> = (0..3).map(|id| json!({"id": 10 + id, "name": format!("P{id}")})).collect();
    json!({"id": 77, "title": "18CZ", "players": players, "settings": {"seed": 5}, "actions": actions})
        .to_string()
}

fn bid(id: u64, player: u64, company: &str) -> Value {
    json!({"type": "bid", "id": id, "entity": player, "entity_type": "player", "company": company, "price": 25})
}

fn bids(text: &str) -> Vec<String> {
    let record = site::read(text).unwrap();
    let company = |action: &site::SiteAction| match &action.kind {
        site::Kind::Bid { company, .. } => company.clone(),
        other => other.name().to_owned(),
    };
    record.actions.iter().map(company).collect()
}

#[test]
fn undo_and_redo_are_resolved_and_talk_is_left_out() {
    let talk = json!({"type": "message", "id": 3, "entity": 11, "entity_type": "player", "message": "hm"});
    let undo = json!({"type": "undo", "id": 4, "entity": 11, "entity_type": "player"});
    let undo_all = json!({"type": "undo", "id": 4, "entity": 11, "entity_type": "player", "action_id": 0});
    let undo_to = json!({"type": "undo", "id": 4, "entity": 11, "entity_type": "player", "action_id": 1});
    let redo = json!({"type": "redo", "id": 5, "entity": 11, "entity_type": "player"});
    let program = json!({"type": "program_share_pass", "id": 6, "entity": 11, "entity_type": "player",
        "auto_actions": [{"type": "pass", "entity": 11, "entity_type": "player"}]});
    let (a, b, c) = (bid(1, 10, "S1"), bid(2, 11, "S2"), bid(7, 11, "S3"));
    assert_eq!(bids(&record(&json!([a, b, talk, undo]))), ["S1"]);
    assert_eq!(bids(&record(&json!([a, b, talk, undo, redo]))), ["S1", "S2"]);
    assert_eq!(bids(&record(&json!([a, b, talk, undo_all, c]))), ["S3"]);
    assert_eq!(bids(&record(&json!([a, b, talk, undo_to, c]))), ["S1", "S3"]);
    assert_eq!(bids(&record(&json!([a, program, b]))), ["S1", "pass", "S2"]);
    let error = site::read(&record(&json!([a, redo]))).unwrap_err().to_string();
    assert!(error.contains("actions[1]") && error.contains("redo"), "{error}");
}

fn complaint(text: &str) -> String {
    match check_file(text, &shelf()) {
        Outcome::Unreadable { why } => why.to_string(),
        Outcome::Failed(difference) => difference.to_string(),
        other => panic!("{other}: {text}"),
    }
}

#[track_caller]
fn assert_complaint(text: &str, parts: &[&str]) {
    let complaint = complaint(text);
    for part in parts {
        assert!(complaint.contains(part), "`{part}` is not in: {complaint}");
    }
}

#[test]
fn bad_records_are_named() {
    let good = record(&json!([bid(1, 10, "S1")]));
    assert_complaint(&good[..good.len() / 2], &["JSON"]);
    assert_complaint(&good.replace("18CZ", "1830"), &["unknown title `1830`"]);
    assert_complaint(&good.replace("\"bid\"", "\"fly\""), &["actions[0]", "unknown action `fly`"]);
    assert_complaint(&good.replace("\"entity\":10", "\"entity\":11"), &["action 1 (bid)"]);
    assert_complaint(&good.replace("\"entity\":10", "\"entity\":99"), &["action 1 (bid)", "no player 99"]);
    assert_complaint(&good.replace("\"S1\"", "\"X1\""), &["action 1 (bid)", "no local railway X1"]);
    assert_complaint("[1]", &["not a JSON object"]);
    assert_complaint(r#"{"format": "conformance-9"}"#, &["conformance-9", "conformance-1"]);
    assert_complaint(r#"{"format": "conformance-1"}"#, &["title"]);
    let twins = json!({"format": "conformance-1", "title": "18CZ", "players": ["Anna", "Bela", "Anna"],
        "player_ids": [1, 2, 3], "actions": [], "states": [{}]});
    assert_complaint(&twins.to_string(), &["players[2]", "a second Anna"]);
}

#[test]
fn hexes_and_prices_that_do_not_exist_are_named() {
    let (file, _) = random_game(Options::AS_ON_18XX_GAMES, 3, 21, 400);
    let text = site::write(&file, &shelf()).unwrap();
    let mut value: Value = serde_json::from_str(&text).unwrap();
    let actions = value["actions"].as_array_mut().unwrap();
    let lay = actions.iter().position(|action| action["type"] == "lay_tile").expect("a tile was laid");
    actions[lay]["hex"] = json!("Z9");
    assert_complaint(&value.to_string(), &[&format!("action {} (lay_tile)", lay + 1), "no hex Z9"]);
    let mut value: Value = serde_json::from_str(&text).unwrap();
    let actions = value["actions"].as_array_mut().unwrap();
    let par = actions.iter().position(|action| action["type"] == "par").expect("a company was started");
    actions[par]["share_price"] = json!("51,0,3");
    assert_complaint(&value.to_string(), &[&format!("action {} (par)", par + 1), "51"]);
    let actions = value["actions"].as_array_mut().unwrap();
    actions[par]["share_price"] = json!("much");
    assert_complaint(&value.to_string(), &[&format!("action {} (par)", par + 1), "much"]);
}

#[test]
fn a_title_that_is_not_played_there_cannot_be_told() {
    let players = vec!["Anna".to_owned(), "Ben".to_owned()];
    let title = embedded::title("18cz-moravia-silesia").expect("it is built in");
    let file = GameFile::of(&title, Options::BOOK, 1, players, &[]).expect("it begins");
    let told = site::write(&file, &shelf()).expect_err("there is no such title there").to_string();
    assert!(told.contains("has no title `18cz-moravia-silesia`"), "{told}");
}

/// Consent is taken for granted there: of an offer, a price that the owner named and the consent to it, the purchase is told.
#[test]
fn what_was_agreed_on_in_the_end_is_told() {
    let options = Options { ask_consent: true, ..Options::AS_ON_18XX_GAMES };
    let (mut named, mut refused) = (0, 0);
    for seed in 60..72 {
        let (file, game) = random_game(options, 3 + seed as usize % 3, seed, usize::MAX);
        let text = site::write(&file, &shelf()).unwrap_or_else(|why| panic!("seed {seed}: {why}"));
        let back = site::to_game_file(&site::read(&text).unwrap(), &shelf()).unwrap();
        let replay = game_file::replay(&back, &shelf(), None).unwrap();
        assert_eq!(replay.game.state(), game.state(), "seed {seed}");
        let talks = file.actions.windows(2).map(|pair| (&pair[0].action, &pair[1].action));
        for (_, next) in talks.filter(|(one, _)| one.kind() == "counter_offer") {
            match next.kind() {
                "accept" => named += 1,
                _ => refused += 1,
            }
        }
    }
    assert!(named > 0 && refused > 0, "{named} agreed to, {refused} not");
}
