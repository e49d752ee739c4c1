//! `cargo xtask test`: everything that must hold before a change lands.

use crate::{Outcome, cargo, rules, tidy};

/// What to run
#[derive(clap::Args)]
pub struct Arguments {
    /// Only run the tests, not formatting, lints and documentation
    #[arg(long)]
    quick: bool,
    /// Install nothing on this machine; tests that need what is missing are named and left out
    #[arg(long)]
    no_install: bool,
}

pub fn run(arguments: &Arguments) -> Outcome {
    if !arguments.quick {
        cargo(&["fmt", "--all", "--check"], &[])?;
        tidy::run()?;
        cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "-D", "warnings"], &[])?;
        cargo(&["doc", "--workspace", "--no-deps", "--quiet"], &[("RUSTDOCFLAGS", "-D warnings")])?;
    }
    rules::check_all()?;
    if arguments.no_install {
        println!("no test needs anything that would have to be installed");
    }
    cargo(&["test", "--workspace"], &[])
}
