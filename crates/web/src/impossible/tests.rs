//! Reasons at known positions, and at every position of random games.

use std::sync::Arc;

use rules::seed::Draws;
use rules::state::Position;
use rules::{Action, CzDecision, Game, Options, Title, title};
use wording::Names;

use super::*;

fn cz() -> Arc<Title> {
    title::embedded::title("18cz").expect("18CZ is embedded")
}

fn begin(players: usize) -> Game {
    Game::new(cz(), Options::BOOK, players, 7).expect("18CZ is played by so many").game
}

/// Everybody passes until the first stock round.
fn first_stock_round(players: usize) -> Game {
    let mut game = begin(players);
    while matches!(game.state().decision(), Some(Decision::Cz(CzDecision::PreStock { .. }))) {
        game = play(&game, &Action::Pass);
    }
    game
}

fn play(game: &Game, action: &Action) -> Game {
    game.play(game.decider().expect("somebody decides"), action).expect("it is allowed").game
}

/// The same position with something changed.
fn with(game: &Game, change: impl FnOnce(&mut Position)) -> Game {
    let mut state = game.state().position();
    change(&mut state);
    Game::at(Arc::clone(game.title()), *game.options(), state)
}

fn said(game: &Game) -> Vec<Reason> {
    let players = Vec::new();
    reasons(Names { title: game.title(), players: &players }, &impossible(game))
}

/// Whether something is impossible for this verb, about this subject, by this rule.
fn is_said(game: &Game, verb: &str, subject: &str, rule: &str) -> bool {
    said(game).iter().any(|reason| {
        reason.verb == verb
            && (subject.is_empty() || reason.subjects.iter().any(|known| known.name == subject))
            && reason.rule.id == rule
    })
}

#[test]
fn local_railways_that_are_too_dear_are_said_together() {
    let game = begin(3);
    let seat = game.decider().expect("somebody decides");
    let poor = with(&game, |state| state.players[seat.index()].cash = 35);
    let said = said(&poor);
    assert!(said.iter().all(|reason| reason.verb == "verb-buy-local"));
    assert!(said.iter().any(|reason| reason.subjects.len() > 2), "{said:?}");
    assert!(said.iter().all(|reason| reason.rule == rules::rule::PRE_02), "{said:?}");
}

#[test]
fn the_first_stock_round_says_what_comes_later_and_what_is_too_dear() {
    let game = first_stock_round(3);
    let later = said(&game).into_iter().find(|reason| reason.rule.id == "R-SR-05");
    let later = later.expect("larger companies come later");
    assert!(later.sentence.contains("phase") && later.subjects.len() > 1, "{later:?}");
    let seat = game.decider().expect("somebody decides");
    let poor = with(&game, |state| state.players[seat.index()].cash = 110);
    assert!(is_said(&poor, "verb-start-company", "", "R-SR-08"));
}

#[test]
fn shares_are_refused_for_money_limits_and_earlier_sales() {
    let game = first_stock_round(3);
    let offers = game.offers().expect("there is something to do").offers;
    let start = offers.iter().find_map(|offer| match offer {
        rules::Offer::StartCompany { company, prices } => {
            Some(Action::StartCompany { company: *company, price: prices[0] })
        }
        _ => None,
    });
    let game = play(&game, &start.expect("a company can be started"));
    let started = game.state().market[0];
    let symbol = game.title().charter(started).symbol.clone();
    let seat = game.decider().expect("somebody decides");
    let none = with(&game, |state| state.players[seat.index()].cash = 1);
    assert!(is_said(&none, "verb-buy-share", &symbol, "R-SR-08"));
    let most = with(&game, |state| {
        let starter = state.companies[started.index()].director.replace(seat);
        *state.shares_mut(started, starter.expect("it was started by somebody")) = 0;
        *state.shares_mut(started, seat) = 3;
    });
    assert!(is_said(&most, "verb-buy-share", &symbol, "R-SR-10"), "{:?}", said(&most));
    assert!(is_said(&most, "verb-sell-shares", "", "R-SALE-01"), "{:?}", said(&most));
    let owing = with(&game, |state| state.players[seat.index()].debt = 50);
    assert!(is_said(&owing, "verb-buy-share", &symbol, "R-SR-08"));
}

#[test]
fn what_is_offered_is_never_called_impossible_and_the_rest_is() {
    for players in 3..=5 {
        let mut game = begin(players);
        let mut draws = Draws::new(players as u64);
        let mut seen = 0;
        for _ in 0..500 {
            let Some(offers) = game.offers() else { break };
            let refused = impossible(&game);
            seen += refused.len();
            for Impossible { action, .. } in &refused {
                assert!(!offers.allow(action), "{action:?} is offered");
            }
            for action in candidates(&game) {
                let listed = refused.iter().any(|entry| entry.action == action);
                assert_ne!(listed, offers.allow(&action), "{action:?}");
            }
            let hex = HexId::at(draws.below(game.title().hexes.len()));
            for Impossible { action, .. } in on_hex(&game, hex) {
                assert!(!offers.allow(&action), "{action:?} is offered");
            }
            let action = offers.action(draws.below(offers.len()));
            game = play(&game, &action.expect("the index is in range"));
        }
        assert!(seen > 500, "only {seen} reasons");
    }
}
