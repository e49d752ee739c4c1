//! VIII.9, the end of a company that was taken over.

use crate::cz::events::Event as CzEvent;
use crate::event::{Event, Holder, Note};
use crate::ids::CompanyId;
use crate::turn::Turn;

/// The target leaves the game: its markers join the acquirer's, certificates and share price marker go (R-ACQ-15).
pub(crate) fn close(turn: &mut Turn<'_>, company: CompanyId, target: CompanyId) {
    let unplaced = turn.state.company(target).markers;
    let hexes = turn.state.markers_of(target).map(|marker| marker.hex).collect();
    turn.record(Event::Cz(CzEvent::MarkersTakenOver { company, target, unplaced, hexes }));
    // Nobody owns anything of a private railway (R-MOR-17).
    if turn.title.charter(target).private {
        turn.note(Note::LeftMarket(target));
        return;
    }
    let in_bank = turn.view().shares_in_bank(target);
    for seat in turn.state.seats() {
        let shares = turn.state.shares(target, seat);
        if shares > 0 {
            turn.move_shares(target, shares, Holder::Player(seat), Holder::Gone);
        }
    }
    if in_bank > 0 {
        turn.move_shares(target, in_bank, Holder::Bank, Holder::Gone);
    }
    turn.set_director(target, None);
    turn.note(Note::LeftMarket(target));
}
