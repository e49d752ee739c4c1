//! `cargo xtask train`: a mind learns by playing itself, and is measured against the one in the program and the bots of before.
//!
//! The games are played by the example `self_play` of crate `bots`, on all cores; what they teach is learned by `training/train.py`
//! in PyTorch, on an accelerator where there is one. Python is asked for here and nowhere else.

use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread::available_parallelism;

use crate::{Outcome, cargo, root};

/// What is trained, and for how long; what it learned before goes on where it was stopped
#[derive(clap::Args)]
pub struct Arguments {
    /// Any title of the family: all of its variants and numbers of players are learned together
    title: String,
    /// For how long, in minutes, before it is measured
    #[arg(long, default_value_t = 20.0)]
    minutes: f64,
    /// How many games are played at the same time; as many as there are cores where it is not given
    #[arg(long)]
    threads: Option<NonZero<usize>>,
    /// Another seed plays other games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many games it is measured by, at each table
    #[arg(long, default_value_t = 48)]
    games: u32,
    /// Begin with the weights in the program, where nothing was trained before
    #[arg(long)]
    from_program: bool,
    /// The Python that has what training/requirements.txt names
    #[arg(long, default_value = "python3")]
    python: PathBuf,
}

/// What is trained together, and at which tables it is measured: title, the others of before, and those of the program.
struct Lesson {
    family: &'static str,
    titles: &'static [&'static str],
    tables: &'static [(&'static str, usize)],
    /// How the games are played that are learned from.
    recipe: &'static [&'static str],
}

const LESSONS: [Lesson; 2] = [
    Lesson {
        family: "cz",
        titles: &["18cz", "18cz-bohemia", "18cz-moravia-silesia"],
        tables: &[("18cz", 4), ("18cz-bohemia", 2), ("18cz-moravia-silesia", 3)],
        recipe: &["--prior", "20", "--mixed", "40", "--lambda", "0.96"],
    },
    Lesson {
        family: "f56",
        titles: &["1836jr56"],
        tables: &[("1836jr56", 3), ("1836jr56", 2)],
        recipe: &["--prior", "20", "--fade", "0.3", "--mixed", "35", "--lambda", "0.95", "--every", "4"],
    },
];

pub fn run(arguments: &Arguments) -> Outcome {
    let lesson = LESSONS.iter().find(|lesson| lesson.titles.contains(&arguments.title.as_str()));
    let lesson = lesson.ok_or_else(|| {
        let known: Vec<&str> = LESSONS.iter().flat_map(|lesson| lesson.titles).copied().collect();
        format!("no mind can be trained for {}; there are {}", arguments.title, known.join(", "))
    })?;
    cargo(&["build", "--release", "--package", "bots", "--example", "self_play"], &[])?;
    let threads = arguments.threads.or_else(|| available_parallelism().ok()).map_or(2, NonZero::get);
    let folder = root().join("target/training").join(lesson.family);
    let weights = folder.join(format!("{}.weights", lesson.family));
    learn(arguments, lesson, &folder, &weights, threads)?;
    println!("weights and curve: {}", folder.display());
    for &(title, players) in lesson.tables {
        for other in ["old-director", "director"] {
            let seats = [&["new"][..], &vec![other; players - 1]].concat().join(",");
            let (games, threads) = (arguments.games.to_string(), threads.to_string());
            let seed = (arguments.seed + 90_000).to_string();
            let command =
                ["match", "--title", title, "--seats", &seats, "--games", &games, "--threads", &threads];
            self_play(&[&command[..], &["--seed", &seed, "--weights", &weights.to_string_lossy()]].concat())?;
        }
    }
    Ok(())
}

fn learn(arguments: &Arguments, lesson: &Lesson, folder: &Path, weights: &Path, threads: usize) -> Outcome {
    let mut command = Command::new(&arguments.python);
    command.current_dir(root()).arg("training/train.py").arg(lesson.family).args(lesson.recipe);
    command
        .arg("--binary")
        .arg(binary())
        .arg("--out")
        .arg(folder)
        .arg("--seed")
        .arg(arguments.seed.to_string());
    command.args(["--minutes", &arguments.minutes.to_string(), "--threads", &threads.to_string()]);
    let program = root().join(format!("crates/bots/weights/{}.weights", lesson.family));
    let begin = match (weights.is_file(), arguments.from_program) {
        (true, _) => Some(weights.to_owned()),
        (false, true) => Some(program),
        (false, false) => None,
    };
    if let Some(begin) = begin {
        println!("goes on from {}", begin.display());
        command.arg("--from").arg(begin);
    }
    let status = command.status().map_err(|error| format!("{}: {error}", arguments.python.display()))?;
    if status.success() { Ok(()) } else { Err(String::from("training/train.py failed")) }
}

fn binary() -> PathBuf {
    root().join("target/release/examples/self_play")
}

fn self_play(arguments: &[&str]) -> Outcome {
    let status = Command::new(binary()).args(arguments).status().map_err(|error| error.to_string())?;
    if status.success() { Ok(()) } else { Err(String::from("self_play failed")) }
}
