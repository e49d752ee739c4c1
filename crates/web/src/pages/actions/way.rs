//! The way on: what ends the step at hand, always in sight below the choices. Steps in which nothing more is done go by in one.

use maud::{Markup, html};
use rules::{Decision, Game, Offer};

use super::run;
use crate::choices::Choice;
use crate::going_on::{GoingOn, going_on, revenue};
use crate::pages::table::Scene;
use crate::passing::{has_laid, pass_words};
use crate::text::{t, tr};

/// What ends the step: to run, or to pass; first what goes on further at once.
pub(super) fn on(scene: &Scene<'_>) -> Markup {
    let passes = scene.choices.iter().filter(|choice| matches!(choice.offer, Offer::Pass));
    let further = going_on(scene.game).and_then(|going| at_once(scene, &going));
    html! {
        @if let Some(further) = &further { (further) }
        (run::buttons(scene))
        @for choice in passes {
            div .pass {
                button type="button" data-action=(choice.json()) {
                    (pass_words(scene.game))
                    @if further.is_some() { small { (t("pass-this-step")) } }
                }
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
fn at_once(scene: &Scene<'_>, going: &GoingOn) -> Option<Markup> {
    let (first, then) = going.choices.split_first()?;
    let revenue = revenue(going)?;
    let then: Vec<_> = then.iter().map(Choice::json).collect();
    Some(html! {
        button .main type="button" data-action=(first.json()) data-then=(serde_json::Value::from(then)) {
            span { (tr!("run-for", revenue = scene.money(revenue))) }
            small { (left_out(scene.game, going)) }
        }
    })
}

/// What is not done any more before the run.
fn left_out(game: &Game, going: &GoingOn) -> String {
    let passed = going.choices.iter().filter(|choice| matches!(choice.offer, Offer::Pass)).count();
    match (game.state().decision(), passed) {
        (Some(Decision::Station { .. }), _) => t("go-on-station"),
        (_, 1) => t(if has_laid(game) { "go-on-track" } else { "go-on-track-unlaid" }),
        _ => t(if has_laid(game) { "go-on-track-station" } else { "go-on-track-station-unlaid" }),
    }
}
