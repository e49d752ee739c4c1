//! Points on the board that something is said about: stops with what they bring, and places of markers.

use std::fmt::Write;

use rules::title::TrackEnd;
use rules::{CompanyId, HexId, View};

use crate::board::Route;
use crate::layout::{PLACE, RADIUS, centre, places, stop};
use crate::svg::{Point, number, text};

/// What each stop brings, beside it; where several routes stop, their sums stand in a row.
pub(crate) fn sums(out: &mut String, view: View<'_>, routes: &[Route], centres: &[Point]) {
    let mut standing: Vec<(HexId, u8)> = Vec::new();
    for (index, route) in routes.iter().enumerate() {
        let mut counted: Vec<HexId> = Vec::new();
        for &(hex, value) in &route.stops {
            let before = counted.iter().filter(|&&known| known == hex).count();
            counted.push(hex);
            let Some(city) = stops_on(view, route, hex).get(before).copied() else { continue };
            let row = standing.iter().filter(|&&known| known == (hex, city)).count();
            standing.push((hex, city));
            let at = centres[hex.index()].plus(stop(view.face(hex), city));
            let at = at.plus(Point::new(24.0 * row as f64, -PLACE - 9.0));
            let _ = write!(
                out,
                r#"<rect class="sum sum-{}" x="{}" y="{}" width="23" height="14" rx="4"/>"#,
                index % 4,
                number(at.x - 11.5),
                number(at.y - 7.0)
            );
            text(out, "sum-value", at.plus(Point::new(0.0, 3.5)), &value.to_string());
        }
    }
}

/// The stops of a hex in the order in which the route meets them.
fn stops_on(view: View<'_>, route: &Route, hex: HexId) -> Vec<u8> {
    let shown = view.face(hex);
    let mut met: Vec<u8> = Vec::new();
    for piece in route.track.iter().filter(|piece| piece.hex == hex) {
        if let Some(TrackEnd::Stop(index)) = shown.track.get(usize::from(piece.piece)).map(|track| track.to)
            && !met.contains(&index)
        {
            met.push(index);
        }
    }
    met
}

/// A hex itself, below its name.
pub fn middle(view: View<'_>, hex: HexId) -> (f64, f64) {
    let at = centre(view.title.hex(hex));
    (at.x, at.y + RADIUS * 0.3)
}

/// Where the next marker in a city would stand on the board.
pub fn place(view: View<'_>, hex: HexId, city: u8) -> (f64, f64) {
    let shown = view.face(hex);
    let slots = places(shown.stops[usize::from(city)].slots());
    let free = usize::from(view.markers_in(hex, city)).min(slots.len() - 1);
    let at = centre(view.title.hex(hex)).plus(stop(shown, city)).plus(slots[free]);
    (at.x, at.y)
}

/// Where the marker of a company stands on the board.
pub fn standing(view: View<'_>, hex: HexId, city: u8, company: CompanyId) -> (f64, f64) {
    let shown = view.face(hex);
    let slots = places(shown.stops[usize::from(city)].slots());
    let here = view.state.markers_on(hex).filter(|marker| marker.city == Some(city));
    let index = here.take_while(|marker| marker.company != company).count().min(slots.len() - 1);
    let at = centre(view.title.hex(hex)).plus(stop(shown, city)).plus(slots[index]);
    (at.x, at.y)
}
