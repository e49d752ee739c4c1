//! `lokalka arena --ladder`: every level of bots against the next lower one, and a rating for each.

use bots::arena::Match;
use bots::ladder::{RUNGS, Step, ratings, step};
use languages::tr;

use super::play_all;
use crate::columns;

/// Plays the ladder of a table; so many games a step.
pub fn climb(table: &Match, games: u64, threads: usize) -> Result<String, String> {
    let played = |upper: usize| -> Result<Step, String> {
        Ok(Step::of(&play_all(&step(upper, table), games, threads)?))
    };
    let steps = [played(1)?, played(2)?, played(3)?];
    let rated = ratings(&steps);
    let mut rows =
        vec![vec![tr!("arena-bot"), tr!("ladder-rating"), tr!("ladder-within"), tr!("ladder-score")]];
    for (rung, strength) in RUNGS.iter().enumerate().rev() {
        let score = rung.checked_sub(1).map(|lower| {
            let percent = format!("{:.1}", 100.0 * steps[lower].score);
            tr!("ladder-beats", percent = percent, bot = RUNGS[lower])
        });
        rows.push(vec![
            strength.to_string(),
            format!("{:.0}", rated[rung].points),
            format!("± {:.0}", rated[rung].within.abs()),
            score.unwrap_or_default(),
        ]);
    }
    Ok(columns::table(&rows, |column, entry, wide| match column {
        1 | 2 => columns::right(entry, wide),
        _ => columns::left(entry, wide),
    }))
}
