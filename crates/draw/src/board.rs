//! The whole board: map, tiles, markers, and routes on top.

use languages::{listed, tell};
use std::fmt::Write;
use wording::Printed;

use rules::train::TrackPiece;
use rules::{HexId, Money, Title, View};

use crate::layout::{HALF_WIDTH, RADIUS, centre, corners, line, places_of, stops};
use crate::letters::fitted;
use crate::plan::{Plan, undecided};
use crate::routes::ROUTE_LOOKS;
use crate::svg::{Point, escape, number, path, polygon, text, translate};
use crate::{face, marks, spots, terrain, tokens};

/// A route to draw on the map.
#[derive(Clone, Debug)]
pub struct Route {
    /// Its track.
    pub track: Vec<TrackPiece>,
    /// The stops that count, in order along the route, with what each brings.
    pub stops: Vec<(HexId, Money)>,
    /// What is said about it under the map.
    pub caption: String,
}

/// From the outermost hexes to the edge of the picture.
const MARGIN: f64 = 6.0;
/// About so many letters a hex takes.
const ROOM: usize = 1200;
/// The height of a line of captions.
const CAPTION: f64 = 22.0;

/// The ground that a picture lies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// Like paper.
    Light,
    /// For dark screens.
    Dark,
}

/// The board as a picture that stands alone, with its looks inside and what is said of routes below.
pub fn picture(view: View<'_>, routes: &[Route], theme: Theme) -> String {
    let dark = if theme == Theme::Dark { crate::DARK_STYLE } else { "" };
    let frame = Frame::of(view.title);
    let mut out = open(view, &frame, CAPTION * routes.len() as f64);
    let _ = write!(out, "<style>{}{}{dark}</style>", crate::STYLE, crate::route_style());
    draw(&mut out, view, routes, &[], &frame, CAPTION * routes.len() as f64);
    captions(&mut out, routes, &frame);
    out += "</svg>\n";
    out
}

/// The board for a page that brings [`STYLE`](crate::STYLE) itself: always of the same size, whatever lies on it. The hexes
/// of the last move are marked; what is said of routes stands beside it.
pub fn board(view: View<'_>, routes: &[Route], last: &[HexId]) -> String {
    let frame = Frame::of(view.title);
    let mut out = open(view, &frame, 0.0);
    draw(&mut out, view, routes, last, &frame, 0.0);
    out += "</svg>\n";
    out
}

/// One hex of the board around its own centre, to lie on a drawn one: its ground, and what is on it.
pub fn hex(view: View<'_>, id: HexId) -> String {
    let plan = Plan::of(view, id);
    let mut out = String::from(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-52 -52 104 104"><g>"#);
    draw_ground(&mut out, view, id, &plan);
    out += "</g><g>";
    draw_on(&mut out, view, id, &plan, Point::ORIGIN);
    out += "</g></svg>";
    out
}

/// How many times as wide as high the board of a title is.
pub fn ratio(title: &Title) -> f64 {
    let frame = Frame::of(title);
    frame.width / frame.height
}

/// The room that the hexes of a board take.
struct Frame {
    centres: Vec<Point>,
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Frame {
    fn of(title: &Title) -> Frame {
        let centres: Vec<Point> = title.hexes.iter().map(centre).collect();
        let low = |pick: fn(&Point) -> f64| centres.iter().map(pick).fold(f64::INFINITY, f64::min);
        let high = |pick: fn(&Point) -> f64| centres.iter().map(pick).fold(f64::NEG_INFINITY, f64::max);
        let (left, top) = (low(|p| p.x) - HALF_WIDTH - MARGIN, low(|p| p.y) - RADIUS - MARGIN);
        let width = high(|p| p.x) + HALF_WIDTH + MARGIN - left;
        let height = high(|p| p.y) + RADIUS + MARGIN - top;
        Frame { centres, left, top, width, height }
    }
}

/// The beginning of a picture with so much room below the board.
fn open(view: View<'_>, frame: &Frame, below: f64) -> String {
    let mut out = String::with_capacity(ROOM * view.title.hexes.len());
    let _ = write!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{} {} {} {}" role="img" aria-label="{}">"#,
        number(frame.left),
        number(frame.top),
        number(frame.width),
        number(frame.height + below),
        escape(&tell("board-of", &[("title", &Printed::of(view.title).name())])),
    );
    out
}

fn draw(out: &mut String, view: View<'_>, routes: &[Route], last: &[HexId], frame: &Frame, below: f64) {
    let _ = write!(
        out,
        r#"<rect class="paper" x="{}" y="{}" width="{}" height="{}"/>"#,
        number(frame.left),
        number(frame.top),
        number(frame.width),
        number(frame.height + below)
    );
    let centres = &frame.centres;
    let mut plans = Plan::all(view);
    for hex in view.title.hex_ids() {
        draw_hex(out, view, hex, &plans[hex.index()], centres[hex.index()]);
    }
    marks::impassable(out, view);
    marks::last(out, view, last, centres);
    draw_routes(out, view, routes, centres);
    for hex in view.title.hex_ids() {
        let _ = write!(out, r#"<g data-on="{}">"#, view.title.hex(hex).name);
        draw_on(out, view, hex, &plans[hex.index()], centres[hex.index()]);
        *out += "</g>";
    }
    spots::sums(out, view, routes, centres, &mut plans);
}

/// What lies on the ground of a hex: above routes, and above the outlines of its neighbours.
fn draw_on(out: &mut String, view: View<'_>, hex: HexId, plan: &Plan, at: Point) {
    draw_stops(out, view, hex, at);
    marks::draw_homes(out, view, &plan.homes, at);
    draw_markers(out, view, hex, at);
    plan.tags.iter().for_each(|(tag, middle)| marks::draw_tag(out, tag, at.plus(*middle)));
    draw_name(out, view, hex, plan, at);
}

/// What is said of routes, below the board.
fn captions(out: &mut String, routes: &[Route], frame: &Frame) {
    let (left, bottom) = (frame.left + MARGIN, frame.top + frame.height);
    for (index, route) in routes.iter().enumerate() {
        let y = bottom + CAPTION * (index as f64 + 0.5);
        let d = format!("M{} {} h40", number(left), number(y - 5.0));
        path(out, &format!("route route-{}", index % ROUTE_LOOKS.len()), &d);
        text(out, "caption", Point::new(left + 50.0, y), &route.caption);
    }
}

fn draw_hex(out: &mut String, view: View<'_>, id: HexId, plan: &Plan, at: Point) {
    let _ = write!(
        out,
        r#"<g data-hex="{0}" transform="translate({1} {2})">"#,
        view.title.hex(id).name,
        number(at.x),
        number(at.y)
    );
    let _ = write!(out, "<title>{}</title>", escape(&described(view, id)));
    draw_ground(out, view, id, plan);
    *out += "</g>";
}

/// A hex with its track, below routes.
fn draw_ground(out: &mut String, view: View<'_>, id: HexId, plan: &Plan) {
    let hex = view.title.hex(id);
    let shown = view.face(id);
    let laid = view.state.board.tiles[id.index()];
    if is_reserved(view, id) {
        polygon(out, "hex reserved", &corners(Point::ORIGIN, 2.5));
    } else {
        face::hex(out, shown, laid.is_some_and(|laid| view.title.tile(laid.tile).purple));
    }
    if laid.is_none() {
        hex.stubs.iter().for_each(|edge| face::stub(out, edge));
    }
    face::track(out, shown);
    if let (Some((kind, cost)), Some(middle)) = (hex.terrain, plan.terrain) {
        terrain::draw(out, middle, kind, cost, ground(view, id));
    }
    text(out, "coordinate", Point::new(0.0, RADIUS - 6.0), &hex.name);
}

/// Whether a hex waits for a red tile.
fn is_reserved(view: View<'_>, id: HexId) -> bool {
    !view.is_tiled(id) && view.title.hex(id).reserved_for.is_some()
}

/// What letters on a hex lie on.
fn ground(view: View<'_>, id: HexId) -> &'static str {
    if is_reserved(view, id) { "" } else { face::ground(view.face(id)) }
}

/// Names lie above everything, so that no neighbour cuts them off.
fn draw_name(out: &mut String, view: View<'_>, id: HexId, plan: &Plan, at: Point) {
    let class = format!("place{}{}", if plan.name.several { " several" } else { "" }, ground(view, id));
    // From the top: the casing of a line hides no accent of the one below it.
    for line in plan.name.lines.iter().rev() {
        fitted(out, &class, at.plus(line.at), &line.words, line.width);
    }
}

/// A hex in words, for those who do not see the picture.
fn described(view: View<'_>, id: HexId) -> String {
    let hex = view.title.hex(id);
    let mut parts = vec![if hex.places.is_empty() {
        hex.name.clone()
    } else {
        format!("{} {}", hex.name, hex.places.join(" / "))
    }];
    match view.state.board.tiles[id.index()] {
        Some(laid) => {
            let tile = view.title.tile(laid.tile);
            parts.push(tell("drawn-hex-tile", &[("colour", tile.colour().name()), ("tile", &tile.name)]));
        }
        None => parts.extend(hex.terrain.map(|(terrain, cost)| {
            let cost = languages::money(cost, &view.title.currency);
            tell("drawn-hex-terrain", &[("terrain", terrain.name()), ("cost", &cost)])
        })),
    }
    parts.extend(face::values_in_words(view.face(id)));
    let markers: Vec<&str> =
        view.state.markers_on(id).map(|marker| view.title.charter(marker.company).symbol.as_str()).collect();
    if !markers.is_empty() {
        parts.push(tell("drawn-hex-stations", &[("companies", &listed(&markers))]));
    }
    listed(&parts)
}

pub(crate) fn draw_routes(out: &mut String, view: View<'_>, routes: &[Route], centres: &[Point]) {
    for (index, route) in routes.iter().enumerate() {
        // The casing lies under the whole route, so that no piece cuts into the next.
        for class in ["under".to_owned(), format!("route route-{}", index % ROUTE_LOOKS.len())] {
            for piece in &route.track {
                let shown = view.face(piece.hex);
                let Some(track) = shown.track.get(usize::from(piece.piece)) else { continue };
                *out += &translate(centres[piece.hex.index()]);
                path(out, &class, &line(&stops(shown), track));
                *out += "</g>";
            }
        }
    }
}

/// Cities lie above routes, so that their markers can be read.
fn draw_stops(out: &mut String, view: View<'_>, id: HexId, at: Point) {
    let shown = view.face(id);
    if !shown.stops.is_empty() {
        *out += &translate(at);
        face::stops(out, shown);
        *out += "</g>";
    }
}

fn draw_markers(out: &mut String, view: View<'_>, id: HexId, at: Point) {
    let shown = view.face(id);
    let mut taken = vec![0_usize; shown.stops.len().max(1)];
    for marker in view.state.markers_on(id) {
        let Some(city) = marker.city else {
            tokens::draw_beside(out, "undecided", view.title, marker.company, at.plus(undecided(shown)));
            continue;
        };
        let index = usize::from(city);
        let place = places_of(shown, index)[taken[index]];
        taken[index] += 1;
        tokens::draw(out, view.title, marker.company, at.plus(place));
    }
}
