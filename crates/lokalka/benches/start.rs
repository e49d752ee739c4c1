//! How soon the program listens, and how long it takes to open a long game. Run by `cargo xtask bench start`.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use trials::start::{self, Plan};

/// Measure how soon the program listens with many games kept, and how long the first look at a long game takes
///
/// With several programs, such as an old one and a new one, each is started in turns on the same data folder.
#[derive(Parser)]
#[command(name = "cargo xtask bench start --", max_term_width = 100)]
struct Arguments {
    #[command(flatten)]
    plan: Plan,
    /// The program that is measured; may be given several times. Unless told, the one of this workspace
    #[arg(long = "program", value_name = "FILE")]
    programs: Vec<PathBuf>,
    /// What cargo tells every benchmark
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> ExitCode {
    let mut arguments = Arguments::parse();
    if arguments.programs.is_empty() {
        arguments.programs.push(env!("CARGO_BIN_EXE_lokalka").into());
    }
    match start::run(&arguments.programs, &arguments.plan) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}
