//! Against bots: they move by themselves, and one of them gives advice.

use browser::{Spot, Table};

use crate::play;

#[test]
fn a_newcomer_plays_against_bots_with_two_clicks_and_no_typing() {
    play(|stage| {
        let page = stage.visitor_at("/");
        page.click(Spot::from(".pick").with("3"));
        page.click(Spot::from("button").with("All others: bots"));
        let table = Table::at(page);
        table.until_decided_by("Anna");
        // In the snake there may be two turns in a row; then the bots move.
        for _ in 0..2 {
            let before = table.number();
            table.click(Spot::from("#way button").with("Pass"));
            table.until(
                "the game has moved",
                &format!("document.getElementById('table').dataset.seq > {before}"),
            );
            table.until_decided_by("Anna");
        }
        table.until_logged("Because ");
    });
}

#[test]
fn a_bot_gives_advice_to_whoever_plays_alone() {
    play(|stage| {
        let page = stage.visitor_at("/");
        page.click(Spot::from("button").with("Start"));
        let table = Table::at(page);
        table.click("#tools [data-suggest]");
        table.until_shown(Spot::from("#suggestion").with("–"));
        // What it says is done by one more click, and then it is said no longer.
        table.entry(|| table.click("#hint [data-do]"));
        assert!(!table.shows("#hint"));
        assert_eq!(table.position(), 1);
    });
}

#[test]
fn a_seat_handed_to_a_bot_is_taken_back_where_one_would_decide() {
    play(|stage| {
        let page = stage.visitor_at("/");
        page.click(Spot::from("button").with("All others: bots"));
        let table = Table::at(page);
        table.until_decided_by("Anna");
        table.click("#tools [data-talk]");
        table.click("#bots summary");
        table.click(Spot::from("#bots button").with("Let a bot play for Anna"));
        table.click(Spot::from("#choices button").with("Play for Anna again"));
        table.until_gone(Spot::from("#choices").with("A bot is playing for Anna"));
    });
}
