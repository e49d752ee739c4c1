//! R-36-EMR, forced funding and bankruptcy: a president sells shares until he can pay. Interest and loans interrupt the turn; for
//! a train he sells in the train step, one block after the other, before it is bought.

use super::selling::{self, LegalSale};
use super::sums_due::{Sum, block, can_be_raised, most, sum};
use super::{dividend, loans, operating_order, trains};
use crate::f56::prelude::*;
use crate::shared::course::end_game;
use crate::shared::shares::most_for_sale;
use crate::title::paper::CERTIFICATE;

/// The most that may be sold without selling more than is needed (R-36-EMR-07): not a share too many, or not a certificate.
fn needed(view: View<'_>, sum: Sum, company: CompanyId) -> u8 {
    let missing = sum.missing(view);
    let price = block(view, sum, company).0;
    let presides = view.state.company(company).director == Some(sum.seat);
    let only_certificate = presides && view.state.shares(company, sum.seat) == CERTIFICATE;
    if only_certificate && !view.options.f56.no_share_too_many {
        // Without its only certificate a block is nothing, and a part of it less than nothing.
        let spare = sum.cash(view).saturating_sub(sum.due);
        return if missing > 0 { CERTIFICATE } else { u8::from(spare < price) };
    }
    let each = sum.brings(view, company, price);
    if missing > 0 && each == 0 {
        return u8::MAX;
    }
    u8::try_from(missing.div_ceil(each.max(1))).unwrap_or(u8::MAX)
}

pub(crate) fn offers(view: View<'_>, decision: &Decision) -> Vec<Offer> {
    let Some(sum) = sum(view, decision) else { return Vec::new() };
    let sales = view.state.market.iter().filter_map(|&company| {
        let most = most(view, sum, company).min(needed(view, sum, company));
        let sale = check(view, decision, company, most).ok()?;
        Some(Offer::SellShares { company, most, price: sale.price })
    });
    let mut offers: Vec<Offer> = sales.collect();
    offers.extend(loan(view, decision).map(|amount| Offer::F56(F56Offer::TakeLoan { amount })));
    if check_bankrupt(view, decision).is_ok() {
        offers.push(Offer::F56(F56Offer::GoBankrupt));
    }
    offers
}

/// Whether there is anything to decide about what is missing: shares to sell, or for a train the money without a sale.
pub(crate) fn needs_decision(view: View<'_>, decision: &Decision) -> bool {
    let Some(sum) = sum(view, decision) else { return false };
    !view.options.skip_idle_steps
        || sum.missing(view) == 0
        || view.state.market.iter().any(|&company| most(view, sum, company) > 0)
        || loan(view, decision).is_some()
}

pub(crate) fn check(
    view: View<'_>,
    decision: &Decision,
    company: CompanyId,
    shares: u8,
) -> Checked<LegalSale> {
    let Some(sum) = sum(view, decision) else { return refuse(rule::F56_OR_05, Why::NotNow) };
    let Sum { seat, in_need, .. } = sum;
    if !view.state.market.contains(&company) {
        return refuse(rule::F56_EMR_05, Why::NotStarted { company });
    }
    let may = most(view, sum, company);
    if shares > may && company == in_need && shares <= most_for_sale(view, seat, company) {
        return refuse(rule::F56_EMR_06, Why::PresidentStays { company });
    }
    if shares == 0 || shares > may {
        return refuse(rule::F56_EMR_05, Why::ShareCount { given: shares, most: may });
    }
    let needed = needed(view, sum, company);
    if shares > needed {
        return refuse(rule::F56_EMR_07, Why::MoreThanNeeded { most: needed });
    }
    // What is sold for a train pays for it (R-36-EMR-02); where it would not, other ways come first.
    let enough = can_be_raised(view, sum, 0);
    if sum.need.is_none() && view.options.f56.sales_pay_for_train && !enough && other_way(view, sum) {
        return refuse(rule::F56_EMR_09, Why::OtherWay);
    }
    let (price, before) = block(view, sum, company);
    Ok(LegalSale { company, shares, price, before })
}

/// A loan that the company may still take for its interest (R-36-LOAN-02, R-36-EMR-09).
pub(crate) fn loan(view: View<'_>, decision: &Decision) -> Option<Money> {
    let Decision::F56(F56Decision::Raising { company, need: Need::Interest(_), .. }) = *decision else {
        return None;
    };
    view.options.f56.bankrupt_at_last.then(|| loans::check(view, company).ok()).flatten()
}

/// Takes it: the new loan bears interest, too, and the treasury pays that of whole loans.
pub(crate) fn borrow(tx: &mut Transaction<'_>, amount: Money) {
    let Some(&Decision::F56(F56Decision::Raising { seat, company, due, need })) = tx.state.decision() else {
        return;
    };
    loans::take(tx, amount);
    let due = due + tx.title.figures.loans.interest;
    let paid = dividend::from_treasury(tx.view(), company, due);
    tx.pay(Purse::Company(company), Purse::Bank, paid, For::Interest);
    tx.note(Note::AskedAnew(Decision::F56(F56Decision::Raising { seat, company, due: due - paid, need })));
}

/// Whether a loan, or a train of another company of the same president, would do without the sum that shares cannot bring
/// (R-36-EMR-09).
fn other_way(view: View<'_>, sum: Sum) -> bool {
    let borrowed = match sum.need {
        None => loans::check(view, sum.in_need).unwrap_or(0),
        Some(Need::Interest(_)) => loans::check(view, sum.in_need).map_or(0, |_| loans::less_interest(view)),
        Some(Need::LateInterest | Need::Loans) => 0,
    };
    can_be_raised(view, sum, borrowed)
        || (sum.need.is_none() && trains::has_train_of_own(view, sum.in_need, borrowed))
}

/// Giving up is for those who cannot raise the sum, whatever they sell (R-36-EMR-09).
pub(crate) fn check_bankrupt(view: View<'_>, decision: &Decision) -> Checked<()> {
    let Some(sum) = sum(view, decision) else { return refuse(rule::F56_OR_05, Why::NotNow) };
    if can_be_raised(view, sum, 0) {
        return refuse(rule::F56_EMR_09, Why::CanStillPay);
    }
    if view.options.f56.bankrupt_at_last && other_way(view, sum) {
        return refuse(rule::F56_EMR_09, Why::OtherWay);
    }
    Ok(())
}

pub(crate) fn sell(tx: &mut Transaction<'_>, decision: &Decision, sale: LegalSale) {
    let Some(Sum { seat, need, .. }) = sum(tx.view(), decision) else { return };
    tx.note_credit(|credit| {
        let sold = if need.is_some() { &mut credit.raised } else { &mut credit.sold };
        match sold.iter_mut().find(|sold| sold.0 == sale.company) {
            Some(sold) => sold.2 += sale.shares,
            None => sold.push((sale.company, sale.price, sale.shares)),
        }
    });
    let counts_as_paid = counts_as_paid(tx.view(), decision);
    selling::sell(tx, seat, sale);
    operating_order::sort_again(tx);
    // The sale may have closed the company in need, and with it the need (R-36-MKT-07).
    if tx.state.decision() != Some(decision) {
        for (due, what) in counts_as_paid {
            let paid = due.min(tx.state.player(seat).cash);
            tx.pay(Purse::Player(seat), Purse::Bank, paid, what);
        }
        return;
    }
    loans::look_again(tx);
}

/// Whether the money is there that had to be raised. It is paid at once then, by nobody's decision; a train is bought by an action
/// of its own.
pub(crate) fn is_raised(view: View<'_>, decision: &Decision) -> bool {
    matches!(*decision, Decision::F56(F56Decision::Raising { seat, due, .. }) if view.state.player(seat).cash >= due)
}

/// Pays what had to be raised: whoever was asked for it, also where another player presides by then (R-36-EMR-06).
pub(crate) fn pay(tx: &mut Transaction<'_>, decision: &Decision) {
    let Decision::F56(F56Decision::Raising { seat, company, due, need }) = *decision else { return };
    tx.answered();
    tx.note_credit(|credit| credit.raised.clear());
    match need {
        Need::Interest(revenue) => dividend::paid(tx, company, (seat, due), revenue),
        Need::LateInterest => tx.pay(Purse::Player(seat), Purse::Bank, due, For::Interest),
        Need::Loans => loans::helped(tx, company, (seat, due)),
    }
}

/// What is due although the sale for it closes the company, where it counts as paid before that: all that is raised, or interest that
/// was put off.
fn counts_as_paid(view: View<'_>, decision: &Decision) -> Vec<(Money, For)> {
    if view.options.f56.failed_loan_stays {
        return Vec::new();
    }
    let is_open = view.state.operating().is_some_and(|turn| turn.credit.interest_open);
    match *decision {
        Decision::Trains { company } if is_open => vec![(dividend::split(view, company, 0).2, For::Interest)],
        Decision::F56(F56Decision::Raising { seat, .. }) => {
            let raised = view.state.agenda.iter().rev().filter_map(|decision| match *decision {
                Decision::F56(F56Decision::Raising { seat: of, due, need, .. }) if of == seat => {
                    Some((due, if need == Need::Loans { For::Repayment } else { For::Interest }))
                }
                _ => None,
            });
            raised.collect()
        }
        _ => Vec::new(),
    }
}

/// What can be sold is sold, the cash is lost, and the game is over (R-36-EMR-09, R-36-END-01).
pub(crate) fn go_bankrupt(tx: &mut Transaction<'_>, decision: &Decision) {
    let Some(first) = sum(tx.view(), decision) else { return };
    let all = tx.options.f56.bankrupt_sells_all;
    for company in tx.state.market {
        // A sale may leave something for another one, as it may close the company.
        while tx.state.market.contains(&company) {
            let view = tx.view();
            let sum = Sum { due: sum(view, decision).map_or(first.due, |sum| sum.due), ..first };
            let most = most(view, sum, company);
            let shares = if all { most } else { most.min(needed(view, sum, company)) };
            if shares == 0 {
                break;
            }
            let (price, before) = block(view, sum, company);
            selling::sell(tx, first.seat, LegalSale { company, shares, price, before });
        }
    }
    // Interest is not owed any more, a loan or a train is.
    let due = if matches!(first.need, None | Some(Need::Loans)) { first.due } else { 0 };
    bankrupt(tx, first.seat, due);
}

pub(crate) fn bankrupt(tx: &mut Transaction<'_>, seat: Seat, due: Money) {
    let cash = tx.state.player(seat).cash;
    tx.pay(Purse::Player(seat), Purse::Bank, cash, For::Bankruptcy);
    let has_nothing = tx.options.f56.bankrupt_has_nothing;
    let owes = if has_nothing { due.saturating_sub(cash) } else { due_afterwards(tx, seat) };
    tx.record(F56Event::WentBankrupt { seat, owes });
    end_game(tx);
}

/// What falls due with the bankruptcy as with any other action: interest that was put off, and loans that may not be kept, the more
/// since shares were sold. What the bankrupt player would have to pay of it he owes.
fn due_afterwards(tx: &mut Transaction<'_>, seat: Seat) -> Money {
    let mut due = dividend::take_late(tx).map_or(0, |(_, due)| due);
    let Some(company) = tx.view().operating_company() else { return due };
    due += loans::take_excess(tx, company);
    let payer = tx.view().director(company);
    if payer == seat {
        return due;
    }
    let paid = due.min(tx.state.player(payer).cash);
    tx.pay(Purse::Player(payer), Purse::Bank, paid, For::Repayment);
    0
}
