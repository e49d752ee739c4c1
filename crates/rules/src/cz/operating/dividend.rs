//! VIII.8 and IX.2, paying out or retaining, and the move of the share price.

use crate::cz::prelude::*;
use crate::shared::shares::pay_dividend;

/// All or nothing (R-INC-04).
pub(crate) fn apply(tx: &mut Transaction<'_>, company: CompanyId, revenue: Money, pays: bool) {
    tx.answered();
    if pays {
        pay(tx, company, revenue);
    } else {
        tx.pay(Purse::Bank, Purse::Company(company), revenue, For::Revenue);
        fall(tx, company);
    }
}

/// Pays out to the players; the part of the bank and Václav's stay in the bank (R-INC-07, R-BOH-20). The price goes right in the row, as
/// many spaces as the size moves, to the row's end at most (R-MKT-01).
pub(crate) fn pay(tx: &mut Transaction<'_>, company: CompanyId, revenue: Money) {
    pay_dividend(tx, company, revenue);
    let chart = &tx.title.chart;
    let steps = tx.title.size_of(company).dividend_steps;
    let space = (0..steps).fold(tx.state.company(company).space, |space, _| chart.right(space));
    tx.move_price(company, space);
}

/// One space left in the row (R-MKT-02).
pub(crate) fn fall(tx: &mut Transaction<'_>, company: CompanyId) {
    let space = tx.title.chart.left(tx.state.company(company).space);
    tx.move_price(company, space);
}
