//! How much a diesel can still gain: what lies open before the ends of its path.

use crate::bounds::Gains;
use crate::links::Links;
use crate::network::Network;
use crate::weight::Weight;

/// The stops that a path can still come to.
pub(crate) struct Open {
    /// Per stop the number of the last question in which it was come to.
    met: Vec<u64>,
    question: u64,
    queue: Vec<u16>,
}

/// A path that may go on.
#[derive(Clone, Copy)]
pub(crate) struct Path<'a> {
    /// Its open ends.
    pub ends: [Option<u16>; 2],
    /// By stop: on the path, or out of bounds.
    pub seen: &'a [bool],
    /// Its track.
    pub used: &'a [u64],
    /// By group: on the path.
    pub groups: &'a [bool],
}

impl Open {
    pub fn new(stops: usize) -> Self {
        Self { met: vec![0; stops], question: 0, queue: Vec::new() }
    }

    /// The most that the path can gain beyond its open ends: all stops within free track that it can pass, and for each end
    /// one where it must stop.
    pub fn most(&mut self, net: &Network, links: &Links, gains: &Gains, path: Path<'_>) -> Weight {
        let Path { ends, seen, used, groups } = path;
        self.question += 1;
        self.queue.clear();
        self.queue.extend(ends.iter().flatten());
        let from_ends = self.queue.len();
        let gone = |group: u16| groups[usize::from(group)];
        let mut sum = 0;
        // The two best stops to end at, not of one group, with their groups.
        let mut last: [(Weight, Option<u16>); 2] = [(0, None); 2];
        let mut next = 0;
        while let Some(&stop) = self.queue.get(next) {
            let end = next < from_ends;
            next += 1;
            let mut ways: [Option<u16>; 2] = [None; 2];
            if end || net.stops[usize::from(stop)].passable() {
                for &(link, to) in &links.at[usize::from(stop)] {
                    let i = usize::from(to);
                    if seen[i] && !ends.contains(&Some(to)) {
                        continue;
                    }
                    if used.iter().zip(links.track(link)).any(|(a, b)| a & b != 0) {
                        continue;
                    }
                    if ways[0].is_none() {
                        ways[0] = Some(to);
                    } else if ways[0] != Some(to) {
                        ways[1] = Some(to);
                    }
                    if !seen[i] && self.met[i] != self.question && !net.stops[i].group.is_some_and(gone) {
                        self.met[i] = self.question;
                        self.queue.push(to);
                    }
                }
            }
            if end {
                continue;
            }
            let adds = gains.adds_at[usize::from(stop)];
            if ways[1].is_some() {
                sum += adds;
                continue;
            }
            let group = net.stops[usize::from(stop)].group;
            let same = |other: (Weight, Option<u16>)| group.is_some() && other.1 == group;
            if adds > last[0].0 {
                if !same(last[0]) {
                    last[1] = last[0];
                }
                last[0] = (adds, group);
            } else if adds > last[1].0 && !same(last[0]) {
                last[1] = (adds, group);
            }
        }
        sum + last[0].0 + if from_ends == 2 { last[1].0 } else { 0 }
    }
}
