//! A take-over: the offer, the answer, the doubled station.

use browser::positions::noted;
use browser::positions::{self, Temper};
use rules::{Action, CzDecision, CzOffer, Decision, Game, Offer};
use serde_json::json;

use crate::operating::operating;
use crate::play;

/// Whether the take-over, once agreed to, leaves two markers on one hex.
fn doubles(game: &Game, action: &Action) -> bool {
    let next = |game: &Game, action: &Action| Some(game.play(game.decider()?, action).ok()?.game);
    let Some(mut after) = next(game, action) else { return false };
    if matches!(after.state().decision(), Some(Decision::Answer { .. })) {
        let Some(agreed) = next(&after, &Action::Accept) else { return false };
        after = agreed;
    }
    matches!(after.state().decision(), Some(Decision::Cz(CzDecision::DoubledMarker { .. })))
}

#[test]
fn a_company_takes_over_another_one_and_gives_back_a_doubled_station() {
    play(|stage| {
        let doubling = |game: &Game, offer: &Offer| {
            matches!(offer, Offer::Cz(CzOffer::TakeOver { .. })) && doubles(game, &offer.action(0))
        };
        let mut position = positions::find_offer(3, Temper::Greedy, doubling);
        let table = stage.table_of(&position.file);
        let acquirer = operating(&position);
        let action = position.offered(|offer| doubling(&position.game, offer));
        let target = action.name("target").expect("it is a take-over");
        table.act(&action);
        position.play(&action);
        if matches!(position.game.state().decision(), Some(Decision::Answer { .. })) {
            table.until_decided_by(position.decider());
            table.act(&noted(json!({"do": "accept"})));
            position.play(&noted(json!({"do": "accept"})));
        }
        let Some(&Decision::Cz(CzDecision::DoubledMarker { hex, .. })) = position.game.state().decision()
        else {
            unreachable!()
        };
        let hex = position.game.title().hex(hex).name.clone();
        let here = |state: &serde_json::Value| {
            let markers = state["markers"].as_array().expect("markers");
            markers.iter().filter(|marker| marker["hex"] == hex.as_str()).count()
        };
        let before = here(&table.state());
        let back = position.offered(|offer| matches!(offer, Offer::Cz(CzOffer::ReturnMarker { .. })));
        table.act(&back);
        position.play(&back);
        let state = table.state();
        assert_eq!(here(&state), before - 1);
        let companies = state["companies"].as_array().expect("companies");
        let status = |symbol: &str| {
            companies
                .iter()
                .find(|company| company["symbol"] == symbol)
                .map(|company| company["status"].clone())
        };
        assert_ne!(status(&acquirer), None);
        assert_ne!(status(target), status(&acquirer), "{target} has left the game");
    });
}
