//! `cargo xtask referee`: games judged by the second implementation of the rules in `crates/referee`.

use crate::{Outcome, cargo};

/// What the referee itself is told: [TITLE…] [--games N] [--seed S] [--seats N] [--strength random|novice]
#[derive(clap::Args)]
#[command(disable_help_flag = true)]
pub struct Arguments {
    #[arg(trailing_var_arg = true, allow_hyphen_values = true)]
    rest: Vec<String>,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let mut command = vec!["run", "--quiet", "--package", "referee", "--"];
    command.extend(arguments.rest.iter().map(String::as_str));
    cargo(&command, &[])
}
