//! Limits on how often something may be done: token buckets in memory, one for each kind of request and whoever asks.
//! However many ask, they take no more memory and no more time (`throttle/sketch.rs`).
//!
//! Every server counts for itself: several on one database let through as many times more.

mod sketch;

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::error::AppError;
use crate::identity::Person;

use sketch::Sketch;

/// So many times more than an account an address may do: several may sit behind one, and one could make several.
const ADDRESS_FACTOR: u32 = 4;

/// Requests of any kind that one address may make in a second, unless told; a table redraws with each action.
pub(crate) const REQUESTS_PER_SECOND: u32 = 200;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// So many seconds' worth of requests may come at once.
const REQUESTS_AT_ONCE: u32 = 30;

/// How often something may be done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limit {
    /// What it is for, so that limits do not share buckets.
    name: &'static str,
    /// So many at once.
    burst: u32,
    /// One more after each of these.
    every: Duration,
    /// So many in a day, where less than that rate is enough in the long run.
    daily: Option<u32>,
}

impl Limit {
    /// The limit for the long run.
    fn in_a_day(self) -> Option<Limit> {
        let burst = self.daily?;
        Some(Limit { burst, every: DAY / burst.max(1), daily: None, ..self })
    }
}

/// Attempts to sign in, by name and by address: argon2 is slow, and guesses are few.
pub(crate) const SIGN_IN: Limit =
    Limit { name: "sign in", burst: 10, every: Duration::from_secs(20), daily: None };
/// Codes of a second factor, in the same way: each has one chance in 300,000, and whoever guesses knows the password.
pub(crate) const CODE: Limit =
    Limit { name: "code", burst: 10, every: Duration::from_secs(120), daily: None };
/// New accounts, by address; a whole club may sit behind one.
pub(crate) const SIGN_UP: Limit =
    Limit { name: "sign up", burst: 12, every: Duration::from_secs(300), daily: None };
/// New games, by person: a club begins its evening at once, and nobody begins hundreds a day.
pub(crate) const CREATE: Limit =
    Limit { name: "create", burst: 60, every: Duration::from_secs(300), daily: None };
/// Games from files, by person: each is played through before it is kept, and is large.
pub(crate) const IMPORT: Limit =
    Limit { name: "import", burst: 30, every: Duration::from_secs(1800), daily: None };
/// Suggestions of a bot, by person: it thinks for seconds.
pub(crate) const SUGGEST: Limit =
    Limit { name: "suggest", burst: 20, every: Duration::from_secs(2), daily: None };
/// Messages, by person; all of them are kept.
pub(crate) const CHAT: Limit =
    Limit { name: "chat", burst: 20, every: Duration::from_secs(2), daily: Some(1000) };
/// Actions and everything else that changes a game, by person. All of it is kept: as much as some thirty games a day.
pub(crate) const ACT: Limit =
    Limit { name: "act", burst: 1000, every: Duration::from_millis(100), daily: Some(20_000) };

/// Branches that are opened and described, by person: all of them are kept, if not for ever.
pub(crate) const TRY: Limit =
    Limit { name: "try", burst: 120, every: Duration::from_secs(5), daily: Some(2_000) };

/// Questions what trains would earn, by person: each is a search.
pub(crate) const ASK: Limit =
    Limit { name: "ask", burst: 200, every: Duration::from_millis(250), daily: None };

/// News of turns, by account: a webhook must not become a hose.
pub(crate) const NOTICE: Limit =
    Limit { name: "notice", burst: 30, every: Duration::from_secs(60), daily: None };
/// Trials of where news go, by account.
pub(crate) const TRY_OUT: Limit =
    Limit { name: "try out", burst: 5, every: Duration::from_secs(60), daily: None };
/// Letters that ask to confirm an address, by account and by address.
pub(crate) const MAIL: Limit = Limit { name: "mail", burst: 3, every: Duration::from_secs(600), daily: None };

/// Lines in the log about those who sign in or are turned away, by address: enough to be caught by them.
pub(crate) const LOG_LINE: Limit =
    Limit { name: "log line", burst: 20, every: Duration::from_secs(10), daily: None };
/// The same for all together.
pub(crate) const LOG_LINES: Limit =
    Limit { name: "log lines", burst: 500, every: Duration::from_millis(50), daily: None };

/// How many requests an address may make.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Rate {
    PerSecond(u32),
    /// Nothing is counted: for load tests.
    Unlimited,
}

/// How often everybody has done what.
pub(crate) struct Throttle {
    rate: Rate,
    began: Instant,
    /// By the name of a limit and how fast it fills: wider ones have buckets of their own.
    sketches: Mutex<HashMap<(&'static str, Duration), Sketch>>,
}

impl Throttle {
    pub(crate) fn new(rate: Rate) -> Throttle {
        Throttle { rate, began: Instant::now(), sketches: Mutex::default() }
    }

    /// Counts a request of any kind by the address that it comes from.
    pub(crate) fn request_from(&self, address: &str) -> Result<(), AppError> {
        self.request("requests of an address", 1, address)
    }

    /// Counts a request of any kind by an account, which may make half as many as an address.
    pub(crate) fn request_by(&self, user: &str) -> Result<(), AppError> {
        self.request("requests of an account", 2, user)
    }

    fn request(&self, name: &'static str, part: u32, who: &str) -> Result<(), AppError> {
        let Rate::PerSecond(rate) = self.rate else { return Ok(()) };
        let every = Duration::from_secs(1) * part / rate.max(1);
        self.take(
            Limit { name, burst: (rate.saturating_mul(REQUESTS_AT_ONCE) / part).max(1), every, daily: None },
            who,
        )
    }

    /// Counts what a person does, by account and address; without an account by address alone, since a browser may forget
    /// its cookie at will.
    pub(crate) fn count(&self, limit: Limit, person: &Person) -> Result<(), AppError> {
        let address = person.address.to_string();
        let Some(account) = &person.account else { return self.take(limit, &address) };
        self.take(limit, &format!("user {}", account.id))?;
        let wider = Limit {
            burst: limit.burst * ADDRESS_FACTOR,
            every: limit.every / ADDRESS_FACTOR,
            daily: limit.daily.map(|daily| daily * ADDRESS_FACTOR),
            ..limit
        };
        self.take(wider, &format!("accounts at {address}"))
    }

    /// Counts something, or says when there may be another.
    pub(crate) fn take(&self, limit: Limit, who: &str) -> Result<(), AppError> {
        if self.rate == Rate::Unlimited {
            return Ok(());
        }
        let now = Instant::now();
        self.take_at(limit, who, now)?;
        limit.in_a_day().map_or(Ok(()), |long_run| self.take_at(long_run, who, now))
    }

    /// The same at some time.
    pub(crate) fn take_at(&self, limit: Limit, who: &str, now: Instant) -> Result<(), AppError> {
        let mut sketches = self.sketches.lock().unwrap_or_else(PoisonError::into_inner);
        let new = || Sketch::new(limit.burst, limit.every);
        let sketch = sketches.entry((limit.name, limit.every)).or_insert_with(new);
        let taken = sketch.take(who, now.saturating_duration_since(self.began));
        taken.map_err(|wait| AppError::RateLimited(wait.as_secs() + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn throttle() -> Throttle {
        Throttle::new(Rate::PerSecond(REQUESTS_PER_SECOND))
    }

    #[test]
    fn a_bucket_empties_and_fills_again() {
        let (throttle, start) = (throttle(), Instant::now());
        for _ in 0..SIGN_IN.burst {
            assert_eq!(throttle.take_at(SIGN_IN, "Anna", start), Ok(()));
        }
        assert_eq!(throttle.take_at(SIGN_IN, "Anna", start), Err(AppError::RateLimited(21)));
        assert_eq!(throttle.take_at(SIGN_IN, "Bela", start), Ok(()), "others are not concerned");
        assert_eq!(throttle.take_at(SIGN_UP, "Anna", start), Ok(()), "nor are other limits");
        assert_eq!(throttle.take_at(SIGN_IN, "Anna", start + SIGN_IN.every), Ok(()));
        assert!(throttle.take_at(SIGN_IN, "Anna", start + SIGN_IN.every).is_err());
    }

    #[test]
    fn a_flood_from_many_places_does_not_wash_a_bucket_away() {
        let (throttle, start) = (throttle(), Instant::now());
        while throttle.take_at(SIGN_IN, "Anna", start).is_ok() {}
        for number in 0..10_000 {
            for _ in 0..8 {
                // Some are in each other's way by then.
                let _ = throttle.take_at(SIGN_IN, &format!("other {number}"), start);
            }
        }
        assert!(throttle.take_at(SIGN_IN, "Anna", start).is_err());
        assert_eq!(throttle.take_at(SIGN_IN, "Bela", start), Ok(()), "and leaves room for others");
    }

    #[test]
    fn in_the_long_run_less_is_enough() {
        let throttle = throttle();
        let most = ACT.daily.expect("what is kept has a limit for the day");
        let day = ACT.in_a_day().expect("and so many");
        let (start, quick) = (Instant::now(), DAY / most / 10);
        let passed =
            (0..2 * most).filter(|&n| throttle.take_at(day, "Anna", start + quick * n).is_ok()).count();
        // A fifth of a day has gone by meanwhile.
        assert!((most as usize..most as usize * 13 / 10).contains(&passed), "{passed}");
        assert!(ACT.burst < most && DAY / most > ACT.every, "otherwise it would say nothing");
    }

    #[test]
    fn requests_are_counted_at_the_rate_that_was_told() {
        let slow = Throttle::new(Rate::PerSecond(1));
        let passed = (0..2 * REQUESTS_AT_ONCE).filter(|_| slow.request_from("here").is_ok()).count();
        assert!((REQUESTS_AT_ONCE as usize..2 * REQUESTS_AT_ONCE as usize).contains(&passed), "{passed}");
        let unlimited = Throttle::new(Rate::Unlimited);
        assert!((0..1000).all(|_| unlimited.take(SIGN_IN, "Anna").is_ok()));
        assert!((0..100_000).all(|_| unlimited.request_from("here").is_ok()));
    }
}
