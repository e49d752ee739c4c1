//! The Pre-Stock Round: local railways are bought.

use browser::positions;
use rules::Offer;
use serde_json::Value;

use crate::play;

#[test]
fn players_buy_local_railways_in_turn_and_pass() {
    play(|stage| {
        let mut position = positions::beginning(3);
        let table = stage.table_of(&position.file);
        assert!(table.words("#turn").contains("Pre-Stock Round"));
        for _ in 0..3 {
            let buyer = position.decider().to_owned();
            assert_eq!(table.decider(), buyer);
            let cash = cash_of(&table.state(), &buyer);
            let action = position.offered(|offer| matches!(offer, Offer::BuyPrivate { .. }));
            table.act(&action);
            position.play(&action);
            assert!(cash_of(&table.state(), &buyer) < cash, "{buyer} paid nothing");
            let private = action.name("local").expect("it is a local railway");
            assert!(table.words("#shares").contains(private), "{private} is not in the table of players");
        }
        for _ in 0..3 {
            table.pass();
        }
        assert!(table.words("#turn").contains("Stock round 1"));
    });
}

/// What a player has, by name.
pub fn cash_of(state: &Value, name: &str) -> i64 {
    let players = state["players"].as_array().expect("players");
    let player = players.iter().find(|player| player["name"] == name).expect("the player");
    player["cash"].as_i64().expect("cash")
}
