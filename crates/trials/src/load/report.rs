//! What was measured, with the goals.

use std::fmt;
use std::time::Duration;

use super::crowd::News;
use super::trying::Tried;
use super::{GOAL_TABLES, STREAMS};
use crate::timing::Timing;

/// A move at 100 tables takes at most so long, 99 of 100 times.
const LATENCY: Duration = Duration::from_millis(100);

/// A live table takes at most so much memory.
const MEMORY: u64 = 2_000_000;

/// At least this part of what a bare append could do.
const SHARE: f64 = 0.5;

/// What was found at one number of tables.
#[derive(Debug)]
pub(super) struct Level {
    pub(super) tables: usize,
    /// The bare append, as fast as it goes.
    pub(super) limit: Timing,
    /// One move per second and table.
    pub(super) paced: Timing,
    /// Moves as fast as they go.
    pub(super) saturated: Timing,
    pub(super) news: News,
    /// Bytes per table.
    pub(super) memory: u64,
}

impl Level {
    fn share(&self) -> f64 {
        self.saturated.rate() / self.limit.rate()
    }
}

/// What was found over one database.
#[derive(Debug)]
pub(super) struct Report {
    database: &'static str,
    pub(super) levels: Vec<Level>,
    pub(super) tried: Vec<Tried>,
}

impl Report {
    pub(super) fn new(database: &'static str) -> Report {
        Report { database, levels: Vec::new(), tried: Vec::new() }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.tried.is_empty() {
            writeln!(f, "{}, {STREAMS} event streams at every table", self.database)?;
            return self.tried.iter().try_for_each(|tried| write!(f, "{tried}"));
        }
        writeln!(
            f,
            "{}, {STREAMS} event streams at every table; latencies are median / 95 % / 99 %",
            self.database
        )?;
        writeln!(f, "| tables | what | per second | latency in ms |")?;
        writeln!(f, "|---|---|---|---|")?;
        for level in &self.levels {
            let tables = level.tables;
            row(f, tables, "bare append, as fast as it goes", &level.limit)?;
            row(f, tables, "moves, as fast as they go", &level.saturated)?;
            row(f, tables, "moves, one per second and table", &level.paced)?;
        }
        writeln!(f)?;
        for Level { tables, news, .. } in &self.levels {
            writeln!(
                f,
                "news at {tables} tables: all {} streams told the last move; {} moves of theirs were told in {} events",
                news.streams, news.moves, news.told
            )?;
        }
        for level in &self.levels {
            let (tables, share) = (level.tables, level.share());
            let wanted = SHARE * 100.0;
            goal(
                f,
                share >= SHARE,
                &format!(
                    "{tables} tables: {:.0} % of the bare append (at least {wanted:.0} %)",
                    share * 100.0
                ),
            )?;
        }
        for level in self.levels.iter().filter(|level| level.tables == GOAL_TABLES) {
            let (slow, rate) = (level.paced.at(99), level.paced.rate());
            let words = format!(
                "{GOAL_TABLES} tables at {rate:.0} moves/s: 99 % within {:.1} ms (at most {} ms)",
                milliseconds(slow),
                LATENCY.as_millis()
            );
            goal(f, slow <= LATENCY, &words)?;
        }
        if let Some(level) = self.levels.last() {
            let words = format!(
                "{:.2} MB of memory for each of {} live tables in the middle of a game (at most {:.0} MB)",
                level.memory as f64 / 1e6,
                level.tables,
                MEMORY as f64 / 1e6
            );
            goal(f, level.memory <= MEMORY, &words)?;
        }
        Ok(())
    }
}

fn row(f: &mut fmt::Formatter<'_>, tables: usize, what: &str, timing: &Timing) -> fmt::Result {
    let [median, most, nearly_all] = [50, 95, 99].map(|percent| milliseconds(timing.at(percent)));
    writeln!(f, "| {tables} | {what} | {:.0} | {median:.1} / {most:.1} / {nearly_all:.1} |", timing.rate())
}

pub(super) fn goal(f: &mut fmt::Formatter<'_>, met: bool, words: &str) -> fmt::Result {
    writeln!(f, "{} {words}", if met { "met:    " } else { "NOT MET:" })
}

pub(super) fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
