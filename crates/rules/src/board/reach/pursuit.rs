//! The exact search for a trace to one exit.
//!
//! There are more traces than anybody can try where much track is joined, so that a walk is looked for first, which may
//! cross a hex side in both directions. What every walk has to cross one way, no trace can cross the other way: without
//! those crossings the next walk is nearly always a trace, or there is none.

use super::{Exit, Search, leaving};
use crate::board::by_hex::ByHex;
use crate::geometry::EdgeSet;

/// The search for one exit.
pub(super) struct Pursuit<'s, 'v> {
    search: &'s Search<'v>,
    target: Exit,
    trace: Vec<Exit>,
}

impl<'s, 'v> Pursuit<'s, 'v> {
    /// Of this exit.
    pub(super) fn of(search: &'s Search<'v>, target: Exit) -> Self {
        Pursuit { search, target, trace: Vec::new() }
    }

    /// A trace that begins by leaving over `start`, if one leads to the target.
    pub(super) fn from(mut self, start: Exit) -> Option<Vec<Exit>> {
        self.trace.push(start);
        (start == self.target || self.goes_on(start)).then_some(self.trace)
    }

    /// Goes on from the last step of the trace to the target, if that is possible.
    fn goes_on(&mut self, last: Exit) -> bool {
        let mut closed = self.used();
        let Some(walk) = self.narrow(last, &mut closed) else { return false };
        if self.is_trace(&walk) {
            self.trace.extend(walk);
            return true;
        }
        let Some((hex, edge)) = self.search.across(last) else { return false };
        for next in leaving(hex, self.search.exits_after(hex, edge).without(closed[hex])) {
            self.trace.push(next);
            if self.goes_on(next) {
                return true;
            }
            self.trace.pop();
        }
        false
    }

    /// The hex sides that the trace has used, and the target's, which comes last; in both directions.
    fn used(&self) -> ByHex<EdgeSet> {
        let mut used = ByHex::<EdgeSet>::default();
        for &exit in self.trace.iter().chain([&self.target]) {
            for exit in [Some(exit), self.search.reverse(exit)].into_iter().flatten() {
                used[exit.hex].insert(exit.edge);
            }
        }
        used
    }

    /// A shortest walk from the last step to the target that goes over no closed exit: a trace, or a walk that is still none once all
    /// exits are closed that are the way back over what every walk crosses. Where there is none, there is no trace either.
    fn narrow(&self, last: Exit, closed: &mut ByHex<EdgeSet>) -> Option<Vec<Exit>> {
        if self.search.reverse(self.target).is_some_and(|back| self.trace.contains(&back)) {
            return None;
        }
        loop {
            let walk = self.walk(last, closed.clone())?;
            if self.is_trace(&walk) {
                return Some(walk);
            }
            let mut is_narrower = false;
            for &exit in walk.iter().filter(|&&exit| exit != self.target) {
                let Some(back) = self.search.reverse(exit) else { continue };
                let mut without = closed.clone();
                without[exit.hex].insert(exit.edge);
                if !closed[back.hex].contains(back.edge) && self.walk(last, without).is_none() {
                    closed[back.hex].insert(back.edge);
                    is_narrower = true;
                }
            }
            if !is_narrower {
                return Some(walk);
            }
        }
    }

    /// A shortest walk after the last step, the target included, that goes over no closed exit before.
    fn walk(&self, last: Exit, mut closed: ByHex<EdgeSet>) -> Option<Vec<Exit>> {
        let mut steps = vec![(last, 0)];
        let mut next = 0;
        while let Some(&(from, _)) = steps.get(next) {
            if let Some((hex, edge)) = self.search.across(from) {
                let exits = self.search.exits_after(hex, edge);
                if hex == self.target.hex && exits.contains(self.target.edge) {
                    let mut walk = vec![self.target];
                    while next > 0 {
                        walk.push(steps[next].0);
                        next = steps[next].1;
                    }
                    walk.reverse();
                    return Some(walk);
                }
                steps.extend(leaving(hex, exits.without(closed[hex])).map(|exit| (exit, next)));
                closed[hex] = closed[hex].with(exits);
            }
            next += 1;
        }
        None
    }

    /// Whether a walk crosses no hex side twice.
    fn is_trace(&self, walk: &[Exit]) -> bool {
        !walk.iter().any(|&exit| self.search.reverse(exit).is_some_and(|back| walk.contains(&back)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
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
    fn exhaustive(
        search: &Search<'_>,
        trace: &mut Vec<Exit>,
        target: Exit,
        steps: &mut usize,
    ) -> Option<bool> {
        *steps += 1;
        let last = *trace.last()?;
        if last == target || *steps > PATIENCE {
            return (*steps <= PATIENCE).then_some(true);
        }
        let Some((hex, edge)) = search.across(last) else { return Some(false) };
        for next in leaving(hex, search.exits_after(hex, edge)) {
            if !trace.contains(&next) && !search.reverse(next).is_some_and(|back| trace.contains(&back)) {
                trace.push(next);
                if exhaustive(search, trace, target, steps)? {
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
                    let trace = Pursuit::of(&search, target).from(start);
                    for (index, exit) in trace.iter().flatten().enumerate() {
                        let before = &trace.as_ref().expect("it has an exit")[..index];
                        let back = search.reverse(*exit);
                        assert!(
                            !before.iter().any(|used| used == exit || Some(*used) == back),
                            "{title} {seed}"
                        );
                    }
                    match exhaustive(&search, &mut vec![start], target, &mut 0) {
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
}
