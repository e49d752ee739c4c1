//! When something goes wrong: a refused action, a reload, a server that dies.

use browser::positions::{self, Temper};
use browser::{Line, Spot, Table};
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

/// What of the table lies under what is said to be wrong.
const COVERED: &str = "(() => {
    const { bottom } = document.getElementById('wrong').getBoundingClientRect();
    return bottom - document.getElementById('table').getBoundingClientRect().top;
})()";

/// Clicks on passing, and waits for nothing.
fn try_to_pass(table: &Table) {
    table.click(".pass button");
}

#[test]
fn a_move_on_a_lost_line_is_not_sent_and_is_sent_once_when_the_line_is_back() {
    play(|stage| {
        let table = stage.table_of(&positions::beginning(3).file);
        table.expect_complaint("net::ERR");
        let decider = table.decider();
        table.page().set_line(Line::Lost);
        try_to_pass(&table);
        let again = || Spot::from("#wrong button").with("Try again");
        table.until_shown(again());
        assert!(table.wrong().starts_with("Not sent"), "{}", table.wrong());
        assert!(table.evaluate(COVERED).as_f64().is_some_and(|pixels| pixels <= 0.5), "the table is covered");
        // As often as one likes.
        table.click(again());
        table.until_shown(again());
        assert_eq!((table.position(), table.decider()), (0, decider.clone()));
        table.page().set_line(Line::Open);
        table.click(again());
        table.until_number(1);
        table.until_gone("#wrong");
        assert_ne!(table.decider(), decider);
        table.pass();
        table.reload();
        table.until_shown("#table");
        assert_eq!(table.position(), 2, "each was played once");
    });
}

#[test]
fn a_lost_line_is_said_and_what_others_did_meanwhile_is_there_when_it_is_back() {
    play(|stage| {
        let table = stage.table_of(&positions::beginning(3).file);
        table.expect_complaint("net::ERR");
        let second = Table::at(stage.second_tab(table.page()));
        table.page().set_line(Line::Lost);
        table.until_shown("#wrong");
        second.pass();
        assert_eq!(table.position(), 0);
        table.page().set_line(Line::Open);
        table.until_number(1);
        table.until_gone("#wrong");
        // The other tab lies over it: a question counts as new from when it is seen.
        table.page().bring_to_front();
        table.page().until_drawn();
        table.pass();
    });
}

#[test]
fn a_move_whose_answer_is_lost_is_there_once_and_said_to_be_there() {
    play(|stage| {
        let table = stage.table_of(&positions::beginning(3).file);
        table.evaluate(
            "(() => { const real = window.fetch; window.fetch = async (...asked) => { \
             window.fetch = real; await real(...asked); throw new TypeError('lost'); }; })()",
        );
        try_to_pass(&table);
        table.until_number(1);
        table.until_shown(Spot::from("#wrong").with("may have arrived after all"));
        assert!(!table.shows("#wrong button"), "there is nothing to send again");
        table.pass();
        table.until_gone("#wrong");
        assert_eq!(table.position(), 2);
    });
}
