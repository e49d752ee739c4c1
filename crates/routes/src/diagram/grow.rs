//! Makes the diagram of a train, cell by cell.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use crate::network::Train;

use super::calls::Calls;
use super::cells::Cells;
use super::frontier::{COMPLETE, Flags, Frontier, Key, Next};
use super::layers::{Arc, Diagram, Layer};

/// A map whose keys are numbers of our own making: nobody can choose them so that they fall together.
pub(crate) type NumberMap<K, V> = HashMap<K, V, BuildHasherDefault<Mix>>;

/// Mixes words by multiplication.
#[derive(Default)]
pub(crate) struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            let mixed = (self.0 ^ u64::from_le_bytes(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15);
            self.0 = mixed ^ mixed >> 29;
        }
    }
}

/// All routes of a train; none if it would have more arcs than this, or if there is more to know of a route than there is
/// room for.
pub(crate) fn grow(cells: &Cells<'_>, train: &Train, most: u64) -> Option<Diagram> {
    let calls = Calls::new(cells, train)?;
    let start = calls.start();
    let nowhere = start.key();
    let mut nodes: Vec<Key> = vec![nowhere];
    if calls.port.is_some() {
        nodes.push(Flags { port: true, ..start }.key());
    }
    let mut layers = Vec::with_capacity(cells.cells.len());
    let mut left = most;
    let mut meanings = Vec::new();
    for c in 0..cells.cells.len() {
        let mut next = Nodes::default();
        let mut layer = Layer::new();
        for &key in &nodes {
            if key == COMPLETE {
                layer.push(Arc { to: next.at(COMPLETE), value: 0, way: 0 });
            } else {
                grow_node(cells, &calls, c, key, &mut meanings, |key, value, way| {
                    layer.push(Arc { to: next.at(key), value, way });
                });
            }
            layer.close_node();
            if layer.arcs().len() as u64 > left {
                return None;
            }
        }
        left -= layer.arcs().len() as u64;
        layers.push(layer);
        nodes = next.keys;
    }
    let mut diagram = Diagram { layers, ends: nodes.len() };
    // In the end the route is complete, or it has never begun.
    let ends: Vec<bool> = nodes.iter().map(|&key| key == COMPLETE || key == nowhere).collect();
    diagram.keep_ends(&ends);
    Some(diagram)
}

/// All ways on from a node whose route is not complete.
fn grow_node(
    cells: &Cells<'_>,
    calls: &Calls<'_>,
    c: usize,
    key: Key,
    meanings: &mut Vec<(Flags, u32)>,
    mut found: impl FnMut(Key, u32, u16),
) {
    let (cell, frontier, flags) = (&cells.cells[c], Frontier::of(key), Flags::of(key));
    for &w in cells.ways_from(c, frontier.incoming(cell)) {
        let way = &cells.ways[c][usize::from(w)];
        let next = frontier.beyond(cell, way);
        if matches!(next, Next::Impossible) {
            continue;
        }
        calls.at(flags, &way.calls, meanings);
        for &(flags, value) in &*meanings {
            match &next {
                Next::Complete if calls.may_run(flags) => found(COMPLETE, value, w),
                Next::Open(frontier) => found(frontier.key() | calls.beyond(c, flags).key(), value, w),
                Next::Complete | Next::Impossible => {}
            }
        }
    }
}

/// The nodes of a layer.
#[derive(Default)]
struct Nodes {
    keys: Vec<Key>,
    index: NumberMap<Key, u32>,
}

impl Nodes {
    fn at(&mut self, key: Key) -> u32 {
        *self.index.entry(key).or_insert_with(|| {
            self.keys.push(key);
            self.keys.len() as u32 - 1
        })
    }
}
