//! Loans: what one more means, what the interest after a run is paid from, and what there is to repay (R-36-LOAN).

use maud::{Markup, html};
use rules::{CompanyId, Offer};

use super::loan_words;
use crate::choices::Choice;
use crate::pages::actions::outcome;
use crate::pages::table::Look;
use crate::text::{money, tr};

/// A loan to take: what the company gets, and what it costs.
pub(super) fn taking(look: &Look<'_>, choices: &[&Choice]) -> Markup {
    let Some(company) = look.game.view().operating_company() else { return html! {} };
    html! {
        @for choice in choices {
            @if let Offer::TakeLoan { amount } = choice.offer {
                button type="button" data-action=(choice.json()) {
                    span { (tr!("take-loan", amount = amount)) }
                    @if let Some(after) = outcome(look.game, &choice.action) {
                        @let view = after.game.view();
                        small { (tr!("take-loan-then", company = look.names.company(company), treasury = view.state.company(company).treasury)) }
                        small { (loan_words(&after.game, company)) }
                    }
                }
                p .quiet { (tr!("take-loan-hint", off = look.game.title().figures.loans.off_share)) }
            }
        }
    }
}

/// What the interest after this run is paid from.
pub(super) fn interest(look: &Look<'_>, company: CompanyId) -> Markup {
    let view = look.game.view();
    let interest = view.interest(company);
    if interest == 0 {
        return html! {};
    }
    let revenues = look.choices.iter().filter_map(|choice| match choice.offer {
        Offer::RunTrains { revenue, .. } => Some(revenue),
        _ => None,
    });
    let revenue = revenues.max();
    let (treasury, revenue, president) = view.interest_split(company, revenue.unwrap_or(0));
    html! {
        p .interest {
            (tr!("interest-due", company = look.names.company(company), count = view.credit(company).loans, interest = interest))
            " " (parts(look, company, treasury, revenue, president))
        }
    }
}

fn parts(
    look: &Look<'_>,
    company: CompanyId,
    treasury: rules::Money,
    revenue: rules::Money,
    president: rules::Money,
) -> String {
    let player = look.names.player(look.game.view().director(company));
    let mut parts: Vec<String> = Vec::new();
    if treasury > 0 {
        parts.push(tr!("from-treasury", amount = money(treasury)));
    }
    if revenue > 0 {
        parts.push(tr!("from-revenue", amount = money(revenue)));
    }
    if president > 0 {
        parts.push(tr!("from-president", amount = money(president), player = player));
    }
    parts.join(", ")
}

/// What there is to repay.
pub(super) fn standing(look: &Look<'_>, company: CompanyId) -> Markup {
    let treasury = look.game.state().company(company).treasury;
    html! {
        p { (look.names.company(company)) ": " (loan_words(look.game, company)) " " (tr!("treasury-is", treasury = treasury)) }
    }
}
