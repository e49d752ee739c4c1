//! VIII.4 and VIII.5, laying and promoting track, with the powers of local railways (R-OR-TRK, R-PROM, R-LOC-01 to 07).

use std::collections::BTreeMap;

use rules::geometry::{Edge, Rotation};
use rules::state::{Laid, PrivateOwner};
use rules::title::{Colour, Home, TrackEnd};
use rules::{CompanyId, Decision, HexId, Money, Offer, PrivateId, TileId};

use super::book::Book;
use super::reading::sorted;
use super::table::Table;
use crate::board::Board;
use crate::board::lay::{Fit, fit};
use crate::board::trace::Trace;

/// Praha gains cities as it grows (R-PROM-05).
pub const GROWING: &str = "P";

impl Book<'_> {
    /// Passing, and all tiles of the normal build.
    pub fn track_offers(&self, table: &Table, company: CompanyId) -> Vec<Offer> {
        let mut offers = vec![Offer::Pass];
        offers.extend(self.lays(table, company, false));
        offers
    }

    /// All purple-edged tiles that the company's local railways let it lay, at any time of its turn.
    pub fn purple_offers(&self, table: &Table, company: CompanyId) -> Vec<Offer> {
        self.lays(table, company, true)
    }

    fn lays(&self, table: &Table, company: CompanyId, purple: bool) -> Vec<Offer> {
        let unused: Vec<PrivateId> = table
            .papers_of(PrivateOwner::Company(company))
            .filter(|private| !table.papers[private.index()].used)
            .collect();
        let may_build =
            table.turn().is_some_and(|turn| turn.laid == 0 || turn.first && turn.laid == 1 && !turn.promoted);
        if purple && unused.is_empty() || !purple && !may_build {
            return Vec::new();
        }
        let before = self.trace(table, company);
        let mut found: BTreeMap<(HexId, TileId, Option<PrivateId>, Money), Vec<Rotation>> = BTreeMap::new();
        for hex in (0..self.title.hexes.len()).map(HexId::at) {
            let ground = self.ground(table);
            let is_near = ground.has_marker(company, hex) || before.arrives_at_any(ground, hex, Edge::ALL);
            if !is_near || !self.may_build_on(table, company, hex) {
                continue;
            }
            for tile in (0..self.title.tiles.len()).map(TileId::at) {
                let of = &self.title.tiles[tile.index()];
                let is_out = of.colour() <= self.title.phases[table.phase].tiles;
                if of.purple != purple || table.supply[tile.index()] == 0 || of.home_of.is_some() || !is_out {
                    continue;
                }
                for rotation in Rotation::ALL {
                    if of.same_as[rotation.index()] != rotation {
                        continue;
                    }
                    let Some(fits) = fit(self.ground(table), hex, tile, rotation, GROWING) else { continue };
                    if self.connects(table, company, &before, hex, (tile, rotation), &fits) {
                        for (private, cost) in self.ways_to_pay(table, company, hex, tile, &unused) {
                            found.entry((hex, tile, private, cost)).or_default().push(rotation);
                        }
                    }
                }
            }
        }
        let lays = found.into_iter();
        lays.map(|((hex, tile, private, cost), rotations)| Offer::LayTile {
            hex,
            tile,
            private,
            rotations: rotations.into(),
            cost,
        })
        .collect()
    }

    /// With which local railway, or none, the tile may be laid, and what it costs then.
    fn ways_to_pay(
        &self,
        table: &Table,
        company: CompanyId,
        hex: HexId,
        tile: TileId,
        unused: &[PrivateId],
    ) -> Vec<(Option<PrivateId>, Money)> {
        let of = &self.title.tiles[tile.index()];
        let power = |private: &PrivateId| &self.title.privates[private.index()].power;
        if of.purple {
            let may = unused.iter().filter(|private| power(private).purple.contains(&of.colour()));
            return may.map(|&private| (Some(private), 0)).collect();
        }
        if of.colour() > Colour::Yellow || self.is_first_on_praha(table, hex) {
            // A promotion uses the whole build.
            if table.turn().is_some_and(|turn| turn.laid > 0) {
                return Vec::new();
            }
        }
        let terrain = self.title.hexes[hex.index()].terrain;
        let terrain =
            terrain.filter(|_| table.board.tiles[hex.index()].is_none() && !table.is_vaclavs(company));
        let Some((terrain, cost)) = terrain else { return vec![(None, 0)] };
        let mut ways = Vec::new();
        if cost <= table.company(company).treasury {
            ways.push((None, cost));
        }
        let waivers = unused.iter().filter(|private| power(private).waives.contains(&terrain));
        ways.extend(waivers.map(|&private| (Some(private), 0)));
        ways
    }

    /// The first tile on Praha counts as a promotion.
    fn is_first_on_praha(&self, table: &Table, hex: HexId) -> bool {
        let is_praha = self.title.hexes[hex.index()].face.label.as_deref() == Some(GROWING);
        is_praha && table.board.tiles[hex.index()].is_none()
    }

    /// Until its first tile a company builds at home, unless that has a tile or is in Praha (R-OR-TRK-03, R-OR-TRK-13).
    fn may_build_on(&self, table: &Table, company: CompanyId, hex: HexId) -> bool {
        match self.title.companies[company.index()].home {
            Home::City(home) | Home::Choice(home) => {
                table.company(company).has_laid || table.board.tiles[home.index()].is_some() || home == hex
            }
            Home::Circle(..) | Home::RedTile(_) | Home::Nowhere => true,
        }
    }

    /// With the tile in its place the company must reach track on it (R-OR-TRK-04, R-PROM-03): a trace that comes to the hex on
    /// the board as it is meets an exit of the new tile, or a marker of its own is on the hex, with track or waiting for a city.
    fn connects(
        &self,
        table: &Table,
        company: CompanyId,
        before: &Trace,
        hex: HexId,
        (tile, rotation): (TileId, Rotation),
        fits: &Fit,
    ) -> bool {
        let track = &self.title.tiles[tile.index()].faces[rotation.index()].track;
        let mut exits = Vec::new();
        for piece in track {
            exits.push(piece.edge);
            if let TrackEnd::Edge(other) = piece.to {
                exits.push(other);
            }
        }
        let meets = before.arrives_at_any(self.ground(table), hex, exits);
        let own = table.board.markers.iter().find(|marker| marker.hex == hex && marker.company == company);
        let is_at_home =
            own.is_some_and(|marker| match marker.city.and_then(|city| fits.moves[usize::from(city)]) {
                Some(city) => track.iter().any(|piece| piece.to == TrackEnd::Stop(city)),
                None => true,
            });
        meets || is_at_home
    }

    /// Lays a tile of the turn.
    pub fn lay(
        &self,
        table: &mut Table,
        company: CompanyId,
        hex: HexId,
        tile: TileId,
        rotation: Rotation,
        private: Option<PrivateId>,
    ) {
        let of = &self.title.tiles[tile.index()];
        let is_first = table.board.tiles[hex.index()].is_none();
        if let Some(private) = private {
            table.papers[private.index()].used = true;
        } else if is_first && !table.is_vaclavs(company) {
            let cost = self.title.hexes[hex.index()].terrain.map_or(0, |(_, cost)| cost);
            table.company_mut(company).treasury -= cost;
        }
        let promotes = of.colour() > Colour::Yellow || self.is_first_on_praha(table, hex);
        table.company_mut(company).has_laid = true;
        if let Some(turn) = table.turn_mut().filter(|_| !of.purple) {
            turn.laid += 1;
            turn.promoted |= promotes;
        }
        self.put_tile(table, hex, tile, rotation);
    }

    /// Puts a tile on the map, the old one back, and markers where their track goes.
    pub fn put_tile(&self, table: &mut Table, hex: HexId, tile: TileId, rotation: Rotation) {
        let Some(fits) = fit(self.ground(table), hex, tile, rotation, GROWING) else { return };
        if let Some(old) = table.board.tiles[hex.index()] {
            table.supply[old.tile.index()] += 1;
        }
        table.supply[tile.index()] -= 1;
        table.board = with_tile(&table.board, hex, tile, rotation, &fits);
        let cities = self.ground(table).face(hex).stops.len();
        let waiting =
            table.board.markers.iter().position(|marker| marker.hex == hex && marker.city.is_none());
        if let Some(index) = waiting {
            if cities == 1 {
                table.board.markers[index].city = Some(0);
            } else {
                let company = table.board.markers[index].company;
                let seat = self.who_chooses_city(table, company);
                table.agenda.push(Decision::HomeCity { seat, company, hex });
            }
        }
    }
}

/// The board with the tile on it.
fn with_tile(board: &Board, hex: HexId, tile: TileId, rotation: Rotation, fits: &Fit) -> Board {
    let mut board = board.clone();
    board.tiles[hex.index()] = Some(Laid { tile, rotation });
    for marker in board.markers.iter_mut().filter(|marker| marker.hex == hex) {
        marker.city = marker.city.and_then(|city| fits.moves[usize::from(city)]);
    }
    board.markers = sorted(board.markers);
    board
}
