//! `cargo xtask bench build`: how long a newcomer waits for the program, and how large it is.

use std::fs;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use super::clone::{Clone, Commit, has_changes};
use super::timings;
use crate::program::{self, Built, MESSAGES};
use crate::{Outcome, cargo_command, megabytes};

/// So many of the dearest crates are told.
const DEAREST: usize = 10;

/// What to build
#[derive(clap::Args)]
pub struct Arguments {
    /// Build this commit first, in the same run
    #[arg(long, value_name = "COMMIT")]
    old: Option<String>,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let new = Commit::named("HEAD")?;
    let old = arguments.old.as_deref().map(Commit::named).transpose()?;
    if has_changes()? {
        println!("what is not committed is not measured");
    }
    let cores = thread::available_parallelism().map_or(1, usize::from);
    println!("cold builds on {cores} cores; sources are downloaded first, which does not count");
    let commits = old.iter().map(|old| ("old", old)).chain([("new", &new)]);
    let built: Vec<(&str, &Commit, Build)> =
        commits.map(|(age, commit)| Ok((age, commit, cold(commit)?))).collect::<Result<_, String>>()?;
    for (age, commit, build) in &built {
        build.tell(age, commit);
    }
    println!("\n| | commit | wall clock | CPU | crates | program |\n|---|---|---|---|---|---|");
    for (age, commit, build) in &built {
        println!("| {age} | {} | {} |", commit.short(), build.row());
    }
    Ok(())
}

/// What a cold build has come to.
struct Build {
    wall: Duration,
    /// Of all processes taken together, where the system tells it.
    cpu: Option<Duration>,
    crates: usize,
    /// The size of the program in bytes.
    size: u64,
    dearest: Vec<(String, f64)>,
}

impl Build {
    fn tell(&self, age: &str, commit: &Commit) {
        let dearest = self.dearest.iter().take(DEAREST);
        let dearest: Vec<String> = dearest.map(|(name, seconds)| format!("{name} {seconds:.1} s")).collect();
        println!("\n{age} {}, the dearest crates: {}", commit.short(), dearest.join(", "));
    }

    fn row(&self) -> String {
        let cpu = self.cpu.map_or("unknown".to_owned(), minutes);
        format!("{} | {cpu} | {} | {}", minutes(self.wall), self.crates, megabytes(self.size))
    }
}

/// Builds a commit in a clone of its own, with nothing at hand but the sources.
fn cold(commit: &Commit) -> Result<Build, String> {
    let clone = Clone::of(commit)?;
    let target = clone.folder().join("target");
    let cargo = |arguments: &[&str]| {
        let mut command = cargo_command();
        command.args(arguments).current_dir(clone.folder()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        // Results of earlier builds would come from a cache, or from a target folder that all share.
        command.env("RUSTC_WRAPPER", "").env("CARGO_TARGET_DIR", &target);
        command.env_remove("CARGO_BUILD_RUSTC_WRAPPER");
        let output = command.output().map_err(|error| format!("cannot run cargo: {error}"))?;
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        if output.status.success() {
            Ok(told)
        } else {
            Err(format!("`cargo {}` failed", arguments.join(" ")))
        }
    };
    cargo(&["fetch", "--quiet", "--locked"])?;
    let (began, used) = (Instant::now(), cpu_of_children());
    let told = cargo(&["build", "--release", "--locked", "--offline", "--timings", MESSAGES])?;
    let wall = began.elapsed();
    let cpu = cpu_of_children().zip(used).map(|(now, before)| now.saturating_sub(before));
    let Built { crates, program } = Built::told(&told)?;
    let size = fs::metadata(&program).map_err(|error| format!("{}: {error}", program.display()))?.len();
    // What does not start was built in no time at all.
    println!("it starts: {}", program::version(&program)?);
    Ok(Build { wall, cpu, crates, size, dearest: timings::of(&target) })
}

/// The CPU time of all processes that this one has started and seen end, and of those that they have; on Linux.
fn cpu_of_children() -> Option<Duration> {
    fs::read_to_string("/proc/self/stat").ok().as_deref().and_then(of_children)
}

/// The fields `cutime` and `cstime` of proc(5), in hundredths of a second.
fn of_children(stat: &str) -> Option<Duration> {
    // The name of the program stands in parentheses, and may have spaces and parentheses itself.
    let (_, fields) = stat.rsplit_once(") ")?;
    let ticks: Vec<u64> =
        fields.split(' ').skip(13).take(2).map(str::parse).collect::<Result<_, _>>().ok()?;
    (ticks.len() == 2).then(|| Duration::from_millis(ticks.iter().sum::<u64>() * 10))
}

fn minutes(time: Duration) -> String {
    let seconds = time.as_secs_f64().round() as u64;
    format!("{} min {:02} s", seconds / 60, seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_children_is_read_from_what_the_system_tells() {
        let stat = "7 (a) name) S 1 7 7 0 -1 4194560 900 80000 0 3 11 22 1234 66 20 0 1 0 500 9000 100";
        assert_eq!(of_children(stat), Some(Duration::from_secs(13)));
        assert_eq!(of_children("7 (name) S 1 7"), None);
        assert_eq!(of_children(""), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_child_that_works_is_counted() {
        let before = cpu_of_children().expect("the system tells it");
        // However fast the machine is: until it has counted.
        while cpu_of_children().expect("the system tells it") <= before {
            let status = std::process::Command::new("sh")
                .args(["-c", "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done"])
                .status();
            assert!(status.expect("there is a shell").success());
        }
    }

    #[test]
    fn times_are_told_in_minutes() {
        assert_eq!(minutes(Duration::from_millis(699_400)), "11 min 39 s");
        assert_eq!(minutes(Duration::from_millis(59_600)), "1 min 00 s");
    }
}
