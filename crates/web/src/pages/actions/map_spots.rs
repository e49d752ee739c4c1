//! Cities that are chosen: where they lie on the map.

use rules::{Action, CompanyId, CzAction, CzDecision, Decision, F56Action, F56Decision, HexId, Offer};

use crate::choices::Choice;
use crate::pages::table::Scene;

/// Where on the map a choice is made.
pub(super) struct MapSpot {
    /// The name of the hex.
    pub(super) hex: String,
    /// The point on the picture, and the one at which the mark has room.
    pub(super) spot: String,
    /// What stands at it: what it costs, or the number of the city. Of one that goes its marker says whose it is.
    pub(super) mark: String,
}

/// The place of a choice that is about one city.
pub(super) fn of(scene: &Scene<'_>, choice: &Choice) -> Option<MapSpot> {
    let view = scene.game.view();
    let marked = |hex: HexId, (x, y): (f64, f64), mark: String, at: (f64, f64)| MapSpot {
        hex: view.title.hex(hex).name.clone(),
        spot: format!("{x:.1} {y:.1} {:.1} {:.1}", at.0, at.1),
        mark,
    };
    let ringed = |hex: HexId, place: (f64, f64)| marked(hex, place, String::new(), place);
    match (&choice.action, scene.game.state().decision()?) {
        (Action::PlaceStation { hex, city }, _) => {
            let cost = match choice.offer {
                Offer::PlaceStation { cost, .. } => scene.money(cost),
                _ => String::new(),
            };
            let place = draw::place(view, *hex, *city);
            let beside = draw::beside(view, *hex, place, &cost);
            Some(marked(*hex, place, cost, beside))
        }
        (Action::ChooseCity { city }, Decision::HomeCity { hex, .. }) => {
            let place = draw::place(view, *hex, *city);
            // The number stands in the free place, so that all track to it is seen; whose home it is says the question.
            Some(marked(*hex, place, (city + 1).to_string(), place))
        }
        (Action::F56(F56Action::PlacePost { hex }), _) => Some(ringed(*hex, draw::middle(view, *hex))),
        (
            Action::F56(F56Action::RemoveStation { hex, city }),
            Decision::F56(F56Decision::NationalStations { company, .. }),
        ) => Some(ringed(*hex, draw::standing(view, *hex, *city, *company))),
        (
            Action::Cz(CzAction::ReturnMarker { city }),
            Decision::Cz(CzDecision::DoubledMarker { hex, company, target }),
        ) => {
            let owner = owner(scene, *hex, *city, &[*company, *target])?;
            Some(ringed(*hex, draw::standing(view, *hex, *city, owner)))
        }
        _ => None,
    }
}

/// Which of these companies has its marker in the city.
fn owner(scene: &Scene<'_>, hex: HexId, city: u8, companies: &[CompanyId]) -> Option<CompanyId> {
    let markers = scene.game.state().markers_on(hex).filter(|marker| marker.city == Some(city));
    markers.map(|marker| marker.company).find(|company| companies.contains(company))
}

/// Whose marker the choice takes back.
pub(super) fn returned(scene: &Scene<'_>, city: u8) -> Option<CompanyId> {
    match scene.game.state().decision()? {
        Decision::Cz(CzDecision::DoubledMarker { company, target, hex }) => {
            owner(scene, *hex, city, &[*company, *target])
        }
        _ => None,
    }
}
