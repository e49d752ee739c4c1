//! The map and the tiles as printed: faces, hexes, terrain.

use crate::geometry::{Edge, EdgeSet, Rotation};
use crate::ids::{CompanyId, HexId};
use crate::money::Money;
use crate::title::colour::Colour;
use crate::title::links::{Links, Onward, StopSet};
use crate::title::track::{Piece, Stop, TrackEnd};

/// What a hex or tile shows in one position: stops (cities before towns) and track.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Face {
    /// The colour of the tile, or of the printed hex.
    pub colour: Colour,
    /// `Y`, `P` or `OO`.
    pub label: Option<String>,
    /// Cities, then towns.
    pub stops: Vec<Stop>,
    /// All pieces of track.
    pub track: Vec<Piece>,
    /// The separate cities count as one location of a route (Praha, VIII.7).
    pub one_location: bool,
    /// Where its track leads.
    links: Links,
}

impl Face {
    /// A face with this on it.
    pub fn new(
        colour: Colour,
        label: Option<String>,
        stops: Vec<Stop>,
        track: Vec<Piece>,
        one_location: bool,
    ) -> Face {
        let links = Links::of(&stops, &track);
        Face { colour, label, stops, track, one_location, links }
    }

    /// The edges that any track reaches.
    pub fn exits(&self) -> EdgeSet {
        self.links.exits
    }

    /// The edges connected to a stop.
    pub fn exits_of(&self, stop: u8) -> EdgeSet {
        self.links.from_stop.get(usize::from(stop)).copied().unwrap_or_default()
    }

    /// Its exits by what connects them: those of two cities, or of track that only crosses, are apart.
    pub fn connected_exits(&self) -> Vec<EdgeSet> {
        let mut apart: Vec<EdgeSet> = Vec::new();
        for piece in &self.track {
            let beyond = match piece.to {
                TrackEnd::Edge(edge) => edge.into(),
                TrackEnd::Stop(stop) => self.exits_of(stop),
            };
            let mut joined = beyond.with(piece.edge.into());
            apart.retain(|&other| {
                let meets = other.meets(joined);
                if meets {
                    joined = joined.with(other);
                }
                !meets
            });
            apart.push(joined);
        }
        apart.sort_by_key(|edges| edges.iter().next().map(|edge| edge.0));
        apart
    }

    /// Where track leads that comes in at an edge.
    pub(crate) fn onward(&self, edge: Edge) -> Onward {
        self.links.from_edge[usize::from(edge.0)]
    }

    /// The stops at which routes and traces end.
    pub(crate) fn ends(&self) -> StopSet {
        self.links.ends
    }

    /// The same face turned clockwise.
    pub fn turned(&self, by: Rotation) -> Face {
        let turn = |piece: &Piece| Piece {
            edge: piece.edge.turned(by),
            to: match piece.to {
                TrackEnd::Edge(edge) => TrackEnd::Edge(edge.turned(by)),
                stop => stop,
            },
        };
        let track = self.track.iter().map(turn).collect();
        Face::new(self.colour, self.label.clone(), self.stops.clone(), track, self.one_location)
    }

    /// How many of its stops are cities.
    pub fn cities(&self) -> usize {
        self.stops.iter().filter(|stop| stop.is_city()).count()
    }

    /// How many of its stops are towns.
    pub fn towns(&self) -> usize {
        self.stops.len() - self.cities()
    }
}

/// A kind of tile.
#[derive(Debug)]
pub struct Tile {
    /// Its id: the number, with a `p` when it has a purple edge.
    pub name: String,
    /// How many copies are in the box.
    pub count: u8,
    /// Purple-edged: only laid with the power of a local railway.
    pub purple: bool,
    /// The large company whose red home tile it is.
    pub home_of: Option<CompanyId>,
    /// The face in its six positions.
    pub faces: [Face; 6],
    /// For each rotation the smallest one that shows the same picture.
    pub same_as: [Rotation; 6],
}

impl Tile {
    /// The colour of the tile.
    pub fn colour(&self) -> Colour {
        self.faces[0].colour
    }

    /// The face in a position.
    pub fn face(&self, rotation: Rotation) -> &Face {
        &self.faces[rotation.index()]
    }

    /// The rotations that show different pictures.
    pub fn rotations(&self) -> impl Iterator<Item = Rotation> + use<'_> {
        Rotation::ALL.into_iter().filter(|&rotation| self.same_as[rotation.index()] == rotation)
    }
}

/// What makes the first tile on a hex cost money.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Terrain {
    /// A river.
    River,
    /// A hill.
    Hill,
    /// A mountain.
    Mountain,
    /// Open water.
    Lake,
}

impl Terrain {
    /// All terrain.
    pub const ALL: [Terrain; 4] = [Terrain::River, Terrain::Hill, Terrain::Mountain, Terrain::Lake];

    /// The name in data files and texts.
    pub fn name(self) -> &'static str {
        match self {
            Terrain::River => "river",
            Terrain::Hill => "hill",
            Terrain::Mountain => "mountain",
            Terrain::Lake => "lake",
        }
    }
}

/// A hex of the map.
#[derive(Debug)]
pub struct Hex {
    /// The printed coordinate, such as `E11`.
    pub name: String,
    /// The places in it, for people.
    pub places: Vec<String>,
    /// What is printed on it.
    pub face: Face,
    /// Terrain and the cost of the first tile.
    pub terrain: Option<(Terrain, Money)>,
    /// Edges with a printed stump: every tile must connect them (VIII.4).
    pub stubs: EdgeSet,
    /// From this colour on tiles carry other letters (R-36-TRK-06).
    pub relabel: Option<(Colour, String)>,
    /// Red-edged: reserved for the home tile of this large company.
    pub reserved_for: Option<CompanyId>,
    /// The companies whose home this hex is (red-edged hexes not counted).
    pub home_of: Vec<CompanyId>,
    /// The neighbour across each edge.
    pub neighbours: [Option<HexId>; 6],
}

impl Hex {
    /// Whether tiles may be laid here by the ordinary rules: not on grey and not on red-edged hexes.
    pub fn takes_tiles(&self) -> bool {
        self.reserved_for.is_none() && !matches!(self.face.colour, Colour::Grey | Colour::Red)
    }
}

/// Where a company's first marker goes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Home {
    /// The only city of a hex.
    City(HexId),
    /// The circle of a hex that keeps the track to this edge (Praha).
    Circle(HexId, Edge),
    /// A city of the hex that the director chooses (ATE).
    Choice(HexId),
    /// One of these red-edged hexes, with the red home tile.
    RedTile(Vec<HexId>),
    /// None: the national company takes over the stations of others (R-36-CGR-13).
    Nowhere,
}

impl Home {
    /// The hex, where there is just one.
    pub fn hex(&self) -> Option<HexId> {
        match self {
            Home::City(hex) | Home::Circle(hex, _) | Home::Choice(hex) => Some(*hex),
            Home::RedTile(_) | Home::Nowhere => None,
        }
    }
}
