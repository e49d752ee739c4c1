//! A route that somebody names piece by piece: where it calls, and what track it uses.

use rules::geometry::Edge;
use rules::title::{Colour, TrackEnd};
use rules::train::TrackPiece;
use rules::{CompanyId, HexId};

use super::Ground;
use super::routes::Call;
use super::sides::{SideNumbers, Sides};

/// What a named route is.
pub struct Walk {
    /// Its stops in order.
    pub calls: Vec<Call>,
    /// The hex sides that it crosses.
    pub sides: Sides,
}

/// Follows the pieces in order.
///
/// # Errors
/// In words, when they are no route.
pub fn walk(
    ground: Ground,
    numbers: &SideNumbers,
    company: CompanyId,
    newest: Colour,
    track: &[TrackPiece],
) -> Result<Walk, String> {
    let mut walk = Walk { calls: Vec::new(), sides: Sides::default() };
    let mut outside: Option<(HexId, Edge)> = None;
    for (number, at) in track.iter().enumerate() {
        let face = ground.face(at.hex);
        let piece = face.track.get(usize::from(at.piece)).ok_or("a piece of track that is not there")?;
        match (outside, piece.to) {
            // Out of a stop.
            (None, TrackEnd::Stop(stop)) => {
                if walk.calls.is_empty() {
                    call(ground, company, newest, &mut walk, at.hex, stop)?;
                }
                let here = walk.calls.last().expect("it begins at a stop");
                if (here.hex, here.stop) != (at.hex, stop) {
                    return Err(format!("piece {number} does not go on where the route is"));
                }
                if walk.calls.len() > 1 && ground.stops_here(company, at.hex, stop) {
                    return Err("it passes a city that others fill, or an end".into());
                }
                outside = Some(cross(ground, numbers, &mut walk, at.hex, piece.edge)?);
            }
            (Some((hex, entry)), TrackEnd::Stop(stop)) if hex == at.hex && piece.edge == entry => {
                call(ground, company, newest, &mut walk, hex, stop)?;
                outside = None;
            }
            (Some((hex, entry)), TrackEnd::Edge(other))
                if hex == at.hex && (piece.edge == entry || other == entry) =>
            {
                let out = if piece.edge == entry { other } else { piece.edge };
                outside = Some(cross(ground, numbers, &mut walk, hex, out)?);
            }
            _ => return Err(format!("piece {number} does not go on where the route is")),
        }
    }
    if outside.is_some() { Err("it does not end at a stop".into()) } else { Ok(walk) }
}

fn call(
    ground: Ground,
    company: CompanyId,
    newest: Colour,
    walk: &mut Walk,
    hex: HexId,
    stop: u8,
) -> Result<(), String> {
    let face = ground.face(hex);
    let location = hex.index() * 16 + if face.one_location { 0 } else { usize::from(stop) };
    if walk.calls.iter().any(|before| before.location == location) {
        return Err("it comes to a location twice".into());
    }
    walk.calls.push(Call {
        hex,
        stop,
        kind: ground.stop(hex, stop).kind,
        value: ground.value(hex, stop, newest),
        own: ground.has_station(company, hex, stop),
        red: ground.board.tiles[hex.index()].and_then(|laid| ground.title.tiles[laid.tile.index()].home_of),
        location,
    });
    Ok(())
}

fn cross(
    ground: Ground,
    numbers: &SideNumbers,
    walk: &mut Walk,
    hex: HexId,
    edge: Edge,
) -> Result<(HexId, Edge), String> {
    let side = numbers.number(hex, edge);
    if walk.sides.has(side) {
        return Err("it uses track twice".into());
    }
    walk.sides = walk.sides.with(side);
    ground.across(hex, edge).ok_or_else(|| "it leaves the map".into())
}
