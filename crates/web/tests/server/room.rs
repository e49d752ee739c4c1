//! The room that games take: in memory, where they come and go, and on the disk, where abandoned ones end.

use std::time::Duration;

use crate::common::{Browser, hear, server};
use axum::http::StatusCode;
use serde_json::json;
use web::{Config, Repository, app};

/// A table has no room in memory beside another one.
fn cramped() -> axum::Router {
    app(Config::new(Repository::in_memory().expect("memory is there")).memory_for_tables(1))
}

#[tokio::test]
async fn tables_that_do_not_fit_come_back_as_they_were() {
    let server = cramped();
    let mut browser = Browser::new(&server);
    let mut games = Vec::new();
    for _ in 0..6 {
        games.push(browser.start().await);
    }
    let mut news = hear(&server, &games[0]).await;
    assert_eq!(news("seq").await, "event: seq\ndata: 0\n\n");
    for (seq, local) in ["S1", "S2", "S3"].into_iter().enumerate() {
        for id in &games {
            let answer = browser.act(id, seq as u64, &json!({"do": "buy_local", "local": local})).await;
            assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        }
        // Those who look at a table that was let go meanwhile are told all the same.
        assert_eq!(news("seq").await, format!("event: seq\ndata: {}\n\n", seq + 1));
    }
    for id in &games {
        assert_eq!(browser.game(id).await["seq"], 3);
        assert!(browser.ask(id, "undo", 3).await.status.is_success());
    }
    let metrics = browser.get("/metrics").await.text;
    let live = metrics.lines().find_map(|line| line.strip_prefix("lokalka_live_tables "));
    let live: usize = live.expect("it is told").parse().expect("a number");
    assert!(live < games.len(), "{live} of {} are in memory", games.len());
}

#[tokio::test]
async fn many_who_ask_for_one_table_at_once_are_all_answered() {
    let server = cramped();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    browser.start().await;
    let looks = (0..40).map(|_| {
        let (mut twin, id) = (browser.twin(), id.clone());
        tokio::spawn(async move { twin.get(&format!("/games/{id}")).await.status })
    });
    for look in looks.collect::<Vec<_>>() {
        assert_eq!(look.await.expect("nobody panicked"), StatusCode::OK);
    }
}

#[tokio::test]
async fn abandoned_games_end_and_those_of_accounts_stay() {
    let folder = std::env::temp_dir().join(format!("lokalka-room-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let open = || Config::new(Repository::open(&folder).expect("the folder can be used"));
    let (abandoned, own) = {
        let server = app(open());
        let (mut stranger, mut anna) = (Browser::new(&server), Browser::new(&server));
        anna.sign_up("Anna").await;
        (stranger.start().await, anna.start().await)
    };
    let later = app(open().keep_abandoned(Some(Duration::ZERO)));
    let mut browser = Browser::new(&later);
    while browser.get(&format!("/api/games/{abandoned}")).await.status != StatusCode::NOT_FOUND {
        // Not so often that it is refused for that.
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(browser.get(&format!("/api/games/{own}")).await.status, StatusCode::OK);
    drop(later);
    let _ = std::fs::remove_dir_all(&folder);
}

#[tokio::test]
async fn it_is_announced_when_a_game_will_end() {
    let server = server();
    let mut browser = Browser::new(&server);
    browser.start().await;
    let page = browser.get("/").await.text;
    assert!(page.contains("kept until 20") && page.contains("180 days"), "{page}");
    browser.sign_up("Anna").await;
    let page = browser.get("/").await.text;
    assert!(!page.contains("kept until"), "it is the game of an account now");
}
