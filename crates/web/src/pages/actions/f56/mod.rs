//! What only 1836Jr-56 asks: the auction of its private companies, loans, money that a president must raise, and the formation
//! of the national company.

mod auction;
mod borrowing;
mod debts;
mod loans;
pub(crate) mod national;
mod raising;
mod starting;
mod stations;

use maud::{Markup, html};
use rules::state::Capital;
use rules::{CompanyId, Decision, F56Decision, Game, View};

pub(crate) use starting::{capital_amounts, capital_columns};

use super::Bar;
use crate::choices::Choice;
use crate::family::features;
use crate::pages::table::Scene;
use crate::text::{money, t, tr};

/// The verbs that the picture of the decision holds itself.
pub(super) fn own_verbs(game: &Game) -> &'static [&'static str] {
    match game.state().decision() {
        Some(Decision::F56(F56Decision::Privates { .. } | F56Decision::Raise { .. })) => {
            &["verb-buy-local", "verb-bid"]
        }
        _ => &[],
    }
}

/// What there is to say before the choices.
pub(super) fn hint(bar: &Bar<'_>) -> Markup {
    let scene = bar.scene;
    match scene.game.state().decision() {
        Some(Decision::F56(F56Decision::Privates { .. } | F56Decision::Raise { .. })) => auction::table(bar),
        // Elsewhere the bank lends what is missing, and nobody has to sell.
        Some(Decision::Trains { .. }) if !features(scene.game).credit => html! {},
        Some(Decision::F56(F56Decision::Raising { .. }) | Decision::Trains { .. }) => raising::ways(scene),
        Some(&Decision::Run { company }) => loans::interest(scene, company),
        Some(&Decision::F56(F56Decision::Loans { company })) => loans::standing(scene, company),
        Some(&Decision::F56(F56Decision::Borrow { company })) => {
            html! { p { (tr!("borrow-hint", company = scene.names.company(company))) } }
        }
        Some(Decision::F56(
            F56Decision::Debts { .. }
            | F56Decision::NationalStations { .. }
            | F56Decision::NationalTrains { .. },
        )) => national::sequence(scene),
        Some(&Decision::F56(F56Decision::PrivateStation { company, .. })) => {
            stations::of_private(scene, company)
        }
        _ => html! {},
    }
}

/// What there is to look at after the choices.
pub(super) fn details(scene: &Scene<'_>) -> Markup {
    match scene.game.state().decision() {
        Some(Decision::F56(
            F56Decision::Debts { .. }
            | F56Decision::NationalStations { .. }
            | F56Decision::NationalTrains { .. },
        )) => national::exchanged(scene),
        _ => html! {},
    }
}

/// A group that is drawn in a way of its own.
pub(super) fn group(scene: &Scene<'_>, verb: &str, choices: &[&Choice]) -> Option<Markup> {
    match verb {
        "verb-take-loan" => Some(loans::taking(scene, choices)),
        "verb-debts" => Some(debts::compared(scene, choices)),
        "verb-borrow-train" => Some(borrowing::trains(scene, choices)),
        "verb-remove-station" => Some(stations::removals(scene, choices)),
        "verb-start-company" if features(scene.game).credit => Some(starting::starts(scene, choices)),
        "verb-sell-shares" if raising::is_in_need(scene.game) => Some(raising::sales(scene, choices)),
        _ => None,
    }
}

/// How a company gets its capital, in a sentence.
pub(crate) fn capital_words(view: View<'_>, company: CompanyId, capital: Capital) -> String {
    match capital {
        Capital::Escrow => tr!("capital-escrow", count = view.shares_paid_at_once(company)),
        Capital::Incremental => t("capital-incremental"),
        Capital::Full => tr!("capital-full", percent = float_percent(view, company)),
    }
}

/// How much of a company must be sold that gets all of its capital together, in percent.
fn float_percent(view: View<'_>, company: CompanyId) -> u8 {
    view.shares_to_float(company) * view.title.size_of(company).percent()
}

/// `2 loans`, with what they cost.
pub(crate) fn loan_words(game: &Game, company: CompanyId) -> String {
    let view = game.view();
    let (loans, most) = (view.credit(company).loans, view.most_loans(company));
    match (loans, most) {
        (0, 0) => t("loans-never"),
        (_, 0) => tr!("loans-old", count = loans, interest = money(game.title(), view.interest(company))),
        (0, _) => tr!("loans-none", most = most),
        _ => tr!(
            "loans-some",
            count = loans,
            most = most,
            interest = money(game.title(), view.interest(company))
        ),
    }
}
