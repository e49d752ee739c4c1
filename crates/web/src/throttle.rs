//! Limits on how often something may be done: token buckets in memory, one for each kind of request and whoever asks.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::trouble::Trouble;

/// With so many buckets, those that are full again are let go.
const MOST_BUCKETS: usize = 10_000;

/// How often something may be done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limit {
    /// What it is for, so that limits do not share buckets.
    name: &'static str,
    /// So many at once.
    burst: u32,
    /// One more after each of these.
    every: Duration,
}

/// Attempts to sign in, by name and by address: argon2 is slow, and guesses are few.
pub(crate) const SIGN_IN: Limit = Limit { name: "sign in", burst: 10, every: Duration::from_secs(20) };
/// New accounts, by address; a whole club may sit behind one.
pub(crate) const SIGN_UP: Limit = Limit { name: "sign up", burst: 12, every: Duration::from_secs(300) };
/// New games and imports, by person.
pub(crate) const CREATE: Limit = Limit { name: "create", burst: 60, every: Duration::from_secs(2) };
/// Messages, by person.
pub(crate) const CHAT: Limit = Limit { name: "chat", burst: 20, every: Duration::from_secs(2) };
/// Actions and everything else that changes a game, by person.
pub(crate) const ACT: Limit = Limit { name: "act", burst: 3000, every: Duration::from_millis(20) };

/// How often everybody has done what.
#[derive(Default)]
pub(crate) struct Throttle {
    buckets: Mutex<HashMap<(&'static str, String), Bucket>>,
}

struct Bucket {
    left: f64,
    at: Instant,
}

impl Bucket {
    fn fill(&mut self, limit: Limit, now: Instant) {
        let more = (now - self.at).as_secs_f64() / limit.every.as_secs_f64();
        self.left = (self.left + more).min(f64::from(limit.burst));
        self.at = now;
    }
}

impl Throttle {
    /// Counts a request, or says when there may be another.
    pub(crate) fn take(&self, limit: Limit, who: &str) -> Result<(), Trouble> {
        self.take_at(limit, who, Instant::now())
    }

    fn take_at(&self, limit: Limit, who: &str, now: Instant) -> Result<(), Trouble> {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MOST_BUCKETS {
            // The slowest bucket is full again after this long.
            buckets.retain(|_, bucket| now - bucket.at < SIGN_UP.every * SIGN_UP.burst);
            // Rather forget everybody than look through all of them with every request.
            if buckets.len() >= MOST_BUCKETS {
                buckets.clear();
            }
        }
        let new = || Bucket { left: f64::from(limit.burst), at: now };
        let bucket = buckets.entry((limit.name, who.to_owned())).or_insert_with(new);
        bucket.fill(limit, now);
        if bucket.left >= 1.0 {
            bucket.left -= 1.0;
            return Ok(());
        }
        let wait = limit.every.mul_f64(1.0 - bucket.left);
        Err(Trouble::TooOften(wait.as_secs() + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let (throttle, start) = (Throttle::default(), Instant::now());
        for _ in 0..SIGN_IN.burst {
            assert_eq!(throttle.take_at(SIGN_IN, "Anna", start), Ok(()));
        }
        assert_eq!(throttle.take_at(SIGN_IN, "Anna", start), Err(Trouble::TooOften(21)));
        assert_eq!(throttle.take_at(SIGN_IN, "Bela", start), Ok(()), "others are not concerned");
        assert_eq!(throttle.take_at(SIGN_UP, "Anna", start), Ok(()), "nor are other limits");
        assert_eq!(throttle.take_at(SIGN_IN, "Anna", start + SIGN_IN.every), Ok(()));
        assert!(throttle.take_at(SIGN_IN, "Anna", start + SIGN_IN.every).is_err());
    }
}
