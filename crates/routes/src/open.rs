//! How much a diesel can still gain: what lies open before the ends of its path, block by block.

use crate::bounds::Gains;
use crate::links::Links;
use crate::network::Network;
use crate::track::is_free;
use crate::weight::Weight;

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

/// The open ends, taken as one: the stop where all blocks hang together.
const ROOT: u32 = 1;

/// Room for the search for blocks: stops that stay joined whichever one of them is taken away.
pub(crate) struct Open {
    /// By stop: when it was come to, from 2 on; 0 if not yet.
    time: Vec<u32>,
    now: u32,
    /// By stop: the most that a walk can gain beyond it, away from the path.
    down: Vec<Weight>,
    /// Stops whose block is not closed.
    stack: Vec<u16>,
}

/// The two highest of some gains.
#[derive(Clone, Copy, Default)]
struct Two(Weight, Weight);

impl Two {
    fn add(&mut self, gain: Weight) {
        if gain > self.0 {
            *self = Two(gain, self.0);
        } else if gain > self.1 {
            self.1 = gain;
        }
    }
}

/// What the search looks at.
struct Board<'a> {
    net: &'a Network,
    links: &'a Links,
    gains: &'a Gains,
    path: Path<'a>,
}

/// What lies at the other end of a link.
enum Beyond {
    /// An open end of the path.
    End,
    /// A stop that may be passed.
    Stop(u16),
    /// A stop where the path would end, and what it adds.
    Last(Weight),
}

impl Board<'_> {
    /// What free track from a stop leads to.
    fn beyond(&self, stop: u16) -> impl Iterator<Item = Beyond> {
        let Path { ends, seen, used, groups } = self.path;
        self.links.at(usize::from(stop)).iter().filter_map(move |&(link, to)| {
            let i = usize::from(to);
            let end = seen[i] && ends.contains(&Some(to));
            let gone = || self.net.stops[i].group.is_some_and(|group| groups[usize::from(group)]);
            if !end && (seen[i] || gone()) {
                return None;
            }
            if !is_free(used, self.links.track(link)) {
                return None;
            }
            Some(match end {
                true => Beyond::End,
                false if self.net.stops[i].passable() => Beyond::Stop(to),
                false => Beyond::Last(self.gains.adds_at[i]),
            })
        })
    }
}

impl Open {
    pub fn new(stops: usize) -> Self {
        Self { time: vec![0; stops], now: 0, down: vec![0; stops], stack: Vec::new() }
    }

    /// The most that the path can gain beyond its open ends.
    pub fn most(&mut self, net: &Network, links: &Links, gains: &Gains, path: Path<'_>) -> Weight {
        let board = Board { net, links, gains, path };
        self.now = ROOT;
        self.time.fill(0);
        self.stack.clear();
        // One way each into two blocks, or two ways through one block.
        let (mut apart, mut together) = (Two::default(), 0);
        for &end in path.ends.iter().flatten() {
            for beyond in board.beyond(end) {
                match beyond {
                    Beyond::Last(gain) => apart.add(gain),
                    Beyond::Stop(to) if self.time[usize::from(to)] == 0 => {
                        self.visit(&board, to);
                        let (sum, exits) = self.close(&board, 0);
                        apart.add(sum + exits.0);
                        together = together.max(sum + exits.0 + exits.1);
                    }
                    Beyond::Stop(_) | Beyond::End => {}
                }
            }
        }
        if path.ends.iter().flatten().count() < 2 { apart.0 } else { together.max(apart.0 + apart.1) }
    }

    /// Goes through all stops beyond this one and closes their blocks; the earliest time that they lead back to.
    fn visit(&mut self, board: &Board<'_>, stop: u16) -> u32 {
        self.now += 1;
        let time = self.now;
        let mut back = time;
        self.time[usize::from(stop)] = time;
        self.stack.push(stop);
        let mut down = 0;
        for beyond in board.beyond(stop) {
            match beyond {
                Beyond::End => back = ROOT,
                Beyond::Last(gain) => down = down.max(gain),
                Beyond::Stop(to) if self.time[usize::from(to)] > 0 => {
                    back = back.min(self.time[usize::from(to)]);
                }
                Beyond::Stop(to) => {
                    let base = self.stack.len();
                    let theirs = self.visit(board, to);
                    if theirs >= time {
                        let (sum, exits) = self.close(board, base);
                        down = down.max(sum + exits.0);
                    } else {
                        back = back.min(theirs);
                    }
                }
            }
        }
        self.down[usize::from(stop)] = down;
        back
    }

    /// Takes a block off the stack: what all its stops add, and the most beyond two of them.
    fn close(&mut self, board: &Board<'_>, base: usize) -> (Weight, Two) {
        let (mut sum, mut exits) = (0, Two::default());
        for stop in self.stack.drain(base..) {
            sum += board.gains.adds_at[usize::from(stop)];
            exits.add(self.down[usize::from(stop)]);
        }
        (sum, exits)
    }
}
