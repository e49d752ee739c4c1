//! VIII.9, the end of a company that was taken over.

use crate::cz::prelude::*;
use crate::shared::shares;

/// The target leaves the game: its markers join the acquirer's, certificates and share price marker go (R-ACQ-15).
pub(crate) fn close(tx: &mut Transaction<'_>, company: CompanyId, target: CompanyId) {
    let unplaced = tx.state.company(target).markers;
    let hexes = tx.state.markers_of(target).map(|marker| marker.hex).collect();
    tx.record(CzEvent::MarkersTakenOver { company, target, unplaced, hexes });
    // Nobody owns anything of a private railway (R-MOR-17).
    if !tx.title.charter(target).private {
        shares::remove_all(tx, target);
    }
    tx.note(Note::LeftMarket(target));
}
