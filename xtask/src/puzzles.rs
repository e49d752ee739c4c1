//! `cargo xtask puzzles`: every answer of the puzzles in `puzzles/` worked out again, by the solver and by the referee.

use crate::{Outcome, cargo};

#[derive(clap::Args)]
pub struct Arguments {
    /// The titles, such as 18cz; all that have puzzles where none is named
    titles: Vec<String>,
}

pub fn run(arguments: &Arguments) -> Outcome {
    // All networks are searched anew: with the optimiser that takes a minute, and without it many.
    let mut command = vec!["run", "--release", "--quiet", "--package", "puzzles", "--example", "check", "--"];
    command.extend(arguments.titles.iter().map(String::as_str));
    cargo(&command, &[])
}
