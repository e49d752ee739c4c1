//! `cargo xtask bench`: measurements in the release profile.

mod build;
mod clone;
mod timings;

use crate::need::CHROMIUM;
use crate::{Outcome, cargo};

/// What to measure
#[derive(clap::Args)]
pub struct Arguments {
    #[command(subcommand)]
    what: Subject,
}

#[derive(clap::Subcommand)]
enum Subject {
    /// Replay a recorded game with full validation; clone, offers and size of the state
    Replay,
    /// The best routes of all recorded runs, on the full map, and on dense boards from a seed drawn anew
    Routes,
    /// In Chromium: the final position of a long game from a cold start, and steps through its history
    Browser,
    /// A cold `cargo build --release` in a fresh clone, and the size of the program
    Build(build::Arguments),
}

pub fn run(arguments: &Arguments) -> Outcome {
    let bench = |package: &str, name: &str, environment: &[(&str, &str)]| {
        // Together with the program, crates have the features that they have in it, and what was built for it serves here.
        let packages = ["--package", "lokalka", "--package", package];
        cargo(&[&["bench", "--quiet"], &packages[..], &["--bench", name]].concat(), environment)
    };
    match &arguments.what {
        Subject::Replay => bench("records", "replay", &[]),
        Subject::Routes => bench("records", "routes", &[]),
        Subject::Browser => {
            let chromium = CHROMIUM.find_or_install()?;
            bench("lokalka", "chromium", &[("LOKALKA_CHROMIUM", &chromium.to_string_lossy())])
        }
        Subject::Build(arguments) => build::run(arguments),
    }
}
