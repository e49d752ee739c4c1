//! Where the two engines stand in the order of play.
//!
//! Theirs passes over steps in which nothing can be done, without an action. Ours is brought to the same point by
//! passing. What they call a step is only used to find that point; it is not compared.

use rules::state::Round;
use rules::{Decision, Game};
use serde_json::{Map, Value, json};

use super::shown;
use crate::site::Follower;

/// Passes until our game stands where theirs does. If that is nowhere ahead, nothing is done.
pub(super) fn catch_up(state: &Map<String, Value>, follower: &mut Follower) {
    let finished = state.get("finished") == Some(&Value::Bool(true));
    let step = state.get("step").and_then(Value::as_str).unwrap_or("");
    let (round, active) = (state.get("round").cloned(), state.get("active").cloned());
    let names = follower.names.clone();
    let there = |game: &Game| {
        if finished || game.state().is_over() {
            return game.state().is_over() == finished;
        }
        round.as_ref() == Some(&round_of(game, None))
            && active.as_ref() == Some(&shown::active(&names, game))
            && game.state().decision().is_some_and(|decision| rank(game, decision) >= rank_there(game, step))
    };
    follower.pass_until(there, |_| true);
}

/// The round as they write it; after the end it is the last one.
pub(super) fn round_of(game: &Game, last: Option<(u8, u8)>) -> Value {
    match &game.state().round {
        Round::PreStock { .. } | Round::Auction { .. } => json!({"type": "draft", "turn": 1, "num": 1}),
        Round::Privates(_) => json!({"type": "auction", "turn": 1, "num": 1}),
        Round::Stock { number, .. } => json!({"type": "stock", "turn": number, "num": 1}),
        Round::Export { set } => json!({"type": "stock", "turn": set + 1, "num": 1}),
        Round::Operating { set, number, .. } => json!({"type": "operating", "turn": set, "num": number}),
        // Without a process track the game ends in any round.
        Round::Over if !game.title().play.has_process_track() => {
            last.map_or(Value::Null, |(set, number)| json!({"type": "operating", "turn": set, "num": number}))
        }
        Round::Over => {
            let sets = &game.title().sets;
            let rounds = sets.last().map_or(0, |set| set.local_prices.len());
            json!({"type": "operating", "turn": sets.len(), "num": rounds})
        }
    }
}

/// The place of our decisions in a turn.
fn rank(game: &Game, decision: &Decision) -> u8 {
    match decision {
        Decision::PreStock { .. } | Decision::Stock { .. } | Decision::HomeTile { .. } => 0,
        // No title of theirs has an auction.
        Decision::PickPaper { .. } | Decision::Bid { .. } | Decision::RailwayTile { .. } => 0,
        Decision::HomeCity { .. } | Decision::DoubledMarker { .. } => 0,
        Decision::Answer { .. } | Decision::CounterOffer { .. } => 0,
        Decision::Track { .. } => 1,
        Decision::Station { .. } => 2,
        Decision::Run { .. } => 3,
        Decision::Dividend { .. } => 4,
        Decision::Privates { .. }
        | Decision::Raise { .. }
        | Decision::Exchange { .. }
        | Decision::PrivateStation { .. }
        | Decision::Raising { .. }
        | Decision::Debts { .. }
        | Decision::NationalStations { .. }
        | Decision::NationalTrains { .. } => 0,
        // Before running, after stations.
        Decision::Borrow { .. } => 2,
        Decision::Loans { company } if game.view().loans_asked_there(*company) => 9,
        Decision::Loans { .. } => 10,
        Decision::TakenTrains { .. } => 5,
        Decision::TakeOver { .. } => 6,
        Decision::ReturnTrains { .. } => 7,
        Decision::Trains { .. } => 8,
    }
}

/// The place of their steps in a turn.
fn rank_there(game: &Game, step: &str) -> u8 {
    match step {
        // Private companies are bought last where there are loans.
        "BuyCompany" if !game.title().play.has_process_track() => 10,
        "Track" => 1,
        "Token" => 2,
        "Route" => 3,
        "Dividend" => 4,
        "UpgradeOrDiscardTrain" => 5,
        "BuyCorporation" => 6,
        "DiscardTrain" => 7,
        "BuyTrain" | "BuyCompany" => 8,
        "BorrowTrain" => 2,
        "Loan" => 9,
        _ => 0,
    }
}

/// Whether our decision is the one that they call by this step.
pub(super) fn same_decision(game: &Game, step: &str) -> bool {
    let Some(decision) = game.state().decision() else { return false };
    match step {
        "WaterfallAuction" => matches!(decision, Decision::Privates { .. } | Decision::Raise { .. }),
        "BorrowTrain" => matches!(decision, Decision::Borrow { .. }),
        "CashCrisis" => matches!(decision, Decision::Raising { .. }),
        "NationalizationPayoff" => matches!(decision, Decision::Debts { .. }),
        "NationalizationDiscardTrains" => matches!(decision, Decision::NationalTrains { .. }),
        "SpecialToken" => matches!(decision, Decision::PrivateStation { .. }),
        "Draft" => matches!(decision, Decision::PreStock { .. }),
        "BuySellParShares" => matches!(decision, Decision::Stock { .. } | Decision::Exchange { .. }),
        "HomeTrack" => matches!(decision, Decision::HomeTile { .. }),
        "ReduceTokens" => matches!(decision, Decision::DoubledMarker { .. }),
        "HomeToken" => matches!(decision, Decision::HomeCity { .. }),
        _ => rank(game, decision) == rank_there(game, step),
    }
}
