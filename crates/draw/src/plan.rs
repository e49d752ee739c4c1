//! What lies where in a hex: name, terrain, homes that wait and tags, each in a place of its own.

use rules::{HexId, View};

use crate::layout::{RADIUS, centre, places, stop};
use crate::marks::{self, Tag};
use crate::room::{Area, Over, Room};
use crate::svg::Point;
use crate::{face, terrain, tokens};

/// The height of a line of names, and the letters of a name that need no second one.
const LINE: f64 = 12.0;
const LONGEST: usize = 13;
/// How wide a letter of a name is.
const LETTER: f64 = 7.0;
/// How much of its size a token has that stands beside the cities: their place is still to be chosen.
pub const BESIDE: f64 = 0.8;

/// Where what is said about a hex lies, from its centre.
pub struct Plan {
    /// The lines of its name.
    pub name: Vec<(Point, String)>,
    /// What the first tile costs.
    pub terrain: Option<Point>,
    /// Homes that wait.
    pub homes: Vec<marks::Waiting>,
    /// Tags, each around its middle.
    pub tags: Vec<(Tag, Point)>,
    /// What is left of the hex.
    pub room: Room,
}

impl Plan {
    pub fn of(view: View<'_>, id: HexId) -> Plan {
        let (hex, shown) = (view.title.hex(id), view.face(id));
        let name = name(view, id);
        let mut room = Room::of(shown);
        for (at, line) in &name {
            room.take(area_of(*at, line));
        }
        for neighbour in hex.neighbours.into_iter().flatten() {
            let away = centre(view.title.hex(neighbour)).minus(centre(hex));
            for (at, line) in self::name(view, neighbour) {
                room.avoid(area_of(at.plus(away), &line));
            }
        }
        face::said(shown).into_iter().for_each(|area| room.take(area));
        for _ in view.state.markers_on(id).filter(|marker| marker.city.is_none()) {
            room.circle(Point::new(0.0, RADIUS * 0.45), tokens::RADIUS);
        }
        if !view.is_tiled(id) {
            hex.stubs.iter().for_each(|towards| room.stub(towards));
        }
        let mut homes = marks::waiting(view, id);
        for waiting in &mut homes {
            let radius = tokens::RADIUS;
            if waiting.beside {
                let size = 1.7 * BESIDE * radius;
                waiting.at = room.settle(waiting.at, size, size, Over::Plaque);
            } else if shown.cities() == 0 {
                room.circle(waiting.at, radius);
            }
        }
        // The tags are first, at the edge of the hex: what is left there is of no use to anything that is as wide.
        let tags = marks::tags(view, id).into_iter().map(|tag| {
            let at = room.settle(Point::new(30.0, 19.0), marks::width(&tag), marks::HEIGHT, Over::Plaque);
            (tag, at)
        });
        let tags: Vec<(Tag, Point)> = tags.collect();
        let terrain = hex.terrain.filter(|_| !view.is_tiled(id)).map(|(kind, cost)| {
            let (width, height) = terrain::size(kind, cost);
            room.settle(Point::new(-3.0, RADIUS * 0.5), width, height, Over::Bare)
        });
        Plan { name, terrain, homes, tags, room }
    }
}

/// What a line of a name covers.
fn area_of(at: Point, line: &str) -> Area {
    Area::new(at.plus(Point::new(0.0, -4.0)), LETTER * line.chars().count() as f64, LINE)
}

/// Names lie above everything, so that no neighbour cuts them off; long ones in two lines.
fn name(view: View<'_>, id: HexId) -> Vec<(Point, String)> {
    let lines: Vec<String> = match &view.title.hex(id).places[..] {
        [place] => lines(place),
        several => several.to_vec(),
    };
    let shown = view.face(id);
    let is_high = |index: usize| {
        let (middle, slots) = (stop(shown, index as u8), shown.stops[index].slots());
        places(slots).into_iter().any(|place| middle.plus(place).y < -6.0)
    };
    // Above the values of a red tile, and above a city that reaches higher than others.
    let base = match face::red_values_above(shown) || (0..shown.stops.len()).any(is_high) {
        true => -31.0,
        false => -19.0,
    };
    let at = |index: usize| Point::new(0.0, base - LINE * index as f64);
    lines.into_iter().rev().enumerate().map(|(index, line)| (at(index), line)).collect()
}

/// A name in lines that are not much wider than a hex.
fn lines(place: &str) -> Vec<String> {
    if place.chars().count() <= LONGEST {
        return vec![place.to_owned()];
    }
    match place.split_once(' ') {
        Some((first, rest)) => vec![first.to_owned(), rest.to_owned()],
        None => vec![place.to_owned()],
    }
}

#[cfg(test)]
mod tests {
    use rules::geometry::Rotation;
    use rules::title::embedded;
    use rules::{Game, Options};

    use super::*;

    /// What two things may share: they touch.
    const TOUCH: f64 = 16.0;

    /// The first position of every title that is built in.
    fn begun() -> impl Iterator<Item = Game> {
        embedded::ids().iter().map(|id| {
            let title = embedded::title(id).expect("it is built in");
            let begun = (2..=4).find_map(|players| Game::new(title.clone(), Options::BOOK, players, 1).ok());
            begun.expect("some number may play").game
        })
    }

    /// Flags, terrain and homes lay on label and value of Teplice, Arnhem, Maastricht and others, and beyond the edge of Strasbourg.
    #[test]
    fn nothing_is_said_on_what_is_said_already() {
        for game in begun() {
            for id in game.title().hex_ids() {
                let (plan, hex) = (Plan::of(game.view(), id), game.title().hex(id));
                let worst =
                    plan.room.on_each_other().into_iter().find(|(one, other)| one.shared(*other) > TOUCH);
                assert_eq!(worst, None, "{} {}", game.title().id, hex.name);
                for (tag, at) in &plan.tags {
                    let area = Area::new(*at, marks::width(tag), marks::HEIGHT);
                    assert!(area.outside() < 1.0, "{} {}: {area:?}", game.title().id, hex.name);
                }
            }
        }
    }

    /// The name of Rotterdam and Den Haag reaches into Amsterdam, and lay on what its water costs.
    #[test]
    fn nothing_lies_on_the_name_of_a_neighbour() {
        for game in begun() {
            let title = game.title();
            for id in title.hex_ids() {
                let (plan, hex) = (Plan::of(game.view(), id), title.hex(id));
                let terrain = hex.terrain.zip(plan.terrain).map(|((kind, cost), at)| {
                    let (width, height) = terrain::size(kind, cost);
                    Area::new(at, width, height)
                });
                let tags = plan.tags.iter().map(|(tag, at)| Area::new(*at, marks::width(tag), marks::HEIGHT));
                let said: Vec<Area> = tags.chain(terrain).collect();
                for neighbour in hex.neighbours.into_iter().flatten() {
                    let away = centre(title.hex(neighbour)).minus(centre(hex));
                    for (at, line) in name(game.view(), neighbour) {
                        let name = area_of(at.plus(away), &line);
                        let covered = said.iter().find(|area| area.shared(name) > TOUCH);
                        assert_eq!(covered, None, "{} {} on {line}", title.id, hex.name);
                    }
                }
            }
        }
    }

    /// What three routes bring stood on names, values and the hex beside.
    #[test]
    fn three_routes_have_room_in_every_city() {
        let (mut cities, mut narrow) = (0, 0);
        for game in begun() {
            for tile in &game.title().tiles {
                for rotation in Rotation::ALL {
                    let face = tile.face(rotation);
                    if face.cities() != 1 {
                        continue;
                    }
                    let mut room = Room::of(face);
                    room.take(Area::new(Point::new(0.0, -23.0), 60.0, LINE));
                    face::said(face).into_iter().for_each(|area| room.take(area));
                    let collide = |(one, other): &(Area, Area)| one.shared(*other) > TOUCH;
                    let collisions =
                        |room: &Room| room.on_each_other().iter().filter(|pair| collide(pair)).count();
                    let before = collisions(&room);
                    for _ in 0..3 {
                        room.settle(stop(face, 0), 24.0, 15.0, Over::Route);
                    }
                    cities += 1;
                    narrow += usize::from(collisions(&room) > before);
                }
            }
        }
        assert!(cities > 500 && narrow * 50 < cities, "{narrow} of {cities} tiles are too narrow");
    }
}
