//! Points on the board that something is said about: stops with what they bring, and places of markers.

use std::fmt::Write;

use rules::title::TrackEnd;
use rules::{CompanyId, HexId, View};

use crate::board::Route;
use crate::layout::{RADIUS, centre, places, stops};
use crate::letters::{self, fitted};
use crate::plan::Plan;
use crate::room::Over;
use crate::routes::ROUTE_LOOKS;
use crate::svg::{Point, number};

/// The size of what a stop brings.
const WIDTH: f64 = 23.0;
const HEIGHT: f64 = 14.0;
/// The size of its letters.
const SUM: f64 = 10.0;

/// What each stop brings, beside it: where it hides neither name nor values, nor what another route has there.
pub(crate) fn sums(
    out: &mut String,
    view: View<'_>,
    routes: &[Route],
    centres: &[Point],
    plans: &mut [Plan],
) {
    for (index, route) in routes.iter().enumerate() {
        let mut counted: Vec<HexId> = Vec::new();
        for &(hex, value) in &route.stops {
            let before = counted.iter().filter(|&&known| known == hex).count();
            counted.push(hex);
            let Some(city) = stops_on(view, route, hex).get(before).copied() else { continue };
            let near = stops(view.face(hex))[usize::from(city)].plus(Point::new(0.0, 4.0));
            let room = &mut plans[hex.index()].room;
            let at = centres[hex.index()].plus(room.settle(near, WIDTH + 1.0, HEIGHT + 1.0, Over::Route));
            let _ = write!(
                out,
                r#"<rect class="sum sum-{}" x="{}" y="{}" width="{WIDTH}" height="{HEIGHT}" rx="4"/>"#,
                index % ROUTE_LOOKS.len(),
                number(at.x - WIDTH / 2.0),
                number(at.y - HEIGHT / 2.0)
            );
            let value = value.to_string();
            let width = (SUM * letters::width(&value)).min(WIDTH - 4.0);
            fitted(out, "sum-value", at.plus(Point::new(0.0, 3.5)), &value, width);
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

/// A hex itself, below where a name usually stands.
pub fn middle(view: View<'_>, hex: HexId) -> (f64, f64) {
    let at = centre(view.title.hex(hex));
    (at.x, at.y + RADIUS * 0.3)
}

/// Where the next marker in a city would stand on the board.
pub fn place(view: View<'_>, hex: HexId, city: u8) -> (f64, f64) {
    let shown = view.face(hex);
    let slots = places(shown.stops[usize::from(city)].slots());
    let free = usize::from(view.markers_in(hex, city)).min(slots.len() - 1);
    let at = centre(view.title.hex(hex)).plus(stops(shown)[usize::from(city)]).plus(slots[free]);
    (at.x, at.y)
}

/// Where the marker of a company stands on the board.
pub fn standing(view: View<'_>, hex: HexId, city: u8, company: CompanyId) -> (f64, f64) {
    let shown = view.face(hex);
    let slots = places(shown.stops[usize::from(city)].slots());
    let here = view.state.markers_on(hex).filter(|marker| marker.city == Some(city));
    let index = here.take_while(|marker| marker.company != company).count().min(slots.len() - 1);
    let at = centre(view.title.hex(hex)).plus(stops(shown)[usize::from(city)]).plus(slots[index]);
    (at.x, at.y)
}

/// Where what is said about a place of a marker has room, such as what it costs.
pub fn beside(view: View<'_>, hex: HexId, (x, y): (f64, f64), said: &str) -> (f64, f64) {
    /// The ring around the place, with its casing.
    const RING: f64 = 15.0;
    /// Between it and what is said already.
    const APART: f64 = 3.0;
    let (middle, shown) = (centre(view.title.hex(hex)), view.face(hex));
    let place = Point::new(x, y).minus(middle);
    let mut room = Plan::of(view, hex).room;
    room.circle(place, RING);
    let width = APART + 6.0 + 6.8 * said.chars().count() as f64;
    let height = APART + HEIGHT;
    // Something may be said about each city of the hex: those before this one have their place first.
    let cities = &stops(shown)[..shown.cities()];
    let away = |city: &Point| city.minus(place).length();
    let own = (0..cities.len()).min_by(|&one, &other| away(&cities[one]).total_cmp(&away(&cities[other])));
    for city in &cities[..own.unwrap_or(0)] {
        room.settle(*city, width, height, Over::Plaque);
    }
    let at = middle.plus(room.settle(place, width, height, Over::Plaque));
    (at.x, at.y)
}

#[cfg(test)]
mod tests {
    use rules::{Game, Options, title::embedded};

    use crate::room::Area;
    use crate::{face, marks};

    use super::*;

    #[test]
    fn what_is_said_about_two_cities_of_a_hex_stands_apart() {
        let title = embedded::title("18cz").expect("it is built in");
        let game = Game::new(title, Options::BOOK, 4, 1).expect("four play").game;
        let teplice = game.title().hex_named("B8").expect("Teplice");
        let beside = |city| beside(game.view(), teplice, place(game.view(), teplice, city), "ATE 1");
        let [(x, y), (other_x, other_y)] = [beside(0), beside(1)];
        assert!(
            (x - other_x).abs() > 35.0 || (y - other_y).abs() >= HEIGHT - 1.0,
            "{x} {y}, {other_x} {other_y}"
        );
    }

    /// What a station costs stood on the value of its hex.
    #[test]
    fn what_a_station_costs_lies_on_nothing_that_is_said() {
        // A corner of the one may touch the last letter of the other.
        const TOUCH: f64 = 40.0;
        let mut asked = 0;
        for id in embedded::ids() {
            let title = embedded::title(id).expect("it is built in");
            let begun = (2..=4).find_map(|players| Game::new(title.clone(), Options::BOOK, players, 1).ok());
            let game = begun.expect("some number may play").game;
            let view = game.view();
            for hex in title.hex_ids() {
                for city in 0..view.face(hex).cities() as u8 {
                    let (x, y) = beside(view, hex, place(view, hex, city), "40 K");
                    let at = Point::new(x, y).minus(centre(title.hex(hex)));
                    let mark = Area::new(at, 6.0 + 6.8 * 4.0, HEIGHT);
                    let plan = Plan::of(view, hex);
                    let tags =
                        plan.tags.iter().map(|(tag, at)| Area::new(*at, marks::width(tag), marks::HEIGHT));
                    let names = plan.name.lines.iter().map(|line| line.area());
                    for said in face::said(view.face(hex)).into_iter().chain(tags).chain(names) {
                        let shared = mark.shared(said);
                        assert!(shared <= TOUCH, "{id} {}: {mark:?} on {said:?}", title.hex(hex).name);
                    }
                    asked += 1;
                }
            }
        }
        assert!(asked > 60, "{asked}");
    }
}
