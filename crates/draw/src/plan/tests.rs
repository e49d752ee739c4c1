//! What is said about hexes lies on nothing else.

use std::mem::discriminant;

use rules::geometry::Rotation;
use rules::seed::Draws;
use rules::title::{Colour, Face, Hex, embedded};
use rules::{Game, Options};

use crate::layout::{PLACE, TOWN, places, places_of, stops};

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

/// The same, and boards of every title on which chance has built for a while.
pub(crate) fn positions() -> impl Iterator<Item = Game> {
    const ACTIONS: usize = 600;
    let built = (0..3).flat_map(|seed| begun().map(move |game| played(game, seed, ACTIONS)));
    begun().chain(built)
}

/// A game after so many actions, by chance: first of the kinds that are offered, since tiles are many and passing is one.
fn played(mut game: Game, seed: u64, actions: usize) -> Game {
    let mut draws = Draws::new(seed);
    for _ in 0..actions {
        let Some(offers) = game.offers() else { break };
        let mut kinds: Vec<_> = offers.offers.iter().map(discriminant).collect();
        kinds.dedup();
        let kind = kinds[draws.below(kinds.len())];
        let of_kind: Vec<_> = offers.offers.iter().filter(|offer| discriminant(*offer) == kind).collect();
        let action = of_kind[draws.below(of_kind.len())].action(0);
        game.advance_unheard(offers.seat, &action).expect("what is offered is accepted");
    }
    game
}

/// What lies in a hex that letters would hide or that would hide letters, and a little of which they may touch.
fn hidden(name: &Name, face: &Face) -> Option<String> {
    const DEEP: f64 = 1.0;
    let middles = stops(face);
    for line in &name.lines {
        for (printed, middle) in face.stops.iter().zip(&middles).filter(|(printed, _)| !printed.is_end()) {
            let radius = if printed.is_city() { PLACE } else { TOWN };
            for place in places(printed.slots()) {
                let deep = line.area().within(middle.plus(place), radius);
                if deep > DEEP {
                    return Some(format!("{} lies {deep:.1} deep in a circle", line.words));
                }
            }
        }
        for said in face::said(face) {
            let shared = line.area().shared(said);
            if shared > TOUCH {
                return Some(format!("{} covers {shared:.0} of {said:?}", line.words));
            }
        }
    }
    None
}

/// Whether a tile like this may be laid on a hex, as far as names are concerned.
fn suits(hex: &Hex, tile: &Face) -> bool {
    let same = |pick: fn(&Face) -> usize| pick(&hex.face) == pick(tile);
    let label =
        hex.face.label == tile.label || hex.relabel.as_ref().map(|(_, label)| label) == tile.label.as_ref();
    match hex.reserved_for {
        Some(_) => tile.colour == Colour::Red,
        None => hex.takes_tiles() && same(Face::cities) && same(Face::towns) && label,
    }
}

/// The name of Teplice and Ústí lay on a city, those of Olomouc and Strakonice on track.
#[test]
fn names_lie_on_no_circle_and_no_value_whatever_tile_is_laid() {
    let (mut tried, mut across, mut worst) = (0, 0, Vec::new());
    for id in embedded::ids() {
        let title = embedded::title(id).expect("it is built in");
        for hex in title.hexes.iter().filter(|hex| !hex.places.is_empty()) {
            let tiles = title.tiles.iter().filter(|tile| suits(hex, tile.face(Rotation::ALL[0])));
            let laid = tiles
                .flat_map(|tile| Rotation::ALL.map(|rotation| (tile.name.as_str(), tile.face(rotation))));
            for (tile, face) in [("print", &hex.face)].into_iter().chain(laid) {
                let mut room = Room::of(face);
                face::said(face).into_iter().for_each(|area| room.take(area));
                let name = Name::of(&hex.places, &room);
                tried += 1;
                across += usize::from(name.lines.iter().any(|line| room.is_on_track(line.area())));
                worst.extend(
                    hidden(&name, face).map(|what| format!("{id}, {} with {tile}: {what}", hex.name)),
                );
            }
        }
    }
    assert!(tried > 1000 && across * 4 < tried, "{across} of {tried} lie across track");
    assert!(worst.is_empty(), "{} of {tried}: {worst:#?}", worst.len());
}

/// "StrakonicBudějovice" was read on a tablet: names reached into the hex beside.
#[test]
fn names_of_hexes_do_not_lie_on_each_other() {
    for game in positions() {
        let title = game.title();
        let names: Vec<(Point, Vec<Area>)> =
            (title.hex_ids()).map(|id| (centre(title.hex(id)), areas(&named(game.view(), id).0))).collect();
        for (index, (at, lines)) in names.iter().enumerate() {
            for (other, theirs) in &names[..index] {
                let away = other.minus(*at);
                let moved =
                    theirs.iter().map(|&Area { middle, half }| Area { middle: middle.plus(away), half });
                let covered = moved.flat_map(|there| lines.iter().map(move |line| line.shared(there)));
                assert!(covered.fold(0.0, f64::max) == 0.0, "{}: {lines:?} {away:?}", title.id);
            }
        }
    }
}

/// Flags, terrain and homes lay on label and value of Teplice, Arnhem, Maastricht and others, and beyond the edge of Strasbourg.
#[test]
fn nothing_is_said_on_what_is_said_already() {
    for game in positions() {
        for id in game.title().hex_ids() {
            let (plan, hex) = (Plan::of(game.view(), id), game.title().hex(id));
            let worst = plan.room.on_each_other().into_iter().find(|(one, other)| one.shared(*other) > TOUCH);
            assert_eq!(worst, None, "{} {}", game.title().id, hex.name);
            for (tag, at) in &plan.tags {
                let area = Area::new(*at, marks::width(tag), marks::HEIGHT);
                assert!(area.outside() < 1.0, "{} {}: {area:?}", game.title().id, hex.name);
            }
        }
    }
}

/// Where nothing is built, a tag hides neither a town nor a place that is free, and a home beside the cities touches them at most.
/// A tile with two cities and much track may leave less room.
#[test]
fn tags_and_homes_beside_cities_lie_on_no_circle() {
    const DEEP: f64 = 1.0;
    const RIMS: f64 = 2.0;
    let mut said = 0;
    for game in begun() {
        for id in game.title().hex_ids() {
            let (plan, face) = (Plan::of(game.view(), id), game.view().face(id));
            let printed = face.stops.iter().zip(stops(face)).filter(|(printed, _)| !printed.is_end());
            for (printed, middle) in printed {
                let radius = if printed.is_city() { PLACE } else { TOWN };
                for place in places(printed.slots()).into_iter().map(|place| middle.plus(place)) {
                    let name = format!("{} {}", game.title().id, game.title().hex(id).name);
                    for (tag, at) in &plan.tags {
                        let deep = Area::new(*at, marks::width(tag), marks::HEIGHT).within(place, radius);
                        assert!(deep <= DEEP, "{name}: a tag at {at:?} lies {deep:.1} deep");
                        said += 1;
                    }
                    for home in plan.homes.iter().filter(|home| home.beside) {
                        let away = home.at.minus(place).length();
                        let deep = radius + BESIDE * tokens::RADIUS - away;
                        assert!(deep <= RIMS, "{name}: a home at {:?} lies {deep:.1} deep", home.at);
                        said += 1;
                    }
                }
            }
        }
    }
    assert!(said > 10, "{said}");
}

/// The name of Rotterdam and Den Haag reaches into Amsterdam, and lay on what its water costs.
#[test]
fn nothing_lies_on_the_name_of_a_neighbour() {
    for game in positions() {
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
                for line in named(game.view(), neighbour).0.lines {
                    let Area { middle, half } = line.area();
                    let name = Area { middle: middle.plus(away), half };
                    let covered = said.iter().find(|area| area.shared(name) > TOUCH);
                    assert_eq!(covered, None, "{} {} on {}", title.id, hex.name, line.words);
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
                room.take(Area::new(Point::new(0.0, -23.0), 60.0, 12.0));
                face::said(face).into_iter().for_each(|area| room.take(area));
                let collide = |(one, other): &(Area, Area)| one.shared(*other) > TOUCH;
                let collisions =
                    |room: &Room| room.on_each_other().iter().filter(|pair| collide(pair)).count();
                let before = collisions(&room);
                for _ in 0..3 {
                    room.settle(stops(face)[0], 24.0, 15.0, Over::Route);
                }
                cities += 1;
                narrow += usize::from(collisions(&room) > before);
            }
        }
    }
    assert!(cities > 500 && narrow * 50 < cities, "{narrow} of {cities} tiles are too narrow");
}

/// The marker of NBDS lay on the value of Arnhem and Nijmegen while it was asked which city is its home.
#[test]
fn a_marker_without_a_city_lies_on_no_city_and_no_value() {
    /// Less than the rims and the white around figures.
    const DEEP: f64 = 3.0;
    for id in embedded::ids() {
        let title = embedded::title(id).expect("it is built in");
        for tile in &title.tiles {
            for face in Rotation::ALL
                .map(|rotation| tile.face(rotation))
                .into_iter()
                .filter(|face| face.cities() == 2)
            {
                let (at, radius) = (undecided(face), BESIDE * tokens::RADIUS);
                let hidden =
                    face::said(face).into_iter().map(|area| area.within(at, radius)).fold(0.0, f64::max);
                let cities = (0..face.cities()).flat_map(|city| places_of(face, city));
                let nearest = cities.map(|city| city.minus(at).length()).fold(f64::INFINITY, f64::min);
                assert!(
                    hidden <= DEEP && nearest >= PLACE + radius - DEEP,
                    "{id}, {}: {hidden} {nearest}",
                    tile.name
                );
            }
        }
    }
}
