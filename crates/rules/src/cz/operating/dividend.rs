//! VIII.8 and IX.2, paying out or retaining, and the move of the share price.

use crate::cz::prelude::*;
use crate::money::per_holder_rounded_up;

/// All or nothing (R-INC-04).
pub(crate) enum Choice {
    PayOut,
    Retain,
}

pub(crate) fn apply(tx: &mut Transaction<'_>, company: CompanyId, revenue: Money, choice: Choice) {
    tx.answered();
    match choice {
        Choice::PayOut => pay(tx, company, revenue),
        Choice::Retain => {
            tx.pay(Purse::Bank, Purse::Company(company), revenue, For::Revenue);
            fall(tx, company);
        }
    }
}

/// Pays out, and the price rises.
pub(crate) fn pay(tx: &mut Transaction<'_>, company: CompanyId, revenue: Money) {
    pay_out(tx, company, revenue);
    rise(tx, company);
}

/// Each player gets the part of all his shares together, rounded up once (R-INC-05); the bank's part and Václav's stay there
/// (R-BOH-20).
fn pay_out(tx: &mut Transaction<'_>, company: CompanyId, revenue: Money) {
    let total = tx.title.size_of(company).shares;
    for seat in tx.state.order.clone() {
        let part = per_holder_rounded_up(revenue, tx.state.shares(company, seat), total);
        tx.pay(Purse::Bank, Purse::Player(seat), part, For::Dividend(company));
    }
}

/// Right in the row, as many spaces as the size moves, to the row's end at most (R-MKT-01).
fn rise(tx: &mut Transaction<'_>, company: CompanyId) {
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
