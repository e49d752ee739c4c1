//! The routes of one kind of train, listed as far down as they are needed.

use crate::finder::{Finder, List, Weight, value};
use crate::network::Route;

/// A floor is lowered by this part of the best route more than asked, so that it is not asked again at once.
const MARGIN: u32 = 20;

/// Routes of one kind of train, the best first, complete down to a floor that can be lowered.
pub(crate) struct Source<'a> {
    finder: Finder<'a>,
    pub list: List,
    /// All routes worth this or more are listed; 0: all there are.
    pub floor: u32,
    words: usize,
    pub best: u32,
    /// The list is as complete as it says.
    pub sound: bool,
}

impl<'a> Source<'a> {
    /// Finds the best route; if that takes fewer nodes than `small`, lists all routes.
    pub fn new(mut finder: Finder<'a>, words: usize, small: u64, limit: u64) -> Self {
        let (mut list, sound) = finder.best(limit);
        let best = list.weights.first().map_or(0, |&w| value(w));
        if sound {
            // Only the routes worth as much as the best are certain to be there.
            list.keep(best, words);
        }
        let mut source = Self { finder, list, floor: best, words, best, sound };
        if sound && source.nodes() < small {
            source.lower(0, u64::MAX);
        }
        source
    }

    pub fn nodes(&self) -> u64 {
        self.finder.nodes
    }

    /// Lists the routes down to a floor, and some more; false if the nodes did not suffice.
    pub fn lower(&mut self, floor: u32, limit: u64) -> bool {
        let floor = floor.saturating_sub(self.best / MARGIN);
        // Routes worth nothing are not listed: a floor of 1 is the whole list.
        let floor = if floor <= 1 { 0 } else { floor };
        let (list, sound) = self.finder.all(floor, limit);
        if sound {
            self.list = list;
            self.floor = floor;
        }
        sound
    }

    /// The best route beside track that is taken, which its own is added to; perhaps not the best if the nodes did
    /// not suffice.
    pub fn beside(&mut self, taken: &mut [u64], limit: u64) -> Option<(Weight, Route)> {
        let (list, _) = self.finder.best_beside(taken, limit);
        let weight = *list.weights.first()?;
        for (a, b) in taken.iter_mut().zip(&list.tracks) {
            *a |= b;
        }
        Some((weight, list.route(self.finder.links, 0)))
    }

    /// The best route; of several as good and as short the one with the smallest ids, along the path.
    pub fn first_by_name(&self) -> Option<Route> {
        let best = *self.list.weights.first()?;
        let alike = self.list.weights.partition_point(|&w| w == best);
        (0..alike as u32).map(|r| self.route(r)).min()
    }

    /// A listed route.
    pub fn route(&self, index: u32) -> Route {
        self.list.route(self.finder.links, index as usize)
    }

    pub fn track(&self, index: usize) -> &[u64] {
        &self.list.tracks[index * self.words..][..self.words]
    }
}
