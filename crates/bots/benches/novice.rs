//! `cargo bench -p bots`: whole games by rules of thumb; fails when one takes half a second of a core on average.

use std::time::Instant;

use bots::arena::Match;
use bots::{Budget, Strength};
use rules::Options;

const GAMES: u64 = 40;

/// Seconds of a core that this process has used; `None` where the system does not tell.
fn cpu() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/schedstat").ok()?;
    let nanoseconds: f64 = text.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}

fn main() {
    let contest = Match {
        title: rules::title::embedded::title("18cz").expect("18cz is embedded"),
        options: Options::BOOK,
        bots: vec![Strength::Thumb.into(); 4],
        budget: Budget::nodes(0),
        seed: 1,
        check: false,
    };
    let (began, before) = (Instant::now(), cpu());
    let (mut actions, mut worth) = (0, 0);
    for number in 0..GAMES {
        let outcome = contest.play(number).expect("a game without a refusal");
        actions += outcome.played.len();
        worth += outcome.worth.iter().sum::<i64>();
    }
    let used = match (before, cpu()) {
        (Some(before), Some(after)) => after - before,
        _ => began.elapsed().as_secs_f64(),
    };
    let each = used / GAMES as f64;
    println!(
        "{GAMES} games of 4 by rules of thumb: {each:.3} s of one core each, {} actions, mean worth {} K",
        actions as u64 / GAMES,
        worth / (4 * GAMES as i64)
    );
    assert!(each < 0.5, "a game by rules of thumb took {each:.3} s of one core");
}
