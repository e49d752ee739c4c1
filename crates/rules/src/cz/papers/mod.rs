//! XI.2, private papers: their auction, the train that runs once, the railway with its own tile, and their end.

pub(crate) mod auction;
pub(crate) mod railway;
pub(crate) mod train;

use crate::cz::events::Event as CzEvent;
use crate::event::Event;
use crate::ids::{CompanyId, LocalId};
use crate::seed::Draws;
use crate::state::{LocalOwner, Status};
use crate::title::PaperKind;
use crate::turn::Turn;

/// Draws the companies that do not play; their certificates and markers stay in the box (R-MOR-02).
pub(crate) fn leave_out(turn: &mut Turn<'_>, count: u8, draws: &mut Draws) {
    for _ in 0..count {
        let left = |&id: &CompanyId| turn.state.company(id).status == Status::Unstarted;
        let among: Vec<CompanyId> = turn.title.share_companies().filter(left).collect();
        let company = among[draws.below(among.len())];
        turn.record(Event::Cz(CzEvent::CompanyLeftOut { company, among }));
    }
}

/// All private papers close, whoever owns them (R-MOR-10).
pub(crate) fn close_all(turn: &mut Turn<'_>) {
    for local in turn.title.local_ids() {
        if matches!(turn.state.local(local).owner, LocalOwner::Player(_) | LocalOwner::Company(_)) {
            turn.move_local(local, LocalOwner::Closed);
            close_railway(turn, local);
        }
    }
}

/// Where the paper is a railway, that leaves the game with its marker.
fn close_railway(turn: &mut Turn<'_>, local: LocalId) {
    let PaperKind::Railway(company) = turn.title.local(local).kind else { return };
    let hexes = turn.state.markers_of(company).map(|marker| marker.hex).collect();
    turn.record(Event::Cz(CzEvent::RailwayClosed { company, hexes }));
}
