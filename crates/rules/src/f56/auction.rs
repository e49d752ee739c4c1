//! R-36-AUC, the auction of private companies: the cheapest one is bought at its price, the others are bid for.

use crate::action::Action;
use crate::decision::Decision;
use crate::event::{DealtBy, Event, For, Note, Purse};
use crate::f56::decisions::Decision as F56Decision;
use crate::f56::events::Event as F56Event;
use crate::f56::verbs::{Action as F56Action, Offer as F56Offer};
use crate::ids::{LocalId, Seat};
use crate::money::Money;
use crate::offer::Offer;
use crate::refusal::{Checked, Why, refuse};
use crate::rule;
use crate::shared::income;
use crate::state::{LocalOwner, Privates, Round};
use crate::transaction::Transaction;
use crate::view::View;

/// A legal action of the auction.
pub(crate) enum Legal {
    Buy(LocalId, Money),
    Bid(LocalId, Money),
    Pass,
}

fn auction(view: View<'_>) -> Option<&Privates> {
    match &view.state.round {
        Round::Privates(auction) => Some(auction),
        _ => None,
    }
}

fn change(tx: &mut Transaction<'_>, change: impl FnOnce(&mut Privates)) {
    if let Round::Privates(auction) = &tx.state.round {
        let mut auction = auction.clone();
        change(&mut auction);
        tx.note(Note::Privates(auction));
    }
}

fn cheapest(view: View<'_>) -> Option<LocalId> {
    view.locals_of(LocalOwner::Sheet).next()
}

/// The standing bids for a private company, lowest first.
pub(crate) fn bids(view: View<'_>, local: LocalId) -> Vec<(Seat, Money)> {
    let all = auction(view).map_or(&[][..], |auction| &auction.bids);
    let mut bids: Vec<(Seat, Money)> =
        all.iter().filter(|bid| bid.0 == local).map(|&(_, seat, amount)| (seat, amount)).collect();
    bids.sort_by_key(|&(_, amount)| amount);
    bids
}

/// What a player has not committed by bids for others (R-36-AUC-04).
fn free_cash(view: View<'_>, seat: Seat, besides: LocalId) -> Money {
    let all = auction(view).map_or(&[][..], |auction| &auction.bids);
    let committed: Money = all.iter().filter(|bid| bid.1 == seat && bid.0 != besides).map(|bid| bid.2).sum();
    view.state.player(seat).cash.saturating_sub(committed)
}

/// A step above the highest bid, or above the price (R-36-AUC-03).
pub(crate) fn lowest_bid(view: View<'_>, local: LocalId) -> Money {
    let before = bids(view, local).last().map_or(view.title.local(local).price, |&(_, amount)| amount);
    before + view.title.figures.bid_step
}

/// The lowest bid of the player, and the highest.
fn bid_range(view: View<'_>, seat: Seat, local: LocalId) -> (Money, Money) {
    (lowest_bid(view, local), free_cash(view, seat, local))
}

pub(crate) fn offers(view: View<'_>, decision: &Decision) -> Vec<Offer> {
    let mut offers = Vec::new();
    let (Decision::F56(F56Decision::Privates { seat }) | Decision::F56(F56Decision::Raise { seat, .. })) =
        decision
    else {
        return offers;
    };
    for local in view.locals_of(LocalOwner::Sheet) {
        if let Ok(Legal::Buy(_, price)) = check(view, decision, &Action::BuyLocal { local }) {
            offers.push(Offer::BuyLocal { local, price });
        }
        let (from, to) = bid_range(view, *seat, local);
        if check(view, decision, &Action::F56(F56Action::BidFor { local, amount: from })).is_ok() {
            offers.push(Offer::F56(F56Offer::BidFor { local, from, to }));
        }
    }
    if check(view, decision, &Action::Pass).is_ok() {
        offers.push(Offer::Pass);
    }
    offers
}

/// Whoever can only pass is passed over; whoever can only take the cheapest for nothing takes it.
pub(crate) fn needs_decision(view: View<'_>, decision: &Decision) -> bool {
    !view.options.skip_idle_steps && asks_to_pay(view)
        || offers(view, decision) != [Offer::Pass] && asks_to_pay(view)
}

fn asks_to_pay(view: View<'_>) -> bool {
    auction(view).is_none_or(|auction| auction.asking > 0 || auction.contested.is_some())
}

pub(crate) fn resolve_automatically(tx: &mut Transaction<'_>, decision: &Decision) {
    let legal = match (cheapest(tx.view()), asks_to_pay(tx.view())) {
        (Some(local), false) => Legal::Buy(local, 0),
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
        (
            Decision::F56(F56Decision::Privates { .. }) | Decision::F56(F56Decision::Raise { .. }),
            Action::Pass,
        ) => Ok(Legal::Pass),
        (Decision::F56(F56Decision::Privates { seat }), Action::BuyLocal { local }) => {
            if cheapest(view) != Some(*local) {
                return refuse(rule::F56_AUC_02, Why::LocalNotThere { local: *local });
            }
            let (need, have) = (auction.asking, free_cash(view, *seat, *local));
            if have < need {
                return refuse(rule::F56_AUC_04, Why::CannotAfford { need, have });
            }
            Ok(Legal::Buy(*local, need))
        }
        (Decision::F56(F56Decision::Privates { seat }), Action::F56(F56Action::BidFor { local, amount })) => {
            if view.state.local(*local).owner != LocalOwner::Sheet {
                return refuse(rule::F56_AUC_02, Why::LocalNotThere { local: *local });
            }
            if cheapest(view) == Some(*local) {
                return refuse(rule::F56_AUC_02, Why::NotTheCheapest { local: *local });
            }
            check_bid(view, *seat, *local, *amount)
        }
        (
            Decision::F56(F56Decision::Raise { seat, local: up }),
            Action::F56(F56Action::BidFor { local, amount }),
        ) if up == local => check_bid(view, *seat, *local, *amount),
        _ => refuse(rule::F56_AUC_02, Why::NotNow),
    }
}

fn check_bid(view: View<'_>, seat: Seat, local: LocalId, amount: Money) -> Checked<Legal> {
    let (from, to) = bid_range(view, seat, local);
    if amount < from {
        return refuse(rule::F56_AUC_03, Why::OutOfRange { given: amount, from, to: to.max(from) });
    }
    if amount > to {
        return refuse(rule::F56_AUC_04, Why::CannotAfford { need: amount, have: to });
    }
    Ok(Legal::Bid(local, amount))
}

pub(crate) fn apply(tx: &mut Transaction<'_>, decision: &Decision, legal: Legal) {
    let (Decision::F56(F56Decision::Privates { seat }) | Decision::F56(F56Decision::Raise { seat, .. })) =
        *decision
    else {
        return;
    };
    tx.answered();
    match legal {
        Legal::Buy(local, price) => {
            sell(tx, seat, local, price);
            let after = seat_after(tx, seat);
            change(tx, |auction| {
                (auction.next, auction.passes) = (after, 0);
                auction.last = Some((seat, seat));
            });
            settle(tx);
        }
        Legal::Bid(local, amount) => {
            tx.record(Event::F56(F56Event::BidPlaced { seat, local, amount }));
            let after = seat_after(tx, seat);
            change(tx, |auction| {
                auction.bids.retain(|bid| (bid.0, bid.1) != (local, seat));
                auction.bids.push((local, seat, amount));
                if auction.contested.is_none() {
                    (auction.next, auction.passes) = (after, 0);
                }
            });
        }
        Legal::Pass => match *decision {
            Decision::F56(F56Decision::Raise { local, .. }) => {
                tx.record(Event::F56(F56Event::BidderLeft { seat, local }));
                change(tx, |auction| auction.bids.retain(|bid| (bid.0, bid.1) != (local, seat)));
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

fn sell(tx: &mut Transaction<'_>, seat: Seat, local: LocalId, price: Money) {
    tx.pay(Purse::Player(seat), Purse::Bank, price, For::Local(local));
    tx.move_local(local, LocalOwner::Player(seat));
    change(tx, |auction| auction.bids.retain(|bid| bid.0 != local));
}

/// After a sale: the next one goes to its only bidder at once, or is auctioned among its bidders (R-36-AUC-05).
fn settle(tx: &mut Transaction<'_>) {
    loop {
        let Some(local) = cheapest(tx.view()) else { return };
        let (bids, price) = (bids(tx.view(), local), tx.title.local(local).price);
        change(tx, |auction| {
            auction.asking = price;
            auction.contested = (bids.len() > 1).then_some(local);
        });
        let [(seat, amount)] = bids[..] else { return };
        sell(tx, seat, local, amount);
        change(tx, |auction| auction.last = auction.last.map(|(trigger, _)| (trigger, seat)));
    }
}

/// When all have passed, the first one becomes cheaper, or those that are sold pay their income (R-36-AUC-07, R-36-AUC-08).
fn pass(tx: &mut Transaction<'_>, seat: Seat) {
    tx.record(Event::Passed { seat, forced: false });
    let after = seat_after(tx, seat);
    let players = tx.state.players.len() as u8;
    let first = cheapest(tx.view());
    let Some(&Privates { passes, asking, .. }) = auction(tx.view()) else { return };
    let all_passed = passes + 1 >= players;
    let falls = first.filter(|&local| all_passed && local == LocalId(0));
    let price = if falls.is_some() { asking.saturating_sub(tx.title.figures.bid_step) } else { asking };
    change(tx, |auction| {
        auction.next = after;
        auction.passes = if all_passed { 0 } else { passes + 1 };
        auction.asking = price;
    });
    match falls {
        Some(local) => tx.record(Event::F56(F56Event::AskingPriceFell { local, price })),
        None if all_passed => income::pay(tx, |view, local| view.title.local(local).income),
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
        Some(local) => {
            if let Some(&(seat, _)) = bids(tx.view(), local).first() {
                tx.ask(Decision::F56(F56Decision::Raise { seat, local }));
            }
        }
        None => {
            let seat = tx.state.order[usize::from(auction.next)];
            tx.ask(Decision::F56(F56Decision::Privates { seat }));
        }
    }
}

/// The priority goes to the left of the last buyer (R-36-AUC-09).
pub(crate) fn end_round(tx: &mut Transaction<'_>) {
    let last = auction(tx.view()).and_then(|auction| auction.last);
    let Some((trigger, buyer)) = last else { return };
    let seat = if tx.options.f56.priority_by_last_buyer { buyer } else { trigger };
    let first = seat_after(tx, seat);
    let mut order = tx.state.order.clone();
    order.rotate_left(usize::from(first));
    tx.record(Event::OrderDealt { order, by: DealtBy::Priority });
}
