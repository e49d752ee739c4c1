//! R-36-SR-08 to 13, selling shares: in a turn of the stock round, and for whoever must raise money.

use super::{market, presidents};
use crate::f56::decisions::StockTurn;
use crate::f56::prelude::*;
use crate::shared::stock_turn::note_sale;

/// A legal sale: `before` shares of the company were sold in this turn already.
pub(crate) struct LegalSale {
    pub company: CompanyId,
    pub shares: u8,
    pub price: Money,
    pub before: u8,
}

/// How many shares still fit into the pool, which holds a part of a company at most (R-36-SR-09).
pub(crate) fn room_in_pool(view: View<'_>, company: CompanyId) -> u8 {
    view.most_in_pool(company).saturating_sub(view.shares_in_pool(company))
}

pub(crate) fn sold_before(done: &StockTurn, company: CompanyId) -> Option<(Money, u8)> {
    done.sold.iter().find(|sold| sold.0 == company).map(|&(_, price, shares)| (price, shares))
}

/// What the player has done in his turn, if one is asked.
pub(crate) fn note_done(tx: &mut Transaction<'_>, change: impl FnOnce(&mut StockTurn)) {
    if let Some(Decision::F56(F56Decision::Exchange { seat, done })) = tx.state.decision() {
        let (seat, mut done) = (*seat, done.clone());
        change(&mut done);
        tx.note(Note::AskedAnew(Decision::F56(F56Decision::Exchange { seat, done })));
    }
}

/// A sale in a turn on the exchange, which is remembered.
pub(super) fn sell_in_turn(tx: &mut Transaction<'_>, seat: Seat, sale: &LegalSale) {
    let LegalSale { company, shares, price, .. } = *sale;
    sell(tx, seat, LegalSale { ..*sale });
    note_done(tx, |done| {
        match done.sold.iter_mut().find(|sold| sold.0 == company) {
            Some(sold) => sold.2 += shares,
            None => done.sold.push((company, price, shares)),
        }
        done.sold_first |= done.bought.is_none();
    });
    stack_by_price(tx, company, price);
    note_sale(tx, seat, company);
}

/// A block at the price before it; then the price falls by a row for every full tenth (R-36-SR-08, R-36-SR-12).
pub(crate) fn sell(tx: &mut Transaction<'_>, seat: Seat, sale: LegalSale) {
    let LegalSale { company, shares, price, before } = sale;
    tx.pay(Purse::Bank, Purse::Player(seat), price * Money::from(shares), For::Shares(company));
    tx.move_shares(company, shares, Holder::Player(seat), Holder::Pool);
    presidents::compare(tx, company);
    market::fall(tx, company, rows(tx.view(), company, before, shares));
}

/// How many rows the price falls by shares that are sold after so many others.
fn rows(view: View<'_>, company: CompanyId, before: u8, shares: u8) -> u8 {
    let each = 100 / u16::from(view.total_shares(company));
    let tenths = |shares: u8| (u16::from(shares) * each / 10) as u8;
    tenths(before + shares) - tenths(before)
}

/// Whether a sale closes the company.
pub(super) fn closes(view: View<'_>, sale: &LegalSale) -> bool {
    market::closes_by_falling(view, sale.company, rows(view, sale.company, sale.before, sale.shares))
}

/// Markers that fell in this turn from lower prices, and lie on the same space, go under this one (R-36-SR-13).
fn stack_by_price(tx: &mut Transaction<'_>, company: CompanyId, price: Money) {
    let view = tx.view();
    let fell = |company: CompanyId, from: Money| view.in_play(company) && view.price(company) < from;
    if !view.options.f56.markers_fall_by_price || !fell(company, price) {
        return;
    }
    let space = view.state.company(company).space;
    let Some(Decision::F56(F56Decision::Exchange { done, .. })) = view.state.decision() else { return };
    let from_below = |other: &&CompanyId| {
        view.state.company(**other).space == space
            && sold_before(done, **other).is_some_and(|(from, _)| from < price && fell(**other, from))
    };
    let lower: Vec<CompanyId> = view.state.market.iter().filter(from_below).copied().collect();
    for other in lower {
        tx.record(F56Event::MarkerLowered { company: other });
    }
}
