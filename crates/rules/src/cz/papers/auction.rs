//! XI.2, the auction of private papers: players pick one in turn, and all bid for it until one is left.

use super::{close_railway, railway};
use crate::cz::prelude::*;
use crate::state::Bidding;

/// A legal action of the auction.
pub(crate) enum Legal {
    Pick(PrivateId),
    Bid(Money),
    Pass,
}

/// How the round goes on.
pub(crate) enum Next {
    /// Somebody has been asked.
    Asked,
    /// It is over.
    Over,
    /// It is over, and so is the game.
    NobodyBid,
}

/// The bids for the paper that is up.
fn bidding(view: View<'_>) -> Option<&Bidding> {
    match &view.state.round {
        Round::Auction { bidding, .. } => bidding.as_ref(),
        _ => None,
    }
}

/// The lowest bid now, which is the printed one or a step above the highest (R-MOR-12), and the most that the player can bid.
fn bid_range(view: View<'_>, seat: Seat, paper: PrivateId) -> (Money, Money) {
    let highest = bidding(view).and_then(|bidding| bidding.highest);
    let lowest =
        highest.map_or(view.title.private(paper).price, |(_, highest)| highest + view.title.figures.bid_step);
    (lowest, view.state.player(seat).cash)
}

/// Settles the paper that is up, if that is decided, and asks whoever is next (R-MOR-12, R-MOR-13).
pub(crate) fn next(tx: &mut Transaction<'_>) -> Next {
    if let Some(up) = bidding(tx.view()) {
        let in_play = |seat: Seat| !up.out[seat.index()];
        let paper = up.paper;
        let left: Vec<Seat> = tx.state.seats().filter(|&seat| in_play(seat)).collect();
        match (&left[..], up.highest) {
            ([], _) => end_bidding(tx, paper, None),
            (&[winner], Some((_, price))) => end_bidding(tx, paper, Some((winner, price))),
            _ => {
                let (order, players) = (&tx.state.order, tx.state.players.len());
                let after = (0..players).map(|step| order[(usize::from(up.next) + step) % players]);
                if let Some(seat) = after.into_iter().find(|&seat| in_play(seat)) {
                    tx.ask(CzDecision::Bid { seat, paper });
                }
                return Next::Asked;
            }
        }
    }
    let Round::Auction { opened, .. } = tx.state.round else { return Next::Over };
    let players = tx.state.players.len();
    let on_sheet = tx.view().privates_of(PrivateOwner::Sheet).count();
    if to_pick(tx.view()).next().is_some() {
        let seat = tx.state.order[usize::from(opened) % players];
        tx.ask(CzDecision::PickPaper { seat });
        return Next::Asked;
    }
    if on_sheet == tx.title.privates.len() { Next::NobodyBid } else { Next::Over }
}

/// The winner pays the bank, or the paper stays on the board.
fn end_bidding(tx: &mut Transaction<'_>, paper: PrivateId, sold: Option<(Seat, Money)>) {
    tx.note(Note::BiddingEnded { sold: sold.is_some() });
    match sold {
        Some((seat, price)) => {
            tx.pay(Purse::Player(seat), Purse::Bank, price, For::Private(paper));
            tx.move_private(paper, PrivateOwner::Player(seat));
            railway::open(tx, paper);
        }
        None => tx.record(CzEvent::PaperUnsold { private: paper }),
    }
}

/// The papers that may be put up: one that found no bid waits until another is sold (R-MOR-13).
fn to_pick(view: View<'_>) -> impl Iterator<Item = PrivateId> {
    let unsold: &[PrivateId] = match &view.state.round {
        Round::Auction { unsold, .. } => unsold,
        _ => &[],
    };
    view.privates_of(PrivateOwner::Sheet).filter(|private| !unsold.contains(private))
}

/// Unsold papers leave the game (R-MOR-13).
pub(crate) fn remove_unsold(tx: &mut Transaction<'_>) {
    let unsold: Vec<PrivateId> = tx.view().privates_of(PrivateOwner::Sheet).collect();
    for private in unsold {
        tx.move_private(private, PrivateOwner::Removed);
        close_railway(tx, private);
    }
}

pub(crate) fn offers(view: View<'_>, decision: &Decision) -> Vec<Offer> {
    match decision {
        Decision::Cz(CzDecision::PickPaper { .. }) => to_pick(view)
            .map(|private| {
                Offer::Cz(CzOffer::PickPaper { private, lowest: view.title.private(private).price })
            })
            .collect(),
        Decision::Cz(CzDecision::Bid { seat, paper }) => {
            let (from, to) = bid_range(view, *seat, *paper);
            let bid = (from <= to).then_some(Offer::Cz(CzOffer::Bid { private: *paper, from, to }));
            bid.into_iter().chain([Offer::Pass]).collect()
        }
        _ => Vec::new(),
    }
}

/// A single paper is picked unasked, and who has too little money passes.
pub(crate) fn needs_decision(view: View<'_>, decision: &Decision) -> bool {
    offers(view, decision).len() > 1
}

pub(crate) fn resolve_automatically(tx: &mut Transaction<'_>, decision: &Decision) {
    match decision {
        Decision::Cz(CzDecision::PickPaper { seat }) => {
            let only = to_pick(tx.view()).next();
            match only {
                Some(private) => pick(tx, *seat, private),
                None => tx.answered(),
            }
        }
        Decision::Cz(CzDecision::Bid { seat, .. }) => pass(tx, *seat, true),
        _ => {}
    }
}

pub(crate) fn check(view: View<'_>, decision: &Decision, action: &Action) -> Checked<Legal> {
    match (decision, action) {
        (Decision::Cz(CzDecision::PickPaper { .. }), Action::Cz(CzAction::PickPaper { private })) => {
            if view.state.private(*private).owner != PrivateOwner::Sheet {
                return refuse(rule::MOR_12, Why::PrivateNotThere { private: *private });
            }
            if !to_pick(view).any(|other| other == *private) {
                return refuse(rule::MOR_13, Why::FoundNoBid { private: *private });
            }
            Ok(Legal::Pick(*private))
        }
        (Decision::Cz(CzDecision::Bid { seat, paper }), Action::Cz(CzAction::Bid { amount })) => {
            let (from, have) = bid_range(view, *seat, *paper);
            if *amount > have {
                return refuse(rule::MOR_12, Why::CannotAfford { need: *amount, have });
            }
            if *amount < from {
                return refuse(rule::MOR_12, Why::OutOfRange { given: *amount, from, to: have });
            }
            Ok(Legal::Bid(*amount))
        }
        (Decision::Cz(CzDecision::Bid { .. }), Action::Pass) => Ok(Legal::Pass),
        (Decision::Cz(CzDecision::PickPaper { .. }), Action::Pass) => refuse(rule::MOR_12, Why::MayNotPass),
        _ => refuse(rule::MOR_12, Why::NotNow),
    }
}

pub(crate) fn apply(tx: &mut Transaction<'_>, decision: &Decision, legal: Legal) {
    match (legal, decision) {
        (Legal::Pick(private), Decision::Cz(CzDecision::PickPaper { seat })) => pick(tx, *seat, private),
        (Legal::Bid(amount), Decision::Cz(CzDecision::Bid { seat, paper })) => {
            tx.record(CzEvent::BidMade { seat: *seat, private: *paper, amount });
            end_turn(tx, *seat);
        }
        (Legal::Pass, Decision::Cz(CzDecision::Bid { seat, .. })) => pass(tx, *seat, false),
        _ => unreachable!("a legal action belongs to the decision that it was checked against"),
    }
}

/// Whoever picks a paper is the first to bid for it.
fn pick(tx: &mut Transaction<'_>, seat: Seat, private: PrivateId) {
    tx.answered();
    tx.record(CzEvent::PaperPicked { seat, private });
    tx.note(Note::BiddingBegan(private));
}

fn pass(tx: &mut Transaction<'_>, seat: Seat, forced: bool) {
    tx.record(Event::Passed { seat, forced });
    end_turn(tx, seat);
}

fn end_turn(tx: &mut Transaction<'_>, seat: Seat) {
    let order = &tx.state.order;
    let place = order.iter().position(|&other| other == seat).map_or(0, |place| (place + 1) % order.len());
    tx.answered();
    tx.note(Note::NextBidder(place as u8));
}
