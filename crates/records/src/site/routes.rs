//! Routes: their chains of hexes, and our pieces of track.

use rules::geometry::Edge;
use rules::title::TrackEnd;
use rules::train::TrackPiece;
use rules::{HexId, View};

use super::names;
use super::unfollowable::Unfollowable;

/// A stop on the map.
type Stop = (HexId, u8);

/// Track from one stop to the next.
#[derive(Clone)]
struct Link {
    from: Stop,
    to: Stop,
    track: Vec<TrackPiece>,
}

impl Link {
    fn reversed(&self) -> Link {
        Link { from: self.to, to: self.from, track: self.track.iter().rev().copied().collect() }
    }
}

/// The track of a route given as chains.
///
/// # Errors
/// When there is no such track.
pub fn track(view: View<'_>, connections: &[Vec<String>]) -> Result<Vec<TrackPiece>, Unfollowable> {
    let mut paths: Vec<Vec<Link>> = Vec::new();
    for chain in connections {
        let links = links(view, chain)?;
        if links.is_empty() {
            return Err(Unfollowable::NoTrack(chain.join("-")));
        }
        paths = if paths.is_empty() {
            links.into_iter().flat_map(|link| [vec![link.reversed()], vec![link]]).collect()
        } else {
            paths.iter().flat_map(|path| longer(path, &links)).collect()
        };
        if paths.is_empty() {
            return Err(Unfollowable::Apart(chain.join("-")));
        }
    }
    let path = paths.into_iter().next().unwrap_or_default();
    Ok(path.into_iter().flat_map(|link| link.track).collect())
}

/// The path with each link, either way round, that begins where the path ends.
fn longer(path: &[Link], links: &[Link]) -> Vec<Vec<Link>> {
    let Some(end) = path.last().map(|link| link.to) else { return Vec::new() };
    let both = links.iter().flat_map(|link| [link.clone(), link.reversed()]);
    both.filter(|link| link.from == end).map(|link| [path, &[link]].concat()).collect()
}

/// The edge of a hex towards a neighbour.
fn edge_towards(view: View<'_>, from: HexId, to: HexId) -> Option<Edge> {
    Edge::ALL.into_iter().find(|edge| view.title.hex(from).neighbours[usize::from(edge.0)] == Some(to))
}

/// The pieces on a hex that lead from the edge to a stop.
fn to_stops(view: View<'_>, hex: HexId, edge: Edge) -> Vec<(TrackPiece, Stop)> {
    let pieces = view.face(hex).track.iter().enumerate();
    let at_stop = pieces.filter_map(|(index, piece)| match piece.to {
        TrackEnd::Stop(stop) if piece.edge == edge => {
            Some((TrackPiece { hex, piece: index as u8 }, (hex, stop)))
        }
        _ => None,
    });
    at_stop.collect()
}

/// The piece on a hex from edge to edge.
fn across(view: View<'_>, hex: HexId, one: Edge, other: Edge) -> Option<TrackPiece> {
    let joins = |from: Edge, to: TrackEnd| {
        (from, to) == (one, TrackEnd::Edge(other)) || (from, to) == (other, TrackEnd::Edge(one))
    };
    let index = view.face(hex).track.iter().position(|piece| joins(piece.edge, piece.to))?;
    Some(TrackPiece { hex, piece: index as u8 })
}

/// Everything that a chain of hexes can mean.
fn links(view: View<'_>, chain: &[String]) -> Result<Vec<Link>, Unfollowable> {
    let hexes: Vec<HexId> = chain
        .iter()
        .map(|name| names::our_hex(view.title, name).ok_or_else(|| Unfollowable::unknown("hex", name)))
        .collect::<Result<_, _>>()?;
    let mut edges = Vec::new();
    for pair in hexes.windows(2) {
        let edge = edge_towards(view, pair[0], pair[1]);
        edges.push(edge.ok_or_else(|| Unfollowable::NotNeighbours(chain.join("-")))?);
    }
    let (Some(&first), Some(&last)) = (hexes.first(), hexes.last()) else { return Ok(Vec::new()) };
    let (Some(&out), Some(&into)) = (edges.first(), edges.last()) else { return Ok(Vec::new()) };
    let mut middle = Vec::new();
    for (index, &hex) in hexes.iter().enumerate().skip(1).take(hexes.len() - 2) {
        match across(view, hex, edges[index - 1].opposite(), edges[index]) {
            Some(piece) => middle.push(piece),
            None => return Ok(Vec::new()),
        }
    }
    let ends = to_stops(view, last, into.opposite());
    let links = to_stops(view, first, out).into_iter().flat_map(|(begin, from)| {
        let middle = &middle;
        ends.iter().map(move |&(end, to)| {
            let track = [&[begin], middle.as_slice(), &[end]].concat();
            Link { from, to, track }
        })
    });
    Ok(links.collect())
}

/// The stops along a route, in order.
pub fn stops(view: View<'_>, track: &[TrackPiece]) -> Vec<Stop> {
    let mut stops: Vec<Stop> = Vec::new();
    for piece in track {
        if let Some(TrackEnd::Stop(stop)) =
            view.face(piece.hex).track.get(usize::from(piece.piece)).map(|p| p.to)
            && stops.last() != Some(&(piece.hex, stop))
        {
            stops.push((piece.hex, stop));
        }
    }
    stops
}

/// The chains of a route.
pub fn chains(view: View<'_>, track: &[TrackPiece]) -> Vec<Vec<HexId>> {
    let mut chains: Vec<Vec<HexId>> = Vec::new();
    let mut open: Vec<HexId> = Vec::new();
    for piece in track {
        let ends_at_stop = matches!(
            view.face(piece.hex).track.get(usize::from(piece.piece)).map(|p| p.to),
            Some(TrackEnd::Stop(_))
        );
        open.push(piece.hex);
        if ends_at_stop && open.len() > 1 {
            chains.push(std::mem::take(&mut open));
        }
    }
    chains
}
