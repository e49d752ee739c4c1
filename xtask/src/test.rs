//! `cargo xtask test`: everything that must hold before a change lands.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;

use crate::need::{self, CHROMIUM, POSTGRESQL};
use crate::{Outcome, cargo, languages, root, rules, supply, tidy};

/// What to run
#[derive(clap::Args)]
pub struct Arguments {
    /// Only rule coverage and tests, not formatting, tidiness, licences, lints and documentation
    #[arg(long)]
    quick: bool,
    /// Install nothing on this machine; tests that need what is missing are named and left out
    #[arg(long)]
    no_install: bool,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let began = Instant::now();
    if !arguments.quick {
        cargo(&["fmt", "--all", "--check"], &[])?;
        tidy::run()?;
        languages::run()?;
        supply::check()?;
        cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"], &[])?;
        cargo(&["doc", "--workspace", "--no-deps", "--quiet"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    }
    rules::check_all()?;
    let tools = Tools::find(!arguments.no_install)?;
    let skipped = test(&tools)?;
    summary(arguments, &tools, &skipped, began);
    Ok(())
}

/// What tests use beside Rust.
struct Tools {
    /// Tests find it by themselves.
    postgresql: Option<PathBuf>,
    chromium: Option<PathBuf>,
    axe: Option<PathBuf>,
}

impl Tools {
    /// Finds them; installs what is missing where that is wanted.
    fn find(install: bool) -> Result<Tools, String> {
        if install {
            return Ok(Tools {
                postgresql: Some(POSTGRESQL.find_or_install()?),
                chromium: Some(CHROMIUM.find_or_install()?),
                axe: Some(need::axe()?),
            });
        }
        Ok(Tools { postgresql: POSTGRESQL.find(), chromium: CHROMIUM.find(), axe: need::axe_at_hand() })
    }
}

/// Runs all tests; gives the lines in which tests named themselves as skipped.
fn test(tools: &Tools) -> Result<Vec<String>, String> {
    let note = root().join("target/skipped-tests.txt");
    fs::write(&note, "").map_err(|error| format!("{}: {error}", note.display()))?;
    let text = |path: &Path| path.to_string_lossy().into_owned();
    let mut environment = vec![("LOKALKA_SKIPPED", text(&note))];
    // Most of the long tests wait: for a page, a server, a clock. Two of them share a core well.
    if std::env::var_os("RUST_TEST_THREADS").is_none() {
        let cores = thread::available_parallelism().map_or(1, usize::from);
        environment.push(("RUST_TEST_THREADS", (2 * cores).to_string()));
    }
    environment.extend(tools.chromium.as_ref().map(|path| ("LOKALKA_CHROMIUM", text(path))));
    environment.extend(tools.axe.as_ref().map(|path| ("LOKALKA_AXE", text(path))));
    let environment: Vec<(&str, &str)> =
        environment.iter().map(|(name, value)| (*name, value.as_str())).collect();
    cargo(&["test", "--workspace"], &environment)?;
    let noted = fs::read_to_string(&note).map_err(|error| format!("{}: {error}", note.display()))?;
    let mut skipped: Vec<String> = noted.lines().map(str::to_owned).collect();
    skipped.sort();
    skipped.dedup();
    Ok(skipped)
}

/// What ran and what did not.
fn summary(arguments: &Arguments, tools: &Tools, skipped: &[String], began: Instant) {
    println!();
    if arguments.quick {
        println!("left out: formatting, tidiness, licences, lints, documentation (--quick)");
    }
    let tools = [("PostgreSQL", &tools.postgresql), ("Chromium", &tools.chromium), ("axe-core", &tools.axe)];
    for (name, found) in tools {
        match found {
            Some(path) => println!("{name}: {}", path.display()),
            None => println!("{name}: not installed"),
        }
    }
    if skipped.is_empty() {
        println!("no test was skipped");
    } else {
        println!("skipped tests: {}", skipped.len());
        skipped.iter().for_each(|line| println!("  {line}"));
    }
    println!("all that ran has passed, in {} s", began.elapsed().as_secs());
}
