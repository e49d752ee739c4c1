//! Stations that the national company gives up: how many, and what its trains earn without each (R-36-CGR-13); and the one that a
//! private company allows (R-36-PRV-08).

use std::cmp::Reverse;

use maud::{Markup, html};
use rules::state::PrivateOwner;
use rules::train::Train;
use rules::{CompanyId, Decision, F56Decision, HexId, View};

use crate::choices::Choice;
use crate::pages::actions::{button_saying, outcome};
use crate::pages::table::Scene;
use crate::pages::tray::in_words;
use crate::prospects::best_with;
use crate::table::Earned;
use crate::text::{t, tr};

/// How many must go, and why.
pub(super) fn to_go(scene: &Scene<'_>, company: CompanyId, hex: Option<HexId>) -> String {
    if let Some(hex) = hex {
        return tr!("give-up-doubled", hex = scene.names.hex(hex));
    }
    let stations = scene.game.state().markers_of(company).count();
    let limit = usize::from(scene.game.title().charter(company).markers);
    tr!(
        "give-up-many",
        company = scene.names.company(company),
        limit = limit,
        stations = stations,
        count = stations.saturating_sub(limit)
    )
}

/// A button for each that may go, with what is earned without it.
pub(super) fn removals(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let Some(&Decision::F56(F56Decision::NationalStations { company, .. })) = scene.game.state().decision()
    else {
        return html! {};
    };
    let trains = to_keep(scene.game.view(), company);
    let before = (!trains.is_empty()).then(|| best_with(scene.game, company, &trains));
    let earned = |choice: &Choice| {
        let after = outcome(scene.game, &choice.action)?;
        let earned = Earned { before: before?, after: best_with(&after.game, company, &trains) };
        Some(tr!("next-run", earns = in_words(scene.game.title(), earned)))
    };
    html! {
        ul {
            @for choice in choices {
                @let line = earned(choice);
                li {
                    (button_saying(scene, choice, &html! { (scene.names.offer(&choice.offer)) }, &line.iter().collect::<Vec<_>>()))
                }
            }
        }
    }
}

/// The trains that the national company runs when its formation is over: permanent ones stay before others, and no more than it may
/// have (R-36-CGR-15).
fn to_keep(view: View<'_>, company: CompanyId) -> Vec<Train> {
    let mut trains = view.state.company(company).trains.to_vec();
    let order = |&train: &Train| {
        let side = view.side(train);
        (!view.title.is_permanent(side.train), Reverse(side.price))
    };
    trains.sort_by_key(order);
    trains.truncate(usize::from(view.title.figures.national.trains));
    trains
}

/// What a private company allows at once, and that it does so only now.
pub(super) fn of_private(scene: &Scene<'_>, company: CompanyId) -> Markup {
    let (view, title) = (scene.game.view(), scene.game.title());
    let mut own = view.privates_of(PrivateOwner::Company(company));
    let private = own.find(|&private| title.private(private).private.station);
    html! {
        p .quiet {
            @if let Some(private) = private {
                (tr!("private-station-hint", private = title.private(private).id, company = scene.names.company(company)))
            }
            @if scene.game.state().company(company).markers == 1 { " " (t("private-station-last")) }
        }
    }
}
