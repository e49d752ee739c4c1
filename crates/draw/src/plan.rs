//! What lies where in a hex: name, terrain, homes that wait and tags, each in a place of its own.

use rules::title::Face;
use rules::{HexId, View};

use crate::layout::{RADIUS, centre};
use crate::marks::{self, Tag, Waiting};
use crate::names::{Line, Name};
use crate::room::{Area, Over, Room};
use crate::svg::Point;
use crate::tokens::{self, BESIDE};
use crate::{face, terrain};

/// Between two things that are said.
const APART: f64 = 2.0;

/// Where what is said about a hex lies, from its centre.
#[derive(Clone)]
pub struct Plan {
    pub name: Name,
    /// What the first tile costs.
    pub terrain: Option<Point>,
    /// Homes that wait.
    pub homes: Vec<Waiting>,
    /// Tags, each around its middle.
    pub tags: Vec<(Tag, Point)>,
    /// What is left of the hex.
    pub room: Room,
}

/// What looks for a place in a hex, and where it would like to be.
struct Wish {
    near: Point,
    width: f64,
    height: f64,
    over: Over,
}

impl Plan {
    /// Those of all hexes.
    pub fn all(view: View<'_>) -> Vec<Plan> {
        let named: Vec<(Name, Room)> = view.title.hex_ids().map(|id| named(view, id)).collect();
        let lines: Vec<Vec<Area>> = named.iter().map(|(name, _)| areas(name)).collect();
        let planned = view.title.hex_ids().zip(named).map(|(id, (name, mut room))| {
            keep_off_neighbours(&mut room, view, id, |other| lines[other.index()].clone());
            Plan::within(view, id, name, room)
        });
        planned.collect()
    }

    /// That of one hex.
    pub fn of(view: View<'_>, id: HexId) -> Plan {
        let (name, mut room) = named(view, id);
        keep_off_neighbours(&mut room, view, id, |other| areas(&named(view, other).0));
        Plan::within(view, id, name, room)
    }

    fn within(view: View<'_>, id: HexId, name: Name, mut room: Room) -> Plan {
        let mut homes = marks::waiting(view, id);
        let tags = marks::tags(view, id);
        let terrain = view.title.hex(id).terrain.filter(|_| !view.is_tiled(id));
        let wishes: Vec<Wish> = (homes.iter().filter(|home| home.beside).map(home_wish))
            .chain(tags.iter().map(tag_wish))
            .chain(terrain.map(|(kind, cost)| terrain_wish(terrain::size(kind, cost))))
            .collect();
        let mut found = settled(&mut room, &wishes).into_iter();
        let mut next = || found.next().unwrap_or(Point::ORIGIN);
        homes.iter_mut().filter(|home| home.beside).for_each(|home| home.at = next());
        let tags = tags.into_iter().map(|tag| (tag, next())).collect();
        Plan { name, terrain: terrain.map(|_| next()), homes, tags, room }
    }
}

fn home_wish(home: &Waiting) -> Wish {
    let size = 1.8 * BESIDE * tokens::RADIUS;
    Wish { near: home.at, width: size, height: size, over: Over::Plaque }
}

fn tag_wish(tag: &Tag) -> Wish {
    Wish {
        near: Point::new(30.0, 19.0),
        width: marks::width(tag) + APART,
        height: marks::HEIGHT + APART,
        over: Over::Plaque,
    }
}

fn terrain_wish((width, height): (f64, f64)) -> Wish {
    Wish { near: Point::new(-3.0, RADIUS * 0.5), width: width + APART, height, over: Over::Bare }
}

/// The name of a hex and the room that is left there.
fn named(view: View<'_>, id: HexId) -> (Name, Room) {
    let mut room = furnished(view, id);
    let name = Name::of(&view.title.hex(id).places, &room);
    areas(&name).into_iter().for_each(|line| room.take(line));
    (name, room)
}

fn areas(name: &Name) -> Vec<Area> {
    name.lines.iter().map(Line::area).collect()
}

/// Where a marker stands whose city is still to be chosen: beside those that may be, and beside values.
pub fn undecided(face: &Face) -> Point {
    let mut room = Room::of(face);
    face::said(face).into_iter().for_each(|area| room.take(area));
    let size = 2.0 * BESIDE * tokens::RADIUS;
    room.settle(Point::new(0.0, RADIUS * 0.45), size, size, Over::Plaque)
}

/// A hex with what has its place already, where no other can have one.
fn furnished(view: View<'_>, id: HexId) -> Room {
    let (hex, shown) = (view.title.hex(id), view.face(id));
    let mut room = Room::of(shown);
    face::said(shown).into_iter().for_each(|area| room.take(area));
    if shown.cities() == 0 {
        marks::waiting(view, id).iter().for_each(|home| room.circle(home.at, tokens::RADIUS));
    }
    for _ in view.state.markers_on(id).filter(|marker| marker.city.is_none()) {
        room.circle(undecided(shown), BESIDE * tokens::RADIUS);
    }
    if !view.is_tiled(id) {
        hex.stubs.iter().for_each(|towards| room.stub(towards));
    }
    room
}

/// Names of neighbours reach into a hex: each is told by its own.
fn keep_off_neighbours(room: &mut Room, view: View<'_>, id: HexId, lines: impl Fn(HexId) -> Vec<Area>) {
    let hex = view.title.hex(id);
    for neighbour in hex.neighbours.into_iter().flatten() {
        let away = centre(view.title.hex(neighbour)).minus(centre(hex));
        for line in lines(neighbour) {
            room.avoid(Area { middle: line.middle.plus(away), half: line.half });
        }
    }
}

/// A place for each, in the order of the wishes. Who comes first has the best place, and may leave none for the next: where it is
/// narrow, each of them begins once, and those places are taken that cover the least together.
fn settled(room: &mut Room, wishes: &[Wish]) -> Vec<Point> {
    /// What nobody minds.
    const EASY: f64 = 30.0;
    let attempt = |first: usize| {
        let mut room = room.clone();
        let mut places = vec![Point::ORIGIN; wishes.len()];
        let mut cost = 0.0;
        for index in (0..wishes.len()).map(|step| (step + first) % wishes.len()) {
            let Wish { near, width, height, over } = wishes[index];
            let (place, more) = room.place(near, width, height, over);
            places[index] = place;
            cost += more;
        }
        (cost, places, room)
    };
    if wishes.is_empty() {
        return Vec::new();
    }
    let mut best = attempt(0);
    if best.0 > EASY {
        for other in (1..wishes.len()).map(attempt) {
            if other.0 < best.0 {
                best = other;
            }
        }
    }
    *room = best.2;
    best.1
}

#[cfg(test)]
pub(crate) mod tests;
