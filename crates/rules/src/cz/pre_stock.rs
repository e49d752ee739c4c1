//! VI, the Pre-Stock Round: local railways at the price of their space, in a snake.

use crate::cz::prelude::*;
use crate::event::DealtBy;

/// A legal action of the Pre-Stock Round.
pub(crate) enum Legal {
    Buy(PrivateId, Money),
    Pass,
}

/// Whose turn it is after `turns` turns: 1, 2, …, n, n, …, 2, 1, 1, 2, … (R-PRE-01).
pub fn in_snake(order: &[Seat], turns: u16) -> Seat {
    let players = order.len();
    let turns = usize::from(turns);
    let (lap, place) = (turns / players, turns % players);
    order[if lap.is_multiple_of(2) { place } else { players - 1 - place }]
}

fn purchases(view: View<'_>, seat: Seat) -> impl Iterator<Item = (PrivateId, Money)> {
    view.privates_of(PrivateOwner::Sheet)
        .filter_map(move |private| check_purchase(view, seat, private).ok().map(|price| (private, price)))
}

pub(crate) fn offers(view: View<'_>, seat: Seat) -> Vec<Offer> {
    let mut offers = vec![Offer::Pass];
    offers.extend(purchases(view, seat).map(|(private, price)| Offer::BuyPrivate { private, price }));
    offers
}

pub(crate) fn needs_decision(view: View<'_>, seat: Seat) -> bool {
    purchases(view, seat).next().is_some()
}

fn check_purchase(view: View<'_>, seat: Seat, private: PrivateId) -> Checked<Money> {
    if view.state.private(private).owner != PrivateOwner::Sheet {
        return refuse(rule::PRE_02, Why::PrivateNotThere { private });
    }
    let (need, have) = (view.title.private(private).price, view.state.player(seat).cash);
    if have < need {
        return refuse(rule::PRE_02, Why::CannotAfford { need, have });
    }
    Ok(need)
}

pub(crate) fn check(view: View<'_>, seat: Seat, action: &Action) -> Checked<Legal> {
    match action {
        Action::Pass => Ok(Legal::Pass),
        Action::BuyPrivate { private } => {
            check_purchase(view, seat, *private).map(|price| Legal::Buy(*private, price))
        }
        _ => refuse(rule::PRE_02, Why::NotNow),
    }
}

pub(crate) fn apply(tx: &mut Transaction<'_>, seat: Seat, legal: Legal) {
    match legal {
        Legal::Pass => pass(tx, seat, false),
        Legal::Buy(private, price) => {
            tx.pay(Purse::Player(seat), Purse::Bank, price, For::Private(private));
            tx.move_private(private, PrivateOwner::Player(seat));
            end_turn(tx, None);
        }
    }
}

/// Passes; `forced` when the player could not afford anything (R-PRE-07).
pub(crate) fn pass(tx: &mut Transaction<'_>, seat: Seat, forced: bool) {
    tx.record(Event::Passed { seat, forced });
    end_turn(tx, Some(seat));
}

fn end_turn(tx: &mut Transaction<'_>, passes: Option<Seat>) {
    tx.note(Note::DraftTurnEnded { passes });
    tx.answered();
}

/// Whether the round is over: everybody has passed since the last purchase, or nothing is left (R-PRE-04).
pub(crate) fn is_over(view: View<'_>, passed: &[bool]) -> bool {
    passed.iter().all(|&passed| passed) || view.privates_of(PrivateOwner::Sheet).next().is_none()
}

/// Whether two turns in a row of players who can afford nothing end the round, as the option has it: what is unsold then does not
/// leave the game.
pub(crate) fn breaks_off(view: View<'_>, turns: u16, passed: &[bool]) -> bool {
    let Some(last) = turns.checked_sub(1) else { return false };
    let [last, next] = [last, turns].map(|turns| in_snake(&view.state.order, turns));
    !view.options.draft_goes_on
        && passed[last.index()]
        && !needs_decision(view, last)
        && !needs_decision(view, next)
}

/// Unsold local railways leave the game, and the order is dealt anew, least cash first (R-PRE-05, R-PRE-06).
pub(crate) fn end_round(tx: &mut Transaction<'_>) {
    let unsold: Vec<PrivateId> = tx.view().privates_of(PrivateOwner::Sheet).collect();
    for private in unsold {
        tx.move_private(private, PrivateOwner::Removed);
    }
    deal_by_least_cash(tx);
}

/// Least cash first; equals keep their order (R-PRE-06).
pub(crate) fn deal_by_least_cash(tx: &mut Transaction<'_>) {
    let mut order = tx.state.order.to_vec();
    order.sort_by_key(|&seat| tx.state.player(seat).cash);
    tx.record(Event::OrderDealt { order, by: DealtBy::LeastCash });
}
