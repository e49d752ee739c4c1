//! Hex sides: whatever crosses one uses the track on both sides of it, so that track is used twice if and only if a hex side
//! is. Junctions lie at hex sides, and belong to both of their branches.

use rules::geometry::Edge;
use rules::{HexId, Title};

/// The most hex sides that a map may have here.
const MOST: usize = 384;

/// A set of hex sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Sides([u64; MOST / 64]);

impl Sides {
    /// The set with one side more.
    #[must_use]
    pub fn with(mut self, side: usize) -> Sides {
        self.0[side / 64] |= 1 << (side % 64);
        self
    }

    /// Whether the side is in the set.
    pub fn has(&self, side: usize) -> bool {
        self.0[side / 64] & (1 << (side % 64)) != 0
    }

    /// Whether both sets have a side in common.
    pub fn meet(&self, other: &Sides) -> bool {
        self.0.iter().zip(other.0).any(|(one, other)| one & other != 0)
    }

    /// All sides of both.
    #[must_use]
    pub fn and(mut self, other: &Sides) -> Sides {
        self.0.iter_mut().zip(other.0).for_each(|(one, other)| *one |= other);
        self
    }
}

/// The numbers of all hex sides, the same from both hexes.
pub struct SideNumbers(Vec<[usize; 6]>);

impl SideNumbers {
    /// Numbers the sides of a map.
    ///
    /// # Panics
    /// When the map has more sides than a set can hold.
    pub fn of(title: &Title) -> SideNumbers {
        let mut numbers = vec![[usize::MAX; 6]; title.hexes.len()];
        let mut next = 0;
        for hex in 0..title.hexes.len() {
            for edge in 0..6 {
                if numbers[hex][edge] != usize::MAX {
                    continue;
                }
                numbers[hex][edge] = next;
                if let Some(there) = title.hexes[hex].neighbours[edge] {
                    numbers[there.index()][(edge + 3) % 6] = next;
                }
                next += 1;
            }
        }
        assert!(next <= MOST, "a map of {next} hex sides is too large for the referee");
        SideNumbers(numbers)
    }

    /// The number of a side.
    pub fn number(&self, hex: HexId, edge: Edge) -> usize {
        self.0[hex.index()][usize::from(edge.0)]
    }
}
