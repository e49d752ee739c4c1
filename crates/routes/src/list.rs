//! Lists of routes, with their track and their paths.

use crate::links::Links;
use crate::network::{Route, StopId};
use crate::weight::{Scale, Total, Weight};

/// Routes of one train, the best first.
#[derive(Default)]
pub(crate) struct List {
    /// What each route is worth, and its pieces of track.
    pub worth: Vec<Total>,
    /// Their reduced costs when they were listed: weight less the multipliers of their track.
    pub reduced_costs: Vec<Weight>,
    /// The track sets, one after the other.
    pub tracks: Vec<u64>,
    /// Where each route's path begins in `steps`.
    paths: Vec<u32>,
    /// For each path: root, lengths of the two arms, their links from the root out.
    steps: Vec<u32>,
}

impl List {
    /// An empty list with room for so many routes of so many words of track and so many links.
    pub fn with_room(routes: usize, words: usize, links: usize) -> Self {
        Self {
            worth: Vec::with_capacity(routes),
            reduced_costs: Vec::with_capacity(routes),
            tracks: Vec::with_capacity(routes * words),
            paths: Vec::with_capacity(routes),
            steps: Vec::with_capacity(routes * (3 + links)),
        }
    }

    pub fn len(&self) -> usize {
        self.worth.len()
    }

    pub fn track(&self, index: u32, words: usize) -> &[u64] {
        &self.tracks[index as usize * words..][..words]
    }

    /// The first route and those as good.
    pub fn best(&self, words: usize) -> Self {
        let mut list = Self::default();
        for i in (0..self.len()).take_while(|&i| self.reduced_costs[i] == self.reduced_costs[0]) {
            list.add(self, i, words);
        }
        list
    }

    /// One of the routes.
    pub fn only(&self, index: usize, words: usize) -> Self {
        let mut list = Self::default();
        list.add(self, index, words);
        list
    }

    /// Adds a route: the path from its root, in two arms.
    pub fn push(&mut self, worth: Total, reduced: Weight, track: &[u64], root: u16, arms: [&[u32]; 2]) {
        self.worth.push(worth);
        self.reduced_costs.push(reduced);
        self.tracks.extend_from_slice(track);
        self.paths.push(self.steps.len() as u32);
        self.steps.extend([u32::from(root), arms[0].len() as u32, arms[1].len() as u32]);
        self.steps.extend_from_slice(arms[0]);
        self.steps.extend_from_slice(arms[1]);
    }

    /// Takes over a route of another list.
    pub fn add(&mut self, from: &Self, index: usize, words: usize) {
        self.worth.push(from.worth[index]);
        self.reduced_costs.push(from.reduced_costs[index]);
        self.tracks.extend_from_slice(&from.tracks[index * words..][..words]);
        let path = &from.steps[from.paths[index] as usize..];
        let length = 3 + path[1] as usize + path[2] as usize;
        self.paths.push(self.steps.len() as u32);
        self.steps.extend_from_slice(&path[..length]);
    }

    /// The highest reduced costs first; of equal ones what was found first.
    pub fn sort_by_reduced_cost(&mut self, words: usize) {
        let order = self.reduced_costs.iter().map(|reduced| -reduced).zip(0..).collect();
        self.sort(order, words);
    }

    /// The highest weights at the strict scale first; of equal ones what was found first.
    pub fn sort_by_worth(&mut self, words: usize) {
        let order = self.worth.iter().map(|&worth| -Scale::STRICT.weigh(worth)).zip(0..).collect();
        self.sort(order, words);
    }

    fn sort(&mut self, mut order: Vec<(Weight, usize)>, words: usize) {
        order.sort_unstable();
        self.worth = order.iter().map(|&(_, i)| self.worth[i]).collect();
        self.reduced_costs = order.iter().map(|&(_, i)| self.reduced_costs[i]).collect();
        self.paths = order.iter().map(|&(_, i)| self.paths[i]).collect();
        let mut tracks = Vec::with_capacity(self.tracks.len());
        for &(_, i) in &order {
            tracks.extend_from_slice(&self.tracks[i * words..][..words]);
        }
        self.tracks = tracks;
    }

    /// The route itself, from the end with the smaller id.
    pub fn route(&self, links: &Links, index: usize) -> Route {
        let path = &self.steps[self.paths[index] as usize..];
        let (root, one, two) = (path[0], path[1] as usize, path[2] as usize);
        let mut stops = vec![root as u16];
        let mut pieces = Vec::new();
        let walk = |stops: &mut Vec<u16>, pieces: &mut Vec<_>, arm: &[u32]| {
            for &l in arm {
                let link = &links.links[l as usize];
                let at = *stops.last().expect("a path has a root");
                if link.stops[0] == at {
                    pieces.extend_from_slice(links.pieces(l));
                    stops.push(link.stops[1]);
                } else {
                    pieces.extend(links.pieces(l).iter().rev());
                    stops.push(link.stops[0]);
                }
            }
        };
        walk(&mut stops, &mut pieces, &path[3..3 + one]);
        stops.reverse();
        pieces.reverse();
        walk(&mut stops, &mut pieces, &path[3 + one..3 + one + two]);
        let (first, last) = (stops[0], *stops.last().expect("a path has a root"));
        if last < first {
            pieces.reverse();
        }
        Route { start: StopId(first.min(last)), pieces }
    }
}
