//! R-36-EMR, forced funding and bankruptcy: a president sells shares until he can pay. Interest and loans interrupt the turn; for
//! a train he sells in the train step, one block after the other, before it is bought.

use super::exchange::{self, LegalSale};
use super::{dividend, loans, not_now, presidents, private_sale, trains};
use crate::decision::{Decision, Need};
use crate::event::{Event, For, Purse};
use crate::ids::{CompanyId, Seat};
use crate::money::Money;
use crate::offer::Offer;
use crate::order_of_play::{self, end_game};
use crate::refusal::{Checked, Why, refuse};
use crate::rule;
use crate::turn::Turn;
use crate::view::View;

/// A sum that a president must have for his company.
#[derive(Clone, Copy)]
struct Sum {
    seat: Seat,
    in_need: CompanyId,
    due: Money,
}

/// Who must have how much for which company: for interest or loans, or for a train that it must buy (R-36-EMR-01).
fn sum(view: View<'_>, decision: &Decision) -> Option<Sum> {
    match *decision {
        Decision::Raising { seat, company, due, .. } => Some(Sum { seat, in_need: company, due }),
        Decision::Trains { company } => {
            let due = trains::due_for_train(view, company)?;
            Some(Sum { seat: view.director(company), in_need: company, due })
        }
        _ => None,
    }
}

/// Who must have how much for which company, whether he has it or not.
pub(crate) fn due(view: View<'_>, decision: &Decision) -> Option<(Seat, CompanyId, Money)> {
    sum(view, decision).map(|Sum { seat, in_need, due }| (seat, in_need, due))
}

/// Whose cash is still too little, and for which company.
pub(crate) fn in_need(view: View<'_>, decision: &Decision) -> Option<(Seat, CompanyId)> {
    let Sum { seat, in_need, due } = sum(view, decision)?;
    (view.state.player(seat).cash < due).then_some((seat, in_need))
}

/// The price of a further block, and what was sold before: all that a president sells of a company in a turn is one block
/// (R-36-SR-08, R-36-EMR-05).
fn block(view: View<'_>, company: CompanyId) -> (Money, u8) {
    let sold = view.state.operating().map_or(&[][..], |turn| &turn.credit.sold);
    let before = sold.iter().find(|sold| sold.0 == company).map(|&(_, price, shares)| (price, shares));
    before.unwrap_or((view.price(company), 0))
}

/// The most shares that may be sold, were there no end to what is needed (R-36-EMR-05, R-36-EMR-06).
fn most(view: View<'_>, seat: Seat, in_need: CompanyId, company: CompanyId) -> u8 {
    let most = presidents::most_for_sale(view, seat, company).min(exchange::room_in_pool(view, company));
    let held = view.state.shares(company, seat);
    let stays = |shares: &u8| presidents::successor(view, company, seat, held - shares).is_none();
    if company == in_need { (1..=most).rev().find(stays).unwrap_or(0) } else { most }
}

/// All that the president could sell: company, how many, and what each brings now.
pub(crate) fn for_sale(view: View<'_>, seat: Seat, in_need: CompanyId) -> Vec<(CompanyId, u8, Money)> {
    let most = |&company: &CompanyId| (company, most(view, seat, in_need, company), block(view, company).0);
    view.state.market.iter().map(most).filter(|&(_, most, _)| most > 0).collect()
}

/// The most that may be sold without selling more than is needed (R-36-EMR-07).
fn needed(view: View<'_>, sum: Sum, company: CompanyId) -> u8 {
    let missing = sum.due.saturating_sub(view.state.player(sum.seat).cash);
    let price = block(view, company).0.max(1);
    u8::try_from(missing.div_ceil(price)).unwrap_or(u8::MAX)
}

pub(crate) fn offers(view: View<'_>, decision: &Decision) -> Vec<Offer> {
    let Some(sum) = sum(view, decision) else { return Vec::new() };
    let mut offers: Vec<Offer> = view
        .state
        .market
        .iter()
        .filter_map(|&company| {
            let most = most(view, sum.seat, sum.in_need, company).min(needed(view, sum, company));
            (most > 0).then(|| Offer::SellShares { company, most, price: block(view, company).0 })
        })
        .collect();
    offers.extend(private_sale::offers(view, decision));
    if check_bankrupt(view, decision).is_ok() {
        offers.push(Offer::GoBankrupt);
    }
    offers
}

/// Whether there is anything to decide: shares to sell, or the money without a sale.
pub(crate) fn waits(view: View<'_>, decision: &Decision) -> bool {
    let Some(sum) = sum(view, decision) else { return false };
    !view.options.skip_idle_steps
        || view.state.player(sum.seat).cash >= sum.due
        || view.state.market.iter().any(|&company| most(view, sum.seat, sum.in_need, company) > 0)
        || !private_sale::offers(view, decision).is_empty()
}

pub(crate) fn check(
    view: View<'_>,
    decision: &Decision,
    company: CompanyId,
    shares: u8,
) -> Checked<LegalSale> {
    let Some(sum) = sum(view, decision) else { return not_now() };
    let Sum { seat, in_need, .. } = sum;
    if !view.state.market.contains(&company) {
        return refuse(rule::JR_EMR_05, Why::NotStarted { company });
    }
    let may = most(view, seat, in_need, company);
    if shares > may && company == in_need && shares <= presidents::most_for_sale(view, seat, company) {
        return refuse(rule::JR_EMR_06, Why::PresidentStays { company });
    }
    if shares == 0 || shares > may {
        return refuse(rule::JR_EMR_05, Why::ShareCount { given: shares, most: may });
    }
    let needed = needed(view, sum, company);
    if shares > needed {
        return refuse(rule::JR_EMR_07, Why::MoreThanNeeded { most: needed });
    }
    let (price, before) = block(view, company);
    Ok(LegalSale { company, shares, price, before })
}

/// Giving up is for those who cannot raise the sum, whatever they sell (R-36-EMR-09).
pub(crate) fn check_bankrupt(view: View<'_>, decision: &Decision) -> Checked<()> {
    let Some(Sum { seat, in_need, due }) = sum(view, decision) else { return not_now() };
    let worth = |(_, most, price): (CompanyId, u8, Money)| Money::from(most) * price;
    let all: Money = for_sale(view, seat, in_need).into_iter().map(worth).sum();
    if view.state.player(seat).cash + all >= due {
        return refuse(rule::JR_EMR_09, Why::CanStillPay);
    }
    Ok(())
}

pub(crate) fn sell(turn: &mut Turn<'_>, decision: &Decision, sale: LegalSale) {
    let Some(Sum { seat, .. }) = sum(turn.view(), decision) else { return };
    if let Some(operating) = turn.state.operating_mut() {
        match operating.credit.sold.iter_mut().find(|sold| sold.0 == sale.company) {
            Some(sold) => sold.2 += sale.shares,
            None => operating.credit.sold.push((sale.company, sale.price, sale.shares)),
        }
    }
    exchange::sell(turn, seat, sale);
    order_of_play::benelux::sort_again(turn);
    // The sale may have closed the company in need, and with it the need (R-36-MKT-07).
    if turn.state.decision() != Some(decision) {
        return;
    }
    pay_if_raised(turn, decision);
}

/// What had to be raised is paid as soon as it is there; a train is bought by an action of its own.
pub(crate) fn pay_if_raised(turn: &mut Turn<'_>, decision: &Decision) {
    let Decision::Raising { seat, company, due, need } = *decision else { return };
    if turn.state.player(seat).cash < due {
        return;
    }
    turn.answered();
    match need {
        Need::Interest(revenue) => dividend::paid(turn, company, due, revenue),
        Need::LateInterest => turn.pay(Purse::Player(seat), Purse::Bank, due, For::Interest),
        Need::Loans => loans::helped(turn, company, due),
    }
}

/// All that can be sold is sold, the cash is lost, and the game is over (R-36-EMR-09, R-36-END-01).
pub(crate) fn go_bankrupt(turn: &mut Turn<'_>, decision: &Decision) {
    let Some(Sum { seat, in_need, due }) = sum(turn.view(), decision) else { return };
    loop {
        let view = turn.view();
        let sellable = view.state.market.iter().find_map(|&company| {
            let shares = most(view, seat, in_need, company);
            let (price, before) = block(view, company);
            (shares > 0).then_some(LegalSale { company, shares, price, before })
        });
        match sellable {
            Some(sale) => exchange::sell(turn, seat, sale),
            None => break,
        }
    }
    // Interest is not owed any more, a loan or a train is.
    let interest = matches!(decision, Decision::Raising { need: Need::Interest(_) | Need::LateInterest, .. });
    let due = if interest { 0 } else { due };
    bankrupt(turn, seat, due);
}

pub(crate) fn bankrupt(turn: &mut Turn<'_>, seat: Seat, due: Money) {
    let cash = turn.state.player(seat).cash;
    turn.pay(Purse::Player(seat), Purse::Bank, cash, For::Bankruptcy);
    let owes = due.saturating_sub(cash);
    if let Some(bank) = &mut turn.state.bank {
        bank.bankrupt = Some((seat, owes));
    }
    turn.record(Event::WentBankrupt { seat, owes });
    turn.state.agenda.clear();
    end_game(turn);
}
