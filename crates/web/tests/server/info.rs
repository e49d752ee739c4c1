//! What one looks up: charts with their numbers, phases, tiles, companies, limits, the course of the game.

use crate::common::{Browser, Dice, server};
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use serde_json::Value;

/// A game of three, played at random until it is over.
async fn played(browser: &mut Browser) -> (String, u64) {
    let id = browser.start().await;
    play_on(browser, id, 5).await
}

/// Plays at random until the game is over.
async fn play_on(browser: &mut Browser, id: String, seed: u64) -> (String, u64) {
    let mut dice = Dice::new(seed);
    let mut seq = 0;
    loop {
        let game = browser.game(&id).await;
        if game["over"] == true {
            return (id, seq);
        }
        let action = dice.choose(&game);
        assert!(browser.act(&id, seq, &action).await.status.is_success());
        seq += 1;
    }
}

fn rows(csv: &str) -> Vec<Vec<&str>> {
    csv.lines().map(|line| line.split(',').collect()).collect()
}

/// The game at a position, by the API.
async fn at(browser: &mut Browser, id: &str, at: &str) -> Value {
    browser.get(&format!("/api/games/{id}?at={at}")).await.json()
}

#[tokio::test]
async fn the_numbers_of_charts_are_those_of_the_game() {
    let server = server();
    let mut browser = Browser::new(&server);
    let (id, actions) = played(&mut browser).await;
    let file = browser.get(&format!("/games/{id}/charts/worth.csv")).await;
    assert_eq!(file.headers[CONTENT_TYPE], "text/csv; charset=utf-8");
    let worth = rows(&file.text);
    assert_eq!(worth[0][..2], ["Round", "Actions"]);
    assert!(worth.len() > 20, "a row for every round: {}", worth.len());
    assert_eq!(worth.last().expect("rows")[1], actions.to_string());
    for row in &worth[1..] {
        let game = at(&mut browser, &id, row[1]).await;
        for (index, name) in worth[0][2..].iter().enumerate() {
            let players = game["players"].as_array().expect("players");
            let player = players.iter().find(|player| player["name"] == *name).expect("the player");
            assert_eq!(player["worth"].to_string(), row[index + 2], "{name} at {}", row[1]);
        }
    }
    let prices = browser.get(&format!("/games/{id}/charts/prices.csv")).await.text;
    let prices = rows(&prices);
    let last = prices.last().expect("rows");
    let game = at(&mut browser, &id, last[1]).await;
    let listed = |company: &&Value| company["status"] != "closed";
    for company in game["companies"].as_array().expect("companies").iter().filter(listed) {
        let column = prices[0].iter().position(|name| company["symbol"] == *name).expect("a column");
        assert_eq!(company["price"].to_string(), last[column]);
    }
    let revenue = browser.get(&format!("/games/{id}/charts/revenue.csv")).await.text;
    assert_eq!(rows(&revenue).len(), 14, "thirteen operating rounds, and the heading");
    assert_eq!(browser.get(&format!("/games/{id}/charts/weather.csv")).await.status, StatusCode::NOT_FOUND);
    let beyond = browser.get(&format!("/games/{id}/charts/worth.csv?at=99999")).await;
    assert_eq!(beyond.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn charts_have_a_line_for_everybody_and_the_result_explains_itself() {
    let server = server();
    let mut browser = Browser::new(&server);
    let (id, _) = played(&mut browser).await;
    let charts = browser.get(&format!("/games/{id}/info/charts?bare")).await.text;
    for name in ["Anna", "Bela", "Cyril"] {
        assert_eq!(charts.matches(&format!("data-line=\"{name}\"")).count(), 1, "{name}");
    }
    assert_eq!(charts.matches("<svg").count(), 3);
    assert_eq!(charts.matches("<table>").count(), 3, "numbers for those who do not see the lines");
    let table = browser.get(&format!("/games/{id}")).await.text;
    let game = browser.game(&id).await;
    let (_, result) = table.split_once("class=\"result\"").expect("the result");
    for player in game["players"].as_array().expect("players") {
        for part in ["cash", "worth"] {
            assert!(result.contains(&player[part].to_string()), "{part} of {}", player["name"]);
        }
    }
    assert!(result.contains("data-line=\"Anna\""), "with the charts");
}

/// The end was left out once: then who took the lead in the last round of all was not told.
#[tokio::test]
async fn the_last_lead_is_the_winners_and_the_end_says_why_it_came() {
    let (mut at_the_end, mut owing) = (0, 0);
    for seed in [5, 13] {
        let server = server();
        let mut browser = Browser::new(&server);
        let id = browser.start().await;
        let (id, _) = play_on(&mut browser, id, seed).await;
        let table = browser.get(&format!("/games/{id}")).await.text;
        assert!(table.contains("The last operating round is over."));
        let game = browser.game(&id).await;
        let players = game["players"].as_array().expect("players");
        // The table of players means the same by a debt as the result.
        for (owed, what) in
            players.iter().flat_map(|player| ["debt", "penalty"].map(|what| (&player[what], what)))
        {
            if owed.as_u64() > Some(0) {
                assert!(
                    table.contains(&format!("−{owed}<")) && table.contains(&format!("{what}\">{owed}<")),
                    "{what} {owed}"
                );
                owing += 1;
            }
        }
        let worth = |player: &&Value| player["worth"].as_i64();
        let best = players.iter().max_by_key(worth).expect("a winner");
        if players.iter().filter(|player| worth(player) == worth(&best)).count() > 1 {
            continue;
        }
        let leads: Vec<&str> = table.split(" took the lead.").collect();
        let name = best["name"].as_str().expect("a name");
        assert!(leads.len() > 1 && leads[leads.len() - 2].ends_with(&format!(": {name}")), "{name}");
        at_the_end += table.matches("At the end: ").count();
    }
    assert!(at_the_end > 0, "none of these games was decided in its last round");
    assert!(owing > 0, "nobody owed anything in these games");
}

#[tokio::test]
async fn the_manifest_counts_what_is_left() {
    let server = server();
    let mut browser = Browser::new(&server);
    let (id, actions) = played(&mut browser).await;
    for position in [0, actions / 2, actions] {
        let page = browser.get(&format!("/games/{id}/info/tiles?bare&at={position}")).await.text;
        let game = at(&mut browser, &id, &position.to_string()).await;
        let laid = |name: &str| {
            game["tiles"].as_array().expect("tiles").iter().filter(|tile| tile["tile"] == *name).count()
        };
        let mut kinds = 0;
        for entry in page.split("data-tile=\"").skip(1) {
            let name = entry.split('"').next().unwrap_or_default();
            let (_, counts) = entry.split_once("class=\"left\">").expect("the count");
            let mut counts = counts.split('<').next().unwrap_or_default().split(" of ");
            let mut count = || counts.next().and_then(|text| text.parse::<usize>().ok()).expect("a number");
            let (left, all) = (count(), count());
            assert_eq!(left + laid(name), all, "tile {name} at {position}");
            assert!(entry.contains(&format!("data-left=\"{left}\"")));
            kinds += 1;
        }
        assert!(kinds > 50, "{kinds} kinds of tiles");
    }
}

#[tokio::test]
async fn the_course_shows_where_the_game_stands() {
    let server = server();
    let mut browser = Browser::new(&server);
    let (id, actions) = played(&mut browser).await;
    let counts = |page: &str| {
        ["done", "here", "ahead"].map(|state| page.matches(&format!("class=\"{state}\"")).count())
    };
    let start = browser.get(&format!("/games/{id}/info/course?bare&at=0")).await.text;
    let [done, here, ahead] = counts(&start);
    // The Pre-Stock Round, 8 stock rounds, 13 operating rounds, 7 exports, the end.
    assert_eq!((done, here, ahead), (0, 1, 29));
    assert!(start.contains("21 of 22 rounds are left"));
    let end = browser.get(&format!("/games/{id}/info/course?bare")).await.text;
    assert_eq!(counts(&end), [29, 1, 0]);
    let mut before = 0;
    for position in (0..actions).step_by(40) {
        let page = browser.get(&format!("/games/{id}/info/course?bare&at={position}")).await.text;
        let [done, here, ahead] = counts(&page);
        assert_eq!((here, done + ahead), (1, 29));
        assert!(done >= before, "the course goes one way");
        before = done;
    }
    assert!(before > 20);
}

#[tokio::test]
async fn every_drawer_is_a_page_too() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    let table = browser.get(&format!("/games/{id}")).await.text;
    for (drawer, words) in [
        ("phases", "The first 4 scraps 2."),
        ("tiles", "8866p"),
        ("companies", "Buschtehrader Eisenbahn"),
        ("limits", "With 3 players everybody may hold 14 certificates"),
        ("course", "Operating round 8.3"),
        ("charts", "What players are worth"),
    ] {
        let address = format!("/games/{id}/info/{drawer}");
        assert!(table.contains(&format!("href=\"{address}\"")), "{drawer}");
        let page = browser.get(&address).await;
        assert_eq!(page.status, StatusCode::OK);
        assert!(page.text.starts_with("<!DOCTYPE html>") && page.text.contains(words), "{drawer}");
        let bare = browser.get(&format!("{address}?bare&at=0")).await;
        assert!(!bare.text.contains("<html") && bare.text.contains(words), "{drawer}");
        assert!(!bare.text.contains(" style="), "{drawer}");
        assert!(!bare.text.contains("Václav"), "{drawer}: nobody plays for him here");
    }
    assert_eq!(browser.get(&format!("/games/{id}/info/weather")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn help_lists_the_keys() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    let table = browser.get(&format!("/games/{id}")).await.text;
    let (_, help) = table.split_once("<dialog id=\"help\"").expect("the dialog");
    let help = &help[..help.find("</dialog>").expect("its end")];
    for key in ["?", "U", "[", "]", "Space", "M", "L", "S", "Esc"] {
        assert!(help.contains(&format!("<kbd>{key}</kbd>")), "{key}");
    }
    assert!(table.contains("data-help"));
}
