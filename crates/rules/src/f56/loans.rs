//! R-36-LOAN, loans of companies: taking one, repaying, and what a company may not keep.

use super::sums_due;
use crate::f56::prelude::*;
use crate::operating_turn::OperatingTurn;

/// A loan.
pub(crate) fn amount(view: View<'_>) -> Money {
    view.title.figures.loans.amount
}

/// What is left of a loan on which interest is due at once.
pub(crate) fn less_interest(view: View<'_>) -> Money {
    amount(view) - view.title.figures.loans.interest
}

pub(crate) fn offer(view: View<'_>, company: CompanyId) -> Option<Offer> {
    check(view, company).ok().map(|amount| Offer::F56(F56Offer::TakeLoan { amount }))
}

/// One loan in a turn, as many as players have shares, before the national company is formed (R-36-LOAN-01 to 03).
pub(crate) fn check(view: View<'_>, company: CompanyId) -> Checked<Money> {
    let phase = view.state.phase;
    if !view.title.phase(phase).loans {
        return refuse(rule::F56_LOAN_01, Why::NotInPhase { phase });
    }
    let Some(turn) = view.state.operating() else { return refuse(rule::F56_LOAN_01, Why::NotNow) };
    if turn.credit.borrowed {
        return refuse(rule::F56_LOAN_01, Why::OneLoan);
    }
    if turn.credit.repaid {
        return refuse(rule::F56_LOAN_03, Why::HasRepaid);
    }
    let loans = view.credit(company).loans;
    if loans >= view.most_loans(company) {
        return refuse(rule::F56_LOAN_01, Why::LoanLimit { loans });
    }
    if sums_due::must_pay_for_train(view, company) {
        return refuse(rule::F56_EMR_02, Why::SoldForTrain);
    }
    Ok(if turn.credit.interest_paid { less_interest(view) } else { amount(view) })
}

pub(crate) fn take(tx: &mut Transaction<'_>, amount: Money) {
    let Some(company) = tx.view().operating_company() else { return };
    tx.note_credit(|credit| credit.borrowed = true);
    tx.pay(Purse::Bank, Purse::Company(company), amount, For::Loan);
    change(tx, company, |loans| loans + 1);
}

pub(crate) fn change(tx: &mut Transaction<'_>, company: CompanyId, to: impl Fn(u8) -> u8) {
    let loans = to(tx.view().credit(company).loans);
    tx.record(F56Event::LoansChanged { company, loans });
}

/// Repaying one out of the treasury (R-36-LOAN-06).
pub(crate) fn repayment(view: View<'_>, company: CompanyId) -> Checked<()> {
    if view.credit(company).loans == 0 {
        return refuse(rule::F56_LOAN_06, Why::NoLoan);
    }
    let (need, have) = (amount(view), view.state.company(company).treasury);
    if have < need {
        return refuse(rule::F56_LOAN_06, Why::CannotAfford { need, have });
    }
    Ok(())
}

pub(crate) fn repay(tx: &mut Transaction<'_>, company: CompanyId) {
    tx.pay(Purse::Company(company), Purse::Bank, amount(tx.view()), For::Repayment);
    change(tx, company, |loans| loans - 1);
    tx.note_credit(|credit| credit.repaid = true);
}

/// Loans above the shares in players' hands.
pub(crate) fn excess(view: View<'_>, company: CompanyId) -> u8 {
    view.credit(company).loans.saturating_sub(view.state.shares_held(company))
}

/// What it costs to repay them.
pub(crate) fn cost_of_excess(view: View<'_>, company: CompanyId) -> Money {
    amount(view) * Money::from(excess(view, company))
}

/// Loans that the company may not keep are repaid at once, if need be by its president (R-36-LOAN-07).
pub(crate) fn repay_excess(tx: &mut Transaction<'_>, company: CompanyId) {
    if excess(tx.view(), company) == 0 {
        return;
    }
    let due =
        if tx.options.f56.failed_loan_stays { due(tx.view(), company) } else { take_excess(tx, company) };
    let president = tx.view().director(company);
    if due > tx.state.player(president).cash {
        tx.ask(F56Decision::Raising { seat: president, company, due, need: Need::Loans });
        return;
    }
    helped(tx, company, (president, due));
}

/// What the president must add to the treasury for loans that the company may not keep.
fn due(view: View<'_>, company: CompanyId) -> Money {
    cost_of_excess(view, company).saturating_sub(view.state.company(company).treasury)
}

/// Where loans count as repaid before the president pays: they are gone, the treasury pays what it has, and this is left to pay. Nothing
/// is due before the train step is over.
pub(crate) fn take_excess(tx: &mut Transaction<'_>, company: CompanyId) -> Money {
    let over = |operating: &OperatingTurn| operating.step == Step::Loans || operating.credit.trains_done;
    let last = tx.state.operating().is_some_and(over);
    let excess = excess(tx.view(), company);
    if !last || excess == 0 {
        return 0;
    }
    let (cost, due) = (cost_of_excess(tx.view(), company), due(tx.view(), company));
    tx.pay(Purse::Company(company), Purse::Bank, cost - due, For::Repayment);
    change(tx, company, |loans| loans - excess);
    tx.note_credit(|credit| credit.repaid = true);
    due
}

/// After a sale for loans that the company may not keep, or for whatever is raised in its last step: shares of the company itself have
/// made more of them due (R-36-LOAN-07).
pub(crate) fn look_again(tx: &mut Transaction<'_>) {
    let Some(&Decision::F56(F56Decision::Raising { seat, company, due: before, need })) = tx.state.decision()
    else {
        return;
    };
    let due = match (need, tx.options.f56.failed_loan_stays) {
        (Need::Loans, true) => due(tx.view(), company),
        (Need::Loans | Need::LateInterest, false) => before + take_excess(tx, company),
        _ => before,
    };
    if due > before && !tx.options.f56.failed_loan_stays {
        // What is newly due begins anew: the president is protected again.
        tx.note_credit(|credit| credit.raised.clear());
    }
    tx.note(Note::AskedAnew(Decision::F56(F56Decision::Raising { seat, company, due, need })));
}

/// A player adds what is due from him, and the loans are repaid.
pub(crate) fn helped(tx: &mut Transaction<'_>, company: CompanyId, (payer, due): (Seat, Money)) {
    if !tx.options.f56.failed_loan_stays {
        tx.pay(Purse::Player(payer), Purse::Bank, due, For::Repayment);
        return;
    }
    tx.pay(Purse::Player(payer), Purse::Company(company), due, For::LoanHelp);
    while excess(tx.view(), company) > 0 && repayment(tx.view(), company).is_ok() {
        repay(tx, company);
    }
}
