//! Bots at the table: they move by themselves, say why, and can be handed a seat.

use std::time::Duration;

use crate::common::{Browser, server};
use axum::Router;
use axum::http::StatusCode;
use serde_json::{Value, json};
use web::{Config, Repository, app};

/// Long enough for a slow machine; nothing waits as long as this unless it has failed.
const PATIENCE: Duration = Duration::from_secs(60);

/// Anna against two bots.
async fn against(browser: &mut Browser, bot: &str) -> String {
    let players = json!(["Anna", {"seat": bot}, {"seat": bot}]);
    let answer = browser.post("/api/games", &json!({"players": players, "seed": 7})).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    answer.json()["id"].as_str().expect("an id").to_owned()
}

/// Waits until the game is as wished.
async fn until(browser: &mut Browser, id: &str, wish: impl Fn(&Value) -> bool) -> Value {
    let wait = async {
        loop {
            let game = browser.game(id).await;
            if wish(&game) {
                return game;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.expect("the bots move in time")
}

/// Anna does this, and passes until the bots have moved: in the snake she may have two turns in a row. Gives the game
/// before her last move, and after theirs.
async fn move_and_wait(browser: &mut Browser, id: &str, action: &Value) -> (Value, Value) {
    let mut action = action.clone();
    loop {
        let before = until(browser, id, is_annas_turn).await;
        let seq = before["seq"].as_u64().expect("a number");
        let answer = browser.act(id, seq, &action).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        let after = until(browser, id, is_annas_turn).await;
        if after["seq"].as_u64() > Some(seq + 1) {
            return (before, after);
        }
        action = json!({"do": "pass"});
    }
}

fn is_annas_turn(game: &Value) -> bool {
    game["seat"] == 0
}

fn quick(repository: Repository) -> Router {
    app(Config::new(repository).thinking(Duration::from_millis(50)))
}

#[tokio::test]
async fn bots_move_until_a_person_must_decide_and_say_why() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = against(&mut browser, "novice").await;
    let game = until(&mut browser, &id, is_annas_turn).await;
    let private = game["offers"][0]["choices"][0]["action"].clone();
    let (_, later) = move_and_wait(&mut browser, &id, &private).await;
    assert!(later["actions"].as_u64() > Some(2), "others have moved");
    let log = browser.get(&format!("/games/{id}/log")).await.text;
    assert!(log.contains("class=\"why\"") && log.contains("Because "), "a bot gives its reason");
}

#[tokio::test]
async fn taking_back_against_bots_needs_no_consent_and_goes_to_ones_own_move() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = against(&mut browser, "novice").await;
    let (before, after) = move_and_wait(&mut browser, &id, &json!({"do": "pass"})).await;
    let answer = browser.ask(&id, "undo", after["seq"].as_u64().expect("a number")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    let now = browser.game(&id).await;
    assert_eq!((&now["actions"], &now["seat"]), (&before["actions"], &before["seat"]));
}

#[tokio::test]
async fn a_seat_is_handed_to_a_bot_and_taken_back() {
    let server = quick(Repository::in_memory().expect("memory is there"));
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    let decider = browser.game(&id).await["seat"].as_u64().expect("somebody decides");
    let path = format!("/api/games/{id}/seats/{decider}/stand-in");
    let mut stranger = Browser::new(&server);
    let refused = stranger.post(&path, &json!({"bot": "novice"})).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
    let unknown = browser.post(&path, &json!({"bot": "champion"})).await;
    assert_eq!(unknown.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(unknown.text.contains("random, novice, conductor, director"), "{}", unknown.text);
    assert_eq!(browser.post(&path, &json!({"bot": "novice"})).await.status, StatusCode::OK);
    let game = until(&mut browser, &id, |game| game["seq"] == 1).await;
    assert_ne!(game["seat"].as_u64(), Some(decider), "the bot has moved");
    let told = stranger.get(&format!("/games/{id}")).await.text;
    assert!(told.contains("A bot is playing for "), "everybody is told");
    assert!(!told.contains("again</button>"), "who has no seat takes none back");
    assert_eq!(browser.post(&path, &json!({"bot": null})).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_bot_suggests_to_whoever_plays_alone_and_to_nobody_else() {
    let server = quick(Repository::in_memory().expect("memory is there"));
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    let answer = browser.get(&format!("/api/games/{id}/suggestion")).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    let suggestion = answer.json();
    assert!(suggestion["why"].as_str().is_some_and(|why| !why.is_empty()));
    let played = browser.act(&id, 0, &suggestion["action"]).await;
    assert_eq!(played.status, StatusCode::OK, "{}", played.text);
    let gathering = browser.gather("open").await;
    let mut bela = Browser::new(&server);
    bela.join(&gathering, 1, "Bela").await;
    let refused = browser.get(&format!("/api/games/{gathering}/suggestion")).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn bots_go_on_after_a_restart() {
    let folder = std::env::temp_dir().join(format!("lokalka-bots-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let mut browser = Browser::new(&quick(Repository::open(&folder).expect("the folder can be used")));
    let id = against(&mut browser, "novice").await;
    // Another server on the same folder: whatever the first one was about to do, this one goes on.
    browser.move_to(&quick(Repository::open(&folder).expect("the folder can be used")));
    until(&mut browser, &id, is_annas_turn).await;
    // The first server may still be busy there.
    let _ = std::fs::remove_dir_all(&folder);
}
