//! Few clicks: they are counted as the browser sees them, from the first to the last.

use browser::positions::{self, Position, Temper};
use browser::{Page, Table, hex_on_map};
use rules::{Action, Decision, Game, Offer, Offers};
use serde_json::json;

use crate::play;

/// Counts clicks of the mouse from now on, over all pages of this browser.
fn count_clicks(page: &Page) {
    page.evaluate(
        "(sessionStorage.clicks = 0, addEventListener('click', (event) => {
            if (event.isTrusted) sessionStorage.clicks = Number(sessionStorage.clicks) + 1;
        }, true))",
    );
}

fn clicks(page: &Page) -> u64 {
    page.evaluate("Number(sessionStorage.clicks)").as_u64().expect("a number")
}

/// The first action on the hex of the first tile that is offered: what the tray has picked when it opens.
fn first_tile(game: &Game, offers: &Offers) -> Option<Action> {
    let on = |offer: &Offer| match offer {
        Offer::LayTile { hex, .. } => Some(*hex),
        _ => None,
    };
    let hex = offers.offers.iter().find_map(on)?;
    let first = offers.offers.iter().find(|offer| on(offer) == Some(hex))?;
    let track = matches!(game.state().decision(), Some(Decision::Track { .. }));
    track.then(|| first.action(0))
}

/// A usual turn from here on: one tile, no station, run, pay, no train. Gives its actions, where it is possible.
fn usual_turn(game: &Game, offers: &Offers) -> Option<Vec<Action>> {
    let company = game.view().operating_company();
    let mut actions = vec![first_tile(game, offers)?];
    let mut game = game.play(offers.seat, &actions[0]).ok()?.game;
    while game.view().operating_company() == company {
        let offers = game.offers()?;
        let runs = |offer: &&Offer| matches!(offer, Offer::RunTrains { revenue: 1.., .. });
        let action = match game.state().decision()? {
            Decision::Track { .. } | Decision::Station { .. } => Action::Pass,
            Decision::Run { .. } => offers.offers.iter().find(runs)?.action(0),
            Decision::Dividend { .. } => Action::PayOut,
            Decision::Trains { .. } => {
                actions.push(Action::Pass);
                return game.play(offers.seat, &Action::Pass).is_ok().then_some(actions);
            }
            _ => return None,
        };
        game = game.play(offers.seat, &action).ok()?.game;
        actions.push(action);
    }
    None
}

#[test]
fn a_usual_turn_of_a_company_takes_at_most_five_clicks() {
    play(|stage| {
        let mut position: Position = positions::find(3, Temper::Keen, |game, offers| {
            usual_turn(game, offers).is_some_and(|turn| {
                // Track and station are both to be passed over.
                turn.iter().filter(|action| **action == Action::Pass).count() >= 3
            })
        });
        let offers = position.game.offers().expect("offers");
        let turn = usual_turn(&position.game, &offers).expect("it was found");
        let table = stage.table_of(&position.file);
        count_clicks(&table);
        let hex = json!(position.written(&turn[0]))["hex"].as_str().expect("a hex").to_owned();
        table.entry(|| {
            table.click(hex_on_map(&hex));
            table.click("#lay");
        });
        table.go_on();
        for last in &turn[turn.len() - 2..] {
            table.act(&position.written(last));
        }
        for action in &turn {
            position.play(&position.written(action));
        }
        assert_eq!(table.position(), position.file.actions.len(), "the whole turn was played");
        assert_eq!(table.decider(), position.decider());
        assert!(clicks(&table) <= 5, "{} clicks", clicks(&table));
        println!("a usual turn: {} clicks for {} actions", clicks(&table), turn.len());
    });
}

#[test]
fn a_game_against_three_bots_takes_at_most_three_clicks() {
    play(|stage| {
        let page = stage.visitor_at("/");
        count_clicks(&page);
        page.click(".at-once button");
        let table = Table::at(page);
        assert!(clicks(&table) <= 3, "{} clicks", clicks(&table));
        let state = table.state();
        let players = state["players"].as_array().expect("players");
        let bots = players
            .iter()
            .filter(|player| player["name"].as_str().is_some_and(|name| name.ends_with("(bot)")));
        assert_eq!((players.len(), bots.count()), (4, 3), "{players:?}");
        println!("a game against three bots: {} clicks", clicks(&table));
    });
}
