//! When something goes wrong: a refused action, a reload, a server that dies.

use browser::positions::{self, Temper};
use rules::{Decision, Offer};
use serde_json::json;

use crate::{play, rulebook};

#[test]
fn a_refused_action_shows_its_reason_and_rule() {
    play(|stage| {
        let starts = |offer: &Offer| matches!(offer, Offer::StartCompany { .. });
        let position = positions::find(3, Temper::Keen, |_, offers| offers.offers.iter().any(starts));
        let table = stage.table_of(&position.file);
        table.expect_complaint("status of 422");
        let number = table.number();
        let mut action = json!(position.offered(starts));
        action["price"] = json!(1);
        // The page offers nothing that is not allowed, so a button is made to ask for it.
        table.evaluate(&format!(
            "document.querySelector('.pass button').setAttribute('data-action', {})",
            json!(action.to_string())
        ));
        table.click(".pass button");
        let said = table.wrong();
        assert!(said.starts_with("VII"), "the rule is not named: {said}");
        assert!(said.contains('1'), "{said}");
        let (page, anchor) = rulebook::followed(stage, &table, "#wrong a");
        assert!(page.words(format!("#{anchor}")).contains(&anchor) && said.contains(&anchor), "{said}");
        assert_eq!(table.number(), number);
    });
}

#[test]
fn a_reload_in_the_middle_of_a_decision_changes_nothing() {
    play(|stage| {
        let position = positions::find(3, Temper::Keen, |game, offers| {
            let track = matches!(game.state().decision(), Some(Decision::Track { .. }));
            track && offers.offers.iter().any(|offer| matches!(offer, Offer::LayTile { .. }))
        });
        let table = stage.table_of(&position.file);
        let action = position.offered(|offer| matches!(offer, Offer::LayTile { .. }));
        let hex = json!(action)["hex"].as_str().expect("a hex").to_owned();
        table.choose_hex(&hex);
        table.reload();
        table.until_shown("#table");
        assert_eq!(table.position(), position.file.actions.len());
        assert_eq!(table.decider(), position.decider());
        table.act(&action);
        assert_eq!(table.position(), position.file.actions.len() + 1);
    });
}

#[test]
fn the_server_is_killed_and_started_again_in_the_middle_of_a_game() {
    play(|stage| {
        let table = stage.table_of(&positions::beginning(3).file);
        table.expect_complaint("net::ERR");
        table.pass();
        let decider = table.decider();
        stage.server().kill();
        table.until_shown("#wrong");
        stage.server().start_again().expect("the server starts again");
        // The page finds the way back by itself, with the game as it was.
        table.until_gone("#wrong");
        assert_eq!(table.decider(), decider);
        table.pass();
        table.reload();
        table.until_shown("#table");
        assert_eq!(table.position(), 2);
    });
}
