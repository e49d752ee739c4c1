//! Positions to learn from: features with what every seat was worth in the end, or was thought to be a little later.
//!
//! A record is of one length for a family, all numbers with the lowest byte first: as i16 the features of the table, of all places,
//! of all seats (those that nobody sits on are 0), the part of each place that each seat holds, the director of each place or -1,
//! whether the place is present, and the number of players; then as f32, by seat, what is added to the worth of that moment, in
//! thousands.

use super::features::Encoded;

/// A position on the way.
pub(crate) struct Moment {
    pub(crate) position: Encoded,
    /// What everybody was thought to be worth in the end.
    pub(crate) values: Vec<f32>,
}

/// Writes all moments of a game with their targets: λ-returns, towards what everybody was worth in the end.
pub(crate) fn write(moments: &[Moment], worth: &[i64], lambda: f32, most_players: usize, out: &mut Vec<u8>) {
    let mut target: Vec<f32> = worth.iter().map(|&worth| worth as f32).collect();
    let mut targets = Vec::with_capacity(moments.len());
    for moment in moments.iter().rev() {
        targets.push(target.clone());
        for (target, value) in target.iter_mut().zip(&moment.values) {
            *target = lambda * *target + (1.0 - lambda) * value;
        }
    }
    for (moment, target) in moments.iter().zip(targets.iter().rev()) {
        record(&moment.position, target, most_players, out);
    }
}

fn record(position: &Encoded, target: &[f32], most_players: usize, out: &mut Vec<u8>) {
    let players = position.players;
    let mut put = |value: i16| out.extend_from_slice(&value.to_le_bytes());
    position.global.iter().chain(&position.companies).chain(&position.seats).for_each(|&value| put(value));
    let width = position.seats.len() / players;
    (0..(most_players - players) * width).for_each(|_| put(0));
    for held in position.held.chunks_exact(players) {
        held.iter().for_each(|&part| put(part));
        (players..most_players).for_each(|_| put(0));
    }
    position.director.iter().for_each(|director| put(director.map_or(-1, i16::from)));
    position.present.iter().for_each(|&present| put(i16::from(present)));
    put(players as i16);
    let added = target.iter().zip(&position.worth).map(|(then, &now)| (then - now as f32) / 1_000.0);
    for added in added.chain(std::iter::repeat(0.0)).take(most_players) {
        out.extend_from_slice(&added.to_le_bytes());
    }
}
