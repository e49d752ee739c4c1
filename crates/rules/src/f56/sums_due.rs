//! R-36-EMR-01, sums that a president must have for his company, and what he could sell for them.

use super::{presidents, selling, trains};
use crate::f56::prelude::*;
use crate::shared::shares::most_for_sale;

/// A sum that a president must have for his company.
#[derive(Clone, Copy)]
pub(crate) struct Sum {
    pub seat: Seat,
    pub in_need: CompanyId,
    /// All that he must have, with what waits below on the agenda.
    pub due: Money,
    /// What for; `None`: a train that the company must buy.
    pub need: Option<Need>,
}

/// Who must have how much for which company: for interest or loans, or for a train that it must buy (R-36-EMR-01).
pub(crate) fn sum(view: View<'_>, decision: &Decision) -> Option<Sum> {
    match *decision {
        Decision::F56(F56Decision::Raising { seat, company, need, .. }) => {
            let dues = view.state.agenda.iter().filter_map(|decision| match decision {
                Decision::F56(F56Decision::Raising { seat: of, due, .. }) if *of == seat => Some(*due),
                _ => None,
            });
            Some(Sum { seat, in_need: company, due: dues.sum(), need: Some(need) })
        }
        Decision::Trains { company } => {
            // A bankrupt president may have sold so much of the company that it closed (R-36-MKT-07).
            let seat = view.state.company(company).director?;
            let due = trains::due_for_train(view, company)?;
            Some(Sum { seat, in_need: company, due, need: None })
        }
        _ => None,
    }
}

impl Sum {
    pub fn cash(self, view: View<'_>) -> Money {
        view.state.player(self.seat).cash
    }

    pub fn missing(self, view: View<'_>) -> Money {
        self.due.saturating_sub(self.cash(view))
    }

    /// What the president has sold for it so far.
    pub fn sold(self, view: View<'_>) -> &[(CompanyId, Money, u8)] {
        let Some(turn) = view.state.operating() else { return &[] };
        if self.need.is_some() { &turn.credit.raised } else { &turn.credit.sold }
    }

    /// A share of the company whose loans are due brings its price, and makes another loan due (R-36-LOAN-07).
    pub fn adds_loans(self, view: View<'_>, company: CompanyId) -> bool {
        self.need == Some(Need::Loans) && company == self.in_need && view.options.f56.failed_loan_stays
    }

    /// What a share of the company at this price brings towards the sum.
    pub fn brings(self, view: View<'_>, company: CompanyId, price: Money) -> Money {
        let new_loan = if self.adds_loans(view, company) { view.title.figures.loans.amount } else { 0 };
        price.saturating_sub(new_loan)
    }
}

/// Whose cash is still too little, and for which company.
pub(crate) fn in_need(view: View<'_>, decision: &Decision) -> Option<(Seat, CompanyId)> {
    let sum = sum(view, decision)?;
    (sum.missing(view) > 0).then_some((sum.seat, sum.in_need))
}

/// The price of a further block, and what was sold before: all that a president sells of a company for one need is one block
/// (R-36-SR-08, R-36-EMR-05), unless the option says otherwise.
pub(crate) fn block(view: View<'_>, sum: Sum, company: CompanyId) -> (Money, u8) {
    let before = sum.sold(view).iter().find(|sold| sold.0 == company && view.options.f56.blocks_grow);
    before.map_or((view.price(company), 0), |&(_, price, shares)| (price, shares))
}

/// The most shares that may be sold, were there no end to what is needed (R-36-EMR-05, R-36-EMR-06).
pub(crate) fn most(view: View<'_>, sum: Sum, company: CompanyId) -> u8 {
    let (options, sold) = (&view.options.f56, sum.sold(view));
    if !options.blocks_grow && sum.need.is_none() && sold.iter().any(|sold| sold.0 == company) {
        return 0;
    }
    let most = most_for_sale(view, sum.seat, company).min(selling::room_in_pool(view, company));
    let held = view.state.shares(company, sum.seat);
    let stays = |shares: &u8| presidents::successor(view, company, sum.seat, held - shares).is_none();
    let protected = options.president_stays || sum.need.is_none() || sold.is_empty();
    let presides = view.state.company(company).director == Some(sum.seat);
    if company == sum.in_need && protected && presides {
        (1..=most).rev().find(stays).unwrap_or(0)
    } else {
        most
    }
}

/// All that the president could sell: company, how many, and what each brings now.
pub(crate) fn for_sale(view: View<'_>, sum: Sum) -> Vec<(CompanyId, u8, Money)> {
    let most = |&company: &CompanyId| (company, most(view, sum, company), block(view, sum, company).0);
    view.state.market.iter().map(most).filter(|&(_, most, _)| most > 0).collect()
}

/// What all that could bring towards the sum.
pub(crate) fn worth_of_all(view: View<'_>, sum: Sum) -> Money {
    let worth =
        |(company, most, price): (CompanyId, u8, Money)| Money::from(most) * sum.brings(view, company, price);
    for_sale(view, sum).into_iter().map(worth).sum()
}

/// Whether the president could raise the sum by sales, with so much more.
pub(crate) fn can_be_raised(view: View<'_>, sum: Sum, more: Money) -> bool {
    sum.cash(view) + worth_of_all(view, sum) + more >= sum.due
}

/// Whether shares were sold for a train that must pay for it now, so that the company may not borrow (R-36-EMR-02): not where
/// they turn out to bring too little.
pub(crate) fn must_pay_for_train(view: View<'_>, company: CompanyId) -> bool {
    let Some(sum) = sum(view, &Decision::Trains { company }) else { return false };
    view.options.f56.sales_pay_for_train && !sum.sold(view).is_empty() && can_be_raised(view, sum, 0)
}
