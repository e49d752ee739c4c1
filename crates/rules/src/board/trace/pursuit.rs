//! The exact search for a trace to one exit.
//!
//! There are more traces than anybody can try where much track is joined, so that a walk is looked for first, which may
//! cross a hex side in both directions. What every walk has to cross one way, no trace can cross the other way: without
//! those crossings the next walk is nearly always a trace, or there is none.

use super::steps::{Exit, Steps, leaving};
use crate::board::by_hex::ByHex;
use crate::geometry::EdgeSet;

/// The search for one exit.
pub(super) struct Pursuit<'s, 'v> {
    steps: &'s Steps<'v>,
    target: Exit,
    trace: Vec<Exit>,
}

impl<'s, 'v> Pursuit<'s, 'v> {
    /// Of this exit.
    pub(super) fn of(steps: &'s Steps<'v>, target: Exit) -> Self {
        Pursuit { steps, target, trace: Vec::new() }
    }

    /// A trace that begins by leaving over `start`, if one leads to the target.
    pub(super) fn from(mut self, start: Exit) -> Option<Vec<Exit>> {
        self.trace.push(start);
        (start == self.target || self.goes_on(start)).then_some(self.trace)
    }

    /// Goes on from the last step of the trace to the target, if that is possible.
    fn goes_on(&mut self, last: Exit) -> bool {
        let mut closed = self.used();
        let Some(walk) = self.narrow(last, &mut closed) else { return false };
        if self.is_trace(&walk) {
            self.trace.extend(walk);
            return true;
        }
        let Some((hex, edge)) = self.steps.across(last) else { return false };
        for next in leaving(hex, self.steps.exits_after(hex, edge).without(closed[hex])) {
            self.trace.push(next);
            if self.goes_on(next) {
                return true;
            }
            self.trace.pop();
        }
        false
    }

    /// The hex sides that the trace has used, and the target's, which comes last; in both directions.
    fn used(&self) -> ByHex<EdgeSet> {
        let mut used = ByHex::<EdgeSet>::default();
        for &exit in self.trace.iter().chain([&self.target]) {
            for exit in [Some(exit), self.steps.reverse(exit)].into_iter().flatten() {
                used[exit.hex].insert(exit.edge);
            }
        }
        used
    }

    /// A shortest walk from the last step to the target that goes over no closed exit: a trace, or a walk that is still none once all
    /// exits are closed that are the way back over what every walk crosses. Where there is none, there is no trace either.
    fn narrow(&self, last: Exit, closed: &mut ByHex<EdgeSet>) -> Option<Vec<Exit>> {
        if self.steps.reverse(self.target).is_some_and(|back| self.trace.contains(&back)) {
            return None;
        }
        loop {
            let walk = self.walk(last, closed.clone())?;
            if self.is_trace(&walk) {
                return Some(walk);
            }
            let mut is_narrower = false;
            for &exit in walk.iter().filter(|&&exit| exit != self.target) {
                let Some(back) = self.steps.reverse(exit) else { continue };
                let mut without = closed.clone();
                without[exit.hex].insert(exit.edge);
                if !closed[back.hex].contains(back.edge) && self.walk(last, without).is_none() {
                    closed[back.hex].insert(back.edge);
                    is_narrower = true;
                }
            }
            if !is_narrower {
                return Some(walk);
            }
        }
    }

    /// A shortest walk after the last step, the target included, that goes over no closed exit before.
    fn walk(&self, last: Exit, mut closed: ByHex<EdgeSet>) -> Option<Vec<Exit>> {
        let mut taken = vec![(last, 0)];
        let mut next = 0;
        while let Some(&(from, _)) = taken.get(next) {
            if let Some((hex, edge)) = self.steps.across(from) {
                let exits = self.steps.exits_after(hex, edge);
                if hex == self.target.hex && exits.contains(self.target.edge) {
                    let mut walk = vec![self.target];
                    while next > 0 {
                        walk.push(taken[next].0);
                        next = taken[next].1;
                    }
                    walk.reverse();
                    return Some(walk);
                }
                taken.extend(leaving(hex, exits.without(closed[hex])).map(|exit| (exit, next)));
                closed[hex] = closed[hex].with(exits);
            }
            next += 1;
        }
        None
    }

    /// Whether a walk crosses no hex side twice.
    fn is_trace(&self, walk: &[Exit]) -> bool {
        !walk.iter().any(|&exit| self.steps.reverse(exit).is_some_and(|back| walk.contains(&back)))
    }
}
