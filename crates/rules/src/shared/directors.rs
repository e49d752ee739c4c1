//! Who is director (VII.5.b): the holder of the director's certificate, unless somebody holds strictly more.

use crate::prelude::*;

/// The other seats in playing order after the given one.
pub(crate) fn seats_after(view: View<'_>, seat: Seat) -> impl Iterator<Item = Seat> {
    let order = &view.state.order;
    let place = order.iter().position(|&other| other == seat).unwrap_or(0);
    (1..order.len()).map(move |step| order[(place + step) % order.len()])
}

/// The largest holder besides the director; among equals the first in playing order after him (R-DIR-03).
pub(crate) fn largest_other(view: View<'_>, company: CompanyId, director: Seat) -> Option<(Seat, u8)> {
    let mut largest: Option<(Seat, u8)> = None;
    for seat in seats_after(view, director) {
        let shares = view.state.shares(company, seat);
        if largest.is_none_or(|(_, most)| shares > most) {
            largest = Some((seat, shares));
        }
    }
    largest
}

/// Hands the certificate to somebody who holds strictly more than the director (R-DIR-01, R-DIR-02).
pub(crate) fn compare(tx: &mut Transaction<'_>, company: CompanyId) {
    let Some(director) = tx.state.company(company).director else { return };
    let held = tx.state.shares(company, director);
    if let Some((successor, shares)) = largest_other(tx.view(), company, director)
        && shares > held
    {
        tx.set_director(company, Some(successor));
    }
}
