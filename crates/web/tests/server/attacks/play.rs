//! Moves that nobody may make: at the wrong seat, at the wrong time, twice, with numbers of one's own.

use axum::http::StatusCode;
use records::game_file::{self, GameFile};
use serde_json::{Value, json};

use super::{sentence, state, turn};
use crate::common::{Browser, Dice, server, three};

#[tokio::test]
async fn wrong_seat() {
    let server = server();
    let (id, mut people) = three(&server).await;
    let (seat, seq, action) = turn(&mut people[0], &id).await;
    let before = state(&mut people[0], &id).await;
    let other = people[(seat + 1) % 3].act(&id, seq, &action).await;
    assert_eq!(other.status, StatusCode::FORBIDDEN);
    assert!(sentence(&other).contains("decides now, not you"));
    let stranger = Browser::new(&server).act(&id, seq, &action).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    // The seat cannot be named in the request either.
    let named = json!({"seq": seq, "action": action, "seat": seat});
    let named = people[(seat + 1) % 3].post(&format!("/api/games/{id}/actions"), &named).await;
    assert_eq!(named.status, StatusCode::UNPROCESSABLE_ENTITY);
    let bot = json!({"bot": "novice"});
    let bot = people[(seat + 1) % 3].post(&format!("/api/games/{id}/seats/{seat}/stand-in"), &bot).await;
    assert_eq!(bot.status, StatusCode::FORBIDDEN, "nor can it be given to a bot");
    assert_eq!(state(&mut people[0], &id).await, before);
}

/// A game in which one has passed, with its player and what was done.
async fn after_a_pass() -> (Browser, String, Value) {
    let mut anna = Browser::new(&server());
    let id = anna.start().await;
    let pass = json!({"do": "pass"});
    assert_eq!(anna.act(&id, 0, &pass).await.status, StatusCode::OK);
    (anna, id, pass)
}

#[tokio::test]
async fn stale_sequence() {
    let (mut anna, id, pass) = after_a_pass().await;
    let before = state(&mut anna, &id).await;
    for (wrong, what) in [(0, "the past"), (2, "the future"), (u64::from(u32::MAX), "the end of numbers")] {
        let answer = anna.act(&id, wrong, &pass).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{what}");
        assert_eq!(answer.json()["seq"], json!(1), "the fresh number comes along");
        for path in ["undo", "redo"] {
            assert_eq!(anna.ask(&id, path, wrong).await.status, StatusCode::CONFLICT, "{path} in {what}");
        }
    }
    let huge = anna.act(&id, u64::MAX, &pass).await;
    assert_eq!(huge.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(state(&mut anna, &id).await, before);
}

#[tokio::test]
async fn replayed_request() {
    let (mut anna, id, pass) = after_a_pass().await;
    let before = state(&mut anna, &id).await;
    for _ in 0..3 {
        assert_eq!(anna.act(&id, 0, &pass).await.status, StatusCode::CONFLICT);
    }
    assert_eq!(state(&mut anna, &id).await, before);
    assert_eq!(anna.ask(&id, "undo", 1).await.status, StatusCode::OK);
    assert_eq!(anna.ask(&id, "undo", 1).await.status, StatusCode::CONFLICT);
    assert_eq!(anna.act(&id, 0, &pass).await.status, StatusCode::CONFLICT, "nor does undo bring it back");
    assert_eq!(anna.game(&id).await["seq"], json!(2));
}

/// Plays at random until trains can run; gives the number and what is offered.
async fn until_trains_run(browser: &mut Browser, id: &str) -> (u64, Value) {
    let mut dice = Dice::new(5);
    for seq in 0.. {
        let game = browser.game(id).await;
        let groups = game["offers"].as_array().expect("offers").iter();
        let mut choices = groups.flat_map(|group| group["choices"].as_array().expect("choices"));
        let runs = |choice: &&Value| choice["action"]["runs"].as_array().is_some_and(|runs| !runs.is_empty());
        if let Some(choice) = choices.find(runs) {
            return (seq, choice["action"].clone());
        }
        assert!(seq < 2000, "no train ever runs");
        assert_eq!(browser.act(id, seq, &dice.choose(&game)).await.status, StatusCode::OK);
    }
    unreachable!("numbers do not end")
}

#[tokio::test]
async fn forged_revenue() {
    let server = server();
    let mut anna = Browser::new(&server);
    let id = anna.start().await;
    let (seq, honest) = until_trains_run(&mut anna, &id).await;
    let before = state(&mut anna, &id).await;
    let change = |change: &dyn Fn(&mut Value)| {
        let mut action = honest.clone();
        change(&mut action);
        action
    };
    let forged = [
        ("a claim without routes", json!({"do": "claim_revenue", "amount": 9999})),
        ("a revenue in the action", change(&|action| action["revenue"] = json!(9999))),
        ("a revenue of a train", change(&|action| action["runs"][0]["revenue"] = json!(9999))),
        (
            "a train twice",
            change(&|action| {
                let run = action["runs"][0].clone();
                action["runs"].as_array_mut().expect("runs").push(run);
            }),
        ),
        (
            "track that is not there",
            change(&|action| action["runs"][0]["track"] = json!(["A1:0-3", "A2:0-3"])),
        ),
        (
            "track twice",
            change(&|action| {
                let track = action["runs"][0]["track"].as_array_mut().expect("track");
                track.extend(track.clone());
            }),
        ),
        ("another train", change(&|action| action["runs"][0]["train"] = json!("8h"))),
    ];
    for (what, action) in forged {
        let answer = anna.act(&id, seq, &action).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{what}: {}", answer.text);
        assert!(sentence(&answer).len() > 10, "{what}");
    }
    assert_eq!(state(&mut anna, &id).await, before);
    assert_eq!(anna.act(&id, seq, &honest).await.status, StatusCode::OK, "the honest run is played");
}

/// The seeds in both files of a game, as somebody gets them.
async fn seeds(browser: &mut Browser, id: &str) -> [Value; 2] {
    let ours = browser.get(&format!("/api/games/{id}/lokalka.json")).await.json();
    let theirs = browser.get(&format!("/games/{id}/18xx.json")).await.json();
    [ours["seed"].clone(), theirs["settings"]["seed"].clone()]
}

#[tokio::test]
async fn seed_of_a_running_game() {
    let server = server();
    let (id, mut people) = three(&server).await;
    let mut stranger = Browser::new(&server);
    for browser in people.iter_mut().chain([&mut stranger]) {
        assert!(seeds(browser, &id).await.iter().all(|seed| seed.is_u64() && *seed != json!(7)));
    }
    // The file is whole all the same.
    let file = stranger.get(&format!("/games/{id}/lokalka.json")).await;
    let copy = stranger.post_text("/api/import", "text/plain", file.text).await.json();
    let copy = copy["id"].as_str().expect("an id");
    let (one, other) = (people[0].game(&id).await, stranger.game(copy).await);
    assert!(one["seat"] == other["seat"] && one["offers"] == other["offers"]);
    for path in
        [format!("/api/games/{id}"), format!("/api/games/{id}/log"), format!("/games/{id}/info/limits")]
    {
        assert!(!people[1].get(&path).await.text.contains("seed"), "{path}");
    }
    // Whoever plays alone may take the game elsewhere.
    let alone = people[0].start().await;
    assert_eq!(seeds(&mut people[0], &alone).await, [json!(7), json!(7)]);
    assert!(!seeds(&mut stranger, &alone).await.contains(&json!(7)), "others only watch");
    assert_eq!(people[0].act(&alone, 0, &json!({"do": "pass"})).await.status, StatusCode::OK);
}

#[tokio::test]
async fn seed_of_a_finished_game() {
    let server = server();
    let title = rules::title::embedded::title("18cz").expect("it is built in");
    let mut game = rules::Game::new(title.clone(), rules::Options::BOOK, 3, 7).expect("three play").game;
    let (mut draws, mut played) = (rules::seed::Draws::new(7), Vec::new());
    while let Some(offers) = game.offers() {
        let offer = &offers.offers[draws.below(offers.offers.len())];
        let action = offer.action(draws.below(offer.len()));
        game = game.play(offers.seat, &action).expect("it was offered").game;
        played.push((offers.seat, action));
    }
    let players = ["Anna", "Bela", "Cyril"].map(String::from).to_vec();
    let file = GameFile::of(&title, rules::Options::BOOK, 7, players, &played).expect("it was played");
    let (mut anna, mut stranger) = (Browser::new(&server), Browser::new(&server));
    let kept = anna.post_text("/api/import", "text/plain", game_file::write(&file)).await.json();
    let id = kept["id"].as_str().expect("an id");
    let file = stranger.get(&format!("/api/games/{id}/lokalka.json")).await.json();
    assert_eq!(file["seed"], json!(7), "nothing will be drawn any more");
}
