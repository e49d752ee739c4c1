//! A diagram, and the best path through it.

use crate::network::PieceId;
use crate::weight::{Scale, Weight};

use super::cells::Cells;

/// The weight of what cannot be.
pub(crate) const NEVER: Weight = Weight::MIN / 8;

/// One way on from a node.
#[derive(Clone, Copy)]
pub(crate) struct Arc {
    pub to: u32,
    pub value: u32,
    pub way: u16,
}

/// Nodes where all cells before one are decided, and the ways on through that cell.
pub(crate) struct Layer {
    /// Node `n` has the arcs `first[n]..first[n + 1]`.
    first: Vec<u32>,
    arcs: Vec<Arc>,
}

impl Layer {
    pub fn new() -> Self {
        Self { first: vec![0], arcs: Vec::new() }
    }

    /// Adds an arc to the node that comes next.
    pub fn push(&mut self, arc: Arc) {
        self.arcs.push(arc);
    }

    /// The node has all its arcs.
    pub fn close_node(&mut self) {
        self.first.push(self.arcs.len() as u32);
    }

    pub fn nodes(&self) -> usize {
        self.first.len() - 1
    }

    pub fn arcs(&self) -> &[Arc] {
        &self.arcs
    }

    pub fn from(&self, node: usize) -> &[Arc] {
        &self.arcs[self.range(node)]
    }

    /// The indices of the arcs from a node.
    pub fn range(&self, node: usize) -> std::ops::Range<usize> {
        self.first[node] as usize..self.first[node + 1] as usize
    }

    /// The node that an arc leaves.
    pub fn node_of(&self, arc: usize) -> usize {
        self.first.partition_point(|&first| first as usize <= arc) - 1
    }

    fn retain(&mut self, keep: impl Fn(usize, &Arc) -> bool) {
        let mut kept = Self::new();
        for node in 0..self.nodes() {
            kept.arcs.extend(self.from(node).iter().filter(|arc| keep(node, arc)));
            kept.close_node();
        }
        *self = kept;
    }
}

/// All routes of a kind of train, and none at all: each is a path from a node of the first layer to an end.
pub(crate) struct Diagram {
    pub layers: Vec<Layer>,
    pub ends: usize,
}

impl Diagram {
    /// How many arcs there are.
    pub fn size(&self) -> usize {
        self.layers.iter().map(|layer| layer.arcs.len()).sum()
    }

    /// By layer and node: the highest reduced cost of a path from there to an end.
    pub fn potentials(&self, costs: &Costs<'_>) -> Vec<Vec<Weight>> {
        let mut after = vec![vec![0; self.ends]];
        for (l, layer) in self.layers.iter().enumerate().rev() {
            let next = after.last().expect("the ends are there");
            let gain = |arc: &Arc| costs.gain(l, arc) + next[arc.to as usize];
            let best = |node| layer.from(node).iter().map(gain).fold(NEVER, Weight::max);
            after.push((0..layer.nodes()).map(best).collect());
        }
        after.reverse();
        after
    }

    /// The path with the highest reduced cost, if there is any.
    pub fn best(&self, costs: &Costs<'_>, after: &[Vec<Weight>]) -> Option<(Weight, Vec<Arc>)> {
        let (mut node, &reduced) = after[0].iter().enumerate().max_by_key(|found| found.1)?;
        let mut path = Vec::with_capacity(self.layers.len());
        for (l, layer) in self.layers.iter().enumerate() {
            let best = |arc: &&Arc| costs.gain(l, arc) + after[l + 1][arc.to as usize] == after[l][node];
            let arc = layer.from(node).iter().find(best)?;
            path.push(*arc);
            node = arc.to as usize;
        }
        (reduced > NEVER / 2).then_some((reduced, path))
    }

    /// Takes away all arcs that are on no path with at least this reduced cost.
    pub fn thin_out(&mut self, costs: &Costs<'_>, floor: Weight) {
        let after = self.potentials(costs);
        let mut before = vec![0; self.layers.first().map_or(0, Layer::nodes)];
        for (l, layer) in self.layers.iter_mut().enumerate() {
            let mut next = vec![NEVER; after[l + 1].len()];
            for (node, &weight) in before.iter().enumerate() {
                for arc in layer.from(node) {
                    let best = &mut next[arc.to as usize];
                    *best = (weight + costs.gain(l, arc)).max(*best);
                }
            }
            layer.retain(|node, arc| {
                before[node] + costs.gain(l, arc) + after[l + 1][arc.to as usize] >= floor
            });
            before = next;
        }
        self.drop_unreached();
    }

    /// Takes away the nodes that no arc leads to, and numbers the others anew.
    fn drop_unreached(&mut self) {
        let mut kept: Vec<usize> = (0..self.layers.first().map_or(0, Layer::nodes)).collect();
        for l in 0..self.layers.len() {
            let mut layer = Layer::new();
            for node in kept {
                layer.arcs.extend_from_slice(self.layers[l].from(node));
                layer.close_node();
            }
            let nodes = self.layers.get(l + 1).map_or(self.ends, Layer::nodes);
            let mut reached = vec![false; nodes];
            layer.arcs.iter().for_each(|arc| reached[arc.to as usize] = true);
            kept = (0..nodes).filter(|&node| reached[node]).collect();
            let mut number = vec![0; nodes];
            (0..).zip(&kept).for_each(|(new, &old)| number[old] = new);
            layer.arcs.iter_mut().for_each(|arc| arc.to = number[arc.to as usize]);
            self.layers[l] = layer;
            if l + 1 == self.layers.len() {
                self.ends = kept.len();
            }
        }
    }

    /// Takes away what does not lead to one of these ends.
    pub fn keep_ends(&mut self, ends: &[bool]) {
        let mut alive = ends.to_vec();
        for layer in self.layers.iter_mut().rev() {
            layer.retain(|_, arc| alive[arc.to as usize]);
            alive = (0..layer.nodes()).map(|node| !layer.from(node).is_empty()).collect();
        }
        self.drop_unreached();
    }
}

/// What ways cost at some multipliers: for each piece of track, and for each point.
pub(crate) struct Costs<'a> {
    cells: &'a Cells<'a>,
    /// By cell and way.
    of: Vec<Vec<Weight>>,
}

impl<'a> Costs<'a> {
    /// A point is paid for in the cell that opens it.
    pub fn new(cells: &'a Cells<'a>, multipliers: &[Weight]) -> Self {
        let of = cells.cells.iter().zip(&cells.ways).map(|(cell, ways)| {
            let cost = |way: &super::ways::Way| {
                let points = cell.opened().filter(|(bit, _)| way.uses >> bit & 1 != 0);
                let points: Weight = points.map(|(_, point)| multipliers[point]).sum();
                way.pieces.len() as Weight * Scale::STRICT.piece + points
            };
            ways.iter().map(cost).collect()
        });
        let of = of.collect();
        Self { cells, of }
    }

    /// The same where some track is taken, by cell.
    pub fn beside(&self, taken: &[u64]) -> Self {
        let of = self.of.iter().zip(&self.cells.ways).zip(taken).map(|((costs, ways), taken)| {
            let costs = costs.iter().zip(ways);
            costs.map(|(&cost, way)| if way.uses & taken == 0 { cost } else { -NEVER }).collect()
        });
        Self { cells: self.cells, of: of.collect() }
    }

    /// What an arc brings.
    #[inline]
    pub fn gain(&self, layer: usize, arc: &Arc) -> Weight {
        Weight::from(arc.value) * Scale::STRICT.value - self.of[layer][usize::from(arc.way)]
    }
}

/// The pieces of a path.
pub(crate) fn pieces<'a>(cells: &'a Cells<'_>, path: &'a [Arc]) -> impl Iterator<Item = PieceId> + 'a {
    path.iter().zip(&cells.ways).flat_map(|(arc, ways)| ways[usize::from(arc.way)].pieces.iter().copied())
}
