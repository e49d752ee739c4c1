//! `cargo xtask supply`: what the program is made of besides our own code, and whether it may be.
//!
//! The rule is `deny.toml`, which cargo-deny understands as well; to keep it, nothing is needed but cargo.

mod bill;
mod licence;
mod list;
mod packages;
mod rule;

use std::fs;
use std::path::PathBuf;
use std::process::Stdio;

use crate::{Outcome, cargo, cargo_command, root};
pub use list::FILE as LIST;
pub use packages::Packages;
use rule::Rule;

/// The tools that know of faults found in crates since. They ask the network for them.
const ADVISERS: [(&str, &[&str]); 2] = [("deny", &["deny", "check"]), ("audit", &["audit"])];

/// What to write
#[derive(clap::Args)]
pub struct Arguments {
    /// Write docs/licences.md anew
    #[arg(long)]
    update: bool,
    /// Write a bill of materials of the program to this file, as CycloneDX in JSON
    #[arg(long, value_name = "FILE")]
    sbom: Option<PathBuf>,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let (rule, packages) = read()?;
    if arguments.update {
        let path = root().join(list::FILE);
        fs::write(&path, list::written(&packages)?)
            .map_err(|error| format!("{}: {error}", path.display()))?;
        println!("{} is written", list::FILE);
    }
    if let Some(file) = &arguments.sbom {
        fs::write(file, bill(&packages)?).map_err(|error| format!("{}: {error}", file.display()))?;
        println!("{} is written", file.display());
    }
    fail_on(faults(&rule, &packages)?)?;
    println!("{} crates of others are as {} asks", packages.of_others().count(), rule::FILE);
    advise()
}

/// All that can be looked at without a network.
pub fn check() -> Outcome {
    let (rule, packages) = read()?;
    fail_on(faults(&rule, &packages)?)
}

/// All crates on the platforms that servers are built for.
pub fn packages() -> Result<Packages, String> {
    read().map(|(_, packages)| packages)
}

/// The bill of materials of the program.
pub fn bill(packages: &Packages) -> Result<String, String> {
    bill::of(packages)
}

fn read() -> Result<(Rule, Packages), String> {
    let rule = Rule::read()?;
    let packages = Packages::read(&rule.targets)?;
    Ok((rule, packages))
}

fn fail_on(faults: Vec<String>) -> Outcome {
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}

fn faults(rule: &Rule, packages: &Packages) -> Result<Vec<String>, String> {
    let mut faults = rule.faults(packages);
    let kept = fs::read_to_string(root().join(list::FILE)).unwrap_or_default();
    if kept != list::written(packages)? {
        faults.push(format!("{}: out of date; `cargo xtask supply --update` writes it anew", list::FILE));
    }
    Ok(faults)
}

/// Lets tools that are at hand look for crates with known faults.
fn advise() -> Outcome {
    let mut asked = false;
    for (name, arguments) in ADVISERS {
        let quiet = || cargo_command().args([name, "--version"]).stderr(Stdio::null()).output();
        if quiet().is_ok_and(|output| output.status.success()) {
            cargo(arguments, &[])?;
            asked = true;
        } else {
            println!("skipped: cargo-{name} is not installed (`cargo install --locked cargo-{name}`)");
        }
    }
    if !asked {
        println!("whether crates have known faults was not asked: the lists of them are on the network");
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_that_the_program_is_made_of_may_be_and_is_listed() {
        let (rule, packages) = read().expect("cargo knows its packages");
        assert!(packages.of_others().count() > 100);
        assert_eq!(faults(&rule, &packages), Ok(Vec::new()));
    }
}
