//! A hash of positions, by which a search knows where it has been before.
//!
//! It is worked out from the state when somebody asks for it. That takes a fraction of a microsecond, no longer than to play an
//! action; to keep it up to date with events would cost every action something, also where nobody searches.

use std::hash::{Hash, Hasher};

use crate::ids::Seat;
use crate::state::{Board, Company, Laid, Marker, State};

impl State {
    /// Equal states have equal hashes; two states of one game that differ have the same with a chance of about one in 2^64. It means
    /// nothing outside this process: another release may hash differently. What outlives the code is a
    /// [`fingerprint`](crate::fingerprint).
    ///
    /// ```
    /// use rules::{Action, Game, Lookahead, Options, title::embedded};
    ///
    /// let title = embedded::title("18cz").expect("it is built in");
    /// let game = Game::new(title, Options::BOOK, 3, 1)?.game;
    /// let seat = game.decider().expect("the game has begun");
    /// let mut ahead = Lookahead::new(game.clone());
    /// ahead.play(seat, &Action::Pass).expect("one may pass");
    /// assert_ne!(ahead.game().state().position_hash(), game.state().position_hash());
    /// ahead.take_back();
    /// assert_eq!(ahead.game().state().position_hash(), game.state().position_hash());
    /// # Ok::<(), rules::WrongPlayerCount>(())
    /// ```
    pub fn position_hash(&self) -> u64 {
        let mut hasher = Folding { folded: SEED, pending: 0, bits: 0 };
        self.hash(&mut hasher);
        hasher.finish()
    }
}

/// What there is most of on the table is packed by hand: one number for many small ones.
impl Hash for Company {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let &Company {
            status,
            director,
            vaclav,
            start_price,
            space,
            treasury,
            ref trains,
            markers,
            extra,
            home_placed,
            has_operated,
            has_laid,
            has_taken_over,
        } = self;
        let flags = [home_placed, has_operated, has_laid, has_taken_over]
            .into_iter()
            .fold(0, |flags, flag| 2 * flags + u8::from(flag));
        let director = director.map_or(u8::MAX, |Seat(seat)| seat);
        hasher.write_u64(u64::from(start_price) << 32 | u64::from(treasury));
        let small = [status as u8, director, vaclav, space, markers, extra, flags, trains.len() as u8];
        hasher.write_u64(u64::from_le_bytes(small));
        for train in trains {
            hasher.write_u16(u16::from_le_bytes([train.card.0, train.side as u8]));
        }
    }
}

impl Hash for Board {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Board { tiles, markers } = self;
        let position = |&Laid { tile, rotation }: &Laid| u16::from_le_bytes([tile.0, 1 + rotation.0]);
        for tile in tiles {
            hasher.write_u16(tile.as_ref().map_or(0, position));
        }
        hasher.write_usize(markers.len());
        for &Marker { hex, city, company } in markers {
            hasher.write_u32(u32::from_le_bytes([hex.0, city.unwrap_or(u8::MAX), company.0, 0]));
        }
    }
}

/// Any number that looks like chance will do: these are digits of pi.
const SEED: u64 = 0x243f_6a88_85a3_08d3;
const FACTOR: u64 = 0x1319_8a2e_0370_7345;

/// A state is many small numbers: they are packed into words of 64 bits, and a word is folded in by one multiplication. Nobody chooses
/// positions to deceive a search, so that nothing more is needed.
struct Folding {
    folded: u64,
    /// What is not folded in yet, from the lowest bit on.
    pending: u64,
    bits: u32,
}

impl Folding {
    #[inline]
    fn fold(&mut self, word: u64) {
        let product = u128::from(self.folded ^ word) * u128::from(FACTOR);
        self.folded = (product as u64) ^ ((product >> 64) as u64).rotate_left(23);
    }

    /// Adds a number of so many bits, 64 at most.
    #[inline]
    fn add(&mut self, number: u64, bits: u32) {
        self.pending |= number << self.bits;
        self.bits += bits;
        if self.bits >= 64 {
            self.fold(self.pending);
            self.bits -= 64;
            // What found no room in the word; shifting by all bits would leave them as they are.
            self.pending = number.checked_shr(bits - self.bits).unwrap_or(0);
        }
    }
}

impl Hasher for Folding {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        for word in words {
            self.add(u64::from_le_bytes(*word), 64);
        }
        for byte in rest {
            self.write_u8(*byte);
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.add(number.into(), 8);
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.add(number.into(), 16);
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.add(number.into(), 32);
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.add(number, 64);
    }

    #[inline]
    fn write_i64(&mut self, number: i64) {
        self.add(number as u64, 64);
    }

    /// How long a list is: there are none of 65,536 things on the table.
    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64 & 0xffff, 16);
    }

    /// Which variant of an enum it is: none has more than 256.
    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.add(number as u64 & 0xff, 8);
    }

    fn finish(&self) -> u64 {
        let mut last = Folding { ..*self };
        last.fold(self.pending);
        last.fold(self.bits.into());
        last.folded
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hash_of(write: impl Fn(&mut Folding)) -> u64 {
        let mut hasher = Folding { folded: SEED, pending: 0, bits: 0 };
        write(&mut hasher);
        hasher.finish()
    }

    /// Whatever was written before, every bit of a number counts, also where it begins in one word and ends in the next.
    #[test]
    fn every_bit_counts() {
        for before in 0..16 {
            let number = |number: u64| {
                hash_of(|hasher| {
                    (0..before).for_each(|byte| hasher.write_u8(byte));
                    hasher.write_u64(number);
                })
            };
            let mut hashes: Vec<u64> = (0..64).map(|bit| number(1 << bit)).chain([number(0)]).collect();
            hashes.sort_unstable();
            hashes.dedup();
            assert_eq!(hashes.len(), 65, "after {before} bytes");
        }
    }

    #[test]
    fn bytes_in_a_row_are_told_from_fewer() {
        let of = |count: usize| hash_of(|hasher| hasher.write(&vec![0; count]));
        let mut hashes: Vec<u64> = (0..40).map(of).collect();
        hashes.sort_unstable();
        hashes.dedup();
        assert_eq!(hashes.len(), 40);
    }
}
