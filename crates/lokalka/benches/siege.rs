//! Attacks on a server on this machine while somebody plays there. Run by `cargo xtask siege`.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::{Parser, ValueEnum};
use trials::siege::{self, Attack, Form, Plan};

/// Attack a server on this machine in every way that once stalled it, and measure what a bystander sees who plays meanwhile
///
/// Every attack gets a server of its own, with its usual limits, in a temporary folder. With two programs, such as an old one and a
/// new one, each attack is tried on both in turns, and the goals are those of the last one.
#[derive(Parser)]
#[command(name = "cargo xtask siege", max_term_width = 100)]
struct Arguments {
    /// The program that is attacked; may be given several times. Unless told, the one of this workspace
    #[arg(long = "program", value_name = "FILE")]
    programs: Vec<PathBuf>,
    /// Only this attack; may be given several times
    #[arg(long = "attack", value_name = "NAME")]
    attacks: Vec<Attack>,
    /// How long each attack takes
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Tell what was found and end well, whatever it is
    #[arg(long)]
    report_only: bool,
    /// What cargo tells every benchmark
    #[arg(long, hide = true)]
    bench: bool,
}

fn main() -> ExitCode {
    let mut arguments = Arguments::parse();
    if arguments.programs.is_empty() {
        arguments.programs.push(env!("CARGO_BIN_EXE_lokalka").into());
    }
    if arguments.attacks.is_empty() {
        arguments.attacks = Attack::value_variants().to_vec();
    }
    println!("A bystander plays at a server of this machine while others attack it:");
    for attack in &arguments.attacks {
        println!("  {:<14}{}", attack.name(), attack.help());
    }
    println!();
    let plan = Plan { time: Duration::from_secs(arguments.seconds), form: Form::Full };
    match siege::run(&arguments.programs, &arguments.attacks, &plan) {
        Ok(report) => {
            println!("\n{report}");
            if report.is_met() || arguments.report_only { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}
