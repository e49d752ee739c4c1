//! The bound on all sets of routes, brought down by multipliers of the points that several trains want.

use crate::network::{End, Network, PieceId, Route, StopId};
use crate::subgradient::Demand;
use crate::weight::{Scale, Weight};

use super::cells::Cells;
use super::layers::{Arc, Costs, Diagram, pieces};

/// Most rounds of the subgradient method, and the number without a better bound after which the steps become smaller.
const ROUNDS: usize = 30;
const PATIENCE: usize = 4;

/// The first step as a share of the gap, in sixteenths.
const FIRST_SHARE: Weight = 8;

/// To pass an arc takes this part of the time that it takes to make one.
const PASS: u64 = 16;

/// For each kind and each of its trains the path through the diagram.
pub(crate) type Set = Vec<Vec<Vec<Arc>>>;

/// Diagrams of trains that share no track, and the multipliers of points.
pub(crate) struct Dual<'c> {
    pub cells: &'c Cells<'c>,
    pub diagrams: Vec<Diagram>,
    /// How many trains each diagram is for.
    pub counts: Vec<usize>,
    pub multipliers: Vec<Weight>,
    /// The weight of the best set that is known, and the set, unless it was known before.
    pub best: Weight,
    pub set: Option<Set>,
    /// How much work is left to do.
    pub left: u64,
}

impl<'c> Dual<'c> {
    pub fn new(
        cells: &'c Cells<'c>,
        diagrams: Vec<Diagram>,
        counts: Vec<usize>,
        best: Weight,
        left: u64,
    ) -> Self {
        Self { cells, diagrams, counts, multipliers: vec![0; cells.net.points], best, set: None, left }
    }

    /// Work that was done on all arcs of a diagram.
    fn pass(&mut self, k: usize) {
        self.left = self.left.saturating_sub(self.diagrams[k].size() as u64 / PASS + 1);
    }

    /// A subgradient method brings the bound down, which is returned, and good sets are found on the way. What is of no
    /// use for a better set is taken out of the diagrams.
    pub fn lower(&mut self) -> Weight {
        let mut lowest = (Weight::MAX, Vec::new());
        let (mut share, mut idle) = (FIRST_SHARE, 0);
        let mut demand = Demand::default();
        for round in 0..ROUNDS {
            let costs = Costs::new(self.cells, &self.multipliers);
            demand.begin_round(self.multipliers.len());
            let bound = self.bound(&costs, &mut demand);
            if bound < lowest.0 {
                lowest = (bound, self.multipliers.clone());
                idle = 0;
            } else {
                idle += 1;
                if idle % PATIENCE == 0 {
                    share /= 2;
                }
            }
            if idle == 0 || round % PATIENCE == 0 {
                self.one_by_one(&costs);
            }
            if lowest.0 <= self.best || share == 0 || self.left == 0 {
                break;
            }
            if !demand.change(&mut self.multipliers, (bound - self.best) * share / 16) {
                break;
            }
        }
        let bound = lowest.0;
        self.multipliers = lowest.1;
        let costs = Costs::new(self.cells, &self.multipliers);
        for diagram in &mut self.diagrams {
            let top = diagram.potentials(&costs)[0].iter().copied().fold(0, Weight::max);
            diagram.thin_out(&costs, self.best + 1 - (bound - top));
        }
        bound
    }

    /// The bound at these costs; the trains say which points they want.
    fn bound(&mut self, costs: &Costs<'_>, demand: &mut Demand) -> Weight {
        let mut bound: Weight = self.multipliers.iter().sum();
        for k in 0..self.diagrams.len() {
            let (diagram, count) = (&self.diagrams[k], self.counts[k]);
            if let Some((reduced, path)) = diagram.best(costs, &diagram.potentials(costs)) {
                bound += reduced * count as Weight;
                self.points(&path).for_each(|point| demand.add(point, count));
            }
            self.pass(k);
        }
        bound
    }

    /// The trains take their best routes one after the other, each beside those before.
    fn one_by_one(&mut self, costs: &Costs<'_>) {
        let mut taken = vec![0; self.cells.cells.len()];
        let mut set: Set = vec![Vec::new(); self.diagrams.len()];
        let mut weight = 0;
        for (k, paths) in set.iter_mut().enumerate() {
            for _ in 0..self.counts[k] {
                let costs = costs.beside(&taken);
                let diagram = &self.diagrams[k];
                let best = diagram.best(&costs, &diagram.potentials(&costs));
                self.pass(k);
                let Some((_, path)) = best else { continue };
                for ((arc, ways), taken) in path.iter().zip(&self.cells.ways).zip(&mut taken) {
                    let way = &ways[usize::from(arc.way)];
                    *taken |= way.uses;
                    weight += Weight::from(arc.value) * Scale::STRICT.value;
                    weight -= way.pieces.len() as Weight * Scale::STRICT.piece;
                }
                paths.push(path);
            }
        }
        if weight > self.best {
            self.best = weight;
            self.set = Some(set);
        }
    }

    /// The points of a path between its cells.
    fn points(&self, path: &[Arc]) -> impl Iterator<Item = usize> {
        path.iter().zip(&self.cells.cells).zip(&self.cells.ways).flat_map(|((arc, cell), ways)| {
            let uses = ways[usize::from(arc.way)].uses;
            cell.opened().filter(move |(bit, _)| uses >> bit & 1 != 0).map(|(_, point)| point)
        })
    }

    /// The routes of the set that was found.
    pub fn routes(&self) -> Option<Vec<Vec<Route>>> {
        let route = |path: &Vec<Arc>| in_order(self.cells.net, pieces(self.cells, path).collect());
        let set = self.set.as_ref()?;
        Some(set.iter().map(|paths| paths.iter().filter_map(route).collect()).collect())
    }
}

/// The pieces of a route in their order, from its end with the smaller id; none if there are no pieces.
fn in_order(net: &Network, mut pieces: Vec<PieceId>) -> Option<Route> {
    let mut stops: Vec<StopId> = Vec::new();
    for end in pieces.iter().flat_map(|&piece| net.piece(piece).ends) {
        if let End::Stop(stop) = end {
            stops.push(stop);
        }
    }
    let is_end = |stop: &StopId| stops.iter().filter(|other| *other == stop).count() == 1;
    let start = stops.iter().copied().filter(is_end).min()?;
    let mut at = End::Stop(start);
    let mut path = Vec::with_capacity(pieces.len());
    while let Some(next) = pieces.iter().position(|&piece| net.piece(piece).ends.contains(&at)) {
        let piece = pieces.swap_remove(next);
        path.push(piece);
        let ends = net.piece(piece).ends;
        at = match if ends[0] == at { ends[1] } else { ends[0] } {
            End::Point(point, side) => End::Point(point, side.other()),
            stop @ End::Stop(_) => stop,
        };
    }
    Some(Route { start, pieces: path })
}
