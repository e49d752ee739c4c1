//! The routes of one kind of train: those known so far, all above a floor, and the search for more.

use std::collections::BTreeSet;

use crate::best::Effort;
use crate::finder::{Finder, List};
use crate::network::Route;
use crate::weight::{Scale, Total, Weight};

/// How many stops the sharper bound watches.
const WATCHED: u32 = 6;

/// The search for the best route begins this part of the bound below it, and goes on deeper if there is none.
const FIRST_DEPTH: Weight = 128;

/// Nodes for the best route beside others, which need not be the best.
const BESIDE: u64 = 20_000;

/// Routes of one kind of train.
pub(crate) struct Source<'a> {
    finder: Finder<'a>,
    /// Routes met so far, in no order, none twice.
    known: List,
    tracks: BTreeSet<Vec<u64>>,
    /// All routes above a floor, the best first.
    listed: List,
    /// Which of the two is in use.
    listing: bool,
    words: usize,
    /// The highest weight of a route at the strict scale, or what no route exceeds.
    pub best: Weight,
    /// The best route is known to be that.
    pub sound: bool,
    /// All routes are listed.
    pub complete: bool,
}

impl<'a> Source<'a> {
    /// Finds the best route, and all that are as good; if that takes few nodes, lists all routes.
    pub fn new(mut finder: Finder<'a>, words: usize, effort: Effort, limit: u64) -> Self {
        let (mut list, mut sound) = finder.best(Weight::MIN, limit.min(effort.easy));
        if !sound && limit > effort.easy {
            finder.watch(WATCHED);
            let top = finder.most_of_all();
            let mut depth = (top / FIRST_DEPTH).max(1);
            loop {
                let floor = if depth < top { top - depth } else { Weight::MIN };
                let (found, complete) = finder.best(floor, limit.saturating_sub(finder.nodes));
                let any = found.len() > 0;
                if any {
                    list = found;
                }
                sound = complete;
                if any || !complete || depth >= top {
                    break;
                }
                depth *= 2;
            }
        }
        let best = if sound { list.nets.first().copied().unwrap_or(0) } else { finder.most_of_all() };
        if sound {
            list.keep(best, words);
        }
        let mut source = Self {
            finder,
            known: List::default(),
            tracks: BTreeSet::new(),
            listed: list,
            listing: true,
            words,
            best,
            sound,
            complete: false,
        };
        if sound && source.nodes() < effort.small {
            source.listed = source.finder.all(Weight::MIN, u64::MAX).0;
            source.complete = true;
        }
        source
    }

    pub fn nodes(&self) -> u64 {
        self.finder.nodes
    }

    /// Keeps the routes found so far as the first ones known.
    pub fn remember(&mut self) {
        let list = std::mem::take(&mut self.listed);
        self.learn(&list);
        self.listing = false;
    }

    /// The known routes are in use from now on.
    pub fn use_known(&mut self) {
        self.listing = false;
    }

    /// From now on nets are meant at this scale and these prices.
    pub fn price(&mut self, scale: Scale, price: impl Fn(&[u64]) -> Weight) {
        self.finder.price(scale, price);
    }

    /// Lists all routes with at least this net, and puts them to use; false if the nodes did not suffice.
    pub fn list(&mut self, floor: Weight, limit: u64) -> bool {
        let (list, sound) = self.finder.all(floor, limit);
        if sound {
            self.listed = list;
            self.listing = true;
        }
        sound
    }

    /// Looks for routes with at least this net. Some become known, the best of all among them: how many were not before,
    /// and the best net (below the floor if there is none), if the nodes sufficed.
    pub fn look(&mut self, floor: Weight, limit: u64) -> (usize, Option<Weight>) {
        let (list, sound) = self.finder.best(floor, limit);
        let new = self.learn(&list);
        (new, sound.then(|| list.nets.first().copied().unwrap_or(floor - 1)))
    }

    /// How many of the routes are new.
    fn learn(&mut self, list: &List) -> usize {
        let before = self.known.len();
        for i in 0..list.len() {
            if self.tracks.insert(list.tracks[i * self.words..][..self.words].to_vec()) {
                self.known.add(list, i, self.words);
            }
        }
        self.known.len() - before
    }

    /// A good route beside track that is taken, which its own is added to.
    pub fn beside(&mut self, taken: &mut [u64], limit: u64) -> Option<(Total, Route)> {
        let (mut list, _) = self.finder.best_beside(taken, limit.min(BESIDE));
        list.keep(*list.nets.first()?, self.words);
        for (i, track) in list.tracks.iter_mut().enumerate() {
            *track &= !taken[i % self.words];
        }
        for (t, track) in taken.iter_mut().zip(&list.tracks) {
            *t |= track;
        }
        self.learn(&list);
        Some((list.worth[0], list.route(self.finder.links, 0)))
    }

    /// The best route; of several as good and as short the one with the smallest ids, along the path.
    pub fn first_by_name(&self) -> Option<Route> {
        let best = *self.listed.nets.first()?;
        let alike = self.listed.nets.partition_point(|&n| n == best);
        (0..alike).map(|r| self.listed.route(self.finder.links, r)).min()
    }

    fn routes(&self) -> &List {
        if self.listing { &self.listed } else { &self.known }
    }

    /// How many routes are in use.
    pub fn len(&self) -> usize {
        self.routes().len()
    }

    /// A route in use.
    pub fn route(&self, index: u32) -> Route {
        self.routes().route(self.finder.links, index as usize)
    }

    pub fn track(&self, index: u32) -> &[u64] {
        &self.routes().tracks[index as usize * self.words..][..self.words]
    }

    pub fn worth(&self, index: u32) -> Total {
        self.routes().worth[index as usize]
    }
}
