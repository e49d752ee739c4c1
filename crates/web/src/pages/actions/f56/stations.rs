//! Stations that the national company gives up: how many, and what its trains earn without each (R-36-CGR-13); and the one that a
//! private company allows (R-36-PRV-08).

use maud::{Markup, html};
use rules::state::PrivateOwner;
use rules::{CompanyId, Decision, F56Decision, HexId};

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
    let count = scene.game.view().stations_too_many(company);
    tr!(
        "give-up-many",
        company = scene.names.company(company),
        limit = stations - count,
        stations = stations,
        count = count
    )
}

/// A button for each that may go, with what is earned without it.
pub(super) fn removals(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let Some(&Decision::F56(F56Decision::NationalStations { company, .. })) = scene.game.state().decision()
    else {
        return html! {};
    };
    let trains = scene.game.view().trains_to_keep(company);
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
