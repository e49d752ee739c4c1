//! The exact search against one that tries everything, on boards as nobody would build them.

use super::Search;
use super::pursuit::Pursuit;
use super::steps::{Exit, Steps, leaving};
use crate::geometry::Rotation;
use crate::ids::{CompanyId, HexId, TileId};
use crate::state::{Laid, Marker};
use crate::title::embedded;
use crate::{Game, Options};

/// So many steps are tried without what this file is about; where that does not do, nothing is compared.
const PATIENCE: usize = 20_000;

/// Numbers by chance, the same for the same seed.
struct Chance(u64);

impl Chance {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

/// A board full of tiles as nobody would lay them, with a station of the first company in some city.
fn full_board(title: &str, seed: u64) -> Game {
    let title = embedded::title(title).expect("it is built in");
    let players = usize::from(title.seat_counts[0].players);
    let game = Game::new(title.clone(), Options::BOOK, players, seed).expect("so many play").game;
    let mut chance = Chance(seed);
    let mut position = game.state().position().clone();
    let junctions: Vec<TileId> = (0..title.tiles.len())
        .map(TileId::at)
        .filter(|&tile| title.tile(tile).face(Rotation(0)).exits().len() > 2)
        .collect();
    for tile in &mut position.board.tiles {
        let laid = Laid {
            tile: junctions[chance.below(junctions.len())],
            rotation: Rotation(chance.below(6) as u8),
        };
        *tile = Some(laid);
    }
    let game = Game::at(title.clone(), Options::BOOK, position.clone());
    let cities: Vec<HexId> =
        (0..title.hexes.len()).map(HexId::at).filter(|&hex| game.view().face(hex).cities() > 0).collect();
    let hex = cities[chance.below(cities.len())];
    position.board.markers = vec![Marker { hex, city: Some(0), company: CompanyId(0) }];
    Game::at(title, Options::BOOK, position)
}

/// The same search without remembering or foreseeing anything; nothing where it takes too long.
fn exhaustive(ways: &Steps<'_>, trace: &mut Vec<Exit>, target: Exit, steps: &mut usize) -> Option<bool> {
    *steps += 1;
    let last = *trace.last()?;
    if last == target || *steps > PATIENCE {
        return (*steps <= PATIENCE).then_some(true);
    }
    let Some((hex, edge)) = ways.across(last) else { return Some(false) };
    for next in leaving(hex, ways.exits_after(hex, edge)) {
        if !trace.contains(&next) && !ways.reverse(next).is_some_and(|back| trace.contains(&back)) {
            trace.push(next);
            if exhaustive(ways, trace, target, steps)? {
                return Some(true);
            }
            trace.pop();
        }
    }
    Some(false)
}

#[test]
fn r_36_trk_03_a_trace_is_found_where_one_is() {
    let (mut found, mut vain, mut unknown) = (0, 0, 0);
    for (seed, title) in (0..100).flat_map(|seed| [(seed, "18cz"), (seed, "1836jr56")]) {
        let game = full_board(title, seed);
        let mut search = Search::of(game.view(), CompanyId(0));
        search.breadth_first();
        let targets =
            search.links.iter().map(|link| link.exit).step_by(9).chain(search.doubtful.iter().copied());
        for target in targets {
            for start in search.starts() {
                let trace = Pursuit::of(&search.steps, target).from(start);
                for (index, exit) in trace.iter().flatten().enumerate() {
                    let before = &trace.as_ref().expect("it has an exit")[..index];
                    let back = search.steps.reverse(*exit);
                    assert!(!before.iter().any(|used| used == exit || Some(*used) == back), "{title} {seed}");
                }
                match exhaustive(&search.steps, &mut vec![start], target, &mut 0) {
                    Some(leads) => {
                        assert_eq!(trace.is_some(), leads, "{title} {seed}");
                        *(if leads { &mut found } else { &mut vain }) += 1;
                    }
                    None => unknown += 1,
                }
            }
        }
    }
    assert!(found > 100 && vain > 100, "both come up: {found}, {vain}");
    assert!(unknown > 50, "{unknown} would take longer than anybody waits, and took no time");
}
