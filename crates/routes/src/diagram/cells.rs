//! The network cut into cells, in an order that keeps the frontier short.

use std::collections::HashMap;

use crate::network::{End, Network, PieceId, PointId, Side};

use super::cell::{Cell, Rim, SLOTS};
use super::ways::{Way, ways};

/// All cells that a route can use, in the order in which they are decided, and all ways through each of them.
pub(crate) struct Cells<'a> {
    pub net: &'a Network,
    pub cells: Vec<Cell>,
    pub ways: Vec<Vec<Way>>,
    /// By cell and by what comes in, as bits: the ways that go on from there.
    from: Vec<HashMap<u64, Vec<u16>>>,
}

impl<'a> Cells<'a> {
    /// None if the frontier would be too long, or if there are too many ways through a cell.
    pub fn new(net: &'a Network) -> Option<Self> {
        let (cells, points) = cut(net, &alive(net));
        let order = order(cells.len(), &points);
        let cells = arrange(cells, &points, &order)?;
        let ways: Vec<Vec<Way>> = cells.iter().map(|cell| ways(net, cell)).collect::<Option<_>>()?;
        let from = cells.iter().zip(&ways).map(|(cell, ways)| {
            let mut from: HashMap<u64, Vec<u16>> = HashMap::new();
            for (w, way) in (0..).zip(ways) {
                from.entry(way.uses & ((1 << cell.incoming) - 1)).or_default().push(w);
            }
            from
        });
        let from = from.collect();
        Some(Self { net, cells, ways, from })
    }

    /// The ways through a cell that go on from what comes in.
    pub fn ways_from(&self, cell: usize, incoming: u64) -> &[u16] {
        self.from[cell].get(&incoming).map_or(&[], Vec::as_slice)
    }
}

/// Numbers the ends of track: stops, then the two sides of each point.
fn index(net: &Network, end: End) -> usize {
    match end {
        End::Stop(stop) => usize::from(stop.0),
        End::Point(point, side) => net.stops.len() + 2 * usize::from(point.0) + usize::from(side == Side::B),
    }
}

/// By piece: whether a route can use it, as far as that is easily seen: track goes on at both of its ends, and it hangs
/// together with a station.
fn alive(net: &Network) -> Vec<bool> {
    let mut at = vec![Vec::new(); net.stops.len() + 2 * net.points];
    for (p, piece) in net.pieces.iter().enumerate() {
        for end in piece.ends {
            at[index(net, end)].push(p);
        }
    }
    let mut alive = vec![true; net.pieces.len()];
    let goes_on = |alive: &[bool], end: End| match end {
        End::Stop(_) => true,
        End::Point(point, side) => at[index(net, End::Point(point, side.other()))].iter().any(|&p| alive[p]),
    };
    loop {
        let dead = |p: &usize| alive[*p] && !net.pieces[*p].ends.iter().all(|&end| goes_on(&alive, end));
        let dead: Vec<usize> = (0..alive.len()).filter(dead).collect();
        if dead.is_empty() {
            break;
        }
        dead.into_iter().for_each(|p| alive[p] = false);
    }
    let mut reached = vec![false; net.pieces.len()];
    let mut seen = vec![false; at.len()];
    let mut queue: Vec<usize> = (0..net.stops.len()).filter(|&s| net.stops[s].station).collect();
    while let Some(end) = queue.pop() {
        if std::mem::replace(&mut seen[end], true) {
            continue;
        }
        for &p in at[end].iter().filter(|&&p| alive[p]) {
            reached[p] = true;
            queue.extend(net.pieces[p].ends.iter().filter_map(|&far| match far {
                End::Stop(stop) => net.stop(stop).passable().then_some(usize::from(stop.0)),
                End::Point(point, side) => Some(index(net, End::Point(point, side.other()))),
            }));
        }
    }
    reached
}

/// A point, and the cells on its two sides.
type Between = (PointId, [usize; 2]);

/// The cells, and the points between them.
fn cut(net: &Network, alive: &[bool]) -> (Vec<Cell>, Vec<Between>) {
    let mut up: Vec<usize> = (0..net.stops.len() + 2 * net.points).collect();
    let top = |up: &[usize], mut at: usize| {
        while up[at] != at {
            at = up[at];
        }
        at
    };
    let pieces = || net.pieces.iter().enumerate().filter(|(p, _)| alive[*p]);
    for (_, piece) in pieces() {
        let [a, b] = piece.ends.map(|end| top(&up, index(net, end)));
        up[a.max(b)] = a.min(b);
    }
    let mut numbers: HashMap<usize, usize> = HashMap::new();
    let mut cells: Vec<Cell> = Vec::new();
    let mut sides = vec![[None; 2]; net.points];
    for (p, piece) in pieces() {
        let next = cells.len();
        let number = *numbers.entry(top(&up, index(net, piece.ends[0]))).or_insert(next);
        if number == next {
            cells.push(Cell::default());
        }
        let cell = &mut cells[number];
        cell.pieces.push(PieceId(p as u16));
        for end in piece.ends {
            match end {
                End::Stop(stop) if cell.stops.contains(&stop) => {}
                End::Stop(stop) => cell.stops.push(stop),
                End::Point(point, side) => {
                    sides[usize::from(point.0)][usize::from(side == Side::B)] = Some(number);
                }
            }
        }
    }
    let mut between = Vec::new();
    for (point, sides) in (0..).map(PointId).zip(sides) {
        match sides {
            [Some(a), Some(b)] if a == b => cells[a].inner.push(point),
            [Some(a), Some(b)] => between.push((point, [a, b])),
            _ => {}
        }
    }
    (cells, between)
}

/// Next comes the cell that leaves the fewest points open; of all beginnings the one that makes the least work.
fn order(cells: usize, points: &[Between]) -> Vec<usize> {
    let mut rims = vec![Vec::new(); cells];
    for (i, (_, sides)) in points.iter().enumerate() {
        sides.iter().for_each(|&cell| rims[cell].push(i));
    }
    let from = |first: usize| {
        let mut open = vec![false; points.len()];
        let mut left: Vec<usize> = (0..cells).collect();
        let mut order = Vec::with_capacity(cells);
        let (mut work, mut width) = (0_u64, 0_i32);
        let mut next = Some(first);
        while let Some(cell) = next {
            left.retain(|&other| other != cell);
            order.push(cell);
            for &i in &rims[cell] {
                open[i] = !open[i];
                width += if open[i] { 1 } else { -1 };
            }
            // About what a layer grows to, as far as its width tells.
            work = work.saturating_add(3_u64.saturating_pow(width as u32));
            let opens = |cell: usize| rims[cell].iter().map(|&i| if open[i] { -1 } else { 1 }).sum::<i32>();
            let oldest = |cell: usize| rims[cell].iter().copied().find(|&i| open[i]).unwrap_or(usize::MAX);
            let touches = |cell: usize| width == 0 || oldest(cell) < usize::MAX;
            let rank = |&cell: &usize| (opens(cell), oldest(cell), cell);
            next = left.iter().copied().filter(|&cell| touches(cell)).min_by_key(rank);
        }
        (work, order)
    };
    (0..cells).map(from).min_by_key(|found| found.0).map(|found| found.1).unwrap_or_default()
}

/// The cells in this order, with their rims; none if more points are open at a time than there are slots.
fn arrange(mut cells: Vec<Cell>, points: &[Between], order: &[usize]) -> Option<Vec<Cell>> {
    let mut slots: Vec<Option<u8>> = vec![None; points.len()];
    let mut free: Vec<u8> = (0..SLOTS as u8).rev().collect();
    let mut arranged = Vec::with_capacity(order.len());
    for &next in order {
        let mut cell = std::mem::take(&mut cells[next]);
        let rim: Vec<usize> = (0..points.len()).filter(|&i| points[i].1.contains(&next)).collect();
        let (old, new): (Vec<usize>, Vec<usize>) = rim.into_iter().partition(|&i| slots[i].is_some());
        for &i in &new {
            slots[i] = Some(free.pop()?);
        }
        cell.incoming = old.len();
        for i in old.into_iter().chain(new) {
            cell.rim.push(Rim { point: points[i].0, slot: slots[i]? });
        }
        free.extend(cell.rim[..cell.incoming].iter().map(|rim| rim.slot));
        arranged.push(cell);
    }
    Some(arranged)
}
