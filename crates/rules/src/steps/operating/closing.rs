//! VIII.9, the end of a company that was taken over.

use crate::event::{Event, Holder};
use crate::ids::CompanyId;
use crate::state::Status;
use crate::turn::Turn;

/// The target leaves the game: its markers join the acquirer's, certificates and share price marker go (R-ACQ-15).
pub(crate) fn close(turn: &mut Turn<'_>, company: CompanyId, target: CompanyId) {
    let unplaced = std::mem::take(&mut turn.company(target).markers);
    turn.company(company).markers += unplaced;
    let mut hexes = Vec::new();
    for marker in turn.state.board.markers.iter_mut().filter(|marker| marker.company == target) {
        marker.company = company;
        hexes.push(marker.hex);
    }
    turn.state.board.markers.sort_unstable();
    turn.record(Event::MarkersTakenOver { company, target, unplaced, hexes });
    // Nobody owns anything of a private railway (R-MOR-17).
    if turn.title.charter(target).private {
        turn.company(target).status = Status::Closed;
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
    turn.state.market.retain(|&other| other != target);
    turn.company(target).status = Status::Closed;
}
