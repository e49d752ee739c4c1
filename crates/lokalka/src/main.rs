//! The command line: a thin layer over the library crates.

mod check;
mod check_title;
mod files;
mod replay;
mod routes;
mod simulate;
mod tables;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Exit code for input that could not be used at all, as against a check that failed.
const BAD_INPUT: u8 = 2;

/// 18xx railway games: the rules of 18CZ, exactly.
#[derive(Parser)]
#[command(version, arg_required_else_help = true, max_term_width = 100)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Check(check::Arguments),
    Replay(replay::Arguments),
    Routes(routes::Arguments),
    Simulate(simulate::Arguments),
    CheckTitle(check_title::Arguments),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Check(arguments) => check::run(&arguments),
        Command::Replay(arguments) => replay::run(&arguments),
        Command::Routes(arguments) => routes::run(&arguments),
        Command::Simulate(arguments) => simulate::run(&arguments),
        Command::CheckTitle(arguments) => check_title::run(&arguments),
    };
    outcome.unwrap_or_else(|message| {
        eprintln!("lokalka: {message}");
        ExitCode::from(BAD_INPUT)
    })
}

/// What a command ends with: an exit code, or a message about input that it could not use.
type Outcome = Result<ExitCode, String>;

/// The embedded title with this id, or a message that names those that exist.
fn title_named(id: &str) -> Result<std::sync::Arc<rules::Title>, String> {
    use rules::title::embedded;
    embedded::title(id).ok_or_else(|| format!("no title `{id}`; there is {}", embedded::ids().join(", ")))
}
