//! Cities that are chosen: where they lie on the map.

use rules::{Action, CompanyId, Decision, HexId};

use crate::choices::Choice;
use crate::pages::table::Look;
use crate::text::tr;

/// Where on the map a choice is made.
pub(super) struct Place {
    /// The name of the hex.
    pub(super) hex: String,
    /// The point on the picture.
    pub(super) spot: String,
    /// What stands beside it: what it costs, or whose marker it is.
    pub(super) mark: String,
}

/// The place of a choice that is about one city.
pub(super) fn of(look: &Look<'_>, choice: &Choice) -> Option<Place> {
    let view = look.game.view();
    let symbol = |company: CompanyId| view.title.charter(company).symbol.clone();
    let at = |hex: HexId, (x, y): (f64, f64), mark: String| Place {
        hex: view.title.hex(hex).name.clone(),
        spot: format!("{x:.1} {y:.1}"),
        mark,
    };
    match (&choice.action, look.game.state().decision()?) {
        (Action::PlaceStation { hex, city }, _) => {
            let cost = match choice.offer {
                rules::Offer::PlaceStation { cost, .. } => tr!("price-of", price = cost),
                _ => String::new(),
            };
            Some(at(*hex, draw::place(view, *hex, *city), cost))
        }
        (Action::ChooseCity { city }, Decision::HomeCity { hex, company, .. }) => {
            Some(at(*hex, draw::place(view, *hex, *city), symbol(*company)))
        }
        (Action::ReturnMarker { city }, Decision::DoubledMarker { hex, company, target }) => {
            let stands = |owner: CompanyId| {
                let mut markers = view.state.markers_on(*hex);
                markers.any(|marker| marker.company == owner && marker.city == Some(*city))
            };
            let owner = if stands(*company) { *company } else { *target };
            Some(at(*hex, draw::standing(view, *hex, *city, owner), symbol(owner)))
        }
        _ => None,
    }
}
