//! A company's turn: a station, the run with its routes, the revenue.

use browser::positions::noted;
use browser::positions::{self, Position, Temper};
use browser::{Viewport, place_on_map};
use rules::state::Round;
use rules::{Decision, Offer};
use serde_json::json;

use crate::play;
use crate::pre_stock::cash_of;
use crate::stock::company;

/// The symbol of the company whose turn it is.
pub fn operating(position: &Position) -> String {
    let company = position.game.view().operating_company().expect("a company's turn");
    position.game.title().charter(company).symbol.clone()
}

#[test]
fn a_director_places_a_station_on_the_map() {
    play(|stage| {
        let station = |offer: &Offer| matches!(offer, Offer::PlaceStation { .. });
        let position = positions::find(3, Temper::Keen, |_, offers| offers.offers.iter().any(station));
        let table = stage.table_of(&position.file);
        let symbol = operating(&position);
        let action = position.offered(station);
        let written = json!(action);
        let hex = written["hex"].as_str().expect("a hex");
        table.until_shown(place_on_map(&action));
        table.act(&action);
        let state = table.state();
        let markers = state["markers"].as_array().expect("markers");
        assert!(markers.iter().any(|marker| marker["hex"] == hex && marker["company"] == symbol.as_str()));
    });
}

/// A position with a run that two trains make.
fn before_a_run() -> Position {
    positions::find(3, Temper::Keen, |game, offers| {
        let run = matches!(game.state().decision(), Some(Decision::Run { .. }));
        run && offers
            .offers
            .iter()
            .any(|offer| matches!(offer, Offer::RunTrains { runs, .. } if runs.len() > 1))
    })
}

#[test]
fn trains_run_on_the_drawn_best_routes_and_the_revenue_is_paid_out() {
    play(|stage| {
        let mut position = before_a_run();
        let table = stage.table_of(&position.file);
        let symbol = operating(&position);
        let (runs, revenue) = position
            .game
            .offers()
            .and_then(|offers| {
                offers.offers.iter().find_map(|offer| match offer {
                    Offer::RunTrains { runs, revenue, .. } => Some((runs.len(), *revenue)),
                    _ => None,
                })
            })
            .expect("a run");
        assert_eq!(table.routes_drawn(), runs, "routes drawn on the map");
        assert!(table.words("#way").contains(&format!("{revenue} K")));
        let run = position.offered(|offer| matches!(offer, Offer::RunTrains { .. }));
        table.act(&run);
        position.play(&run);
        assert_eq!(table.routes_drawn(), runs, "the routes stay while the revenue is decided on");
        let before = table.state();
        table.act(&noted(json!({"do": "pay_out"})));
        position.play(&noted(json!({"do": "pay_out"})));
        let after = table.state();
        let price = |state| company(state, &symbol)["price"].as_i64();
        assert!(price(&after) >= price(&before));
        for (seat, name) in position.file.players.iter().enumerate() {
            let expected = position.game.state().players[seat].cash;
            assert_eq!(cash_of(&after, name), i64::from(expected), "{name}");
        }
    });
}

#[test]
fn the_log_has_room_on_a_small_screen_however_many_companies_there_are() {
    play(|stage| {
        let position = positions::find(3, Temper::Keen, |game, _| {
            matches!(game.state().round, Round::Operating { set: 5.., .. })
        });
        let table = stage.table_of(&position.file);
        table.set_viewport(Viewport { width: 1280, height: 800, ..Viewport::DESKTOP });
        table.turn_to("log");
        let seen = "((box) => Math.min(box.bottom, innerHeight) - box.top)
            (document.getElementById('log').getBoundingClientRect())";
        assert!(table.evaluate(seen).as_f64() > Some(150.0), "{}", table.evaluate(seen));
    });
}

#[test]
fn a_company_retains_its_revenue() {
    play(|stage| {
        let position = positions::find(3, Temper::Keen, |game, _| {
            matches!(game.state().decision(), Some(Decision::Dividend { revenue: 1.., .. }))
        });
        let Some(&Decision::Dividend { revenue, .. }) = position.game.state().decision() else {
            unreachable!()
        };
        let table = stage.table_of(&position.file);
        let symbol = operating(&position);
        let treasury =
            |state: &serde_json::Value| company(state, &symbol)["treasury"].as_i64().expect("a treasury");
        let before = treasury(&table.state());
        table.act(&noted(json!({"do": "retain"})));
        assert_eq!(treasury(&table.state()), before + i64::from(revenue));
    });
}
