//! How bots think: for how long, as it is given on the command line, and by what.

use std::time::Duration;

use bots::Knowledge;
use rules::title::Title;

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

/// What is said before a game of a title that no mind has learned.
pub fn without_mind(title: &Title) -> Option<String> {
    let unknown = Knowledge::of(title).is_none();
    unknown.then(|| {
        format!("No mind has learned to play {}: the bots play by rules of thumb and playouts.", title.name)
    })
}
