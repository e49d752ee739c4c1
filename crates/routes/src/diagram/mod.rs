//! All routes of a train as one layered diagram, and the best set of routes by walking several diagrams side by side.
//!
//! The crate's documentation tells why this finds the best set.

mod calls;
mod cell;
mod cells;
mod dual;
mod frontier;
mod grow;
mod layers;
mod together;
mod ways;

use crate::network::{Network, Route, Train};
use crate::weight::{Scale, Weight};

use cells::Cells;
use dual::Dual;
use grow::grow;
use together::Walked;

/// What came of a search.
pub(crate) struct Outcome {
    /// For each kind the routes of the best set, if it is better than what was known.
    pub set: Option<Vec<Vec<Route>>>,
    /// No set weighs more at the strict scale.
    pub bound: Weight,
    /// There is no better set than this one, or than what was known.
    pub proven: bool,
    pub nodes: u64,
}

/// The best set of routes for so many trains of each kind that share no track, if it weighs more than what is `known`.
/// None if the network is of a kind that has no diagram.
pub(crate) fn solve(
    net: &Network,
    kinds: &[(&Train, usize)],
    unit: u32,
    known: Weight,
    limit: u64,
) -> Option<Outcome> {
    let cells = Cells::new(net)?;
    let mut left = limit;
    let mut diagrams = Vec::with_capacity(kinds.len());
    for &(train, _) in kinds {
        let diagram = grow(&cells, train, left)?;
        left = left.saturating_sub(diagram.size() as u64);
        diagrams.push(diagram);
    }
    let counts = kinds.iter().map(|kind| kind.1).collect();
    let mut dual = Dual::new(&cells, diagrams, counts, known, left);
    let mut bound = dual.lower();
    // First only sets close to the bound, then twice as far below it, and so on.
    let mut depth = Weight::from(unit) * Scale::STRICT.value;
    let mut proven = true;
    while bound > dual.best {
        let least = (bound - depth).max(dual.best + 1);
        match together::walk(&mut dual, least) {
            Walked::Best(weight, set) => {
                bound = weight;
                dual.best = weight;
                dual.set = Some(set);
            }
            Walked::Nothing => {
                bound = least - 1;
                depth *= 2;
            }
            Walked::Spent => {
                proven = false;
                break;
            }
        }
    }
    Some(Outcome { set: dual.routes(), bound, proven, nodes: limit - dual.left })
}
