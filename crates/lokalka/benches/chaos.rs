//! Accidents in the middle of play: killed servers, a killed database, a full disk. Run by `cargo xtask chaos`.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use trials::chaos::{self, Accident, Plan};

/// Kill servers and databases in the middle of play, fill the disk, and look for what was lost
#[derive(Parser)]
#[command(name = "cargo xtask chaos", max_term_width = 100)]
struct Arguments {
    #[command(flatten)]
    plan: Plan,
    /// Only these accidents
    #[arg(long, value_name = "WHICH")]
    only: Option<Accident>,
    /// The program that is tried, such as an old one to compare with; it must know the same schema
    #[arg(long, value_name = "FILE", default_value = env!("CARGO_BIN_EXE_lokalka"), hide_default_value = true)]
    program: PathBuf,
    /// What cargo tells every benchmark
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match chaos::run(&arguments.program, &arguments.plan, arguments.only) {
        Ok(()) => {
            println!("nothing was lost, nothing is there twice, every game verifies");
            ExitCode::SUCCESS
        }
        Err(faults) => {
            eprintln!("{faults}");
            ExitCode::FAILURE
        }
    }
}
