//! Every decision of whole games as the page shows it.

use std::collections::BTreeMap;

use crate::common::{Browser, Dice, server};
use axum::http::StatusCode;
use serde_json::{Value, json};

/// The title with private papers.
const MORAVIA: &str = "18cz-moravia-silesia";

/// What the page must have for a group of choices.
fn hook(verb: &str) -> &'static str {
    match verb {
        "lay-tile" | "lay-home-tile" => "data-tray",
        "take-over" => "/take-over?target=",
        "dividend" => "choice-card",
        "buy-train" | "buy-train-from" => "train-columns",
        "place-station" | "choose-city" | "return-marker" => "data-spot",
        "run-trains" => "class=\"runs\"",
        "counter-offer" => "Name another price",
        _ => "data-action",
    }
}

/// Opens what the page opens for a choice, and looks at it.
async fn open(browser: &mut Browser, id: &str, verb: &str, action: &Value) {
    let text = |key: &str| action[key].as_str().unwrap_or_default().to_owned();
    let path = match verb {
        "lay-tile" | "lay-home-tile" => format!("tray?hex={}", text("hex")),
        "take-over" => format!("take-over?target={}", text("target")),
        "start-company" | "buy-share" | "sell-shares" => {
            format!("company?company={}&cell=own", text("company"))
        }
        _ => return,
    };
    let opened = browser.get(&format!("/games/{id}/{path}")).await;
    assert_eq!(opened.status, StatusCode::OK, "{path}: {}", opened.text);
    assert!(!opened.text.contains(" style="), "{path}");
    match verb {
        "lay-tile" | "lay-home-tile" => {
            assert!(opened.text.contains("data-choice") && opened.text.contains("id=\"lay\""), "{path}");
            let earned = browser.get(&format!("/games/{id}/tray/revenue?hex={}", text("hex"))).await;
            let (earned, offered) = (earned.json(), opened.text.matches("data-choice").count());
            let told = earned.as_array().expect("a list").len();
            assert!(told == 0 || told == offered, "{path}: {told} of {offered}");
        }
        "take-over" => {
            assert!(opened.text.contains("data-field=\"price\"") && opened.text.contains("Total"), "{path}");
            let path =
                format!("/games/{id}/take-over/terms?target={}&price={}", text("target"), action["price"]);
            assert_eq!(browser.get(&path).await.status, StatusCode::OK, "{path}");
        }
        _ => assert!(opened.text.contains("data-action"), "{path}: {}", opened.text),
    }
}

#[tokio::test]
async fn every_decision_has_its_place_on_the_page() {
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for (title, seed) in [("18cz", 1), ("18cz", 2), (MORAVIA, 3), (MORAVIA, 4), (MORAVIA, 5)] {
        let server = server();
        let mut browser = Browser::new(&server);
        let asked = json!({"title": title, "players": ["Anna", "Bela", "Cyril"], "seed": seed});
        let id = browser.post("/api/games", &asked).await.json()["id"].as_str().expect("an id").to_owned();
        let mut dice = Dice::new(seed);
        for _ in 0..2_000 {
            let game = browser.game(&id).await;
            if game["over"] == json!(true) {
                break;
            }
            let page = browser.get(&format!("/games/{id}")).await;
            assert_eq!(page.status, StatusCode::OK);
            for group in game["offers"].as_array().expect("a list") {
                let verb = group["verb"].as_str().expect("a verb").to_owned();
                assert!(page.text.contains(hook(&verb)), "{verb}: {}", game["decision"]);
                let times = seen.entry(verb.clone()).or_default();
                *times += 1;
                if *times % 10 == 1 {
                    open(&mut browser, &id, &verb, &group["choices"][0]["action"]).await;
                }
            }
            let mut action = dice.choose(&game);
            if action["do"] == "bid" {
                // The lowest: others would take all the money out of the game before it begins.
                let groups = game["offers"].as_array().expect("a list");
                let bids = groups.iter().find(|group| group["verb"] == "bid").expect("a bid");
                action = bids["choices"][0]["action"].clone();
            }
            let seq = game["seq"].as_u64().expect("a number");
            let answer = browser.act(&id, seq, &action).await;
            assert_eq!(answer.status, StatusCode::OK, "{action}: {}", answer.text);
        }
    }
    for verb in [
        "buy-local",
        "start-company",
        "sell-shares",
        "lay-tile",
        "run-trains",
        "take-over",
        "answer",
        "counter-offer",
        "pick-paper",
        "bid",
        "assign-train",
    ] {
        assert!(seen.contains_key(verb), "{verb} was never offered: {seen:?}");
    }
}

#[tokio::test]
async fn a_take_over_out_of_place_is_refused_in_words() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    let sheet = browser.get(&format!("/games/{id}/take-over?target=EKJ")).await;
    assert_eq!(sheet.status, StatusCode::NOT_FOUND);
    let mut watcher = Browser::new(&server);
    let sheet = watcher.get(&format!("/games/{id}/take-over?target=EKJ")).await;
    assert_eq!(sheet.status, StatusCode::FORBIDDEN);
}
