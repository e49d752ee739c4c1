//! A face: what a tile or a printed hex shows.

use languages::tell;
use std::fmt::Write;

use rules::geometry::{Edge, Rotation};
use rules::title::{Colour, Face, StopKind, Tile};

use crate::layout::{self, HALF_WIDTH, PLACE, TOWN, corners, edge, free_spots, line, places};
use crate::letters::{self, fitted};
use crate::room::{Area, Over, Room};
use crate::svg::{Point, circle, number, path, polygon};

/// A tile by itself.
pub fn tile(tile: &Tile, rotation: Rotation) -> String {
    let mut out = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-52 -52 104 104" role="img" aria-label="{}">"#,
        crate::svg::escape(&tell("drawn-tile", &[("tile", &tile.name)]))
    );
    let face = tile.face(rotation);
    hex(&mut out, face, tile.purple);
    track(&mut out, face);
    stops(&mut out, face);
    out += "</svg>";
    out
}

/// The ground of a face.
pub fn hex(out: &mut String, face: &Face, purple: bool) {
    let port = face.stops.iter().any(|stop| stop.kind == StopKind::Port);
    let class = if port { "port" } else { face.colour.name() };
    polygon(out, &format!("hex {class}"), &corners(Point::ORIGIN, 0.0));
    if purple {
        for class in ["purple-casing", "purple"] {
            polygon(out, class, &corners(Point::ORIGIN, 4.5));
        }
    }
}

/// All track of a face: one line with all pieces, since browsers take their time for every element.
pub fn track(out: &mut String, face: &Face) {
    if face.track.is_empty() {
        return;
    }
    let middles = layout::stops(face);
    let pieces: String = face.track.iter().map(|piece| line(&middles, piece)).collect();
    for class in ["bed", "track"] {
        path(out, class, &pieces);
    }
}

/// Cities, towns, values and label.
pub fn stops(out: &mut String, face: &Face) {
    for (printed, middle) in face.stops.iter().zip(layout::stops(face)) {
        if printed.is_city() {
            plaza(out, middle, printed.slots());
            places(printed.slots()).into_iter().for_each(|at| circle(out, "city", middle.plus(at), PLACE));
        } else if printed.kind == StopKind::Town {
            circle(out, "town", middle, TOWN);
        }
    }
    values(out, face);
    if let Some(label) = &face.label {
        let area = label_area(face, label);
        let class = format!("label{}", ground(face));
        fitted(out, &class, area.middle.plus(Point::new(0.0, 4.0)), label, 2.0 * area.half.x);
    }
}

/// What is said on a coloured tile is dark, also where letters on an empty hex are not.
pub fn ground(face: &Face) -> &'static str {
    if face.colour == Colour::White { "" } else { " on-tile" }
}

/// The ground of a city with several places.
fn plaza(out: &mut String, at: Point, slots: u8) {
    let (wide, high) = match slots {
        0 | 1 => return,
        2 => (2.0, 1.0),
        3 => return circle(out, "plaza", at.plus(Point::new(0.0, -1.0)), 1.9 * PLACE),
        _ => (2.0, 2.0),
    };
    let (x, y) = (number(at.x - wide * PLACE), number(at.y - high * PLACE));
    let (width, height) = (number(2.0 * wide * PLACE), number(2.0 * high * PLACE));
    let _ = write!(
        out,
        r#"<rect class="plaza" x="{x}" y="{y}" width="{width}" height="{height}" rx="{PLACE}"/>"#
    );
}

/// The value, once where all stops agree; a red tile shows that of every colour.
fn values(out: &mut String, face: &Face) {
    let Some(first) = face.stops.first() else { return };
    if first.is_end() {
        end_values(out, face);
    } else if face.colour == Colour::Red {
        red_values(out, face, &first.values[1..]);
    } else if has_one_value(face) {
        let spot = free_spots(face)[0];
        circle(out, "plaque", spot, PLAQUE);
        figures(out, spot.plus(Point::new(0.0, 4.0)), &first.values[0].to_string(), 2.0 * PLAQUE);
    }
}

/// Where values and label of a face lie.
pub fn said(face: &Face) -> Vec<Area> {
    let mut said = Vec::new();
    if let Some(first) = face.stops.first() {
        let row = |middle: f64, width: f64, height: f64| Area::new(Point::new(0.0, middle), width, height);
        if first.is_end() {
            let (y, width) = (end_top(face), END_WIDTH * rising(face).len() as f64);
            said.push(row(y + END_HEIGHT / 2.0, width, END_HEIGHT));
            if first.kind == StopKind::Port {
                said.push(per_station(face).1);
            }
        } else if face.colour == Colour::Red {
            said.push(row(
                red_top(face) + RED_HEIGHT / 2.0,
                RED_WIDTH * (first.values.len() - 1) as f64,
                RED_HEIGHT,
            ));
        } else if has_one_value(face) {
            said.push(Area::new(free_spots(face)[0], 2.0 * PLAQUE, 2.0 * PLAQUE));
        }
    }
    if let Some(label) = &face.label {
        said.push(label_area(face, label));
    }
    said
}

/// Where the label of a face lies: letters side by side stand at the edge of the hex, so that there is room before them.
fn label_area(face: &Face, label: &str) -> Area {
    let width = LABEL * letters::width(label);
    let spot = free_spots(face)[1];
    let bound = HALF_WIDTH - 1.5 - width / 2.0;
    let x = match label.chars().nth(1).is_some() && spot.x.abs() > PLACE {
        true => (spot.x.abs() + 5.0).min(bound).copysign(spot.x),
        false => spot.x,
    };
    Area::new(Point::new(x, spot.y), width, 13.0)
}

/// Whether all stops of a face have the same value.
fn has_one_value(face: &Face) -> bool {
    let Some(first) = face.stops.first() else { return false };
    face.stops.iter().all(|stop| stop.values == first.values) && first.values[1] > 0
}

/// How wide and how high the values of ends of routes and of red tiles are.
const END_WIDTH: f64 = 30.0;
const END_HEIGHT: f64 = 15.0;
const RED_WIDTH: f64 = 21.0;
const RED_HEIGHT: f64 = 14.0;
/// The size of the letters below the values of a port, from line to line of them, and what is between them and the values.
const PER_STATION: f64 = 11.0;
const PER_STATION_LINE: f64 = 11.0;
const APART: f64 = 2.0;
/// The size of the letters of a label.
const LABEL: f64 = 13.0;
/// The radius of the ground of a value.
const PLAQUE: f64 = 9.0;

/// Where the values of an end of routes begin.
fn end_top(face: &Face) -> f64 {
    if face.exits().iter().any(|edge| matches!(edge.0, 0 | 5)) { -14.0 } else { 6.0 }
}

/// Where those of a red tile do.
fn red_top(face: &Face) -> f64 {
    if red_values_above(face) { -28.0 } else { 20.0 }
}

/// The words below the values of a port, beside its track, in the lines that they are written in: no room is as wide as they are together.
fn per_station(face: &Face) -> (Vec<String>, Area) {
    let lines: Vec<String> = tell("per-station", &[]).lines().map(str::to_owned).collect();
    let width = lines.iter().map(|line| PER_STATION * letters::width(line)).fold(0.0, f64::max);
    let height = PER_STATION_LINE * lines.len() as f64;
    let mut room = Room::of(face);
    room.take(Area::new(Point::new(0.0, end_top(face) + END_HEIGHT / 2.0), 2.0 * HALF_WIDTH, END_HEIGHT));
    let below = end_top(face) + END_HEIGHT + APART + height / 2.0;
    let at = room.settle(Point::new(0.0, below), width + APART, height, Over::Bare);
    (lines, Area::new(at, width, height))
}

/// A value that does not reach beyond its ground.
fn figures(out: &mut String, at: Point, value: &str, ground: f64) {
    const SIZE: f64 = 12.0;
    const MARGIN: f64 = 3.0;
    fitted(out, "value", at, value, (SIZE * letters::width(value)).min(ground - MARGIN));
}

/// The values of a place beyond the map or a port, each on the colour of tiles from which on it holds; a port is paid for
/// every own station on the way (R-36-RUN-05, R-36-RUN-06).
fn end_values(out: &mut String, face: &Face) {
    let rising = rising(face);
    let (left, y) = (-END_WIDTH * rising.len() as f64 / 2.0, end_top(face));
    let port = face.stops.iter().any(|stop| stop.kind == StopKind::Port);
    for (index, (value, colour)) in rising.iter().enumerate() {
        let x = left + END_WIDTH * index as f64;
        let _ = write!(
            out,
            r#"<rect class="box {colour}" x="{}" y="{}" width="{END_WIDTH}" height="{END_HEIGHT}"/>"#,
            number(x),
            number(y)
        );
        let shown = if port { format!("+{value}") } else { value.to_string() };
        figures(out, Point::new(x + END_WIDTH / 2.0, y + 11.5), &shown, END_WIDTH);
    }
    if port {
        let (lines, area) = per_station(face);
        let top = area.middle.y - area.half.y;
        for (index, line) in lines.iter().enumerate() {
            let foot = top + PER_STATION_LINE * (index as f64 + 0.8);
            let width = PER_STATION * letters::width(line);
            fitted(out, "per-station", Point::new(area.middle.x, foot), line, width);
        }
    }
}

/// The values of an end of routes, each with the colour of tiles from which on it holds.
fn rising(face: &Face) -> Vec<(rules::Money, &'static str)> {
    let Some(first) = face.stops.first() else { return Vec::new() };
    let mut rising: Vec<(rules::Money, &'static str)> = Vec::new();
    for (&value, colour) in first.values.iter().zip(["yellow", "green", "brown", "grey"]) {
        if value > 0 && rising.last().is_none_or(|&(known, _)| known != value) {
            rising.push((value, colour));
        }
    }
    rising
}

/// What a place beyond the map or a port is worth, for those who do not see it.
pub fn values_in_words(face: &Face) -> Vec<String> {
    let Some(first) = face.stops.first().filter(|stop| stop.is_end()) else { return Vec::new() };
    let key = if first.kind == StopKind::Port { "drawn-value-each" } else { "drawn-value" };
    let in_words = |(value, colour): (rules::Money, &str)| {
        tell(key, &[("value", &value.to_string()), ("colour", colour)])
    };
    rising(face).into_iter().map(in_words).collect()
}

/// Whether the values of a red tile stand above its city: its track leads down.
pub fn red_values_above(face: &Face) -> bool {
    face.colour == Colour::Red && [Edge(0), Edge(5)].into_iter().any(|edge| face.exits().contains(edge))
}

/// The values of a red tile, each on the colour of the newest tiles, away from its track.
fn red_values(out: &mut String, face: &Face, values: &[rules::Money]) {
    let (left, y) = (-RED_WIDTH * values.len() as f64 / 2.0, red_top(face));
    for (index, (value, colour)) in values.iter().zip(["green", "brown", "grey"]).enumerate() {
        let x = left + RED_WIDTH * index as f64;
        let _ = write!(
            out,
            r#"<rect class="box {colour}" x="{}" y="{}" width="{RED_WIDTH}" height="{RED_HEIGHT}"/>"#,
            number(x),
            number(y)
        );
        figures(out, Point::new(x + RED_WIDTH / 2.0, y + 11.0), &value.to_string(), RED_WIDTH);
    }
}

/// A printed stump towards an edge.
pub fn stub(out: &mut String, towards: Edge) {
    let (from, to) = (edge(towards), edge(towards).times(0.6));
    let d = format!("M{:.1} {:.1} L{:.1} {:.1}", from.x, from.y, to.x, to.y);
    // Like all track it lies on a bed: it is seen on dark ground too.
    for class in ["bed", "track stub"] {
        path(out, class, &d);
    }
}
