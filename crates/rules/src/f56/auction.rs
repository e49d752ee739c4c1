//! R-36-AUC, the auction of private companies: the cheapest one is bought at its price, the others are bid for.

use crate::event::DealtBy;
use crate::f56::prelude::*;
use crate::shared::income;
use crate::state::PrivateAuction;

/// A legal action of the auction.
pub(crate) enum Legal {
    Buy(PrivateId, Money),
    Bid(PrivateId, Money),
    Pass,
}

fn auction(view: View<'_>) -> Option<&PrivateAuction> {
    match &view.state.round {
        Round::Privates(auction) => Some(auction),
        _ => None,
    }
}

fn change(tx: &mut Transaction<'_>, change: impl FnOnce(&mut PrivateAuction)) {
    if let Round::Privates(auction) = &tx.state.round {
        let mut auction = auction.clone();
        change(&mut auction);
        tx.note(Note::Privates(auction));
    }
}

pub(crate) fn cheapest(view: View<'_>) -> Option<PrivateId> {
    view.privates_of(PrivateOwner::Sheet).next()
}

/// The standing bids for a private company, lowest first.
pub(crate) fn bids(view: View<'_>, private: PrivateId) -> Vec<(Seat, Money)> {
    let all = auction(view).map_or(&[][..], |auction| &auction.bids);
    let mut bids: Vec<(Seat, Money)> =
        all.iter().filter(|bid| bid.0 == private).map(|&(_, seat, amount)| (seat, amount)).collect();
    bids.sort_by_key(|&(_, amount)| amount);
    bids
}

/// The money that the player's bids for these private companies bind (R-36-AUC-04).
pub(crate) fn committed(view: View<'_>, seat: Seat, to: impl Fn(PrivateId) -> bool) -> Money {
    let all = auction(view).map_or(&[][..], |auction| &auction.bids);
    all.iter().filter(|bid| bid.1 == seat && to(bid.0)).map(|bid| bid.2).sum()
}

/// What a player has not committed by bids for others.
fn free_cash(view: View<'_>, seat: Seat, besides: PrivateId) -> Money {
    view.state.player(seat).cash.saturating_sub(committed(view, seat, |private| private != besides))
}

/// A step above the highest bid, or above the price (R-36-AUC-03).
pub(crate) fn lowest_bid(view: View<'_>, private: PrivateId) -> Money {
    let before = bids(view, private).last().map_or(view.title.private(private).price, |&(_, amount)| amount);
    before + view.title.figures.bid_step
}

/// The lowest bid of the player, and the highest.
fn bid_range(view: View<'_>, seat: Seat, private: PrivateId) -> (Money, Money) {
    (lowest_bid(view, private), free_cash(view, seat, private))
}

pub(crate) fn offers(view: View<'_>, decision: &Decision) -> Vec<Offer> {
    let mut offers = Vec::new();
    let Decision::F56(F56Decision::Privates { seat } | F56Decision::Raise { seat, .. }) = decision else {
        return offers;
    };
    for private in view.privates_of(PrivateOwner::Sheet) {
        if let Ok(Legal::Buy(_, price)) = check(view, decision, &Action::BuyPrivate { private }) {
            offers.push(Offer::BuyPrivate { private, price });
        }
        let (from, to) = bid_range(view, *seat, private);
        if check(view, decision, &Action::F56(F56Action::BidFor { private, amount: from })).is_ok() {
            offers.push(Offer::F56(F56Offer::BidFor { private, from, to }));
        }
    }
    if check(view, decision, &Action::Pass).is_ok() {
        offers.push(Offer::Pass);
    }
    offers
}

/// Whoever can only pass is passed over; whoever can only take the cheapest for nothing takes it.
pub(crate) fn needs_decision(view: View<'_>, decision: &Decision) -> bool {
    asks_to_pay(view) && (!view.options.skip_idle_steps || offers(view, decision) != [Offer::Pass])
}

fn asks_to_pay(view: View<'_>) -> bool {
    auction(view).is_none_or(|auction| auction.asking > 0 || auction.contested.is_some())
}

pub(crate) fn resolve_automatically(tx: &mut Transaction<'_>, decision: &Decision) {
    let legal = match (cheapest(tx.view()), asks_to_pay(tx.view())) {
        (Some(private), false) => Legal::Buy(private, 0),
        _ => Legal::Pass,
    };
    apply(tx, decision, legal);
}

pub(crate) fn check(view: View<'_>, decision: &Decision, action: &Action) -> Checked<Legal> {
    let Some(auction) = auction(view) else { return refuse(rule::F56_AUC_02, Why::NotNow) };
    match (decision, action) {
        (Decision::F56(F56Decision::Privates { .. }), Action::Pass) if !asks_to_pay(view) => {
            refuse(rule::F56_AUC_07, Why::MayNotPass)
        }
        (Decision::F56(F56Decision::Privates { .. } | F56Decision::Raise { .. }), Action::Pass) => {
            Ok(Legal::Pass)
        }
        (Decision::F56(F56Decision::Privates { seat }), Action::BuyPrivate { private }) => {
            check_unsold(view, *private)?;
            if cheapest(view) != Some(*private) {
                return refuse(rule::F56_AUC_02, Why::NotTheCheapest);
            }
            let (need, have) = (auction.asking, free_cash(view, *seat, *private));
            if have < need {
                return refuse(rule::F56_AUC_04, Why::CannotAfford { need, have });
            }
            Ok(Legal::Buy(*private, need))
        }
        (
            Decision::F56(F56Decision::Privates { seat }),
            Action::F56(F56Action::BidFor { private, amount }),
        ) => {
            check_unsold(view, *private)?;
            if cheapest(view) == Some(*private) {
                return refuse(rule::F56_AUC_02, Why::NotTheCheapest);
            }
            check_bid(view, *seat, *private, *amount)
        }
        (
            Decision::F56(F56Decision::Raise { seat, private: up }),
            Action::F56(F56Action::BidFor { private, amount }),
        ) if up == private => check_bid(view, *seat, *private, *amount),
        _ => refuse(rule::F56_AUC_02, Why::NotNow),
    }
}

fn check_unsold(view: View<'_>, private: PrivateId) -> Checked<()> {
    match view.state.private(private).owner {
        PrivateOwner::Sheet => Ok(()),
        _ => refuse(rule::F56_AUC_02, Why::PrivateNotThere { private }),
    }
}

fn check_bid(view: View<'_>, seat: Seat, private: PrivateId, amount: Money) -> Checked<Legal> {
    let (from, to) = bid_range(view, seat, private);
    if amount < from {
        return refuse(rule::F56_AUC_03, Why::OutOfRange { given: amount, from, to: to.max(from) });
    }
    if amount > to {
        return refuse(rule::F56_AUC_04, Why::CannotAfford { need: amount, have: to });
    }
    Ok(Legal::Bid(private, amount))
}

pub(crate) fn apply(tx: &mut Transaction<'_>, decision: &Decision, legal: Legal) {
    let Decision::F56(F56Decision::Privates { seat } | F56Decision::Raise { seat, .. }) = *decision else {
        return;
    };
    tx.answered();
    match legal {
        Legal::Buy(private, price) => {
            sell(tx, seat, private, price);
            let after = seat_after(tx, seat);
            change(tx, |auction| {
                (auction.next, auction.passes) = (after, 0);
                auction.last = Some((seat, seat));
            });
            settle(tx);
        }
        Legal::Bid(private, amount) => {
            tx.record(F56Event::BidPlaced { seat, private, amount });
            let after = seat_after(tx, seat);
            change(tx, |auction| {
                auction.bids.retain(|bid| (bid.0, bid.1) != (private, seat));
                auction.bids.push((private, seat, amount));
                if auction.contested.is_none() {
                    (auction.next, auction.passes) = (after, 0);
                }
            });
        }
        Legal::Pass => match *decision {
            Decision::F56(F56Decision::Raise { private, .. }) => {
                tx.record(F56Event::BidderLeft { seat, private });
                change(tx, |auction| auction.bids.retain(|bid| (bid.0, bid.1) != (private, seat)));
                settle(tx);
            }
            _ => pass(tx, seat),
        },
    }
}

/// The place in the order of the player to the left.
fn seat_after(tx: &Transaction<'_>, seat: Seat) -> u8 {
    let order = &tx.state.order;
    let place = order.iter().position(|&other| other == seat).unwrap_or(0);
    ((place + 1) % order.len()) as u8
}

fn sell(tx: &mut Transaction<'_>, seat: Seat, private: PrivateId, price: Money) {
    tx.pay(Purse::Player(seat), Purse::Bank, price, For::Private(private));
    tx.move_private(private, PrivateOwner::Player(seat));
    change(tx, |auction| auction.bids.retain(|bid| bid.0 != private));
}

/// After a sale: the next one goes to its only bidder at once, or is auctioned among its bidders (R-36-AUC-05).
fn settle(tx: &mut Transaction<'_>) {
    loop {
        let Some(private) = cheapest(tx.view()) else { return };
        let (bids, price) = (bids(tx.view(), private), tx.title.private(private).price);
        change(tx, |auction| {
            auction.asking = price;
            auction.contested = (bids.len() > 1).then_some(private);
        });
        let [(seat, amount)] = bids[..] else { return };
        sell(tx, seat, private, amount);
        change(tx, |auction| auction.last = auction.last.map(|(trigger, _)| (trigger, seat)));
    }
}

/// When all have passed, the first one becomes cheaper, or those that are sold pay their income (R-36-AUC-07, R-36-AUC-08).
fn pass(tx: &mut Transaction<'_>, seat: Seat) {
    tx.record(Event::Passed { seat, forced: false });
    let after = seat_after(tx, seat);
    let players = tx.state.players.len() as u8;
    let first = cheapest(tx.view());
    let Some(&PrivateAuction { passes, asking, .. }) = auction(tx.view()) else { return };
    let all_passed = passes + 1 >= players;
    let falls = first.filter(|&private| all_passed && private == PrivateId(0));
    let price = if falls.is_some() { asking.saturating_sub(tx.title.figures.bid_step) } else { asking };
    change(tx, |auction| {
        auction.next = after;
        auction.passes = if all_passed { 0 } else { passes + 1 };
        auction.asking = price;
    });
    match falls {
        Some(private) => tx.record(F56Event::AskingPriceFell { private, price }),
        None if all_passed => income::pay(tx, |view, private| view.title.private(private).income),
        None => {}
    }
}

pub(crate) fn is_over(view: View<'_>) -> bool {
    cheapest(view).is_none()
}

/// Asks whoever is next: the lowest bidder where one is contested, otherwise in turn.
pub(crate) fn next(tx: &mut Transaction<'_>) {
    let Some(auction) = auction(tx.view()) else { return };
    match auction.contested {
        Some(private) => {
            if let Some(&(seat, _)) = bids(tx.view(), private).first() {
                tx.ask(F56Decision::Raise { seat, private });
            }
        }
        None => {
            let seat = tx.state.order[usize::from(auction.next)];
            tx.ask(F56Decision::Privates { seat });
        }
    }
}

/// The priority goes to the left of the last buyer (R-36-AUC-09).
pub(crate) fn end_round(tx: &mut Transaction<'_>) {
    let last = auction(tx.view()).and_then(|auction| auction.last);
    let Some((trigger, buyer)) = last else { return };
    let seat = if tx.options.f56.priority_by_last_buyer { buyer } else { trigger };
    let first = seat_after(tx, seat);
    let mut order = tx.state.order.to_vec();
    order.rotate_left(usize::from(first));
    tx.record(Event::OrderDealt { order, by: DealtBy::Priority });
}
