//! Hexes with a corner on top: six edges, turns, neighbours.
//!
//! Edges run clockwise: 0 south-west, 1 west, 2 north-west, 3 north-east, 4 east, 5 south-east. A tile turned `r`
//! steps clockwise shows its edge `e` at `(e + r) % 6`.

/// One of the six edges of a hex.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge(pub u8);

impl Edge {
    /// All six, in order.
    pub const ALL: [Edge; 6] = [Edge(0), Edge(1), Edge(2), Edge(3), Edge(4), Edge(5)];

    /// The same hex side seen from the neighbour.
    pub fn opposite(self) -> Edge {
        Edge((self.0 + 3) % 6)
    }

    /// Where this edge of a tile lies after turning the tile.
    pub fn turned(self, by: Rotation) -> Edge {
        Edge((self.0 + by.0) % 6)
    }

    /// Row and column of the neighbour across this edge, relative to the hex.
    pub fn step(self) -> (i16, i16) {
        [(1, -1), (0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1)][usize::from(self.0)]
    }
}

/// Clockwise turns of a tile, 0 to 5.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Rotation(pub u8);

impl Rotation {
    /// All six, in order.
    pub const ALL: [Rotation; 6] =
        [Rotation(0), Rotation(1), Rotation(2), Rotation(3), Rotation(4), Rotation(5)];

    /// The index, 0 to 5.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl From<Rotation> for u32 {
    fn from(rotation: Rotation) -> u32 {
        rotation.0.into()
    }
}

/// A set of edges.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct EdgeSet(u8);

impl EdgeSet {
    /// No edge.
    pub const NONE: EdgeSet = EdgeSet(0);

    /// Adds an edge.
    pub fn insert(&mut self, edge: Edge) {
        self.0 |= 1 << edge.0;
    }

    /// Whether the edge is in the set.
    pub fn contains(self, edge: Edge) -> bool {
        self.0 & (1 << edge.0) != 0
    }

    /// Whether every edge of `other` is in this set.
    pub fn includes(self, other: EdgeSet) -> bool {
        self.0 & other.0 == other.0
    }

    /// Whether the sets share an edge.
    pub fn meets(self, other: EdgeSet) -> bool {
        self.0 & other.0 != 0
    }

    /// The edges of both sets.
    pub(crate) fn with(self, other: EdgeSet) -> EdgeSet {
        EdgeSet(self.0 | other.0)
    }

    /// The same without an edge, or without those of a set.
    pub(crate) fn without(self, other: impl Into<EdgeSet>) -> EdgeSet {
        EdgeSet(self.0 & !other.into().0)
    }

    /// Whether no edge is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many edges are in it.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The edges in order.
    pub fn iter(self) -> impl Iterator<Item = Edge> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let edge = (left != 0).then(|| Edge(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(edge)
        })
    }
}

impl From<Edge> for EdgeSet {
    fn from(edge: Edge) -> EdgeSet {
        EdgeSet(1 << edge.0)
    }
}

impl FromIterator<Edge> for EdgeSet {
    fn from_iter<I: IntoIterator<Item = Edge>>(edges: I) -> Self {
        let mut set = EdgeSet::NONE;
        edges.into_iter().for_each(|edge| set.insert(edge));
        set
    }
}

/// Row (A = 0) and column of a hex, from its printed name such as `E11`.
pub fn coordinates(name: &str) -> Option<(i16, i16)> {
    let mut letters = name.chars();
    let row = letters.next().filter(char::is_ascii_uppercase)?;
    let column: i16 = letters.as_str().parse().ok()?;
    Some(((row as u8 - b'A').into(), column))
}
