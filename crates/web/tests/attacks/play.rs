//! Moves that nobody may make: at the wrong seat, at the wrong time, twice, with numbers of one's own.

use axum::http::StatusCode;
use serde_json::{Value, json};

use crate::common::{Browser, Dice, server, three};
use crate::{sentence, state, turn};

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
