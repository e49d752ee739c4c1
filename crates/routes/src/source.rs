//! The routes of one kind of train: those known so far, all above a floor, and the search for more.

use std::collections::BTreeSet;

use crate::effort::Effort;
use crate::finder::Finder;
use crate::list::List;
use crate::network::Route;
use crate::track::is_free;
use crate::tree::{Costs, Tree};
use crate::weight::{Scale, Total, Weight};

/// How many stops the sharper bound watches.
const WATCHED: u32 = 6;

/// The search for the best route begins this part of the bound below it, and goes on deeper if there is none.
const FIRST_DEPTH: Weight = 128;

/// Nodes for the best route beside others, which need not be the best.
const BESIDE: u64 = 20_000;

/// What taken track costs: more than any route brings.
const NEVER: Weight = Weight::MAX / 4;

/// Which routes are in use.
#[derive(Clone, Copy, PartialEq, Eq)]
enum InUse {
    Known,
    Listed,
}

/// Routes of one kind of train.
pub(crate) struct Source<'a> {
    finder: Finder<'a>,
    /// Routes met so far, in no order, none twice.
    known: List,
    tracks: BTreeSet<Vec<u64>>,
    /// All routes above a floor.
    listed: List,
    /// All routes there are, if they are few: to go through them takes less than to search again.
    all: Tree,
    /// Of these the best at the present multipliers, if it was looked for.
    top: Option<List>,
    in_use: InUse,
    pub words: usize,
    /// The highest weight of a route at the strict scale, or what no route exceeds.
    pub best: Weight,
    /// The best route is known to be that.
    pub sound: bool,
    /// All routes are there.
    pub complete: bool,
}

impl<'a> Source<'a> {
    /// Finds all routes if that takes few nodes; else lists the best route, and all that are as good.
    pub fn new(mut finder: Finder<'a>, words: usize, effort: Effort, limit: u64) -> Self {
        let (all, complete) = match effort.small.min(limit) {
            0 => (Tree::default(), false),
            nodes => finder.tree(nodes),
        };
        let mut list = match all.heaviest() {
            Some(best) if !complete => all.above(best, finder.costs()),
            _ => List::default(),
        };
        let sound = complete || find_best(&mut finder, &mut list, words, effort, limit);
        let best = match sound {
            true if complete => all.heaviest().unwrap_or(0),
            true => list.reduced_costs.first().copied().unwrap_or(0),
            false => finder.most_of_all(),
        };
        Self {
            finder,
            known: List::default(),
            tracks: BTreeSet::new(),
            listed: list,
            all: if complete { all } else { Tree::default() },
            top: None,
            in_use: InUse::Listed,
            words,
            best,
            sound,
            complete,
        }
    }

    pub fn nodes(&self) -> u64 {
        self.finder.nodes
    }

    /// Keeps the best routes as the first ones known.
    pub fn remember(&mut self) {
        if self.complete {
            self.listed = self.all.above(self.best, self.finder.costs());
        }
        let list = std::mem::take(&mut self.listed);
        self.learn(&list);
        self.in_use = InUse::Known;
    }

    /// The known routes are in use from now on.
    pub fn use_known(&mut self) {
        self.in_use = InUse::Known;
    }

    /// From now on reduced costs are meant at this scale and these multipliers.
    pub fn reweigh(&mut self, scale: Scale, cost: impl Fn(&[u64]) -> Weight) {
        self.finder.reweigh(scale, cost);
        self.top = None;
    }

    /// Lists all routes with at least this reduced cost, and puts them to use; false if the nodes did not suffice.
    pub fn list(&mut self, floor: Weight, limit: u64) -> bool {
        let (list, sound) = if self.complete {
            (self.all.above(floor, self.finder.costs()), true)
        } else {
            self.finder.all(floor, limit)
        };
        if sound {
            self.listed = list;
            self.in_use = InUse::Listed;
        }
        sound
    }

    /// Looks for routes with at least this reduced cost. Some become known, the best of all among them: how many were not before,
    /// and the best reduced cost (below the floor if there is none), if the nodes sufficed.
    pub fn look(&mut self, floor: Weight, limit: u64) -> (usize, Option<Weight>) {
        let (list, sound) = if self.complete {
            let rising = self.all.rising(floor, self.finder.costs());
            let first = |&top: &Weight| rising.reduced_costs.partition_point(|&reduced| reduced < top);
            self.top = rising.reduced_costs.last().map(first).map(|i| rising.only(i, self.words));
            (rising, true)
        } else {
            self.finder.best(floor, limit)
        };
        let new = self.learn(&list);
        (new, sound.then(|| list.reduced_costs.iter().copied().max().unwrap_or(floor - 1)))
    }

    /// Routes below this reduced cost are of no use any more. Where all are there, they are dropped if they are most of them;
    /// as long as routes may be of use that do not pay for their track, they are not.
    pub fn forget(&mut self, floor: Weight) {
        if floor <= 0 {
            return;
        }
        self.all.thin_out(floor, self.finder.costs());
    }

    /// How many of the routes are new.
    fn learn(&mut self, list: &List) -> usize {
        let before = self.known.len();
        for i in 0..list.len() {
            if self.tracks.insert(list.track(i as u32, self.words).to_vec()) {
                self.known.add(list, i, self.words);
            }
        }
        self.known.len() - before
    }

    /// A route with a high reduced cost beside track that is taken, which its own is added to.
    pub fn beside(&mut self, taken: &mut [u64], limit: u64) -> Option<(Total, Route)> {
        let free_choice = taken.iter().all(|&track| track == 0);
        let mut list = if let Some(top) = self.top.take_if(|_| free_choice) {
            top
        } else if self.complete {
            let costs = self.finder.costs();
            let untaken = |l: u32| is_free(taken, costs.links.track(l));
            let of: Vec<Weight> =
                (0..).zip(costs.of).map(|(l, &cost)| if untaken(l) { cost } else { NEVER }).collect();
            self.all.best(-NEVER / 2, Costs { of: &of, ..costs })
        } else {
            self.finder.best_beside(taken, limit.min(BESIDE)).0.best(self.words)
        };
        for (i, track) in list.tracks.iter_mut().enumerate() {
            *track &= !taken[i % self.words];
        }
        for (t, track) in taken.iter_mut().zip(&list.tracks) {
            *t |= track;
        }
        self.learn(&list);
        Some((*list.worth.first()?, list.route(self.finder.links, 0)))
    }

    /// The best route; of several as good and as short the one with the smallest ids, along the path.
    pub fn first_by_name(&self) -> Option<Route> {
        let best;
        let list = match self.complete {
            true => {
                best = self.all.above(self.best, self.finder.costs());
                &best
            }
            false => &self.listed,
        };
        (0..list.len()).map(|r| list.route(self.finder.links, r)).min()
    }

    /// The routes in use.
    pub fn routes(&self) -> &List {
        match self.in_use {
            InUse::Known => &self.known,
            InUse::Listed => &self.listed,
        }
    }

    /// How many routes there are, if all are there.
    pub fn count(&self) -> usize {
        self.all.len()
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
        self.routes().track(index, self.words)
    }

    pub fn worth(&self, index: u32) -> Total {
        self.routes().worth[index as usize]
    }
}

/// Finds the best route and all that are as good; false if the nodes did not suffice. `list` holds the best ones known,
/// before and after.
fn find_best(finder: &mut Finder<'_>, list: &mut List, words: usize, effort: Effort, limit: u64) -> bool {
    let known = |list: &List| list.reduced_costs.first().copied().unwrap_or(Weight::MIN);
    let left = limit.saturating_sub(finder.nodes);
    let (found, sound) = finder.best_of_few(known(list), left.min(effort.easy));
    if found.len() > 0 {
        *list = found.best(words);
    }
    if sound || left <= effort.easy {
        return sound;
    }
    finder.watch(WATCHED);
    let top = finder.most_of_all();
    let mut depth = (top / FIRST_DEPTH).max(1);
    loop {
        let deep = if depth < top { top - depth } else { Weight::MIN };
        let floor = deep.max(known(list));
        let (found, sound) = finder.best(floor, limit.saturating_sub(finder.nodes));
        let any = found.len() > 0;
        if any {
            *list = found.best(words);
        }
        if any || !sound || depth >= top {
            return sound;
        }
        depth *= 2;
    }
}
