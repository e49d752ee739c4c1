//! How bots think: for how long, as it is given on the command line, and by what.

use std::time::Duration;

use bots::Knowledge;
use languages::tr;
use rules::title::Title;
use wording::Printed;

/// The longest time for one move that is taken: ten minutes.
const LONGEST: f64 = 600.0;

/// The time for one move, or what is wrong with it.
pub fn time(seconds: f64) -> Result<Duration, String> {
    if seconds > 0.0 && seconds <= LONGEST {
        Ok(Duration::from_secs_f64(seconds))
    } else {
        Err(tr!("terminal-time", seconds = seconds, most = LONGEST))
    }
}

/// What is said before a game of a title that no mind has learned.
pub fn without_mind(title: &Title) -> Option<String> {
    (!Knowledge::has_learned(title)).then(|| tr!("terminal-no-mind", title = Printed::of(title).name()))
}
