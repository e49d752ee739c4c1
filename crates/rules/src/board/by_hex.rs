//! Small tables and sets by hex, which need no allocation: there are at most 256 hexes.

use std::ops::{Index, IndexMut};

use crate::ids::HexId;

/// As many as there are ids.
const HEXES: usize = 256;

/// Something for each hex.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct ByHex<T>([T; HEXES]);

impl<T: Copy + Default> Default for ByHex<T> {
    fn default() -> Self {
        ByHex([T::default(); HEXES])
    }
}

impl<T> Index<HexId> for ByHex<T> {
    type Output = T;

    fn index(&self, hex: HexId) -> &T {
        &self.0[hex.index()]
    }
}

impl<T> IndexMut<HexId> for ByHex<T> {
    fn index_mut(&mut self, hex: HexId) -> &mut T {
        &mut self.0[hex.index()]
    }
}

/// A set of hexes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct HexSet([u64; HEXES / 64]);

impl HexSet {
    /// Adds a hex.
    pub fn insert(&mut self, hex: HexId) {
        self.0[hex.index() / 64] |= 1 << (hex.index() % 64);
    }

    /// Whether the hex is in the set.
    pub fn contains(&self, hex: HexId) -> bool {
        self.0[hex.index() / 64] & (1 << (hex.index() % 64)) != 0
    }

    /// The hexes in order.
    pub fn iter(self) -> impl Iterator<Item = HexId> {
        self.0.into_iter().enumerate().flat_map(|(word, mut left)| {
            std::iter::from_fn(move || {
                let bit = (left != 0).then(|| left.trailing_zeros() as usize)?;
                left &= left - 1;
                Some(HexId::at(word * 64 + bit))
            })
        })
    }
}

impl Extend<HexId> for HexSet {
    fn extend<I: IntoIterator<Item = HexId>>(&mut self, hexes: I) {
        hexes.into_iter().for_each(|hex| self.insert(hex));
    }
}

impl FromIterator<HexId> for HexSet {
    fn from_iter<I: IntoIterator<Item = HexId>>(hexes: I) -> Self {
        let mut set = HexSet::default();
        set.extend(hexes);
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_has_what_was_put_in_in_order() {
        let hexes = [HexId(255), HexId(0), HexId(64), HexId(63), HexId(64)];
        let set: HexSet = hexes.into_iter().collect();
        assert!(set.iter().eq([HexId(0), HexId(63), HexId(64), HexId(255)]));
        assert!(set.contains(HexId(63)) && !set.contains(HexId(62)));
    }
}
