//! Moravia-Silesia over HTTP: what programs are told of an auction and of the board.

use crate::common::{Browser, server};
use serde_json::json;

#[tokio::test]
async fn an_auction_is_told_with_its_bids() {
    let server = server();
    let mut browser = Browser::new(&server);
    let asked = json!({"title": "18cz-moravia-silesia", "players": ["Anna", "Bela"], "seed": 5});
    let id = browser.post("/api/games", &asked).await.json()["id"].as_str().expect("an id").to_owned();
    let game = browser.game(&id).await;
    assert!(game["reconstructed"].as_str().is_some_and(|what| what.contains("not known to us")));
    assert_eq!(game["auction"], json!(null), "nothing is up");
    let first = game["seat"].as_u64().expect("somebody decides");
    let other = 1 - first;
    for (action, auction) in [
        (
            json!({"do": "pick_paper", "local": "MW"}),
            json!({"paper": "MW", "lowest": 60, "highest": null, "bidder": null, "still_in": [first, other]}),
        ),
        (
            json!({"do": "bid", "amount": 61}),
            json!({"paper": "MW", "lowest": 60, "highest": 61, "bidder": first, "still_in": [first, other]}),
        ),
        (json!({"do": "pass"}), json!(null)),
    ] {
        let seq = browser.game(&id).await["seq"].as_u64().expect("a number");
        let answer = browser.act(&id, seq, &action).await;
        assert_eq!(answer.status, 200, "{action}: {}", answer.text);
        assert_eq!(browser.game(&id).await["auction"], auction, "{action}");
    }
    let game = browser.game(&id).await;
    assert_eq!(game["players"][first as usize]["locals"], json!(["MW"]));
    assert_eq!(game["markers"], json!([{"hex": "F22", "city": 0, "company": "MW"}]));
    // A bid that is too low is refused with the rule.
    let seq = game["seq"].as_u64().expect("a number");
    browser.act(&id, seq, &json!({"do": "pick_paper", "local": "L1"})).await;
    let refused = browser.act(&id, seq + 1, &json!({"do": "bid", "amount": 54})).await;
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains("R-MOR-12"), "{}", refused.text);
}

#[tokio::test]
async fn the_drawers_show_only_what_is_played() {
    let server = server();
    let mut browser = Browser::new(&server);
    let asked = json!({"title": "18cz-moravia-silesia", "players": ["Anna", "Bela"], "seed": 5});
    let id = browser.post("/api/games", &asked).await.json()["id"].as_str().expect("an id").to_owned();
    let limits = browser.get(&format!("/games/{id}/info/limits")).await.text;
    assert!(limits.contains("70 %") && !limits.contains("1 × 100 %"), "only large companies are played");
    let phases = browser.get(&format!("/games/{id}/info/phases")).await.text;
    assert!(phases.contains("private papers close") && phases.contains("4+4, 5+5: 50 K more"), "{phases}");
    let companies = browser.get(&format!("/games/{id}/info/companies")).await.text;
    assert!(companies.contains("Other private papers") && companies.contains("Its marker stands on F22"));
    let course = browser.get(&format!("/games/{id}/info/course")).await.text;
    assert!(course.contains("Auction of private papers") && !course.contains("Pre-Stock"));
}
