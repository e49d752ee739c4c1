//! Without a mouse.

use browser::positions;
use rules::state::Round;
use rules::train::Source;
use rules::{Action, Decision, Game, Offer};
use serde_json::json;

use crate::play;

#[test]
fn a_whole_operating_turn_is_played_by_the_keyboard_alone() {
    play(|stage| {
        let (mut position, turn) = positions::whole_turn(3);
        let table = stage.table_of(&position.file);
        for action in &turn {
            table.act_by_keys(action);
            position.play(action);
            assert_eq!(table.position(), position.file.actions.len());
        }
        assert_eq!(table.decider(), position.decider());
    });
}

/// What somebody does who wants to see how a game goes: a few local railways, one company that all put money into, a tile, a run
/// that is paid out, a train.
fn next(game: &Game, played: usize, last: Option<&Action>) -> Action {
    let offers = game.offers().expect("somebody decides");
    let has_laid = matches!(last, Some(Action::LayTile { .. }));
    let is_track = matches!(game.state().decision(), Some(Decision::Track { .. }));
    let rank = |offer: &Offer| match offer {
        Offer::BuyPrivate { .. } if played < 3 => 0,
        Offer::LayTile { private: None, .. } if is_track && !has_laid => 0,
        Offer::BuyShare { .. } | Offer::RunTrains { .. } | Offer::PayOut => 1,
        Offer::StartCompany { .. } if game.state().market.is_empty() => 1,
        Offer::BuyTrain { help: 0, source: Source::Stack, .. }
            if !matches!(last, Some(Action::BuyTrain { .. })) =>
        {
            2
        }
        Offer::Pass => 3,
        _ => 4,
    };
    offers.offers.iter().min_by_key(|offer| rank(offer)).expect("something is offered").action(0)
}

#[test]
fn a_game_is_played_to_the_second_stock_round_by_the_keyboard_alone() {
    play(|stage| {
        let mut position = positions::beginning(3);
        let table = stage.table_of(&position.file);
        let mut last = None;
        while !matches!(position.game.state().round, Round::Stock { number: 2, .. }) {
            let action = next(&position.game, position.file.actions.len(), last.as_ref());
            let written = position.written(&action);
            table.act_by_keys(&written);
            position.play(&written);
            last = Some(action);
            assert_ne!(table.evaluate("document.activeElement.tagName"), json!("BODY"), "the focus is lost");
        }
        assert_eq!(table.position(), position.file.actions.len());
        assert!(!position.game.state().market.is_empty(), "a company was started");
        println!("{} actions by keys", position.file.actions.len());
    });
}
