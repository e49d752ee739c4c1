//! How much a server bears: moves at many live tables with event streams. Run by `cargo xtask load`.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::Parser;
use trials::load::{self, Over, Plan};

/// Measure moves per second, latencies and memory at many live tables, against a bare append in the same run
#[derive(Parser)]
#[command(name = "cargo xtask load", max_term_width = 100)]
struct Arguments {
    #[command(flatten)]
    plan: Plan,
    /// Only over this database
    #[arg(long, value_name = "WHICH")]
    only: Option<Over>,
    /// The program that is measured, such as an old one to compare with
    #[arg(long, value_name = "FILE", default_value = env!("CARGO_BIN_EXE_lokalka"), hide_default_value = true)]
    program: PathBuf,
    /// What cargo tells every benchmark
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match load::run(&arguments.program, &arguments.plan, arguments.only) {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}
