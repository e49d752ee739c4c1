//! XI.2, private papers: their auction, the train that runs once, the railway with its own tile, and their end.

pub(crate) mod auction;
pub(crate) mod railway;
pub(crate) mod train;

use crate::cz::prelude::*;
use crate::seed::Draws;
use crate::title::PaperKind;

/// Draws the companies that do not play; their certificates and markers stay in the box (R-MOR-02).
pub(crate) fn leave_out(tx: &mut Transaction<'_>, count: u8, draws: &mut Draws) {
    for _ in 0..count {
        let left = |&id: &CompanyId| tx.state.company(id).status == Status::Unstarted;
        let among: Vec<CompanyId> = tx.title.share_companies().filter(left).collect();
        let company = among[draws.below(among.len())];
        tx.record(CzEvent::CompanyLeftOut { company, among });
    }
}

/// All private papers close, whoever owns them (R-MOR-10).
pub(crate) fn close_all(tx: &mut Transaction<'_>) {
    for private in tx.title.private_ids() {
        if matches!(tx.state.private(private).owner, PrivateOwner::Player(_) | PrivateOwner::Company(_)) {
            tx.move_private(private, PrivateOwner::Closed);
            close_railway(tx, private);
        }
    }
}

/// Where the paper is a railway, that leaves the game with its marker.
fn close_railway(tx: &mut Transaction<'_>, private: PrivateId) {
    let PaperKind::Railway(company) = tx.title.private(private).kind else { return };
    let hexes = tx.state.markers_of(company).map(|marker| marker.hex).collect();
    tx.record(CzEvent::RailwayClosed { company, hexes });
}
