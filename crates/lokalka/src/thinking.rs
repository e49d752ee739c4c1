//! How long a bot may think, as it is given on the command line.

use std::time::Duration;

/// The longest time for one move that is taken: ten minutes.
const LONGEST: f64 = 600.0;

/// The time for one move, or what is wrong with it.
pub fn time(seconds: f64) -> Result<Duration, String> {
    if seconds > 0.0 && seconds <= LONGEST {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        Err(format!("--time {seconds}: give more than 0 and at most {LONGEST} seconds"))
    }
}
