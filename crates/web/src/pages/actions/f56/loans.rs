//! Loans: what one more means, what the interest after a run is paid from, and what there is to repay (R-36-LOAN).

use maud::{Markup, html};
use rules::{CompanyId, Event, F56Event, F56Offer, Money, Offer};

use super::loan_words;
use crate::choices::Choice;
use crate::pages::actions::consequences::changes;
use crate::pages::actions::outcome;
use crate::pages::table::Scene;
use crate::text::{listed, tr};

/// A loan to take: what the company gets, and what it costs.
pub(super) fn taking(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let Some(company) = scene.game.view().operating_company() else { return html! {} };
    html! {
        @for choice in choices {
            @if let Offer::F56(F56Offer::TakeLoan { amount }) = choice.offer {
                button type="button" data-action=(choice.json()) {
                    span { (tr!("take-loan", amount = scene.money(amount))) }
                    @if let Some(mut after) = outcome(scene.game, &choice.action) {
                        // Where nothing else is left to do, the turn goes on at once: what comes of that is told apart from the loan.
                        @let treasury = scene.game.state().company(company).treasury + amount;
                        small { (tr!("take-loan-then", company = scene.names.company(company), treasury = scene.money(treasury))) }
                        small { (loan_words(&after.game, company)) }
                        @let () = after.events.retain(|event| !matches!(event, Event::F56(F56Event::LoansChanged { .. })));
                        @for line in changes(scene, &after) { small { (line) } }
                    }
                }
                p .quiet { (tr!("take-loan-hint", off = scene.game.title().figures.loans.off_share)) }
            }
        }
    }
}

/// What the interest after this run is paid from.
pub(super) fn interest(scene: &Scene<'_>, company: CompanyId) -> Markup {
    let view = scene.game.view();
    let interest = view.interest(company);
    if interest == 0 {
        return html! {};
    }
    let revenues = scene.choices.iter().filter_map(|choice| match choice.offer {
        Offer::RunTrains { revenue, .. } => Some(revenue),
        _ => None,
    });
    let revenue = revenues.max();
    let (treasury, revenue, president) = view.interest_split(company, revenue.unwrap_or(0));
    html! {
        p .interest {
            (tr!("interest-due", company = scene.names.company(company), count = view.credit(company).loans, interest = scene.money(interest)))
            " " (parts(scene, company, treasury, revenue, president))
        }
    }
}

fn parts(scene: &Scene<'_>, company: CompanyId, treasury: Money, revenue: Money, president: Money) -> String {
    let player = scene.names.player(scene.game.view().director(company));
    let mut parts: Vec<String> = Vec::new();
    if treasury > 0 {
        parts.push(tr!("from-treasury", amount = scene.money(treasury)));
    }
    if revenue > 0 {
        parts.push(tr!("from-revenue", amount = scene.money(revenue)));
    }
    if president > 0 {
        parts.push(tr!("from-president", amount = scene.money(president), player = player));
    }
    listed(&parts)
}

/// What there is to repay.
pub(super) fn standing(scene: &Scene<'_>, company: CompanyId) -> Markup {
    let treasury = scene.game.state().company(company).treasury;
    html! {
        p { (tr!("loans-standing", company = scene.names.company(company), loans = loan_words(scene.game, company), treasury = scene.money(treasury))) }
    }
}
