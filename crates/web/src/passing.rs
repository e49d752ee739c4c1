//! What it is called to pass: on the button, and in a hint.

use rules::{CzDecision, Decision, F56Decision, Game};

use crate::text::t;

/// To pass means something else in every step.
pub(crate) fn pass_words(game: &Game) -> String {
    match game.state().decision() {
        Some(Decision::Track { .. }) => t(if has_laid(game) { "pass-track" } else { "pass-track-unlaid" }),
        Some(Decision::Station { .. }) => t("pass-station"),
        Some(Decision::Cz(CzDecision::TakeOver { .. })) => t("pass-take-over"),
        Some(Decision::Cz(CzDecision::TakenTrains { .. })) => t("pass-taken-trains"),
        Some(Decision::Trains { .. }) => t("pass-trains"),
        Some(Decision::Cz(CzDecision::Bid { .. })) => t("pass-bid"),
        Some(Decision::Cz(CzDecision::RailwayTile { .. })) => t("pass-track-unlaid"),
        Some(Decision::Cz(CzDecision::Stock { sold, .. })) if !sold.is_empty() => t("pass-after-selling"),
        Some(Decision::F56(F56Decision::Exchange { done, .. })) if done.bought.is_some() => {
            t("pass-after-buying")
        }
        Some(Decision::F56(F56Decision::Exchange { done, .. })) if !done.sold.is_empty() => {
            t("pass-after-selling")
        }
        Some(Decision::F56(F56Decision::Raise { .. })) => t("pass-raise"),
        Some(Decision::F56(F56Decision::PrivateStation { .. })) => t("pass-station"),
        Some(Decision::F56(F56Decision::Borrow { .. })) => t("pass-borrow"),
        Some(Decision::F56(F56Decision::Loans { .. })) if has_repaid(game) => t("pass-loans"),
        Some(Decision::F56(F56Decision::Loans { .. })) => t("pass-no-loans"),
        Some(Decision::F56(F56Decision::NationalTrains { .. })) => t("pass-national-trains"),
        _ => t("pass"),
    }
}

/// Whether the company whose turn it is has laid track in it.
pub(crate) fn has_laid(game: &Game) -> bool {
    game.state().operating().is_some_and(|turn| turn.laid > 0)
}

/// Whether the company has repaid a loan in this turn.
fn has_repaid(game: &Game) -> bool {
    game.state().operating().is_some_and(|turn| turn.credit.repaid)
}
