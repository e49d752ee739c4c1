//! The buckets of everybody in a fixed piece of memory, however many ask.
//!
//! Each key has a cell in every row, by a hash with a secret of this process. A cell says when the bucket will be full again;
//! of the cells of a key the earliest counts. Whoever shares cells may make a bucket look emptier than it is, and never
//! fuller: a flood from many places cannot wash a count away, and has to fill all rows before it is in anybody's way.

use std::hash::{BuildHasher, RandomState};
use std::time::Duration;

const ROWS: usize = 4;

/// Cells of a row are told apart by so many bits; those of all rows are in one hash.
const BITS: u32 = 15;
const WIDTH: usize = 1 << BITS;

/// Buckets of one size. Times are nanoseconds from any moment, the same one every time.
pub(super) struct Sketch {
    burst: u64,
    every: u64,
    secret: RandomState,
    /// Row after row: when a bucket is full again.
    cells: Vec<u64>,
}

impl Sketch {
    /// All buckets are full; each holds `burst`, and one more is there after each `every`.
    pub(super) fn new(burst: u32, every: Duration) -> Sketch {
        Sketch {
            burst: burst.into(),
            every: nanoseconds(every),
            secret: RandomState::new(),
            cells: vec![0; ROWS * WIDTH],
        }
    }

    /// Takes one from a bucket, or says how long it takes until there is one.
    pub(super) fn take(&mut self, who: &str, now: Duration) -> Result<(), Duration> {
        let (hash, now) = (self.secret.hash_one(who), nanoseconds(now));
        let cells: [usize; ROWS] =
            std::array::from_fn(|row| row * WIDTH + (hash >> (row as u32 * BITS)) as usize % WIDTH);
        let full_at = cells.iter().map(|&cell| self.cells[cell]).min().unwrap_or_default();
        let full_at = full_at.max(now).saturating_add(self.every);
        let latest = now.saturating_add(self.every.saturating_mul(self.burst));
        if full_at > latest {
            return Err(Duration::from_nanos(full_at - latest));
        }
        for cell in cells {
            self.cells[cell] = self.cells[cell].max(full_at);
        }
        Ok(())
    }
}

fn nanoseconds(time: Duration) -> u64 {
    time.as_nanos().try_into().unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn a_flood_of_others_neither_washes_a_bucket_away_nor_empties_all() {
        let mut sketch = Sketch::new(10, 20 * SECOND);
        while sketch.take("Anna", SECOND).is_ok() {}
        let passed =
            (0..WIDTH).filter(|other| sketch.take(&format!("other {other}"), SECOND).is_ok()).count();
        assert_eq!(passed, WIDTH, "others are not concerned");
        assert_eq!(sketch.take("Anna", SECOND), Err(20 * SECOND));
        assert_eq!(sketch.take("Bela", SECOND), Ok(()), "one more finds room in the crowd");
        assert_eq!(sketch.take("Anna", 21 * SECOND), Ok(()));
        assert_eq!(sketch.cells.len(), ROWS * WIDTH, "nothing grows");
    }

    #[test]
    fn whoever_fills_all_of_it_is_let_through_no_more_often_than_there_are_cells() {
        let mut sketch = Sketch::new(1, SECOND);
        let passed = (0..20 * WIDTH).filter(|other| sketch.take(&other.to_string(), SECOND).is_ok()).count();
        assert!(passed <= ROWS * WIDTH, "{passed}");
        assert!(sketch.take("Anna", SECOND).is_err(), "there is no room for anybody");
        assert_eq!(sketch.take("Anna", 2 * SECOND), Ok(()));
    }
}
