//! `cargo xtask fuzz`: libFuzzer on each of the targets in `crates/fuzz`.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::Mutex;
use std::thread;

use crate::need::CPP;
use crate::{Outcome, cargo, cargo_command, root};

/// The targets by name, as `crates/fuzz` has them.
const TARGETS: [&str; 6] = ["actions", "game-file", "position", "record", "title-file", "http"];

/// Of what is said about a finding, so many of the last lines are told.
const TOLD: usize = 60;

/// After so many seconds something hangs: many times longer than anything takes, since a machine may be slow or pause.
const HANGS: &str = "-timeout=180";

/// So much memory, in megabytes, nothing takes.
const GROWS: &str = "-rss_limit_mb=3000";

/// How long to look, and where
#[derive(clap::Args)]
pub struct Arguments {
    /// Seconds for each target
    #[arg(long, default_value_t = 60)]
    seconds: u32,
    /// Where chance begins: the same number looks at the same places first, so that a change is judged by what it changes
    #[arg(long, default_value_t = 1)]
    seed: u32,
    /// Only this target; may be given several times
    #[arg(long, value_name = "TARGET", value_parser = clap::builder::PossibleValuesParser::new(TARGETS))]
    only: Vec<String>,
}

pub fn run(arguments: &Arguments) -> Outcome {
    CPP.find_or_install()?;
    let folder = root().join("target/fuzz");
    cargo(
        &["run", "--quiet", "--package", "fuzz", "--bin", "seeds", "--", &text(&folder.join("seeds"))],
        &[],
    )?;
    let instrument = text(&root().join("crates/fuzz/instrument"));
    let build = ["build", "--quiet", "--package", "fuzz", "--features", "libfuzzer", "--bin", "libfuzzer"];
    cargo(&build, &[("RUSTC_WORKSPACE_WRAPPER", &instrument)])?;
    let wanted =
        |target: &&str| arguments.only.is_empty() || arguments.only.iter().any(|only| only == target);
    let mut targets: Vec<&str> = TARGETS.into_iter().filter(wanted).collect();
    targets.reverse();
    let (waiting, found) = (Mutex::new(targets), Mutex::new(0));
    let at_once = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..at_once {
            scope.spawn(|| {
                let next = || waiting.lock().ok()?.pop();
                while let Some(target) = next() {
                    if let Err(what) = search(&folder, target, arguments, &instrument) {
                        println!("{target}: {what}");
                        found.lock().map(|mut found| *found += 1).unwrap_or_default();
                    }
                }
            });
        }
    });
    match found.into_inner() {
        Ok(0) => Ok(()),
        _ => Err("the search has found faults".to_owned()),
    }
}

/// Searches on one target; says how far it got.
fn search(folder: &Path, target: &str, arguments: &Arguments, instrument: &str) -> Outcome {
    let Arguments { seconds, seed, .. } = arguments;
    let corpus = made(folder.join("corpus").join(target))?;
    let found = made(folder.join("found").join(target))?;
    let Output { status, stderr, .. } = cargo_command()
        .args(["run", "--quiet", "--package", "fuzz", "--features", "libfuzzer", "--bin", "libfuzzer", "--"])
        .args([&corpus, &folder.join("seeds").join(target)])
        .arg(format!("-artifact_prefix={}/", found.display()))
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-seed={seed}"))
        .args([HANGS, GROWS, "-max_len=65536", "-print_final_stats=1"])
        .env("RUSTC_WORKSPACE_WRAPPER", instrument)
        .env("LOKALKA_FUZZ", target)
        .output()
        .map_err(|error| format!("cannot run: {error}"))?;
    let told = String::from_utf8_lossy(&stderr);
    if status.success() {
        let figure = |name: &str| {
            let line = told.lines().rev().find_map(|line| line.strip_prefix(&format!("stat::{name}:")));
            line.map_or("?", str::trim).to_owned()
        };
        let (tried, kept) = (figure("number_of_executed_units"), figure("new_units_added"));
        println!("{target}: {seconds} s, {tried} tried, {kept} of them led to new places, nothing found");
        return Ok(());
    }
    let lines: Vec<&str> = told.lines().collect();
    let last = &lines[lines.len().saturating_sub(TOLD)..];
    let kept =
        "keep the bytes in crates/fuzz/findings once the fault is mended: a test puts them to it ever after";
    Err(format!("a fault; the bytes are in {}\n{}\n{kept}", found.display(), last.join("\n")))
}

fn made(folder: PathBuf) -> Result<PathBuf, String> {
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    Ok(folder)
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}
