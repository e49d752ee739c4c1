//! R-36-EMR-08, private companies of a president who must raise money: offered to the other players, from his left.

use super::{exchange, sums_due};
use crate::f56::prelude::*;
use crate::shared::deals::{self, Asked};
use crate::shared::directors::seats_after;

/// Who can pay so much and has room, from the left of the seller.
fn buyers(view: View<'_>, seller: Seat, price: Money) -> impl Iterator<Item = Seat> {
    seats_after(view, seller)
        .filter(move |&seat| view.state.player(seat).cash >= price && exchange::has_room(view, seat, 2))
}

/// The most that may be asked: what somebody has, and less than what all have refused.
fn most(view: View<'_>, seller: Seat, private: PrivateId) -> Money {
    let cash = buyers(view, seller, 1).map(|seat| view.state.player(seat).cash).max().unwrap_or(0);
    let refused = view.state.refused().and_then(|refused| refused.price(Deal::ForSale(private)));
    refused.map_or(cash, |price| (price - 1).min(cash))
}

pub(crate) fn offers(view: View<'_>, decision: &Decision) -> Vec<Offer> {
    let Some((seller, _)) = sums_due::in_need(view, decision) else { return Vec::new() };
    let owned = view.privates_of(PrivateOwner::Player(seller));
    owned
        .filter(|&private| check(view, decision, private, 1).is_ok())
        .map(|private| {
            Offer::F56(F56Offer::OfferPrivate { private, from: 1, to: most(view, seller, private) })
        })
        .collect()
}

/// One of his own, while the sum is missing, at any price that somebody can pay.
pub(crate) fn check(view: View<'_>, decision: &Decision, private: PrivateId, price: Money) -> Checked<()> {
    let Some((seller, _)) = sums_due::in_need(view, decision) else {
        return refuse(rule::F56_EMR_08, Why::NotNow);
    };
    let own = view.state.private(private).owner == PrivateOwner::Player(seller);
    if !own || !view.options.f56.privates_between_players {
        return refuse(rule::F56_EMR_08, Why::PrivateNotThere { private });
    }
    let to = most(view, seller, private);
    if price == 0 || price > to {
        return refuse(rule::F56_EMR_08, Why::OutOfRange { given: price, from: 1, to });
    }
    Ok(())
}

pub(crate) fn apply(tx: &mut Transaction<'_>, decision: &Decision, private: PrivateId, price: Money) {
    let Some((seller, company)) = sums_due::in_need(tx.view(), decision) else { return };
    let first = buyers(tx.view(), seller, price).next();
    match first {
        Some(buyer) if tx.options.ask_consent => ask(tx, buyer, company, private, price),
        Some(buyer) => sell(tx, buyer, private, price),
        None => {}
    }
}

fn ask(tx: &mut Transaction<'_>, buyer: Seat, company: CompanyId, private: PrivateId, price: Money) {
    let deal = Deal::ForSale(private);
    tx.record(Event::DealOffered { company, to: buyer, deal, price });
    tx.ask(Decision::Answer { seat: buyer, company, deal, price });
}

/// After a refusal, also of what a player would have paid, the next one is asked for the price of the seller.
pub(crate) fn refused(tx: &mut Transaction<'_>, asked: Asked, private: PrivateId) {
    tx.record(Event::DealRefused { seat: asked.seat });
    let (buyer, price) = asked.countered.unwrap_or((asked.seat, asked.price));
    let company = asked.company;
    let PrivateOwner::Player(seller) = tx.state.private(private).owner else { return };
    let next = buyers(tx.view(), seller, price).skip_while(|&seat| seat != buyer).nth(1);
    match next {
        Some(next) => ask(tx, next, company, private, price),
        None => deals::remember(tx, asked.deal, price),
    }
}

pub(crate) fn sell(tx: &mut Transaction<'_>, buyer: Seat, private: PrivateId, price: Money) {
    let PrivateOwner::Player(seller) = tx.state.private(private).owner else { return };
    tx.pay(Purse::Player(buyer), Purse::Player(seller), price, For::PrivateDeal(private));
    tx.move_private(private, PrivateOwner::Player(buyer));
}
