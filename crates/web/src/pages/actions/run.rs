//! Running trains: the best runs with a legend for the map, and the button below them.

use maud::{Markup, html};
use rules::Offer;

use super::form;
use crate::choices::Choice;
use crate::pages::table::{Scene, caption};
use crate::text::{t, tr};

/// The best runs with their sums, each with the line that it is drawn with.
pub(super) fn best(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    html! {
        ol .runs {
            @for (index, ran) in scene.runs.iter().enumerate() {
                li { span .line.{ "line-" (index % draw::ROUTE_LOOKS.len()) } aria-hidden="true" {} (caption(scene, ran)) }
            }
        }
        @for choice in choices { @if let Some(words) = unproven(scene, &choice.offer) { p .quiet { (words) } } }
    }
}

/// To run, and where that may be left, to leave it; the best runs first.
pub(super) fn buttons(scene: &Scene<'_>) -> Markup {
    html! {
        @for choice in scene.choices.iter().rev() {
            @if let Offer::RunTrains { revenue, .. } = choice.offer {
                @if revenue > 0 {
                    button .main type="button" data-action=(choice.json()) { (tr!("run-for", revenue = scene.money(revenue))) }
                } @else {
                    button type="button" data-action=(choice.json()) { (t("run-nothing")) }
                }
            }
        }
    }
}

/// That better runs than these may be possible, where that is so.
fn unproven(scene: &Scene<'_>, offer: &Offer) -> Option<String> {
    let &Offer::RunTrains { revenue, most, .. } = offer else { return None };
    (revenue < most).then(|| tr!("run-unproven", revenue = scene.money(revenue), most = scene.money(most)))
}

/// Where a game is played so, any revenue may be stated; hardly anybody wants to, so it is folded away.
pub(super) fn claim(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let best = scene.choices.iter().find_map(|choice| match choice.offer {
        Offer::RunTrains { revenue, .. } => Some(revenue),
        _ => None,
    });
    html! {
        details .group.verb-claim-revenue {
            summary { (t("verb-claim-revenue")) }
            p .quiet {
                @match best {
                    Some(best) => (tr!("claim-hint", best = scene.money(best))),
                    None => (t("claim-hint-bare")),
                }
            }
            @for choice in choices {
                @if let Some(range) = choice.range { (form(scene, choice, range)) }
            }
        }
    }
}
