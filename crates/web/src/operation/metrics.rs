//! What a server counts while it runs.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{LazyLock, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::error::AppError;

/// The counts of this process.
pub(crate) static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

/// The upper bounds of a histogram, in seconds.
pub(crate) const BOUNDS: [f64; 13] =
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// All that is counted.
pub(crate) struct Metrics {
    pub(crate) began: Instant,
    requests: Mutex<BTreeMap<Asked, Requests>>,
    /// Entries of logs by what became of them.
    pub(crate) moves: Moves,
    /// How often what is kept could not be read or written.
    pub(crate) store_errors: AtomicU64,
    /// How long it takes until an entry is on disk.
    pub(crate) append: Histogram,
    /// How long bots think.
    pub(crate) thinking: Histogram,
}

/// What was asked for: the method, and the pattern of the path.
pub(crate) type Asked = (&'static str, String);

/// The requests for one thing.
#[derive(Default)]
pub(crate) struct Requests {
    /// How many were answered with each status.
    pub(crate) by_status: BTreeMap<u16, u64>,
    /// How long it took until the answer began.
    pub(crate) took: Histogram,
}

/// What became of what people and bots asked for.
#[derive(Default)]
pub(crate) struct Moves {
    /// It is on disk.
    pub(crate) kept: AtomicU64,
    /// It was not allowed.
    pub(crate) refused: AtomicU64,
    /// The game had gone on.
    pub(crate) conflicting: AtomicU64,
    /// It could not be kept.
    pub(crate) failed: AtomicU64,
}

impl Metrics {
    fn new() -> Metrics {
        Metrics {
            began: Instant::now(),
            requests: Mutex::default(),
            moves: Moves::default(),
            store_errors: AtomicU64::new(0),
            append: Histogram::default(),
            thinking: Histogram::default(),
        }
    }

    /// Counts a request that was answered.
    pub(crate) fn answered(&self, asked: Asked, status: u16, took: Duration) {
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        let requests = requests.entry(asked).or_default();
        *requests.by_status.entry(status).or_default() += 1;
        requests.took.observe(took);
    }

    /// Looks at all requests so far.
    pub(crate) fn each_request(&self, mut look: impl FnMut(&Asked, &Requests)) {
        let requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        requests.iter().for_each(|(asked, requests)| look(asked, requests));
    }
}

impl Moves {
    /// Counts one by what became of it.
    pub(crate) fn count<T>(&self, outcome: &Result<T, AppError>) {
        let counter = match outcome {
            Ok(_) => &self.kept,
            Err(AppError::Stale(_)) => &self.conflicting,
            Err(AppError::Storage(_)) => &self.failed,
            Err(_) => &self.refused,
        };
        counter.fetch_add(1, Ordering::Relaxed);
    }
}

/// How long something took, counted by bounds.
#[derive(Default)]
pub(crate) struct Histogram {
    /// One count for each bound, and one for what took longer.
    counts: [AtomicU64; BOUNDS.len() + 1],
    microseconds: AtomicU64,
}

impl Histogram {
    pub(crate) fn observe(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        let bucket = BOUNDS.iter().position(|bound| seconds <= *bound).unwrap_or(BOUNDS.len());
        self.counts[bucket].fetch_add(1, Ordering::Relaxed);
        let microseconds = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.microseconds.fetch_add(microseconds, Ordering::Relaxed);
    }

    /// How many took at most as long as each bound, and how many there were in all.
    pub(crate) fn up_to_each_bound(&self) -> [u64; BOUNDS.len() + 1] {
        let mut sum = 0;
        self.counts.each_ref().map(|count| {
            sum += count.load(Ordering::Relaxed);
            sum
        })
    }

    /// How long everything took together, in seconds.
    pub(crate) fn sum(&self) -> f64 {
        Duration::from_micros(self.microseconds.load(Ordering::Relaxed)).as_secs_f64()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_what_took_at_most_as_long() {
        let histogram = Histogram::default();
        for milliseconds in [1, 2, 60, 20_000] {
            histogram.observe(Duration::from_millis(milliseconds));
        }
        let counts = histogram.up_to_each_bound();
        assert_eq!(counts[0], 1, "a bound belongs to what is below it");
        assert_eq!((counts[1], counts[5], counts[6]), (2, 2, 3));
        assert_eq!((counts[BOUNDS.len() - 1], counts[BOUNDS.len()]), (3, 4));
        assert!((histogram.sum() - 20.063).abs() < 1e-9);
    }

    #[test]
    fn a_move_is_counted_by_what_became_of_it() {
        let moves = Moves::default();
        let outcomes = [
            Ok(()),
            Err(AppError::Stale(3)),
            Err(AppError::Storage("full".into())),
            Err(AppError::NotSeated),
        ];
        outcomes.iter().for_each(|outcome| moves.count(outcome));
        for counter in [&moves.kept, &moves.conflicting, &moves.failed, &moves.refused] {
            assert_eq!(counter.load(Ordering::Relaxed), 1);
        }
    }
}
