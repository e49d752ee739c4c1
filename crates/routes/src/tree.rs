//! All routes of one kind of train, as a tree of paths.
//!
//! A diesel may have hundreds of thousands of routes. Most of them go on from another one, so that each is kept as the
//! one step by which it goes further. To look for those that are good at some multipliers is to walk through the tree, past
//! all branches in which no route is worth enough to pay for the track up to there.

use crate::links::Links;
use crate::list::List;
use crate::weight::{Scale, Total, Weight};

/// One link further. It is small, since a walk is as fast as steps come from memory.
#[derive(Clone, Copy)]
struct Step {
    link: u32,
    /// How many links the path has, and how many of them in its first arm.
    depth: u16,
    first: u16,
    /// The highest value of this path and of all that go on from it.
    most: u32,
    /// The first step that does not go on from this one.
    next: u32,
}

/// Most trains have no more paths.
const USUAL_PATHS: usize = 64;

/// Paths that share their beginnings, in the order in which they were found.
#[derive(Default)]
pub(crate) struct Tree {
    steps: Vec<Step>,
    /// What the path up to each step is worth; nothing if it is no route.
    worth: Vec<Total>,
    /// Where the paths from each station begin, and the station.
    roots: Vec<(u32, u16)>,
    /// How many of the paths are routes, and the most links of a path.
    routes: usize,
    deepest: usize,
    /// The steps of the path that is being recorded.
    open: Vec<u32>,
}

/// What track costs, and what a unit of value weighs.
#[derive(Clone, Copy)]
pub(crate) struct Costs<'a> {
    pub links: &'a Links,
    pub scale: Weight,
    pub of: &'a [Weight],
}

impl Tree {
    /// An empty tree with room for as many paths as most trains have.
    pub fn with_room() -> Self {
        Self {
            steps: Vec::with_capacity(USUAL_PATHS),
            worth: Vec::with_capacity(USUAL_PATHS),
            ..Self::default()
        }
    }

    pub fn len(&self) -> usize {
        self.routes
    }

    /// Paths from this station follow.
    pub fn root(&mut self, stop: u16) {
        self.roots.push((self.steps.len() as u32, stop));
    }

    /// The path goes one link further, as the last one of its first arm or of its second one. That makes it worth this;
    /// nothing if it is no route.
    pub fn enter(&mut self, link: u32, second: bool, worth: Total) {
        let first = match self.open.last() {
            Some(&before) => self.steps[before as usize].first + u16::from(!second),
            None => 1,
        };
        self.open.push(self.steps.len() as u32);
        self.routes += usize::from(worth.value > 0);
        self.deepest = self.deepest.max(self.open.len());
        let depth = self.open.len() as u16;
        self.steps.push(Step { link, depth, first, most: worth.value, next: 0 });
        self.worth.push(worth);
    }

    /// The path comes back by one link. If it led to no route, nothing is kept of it.
    pub fn leave(&mut self) {
        let at = self.open.pop().expect("a step that was entered") as usize;
        let most = self.steps[at].most;
        if most == 0 {
            self.steps.truncate(at);
            self.worth.truncate(at);
            return;
        }
        self.steps[at].next = self.steps.len() as u32;
        if let Some(&before) = self.open.last() {
            let before = &mut self.steps[before as usize];
            before.most = before.most.max(most);
        }
    }

    /// What the heaviest route weighs at the strict scale.
    pub fn heaviest(&self) -> Option<Weight> {
        self.worth.iter().filter(|worth| worth.value > 0).map(|&worth| Scale::STRICT.weigh(worth)).max()
    }

    /// All routes with at least this reduced cost, the heaviest at the strict scale first.
    pub fn above(&self, floor: Weight, costs: Costs<'_>) -> List {
        let most = if floor == Weight::MIN { self.routes } else { 0 };
        let mut list = List::with_room(most, costs.links.words, self.deepest);
        let mut trail = Trail::new(costs.links);
        let mut walk = Walk::new(self, costs);
        while let Some((at, reduced)) = walk.next(|_| floor) {
            trail.follow(&self.steps[at]);
            if self.is_route(at) && reduced >= floor {
                self.copy(at, reduced, &trail, &mut list);
            }
        }
        list.sort_by_worth(costs.links.words);
        list
    }

    /// Routes with at least this reduced cost, from the heaviest at the strict scale on, each with one at least as high as those
    /// before.
    pub fn rising(&self, floor: Weight, costs: Costs<'_>) -> List {
        // As they are found, in that order; a route keeps out what is lighter and has a lower reduced cost.
        let mut front: Vec<(Weight, Weight, usize)> = Vec::new();
        // Value and reduced cost of the one whose reduced cost is highest: what is worth less is kept out below that.
        let mut peak = (0, floor);
        let mut walk = Walk::new(self, costs);
        while let Some((at, reduced)) = walk.next(|most| if most < peak.0 { peak.1 } else { floor }) {
            if reduced < floor || !self.is_route(at) {
                continue;
            }
            let weight = Scale::STRICT.weigh(self.worth[at]);
            let place = front.partition_point(|f| f.0 >= weight);
            if place > 0 && front[place - 1].1 > reduced {
                continue;
            }
            let beaten = front[place..].partition_point(|f| f.1 < reduced);
            front.splice(place..place + beaten, [(weight, reduced, at)]);
            if reduced > peak.1 {
                peak = (self.worth[at].value, reduced);
            }
        }
        let mut list = List::default();
        for (_, reduced, at) in front {
            self.copy(at, reduced, &self.trail(at, costs.links), &mut list);
        }
        list
    }

    /// The route with the highest reduced cost, if it is at least this; of several the heaviest at the strict scale.
    pub fn best(&self, mut floor: Weight, costs: Costs<'_>) -> List {
        let mut best: Option<((Weight, Weight), usize)> = None;
        let mut walk = Walk::new(self, costs);
        while let Some((at, reduced)) = walk.next(|_| floor) {
            if reduced < floor || !self.is_route(at) {
                continue;
            }
            let rank = (reduced, Scale::STRICT.weigh(self.worth[at]));
            if best.is_none_or(|b| rank > b.0) {
                best = Some((rank, at));
                floor = reduced;
            }
        }
        let mut list = List::default();
        if let Some(((reduced, _), at)) = best {
            self.copy(at, reduced, &self.trail(at, costs.links), &mut list);
        }
        list
    }

    /// Drops the routes below this reduced cost if they are more than half of all.
    pub fn thin_out(&mut self, floor: Weight, costs: Costs<'_>) {
        let mut kept = 0;
        let mut walk = Walk::new(self, costs);
        while let Some((at, reduced)) = walk.next(|_| floor) {
            kept += usize::from(reduced >= floor && self.is_route(at));
            if kept >= self.len() / 2 {
                return;
            }
        }
        let mut rest = Self::default();
        let mut roots = self.roots.iter().peekable();
        let mut walk = Walk::new(self, costs);
        while let Some((at, reduced)) = walk.next(|_| floor) {
            let step = &self.steps[at];
            while rest.open.len() >= usize::from(step.depth) {
                rest.leave();
            }
            while let Some((_, stop)) = roots.next_if(|r| r.0 as usize <= at) {
                rest.root(*stop);
            }
            let worth = if reduced >= floor { self.worth[at] } else { Total::default() };
            rest.enter(step.link, step.first < step.depth, worth);
        }
        while !rest.open.is_empty() {
            rest.leave();
        }
        *self = rest;
    }

    fn is_route(&self, at: usize) -> bool {
        self.worth[at].value > 0
    }

    fn copy(&self, at: usize, reduced: Weight, trail: &Trail<'_>, list: &mut List) {
        let root = self.roots[self.roots.partition_point(|r| r.0 as usize <= at) - 1].1;
        let (one, two) = trail.path.split_at(usize::from(self.steps[at].first));
        list.push(self.worth[at], reduced, trail.track(), root, [one, two]);
    }

    /// The way to a step, past all branches that do not lead to it.
    fn trail<'a>(&self, to: usize, links: &'a Links) -> Trail<'a> {
        let mut trail = Trail::new(links);
        let mut at = 0;
        while at <= to {
            let step = &self.steps[at];
            if to < step.next as usize {
                trail.follow(step);
                at += 1;
            } else {
                at = step.next as usize;
            }
        }
        trail
    }
}

/// The links of a path, and its track up to each of them.
struct Trail<'a> {
    links: &'a Links,
    path: Vec<u32>,
    tracks: Vec<u64>,
}

impl<'a> Trail<'a> {
    fn new(links: &'a Links) -> Self {
        Self { links, path: Vec::new(), tracks: vec![0; links.words] }
    }

    /// Goes back to where this step begins, and takes it.
    fn follow(&mut self, step: &Step) {
        let words = self.links.words;
        let before = usize::from(step.depth) - 1;
        self.path.truncate(before);
        self.path.push(step.link);
        self.tracks.truncate((before + 1) * words);
        for (w, &track) in self.links.track(step.link).iter().enumerate() {
            self.tracks.push(self.tracks[before * words + w] | track);
        }
    }

    fn track(&self) -> &[u64] {
        &self.tracks[self.path.len() * self.links.words..]
    }
}

/// A walk through a tree at some multipliers.
struct Walk<'t> {
    steps: &'t [Step],
    worth: &'t [Total],
    costs: Costs<'t>,
    at: usize,
    /// For each depth what the path costs up to there.
    paid: Vec<Weight>,
}

impl<'t> Walk<'t> {
    fn new(tree: &'t Tree, costs: Costs<'t>) -> Self {
        Self { steps: &tree.steps, worth: &tree.worth, costs, at: 0, paid: vec![0; tree.deepest + 1] }
    }

    /// The next step that may lead to a route with at least this reduced cost, since no track costs less than nothing; and the
    /// reduced cost of the path up to there.
    #[inline]
    fn next(&mut self, floor: impl Fn(u32) -> Weight) -> Option<(usize, Weight)> {
        while let Some(step) = self.steps.get(self.at) {
            let depth = usize::from(step.depth);
            let paid = self.paid[depth - 1] + self.costs.of[step.link as usize];
            if Weight::from(step.most) * self.costs.scale - paid >= floor(step.most) {
                self.paid[depth] = paid;
                let at = self.at;
                self.at += 1;
                return Some((at, Weight::from(self.worth[at].value) * self.costs.scale - paid));
            }
            self.at = step.next as usize;
        }
        None
    }
}
