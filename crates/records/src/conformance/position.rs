//! Where the two engines stand in the order of play.
//!
//! Theirs passes over steps in which nothing can be done, without an action. Ours is brought to the same point by
//! passing. What they call a step is only used to find that point; it is not compared.

use rules::{CzDecision, Decision, F56Decision, Game};
use serde_json::{Map, Value};

use super::shown::{self, round_of};
use crate::family::{Family, family};
use crate::site::Follower;

/// Passes until our game stands where theirs does. If that is nowhere ahead, nothing is done.
pub(super) fn catch_up(state: &Map<String, Value>, follower: &mut Follower) {
    let finished = state.get("finished") == Some(&Value::Bool(true));
    let step = state.get("step").and_then(Value::as_str).unwrap_or("");
    let (round, active) = (state.get("round").cloned(), state.get("active").cloned());
    let players = follower.players.clone();
    let there = |game: &Game| {
        if finished || game.state().is_over() {
            return game.state().is_over() == finished;
        }
        round.as_ref() == Some(&round_of(game, None))
            && active.as_ref() == Some(&shown::active(&players, game))
            && game.state().decision().is_some_and(|decision| rank(game, decision) >= rank_there(game, step))
    };
    follower.pass_until(there, |_| true);
}

/// The place of our decisions in a turn.
fn rank(game: &Game, decision: &Decision) -> u8 {
    match decision {
        Decision::Track { .. } => 1,
        Decision::Station { .. } => 2,
        Decision::Run { .. } => 3,
        Decision::Dividend { .. } => 4,
        Decision::ReturnTrains { .. } => 7,
        Decision::Trains { .. } => 8,
        Decision::Cz(own) => match own {
            CzDecision::TakenTrains { .. } => 5,
            CzDecision::TakeOver { .. } => 6,
            CzDecision::PreStock { .. }
            | CzDecision::PickPaper { .. }
            | CzDecision::Bid { .. }
            | CzDecision::RailwayTile { .. }
            | CzDecision::Stock { .. }
            | CzDecision::HomeTile { .. }
            | CzDecision::DoubledMarker { .. } => 0,
        },
        Decision::F56(own) => match own {
            // Borrowing comes before running, after stations.
            F56Decision::Borrow { .. } => 2,
            F56Decision::Loans { company } if game.view().loans_asked_there(*company) => 9,
            F56Decision::Loans { .. } => 10,
            F56Decision::Privates { .. }
            | F56Decision::Raise { .. }
            | F56Decision::Exchange { .. }
            | F56Decision::PrivateStation { .. }
            | F56Decision::Raising { .. }
            | F56Decision::Debts { .. }
            | F56Decision::NationalStations { .. }
            | F56Decision::NationalTrains { .. } => 0,
        },
        // What players decide, and what interrupts a turn.
        _ => 0,
    }
}

/// The place of their steps in a turn.
fn rank_there(game: &Game, step: &str) -> u8 {
    match step {
        // Private companies are bought last where there are loans.
        "BuyCompany" if family(game.title()) == Family::F56 => 10,
        "Track" => 1,
        "Token" | "BorrowTrain" => 2,
        "Route" => 3,
        "Dividend" => 4,
        "UpgradeOrDiscardTrain" => 5,
        "BuyCorporation" => 6,
        "DiscardTrain" => 7,
        "BuyTrain" | "BuyCompany" => 8,
        "Loan" => 9,
        _ => 0,
    }
}

/// Whether our decision is the one that they call by this step.
pub(super) fn same_decision(game: &Game, step: &str) -> bool {
    let Some(decision) = game.state().decision() else { return false };
    match step {
        "WaterfallAuction" => {
            matches!(decision, Decision::F56(F56Decision::Privates { .. } | F56Decision::Raise { .. }))
        }
        "BorrowTrain" => matches!(decision, Decision::F56(F56Decision::Borrow { .. })),
        "CashCrisis" => matches!(decision, Decision::F56(F56Decision::Raising { .. })),
        "NationalizationPayoff" => matches!(decision, Decision::F56(F56Decision::Debts { .. })),
        "NationalizationDiscardTrains" => {
            matches!(decision, Decision::F56(F56Decision::NationalTrains { .. }))
        }
        "SpecialToken" => matches!(decision, Decision::F56(F56Decision::PrivateStation { .. })),
        "Draft" => matches!(decision, Decision::Cz(CzDecision::PreStock { .. })),
        "BuySellParShares" => matches!(
            decision,
            Decision::Cz(CzDecision::Stock { .. }) | Decision::F56(F56Decision::Exchange { .. })
        ),
        "HomeTrack" => matches!(decision, Decision::Cz(CzDecision::HomeTile { .. })),
        "ReduceTokens" => matches!(decision, Decision::Cz(CzDecision::DoubledMarker { .. })),
        "HomeToken" => matches!(decision, Decision::HomeCity { .. }),
        _ => rank(game, decision) == rank_there(game, step),
    }
}
