//! Accidents in the middle of play. Bots play through HTTP while servers and databases are killed at random, and the disk
//! fills up; afterwards everything that was acknowledged must be in the logs, nothing twice, and every game must verify.

mod disk;
mod killing;
mod players;
mod record;
mod report;

use std::path::Path;

pub use killing::{one_server, two_servers};
pub use report::Report;

/// How much happens.
#[derive(Clone, Copy, Debug, clap::Args)]
pub struct Plan {
    /// How often a server is killed; PostgreSQL itself is killed a fifth as often
    #[arg(long, value_name = "NUMBER", default_value_t = 50)]
    pub kills: u32,
    /// How many tables are played at, each from two windows at once
    #[arg(long, value_name = "NUMBER", default_value_t = 12)]
    pub tables: u32,
    /// For a trial that can be repeated; what is killed when still depends on the machine
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,
}

/// Which accidents.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub enum Accident {
    /// One server on SQLite, killed
    Sqlite,
    /// Two servers on one PostgreSQL, each killed, and PostgreSQL too
    Postgres,
    /// A disk without space, and a folder that cannot be written to
    Disk,
}

/// Runs the accidents with this program and prints what they did.
///
/// # Errors
/// In words, when something was lost, doubled or does not verify, or a trial could not be run.
pub fn run(program: &Path, plan: &Plan, only: Option<Accident>) -> Result<(), String> {
    let wanted = |accident| only.is_none_or(|only| only == accident);
    let mut faults = Vec::new();
    let mut tell = |report: Result<Report, String>| match report {
        Ok(report) => {
            println!("{report}\n");
            faults.extend(report.fault());
        }
        Err(fault) => faults.push(fault),
    };
    if wanted(Accident::Sqlite) {
        tell(one_server(program, plan));
    }
    if wanted(Accident::Postgres) {
        match fixtures::Cluster::start() {
            Ok(cluster) => tell(two_servers(program, plan, cluster)),
            Err(fixtures::NotStarted::NotInstalled) => println!("PostgreSQL: skipped, it is not installed\n"),
            Err(failed) => tell(Err(failed.to_string())),
        }
    }
    if wanted(Accident::Disk) {
        disk::run(program, plan, &mut tell);
    }
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}
