//! The way on: what ends the step at hand, always in sight below the choices. Steps in which nothing more is done go by in one.

use maud::{Markup, html};
use rules::{CzDecision, Decision, F56Decision, Game, Offer};

use super::run;
use crate::choices::Choice;
use crate::going_on::{GoingOn, going_on, revenue};
use crate::pages::table::Scene;
use crate::text::{t, tr};

/// What ends the step: to run, or to pass; first what goes on further at once.
pub(super) fn on(scene: &Scene<'_>) -> Markup {
    let passes = scene.choices.iter().filter(|choice| matches!(choice.offer, Offer::Pass));
    let further = going_on(scene.game);
    html! {
        @if let Some(going) = &further { (at_once(scene, going)) }
        (run::buttons(scene))
        @for choice in passes {
            div .pass {
                button type="button" data-action=(choice.json()) { (pass_words(scene.game)) }
            }
        }
    }
}

/// Whoever looks back finds the way to the present.
pub(super) fn back(scene: &Scene<'_>) -> Markup {
    html! {
        @if !scene.now {
            a .button.main href={ "/games/" (scene.table.id) } data-at="" { (t("back-to-now")) }
        }
    }
}

/// One button for all steps up to the run and the run itself, where there is only one.
fn at_once(scene: &Scene<'_>, going: &GoingOn) -> Markup {
    let Some((first, then)) = going.choices.split_first() else { return html! {} };
    let Some(revenue) = revenue(going) else { return html! {} };
    let then: Vec<_> = then.iter().map(Choice::json).collect();
    html! {
        button .main type="button" data-action=(first.json()) data-then=(serde_json::Value::from(then)) {
            span { (tr!("run-for", revenue = scene.money(revenue))) }
            small { (left_out(scene.game, going)) }
        }
    }
}

/// What is not done any more before the run.
fn left_out(game: &Game, going: &GoingOn) -> String {
    let passed = going.choices.iter().filter(|choice| matches!(choice.offer, Offer::Pass)).count();
    match (game.state().decision(), passed) {
        (Some(Decision::Station { .. }), _) => t("go-on-station"),
        (_, 1) => t("go-on-track"),
        _ => t("go-on-track-station"),
    }
}

/// To pass means something else in every step.
pub(crate) fn pass_words(game: &Game) -> String {
    match game.state().decision() {
        Some(Decision::Track { .. }) => t("pass-track"),
        Some(Decision::Station { .. }) => t("pass-station"),
        Some(Decision::Cz(CzDecision::TakeOver { .. })) => t("pass-take-over"),
        Some(Decision::Cz(CzDecision::TakenTrains { .. })) => t("pass-taken-trains"),
        Some(Decision::Trains { .. }) => t("pass-trains"),
        Some(Decision::Cz(CzDecision::Bid { .. })) => t("pass-bid"),
        Some(Decision::Cz(CzDecision::RailwayTile { .. })) => t("pass-track"),
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
        Some(Decision::F56(F56Decision::Loans { .. })) => t("pass-loans"),
        Some(Decision::F56(F56Decision::NationalTrains { .. })) => t("pass-national-trains"),
        _ => t("pass"),
    }
}
