//! The project's own chores, as `cargo xtask …`.

mod bench;
mod dist;
mod documents;
mod fuzz;
mod imports;
mod languages;
mod need;
mod program;
mod puzzles;
mod referee;
mod rules;
mod screenshots;
mod supply;
mod test;
mod tidy;
mod train;
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
    /// Run every check and test: formatting, lints, tidiness, languages, licences, tests, rule coverage, documentation
    Test(test::Arguments),
    /// List the rules of a title with the tests that name them; fails when one has none
    Rules(rules::Arguments),
    /// Measure, with the answers asserted while they are timed
    Bench(bench::Arguments),
    /// Build a release for others: stripped, static where possible, with licences, a bill of materials and a checksum
    Dist(dist::Arguments),
    /// Kill servers and databases in the middle of play, fill the disk, and look for what was lost; --help tells more
    Chaos(trials::Arguments),
    /// Measure how much a server bears: moves per second, latencies and memory at many live tables; --help tells more
    Load(trials::Arguments),
    /// Attack a server in every way that once stalled it while somebody plays there; --help tells more
    Siege(trials::Arguments),
    /// Let a fuzzer look for bytes that break what comes in from outside: actions, files, requests
    Fuzz(fuzz::Arguments),
    /// Work out every puzzle that comes with the program once more, and count them; fails on any wrong answer
    Puzzles(puzzles::Arguments),
    /// Play games and have a second implementation of the rules judge every action and all offers
    Referee(referee::Arguments),
    /// Count the texts of every language; fails where one is missing, of no use, asks for other things than English, or is English
    Languages,
    /// Take the pictures of the README in Chromium, large and small, light and dark
    Screenshots,
    /// Look at the crates of others: licences and sources by deny.toml, docs/licences.md, known faults where a tool for that is at hand
    Supply(supply::Arguments),
    /// Look for what linters do not see: modules without a first line, files that have grown too long, documents that name what is not there, imports in a circle
    Tidy,
    /// Let a mind learn a family of titles by playing itself, and measure it; takes Python with PyTorch
    Train(train::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().chore {
        Chore::Test(arguments) => test::run(&arguments),
        Chore::Rules(arguments) => rules::run(&arguments),
        Chore::Bench(arguments) => bench::run(&arguments),
        Chore::Dist(arguments) => dist::run(&arguments),
        Chore::Chaos(arguments) => trials::chaos(&arguments),
        Chore::Load(arguments) => trials::load(&arguments),
        Chore::Siege(arguments) => trials::siege(&arguments),
        Chore::Fuzz(arguments) => fuzz::run(&arguments),
        Chore::Puzzles(arguments) => puzzles::run(&arguments),
        Chore::Referee(arguments) => referee::run(&arguments),
        Chore::Languages => languages::run(),
        Chore::Screenshots => screenshots::run(),
        Chore::Supply(arguments) => supply::run(&arguments),
        Chore::Tidy => tidy::run(),
        Chore::Train(arguments) => train::run(&arguments),
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
    let status = cargo_command()
        .args(arguments)
        .envs(environment.iter().copied())
        .status()
        .map_err(|error| format!("cannot run cargo: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("`cargo {}` failed", arguments.join(" "))) }
}

/// Cargo in the workspace, as if it were started from a shell.
///
/// `cargo run` tells this program which crate it is. Some build scripts (ring's is one) run anew when that changes, and all that is
/// built upon them is built again: chores and plain cargo by turns would take minutes each time.
fn cargo_command() -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(root());
    let told = std::env::vars_os().map(|(name, _)| name);
    told.filter(|name| is_told_by_run(&name.to_string_lossy())).for_each(|name| {
        command.env_remove(name);
    });
    command
}

/// Whether `cargo run` sets this variable, and people do not.
fn is_told_by_run(variable: &str) -> bool {
    ["CARGO_MANIFEST_", "CARGO_PKG_"].iter().any(|beginning| variable.starts_with(beginning))
}

/// A size for people.
fn megabytes(bytes: u64) -> String {
    format!("{:.1} MB", bytes as f64 / 1e6)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cargo_is_not_told_that_a_chore_runs_it() {
        assert!(std::env::vars().any(|(name, _)| is_told_by_run(&name)), "cargo tells tests, too");
        let command = cargo_command();
        let removed: Vec<_> = command.get_envs().filter(|(_, value)| value.is_none()).collect();
        assert!(removed.iter().any(|(name, _)| *name == "CARGO_PKG_NAME"), "{removed:?}");
        assert!(removed.iter().any(|(name, _)| *name == "CARGO_MANIFEST_DIR"), "{removed:?}");
        for of_people in ["CARGO", "CARGO_HOME", "CARGO_TARGET_DIR", "CARGO_NET_OFFLINE", "PATH"] {
            assert!(!is_told_by_run(of_people), "{of_people}");
        }
    }
}
