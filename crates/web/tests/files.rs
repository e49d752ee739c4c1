//! Import and export on the page.

mod common;

use axum::http::StatusCode;
use common::{Browser, Dice, server};
use serde_json::{Value, json};

async fn import(browser: &mut Browser, text: &str) -> common::Answer {
    browser.post_text("/api/import", "text/plain", text.to_owned()).await
}

/// What a game looks like, whoever looks, in whichever order the players sit.
fn essence(game: &Value) -> Value {
    json!([game["actions"], game["phase"], game["companies"], game["tiles"], game["market"], game["over"]])
}

#[tokio::test]
async fn our_file_comes_back_as_it_went() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    let mut dice = Dice(3);
    for seq in 0..120 {
        let action = dice.choose(&browser.game(&id).await);
        assert!(browser.act(&id, seq, &action).await.status.is_success());
    }
    let exported = browser.get(&format!("/games/{id}/lokalka.json")).await;
    assert_eq!(exported.status, StatusCode::OK);
    let answer = import(&mut browser, &exported.text).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    let copy = answer.json()["id"].as_str().expect("an id").to_owned();
    assert_ne!(copy, id);
    let (one, other) = (browser.game(&id).await, browser.game(&copy).await);
    assert_eq!(essence(&one), essence(&other));
    assert_eq!(one["players"], other["players"]);
    assert_eq!(other["seq"], json!(0), "an imported game begins a log of its own");
    let again = browser.get(&format!("/games/{copy}/lokalka.json")).await;
    assert_eq!(again.text, exported.text);
    // It goes on, and what was imported can be taken back.
    let action = dice.choose(&other);
    assert!(browser.act(&copy, 0, &action).await.status.is_success());
    for seq in 1..4 {
        let undone = browser.post(&format!("/api/games/{copy}/undo"), &json!({"seq": seq})).await;
        assert!(undone.status.is_success(), "{}", undone.text);
    }
    assert_eq!(browser.game(&copy).await["actions"], json!(118));
}

#[tokio::test]
async fn a_record_of_the_site_goes_out_and_comes_back() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    for (seq, local) in ["S1", "S2", "S3", "M1"].iter().enumerate() {
        let action = json!({"do": "buy_local", "local": local});
        assert!(browser.act(&id, seq as u64, &action).await.status.is_success());
    }
    let exported = browser.get(&format!("/games/{id}/18xx.json")).await;
    assert_eq!(exported.status, StatusCode::OK, "{}", exported.text);
    assert_eq!(exported.json()["title"], json!("18CZ"));
    let answer = import(&mut browser, &exported.text).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    let copy = answer.json()["id"].as_str().expect("an id").to_owned();
    assert_eq!(essence(&browser.game(&id).await), essence(&browser.game(&copy).await));
}

#[tokio::test]
async fn what_cannot_be_imported_is_refused_with_a_reason() {
    let server = server();
    let mut browser = Browser::new(&server);
    let wrong_action = r#"{"lokalka":1,"title":"18cz","players":["a","b","c"],"actions":[{"do":"pay_out"}]}"#;
    for text in
        ["", "[]", "{}", r#"{"lokalka":9}"#, r#"{"title":"1830","players":[],"actions":[]}"#, wrong_action]
    {
        let answer = import(&mut browser, text).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{text}");
        assert!(answer.json()["sentence"].as_str().is_some_and(|words| words.len() > 20), "{}", answer.text);
    }
    let huge = import(&mut browser, &" ".repeat(5 << 20)).await;
    assert_eq!(huge.status, StatusCode::PAYLOAD_TOO_LARGE);
}
