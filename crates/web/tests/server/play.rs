//! Playing through the HTTP API.

use crate::common::{Browser, Dice, server};
use axum::http::StatusCode;
use serde_json::{Value, json};

#[tokio::test]
async fn a_whole_game_is_played_through_the_api() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    let mut dice = Dice::new(1);
    let mut actions = 0;
    loop {
        let game = browser.game(&id).await;
        if game["over"] == json!(true) {
            assert_eq!(game["offers"], json!([]));
            break;
        }
        let seq = game["seq"].as_u64().expect("a number");
        assert_eq!(seq, actions);
        let action = dice.choose(&game);
        let answer = browser.act(&id, seq, &action).await;
        assert_eq!(answer.status, StatusCode::OK, "{action}: {}", answer.text);
        actions += 1;
        assert_eq!(answer.json()["seq"], json!(actions));
        if actions % 25 == 0 {
            let page = browser.get(&format!("/games/{id}")).await;
            assert_eq!(page.status, StatusCode::OK);
            assert!(!page.text.contains("style="), "an inline style at action {actions}");
        }
        assert!(actions < 5_000, "the game does not end");
    }
    assert!(actions > 100, "only {actions} actions");
    let page = browser.get(&format!("/games/{id}")).await;
    assert!(page.text.contains("The game is over: ") && page.text.contains(" won"), "it says who");
    // Any position of the past can be looked at.
    for at in [0, 1, actions / 2, actions] {
        let page = browser.get(&format!("/games/{id}?at={at}")).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.contains(&format!("{at}/{actions}")), "position {at}");
    }
    let beyond = browser.get(&format!("/games/{id}?at={}", actions + 1)).await;
    assert_eq!(beyond.status, StatusCode::NOT_FOUND);
    let log = browser.get(&format!("/games/{id}/log")).await;
    assert!(log.text.contains("Pre-Stock Round"));
}

#[tokio::test]
async fn another_browser_watches_and_cannot_act() {
    let server = server();
    let (mut player, mut watcher) = (Browser::new(&server), Browser::new(&server));
    let id = player.start().await;
    watcher.get("/").await;
    let page = watcher.get(&format!("/games/{id}")).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.text.contains("You are watching"));
    assert!(!page.text.contains("data-action"), "a watcher is offered nothing");
    let answer = watcher.act(&id, 0, &json!({"do": "pass"})).await;
    assert_eq!(answer.status, StatusCode::FORBIDDEN);
    for path in ["undo", "redo"] {
        let answer = watcher.post(&format!("/api/games/{id}/{path}"), &json!({"seq": 0})).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(watcher.game(&id).await["yours"], json!(false));
    assert_eq!(player.game(&id).await["seq"], json!(0));
    let list = watcher.get("/").await;
    assert!(!list.text.contains(&id));
    assert!(player.get("/").await.text.contains(&id));
}

#[tokio::test]
async fn an_old_number_is_a_conflict_and_names_the_fresh_one() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    assert_eq!(browser.act(&id, 0, &json!({"do": "pass"})).await.status, StatusCode::OK);
    let again = browser.act(&id, 0, &json!({"do": "pass"})).await;
    assert_eq!(again.status, StatusCode::CONFLICT);
    assert_eq!(again.json()["seq"], json!(1));
    assert_eq!(browser.game(&id).await["actions"], json!(1));
}

#[tokio::test]
async fn a_refusal_says_why_and_by_which_rule() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    let refused = browser.act(&id, 0, &json!({"do": "pay_out"})).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let body = refused.json();
    for key in ["sentence", "rule", "section"] {
        assert!(body[key].as_str().is_some_and(|text| !text.is_empty()), "{key} in {body}");
    }
    for nonsense in [json!({"do": "dance"}), json!({"do": "buy_local", "local": "X9"}), json!(7)] {
        let answer = browser.act(&id, 0, &nonsense).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{nonsense}");
        assert!(answer.json()["sentence"].is_string());
    }
    assert_eq!(browser.game(&id).await["seq"], json!(0));
    let missing = browser.act("nowhere", 0, &json!({"do": "pass"})).await;
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
}

/// The game without the numbers that count the log.
fn position(game: &Value) -> Value {
    let mut game = game.clone();
    game["seq"] = Value::Null;
    game
}

#[tokio::test]
async fn actions_are_taken_back_and_done_again() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    let ask = |path: &str| format!("/api/games/{id}/{path}");
    let nothing = browser.post(&ask("undo"), &json!({"seq": 0})).await;
    assert_eq!(nothing.status, StatusCode::UNPROCESSABLE_ENTITY);
    let start = browser.game(&id).await;
    assert!(browser.act(&id, 0, &json!({"do": "buy_local", "local": "S1"})).await.status.is_success());
    let bought = browser.game(&id).await;
    assert_ne!(position(&start), position(&bought));
    assert_eq!(browser.post(&ask("undo"), &json!({"seq": 1})).await.json()["seq"], json!(2));
    assert_eq!(position(&browser.game(&id).await), position(&start));
    assert_eq!(browser.post(&ask("redo"), &json!({"seq": 2})).await.json()["seq"], json!(3));
    assert_eq!(position(&browser.game(&id).await), position(&bought));
    // A new action after an undo leaves nothing to do again.
    browser.post(&ask("undo"), &json!({"seq": 3})).await;
    assert!(browser.act(&id, 4, &json!({"do": "pass"})).await.status.is_success());
    let nothing = browser.post(&ask("redo"), &json!({"seq": 5})).await;
    assert_eq!(nothing.status, StatusCode::UNPROCESSABLE_ENTITY);
    let old = browser.post(&ask("undo"), &json!({"seq": 4})).await;
    assert_eq!(old.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn games_survive_the_server() {
    let folder = std::env::temp_dir().join(format!("lokalka-web-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let open = || {
        let repository = web::Repository::open(&folder).expect("the folder can be made");
        web::app(web::Config::new(repository))
    };
    let mut browser = Browser::new(&open());
    let id = browser.start().await;
    let mut dice = Dice::new(5);
    for _ in 0..40 {
        let game = browser.game(&id).await;
        let action = dice.choose(&game);
        browser.act(&id, game["seq"].as_u64().expect("a number"), &action).await;
    }
    browser.post(&format!("/api/games/{id}/undo"), &json!({"seq": 40})).await;
    let before = browser.game(&id).await;
    assert_eq!(before["seq"], json!(41));
    browser.move_to(&open());
    assert_eq!(browser.game(&id).await, before);
    let redone = browser.post(&format!("/api/games/{id}/redo"), &json!({"seq": 41})).await;
    assert_eq!(redone.status, StatusCode::OK, "{}", redone.text);
    let _ = std::fs::remove_dir_all(&folder);
}
