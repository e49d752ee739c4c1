//! Two players and Václav over HTTP: who decides for him is said, and a whole game goes through.

use crate::common::{Browser, Dice, server};
use serde_json::json;

#[tokio::test]
async fn who_decides_for_vaclav_is_said_with_the_reason() {
    let server = server();
    let mut browser = Browser::new(&server);
    let asked = json!({"title": "18cz-bohemia", "players": ["Anna", "Bela"], "seed": 5});
    let id = browser.post("/api/games", &asked).await.json()["id"].as_str().expect("an id").to_owned();
    let phases = browser.get(&format!("/games/{id}/info/phases?bare")).await.text;
    assert!(phases.contains("or goes to Václav") && !phases.contains("exported"), "{phases}");
    let mut dice = Dice::new(13);
    let (mut track, mut stations, mut actions) = (0, 0, 0);
    loop {
        let game = browser.get(&format!("/api/games/{id}")).await.json();
        if game["over"] == true {
            break;
        }
        if let Some(words) = game["for_vaclav"].as_str() {
            let seat = game["seat"].as_u64().expect("somebody decides");
            let player = game["players"][seat as usize]["name"].as_str().expect("a name");
            assert!(words.starts_with(player), "{words}");
            track += usize::from(words.contains("the track of"));
            stations += usize::from(words.contains("the stations of"));
            if track + stations < 6 {
                let page = browser.get(&format!("/games/{id}")).await;
                assert!(page.text.contains("is Václav's: with the "), "{words}");
            }
        }
        actions += 1;
        assert!(actions < 5_000, "the game ends");
        // Whoever passes at the first thought thinks again, so that something is built.
        let mut action = dice.choose(&game);
        if action["do"] == "pass" {
            action = dice.choose(&game);
        }
        let answer = browser.act(&id, game["seq"].as_u64().expect("a number"), &action).await;
        assert_eq!(answer.status, 200, "{action}: {}", answer.text);
    }
    assert!(track > 10 && stations > 0, "track {track}, stations {stations}");
}
