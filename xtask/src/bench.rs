//! `cargo xtask bench`: measurements in the release profile.

use crate::{Outcome, cargo};

/// What to measure
#[derive(clap::Args)]
pub struct Arguments {
    what: Subject,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Subject {
    /// Replay a recorded game with full validation; clone, offers and size of the state
    Replay,
}

pub fn run(arguments: &Arguments) -> Outcome {
    match arguments.what {
        Subject::Replay => cargo(&["bench", "--quiet", "--package", "records", "--bench", "replay"], &[]),
    }
}
