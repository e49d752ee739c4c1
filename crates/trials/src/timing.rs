//! How long answers took.

use std::time::Duration;

/// What a measurement has found.
#[derive(Clone, Debug)]
pub struct Timing {
    /// All answers, the fastest first.
    latencies: Vec<Duration>,
    /// How long the measurement took.
    time: Duration,
}

impl Timing {
    /// Nothing yet.
    pub const NONE: Timing = Timing { latencies: Vec::new(), time: Duration::ZERO };

    /// What was found in so much time.
    pub fn new(mut latencies: Vec<Duration>, time: Duration) -> Timing {
        latencies.sort_unstable();
        Timing { latencies, time }
    }

    /// This measurement and another as one.
    pub fn and(self, other: Timing) -> Timing {
        let latencies = self.latencies.into_iter().chain(other.latencies).collect();
        Timing::new(latencies, self.time + other.time)
    }

    /// How long it took.
    pub fn time(&self) -> Duration {
        self.time
    }

    /// How many answers there were.
    pub fn count(&self) -> usize {
        self.latencies.len()
    }

    /// Answers per second.
    pub fn rate(&self) -> f64 {
        self.latencies.len() as f64 / self.time.as_secs_f64()
    }

    /// The time that so many percent of the answers took at most.
    pub fn at(&self, percent: usize) -> Duration {
        // The first answer that has this share of all at or below it.
        let rank = (self.latencies.len() * percent).div_ceil(100);
        self.latencies.get(rank.saturating_sub(1)).copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_answers_that_were_given() {
        let latencies = (1..=200).rev().map(Duration::from_millis).collect();
        let timing = Timing::new(latencies, Duration::from_secs(4));
        assert_eq!(timing.at(50), Duration::from_millis(100));
        assert_eq!(timing.at(99), Duration::from_millis(198));
        assert_eq!(timing.at(100), Duration::from_millis(200));
        assert!((timing.rate() - 50.0).abs() < 1e-9);
        let both = timing.and(Timing::new(vec![Duration::from_secs(1); 200], Duration::from_secs(1)));
        assert_eq!((both.at(50), both.at(51)), (Duration::from_millis(200), Duration::from_secs(1)));
        assert!((both.rate() - 80.0).abs() < 1e-9);
        assert_eq!(Timing::new(Vec::new(), Duration::from_secs(1)).at(99), Duration::ZERO);
    }
}
