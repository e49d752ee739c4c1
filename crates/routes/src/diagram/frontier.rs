//! What the decided part of a route means to the rest: a key, equal for all paths with the same futures.

use super::cell::{Cell, SLOTS};
use super::ways::Way;

/// Bits for each slot: nothing comes by, or what is at the other end: a stop, or the point in a slot.
const WIDTH: u32 = 5;
const NOTHING: u8 = 0;
const STOP: u8 = 1;
const POINT: u8 = 2;

/// The slots, and behind them the flags.
pub(crate) type Key = u128;
const FLAGS: u32 = WIDTH * SLOTS as u32;

/// The key of a route that is complete.
pub(crate) const COMPLETE: Key = 1 << (Key::BITS - 1);

/// What else is to be known of a route so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Flags {
    /// What the train may still count; if that has no end, how many stops it has counted, up to three.
    pub count: u8,
    /// It has called at a station.
    pub station: bool,
    /// It is to end at a port, and whether it does already.
    pub port: bool,
    pub at_port: bool,
    /// Bonuses that it must not earn again, and groups that it must not call at again.
    pub bonuses: u8,
    pub groups: u8,
}

impl Flags {
    pub fn key(self) -> Key {
        let bits = u32::from(self.count)
            | u32::from(self.station) << 8
            | u32::from(self.port) << 9
            | u32::from(self.at_port) << 10
            | u32::from(self.bonuses) << 11
            | u32::from(self.groups) << 19;
        Key::from(bits) << FLAGS
    }

    pub fn of(key: Key) -> Self {
        let bits = (key >> FLAGS) as u32;
        let is_set = |bit: u32| bits >> bit & 1 != 0;
        Self {
            count: bits as u8,
            station: is_set(8),
            port: is_set(9),
            at_port: is_set(10),
            bonuses: (bits >> 11) as u8,
            groups: (bits >> 19) as u8,
        }
    }
}

/// Stretches of a route that are still to be joined: for each slot what is at the other end.
#[derive(Clone, Copy)]
pub(crate) struct Frontier {
    far: [u8; SLOTS],
}

/// What a way makes of a frontier.
pub(crate) enum Next {
    Open(Frontier),
    Complete,
    /// No route is so.
    Impossible,
}

impl Frontier {
    pub fn of(key: Key) -> Self {
        let mut far = [NOTHING; SLOTS];
        for (slot, far) in (0..).zip(&mut far) {
            *far = (key >> (WIDTH * slot)) as u8 & ((1 << WIDTH) - 1);
        }
        Self { far }
    }

    pub fn key(&self) -> Key {
        self.far.iter().rev().fold(0, |key, &far| key << WIDTH | Key::from(far))
    }

    /// Which points of the rim something comes in by, as bits.
    pub fn incoming(&self, cell: &Cell) -> u64 {
        let comes = |slot: u8| u64::from(self.far[usize::from(slot)] != NOTHING);
        (0..).zip(&cell.rim[..cell.incoming]).map(|(i, rim)| comes(rim.slot) << i).sum()
    }

    /// The frontier beyond a cell that the route takes this way through.
    pub fn beyond(mut self, cell: &Cell, way: &Way) -> Next {
        let mut complete = way.whole;
        for &(i, j) in &way.joins {
            let (a, b) = (self.leave(cell, i), self.leave(cell, j));
            // Both come from one stretch, whose other end is the other one.
            if usize::from(j) < cell.incoming && a == POINT + cell.rim[usize::from(j)].slot {
                return Next::Impossible;
            }
            complete += usize::from(self.join(a, b));
        }
        for &i in &way.ends {
            let a = self.leave(cell, i);
            complete += usize::from(self.join(a, STOP));
        }
        let ends = self.far.iter().filter(|&&far| far == STOP).count();
        match complete {
            0 if ends <= 2 => Next::Open(self),
            1 if self.far == [NOTHING; SLOTS] => Next::Complete,
            _ => Next::Impossible,
        }
    }

    /// What is at the other end of the stretch that comes in by a point of the rim; where one goes out, the point itself.
    fn leave(&mut self, cell: &Cell, i: u8) -> u8 {
        let slot = cell.rim[usize::from(i)].slot;
        if usize::from(i) < cell.incoming {
            std::mem::take(&mut self.far[usize::from(slot)])
        } else {
            POINT + slot
        }
    }

    /// Two ends belong to one stretch from now on; true if both are stops.
    fn join(&mut self, a: u8, b: u8) -> bool {
        for (one, other) in [(a, b), (b, a)] {
            if let Some(slot) = one.checked_sub(POINT) {
                self.far[usize::from(slot)] = other;
            }
        }
        a == STOP && b == STOP
    }
}
