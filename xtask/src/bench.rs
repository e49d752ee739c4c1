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

/// What the benchmark itself is told
#[derive(clap::Args)]
struct Told {
    /// Such as `-- --help`
    #[arg(last = true)]
    rest: Vec<String>,
}

#[derive(clap::Subcommand)]
enum Subject {
    /// Replay recorded games with full validation; clone, play, offers and size of the state
    Replay(Told),
    /// The best routes of all recorded runs, on the full map, and on dense boards from a seed drawn anew
    Routes,
    /// In Chromium: the final position of a long game from a cold start, steps through its history, and play on a slow line
    Browser(Told),
    /// From the start until the server listens, with many games kept, and the first look at a long game
    Start(Told),
    /// What a company would run for: every company of the recorded games' last positions, with the longest trains
    WhatIf,
    /// A cold `cargo build --release` in a fresh clone, and the size of the program
    Build(build::Arguments),
}

pub fn run(arguments: &Arguments) -> Outcome {
    let bench = |package: &str, name: &str, rest: &[String], environment: &[(&str, &str)]| {
        // Together with the program, crates have the features that they have in it, and what was built for it serves here.
        let mut command = vec!["bench", "--quiet", "--package", "lokalka", "--package", package];
        command.extend(["--bench", name, "--"]);
        command.extend(rest.iter().map(String::as_str));
        cargo(&command, environment)
    };
    match &arguments.what {
        Subject::Replay(told) => bench("records", "replay", &told.rest, &[]),
        Subject::Routes => bench("records", "routes", &[], &[]),
        Subject::Start(told) => bench("lokalka", "start", &told.rest, &[]),
        Subject::WhatIf => bench("lokalka", "what_if", &[], &[]),
        Subject::Browser(told) => {
            let chromium = CHROMIUM.find_or_install()?;
            bench("lokalka", "chromium", &told.rest, &[("LOKALKA_CHROMIUM", &chromium.to_string_lossy())])
        }
        Subject::Build(arguments) => build::run(arguments),
    }
}
