//! 1836Jr-56 over HTTP: what programs and pages are told of the auction, capital, loans and the national company, and the options
//! of a new game.

use crate::common::{Browser, Dice, server};
use serde_json::{Value, json};

async fn begin(browser: &mut Browser, options: Value) -> String {
    let asked =
        json!({"title": "1836jr56", "players": ["Anna", "Bela", "Cyril"], "seed": 5, "options": options});
    let answer = browser.post("/api/games", &asked).await;
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()["id"].as_str().expect("an id").to_owned()
}

async fn act(browser: &mut Browser, id: &str, action: Value) -> Value {
    let seq = browser.game(id).await["seq"].as_u64().expect("a number");
    let answer = browser.act(id, seq, &action).await;
    assert_eq!(answer.status, 200, "{action}: {}", answer.text);
    browser.game(id).await
}

#[tokio::test]
async fn an_auction_is_told_with_bids_and_the_money_that_they_bind() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = begin(&mut browser, json!({})).await;
    let game = browser.game(&id).await;
    assert_eq!((&game["currency"], &game["bank"]), (&json!("F"), &json!(5100)));
    assert_eq!(game["privates"]["open"][0], json!({"private": "ACC", "price": 20, "lowest": 25, "bids": []}));
    let first = game["seat"].as_u64().expect("somebody decides") as usize;
    // A bid for the cheapest, too low a bid, and more than there is are refused with the rule.
    for (action, rule) in [
        (json!({"do": "bid_for", "local": "ACC", "amount": 25}), "R-36-AUC-02"),
        (json!({"do": "bid_for", "local": "CdH", "amount": 54}), "R-36-AUC-03"),
        (json!({"do": "bid_for", "local": "CdH", "amount": 301}), "R-36-AUC-04"),
    ] {
        let refused = browser.act(&id, 0, &action).await;
        assert_eq!(refused.status, 422, "{action}");
        assert!(refused.text.contains(rule), "{action}: {}", refused.text);
    }
    let game = act(&mut browser, &id, json!({"do": "bid_for", "local": "CdH", "amount": 60})).await;
    assert_eq!(game["players"][first]["bound"], 60);
    let second = game["seat"].as_u64().expect("somebody decides") as usize;
    let game = act(&mut browser, &id, json!({"do": "bid_for", "local": "CdH", "amount": 65})).await;
    assert_eq!(game["privates"]["open"][2]["lowest"], 70);
    assert_eq!(
        game["privates"]["open"][2]["bids"],
        json!([{"seat": first, "bid": 60}, {"seat": second, "bid": 65}])
    );
    let page = browser.get(&format!("/games/{id}")).await.text;
    assert!(page.contains("65 F in bids, 235 F free"), "the page tells what is bound");
    assert!(page.contains("nobody builds on D6 Amsterdam"));
    // The sale of the first two leads to the contest between those who bid, opened by the lower one.
    act(&mut browser, &id, json!({"do": "buy_local", "local": "ACC"})).await;
    let game = act(&mut browser, &id, json!({"do": "buy_local", "local": "E-SF"})).await;
    assert_eq!(game["privates"]["contested"], "CdH");
    assert_eq!(game["seat"], json!(first));
    let page = browser.get(&format!("/games/{id}")).await.text;
    assert!(page.contains("Drop out") && page.contains("raise to at least 70 F"));
    let game = act(&mut browser, &id, json!({"do": "pass"})).await;
    assert_eq!(game["players"][second]["locals"], json!(["CdH"]));
}

#[tokio::test]
async fn a_new_game_is_played_as_its_options_say() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = begin(&mut browser, json!({"profile": "as_on_18xx_games", "diesels": true})).await;
    let game = browser.game(&id).await;
    assert_eq!(game["options"]["profile"], "as_on_18xx_games");
    assert_eq!(game["options"]["diesels"], true);
    let limits = browser.get(&format!("/games/{id}/info/limits")).await.text;
    assert!(
        limits.contains("played as on 18xx.games") && limits.contains("operates by its price"),
        "{limits}"
    );
    let phases = browser.get(&format!("/games/{id}/info/phases")).await.text;
    assert!(
        phases.contains(">1100</small>") && !phases.contains(">1000</small>"),
        "diesels take the place of the 8s"
    );
    let unknown = json!({"title": "1836jr56", "players": ["Anna", "Bela"], "options": {"nonsense": true}});
    let refused = browser.post("/api/games", &unknown).await;
    assert_eq!(refused.status, 422);
    assert!(refused.text.contains("nonsense"), "{}", refused.text);
    // The form of the first page: every switch by itself.
    let first_page = browser.get("/").await.text;
    for name in rules::F56Options::NAMES {
        assert!(first_page.contains(&format!("name=\"option-1836jr56-{name}\"")), "{name} can be chosen");
    }
    let form = "seats=1836jr56:2&name1=Anna&name2=Bela&name3=C&name4=D&name5=E&name6=F&profile-1836jr56=book\
                &option-1836jr56-national_first=off&option-1836jr56-sale_may_close=&option-1836jr56-post_anywhere=on";
    let started = browser.submit("/games", form).await;
    let id =
        started.headers["location"].to_str().expect("an address").trim_start_matches("/games/").to_owned();
    let game = browser.game(&id).await;
    assert_eq!(game["options"], json!({"national_first": false}), "all others are as the book has them");
    // They are kept in the file as well.
    let file = browser.get(&format!("/games/{id}/lokalka.json")).await.text;
    assert!(file.contains("\"national_first\":false"), "{file}");
}

#[tokio::test]
async fn capital_loans_and_destinations_are_on_the_card_of_a_company() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = begin(&mut browser, json!({})).await;
    for private in ["ACC", "E-SF", "CdH", "RdP"] {
        act(&mut browser, &id, json!({"do": "buy_local", "local": private})).await;
    }
    let sheet = browser.get(&format!("/games/{id}/company?company=B&cell=bank")).await.text;
    assert!(sheet.contains("held back until track joins"), "what the par means for the capital: {sheet}");
    assert!(sheet.contains("325 F"), "five shares at 65");
    let game = act(&mut browser, &id, json!({"do": "start_company", "company": "B", "price": 65})).await;
    let company = game["companies"][0].clone();
    assert_eq!(company["treasury"], 130);
    assert_eq!(
        company["credit"],
        json!({"loans": 0, "most_loans": 2, "interest": 0, "capital": "escrow", "escrow": 0, "destination": "H10", "reached": false, "frozen": false})
    );
    act(&mut browser, &id, json!({"do": "pass"})).await;
    act(&mut browser, &id, json!({"do": "pass"})).await;
    let game = act(&mut browser, &id, json!({"do": "pass"})).await;
    assert!(game["decision"].as_str().is_some_and(|decision| decision.contains('B')), "{}", game["decision"]);
    let page = browser.get(&format!("/games/{id}")).await.text;
    assert!(
        page.contains("Take a loan of 100 F") && page.contains("1 loan (at most 2); 10 F interest per turn")
    );
    let game = act(&mut browser, &id, json!({"do": "take_loan"})).await;
    assert_eq!(game["companies"][0]["credit"]["loans"], 1);
    assert_eq!(game["companies"][0]["treasury"], 230);
    let page = browser.get(&format!("/games/{id}")).await.text;
    assert!(page.contains("A company can take only one loan in a turn"), "why not another one");
    // A spectator sees the card, too.
    let mut other = Browser::new(&server);
    let card = other.get(&format!("/games/{id}/card?company=B")).await.text;
    assert!(card.contains("1 loan (at most 2); 10 F interest per turn"), "{card}");
    assert!(card.contains("H10 Maastricht/Liège") && card.contains("not yet connected"));
    let national = other.get(&format!("/games/{id}/card?company=MESS")).await.text;
    assert!(national.contains("formed with the first 6"));
}

#[tokio::test]
async fn every_page_of_random_games_can_be_drawn() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = begin(&mut browser, json!({})).await;
    let mut dice = Dice::new(11);
    for step in 0..260 {
        let game = browser.game(&id).await;
        if game["over"] == true {
            break;
        }
        let action = dice.choose(&game);
        let answer = browser.act(&id, game["seq"].as_u64().expect("a number"), &action).await;
        assert_eq!(answer.status, 200, "{step} {action}: {}", answer.text);
        if step % 10 == 0 {
            let page = browser.get(&format!("/games/{id}")).await;
            assert_eq!(page.status, 200);
            assert!(!page.text.contains(" K<"), "money is called F");
            for drawer in ["phases", "tiles", "companies", "limits", "course", "charts"] {
                let shown = browser.get(&format!("/games/{id}/info/{drawer}")).await;
                assert_eq!(shown.status, 200, "{drawer}");
            }
        }
    }
}

/// A private company between players: the owner names a price of their own, and the page asks both sides in turn.
#[tokio::test]
async fn an_owner_answers_an_offer_with_another_price() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = begin(&mut browser, json!({})).await;
    let mut game = browser.game(&id).await;
    for private in ["ACC", "E-SF", "CdH", "RdP"] {
        game = act(&mut browser, &id, json!({"do": "buy_local", "local": private})).await;
    }
    let buyer = game["seat"].as_u64().expect("somebody decides") as usize;
    let players = game["players"].as_array().expect("players");
    let owns = |seat: usize| players[seat]["locals"].as_array().expect("a list").first().cloned();
    let (owner, private) = (0..3)
        .filter(|&seat| seat != buyer)
        .find_map(|seat| Some((seat, owns(seat)?)))
        .expect("another one owns something");
    let name = |seat: usize| players[seat]["name"].as_str().expect("a name");
    let private = private.as_str().expect("a name");
    act(&mut browser, &id, json!({"do": "offer_for_local", "local": private, "price": 30})).await;
    let page = browser.get(&format!("/games/{id}")).await.text;
    let offered = format!("{} offers 30 F for your private company {private}.", name(buyer));
    assert!(page.contains(&offered), "{offered}");
    assert!(page.contains("Name another price") && page.contains("Your price<input"), "a field for it");
    let game = act(&mut browser, &id, json!({"do": "counter_offer", "price": 80})).await;
    assert_eq!(game["seat"], json!(buyer));
    let page = browser.get(&format!("/games/{id}")).await.text;
    let asked = format!("{} asks 80 F for the private company {private}.", name(owner));
    assert!(page.contains(&asked) && page.contains("You offered 30 F."), "{asked}");
    assert!(page.contains(&format!("{} asked 80 F for {private} instead", name(owner))), "the log tells it");
    let refused = browser.act(&id, game["seq"].as_u64().expect("a number"), &json!({"do": "pass"})).await;
    assert_eq!(refused.status, 422);
    let game = act(&mut browser, &id, json!({"do": "accept"})).await;
    assert!(game["players"][buyer]["locals"].as_array().expect("a list").contains(&json!(private)));
}
