//! R-36-TRK, R-36-STN and the tiles of private companies: what may be laid, where stations may stand, what is joined.

use std::collections::BTreeSet;

use rules::geometry::{Edge, Rotation};
use rules::state::{Laid, Marker, PrivateOwner, Status};
use rules::title::{Colour, Face, Home, StopKind, TrackEnd};
use rules::{Action, CompanyId, HexId, Money, Offer, PrivateId, TileId};

use super::Fault;
use super::table::{Ask, Purse, Table};
use crate::board::lay::{fit, stays_on_the_map};
use crate::board::sides::{SideNumbers, Sides};
use crate::board::trace::trace;
use crate::board::{Board, Ground};

/// What towns become from the first 6-train on (TRK-11, TRK-12).
const REBUILT: [(&str, &str); 8] =
    [("3", "5"), ("3", "7"), ("4", "57"), ("4", "9"), ("58", "6"), ("58", "8"), ("2", "15"), ("56", "15")];

/// Steps after which the search for a destination is given up.
const MOST_STEPS: usize = 1_000_000;

/// Letters of tiles that may have more cities than the hex: Amsterdam (TRK-06).
const GROWING: &str = "T";

impl Table<'_> {
    /// What lies on the map, for the board.
    pub fn board(&self) -> Board {
        Board { tiles: self.s.board.tiles.clone(), markers: self.s.board.markers.clone() }
    }

    /// Tiles that the company may lay now.
    pub fn lays(&self, company: CompanyId) -> Vec<Offer> {
        let mut offers = Vec::new();
        let laid = self.turn().laid;
        let board = self.board();
        let ground = Ground { title: self.title, board: &board };
        let reached = trace(ground, &SideNumbers::of(self.title), company);
        for hex in (0..self.title.hexes.len()).map(HexId::at) {
            // A tile that no track leads to and no own station stands on is joined to nothing.
            let near = ground.has_marker(company, hex)
                || Edge::ALL.into_iter().any(|edge| reached.arrives(ground, hex, edge));
            for tile in (0..self.title.tiles.len()).map(TileId::at) {
                if self.s.supply[tile.index()] == 0 {
                    continue;
                }
                for private in [None].into_iter().chain(self.privates().into_iter().map(Some)) {
                    let cost = match private {
                        None if laid || !near => continue,
                        None => self.terrain(hex),
                        Some(private) => match self.private_lay(company, private, hex, tile) {
                            Some(cost) => cost,
                            None => continue,
                        },
                    };
                    if cost > self.treasury(company) || (cost > 0 && self.is_frozen(company)) {
                        continue;
                    }
                    let fits = |&rotation: &Rotation| match private {
                        None => self.may_lay(company, hex, tile, rotation),
                        Some(_) => self.first_fits(hex, tile, rotation),
                    };
                    let rotations: Vec<Rotation> = canonical(self, tile).into_iter().filter(fits).collect();
                    if !rotations.is_empty() {
                        offers.push(Offer::LayTile { hex, tile, private, rotations: rotations.into(), cost });
                    }
                }
            }
        }
        offers
    }

    /// The terrain is paid with the first tile (TRK-07).
    fn terrain(&self, hex: HexId) -> Money {
        match self.s.board.tiles[hex.index()] {
            Some(_) => 0,
            None => self.title.hexes[hex.index()].terrain.map_or(0, |(_, cost)| cost),
        }
    }

    /// What it costs to lay the tile by the power of a private company; `None` where it may not be (PRV-07, PRV-08).
    fn private_lay(&self, company: CompanyId, private: PrivateId, hex: HexId, tile: TileId) -> Option<Money> {
        let power = &self.title.privates[private.index()].private;
        let usable = self.owner(private) == PrivateOwner::Company(company)
            && !self.s.privates[private.index()].used
            && power.blocks == Some(hex)
            && power.tiles.contains(&tile)
            && self.s.board.tiles[hex.index()].is_none()
            && (power.extra || !self.turn().laid);
        usable.then(|| if power.extra { 0 } else { self.terrain(hex) })
    }

    /// A private company of a player closes its hex (TRK-10).
    fn is_closed(&self, hex: HexId) -> bool {
        self.privates().into_iter().any(|private| {
            self.title.privates[private.index()].private.blocks == Some(hex)
                && matches!(self.owner(private), PrivateOwner::Player(_))
        })
    }

    /// Whether a tile fits on an empty hex, wherever it leads (TRK-14).
    fn first_fits(&self, hex: HexId, tile: TileId, rotation: Rotation) -> bool {
        let board = self.board();
        let ground = Ground { title: self.title, board: &board };
        let (old, new) = (ground.face(hex), &self.title.tiles[tile.index()].faces[rotation.index()]);
        old.stops.len() == new.stops.len() && fit(ground, hex, tile, rotation, GROWING).is_some()
    }

    /// Whether the company may lay the tile so, but for the cost.
    fn may_lay(&self, company: CompanyId, hex: HexId, tile: TileId, rotation: Rotation) -> bool {
        let new = &self.title.tiles[tile.index()].faces[rotation.index()];
        if self.is_closed(hex) || !self.colours().contains(&new.colour) {
            return false;
        }
        let Some(moves) = self.lies_there(hex, tile, rotation) else { return false };
        let board = self.board();
        let old = Ground { title: self.title, board: &board }.face(hex).clone();
        let after = self.board_with(hex, tile, rotation, &moves);
        if after
            .markers
            .iter()
            .any(|marker| (marker.company, marker.hex, marker.city) == (company, hex, None))
        {
            // Its home station waits here, and is given a city of the tile (PAR-09).
            return true;
        }
        let ground = Ground { title: self.title, board: &after };
        let numbers = SideNumbers::of(self.title);
        let reached = trace(ground, &numbers, company);
        (0..new.track.len())
            .any(|piece| brings_something(&old, new, piece, &moves) && reached.enters(ground, hex, piece))
    }

    /// Colours that may be laid in this phase (TRK-02).
    fn colours(&self) -> Vec<Colour> {
        let mut colours = vec![Colour::Yellow];
        for (phase, colour) in [("3", Colour::Green), ("5", Colour::Brown), ("6", Colour::Grey)] {
            if self.is_phase_from(phase) {
                colours.push(colour);
            }
        }
        colours
    }

    /// Where the stops of the hex go under this tile; `None` where it may not lie there (TRK-04 to 06, 11 to 14).
    fn lies_there(&self, hex: HexId, tile: TileId, rotation: Rotation) -> Option<Vec<Option<u8>>> {
        let board = self.board();
        let ground = Ground { title: self.title, board: &board };
        let old = ground.face(hex);
        let new = &self.title.tiles[tile.index()].faces[rotation.index()];
        if let Some(laid) = self.s.board.tiles[hex.index()] {
            let names = (
                self.title.tiles[laid.tile.index()].name.as_str(),
                self.title.tiles[tile.index()].name.as_str(),
            );
            if REBUILT.contains(&names) {
                let (before, now) = (exits(old), exits(new));
                let keeps = if names.1 == "15" { now.is_superset(&before) } else { now == before };
                let may = self.is_phase_from("6") && keeps && stays_on_the_map(ground, hex, tile, rotation);
                return may.then(|| vec![None; old.stops.len()]);
            }
        }
        let towns =
            |face: &Face| face.stops.iter().filter(|stop| matches!(stop.kind, StopKind::Town)).count();
        if towns(old) != towns(new) {
            return None;
        }
        fit(ground, hex, tile, rotation, GROWING).map(|fit| fit.moves)
    }

    fn board_with(&self, hex: HexId, tile: TileId, rotation: Rotation, moves: &[Option<u8>]) -> Board {
        let mut board = self.board();
        board.tiles[hex.index()] = Some(Laid { tile, rotation });
        for marker in board.markers.iter_mut().filter(|marker| marker.hex == hex) {
            marker.city = marker.city.and_then(|city| moves[usize::from(city)]);
        }
        board.markers.sort();
        board
    }

    pub fn lay(&mut self, company: CompanyId, action: &Action) -> Result<(), Fault> {
        let &Action::LayTile { hex, tile, rotation, private } = action else {
            return Err(Fault::unknown(action));
        };
        let extra = private.is_some_and(|private| self.title.privates[private.index()].private.extra);
        let cost = if extra { 0 } else { self.terrain(hex) };
        self.pay(Purse::Company(company), Purse::Bank, cost)?;
        let moves = self
            .lies_there(hex, tile, rotation)
            .ok_or_else(|| Fault::of("R-36-TRK-05", "the tile does not fit".to_owned()))?;
        if let Some(before) = self.s.board.tiles[hex.index()] {
            self.s.supply[before.tile.index()] += 1;
        }
        self.s.supply[tile.index()] -= 1;
        let board = self.board_with(hex, tile, rotation, &moves);
        self.s.board.tiles = board.tiles;
        self.s.board.markers = board.markers;
        if !extra {
            self.turn_mut().laid = true;
        }
        self.test_destinations()?;
        if let Some(private) = private {
            self.s.privates[private.index()].used = true;
            let station = self.title.privates[private.index()].private.station;
            if station && !self.free_station(company, hex).is_empty() {
                self.asked.push(Ask::PrivateStation(company, hex));
            }
        }
        // A home station that waited for a tile is given its city (PAR-09).
        let waiting = self.s.board.markers.iter().find(|marker| marker.hex == hex && marker.city.is_none());
        if let Some(&Marker { company, .. }) = waiting {
            self.asked.push(Ask::HomeCity(self.boss(company), company, hex));
        }
        Ok(())
    }

    /// The station that comes with the tile of a private company (PRV-08).
    pub fn free_station(&self, company: CompanyId, hex: HexId) -> Vec<Offer> {
        let board = self.board();
        let ground = Ground { title: self.title, board: &board };
        let has_marker = self.s.companies[company.index()].markers > 0;
        if !has_marker || self.turn().station || ground.has_marker(company, hex) {
            return Vec::new();
        }
        (0..ground.face(hex).stops.len() as u8)
            .filter(|&city| self.open_places(ground, hex, city) > 0)
            .map(|city| Offer::PlaceStation { hex, city, cost: 0 })
            .collect()
    }

    /// What the next station costs (STN-02, CGR-13).
    pub fn station_cost(&self, company: CompanyId) -> Money {
        if self.is_national(company) {
            return 100;
        }
        let placed =
            self.title.companies[company.index()].markers - self.s.companies[company.index()].markers;
        [0, 40].get(usize::from(placed)).copied().unwrap_or(100)
    }

    /// Where the company may place a station, if it can pay for it.
    pub fn station_sites(&self, company: CompanyId) -> Vec<(HexId, u8)> {
        if self.s.companies[company.index()].markers == 0 || self.turn().station || self.is_frozen(company) {
            return Vec::new();
        }
        let board = self.board();
        let ground = Ground { title: self.title, board: &board };
        let reached = trace(ground, &SideNumbers::of(self.title), company);
        let mut sites = Vec::new();
        for hex in (0..self.title.hexes.len()).map(HexId::at) {
            if ground.has_marker(company, hex) {
                continue;
            }
            for city in 0..ground.face(hex).stops.len() as u8 {
                if reached.comes_to(hex, city) && self.open_places(ground, hex, city) > 0 {
                    sites.push((hex, city));
                }
            }
        }
        sites
    }

    pub fn stations(&self, company: CompanyId) -> Vec<Offer> {
        let cost = self.station_cost(company);
        if cost > self.treasury(company) {
            return Vec::new();
        }
        let sites = self.station_sites(company).into_iter();
        sites.map(|(hex, city)| Offer::PlaceStation { hex, city, cost }).collect()
    }

    pub fn place_station(&mut self, company: CompanyId, hex: HexId, city: u8) {
        self.s.companies[company.index()].markers -= 1;
        self.s.board.markers.push(Marker { hex, city: Some(city), company });
        self.s.board.markers.sort();
        self.turn_mut().station = true;
    }

    /// Places that are free and not kept for a company whose home this is (PAR-10).
    fn open_places(&self, ground: Ground, hex: HexId, city: u8) -> usize {
        let mut kept = 0;
        for company in self.companies() {
            let closed = self.s.companies[company.index()].status == Status::Closed;
            if closed || self.is_national(company) {
                continue;
            }
            let placed = self.s.companies[company.index()].home_placed;
            match self.title.companies[company.index()].home {
                Home::City(home) if home == hex && !placed => kept += 1,
                Home::Circle(home, edge) if home == hex && !placed => {
                    let own = ground
                        .face(hex)
                        .track
                        .iter()
                        .any(|piece| piece.edge == edge && piece.to == TrackEnd::Stop(city));
                    kept += usize::from(own);
                }
                Home::Choice(home) if home == hex => {
                    let stands = ground.board.markers.iter().any(|marker| {
                        marker.company == company && marker.hex == hex && marker.city.is_some()
                    });
                    if !stands {
                        return 0;
                    }
                }
                _ => {}
            }
        }
        ground.free_places(hex, city).saturating_sub(kept)
    }

    /// The home station of a company in its first turn (PAR-09). `true` when its city must be chosen.
    pub fn place_home(&mut self, company: CompanyId) -> Option<HexId> {
        if self.s.companies[company.index()].home_placed || self.is_national(company) {
            return None;
        }
        let board = self.board();
        let ground = Ground { title: self.title, board: &board };
        let (hex, city) = match self.title.companies[company.index()].home {
            Home::City(hex) => (hex, Some(0)),
            Home::Circle(hex, edge) => {
                let face = ground.face(hex);
                let city = face.track.iter().find_map(|piece| match piece.to {
                    TrackEnd::Stop(stop) if piece.edge == edge => Some(stop),
                    _ => None,
                });
                (hex, city)
            }
            Home::Choice(hex) => (hex, None),
            _ => return None,
        };
        self.s.companies[company.index()].home_placed = true;
        self.s.companies[company.index()].markers -= 1;
        self.s.board.markers.push(Marker { hex, city, company });
        self.s.board.markers.sort();
        (city.is_none() && self.s.board.tiles[hex.index()].is_some()).then_some(hex)
    }

    pub fn home_cities(&self, hex: HexId) -> Vec<Offer> {
        let board = self.board();
        let ground = Ground { title: self.title, board: &board };
        (0..ground.face(hex).stops.len() as u8)
            .filter(|&city| ground.free_places(hex, city) > 0)
            .map(|city| Offer::ChooseCity { city })
            .collect()
    }

    pub fn choose_city(&mut self, company: CompanyId, hex: HexId, city: u8) {
        let markers = &mut self.s.board.markers;
        for marker in markers.iter_mut().filter(|marker| marker.company == company && marker.hex == hex) {
            marker.city = Some(city);
        }
        markers.sort();
    }

    /// Whether track joins a city of one hex with the other hex, none of it used twice: stations and red places do not interrupt
    /// it, ports do (PAR-07).
    pub fn are_joined(&self, home: HexId, destination: HexId) -> bool {
        let board = self.board();
        let ground = Ground { title: self.title, board: &board };
        let way = Way { ground, numbers: &SideNumbers::of(self.title), destination };
        let cities = ground.face(home).stops.iter().zip(0..);
        let mut starts = cities.filter(|(stop, _)| matches!(stop.kind, StopKind::City { .. }));
        starts.any(|(_, at)| {
            let out = leaving(ground, home, at);
            out.into_iter().any(|edge| {
                let mut steps = 0;
                way.leads_there(home, edge, Sides::default(), &mut steps)
            })
        })
    }
}

/// The edges by which track leaves a stop.
fn leaving(ground: Ground, hex: HexId, stop: u8) -> Vec<Edge> {
    let track = ground.face(hex).track.iter();
    track.filter(|piece| piece.to == TrackEnd::Stop(stop)).map(|piece| piece.edge).collect()
}

/// The search for a way from home to destination.
struct Way<'a> {
    ground: Ground<'a>,
    numbers: &'a SideNumbers,
    destination: HexId,
}

impl Way<'_> {
    fn leads_there(&self, hex: HexId, edge: Edge, used: Sides, steps: &mut usize) -> bool {
        *steps += 1;
        let side = self.numbers.number(hex, edge);
        let Some((there, entry)) = self.ground.across(hex, edge) else { return false };
        if used.has(side) || *steps > MOST_STEPS {
            return false;
        }
        let used = used.with(side);
        for piece in &self.ground.face(there).track {
            let on = match piece.to {
                TrackEnd::Edge(other) if piece.edge == entry => vec![other],
                TrackEnd::Edge(other) if other == entry => vec![piece.edge],
                TrackEnd::Stop(stop) if piece.edge == entry => {
                    if matches!(self.ground.stop(there, stop).kind, StopKind::Port) {
                        Vec::new()
                    } else {
                        leaving(self.ground, there, stop)
                    }
                }
                _ => continue,
            };
            if there == self.destination
                || on.into_iter().any(|edge| self.leads_there(there, edge, used, steps))
            {
                return true;
            }
        }
        false
    }
}

fn canonical(table: &Table<'_>, tile: TileId) -> Vec<Rotation> {
    let tile = &table.title.tiles[tile.index()];
    Rotation::ALL.into_iter().filter(|&rotation| tile.same_as[rotation.index()] == rotation).collect()
}

fn exits(face: &Face) -> BTreeSet<Edge> {
    let mut exits = BTreeSet::new();
    for piece in &face.track {
        exits.insert(piece.edge);
        if let TrackEnd::Edge(other) = piece.to {
            exits.insert(other);
        }
    }
    exits
}

/// Whether a piece of the new face is new track, or leads to a stop of another value (TRK-03).
fn brings_something(old: &Face, new: &Face, piece: usize, moves: &[Option<u8>]) -> bool {
    let now = new.track[piece];
    let before = old.track.iter().find(|before| match (before.to, now.to) {
        (TrackEnd::Edge(one), TrackEnd::Edge(other)) => {
            (before.edge, one) == (now.edge, other) || (before.edge, one) == (other, now.edge)
        }
        (TrackEnd::Stop(from), TrackEnd::Stop(to)) => {
            before.edge == now.edge && moves[usize::from(from)] == Some(to)
        }
        _ => false,
    });
    match before.map(|before| (before.to, now.to)) {
        None => true,
        Some((TrackEnd::Stop(from), TrackEnd::Stop(to))) => {
            old.stops[usize::from(from)].values != new.stops[usize::from(to)].values
        }
        Some(_) => false,
    }
}
