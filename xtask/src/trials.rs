//! `cargo xtask chaos`, `cargo xtask load` and `cargo xtask siege`: trials of the program in the release profile.

use crate::need::POSTGRESQL;
use crate::{Outcome, cargo};

/// What the trial itself is told
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub struct Arguments {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

pub fn chaos(arguments: &Arguments) -> Outcome {
    with_postgresql("chaos", arguments)
}

pub fn load(arguments: &Arguments) -> Outcome {
    with_postgresql("load", arguments)
}

pub fn siege(arguments: &Arguments) -> Outcome {
    run("siege", arguments)
}

fn with_postgresql(name: &str, arguments: &Arguments) -> Outcome {
    // Without it the trial names what it leaves out.
    if let Err(why) = POSTGRESQL.find_or_install() {
        println!("{why}");
    }
    run(name, arguments)
}

fn run(name: &str, arguments: &Arguments) -> Outcome {
    let mut command = vec!["bench", "--quiet", "--package", "lokalka", "--bench", name, "--"];
    command.extend(arguments.rest.iter().map(String::as_str));
    cargo(&command, &[])
}
