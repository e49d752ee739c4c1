//! What one decides with, beside the question and so in sight wherever one decides: the treasury of the company asked about, one's own
//! cash, and one's certificates.

use maud::{Markup, html};
use rules::deal::Deal;
use rules::{CompanyId, Decision, F56Decision, Game, Seat};

use super::table::Scene;
use super::{badge, paper};
use crate::text::{t, tr};

/// Treasury, cash and certificates; spectators have none of their own.
pub(super) fn purse(scene: &Scene<'_>) -> Markup {
    let (view, state) = (scene.game.view(), scene.game.state());
    if state.is_over() {
        return html! {};
    }
    let company = company_asked_about(scene.game);
    html! {
        div .purse {
            @if let Some(company) = company {
                p {
                    span .unseen { (t("purse-treasury")) " " }
                    (badge(scene.game.title(), company)) " " b { (scene.money(state.company(company).treasury)) }
                }
            }
            @if let Some(seat) = owner(scene) {
                p {
                    span .unseen { (tr!("purse-of", player = scene.names.player(seat))) " " }
                    b { (scene.money(state.player(seat).cash)) }
                    " · "
                    span .over[paper::over_limit(view, seat)] {
                        (tr!("purse-certificates", held = paper::certificates(view, seat), limit = view.certificate_limit()))
                    }
                }
            }
        }
    }
}

/// The company that the question is about, which a question that interrupts a turn names; else the one whose turn it is.
pub(super) fn company_asked_about(game: &Game) -> Option<CompanyId> {
    match game.state().decision() {
        Some(
            &Decision::ReturnTrains { company, .. }
            | &Decision::F56(
                F56Decision::Raising { company, .. }
                | F56Decision::Debts { company }
                | F56Decision::NationalStations { company, .. }
                | F56Decision::NationalTrains { company },
            ),
        ) => Some(company),
        // Who answers thinks of the company that would lose something.
        Some(&Decision::Answer { deal: Deal::Train(company, _) | Deal::TakeOver(company), .. }) => {
            Some(company)
        }
        _ => game.view().operating_company(),
    }
}

/// Whose purse it is: of who decides or looks, where that is one.
pub(super) fn owner(scene: &Scene<'_>) -> Option<Seat> {
    let decides = scene.game.decider().filter(|seat| scene.seats.contains(seat));
    decides.or_else(|| scene.seats.first().copied().filter(|_| scene.seats.len() == 1))
}
