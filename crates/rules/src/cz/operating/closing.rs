//! VIII.9, the end of a company that was taken over.

use crate::cz::prelude::*;

/// The target leaves the game: its markers join the acquirer's, certificates and share price marker go (R-ACQ-15).
pub(crate) fn close(tx: &mut Transaction<'_>, company: CompanyId, target: CompanyId) {
    let unplaced = tx.state.company(target).markers;
    let hexes = tx.state.markers_of(target).map(|marker| marker.hex).collect();
    tx.record(CzEvent::MarkersTakenOver { company, target, unplaced, hexes });
    // Nobody owns anything of a private railway (R-MOR-17).
    if tx.title.charter(target).private {
        tx.note(Note::LeftMarket(target));
        return;
    }
    let in_bank = tx.view().shares_in_bank(target);
    for seat in tx.state.seats() {
        let shares = tx.state.shares(target, seat);
        if shares > 0 {
            tx.move_shares(target, shares, Holder::Player(seat), Holder::Gone);
        }
    }
    if in_bank > 0 {
        tx.move_shares(target, in_bank, Holder::Bank, Holder::Gone);
    }
    tx.set_director(target, None);
    tx.note(Note::LeftMarket(target));
}
