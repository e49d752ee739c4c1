//! The project's own chores, as `cargo xtask …`.

mod bench;
mod documents;
mod fuzz;
mod imports;
mod need;
mod referee;
mod rules;
mod screenshots;
mod supply;
mod test;
mod tidy;
mod trials;

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use clap::{Parser, Subcommand};

/// Chores of the project
#[derive(Parser)]
#[command(name = "cargo xtask", max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    chore: Chore,
}

#[derive(Subcommand)]
enum Chore {
    /// Run every check and test: formatting, lints, tidiness, licences, tests, rule coverage, documentation
    Test(test::Arguments),
    /// List the rules of a title with the tests that name them; fails when one has none
    Rules(rules::Arguments),
    /// Measure, with the answers asserted while they are timed
    Bench(bench::Arguments),
    /// Kill servers and databases in the middle of play, fill the disk, and look for what was lost; --help tells more
    Chaos(trials::Arguments),
    /// Measure how much a server bears: moves per second, latencies and memory at many live tables; --help tells more
    Load(trials::Arguments),
    /// Attack a server in every way that once stalled it while somebody plays there; --help tells more
    Siege(trials::Arguments),
    /// Let a fuzzer look for bytes that break what comes in from outside: actions, files, requests
    Fuzz(fuzz::Arguments),
    /// Play games and have a second implementation of the rules judge every action and all offers
    Referee(referee::Arguments),
    /// Take the pictures of the README in Chromium, large and small, light and dark
    Screenshots,
    /// Look at the crates of others: licences and sources by deny.toml, docs/licences.md, known faults where a tool for that is at hand
    Supply(supply::Arguments),
    /// Look for what linters do not see: modules without a first line, files that have grown too long, documents that name what is not there, imports in a circle
    Tidy,
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().chore {
        Chore::Test(arguments) => test::run(&arguments),
        Chore::Rules(arguments) => rules::run(&arguments),
        Chore::Bench(arguments) => bench::run(&arguments),
        Chore::Chaos(arguments) => trials::chaos(&arguments),
        Chore::Load(arguments) => trials::load(&arguments),
        Chore::Siege(arguments) => trials::siege(&arguments),
        Chore::Fuzz(arguments) => fuzz::run(&arguments),
        Chore::Referee(arguments) => referee::run(&arguments),
        Chore::Screenshots => screenshots::run(),
        Chore::Supply(arguments) => supply::run(&arguments),
        Chore::Tidy => tidy::run(),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("xtask: {message}");
            ExitCode::FAILURE
        }
    }
}

/// What a chore ends with.
type Outcome = Result<(), String>;

/// The root of the workspace.
fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the workspace").to_owned()
}

/// Runs cargo in the workspace and says what it runs.
fn cargo(arguments: &[&str], environment: &[(&str, &str)]) -> Outcome {
    println!("$ cargo {}", arguments.join(" "));
    let status = Command::new(env!("CARGO"))
        .args(arguments)
        .envs(environment.iter().copied())
        .current_dir(root())
        .status()
        .map_err(|error| format!("cannot run cargo: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`cargo {}` failed", arguments.join(" "))) }
}

/// All files under a folder of the workspace whose name ends so, sorted.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let Ok(entries) = std::fs::read_dir(folder) else { return found };
    for path in entries.flatten().map(|entry| entry.path()) {
        if path.is_dir() {
            // What is built, and what git keeps, is not ours.
            let other = path.file_name().is_some_and(|name| name == "target" || name == ".git");
            found.extend(if other { Vec::new() } else { files(&path, ending) });
        } else if path.to_string_lossy().ends_with(ending) {
            found.push(path);
        }
    }
    found.sort();
    found
}
