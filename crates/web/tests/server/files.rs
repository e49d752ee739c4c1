//! Import and export on the page.

use crate::common::{Browser, Dice, server};
use axum::http::StatusCode;
use records::game_file::{self, GameFile};
use records::site;
use rules::seed::Draws;
use rules::title::Shelf;
use rules::{Game, Options, title};
use serde_json::{Value, json};

async fn import(browser: &mut Browser, text: &str) -> crate::common::Answer {
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
    let mut dice = Dice::new(3);
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
    for (seq, private) in ["S1", "S2", "S3", "M1"].iter().enumerate() {
        let action = json!({"do": "buy_local", "local": private});
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

/// A game by the rulebook that 18xx.games cannot be told to its end, and how much of it can.
fn untellable_game() -> (GameFile, usize) {
    let title = title::embedded::title("18cz").expect("it is embedded");
    let players: Vec<String> = ["Anna", "Bela", "Cyril"].map(String::from).into();
    let games = (1..).map(|seed| {
        let mut game = Game::new(title.clone(), Options::BOOK, 3, seed).expect("three play").game;
        let (mut draws, mut played) = (Draws::new(seed), Vec::new());
        while let Some(offers) = game.offers() {
            let offer = &offers.offers[draws.below(offers.offers.len())];
            let action = offer.action(draws.below(offer.len()));
            game = game.play(offers.seat, &action).expect("it was offered").game;
            played.push((offers.seat, action));
        }
        GameFile::of(&title, Options::BOOK, seed, players.clone(), &played).expect("it was played")
    });
    let mut games = games.filter_map(|file| {
        let told = site::write(&file, &Shelf::built_in()).err()?.tellable()?;
        Some((file, told))
    });
    games.next().expect("there is always another seed")
}

#[tokio::test]
async fn of_a_game_that_cannot_be_told_the_beginning_is_offered() {
    let server = server();
    let mut browser = Browser::new(&server);
    let (file, count) = untellable_game();
    let answer = import(&mut browser, &game_file::write(&file)).await;
    let id = answer.json()["id"].as_str().expect("an id").to_owned();
    let page = browser.get(&format!("/games/{id}/18xx.json")).await;
    assert_eq!(page.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(page.text.contains(&format!("action {} (", count + 1)), "the action is named: {}", page.text);
    let way = format!("/games/{id}/18xx.json?until={count}");
    assert!(page.text.contains(&way), "{}", page.text);
    let told = browser.get(&format!("/api/games/{id}/18xx.json")).await;
    assert!(told.json()["sentence"].as_str().is_some_and(|words| words.contains(&format!("until={count}"))));
    for way in [way.clone(), format!("/api{way}")] {
        let part = browser.get(&way).await;
        assert_eq!(part.status, StatusCode::OK, "{}", part.text);
        assert!(import(&mut browser, &part.text).await.status.is_success());
    }
}
