//! Companies started, shares bought and sold, floating with full capital, where all that is not held is in the bank; and what shares
//! come to in every family: dividends, and the end of a company.

use super::directors;
use crate::action::Offer;
use crate::event::{Event, For, Holder, Purse};
use crate::ids::{CompanyId, Seat};
use crate::money::{Money, per_holder_rounded_up};
use crate::state::Status;
use crate::title::paper::CERTIFICATE;
use crate::transaction::Transaction;
use crate::view::View;

/// The company at those of its start prices that the player may fix.
pub(crate) fn start_offer(view: View<'_>, company: CompanyId, may: impl Fn(Money) -> bool) -> Option<Offer> {
    let prices = view.title.size_of(company).start_prices.iter().copied();
    let prices: Vec<Money> = prices.filter(|&price| may(price)).collect();
    (!prices.is_empty()).then_some(Offer::StartCompany { company, prices })
}

/// The player buys the director's certificate at the price that he fixes.
pub(crate) fn start(tx: &mut Transaction<'_>, seat: Seat, company: CompanyId, price: Money) {
    tx.record(Event::CompanyStarted { company, seat, price });
    let cost = price * Money::from(CERTIFICATE);
    tx.pay(Purse::Player(seat), Purse::Bank, cost, For::Shares(company));
    tx.move_shares(company, CERTIFICATE, Holder::Bank, Holder::Player(seat));
    tx.set_director(company, Some(seat));
    float(tx, company);
}

/// The player buys one share.
pub(crate) fn buy(tx: &mut Transaction<'_>, seat: Seat, company: CompanyId, price: Money) {
    tx.pay(Purse::Player(seat), Purse::Bank, price, For::Shares(company));
    tx.move_shares(company, 1, Holder::Bank, Holder::Player(seat));
    directors::compare(tx, company);
    float(tx, company);
}

/// A company with enough shares in player hands floats and gets its capital from the start price (R-CO-01, R-CO-02).
fn float(tx: &mut Transaction<'_>, company: CompanyId) {
    let size = tx.title.size_of(company);
    if tx.state.company(company).status != Status::Started || tx.state.shares_held(company) < size.float {
        return;
    }
    let capital = tx.state.company(company).start_price * Money::from(size.shares);
    tx.record(Event::CompanyFloated { company });
    tx.pay(Purse::Bank, Purse::Company(company), capital, For::Capital);
}

/// The most shares of the company that the player may sell: all but the director's certificate, and those too when
/// somebody else can take it (R-SALE-02, R-DIR-04, R-36-SR-10).
pub(crate) fn most_for_sale(view: View<'_>, seat: Seat, company: CompanyId) -> u8 {
    let held = view.state.shares(company, seat);
    if view.state.company(company).director != Some(seat) {
        return held;
    }
    match directors::largest_other(view, company, seat) {
        Some((_, shares)) if shares >= CERTIFICATE => held,
        _ => held.saturating_sub(CERTIFICATE),
    }
}

/// Sells a block: the certificate is exchanged first where it must be, then money and shares (R-SALE-03, R-SALE-04).
pub(crate) fn sell(tx: &mut Transaction<'_>, seat: Seat, company: CompanyId, shares: u8, price: Money) {
    let left = tx.state.shares(company, seat) - shares;
    if tx.state.company(company).director == Some(seat)
        && left < CERTIFICATE
        && let Some((successor, _)) = directors::largest_other(tx.view(), company, seat)
    {
        tx.set_director(company, Some(successor));
    }
    tx.pay(Purse::Bank, Purse::Player(seat), price * Money::from(shares), For::Shares(company));
    tx.move_shares(company, shares, Holder::Player(seat), Holder::Bank);
    directors::compare(tx, company);
}

/// The price falls after a sale.
pub(crate) fn fall(tx: &mut Transaction<'_>, company: CompanyId) {
    let space = tx.title.chart.down(tx.state.company(company).space);
    tx.move_price(company, space);
}

/// Each player gets the part of all his shares together, rounded up once (R-INC-05, R-36-DIV-02).
pub(crate) fn pay_dividend(tx: &mut Transaction<'_>, company: CompanyId, revenue: Money) {
    let total = tx.view().total_shares(company);
    for seat in tx.state.order {
        let part = per_holder_rounded_up(revenue, tx.state.shares(company, seat), total);
        tx.pay(Purse::Bank, Purse::Player(seat), part, For::Dividend(company));
    }
}

/// All certificates of a company leave the game, and nobody directs it any more.
pub(crate) fn remove_all(tx: &mut Transaction<'_>, company: CompanyId) {
    let (in_bank, in_pool) = (tx.view().shares_in_bank(company), tx.view().shares_in_pool(company));
    let held: Vec<(Holder, u8)> =
        tx.state.seats().map(|seat| (Holder::Player(seat), tx.state.shares(company, seat))).collect();
    for (from, shares) in held.into_iter().chain([(Holder::Pool, in_pool), (Holder::Bank, in_bank)]) {
        if shares > 0 {
            tx.move_shares(company, shares, from, Holder::Gone);
        }
    }
    tx.set_director(company, None);
}
