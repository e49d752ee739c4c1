//! The way through time and the log.

use crate::common::{Browser, Dice, server};
use axum::http::StatusCode;
use serde_json::json;

/// A game of three with this many actions at random.
async fn played(browser: &mut Browser, actions: u64) -> String {
    let id = browser.start().await;
    let mut dice = Dice::new(11);
    for seq in 0..actions {
        let action = dice.choose(&browser.game(&id).await);
        assert!(browser.act(&id, seq, &action).await.status.is_success());
    }
    id
}

/// The values of an attribute in the order in which they come.
fn values<'a>(text: &'a str, attribute: &str) -> Vec<&'a str> {
    let start = format!(" {attribute}=\"");
    text.split(start.as_str()).skip(1).map(|rest| rest.split('"').next().unwrap_or_default()).collect()
}

#[tokio::test]
async fn the_line_of_rounds_leads_to_their_beginnings() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = played(&mut browser, 150).await;
    let page = browser.get(&format!("/games/{id}?at=70")).await.text;
    let (_, strip) = page.split_once("class=\"rounds\"").expect("the line of rounds");
    let strip = &strip[..strip.find("</div>").expect("its end")];
    let beginnings = values(strip, "data-at");
    assert!(beginnings.len() > 2, "{beginnings:?}");
    for at in beginnings {
        assert_eq!(browser.get(&format!("/games/{id}?at={at}")).await.status, StatusCode::OK);
    }
    for step in ["back", "on", "turn-back", "turn-on", "now"] {
        assert!(page.contains(&format!("data-step=\"{step}\"")), "{step}");
    }
    let present = browser.get(&format!("/games/{id}")).await.text;
    assert!(!present.contains("data-step=\"on\"") && !present.contains("data-step=\"now\""));
}

#[tokio::test]
async fn parts_that_did_not_change_keep_their_mark() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    for seq in 0..2 {
        browser.act(&id, seq, &json!({"do": "pass"})).await;
    }
    let first = browser.get(&format!("/games/{id}/table?at=0")).await.text;
    let second = browser.get(&format!("/games/{id}/table?at=1")).await.text;
    let mark = |text: &str, part: &str| {
        let (_, rest) = text.split_once(&format!("id=\"{part}\" data-part=\"")).expect("the part");
        rest.split('"').next().unwrap_or_default().to_owned()
    };
    for part in ["map", "market"] {
        assert_eq!(mark(&first, part), mark(&second, part), "{part}");
    }
    assert_ne!(mark(&first, "log"), mark(&second, "log"));
}

#[tokio::test]
async fn the_log_is_narrowed_to_a_player_or_a_company() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = played(&mut browser, 150).await;
    let whole = browser.get(&format!("/games/{id}/log")).await.text;
    assert!(values(&whole, "data-about").len() >= 150, "every action is an entry");
    assert!(whole.contains("Pre-Stock Round") && whole.contains("Stock round 1"));
    for key in ["seat-0", "seat-2"] {
        let shown = browser.get(&format!("/games/{id}/table?about={key}")).await.text;
        let abouts = values(&shown, "data-about");
        assert!(!abouts.is_empty());
        for about in abouts {
            assert!(about.split(' ').any(|who| who == key), "{key} is not in {about}");
        }
        assert!(shown.contains(&format!("<option value=\"{key}\" selected>")), "{key} stays chosen");
    }
    // The page counts the same entries that the table shows, when they are few enough.
    let company = values(&whole, "value").into_iter().find(|value| value.starts_with("company-"));
    let company = company.expect("a company was started").to_owned();
    let shown = browser.get(&format!("/games/{id}/table?about={company}")).await.text;
    let fits =
        |text: &str| values(text, "data-about").iter().filter(|about| about.contains(&company)).count();
    assert!(fits(&shown) > 0 && fits(&shown) <= fits(&whole));
    assert_eq!(fits(&shown), values(&shown, "data-about").len());
}

#[tokio::test]
async fn what_was_taken_back_stays_in_the_log() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    browser.act(&id, 0, &json!({"do": "buy_local", "local": "S1"})).await;
    browser.post(&format!("/api/games/{id}/undo"), &json!({"seq": 1})).await;
    let page = browser.get(&format!("/games/{id}")).await.text;
    assert!(page.contains("class=\"remark\""), "the action is gone, its trace is not");
    browser.post(&format!("/api/games/{id}/redo"), &json!({"seq": 2})).await;
    browser.act(&id, 3, &json!({"do": "pass"})).await;
    let page = browser.get(&format!("/games/{id}")).await.text;
    assert_eq!(page.matches("class=\"remark\"").count(), 2);
    let log = browser.get(&format!("/games/{id}/log")).await.text;
    assert_eq!(log.matches("class=\"remark\"").count(), 2);
}

#[tokio::test]
async fn what_the_browser_shows_is_not_sent_again() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = played(&mut browser, 150).await;
    let whole = browser.get(&format!("/games/{id}/table?at=70")).await.text;
    let known: Vec<String> = ["map", "market", "shares", "trains", "log", "choices"]
        .iter()
        .map(|part| {
            let (_, rest) = whole.split_once(&format!("id=\"{part}\" data-part=\"")).expect("the part");
            format!("{part}:{}", rest.split('"').next().unwrap_or_default())
        })
        .collect();
    let known = known.join(",");
    let again = browser.get(&format!("/games/{id}/table?at=70&known={known}")).await.text;
    assert!(again.len() * 4 < whole.len(), "{} of {}", again.len(), whole.len());
    let next = browser.get(&format!("/games/{id}/table?at=71&known={known}")).await.text;
    assert!(next.contains("class=\"entries\""), "what changed is sent");
    assert!(!next.contains("data-hex="), "the map did not change");
}
