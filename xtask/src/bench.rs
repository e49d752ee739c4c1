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
    /// The best routes of all recorded runs, and how the time grows on the full map
    Routes,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let bench = match arguments.what {
        Subject::Replay => "replay",
        Subject::Routes => "routes",
    };
    cargo(&["bench", "--quiet", "--package", "records", "--bench", bench], &[])
}
