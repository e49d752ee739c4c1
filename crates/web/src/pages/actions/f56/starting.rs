//! Companies to start: what each price costs and brings, and when, once for all of them; below it every company with its home, its
//! destination and its prices (R-36-PAR).

use maud::{Markup, html};
use rules::state::Capital;
use rules::title::paper::CERTIFICATE;
use rules::{Action, CapitalWhen, CompanyId, Money, View};

use super::{capital_words, float_percent};
use crate::choices::Choice;
use crate::pages::actions::consequences::lines;
use crate::pages::actions::outcome;
use crate::pages::actions::stock::place_in_order;
use crate::pages::badge;
use crate::pages::table::Scene;
use crate::text::{t, tr};

/// Companies and prices: those that get their capital in the same way stand below the same amounts.
pub(super) fn starts(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let view = scene.game.view();
    let starts: Vec<(&Choice, CompanyId, Money)> = choices
        .iter()
        .filter_map(|&choice| match choice.action {
            Action::StartCompany { company, price } => Some((choice, company, price)),
            _ => None,
        })
        .collect();
    html! {
        @for capital in [Capital::Escrow, Capital::Incremental, Capital::Full] {
            @let same: Vec<_> = starts
                .iter()
                .copied()
                .filter(|&(_, company, _)| view.capital_of_new(company) == capital)
                .collect();
            @if let Some(&(_, first, _)) = same.first() {
                p .quiet { (tr!("start-hint-f56", operates = operates_at(scene, first))) " " (terms(view, first, capital)) }
                (prices(scene, first, &same))
            }
        }
    }
}

/// What the amounts do not say of the capital.
fn terms(view: View<'_>, company: CompanyId, capital: Capital) -> String {
    match capital {
        Capital::Escrow => t("start-held-back"),
        Capital::Incremental | Capital::Full => capital_words(view, company, capital),
    }
}

fn prices(scene: &Scene<'_>, first: CompanyId, starts: &[(&Choice, CompanyId, Money)]) -> Markup {
    let mut prices: Vec<Money> = starts.iter().map(|&(.., price)| price).collect();
    prices.sort_unstable();
    prices.dedup();
    let mut companies: Vec<CompanyId> = starts.iter().map(|&(_, company, _)| company).collect();
    companies.dedup();
    html! {
        table .start-prices {
            thead { tr { th scope="col" { (t("start-price")) } @for price in &prices { th .number scope="col" { (price) } } } }
            tbody {
                @for (name, amounts) in rows(scene, first, &prices) {
                    tr { th scope="row" { (name) } @for amount in amounts { td .number { (amount) } } }
                }
            }
            @for company in companies {
                tbody .company data-starts=(scene.names.company(company)) {
                    tr { th scope="rowgroup" colspan=(prices.len() + 1) { (badge(scene.game.title(), company)) " " span .quiet { (way(scene, company)) } } }
                    tr {
                        td .order { b { (t("start-at")) } br; (t("start-order")) }
                        @for price in &prices {
                            td {
                                @for (choice, ..) in starts.iter().filter(|(_, of, at)| *of == company && at == price) {
                                    (start(scene, choice, company, *price))
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// What each price costs, and what the company then has and when.
fn rows(scene: &Scene<'_>, company: CompanyId, prices: &[Money]) -> Vec<(String, Vec<Money>)> {
    let columns = capital_columns(scene, company).into_iter().enumerate();
    let brings = columns.map(|(index, name)| {
        (name, prices.iter().map(|&price| capital_amounts(scene, company, price)[index]).collect())
    });
    // What is paid is in the treasury at once, unless the company gets all of its capital together.
    let full = scene.game.view().capital_of_new(company) == Capital::Full;
    let paid = full
        .then(|| (t("start-you-pay"), prices.iter().map(|price| price * Money::from(CERTIFICATE)).collect()));
    paid.into_iter().chain(brings).collect()
}

/// A price to start at, with the place among those who operate.
fn start(scene: &Scene<'_>, choice: &Choice, company: CompanyId, price: Money) -> Markup {
    let Some(after) = outcome(scene.game, &choice.action) else { return html! {} };
    let (place, count) = place_in_order(&after.game, company);
    html! {
        button type="button" data-action=(choice.json()) title=(lines(scene, &after).join(" · ")) {
            span { (price) }
            small { (place) "/" (count) }
            span .unseen { (scene.names.action(&choice.action)) ", " (tr!("start-place", place = place, count = count)) }
        }
    }
}

/// From the home to the destination, as long as that matters.
fn way(scene: &Scene<'_>, company: CompanyId) -> String {
    let charter = scene.game.title().charter(company);
    let home = charter.home.hex().map(|hex| scene.names.hex(hex)).unwrap_or_default();
    match (charter.destination, scene.game.view().capital_of_new(company)) {
        (Some(hex), Capital::Escrow) => format!("{home} → {}", scene.names.hex(hex)),
        _ => home,
    }
}

/// With how many shares sold a company operates for the first time.
fn operates_at(scene: &Scene<'_>, company: CompanyId) -> String {
    let view = scene.game.view();
    tr!("start-operates-at", count = view.shares_to_begin(company), shares_count = view.total_shares(company))
}

/// When a company has which money (R-36-PAR-03 to 06).
pub(crate) fn capital_columns(scene: &Scene<'_>, company: CompanyId) -> Vec<String> {
    let view = scene.game.view();
    let all = view.total_shares(company);
    let name = |(when, _)| match when {
        CapitalWhen::Started => t("capital-now"),
        CapitalWhen::Joined => t("capital-joined"),
        CapitalWhen::Sold(count) if count == all => t("capital-all"),
        CapitalWhen::Sold(_) if view.capital_of_new(company) == Capital::Full => {
            tr!("capital-at-float", percent = float_percent(view, company))
        }
        CapitalWhen::Sold(count) => tr!("capital-half", count = count),
    };
    view.capital_when(company, 0).into_iter().map(name).collect()
}

/// The same in money, all of it that has come in by then.
pub(crate) fn capital_amounts(scene: &Scene<'_>, company: CompanyId, price: Money) -> Vec<Money> {
    scene.game.view().capital_when(company, price).into_iter().map(|(_, amount)| amount).collect()
}
