//! Several diagrams walked side by side, cell by cell: the best set of routes that share no track.

use crate::weight::Weight;

use super::dual::{Dual, Set};
use super::grow::NumberMap;
use super::layers::{Arc, Costs, Diagram};

/// Most trains that walk side by side.
const TRAINS: usize = 6;

/// What came of a walk.
pub(crate) enum Walked {
    /// The best set, and its weight.
    Best(Weight, Set),
    /// There is no set that weighs so much.
    Nothing,
    /// It would take too much work.
    Spent,
}

/// For each train a node of its diagram, or an arc.
type Each = [u32; TRAINS];

/// Where all trains are: the most that a set can weigh up to there, and how they have come.
struct Place {
    weight: Weight,
    before: u32,
    arcs: Each,
}

/// One train.
struct Runner<'d> {
    kind: usize,
    diagram: &'d Diagram,
    /// What it can still gain, by layer and node.
    after: &'d [Vec<Weight>],
}

/// All that walk.
struct Walk<'d> {
    dual: &'d Dual<'d>,
    runners: Vec<Runner<'d>>,
    costs: Costs<'d>,
    /// The same without multipliers.
    plain: Costs<'d>,
    /// The multipliers of all points that are opened from a cell on.
    ahead: Vec<Weight>,
    least: Weight,
}

/// The heaviest set, if it weighs at least this.
pub(crate) fn walk(dual: &mut Dual<'_>, least: Weight) -> Walked {
    let (walked, work) = Walk::through(dual, least);
    dual.left = dual.left.saturating_sub(work);
    walked
}

impl<'d> Walk<'d> {
    fn through(dual: &'d Dual<'d>, least: Weight) -> (Walked, u64) {
        let cells = dual.cells;
        let costs = Costs::new(cells, &dual.multipliers);
        let after: Vec<_> = dual.diagrams.iter().map(|diagram| diagram.potentials(&costs)).collect();
        let runners: Vec<Runner<'_>> = (0..dual.diagrams.len())
            .flat_map(|k| std::iter::repeat_n(k, dual.counts[k]))
            .map(|kind| Runner { kind, diagram: &dual.diagrams[kind], after: &after[kind] })
            .collect();
        if runners.len() > TRAINS {
            return (Walked::Spent, 0);
        }
        let mut ahead = vec![0; cells.cells.len() + 1];
        for (c, cell) in cells.cells.iter().enumerate().rev() {
            let opened = cell.opened().map(|(_, point)| dual.multipliers[point]);
            ahead[c] = ahead[c + 1] + opened.sum::<Weight>();
        }
        let plain = Costs::new(cells, &vec![0; dual.multipliers.len()]);
        let walk = Walk { dual, runners, costs, plain, ahead, least };
        walk.run()
    }

    fn run(&self) -> (Walked, u64) {
        let mut at = Vec::new();
        self.starts(0, &mut [0; TRAINS], &mut at);
        let first = at.iter().map(|_| Place { weight: 0, before: 0, arcs: [0; TRAINS] });
        let mut layers: Vec<Vec<Place>> = vec![first.collect()];
        let mut work = 0;
        for c in 0..self.dual.cells.cells.len() {
            let mut index: NumberMap<Each, u32> = NumberMap::default();
            let (mut next, mut places) = (Vec::new(), Vec::<Place>::new());
            for (before, (&nodes, place)) in (0..).zip(at.iter().zip(&layers[c])) {
                let bound = place.weight + self.gain_from(c, &nodes);
                let step = Step { nodes, taken: 0, to: nodes, arcs: [0; TRAINS] };
                self.step(c, 0, step, place.weight, bound, &mut |to, arcs, weight| {
                    let i = *index.entry(to).or_insert_with(|| {
                        next.push(to);
                        places.push(Place { weight: Weight::MIN, before, arcs });
                        next.len() as u32 - 1
                    });
                    let known = &mut places[i as usize];
                    if weight > known.weight {
                        *known = Place { weight, before, arcs };
                    }
                });
                if work + next.len() as u64 > self.dual.left {
                    return (Walked::Spent, work);
                }
            }
            work += next.len() as u64 + 1;
            at = next;
            layers.push(places);
        }
        (self.best(&layers), work)
    }

    /// All places where the trains can begin.
    fn starts(&self, r: usize, at: &mut Each, found: &mut Vec<Each>) {
        let Some(runner) = self.runners.get(r) else { return found.push(*at) };
        let first = if r > 0 && self.runners[r - 1].kind == runner.kind { at[r - 1] } else { 0 };
        for node in first..runner.after[0].len() as u32 {
            at[r] = node;
            self.starts(r + 1, at, found);
        }
        at[r] = 0;
    }

    /// The most that all trains can gain from a cell on.
    fn gain_from(&self, c: usize, nodes: &Each) -> Weight {
        let gains = self.runners.iter().zip(nodes).map(|(runner, &node)| runner.after[c][node as usize]);
        gains.sum::<Weight>() + self.ahead[c]
    }

    /// All ways of the trains through a cell, from the `r`th train on, that may lead to a set of the weight looked for.
    fn step(
        &self,
        c: usize,
        r: usize,
        step: Step,
        weight: Weight,
        bound: Weight,
        found: &mut impl FnMut(Each, Each, Weight),
    ) {
        let Some(runner) = self.runners.get(r) else {
            if weight + self.gain_from(c + 1, &step.to) >= self.least {
                let Step { mut to, mut arcs, .. } = step;
                self.sort_alike(&mut to, &mut arcs);
                found(to, arcs, weight);
            }
            return;
        };
        let (layer, node) = (&runner.diagram.layers[c], step.nodes[r] as usize);
        for (a, arc) in layer.range(node).zip(layer.from(node)) {
            let uses = self.dual.cells.ways[c][usize::from(arc.way)].uses;
            let gain = self.costs.gain(c, arc) + runner.after[c + 1][arc.to as usize];
            let bound = bound - runner.after[c][node] + gain;
            if uses & step.taken == 0 && bound >= self.least {
                let mut step = Step { taken: step.taken | uses, ..step };
                step.to[r] = arc.to;
                step.arcs[r] = a as u32;
                self.step(c, r + 1, step, weight + self.plain.gain(c, arc), bound, found);
            }
        }
    }

    /// Nothing tells trains of one kind apart: the one at the smaller node comes first.
    fn sort_alike(&self, to: &mut Each, arcs: &mut Each) {
        for end in (1..self.runners.len()).rev() {
            for r in 0..end {
                if self.runners[r].kind == self.runners[r + 1].kind && to[r] > to[r + 1] {
                    to.swap(r, r + 1);
                    arcs.swap(r, r + 1);
                }
            }
        }
    }

    /// The best of the sets that have come to the end.
    fn best(&self, layers: &[Vec<Place>]) -> Walked {
        let ends = layers.last().into_iter().flatten().enumerate();
        let Some((mut p, place)) = ends.max_by_key(|(_, place)| place.weight) else { return Walked::Nothing };
        let weight = place.weight;
        let mut paths: Vec<Vec<Arc>> = vec![Vec::new(); self.runners.len()];
        // Trains of one kind change their places on the way: who stands where.
        let mut who: Vec<usize> = (0..self.runners.len()).collect();
        for c in (0..layers.len() - 1).rev() {
            let place = &layers[c + 1][p];
            let mut from = Vec::with_capacity(who.len());
            for ((runner, &arc), &who) in self.runners.iter().zip(&place.arcs).zip(&who) {
                let layer = &runner.diagram.layers[c];
                paths[who].push(layer.arcs()[arc as usize]);
                from.push((runner.kind, layer.node_of(arc as usize), who));
            }
            from.sort_unstable();
            who = from.into_iter().map(|(_, _, who)| who).collect();
            p = place.before as usize;
        }
        let mut set: Set = vec![Vec::new(); self.dual.diagrams.len()];
        for (runner, mut path) in self.runners.iter().zip(paths) {
            path.reverse();
            set[runner.kind].push(path);
        }
        Walked::Best(weight, set)
    }
}

/// The trains on their way through a cell.
#[derive(Clone, Copy)]
struct Step {
    nodes: Each,
    taken: u64,
    to: Each,
    arcs: Each,
}
