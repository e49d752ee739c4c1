//! VIII.8 and IX.2, paying out or retaining, and the move of the share price.

use crate::event::{For, Purse};
use crate::ids::CompanyId;
use crate::money::{Money, per_holder_rounded_up};
use crate::turn::Turn;

/// All or nothing (R-INC-04).
pub(crate) enum Choice {
    PayOut,
    Retain,
}

pub(crate) fn apply(turn: &mut Turn<'_>, company: CompanyId, revenue: Money, choice: Choice) {
    turn.answered();
    match choice {
        Choice::PayOut => pay(turn, company, revenue),
        Choice::Retain => {
            turn.pay(Purse::Bank, Purse::Company(company), revenue, For::Revenue);
            fall(turn, company);
        }
    }
}

/// Pays out, and the price rises.
pub(crate) fn pay(turn: &mut Turn<'_>, company: CompanyId, revenue: Money) {
    pay_out(turn, company, revenue);
    rise(turn, company);
}

/// Each player gets the part of all his shares together, rounded up once (R-INC-05); the bank's part and Václav's stay there
/// (R-BOH-20).
fn pay_out(turn: &mut Turn<'_>, company: CompanyId, revenue: Money) {
    let total = turn.title.size_of(company).shares;
    for seat in turn.state.order.clone() {
        let part = per_holder_rounded_up(revenue, turn.state.shares(company, seat), total);
        turn.pay(Purse::Bank, Purse::Player(seat), part, For::Dividend(company));
    }
}

/// Right in the row, as many spaces as the size moves, to the row's end at most (R-MKT-01).
fn rise(turn: &mut Turn<'_>, company: CompanyId) {
    let chart = &turn.title.chart;
    let steps = turn.title.size_of(company).dividend_steps;
    let space = (0..steps).fold(turn.state.company(company).space, |space, _| chart.right(space));
    turn.move_price(company, space);
}

/// One space left in the row (R-MKT-02).
pub(crate) fn fall(turn: &mut Turn<'_>, company: CompanyId) {
    let space = turn.title.chart.left(turn.state.company(company).space);
    turn.move_price(company, space);
}
