//! Which tile may be laid where and which may replace which (VIII.4, VIII.5), worked out once per title.
//!
//! Nothing here is a printed table: the lists follow from the faces, by the rules of promotion. Colours that are not
//! out yet, the supply of tiles, connections and the power that purple-edged tiles need are the game's to check.
//!
//! Rotations are canonical throughout: of several rotations that show the same picture only the smallest is listed
//! ([`Tile::same_as`]). Whether two pictures are the same does not depend on the order of the stops: tile 1 or 8860
//! turned by three steps shows the same picture with the two stops swapped. Whoever puts markers on stops must go by
//! the exits ([`follow`]), not assume that an index keeps its place under an equal picture.

use super::board::{Face, Hex, Tile};
use super::links::MOST_STOPS;
use super::track::{Piece, Stop, TrackEnd};
use crate::few::Few;
use crate::geometry::{Edge, EdgeSet, Rotation};
use crate::ids::{HexId, TileId};

/// A promotion: the tile that may come, in which rotations.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Promotion {
    /// The new tile.
    pub to: TileId,
    /// Its canonical rotations, as the old tile lies at rotation 0.
    pub rotations: Vec<Rotation>,
}

/// First tiles, promotions and the positions of red home tiles.
#[derive(Debug)]
pub struct Upgrades {
    /// By hex.
    first: Vec<Vec<(TileId, Rotation)>>,
    /// By tile.
    next: Vec<Vec<Promotion>>,
    /// By tile and its rotation: the same as `next`, turned.
    turned: Vec<[Vec<(TileId, Rotation)>; 6]>,
    /// By hex; empty where there is no red edge.
    red: Vec<Vec<Rotation>>,
    /// By tile and rotation.
    exits: Vec<[EdgeSet; 6]>,
    /// By hex: promotions to tiles with the letters that only this hex takes then (R-36-TRK-06).
    relabelled: Vec<Vec<(TileId, Promotion)>>,
    /// By tile: what its towns may be rebuilt into (R-36-TRK-11, 12).
    rebuilt: Vec<Vec<Promotion>>,
    /// By hex: the edges with a neighbour, which track may lead to.
    open: Vec<EdgeSet>,
    /// By hex: the edges that every tile must connect.
    stubs: Vec<EdgeSet>,
}

impl Upgrades {
    /// Works out everything for these hexes and tiles.
    pub fn new(hexes: &[Hex], tiles: &[Tile]) -> Upgrades {
        let mut upgrades = Upgrades {
            first: Vec::new(),
            next: tiles.iter().map(|tile| promotions(tile, tiles)).collect(),
            turned: Vec::new(),
            red: Vec::new(),
            exits: tiles.iter().map(|tile| tile.faces.each_ref().map(Face::exits)).collect(),
            relabelled: hexes.iter().map(|hex| relabelled(hex, tiles)).collect(),
            rebuilt: tiles.iter().map(|tile| rebuildings(tile, tiles)).collect(),
            open: hexes.iter().map(open_edges).collect(),
            stubs: hexes.iter().map(|hex| hex.stubs).collect(),
        };
        upgrades.first = hexes
            .iter()
            .enumerate()
            .map(
                |(index, hex)| {
                    if hex.takes_tiles() { upgrades.first_tiles(index, hex, tiles) } else { Vec::new() }
                },
            )
            .collect();
        upgrades.turned = upgrades
            .next
            .iter()
            .map(|list| Rotation::ALL.map(|rotation| turned_promotions(list, rotation, tiles)))
            .collect();
        upgrades.red = hexes.iter().map(|hex| red_positions(hex, hexes, tiles)).collect();
        upgrades
    }

    /// The tiles that may be the first one on this hex, sorted; none on grey and on red-edged hexes.
    ///
    /// Kind and letters of the hex, printed track, stubs and the edge of the map are respected. On an empty hex and
    /// on Praha they are yellow, on a double city green (VIII.5).
    pub fn first(&self, hex: HexId) -> &[(TileId, Rotation)] {
        &self.first[hex.index()]
    }

    /// The promotions of a tile that lies at rotation 0, wherever it lies; purple-edged tiles are among them.
    pub fn next(&self, from: TileId) -> &[Promotion] {
        &self.next[from.index()]
    }

    /// The promotions of a tile as it lies on a hex, sorted, within the edge of the map and with all stubs.
    pub fn onto(
        &self,
        hex: HexId,
        tile: TileId,
        rotation: Rotation,
    ) -> impl Iterator<Item = (TileId, Rotation)> + use<'_> {
        self.turned[tile.index()][rotation.index()]
            .iter()
            .copied()
            .filter(move |&(to, turned)| self.fits(hex, to, turned))
    }

    /// The promotions that only this hex has, since its letters change (R-36-TRK-06).
    pub(crate) fn relabelled(&self, hex: HexId, tile: TileId) -> impl Iterator<Item = &Promotion> {
        self.relabelled[hex.index()].iter().filter(move |(from, _)| *from == tile).map(|(_, to)| to)
    }

    /// All tiles that only a change of letters leads to.
    pub(crate) fn relabelled_tiles(&self) -> impl Iterator<Item = TileId> {
        self.relabelled.iter().flatten().map(|(_, promotion)| promotion.to)
    }

    /// What the towns of a tile may be rebuilt into, wherever it lies (R-36-TRK-11, 12).
    pub(crate) fn rebuilt(&self, tile: TileId) -> &[Promotion] {
        &self.rebuilt[tile.index()]
    }

    /// Those of some promotions that are possible for a tile as it lies on a hex.
    pub(crate) fn turned_onto<'a>(
        &self,
        hex: HexId,
        list: impl IntoIterator<Item = &'a Promotion>,
        rotation: Rotation,
        tiles: &[Tile],
    ) -> Vec<(TileId, Rotation)> {
        let mut turned = turned_promotions(list, rotation, tiles);
        turned.retain(|&(to, turned)| self.fits(hex, to, turned));
        turned
    }

    /// How the red home tile may lie on a red-edged hex: both exits towards hexes of the map (VIII.4, A-26).
    pub fn red_rotations(&self, hex: HexId) -> &[Rotation] {
        &self.red[hex.index()]
    }

    /// Whether no track of the tile leads off the map and every stub is connected (VIII.4).
    pub fn fits(&self, hex: HexId, tile: TileId, rotation: Rotation) -> bool {
        let exits = self.exits[tile.index()][rotation.index()];
        self.open[hex.index()].includes(exits) && exits.includes(self.stubs[hex.index()])
    }

    fn first_tiles(&self, index: usize, hex: &Hex, tiles: &[Tile]) -> Vec<(TileId, Rotation)> {
        let hex_id = HexId::at(index);
        let mut list = Vec::new();
        for (index, tile) in tiles.iter().enumerate() {
            // Purple-edged tiles only ever replace a tile (R-LOC-03).
            if tile.purple || tile.home_of.is_some() {
                continue;
            }
            let id = TileId::at(index);
            for rotation in tile.rotations() {
                if promotes(&hex.face, tile.face(rotation), false) && self.fits(hex_id, id, rotation) {
                    list.push((id, rotation));
                }
            }
        }
        list
    }
}

/// For every stop of the old face the stop of the new face that it becomes.
///
/// It is the first one whose exits include all of the old ones, so several may become one; a stop without exits keeps
/// its index. Where the new face has no such stop (which no legal promotion does) the nearest index stands in.
pub fn follow(old: &Face, new: &Face) -> Few<u8, MOST_STOPS> {
    (0..old.stops.len() as u8)
        .map(|stop| heir(old, stop, new).unwrap_or(stop.min(new.stops.len().saturating_sub(1) as u8)))
        .collect()
}

/// Whether two faces show the same picture, whatever the order of their stops and track.
pub fn same_picture(one: &Face, other: &Face) -> bool {
    let head = |face: &Face| (face.colour, face.label.clone(), face.one_location);
    head(one) == head(other) && plain_track(one) == plain_track(other) && stops(one) == stops(other)
}

/// For each rotation the smallest one with the same picture.
pub(super) fn canonical_rotations(faces: &[Face; 6]) -> [Rotation; 6] {
    Rotation::ALL.map(|rotation| {
        Rotation::ALL
            .into_iter()
            .find(|other| same_picture(&faces[other.index()], &faces[rotation.index()]))
            .unwrap_or(rotation)
    })
}

/// The edges of a hex with a neighbour.
pub(super) fn open_edges(hex: &Hex) -> EdgeSet {
    Edge::ALL.into_iter().filter(|edge| hex.neighbours[usize::from(edge.0)].is_some()).collect()
}

/// Whether a face may be promoted to another (R-PROM-01, -04, -05, -06).
fn promotes(old: &Face, new: &Face, purple: bool) -> bool {
    old.label == new.label && becomes(old, new, purple)
}

/// The same whatever the letters.
fn becomes(old: &Face, new: &Face, purple: bool) -> bool {
    if old.colour.next() != Some(new.colour) {
        return false;
    }
    let (old_cities, new_cities) = (old.cities(), new.cities());
    // R-PROM-05, R-36-TRK-06: the cities of a lettered tile merge into one, and may become more before that.
    let merged = old.label.is_some() && old_cities > 1 && new_cities == 1;
    let grown = old.label.is_some() && old_cities > 0 && new_cities > old_cities;
    if old_cities != new_cities && !merged && !grown {
        return false;
    }
    // R-PROM-06: two towns become one only on a purple-edged tile.
    let towns_merged = purple && old.towns() == 2 && new.towns() == 1;
    if old.towns() != new.towns() && !towns_merged {
        return false;
    }
    // R-PROM-04: all track stays, and so do the connections of every stop.
    let kept = plain_track(new);
    if !plain_track(old).iter().all(|piece| kept.contains(piece)) {
        return false;
    }
    let mut taken = Vec::new();
    for (index, stop) in old.stops.iter().enumerate() {
        let index = index as u8;
        let Some(heir) = heir(old, index, new) else { return false };
        if stop.is_city() != new.stops[usize::from(heir)].is_city() {
            return false;
        }
        let merges = if stop.is_city() { merged } else { towns_merged };
        if !merges && !old.exits_of(index).is_empty() && taken.contains(&heir) {
            return false;
        }
        taken.push(heir);
    }
    true
}

fn promotions(old: &Tile, tiles: &[Tile]) -> Vec<Promotion> {
    let mut list = Vec::new();
    for (index, new) in tiles.iter().enumerate() {
        let rotations: Vec<Rotation> = new
            .rotations()
            .filter(|&rotation| promotes(&old.faces[0], new.face(rotation), new.purple))
            .collect();
        if !rotations.is_empty() {
            list.push(Promotion { to: TileId::at(index), rotations });
        }
    }
    list
}

/// Promotions of tiles on a hex whose letters change.
fn relabelled(hex: &Hex, tiles: &[Tile]) -> Vec<(TileId, Promotion)> {
    let Some((colour, label)) = &hex.relabel else { return Vec::new() };
    let mut list = Vec::new();
    for (from, old) in tiles.iter().enumerate().filter(|(_, old)| old.faces[0].label == hex.face.label) {
        for (to, new) in tiles.iter().enumerate() {
            if new.colour() != *colour || new.faces[0].label.as_ref() != Some(label) {
                continue;
            }
            let fits = |rotation: &Rotation| becomes(&old.faces[0], new.face(*rotation), false);
            let rotations: Vec<Rotation> = new.rotations().filter(fits).collect();
            if !rotations.is_empty() {
                list.push((TileId::at(from), Promotion { to: TileId::at(to), rotations }));
            }
        }
    }
    list
}

/// A single town becomes a city or plain track of the same colour, two towns a city of the next one; all exits stay.
fn rebuildings(old: &Tile, tiles: &[Tile]) -> Vec<Promotion> {
    let face = &old.faces[0];
    if face.cities() > 0 || face.label.is_some() || old.purple || old.colour() != super::Colour::Yellow {
        return Vec::new();
    }
    let mut list = Vec::new();
    for (index, new) in tiles.iter().enumerate() {
        let plain = &new.faces[0];
        let kind = match face.towns() {
            1 => new.colour() == old.colour() && plain.towns() == 0 && plain.cities() <= 1,
            2 => Some(new.colour()) == old.colour().next() && plain.towns() == 0 && plain.cities() == 1,
            _ => false,
        };
        if !kind || new.purple || plain.label.is_some() {
            continue;
        }
        let same = |rotation: &Rotation| new.face(*rotation).exits() == face.exits();
        let rotations: Vec<Rotation> = new.rotations().filter(same).collect();
        if !rotations.is_empty() {
            list.push(Promotion { to: TileId::at(index), rotations });
        }
    }
    list
}

fn turned_promotions<'a>(
    list: impl IntoIterator<Item = &'a Promotion>,
    by: Rotation,
    tiles: &[Tile],
) -> Vec<(TileId, Rotation)> {
    let mut turned: Vec<(TileId, Rotation)> = list
        .into_iter()
        .flat_map(|promotion| {
            let same_as = &tiles[promotion.to.index()].same_as;
            promotion.rotations.iter().map(|relative| {
                let rotation = Rotation((relative.0 + by.0) % 6);
                (promotion.to, same_as[rotation.index()])
            })
        })
        .collect();
    turned.sort_unstable();
    turned.dedup();
    turned
}

/// The positions of a red tile: both exits towards hexes of the map, which red-edged ones are not (R-HOME-05).
fn red_positions(hex: &Hex, hexes: &[Hex], tiles: &[Tile]) -> Vec<Rotation> {
    let Some(company) = hex.reserved_for else { return Vec::new() };
    let Some(tile) = tiles.iter().find(|tile| tile.home_of == Some(company)) else { return Vec::new() };
    let leads_inland = |edge: &Edge| {
        let there = hex.neighbours[usize::from(edge.0)].map(|there| &hexes[there.index()]);
        there.is_some_and(|there| there.reserved_for.is_none())
    };
    let inland: EdgeSet = Edge::ALL.into_iter().filter(leads_inland).collect();
    tile.rotations().filter(|&rotation| inland.includes(tile.face(rotation).exits())).collect()
}

fn heir(old: &Face, stop: u8, new: &Face) -> Option<u8> {
    let exits = old.exits_of(stop);
    if exits.is_empty() {
        return (usize::from(stop) < new.stops.len()).then_some(stop);
    }
    (0..new.stops.len() as u8).find(|&candidate| new.exits_of(candidate).includes(exits))
}

/// The pieces that touch no stop, in one order.
fn plain_track(face: &Face) -> Vec<(Edge, Edge)> {
    let ends = |piece: &Piece| match piece.to {
        TrackEnd::Edge(edge) => Some((piece.edge.min(edge), piece.edge.max(edge))),
        TrackEnd::Stop(_) => None,
    };
    let mut list: Vec<(Edge, Edge)> = face.track.iter().filter_map(ends).collect();
    list.sort_unstable();
    list
}

/// The stops with their exits, in one order.
fn stops(face: &Face) -> Vec<(EdgeSet, bool, u8, [crate::Money; 4])> {
    let entry = |(index, stop): (usize, &Stop)| {
        (face.exits_of(index as u8), stop.is_city(), stop.slots(), stop.values)
    };
    let mut list: Vec<_> = face.stops.iter().enumerate().map(entry).collect();
    list.sort_unstable();
    list
}
