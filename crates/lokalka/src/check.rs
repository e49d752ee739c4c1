//! `lokalka check`: games played elsewhere, replayed and compared after every action.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use languages::tr;
use records::conformance::{self, Outcome as Checked};
use records::site::{Exemption, RunTally, Used};
use rules::title::Shelf;

use crate::Outcome;
use crate::titles::Titles;

/// Replay games recorded elsewhere and compare the whole table after every action
///
/// Conformance files carry the state after every action; plain 18xx.games records are only followed. Prints a line per
/// game, with the first difference where there is one. Exits with 1 when a game differs or cannot be read.
#[derive(clap::Args)]
pub struct Arguments {
    /// Files, or folders with such files
    #[arg(value_name = "PATH", required = true)]
    paths: Vec<PathBuf>,
    #[command(flatten)]
    titles: Titles,
}

/// How the games came out.
#[derive(Default)]
struct Tally {
    passed: usize,
    failed: usize,
    skipped: usize,
    runs: RunTally,
    exempt: Used,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let mut files = Vec::new();
    for path in &arguments.paths {
        gather(path, &mut files)?;
    }
    let (shelf, mut tally) = (arguments.titles.shelf()?, Tally::default());
    for file in &files {
        let text = fs::read_to_string(file).map_err(|error| unreadable(file, &error))?;
        let outcome = check_text(&text, &shelf, !arguments.paths.contains(file));
        match outcome {
            Checked::Passed { runs, ref exempt, .. } => {
                tally.passed += 1;
                tally.runs.runs += runs.runs;
                tally.runs.higher += runs.higher;
                tally.exempt.add(exempt);
            }
            Checked::Skipped { .. } => tally.skipped += 1,
            Checked::Failed(_) | Checked::Unreadable { .. } => tally.failed += 1,
        }
        outln!("{}", tr!("terminal-about", path = file.display(), what = outcome));
    }
    let (RunTally { runs, higher }, exempt) = (tally.runs, tally.exempt.total());
    outln!("{}", tr!("check-runs", run_count = runs, higher_count = higher, exempt_count = exempt));
    outln!("{}", tr!("check-exempt"));
    for exemption in Exemption::ALL {
        let told = tr!(
            "check-exemption",
            name = exemption,
            count = tally.exempt.times(exemption),
            reason = exemption.reason(),
            applies = exemption.applies(),
        );
        outln!("  {told}");
    }
    let Tally { passed, failed, skipped, .. } = tally;
    outln!("{}", tr!("check-tally", passed_count = passed, failed_count = failed, skipped_count = skipped));
    Ok(if failed == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Checks a game. A file that was merely found in a folder may be something else altogether.
fn check_text(text: &str, shelf: &Shelf, found: bool) -> Checked {
    if found && !text.contains("\"actions\"") {
        return Checked::Skipped { why: tr!("check-no-game") };
    }
    conformance::check_file(text, shelf)
}

/// The file itself, or all JSON files under the folder, sorted.
fn gather(path: &Path, files: &mut Vec<PathBuf>) -> Result<(), String> {
    if !path.is_dir() {
        files.push(path.to_owned());
        return Ok(());
    }
    let entries = fs::read_dir(path).map_err(|error| unreadable(path, &error))?;
    let mut inside: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    inside.sort();
    for entry in inside {
        if entry.is_dir() {
            gather(&entry, files)?;
        } else if entry.extension().is_some_and(|extension| extension == "json") {
            files.push(entry);
        }
    }
    Ok(())
}

fn unreadable(path: &Path, error: &std::io::Error) -> String {
    tr!("terminal-cannot-read", path = path.display(), error = error)
}
