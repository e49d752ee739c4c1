//! What a route may do in one cell.

use crate::network::{End, Network, PieceId, PointId, StopId};

use super::cell::Cell;

/// More ways than these through one cell are not looked at; nor is more track than there are bits for.
const MOST: usize = 4096;
const BITS: usize = 32;

/// A choice of pieces in a cell: how it joins the points of the rim, and which stops it calls at.
#[derive(Clone, Debug, Default)]
pub(crate) struct Way {
    pub pieces: Vec<PieceId>,
    /// What no other route may use, as bits: the points of the rim; then the inner points, and the pieces without points.
    pub uses: u64,
    /// Pairs of points of the rim with track between them.
    pub joins: Vec<(u8, u8)>,
    /// Points from which track leads to a stop where the route ends.
    pub ends: Vec<u8>,
    /// How many routes lie in the cell from end to end.
    pub whole: usize,
    /// The stops called at, and whether the route ends there.
    pub calls: Vec<(StopId, bool)>,
}

impl Way {
    /// Whether all of it can belong to one route.
    fn is_one_route(&self) -> bool {
        match self.whole {
            0 => self.ends.len() <= 2,
            1 => self.joins.is_empty() && self.ends.is_empty(),
            _ => false,
        }
    }
}

/// All ways through a cell, the first of which uses nothing; none if they are too many.
pub(crate) fn ways(net: &Network, cell: &Cell) -> Option<Vec<Way>> {
    if cell.rim.len() > BITS || cell.inner.len() + cell.pieces.len() > BITS {
        return None;
    }
    let mut found = Vec::new();
    choose(net, cell, 0, &mut Vec::new(), &mut found).then_some(found)
}

/// Tries all further pieces; false if there are too many ways.
fn choose(net: &Network, cell: &Cell, from: usize, chosen: &mut Vec<PieceId>, found: &mut Vec<Way>) -> bool {
    let Some(draft) = draft(net, cell, chosen) else { return true };
    if let Some(way) = finish(net, cell, draft)
        && way.is_one_route()
    {
        found.push(way);
    }
    for next in from..cell.pieces.len() {
        chosen.push(cell.pieces[next]);
        let fits = choose(net, cell, next + 1, chosen, found);
        chosen.pop();
        if !fits {
            return false;
        }
    }
    found.len() <= MOST
}

/// These pieces, without a look at how they hang together. None if one side of a point is used twice, or a stop too
/// often: more pieces do not mend that.
fn draft(net: &Network, cell: &Cell, pieces: &[PieceId]) -> Option<Way> {
    let mut way = Way { pieces: pieces.to_vec(), ..Way::default() };
    let mut points = Vec::new();
    for &piece in pieces {
        let ends = net.piece(piece).ends;
        if ends.iter().all(|end| matches!(end, End::Stop(_))) {
            let place = cell.pieces.iter().position(|&other| other == piece)?;
            way.uses |= 1 << (BITS + cell.inner.len() + place);
        }
        for end in ends {
            match end {
                End::Point(..) if points.contains(&end) => return None,
                End::Point(point, _) => {
                    points.push(end);
                    let inner = || Some(BITS + cell.inner.iter().position(|&inner| inner == point)?);
                    way.uses |= 1 << rim_bit(cell, point).or_else(inner)?;
                }
                End::Stop(stop) => call(net, &mut way.calls, stop)?,
            }
        }
    }
    Some(way)
}

/// The bit of a point, if it is on the rim.
fn rim_bit(cell: &Cell, point: PointId) -> Option<usize> {
    cell.rim.iter().position(|rim| rim.point == point)
}

/// One more piece ends at a stop.
fn call(net: &Network, calls: &mut Vec<(StopId, bool)>, stop: StopId) -> Option<()> {
    let place = net.stop(stop);
    if let Some((_, ends)) = calls.iter_mut().find(|call| call.0 == stop) {
        return (std::mem::replace(ends, false) && place.passable()).then_some(());
    }
    let same_group = |call: &(StopId, bool)| place.group.is_some() && net.stop(call.0).group == place.group;
    if calls.iter().any(same_group) {
        return None;
    }
    calls.push((stop, true));
    Some(())
}

/// Finds what leads where. None if track breaks off at a point within the cell, or runs in a circle.
fn finish(net: &Network, cell: &Cell, mut way: Way) -> Option<Way> {
    let mut left = way.pieces.clone();
    for i in 0..cell.rim.len() {
        let point = cell.rim[i].point;
        let is_begin = |end: &End| matches!(end, End::Point(begin, _) if *begin == point);
        let ends = left.iter().flat_map(|&piece| net.piece(piece).ends);
        let Some(begin) = ends.into_iter().find(is_begin) else { continue };
        match follow(net, cell, &way.calls, &mut left, begin)? {
            End::Point(other, _) => way.joins.push((i as u8, rim_bit(cell, other)? as u8)),
            End::Stop(_) => way.ends.push(i as u8),
        }
    }
    for i in 0..way.calls.len() {
        let (stop, ends) = way.calls[i];
        let begin = End::Stop(stop);
        if ends && left.iter().any(|&piece| net.piece(piece).ends.contains(&begin)) {
            follow(net, cell, &way.calls, &mut left, begin)?;
            way.whole += 1;
        }
    }
    left.is_empty().then_some(way)
}

/// Takes the track away that begins at an end: where it leads to.
fn follow(
    net: &Network,
    cell: &Cell,
    calls: &[(StopId, bool)],
    left: &mut Vec<PieceId>,
    begin: End,
) -> Option<End> {
    let mut at = begin;
    loop {
        let next = left.iter().position(|&piece| net.piece(piece).ends.contains(&at))?;
        let ends = net.piece(left.remove(next)).ends;
        let far = if ends[0] == at { ends[1] } else { ends[0] };
        at = match far {
            End::Stop(stop) if calls.contains(&(stop, true)) => return Some(far),
            End::Stop(_) => far,
            End::Point(point, _) if rim_bit(cell, point).is_some() => return Some(far),
            End::Point(point, side) => End::Point(point, side.other()),
        };
    }
}
