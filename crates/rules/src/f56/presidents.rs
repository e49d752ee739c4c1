//! R-36-SR-10, R-36-SR-11 and R-36-CGR-11: who is president.

use crate::f56::prelude::*;
use crate::title::paper::CERTIFICATE;

/// The seats to the left of one, nearest first, without it.
pub(crate) fn seats_after(view: View<'_>, seat: Seat) -> impl Iterator<Item = Seat> {
    let order = &view.state.order;
    let place = order.iter().position(|&other| other == seat).unwrap_or(0);
    (1..order.len()).map(move |step| order[(place + step) % order.len()])
}

/// Who would be president with so many shares in the president's hands: the nearest to the left with most, more than he
/// and at least the certificate.
pub(crate) fn successor(view: View<'_>, company: CompanyId, president: Seat, held: u8) -> Option<Seat> {
    let mut best: Option<(Seat, u8)> = None;
    for seat in seats_after(view, president) {
        let shares = view.state.shares(company, seat);
        if shares > held && shares >= CERTIFICATE && best.is_none_or(|(_, most)| shares > most) {
            best = Some((seat, shares));
        }
    }
    best.map(|(seat, _)| seat)
}

/// Hands the presidency to whoever holds strictly more; a tie never moves it (R-36-SR-11). A temporary president who has a
/// second share, or a successor, ends that state (R-36-CGR-12).
pub(crate) fn compare(tx: &mut Transaction<'_>, company: CompanyId) {
    let Some(president) = tx.state.company(company).director else { return };
    let held = tx.state.shares(company, president);
    let successor = successor(tx.view(), company, president, held);
    if let Some(successor) = successor {
        tx.set_director(company, Some(successor));
    }
    let full = successor.is_some() || held >= CERTIFICATE;
    let national = tx.state.national.as_ref().filter(|national| national.company == company);
    if full && national.is_some_and(|national| national.temporary) {
        tx.record(F56Event::PresidentConfirmed { company });
    }
}

/// The most shares that the player may sell without leaving the company headless (R-36-SR-10).
pub(crate) fn most_for_sale(view: View<'_>, seat: Seat, company: CompanyId) -> u8 {
    let held = view.state.shares(company, seat);
    if view.state.company(company).director != Some(seat) {
        return held;
    }
    let may = |shares: &u8| {
        let left = held - shares;
        left >= CERTIFICATE || successor(view, company, seat, left).is_some()
    };
    (1..=held).rev().find(may).unwrap_or(0)
}
