//! R-36-LOAN-04, R-36-LOAN-05 and R-36-DIV: interest, then paying out or withholding.

use super::market;
use crate::f56::prelude::*;
use crate::money::per_holder_rounded_up;
use crate::shared::shares::pay_dividend;

/// What the treasury pays of interest: that of whole loans (R-36-LOAN-04).
pub(super) fn from_treasury(view: View<'_>, company: CompanyId, due: Money) -> Money {
    let of_loan = view.title.figures.loans.interest;
    due.min(view.state.company(company).treasury / of_loan * of_loan)
}

/// What treasury, revenue and president pay of the interest, in this order (R-36-LOAN-04).
pub(crate) fn split(view: View<'_>, company: CompanyId, revenue: Money) -> (Money, Money, Money) {
    let due = view.interest(company);
    let from_treasury = from_treasury(view, company, due);
    let from_revenue = (due - from_treasury).min(revenue);
    (from_treasury, from_revenue, due - from_treasury - from_revenue)
}

/// After the run: interest out of the treasury, as far as it pays that of whole loans, the revenue, the president's cash, then by selling shares (R-36-LOAN-04).
pub(crate) fn begin(tx: &mut Transaction<'_>, company: CompanyId, revenue: Money) {
    let (from_treasury, from_revenue, due) = split(tx.view(), company, revenue);
    tx.pay(Purse::Company(company), Purse::Bank, from_treasury, For::Interest);
    if from_revenue > 0 {
        tx.record(F56Event::InterestWithheld { company, amount: from_revenue });
    }
    let left = revenue - from_revenue;
    if !tx.options.f56.nothing_left_unasked {
        tx.note_credit(|credit| credit.ran = revenue > 0);
    }
    let president = tx.view().director(company);
    if due > tx.state.player(president).cash {
        tx.ask(F56Decision::Raising { seat: president, company, due, need: Need::Interest(left) });
        return;
    }
    paid(tx, company, (president, due), left);
}

/// A company that runs nothing pays its interest later in its turn, where the option says so.
pub(crate) fn put_off(tx: &mut Transaction<'_>, company: CompanyId) {
    tx.note_credit(|credit| credit.interest_open = true);
    market::left(tx, company);
}

/// A player pays the rest of the interest, and what is left of the revenue is decided about (R-36-LOAN-05).
pub(crate) fn paid(
    tx: &mut Transaction<'_>,
    company: CompanyId,
    (payer, due): (Seat, Money),
    revenue: Money,
) {
    tx.pay(Purse::Player(payer), Purse::Bank, due, For::Interest);
    tx.note_credit(|credit| credit.interest_paid = true);
    let ran = tx.state.operating().is_some_and(|operating| operating.credit.ran);
    if tx.view().is_frozen(company) || (revenue == 0 && !ran) {
        apply(tx, company, revenue, false);
    } else {
        tx.ask(Decision::Dividend { company, revenue });
    }
}

/// All or nothing (R-36-DIV-01); nothing is no dividend (R-36-LOAN-05).
pub(crate) fn apply(tx: &mut Transaction<'_>, company: CompanyId, revenue: Money, pays: bool) {
    if !pays || revenue == 0 {
        tx.pay(Purse::Bank, Purse::Company(company), revenue, For::Revenue);
        market::left(tx, company);
        return;
    }
    pay_dividend(tx, company, revenue);
    // Shares in the pool pay the company, those of the initial offering nobody (R-36-DIV-03).
    let view = tx.view();
    let part = per_holder_rounded_up(revenue, view.shares_in_pool(company), view.total_shares(company));
    tx.pay(Purse::Bank, Purse::Company(company), part, For::Dividend(company));
    market::right(tx, company);
}

/// Interest that was put off is paid now, on the loans of now: out of the treasury, then by the president.
pub(crate) fn pay_late(tx: &mut Transaction<'_>) {
    let Some((company, due)) = take_late(tx) else { return };
    let president = tx.view().director(company);
    if due > tx.state.player(president).cash {
        tx.ask(F56Decision::Raising { seat: president, company, due, need: Need::LateInterest });
    } else {
        tx.pay(Purse::Player(president), Purse::Bank, due, For::Interest);
    }
}

/// What the treasury leaves of the interest that was put off, which is no longer open then.
pub(super) fn take_late(tx: &mut Transaction<'_>) -> Option<(CompanyId, Money)> {
    if !tx.state.operating()?.credit.interest_open {
        return None;
    }
    tx.note_credit(|credit| (credit.interest_open, credit.interest_paid) = (false, true));
    let company = tx.view().operating_company()?;
    let (from_treasury, _, due) = split(tx.view(), company, 0);
    tx.pay(Purse::Company(company), Purse::Bank, from_treasury, For::Interest);
    Some((company, due))
}
