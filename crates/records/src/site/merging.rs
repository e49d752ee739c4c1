//! Stations while an acquirer decides which of two markers on a hex it returns.
//!
//! Where both stand in one city, their engine has taken the acquirer's marker off the map by then and ours that of the company
//! taken over; and there what that company has keeps its name until the last answer.

use rules::state::Marker;
use rules::{CompanyId, CzDecision, Decision, Event, Game};

/// The markers that have gone back to the acquirer's charter since the take-over.
#[derive(Clone, Debug, Default)]
pub(super) struct Merging(Vec<Marker>);

impl Merging {
    /// Takes note of what was played, which led to `game`.
    pub fn note(&mut self, game: &Game, events: &[Event]) {
        if pair(game).is_none() {
            self.0.clear();
            return;
        }
        self.0.extend(events.iter().filter_map(|event| match *event {
            Event::MarkerReturned { hex, city, owner, .. } => Some(Marker { hex, city, company: owner }),
            _ => None,
        }));
    }

    /// Whose marker they show in the place of this one of ours.
    pub fn owner(&self, game: &Game, marker: &Marker) -> CompanyId {
        match pair(game) {
            Some((company, target)) if marker.company == company && self.doubled(marker, target) => target,
            _ => marker.company,
        }
    }

    /// How many markers they show on the charter of the company beside those that we do; fewer where it is negative.
    pub fn more_on_charter(&self, game: &Game, company: CompanyId) -> i64 {
        let Some((acquirer, target)) = pair(game) else { return 0 };
        let stands =
            |marker: &&Marker| game.state().board.markers.contains(&Marker { company: acquirer, ..**marker });
        let returned =
            self.0.iter().filter(|marker| marker.company == target && !stands(marker)).count() as i64;
        match company {
            _ if company == acquirer => -returned,
            _ if company == target => returned,
            _ => 0,
        }
    }

    /// Whether the target's marker stood in the same city.
    fn doubled(&self, marker: &Marker, target: CompanyId) -> bool {
        self.0.contains(&Marker { company: target, ..*marker })
    }
}

/// The acquirer and the company taken over, while a marker is being chosen.
fn pair(game: &Game) -> Option<(CompanyId, CompanyId)> {
    match game.state().decision() {
        Some(&Decision::Cz(CzDecision::DoubledMarker { company, target, .. })) => Some((company, target)),
        _ => None,
    }
}
