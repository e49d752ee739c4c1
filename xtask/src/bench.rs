//! `cargo xtask bench`: measurements in the release profile.

use crate::need::CHROMIUM;
use crate::{Outcome, cargo};

/// What to measure
#[derive(clap::Args)]
pub struct Arguments {
    what: Subject,
    /// What the benchmark itself is told; `start -- --help` lists it
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

#[derive(Clone, Copy, clap::ValueEnum)]
enum Subject {
    /// Replay a recorded game with full validation; clone, offers and size of the state
    Replay,
    /// The best routes of all recorded runs, on the full map, and on dense boards from a seed drawn anew
    Routes,
    /// In Chromium: the final position of a long game from a cold start, and steps through its history
    Browser,
    /// From the start until the server listens, with many games kept, and the first look at a long game
    Start,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let bench = |package: &str, name: &str, environment: &[(&str, &str)]| {
        let mut command = vec!["bench", "--quiet", "--package", package, "--bench", name, "--"];
        command.extend(arguments.rest.iter().map(String::as_str));
        cargo(&command, environment)
    };
    match arguments.what {
        Subject::Replay => bench("records", "replay", &[]),
        Subject::Routes => bench("records", "routes", &[]),
        Subject::Start => bench("lokalka", "start", &[]),
        Subject::Browser => {
            let chromium = CHROMIUM.find_or_install()?;
            bench("lokalka", "chromium", &[("LOKALKA_CHROMIUM", &chromium.to_string_lossy())])
        }
    }
}
