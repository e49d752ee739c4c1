//! R-36-EMR, forced funding and bankruptcy: a president sells shares until he can pay.

use super::exchange::{self, LegalSale};
use super::{dividend, loans, presidents, trains};
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

/// Who raises how much for which company.
fn parts(decision: &Decision) -> (Seat, CompanyId, Money, Need) {
    match decision {
        Decision::Raising { seat, company, due, need } => (*seat, *company, *due, *need),
        _ => unreachable!("only a president who raises money is asked"),
    }
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
    let most = |&company: &CompanyId| (company, most(view, seat, in_need, company), view.price(company));
    view.state.market.iter().map(most).filter(|&(_, most, _)| most > 0).collect()
}

/// The most that may be sold without selling more than is needed (R-36-EMR-07).
fn needed(view: View<'_>, seat: Seat, due: Money, company: CompanyId) -> u8 {
    let missing = due.saturating_sub(view.state.player(seat).cash);
    let price = view.price(company).max(1);
    u8::try_from(missing.div_ceil(price)).unwrap_or(u8::MAX)
}

pub(crate) fn offers(view: View<'_>, decision: &Decision) -> Vec<Offer> {
    let (seat, in_need, due, _) = parts(decision);
    let mut offers: Vec<Offer> = view
        .state
        .market
        .iter()
        .filter_map(|&company| {
            let most = most(view, seat, in_need, company).min(needed(view, seat, due, company));
            (most > 0).then(|| Offer::SellShares { company, most, price: view.price(company) })
        })
        .collect();
    if check_bankrupt(view, decision).is_ok() {
        offers.push(Offer::GoBankrupt);
    }
    offers
}

pub(crate) fn waits(view: View<'_>, decision: &Decision) -> bool {
    let (seat, in_need, ..) = parts(decision);
    !view.options.skip_idle_steps
        || view.state.market.iter().any(|&company| most(view, seat, in_need, company) > 0)
}

pub(crate) fn check(
    view: View<'_>,
    decision: &Decision,
    company: CompanyId,
    shares: u8,
) -> Checked<LegalSale> {
    let (seat, in_need, due, _) = parts(decision);
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
    let needed = needed(view, seat, due, company);
    if shares > needed {
        return refuse(rule::JR_EMR_07, Why::MoreThanNeeded { most: needed });
    }
    Ok(LegalSale { company, shares, price: view.price(company), before: 0 })
}

/// Giving up is for those who cannot raise the sum, whatever they sell (R-36-EMR-09).
pub(crate) fn check_bankrupt(view: View<'_>, decision: &Decision) -> Checked<()> {
    let (seat, in_need, due, _) = parts(decision);
    let worth = |(_, most, price): (CompanyId, u8, Money)| Money::from(most) * price;
    let sum: Money = for_sale(view, seat, in_need).into_iter().map(worth).sum();
    if view.state.player(seat).cash + sum >= due {
        return refuse(rule::JR_EMR_09, Why::CanStillPay);
    }
    Ok(())
}

pub(crate) fn sell(turn: &mut Turn<'_>, decision: &Decision, sale: LegalSale) {
    let (seat, company, due, need) = parts(decision);
    exchange::sell(turn, seat, sale);
    order_of_play::benelux::sort_again(turn);
    // The sale may have closed the company in need, and with it the need (R-36-MKT-07).
    if turn.state.decision() != Some(decision) {
        return;
    }
    if turn.state.player(seat).cash < due {
        return;
    }
    turn.answered();
    match need {
        Need::Train(source) => trains::buy_with_help(turn, company, source, due),
        Need::TrainOf(seller, train, price) => {
            turn.pay(Purse::Player(seat), Purse::Company(company), due, For::Help);
            trains::execute_deal(turn, company, seller, train, price);
        }
        Need::Interest(revenue) => dividend::paid(turn, company, due, revenue),
        Need::LateInterest => turn.pay(Purse::Player(seat), Purse::Bank, due, For::Interest),
        Need::Loans => loans::helped(turn, company, due),
        Need::SecondShare => {}
    }
}

/// All that can be sold is sold, the cash is lost, and the game is over (R-36-EMR-09, R-36-END-01).
pub(crate) fn go_bankrupt(turn: &mut Turn<'_>, decision: &Decision) {
    let (seat, in_need, due, need) = parts(decision);
    loop {
        let view = turn.view();
        let sellable = view.state.market.iter().find_map(|&company| {
            let shares = most(view, seat, in_need, company);
            (shares > 0).then(|| LegalSale { company, shares, price: view.price(company), before: 0 })
        });
        match sellable {
            Some(sale) => exchange::sell(turn, seat, sale),
            None => break,
        }
    }
    // Interest is not owed any more, a loan or a train is.
    let due = if matches!(need, Need::Interest(_) | Need::LateInterest) { 0 } else { due };
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
