//! Points on the board that something is said about: stops with what they bring, and places of markers.

use std::fmt::Write;

use rules::title::TrackEnd;
use rules::train::TrackPiece;
use rules::{CompanyId, HexId, Money, View};

use crate::board::Route;
use crate::layout::{PLACE, RADIUS, along, centre, places_of, stops};
use crate::letters::{self, fitted};
use crate::plan::Plan;
use crate::room::{Meant, Over};
use crate::routes::ROUTE_LOOKS;
use crate::svg::{Point, number};

/// The size of what a stop brings.
const WIDTH: f64 = 23.0;
const HEIGHT: f64 = 14.0;
/// The size of its letters.
const SUM: f64 = 10.0;

/// What a stop of a route brings, and where that stands.
struct Sum {
    /// Whose it is among the routes.
    route: usize,
    value: Money,
    at: Point,
}

/// What each stop brings, beside it: where it hides neither name nor values, nor what another route has there.
pub(crate) fn sums(
    out: &mut String,
    view: View<'_>,
    routes: &[Route],
    centres: &[Point],
    plans: &mut [Plan],
) {
    for Sum { route, value, at } in placed(view, routes, centres, plans) {
        let _ = write!(
            out,
            r#"<rect class="sum sum-{}" x="{}" y="{}" width="{WIDTH}" height="{HEIGHT}" rx="4"/>"#,
            route % ROUTE_LOOKS.len(),
            number(at.x - WIDTH / 2.0),
            number(at.y - HEIGHT / 2.0)
        );
        let value = value.to_string();
        let width = (SUM * letters::width(&value)).min(WIDTH - 4.0);
        fitted(out, "sum-value", at.plus(Point::new(0.0, 3.5)), &value, width);
    }
}

/// A place for each: on the side of the line of its own route, where there is room.
fn placed(view: View<'_>, routes: &[Route], centres: &[Point], plans: &mut [Plan]) -> Vec<Sum> {
    let lines: Vec<Vec<Piece>> = routes.iter().map(|route| line(view, route, centres)).collect();
    let mut sums = Vec::new();
    for (index, route) in routes.iter().enumerate() {
        let mut counted: Vec<HexId> = Vec::new();
        for &(hex, value) in &route.stops {
            let before = counted.iter().filter(|&&known| known == hex).count();
            counted.push(hex);
            let met = stops_on(view, route, hex);
            let Some(city) = met.get(before).copied() else { continue };
            let near = stops(view.face(hex))[usize::from(city)].plus(Point::new(0.0, 4.0));
            let mut meant = lines_near(&lines, index, centres[hex.index()]);
            meant.others.extend(unmet(view, hex, &met));
            let room = &mut plans[hex.index()].room;
            let at = room.settle_meaning(near, (WIDTH + 1.0, HEIGHT + 1.0), Over::Route, &meant);
            sums.push(Sum { route: index, value, at: centres[hex.index()].plus(at) });
        }
    }
    sums
}

/// A piece of track of a route with points of it on the board.
type Piece = (TrackPiece, Vec<Point>);

/// The pieces of a route as far as they are seen: cities lie above them.
fn line(view: View<'_>, route: &Route, centres: &[Point]) -> Vec<Piece> {
    let seen = |piece: &TrackPiece| {
        let shown = view.face(piece.hex);
        let middles = stops(shown);
        let track = shown.track.get(usize::from(piece.piece))?;
        let circles: Vec<Point> = (0..shown.cities()).flat_map(|city| places_of(shown, city)).collect();
        let open = |at: &Point| circles.iter().all(|circle| circle.minus(*at).length() > PLACE);
        let points = along(&middles, track).into_iter().map(|(at, _)| at).filter(open);
        Some((*piece, points.map(|at| centres[piece.hex.index()].plus(at)).collect()))
    };
    route.track.iter().filter_map(seen).collect()
}

/// The lines about a hex, from its centre: that of one route, as far as it shares it with no other, and those of the others.
fn lines_near(lines: &[Vec<Piece>], own: usize, centre: Point) -> Meant {
    let runs_on = |line: &[Piece], piece: &TrackPiece| line.iter().any(|(other, _)| other == piece);
    let others = || lines.iter().enumerate().filter(|(index, _)| *index != own).map(|(_, line)| line);
    let near = |(_, points): &Piece| {
        let points = points.iter().map(|at| at.minus(centre));
        points.filter(|at| at.length() < 2.0 * RADIUS).collect::<Vec<_>>()
    };
    let alone = |(piece, _): &&Piece| !others().any(|line| runs_on(line, piece));
    let mut mine: Vec<Point> = lines[own].iter().filter(alone).flat_map(near).collect();
    if mine.is_empty() {
        mine = lines[own].iter().flat_map(near).collect();
    }
    let theirs = others().flatten().filter(|(piece, _)| !runs_on(&lines[own], piece));
    Meant { own: mine, others: theirs.flat_map(near).collect() }
}

/// The places in cities of a hex that a route does not come to.
fn unmet(view: View<'_>, hex: HexId, met: &[u8]) -> Vec<Point> {
    let shown = view.face(hex);
    (0..shown.cities())
        .filter(|&city| !met.contains(&(city as u8)))
        .flat_map(|city| places_of(shown, city))
        .collect()
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
    let places = places_of(shown, usize::from(city));
    let free = usize::from(view.markers_in(hex, city)).min(places.len() - 1);
    let at = centre(view.title.hex(hex)).plus(places[free]);
    (at.x, at.y)
}

/// Where the marker of a company stands on the board.
pub fn standing(view: View<'_>, hex: HexId, city: u8, company: CompanyId) -> (f64, f64) {
    let shown = view.face(hex);
    let places = places_of(shown, usize::from(city));
    let here = view.state.markers_on(hex).filter(|marker| marker.city == Some(city));
    let index = here.take_while(|marker| marker.company != company).count().min(places.len() - 1);
    let at = centre(view.title.hex(hex)).plus(places[index]);
    (at.x, at.y)
}

/// Where what a place of a marker costs has room.
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

    use crate::plan::tests::positions;
    use crate::room::Area;
    use crate::{face, marks};

    use super::*;

    /// A corner of the one may touch the last letter of the other.
    const TOUCH: f64 = 40.0;

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

    /// Pairs of routes that meet in a city, each by a piece of track of its own.
    fn meetings(view: View<'_>, hex: HexId) -> Vec<[Route; 2]> {
        let shown = view.face(hex);
        let pieces: Vec<(u8, TrackEnd)> = (0..).zip(shown.track.iter().map(|piece| piece.to)).collect();
        let is_city =
            |end: TrackEnd| matches!(end, TrackEnd::Stop(stop) if shown.stops[usize::from(stop)].is_city());
        let route = |piece: u8| Route {
            track: vec![TrackPiece { hex, piece }],
            stops: vec![(hex, 30)],
            caption: String::new(),
        };
        let of_city: Vec<u8> =
            pieces.into_iter().filter(|&(_, end)| is_city(end)).map(|(piece, _)| piece).collect();
        let pairs = of_city.iter().flat_map(|one| of_city.iter().map(move |other| (*one, *other)));
        pairs.filter(|(one, other)| one != other).map(|(one, other)| [route(one), route(other)]).collect()
    }

    /// What Brussels brought a blue route stood beside the red one, and the other way about.
    #[test]
    fn what_a_stop_brings_stands_nearer_to_the_line_of_its_own_route() {
        let (mut tried, mut mistaken) = (0, Vec::new());
        for game in positions() {
            let view = game.view();
            let centres: Vec<Point> = view.title.hexes.iter().map(centre).collect();
            let plans = Plan::all(view);
            for hex in view.title.hex_ids() {
                for routes in meetings(view, hex) {
                    let lines: Vec<Vec<Piece>> =
                        routes.iter().map(|route| line(view, route, &centres)).collect();
                    for sum in placed(view, &routes, &centres, &mut plans.clone()) {
                        let area = Area::new(sum.at.minus(centres[hex.index()]), WIDTH, HEIGHT);
                        let clearly = lines_near(&lines, sum.route, centres[hex.index()]).clearly(area);
                        tried += 1;
                        let names = plans[hex.index()].name.lines.iter().map(|line| line.area());
                        for said in face::said(view.face(hex)).into_iter().chain(names) {
                            assert!(area.shared(said) <= TOUCH, "{}: {area:?}", view.title.hex(hex).name);
                        }
                        if clearly < 2.0 {
                            mistaken.push((view.title.hex(hex).name.clone(), sum.at, clearly));
                        }
                    }
                }
            }
        }
        // On a small tile with a long name there may be no room.
        assert!(tried > 200 && mistaken.len() * 15 < tried, "{} of {tried}: {mistaken:?}", mistaken.len());
    }
}
