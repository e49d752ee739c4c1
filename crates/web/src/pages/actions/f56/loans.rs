//! Loans: what one more means, what the interest after a run is paid from, and what there is to repay (R-36-LOAN).

use maud::{Markup, html};
use rules::event::Purse;
use rules::{CompanyId, Event, F56Event, F56Offer, Money, Offer};

use super::loan_words;
use crate::choices::Choice;
use crate::pages::actions::consequences::{cash_then, changes};
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
                        // Interest for which it is taken is paid at once.
                        @let treasury = cash_then(scene.game, Purse::Company(company), &after.events);
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
    html! { p .interest { (interest_words(scene, company, interest, (treasury, revenue, president))) } }
}

/// The interest, and out of whose money it comes: one of them, or parts.
fn interest_words(
    scene: &Scene<'_>,
    company: CompanyId,
    interest: Money,
    (treasury, revenue, president): (Money, Money, Money),
) -> String {
    let count = scene.game.view().credit(company).loans;
    let player = scene.names.player(scene.game.view().director(company));
    let paid = scene.money(interest);
    let mut parts: Vec<String> = Vec::new();
    if treasury > 0 {
        if treasury == interest {
            return tr!("interest-from-treasury", interest = paid, count = count);
        }
        parts.push(tr!("from-treasury", amount = scene.money(treasury)));
    }
    if revenue > 0 {
        if revenue == interest {
            return tr!("interest-from-revenue", interest = paid, count = count);
        }
        parts.push(tr!("from-revenue", amount = scene.money(revenue)));
    }
    if president > 0 {
        parts.push(tr!("from-president", amount = scene.money(president), player = player));
    }
    tr!("interest-due", interest = paid, count = count, parts = listed(&parts))
}

/// What there is to repay.
pub(super) fn standing(scene: &Scene<'_>, company: CompanyId) -> Markup {
    let view = scene.game.view();
    let (loans, interest) = (view.credit(company).loans, scene.money(view.interest(company)));
    let treasury = scene.money(scene.game.state().company(company).treasury);
    let company = scene.names.company(company);
    html! {
        p { (tr!("loans-standing", company = company, count = loans, interest = interest, treasury = treasury)) }
    }
}
