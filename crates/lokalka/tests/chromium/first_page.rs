//! The first page: a game within three clicks, the games of this browser, files.

use browser::{Spot, Table, Viewport, positions};
use records::game_file::{self, read_options};

use crate::play;

#[test]
fn a_newcomer_starts_a_hot_seat_game_with_three_clicks_and_no_typing() {
    play(|stage| {
        let page = stage.visitor_at("/");
        page.click(Spot::from(".pick").with("4"));
        page.click(Spot::from("button").with("Start"));
        let table = Table::at(page);
        assert_eq!(table.number(), 0);
        let state = table.state();
        assert_eq!(state["players"].as_array().map(Vec::len), Some(4));
        assert_eq!(state["yours"], true);
        // The third click is the first move already.
        table.entry(|| table.click("#choices button[data-action*=buy_local]"));
    });
}

#[test]
fn options_of_18cz_are_chosen_when_a_game_is_set_up() {
    play(|stage| {
        let page = stage.visitor_at("/");
        let chooser = ".rules-of[data-of~='18cz']";
        page.click(format!("{chooser} > summary"));
        for name in rules::title::embedded::title("18cz").expect("it is built in").play.option_names() {
            assert_eq!(page.count(&format!("select[name='option-18cz-{name}']")), 1, "{name} can be chosen");
        }
        page.click(Spot::from(format!("{chooser} label")).with("As on 18xx.games"));
        page.click(format!("{chooser} details summary"));
        page.pick("select[name='option-18cz-ask_consent']", "are asked before a deal (book)");
        // A variant is chosen by the same fields.
        page.click(Spot::from(".pick:has(input[value='18cz-moravia-silesia:3'])"));
        page.click(Spot::from("button").with("Start"));
        let table = Table::at(page);
        let state = table.state();
        assert_eq!(state["title"], "18cz-moravia-silesia");
        let options = read_options(state["options"].as_object().expect("options")).expect("options of ours");
        assert!(options.ask_consent && !options.best_revenue && !options.shuffle_order);
        table.click(Spot::from("#drawers a").with("Limits"));
        table.until_shown(Spot::from("#info li").with("is what the director claims"));
    });
}

#[test]
fn both_ways_to_begin_are_in_sight_on_a_small_screen() {
    play(|stage| {
        let page = stage.visitor_at("/");
        page.set_viewport(Viewport { width: 1280, height: 800, ..Viewport::DESKTOP });
        let bottom = "document.querySelector('.play-now .against').getBoundingClientRect().bottom";
        assert!(page.evaluate(bottom).as_f64() < Some(800.0), "{}", page.evaluate(bottom));
    });
}

#[test]
fn somebody_who_comes_back_finds_the_game_on_the_first_page() {
    play(|stage| {
        let table = stage.table_of(&positions::beginning(3).file);
        let id = table.id();
        table.pass();
        table.click("a.logo");
        table.until_shown(format!("a[href='/games/{id}']"));
        table.click(format!("a[href='/games/{id}']"));
        table.until_shown("#table");
        assert_eq!(table.number(), 1);
        let stranger = stage.visitor_at("/");
        assert!(!stranger.shows(format!("a[href='/games/{id}']")));
    });
}

#[test]
fn a_player_imports_a_game_file_and_goes_on_playing() {
    play(|stage| {
        let mut position = positions::beginning(3);
        position.play(&position.offered(|offer| matches!(offer, rules::Offer::BuyPrivate { .. })));
        let file = stage.file("game.json", &game_file::write(&position.file));
        let page = stage.visitor_at("/");
        page.choose_file("#import-form input[type=file]", &file);
        page.click(Spot::from("#import-form button").with("Import"));
        let table = Table::at(page);
        assert_eq!(table.position(), 1);
        assert_eq!(table.decider(), position.decider());
        table.pass();
        assert_eq!(table.position(), 2);
    });
}

#[test]
fn a_file_that_is_no_game_is_answered_with_the_reason() {
    play(|stage| {
        let page = stage.visitor_at("/");
        page.expect_complaint("status of 422");
        page.choose_file("#import-form input[type=file]", &stage.file("no.json", "{\"hello\": 1}"));
        page.click(Spot::from("#import-form button").with("Import"));
        page.until_shown(Spot::from("#import-wrong").with("cannot be imported"));
    });
}
