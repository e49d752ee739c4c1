//! Contraction: plain track between two stops becomes one link, with the set of track that it uses.

use std::collections::VecDeque;

use crate::network::{End, Network, PieceId, Side, StopId, StopKind};

/// Track from one stop to another without a stop between.
#[derive(Clone, Debug)]
pub(crate) struct Link {
    /// The two stops; the path runs from the first to the second.
    pub stops: [u16; 2],
    /// Where its pieces lie in [`Links::pieces`].
    pieces: (u32, u32),
}

/// The links that trains of a given reach can use.
#[derive(Default)]
pub(crate) struct Links {
    pub links: Vec<Link>,
    pieces: Vec<PieceId>,
    /// How many elements of track there are, and the words in a set of them.
    pub elements: usize,
    pub words: usize,
    /// The track sets, `words` each. An element stands for all points that exactly the same links use: to use one of
    /// them is to use all, so that nothing is lost. A piece without points stands for itself.
    tracks: Vec<u64>,
    /// For each stop its links and the stops at their other ends, sorted; `first[s]..first[s + 1]` are those of stop `s`.
    at: Vec<(u32, u16)>,
    first: Vec<u32>,
}

/// Most networks have no more links, each of a few pieces.
const USUAL_LINKS: usize = 32;
const USUAL_PIECES: usize = 4 * USUAL_LINKS;

impl Links {
    pub fn pieces(&self, link: u32) -> &[PieceId] {
        let (from, to) = self.links[link as usize].pieces;
        &self.pieces[from as usize..to as usize]
    }

    pub fn track(&self, link: u32) -> &[u64] {
        &self.tracks[link as usize * self.words..][..self.words]
    }

    /// The links of a stop and the stops at their other ends, sorted.
    pub fn at(&self, stop: usize) -> &[(u32, u16)] {
        &self.at[self.first[stop] as usize..self.first[stop + 1] as usize]
    }

    /// All links within reach of a station: a route has at most `reach` stops, where an express train passes towns
    /// for nothing (`towns_free`).
    pub fn new(net: &Network, reach: usize, towns_free: bool) -> Self {
        let mut walk = Walk::new(net);
        // The least stops that a route from some station to here has. Stops at which no route of that length can go on
        // are not walked from.
        let mut least = vec![usize::MAX; net.stops.len()];
        let mut queue = VecDeque::with_capacity(net.stops.len());
        for (i, stop) in net.stops.iter().enumerate() {
            if stop.station {
                least[i] = 1;
                queue.push_back((i, 1));
            }
        }
        let goes_on = |i: usize| net.stops[i].passable() || net.stops[i].station;
        let mut walked = vec![false; net.stops.len()];
        while let Some((i, stops)) = queue.pop_front() {
            if walked[i] || stops > least[i] || stops >= reach || !goes_on(i) {
                continue;
            }
            walked[i] = true;
            let first = walk.links.len();
            walk.from(i as u16);
            for l in first..walk.links.len() {
                let to = usize::from(walk.links[l].stops[1]);
                let free = towns_free && net.stops[to].kind == StopKind::Town;
                let now = stops + usize::from(!free);
                if now < least[to] {
                    least[to] = now;
                    if free { queue.push_front((to, now)) } else { queue.push_back((to, now)) }
                }
            }
        }
        // A link between two stops that were both walked from was found twice.
        let Walk { mut links, pieces, marks, .. } = walk;
        links.retain(|l| l.stops[0] < l.stops[1] || !walked[usize::from(l.stops[1])]);
        let path = |l: &Link| &pieces[l.pieces.0 as usize..l.pieces.1 as usize];
        links.sort_by(|a, b| {
            (a.stops, a.pieces.1 - a.pieces.0, path(a)).cmp(&(b.stops, b.pieces.1 - b.pieces.0, path(b)))
        });
        let (at, first) = by_stop(&links, net.stops.len());
        let mut made = Self { links, pieces, at, first, ..Self::default() };
        made.find_tracks(net, marks);
        made
    }

    /// Partitions the points by the links that use them and makes the track sets.
    fn find_tracks(&mut self, net: &Network, mut class: Vec<u32>) {
        class.fill(0);
        let mut classes = 1;
        let mut uses: Vec<u32> = Vec::with_capacity(USUAL_LINKS);
        let mut split: Vec<(u32, u32)> = Vec::with_capacity(USUAL_LINKS);
        for l in 0..self.links.len() {
            uses.clear();
            resources(net, self.pieces(l as u32), &mut uses);
            split.clear();
            for &u in &uses {
                let old = class[u as usize];
                let new = match split.iter().find(|s| s.0 == old) {
                    Some(s) => s.1,
                    None => {
                        split.push((old, classes));
                        classes += 1;
                        classes - 1
                    }
                };
                class[u as usize] = new;
            }
        }
        // Numbers of classes that have become empty are skipped.
        let mut number = vec![u32::MAX; classes as usize];
        let mut count = 0;
        let mut elements: Vec<(u32, u32)> = Vec::with_capacity(self.pieces.len());
        for l in 0..self.links.len() {
            uses.clear();
            resources(net, self.pieces(l as u32), &mut uses);
            for &u in &uses {
                let n = &mut number[class[u as usize] as usize];
                if *n == u32::MAX {
                    *n = count;
                    count += 1;
                }
                elements.push((l as u32, *n));
            }
        }
        self.elements = count as usize;
        self.words = self.elements.div_ceil(64).max(1);
        self.tracks = vec![0; self.words * self.links.len()];
        for (l, e) in elements {
            self.tracks[l as usize * self.words + e as usize / 64] |= 1 << (e % 64);
        }
    }
}

/// The links of each stop, one stop after the other, and where those of each begin.
fn by_stop(links: &[Link], stops: usize) -> (Vec<(u32, u16)>, Vec<u32>) {
    let mut first = vec![0; stops + 1];
    for stop in links.iter().flat_map(|link| link.stops) {
        first[usize::from(stop) + 1] += 1;
    }
    for s in 0..stops {
        first[s + 1] += first[s];
    }
    let mut at = vec![(0, 0); 2 * links.len()];
    // While they are filled in, `first[s]` is where the next one of stop `s` goes; that ends where those of the next stop begin.
    for (i, link) in links.iter().enumerate() {
        for [from, to] in [link.stops, [link.stops[1], link.stops[0]]] {
            let next = &mut first[usize::from(from)];
            at[*next as usize] = (i as u32, to);
            *next += 1;
        }
    }
    first.rotate_right(1);
    first[0] = 0;
    (at, first)
}

/// What a link uses up: its points, or itself if it has none.
fn resources(net: &Network, pieces: &[PieceId], uses: &mut Vec<u32>) {
    if let [only] = pieces
        && net.piece(*only).ends.iter().all(|e| matches!(e, End::Stop(_)))
    {
        uses.push(net.points as u32 + u32::from(only.0));
        return;
    }
    // Each point of a link is an end of exactly two of its pieces, on two sides: one of them is side A.
    for &p in pieces {
        for end in net.piece(p).ends {
            if let End::Point(point, Side::A) = end {
                uses.push(u32::from(point.0));
            }
        }
    }
}

struct Walk<'a> {
    net: &'a Network,
    /// The pieces at each end, as ranges of `by_end`: the stops, then the points' sides.
    first: Vec<u32>,
    by_end: Vec<u16>,
    marks: Vec<u32>,
    path: Vec<PieceId>,
    pieces: Vec<PieceId>,
    links: Vec<Link>,
}

impl<'a> Walk<'a> {
    fn new(net: &'a Network) -> Self {
        let ends = net.stops.len() + 2 * net.points;
        let mut first = vec![0; ends + 1];
        for end in net.pieces.iter().flat_map(|p| p.ends) {
            first[Self::index(net, end) + 1] += 1;
        }
        for i in 0..ends {
            first[i + 1] += first[i];
        }
        let mut next = first.clone();
        let mut by_end = vec![0; 2 * net.pieces.len()];
        for (i, piece) in net.pieces.iter().enumerate() {
            for end in piece.ends {
                let at = &mut next[Self::index(net, end)];
                by_end[*at as usize] = i as u16;
                *at += 1;
            }
        }
        let marks = vec![0; net.points + net.pieces.len()];
        let (path, pieces) = (Vec::with_capacity(USUAL_LINKS), Vec::with_capacity(USUAL_PIECES));
        Self { net, first, by_end, marks, path, pieces, links: Vec::with_capacity(USUAL_LINKS) }
    }

    fn index(net: &Network, end: End) -> usize {
        match end {
            End::Stop(s) => usize::from(s.0),
            End::Point(p, side) => net.stops.len() + 2 * usize::from(p.0) + usize::from(side == Side::B),
        }
    }

    fn from(&mut self, stop: u16) {
        self.go(stop, End::Stop(StopId(stop)));
    }

    fn go(&mut self, start: u16, from: End) {
        let i = Self::index(self.net, from);
        for k in self.first[i]..self.first[i + 1] {
            let piece = self.by_end[k as usize];
            let ends = self.net.pieces[usize::from(piece)].ends;
            let to = if ends[0] == from { ends[1] } else { ends[0] };
            match to {
                // A loop serves no route.
                End::Stop(stop) if stop.0 == start => {}
                End::Stop(stop) => {
                    let begin = self.pieces.len() as u32;
                    self.pieces.extend_from_slice(&self.path);
                    self.pieces.push(PieceId(piece));
                    let pieces = (begin, self.pieces.len() as u32);
                    self.links.push(Link { stops: [start, stop.0], pieces });
                }
                End::Point(point, side) => {
                    if self.marks[usize::from(point.0)] == 0 {
                        self.marks[usize::from(point.0)] = 1;
                        self.path.push(PieceId(piece));
                        self.go(start, End::Point(point, side.other()));
                        self.path.pop();
                        self.marks[usize::from(point.0)] = 0;
                    }
                }
            }
        }
    }
}
