//! Servers and their database are killed in the middle of play.

use std::path::Path;
use std::process::Command;
use std::thread;
use std::time::{Duration, Instant};

use fixtures::Cluster;
use store::Store;

use super::Plan;
use super::players::Play;
use super::report::Report;
use crate::folder::Folder;
use crate::{Dice, Kept, Server};

/// The most milliseconds that pass between some play and a kill: writes take a few, so that any moment of one is hit.
const LATEST: u64 = 300;

/// For so many kills of a server PostgreSQL is killed once.
const SERVERS_PER_DATABASE: u32 = 5;

/// One server on SQLite is killed and started again.
///
/// # Errors
/// In words, when the trial could not be run to its end.
pub fn one_server(program: &Path, plan: &Plan) -> Result<Report, String> {
    let began = Instant::now();
    let folder = Folder::new();
    let kept = Kept::Folder(folder.0.clone());
    let mut server = Server::start(program, &kept)?;
    let mut play = Play::begin(&[server.address()], plan)?;
    let mut dice = Dice::new(plan.seed);
    for _ in 0..plan.kills {
        in_the_middle(&play, plan, &mut dice)?;
        server.kill()?;
        server.start_again()?;
    }
    play.wait_for_moves(plan.tables)?;
    play.end()?;
    let what = format!("SQLite, one server, {} tables", plan.tables);
    let kills = vec![("kills of the server", plan.kills)];
    judge(program, &kept, &play, &mut [server], Report::new(what, kills, began))
}

/// Two servers share a PostgreSQL database; either is killed, and PostgreSQL too.
///
/// # Errors
/// In words, when the trial could not be run to its end.
pub fn two_servers(program: &Path, plan: &Plan, mut cluster: Cluster) -> Result<Report, String> {
    let began = Instant::now();
    let kept = Kept::Database(cluster.new_database());
    let mut servers = [Server::start(program, &kept)?, Server::start(program, &kept)?];
    let addresses = servers.each_ref().map(Server::address);
    let mut play = Play::begin(&addresses, plan)?;
    let mut dice = Dice::new(plan.seed);
    let mut databases = 0;
    for kill in 1..=plan.kills {
        in_the_middle(&play, plan, &mut dice)?;
        let server = &mut servers[dice.below(2) as usize];
        server.kill()?;
        // The other one plays on alone for a while.
        thread::sleep(Duration::from_millis(dice.below(LATEST)));
        server.start_again()?;
        if kill.is_multiple_of(SERVERS_PER_DATABASE) || kill == plan.kills {
            in_the_middle(&play, plan, &mut dice)?;
            cluster.kill();
            databases += 1;
            cluster.run()?;
        }
    }
    play.wait_for_moves(plan.tables)?;
    play.end()?;
    let what = format!("PostgreSQL, two servers, {} tables", plan.tables);
    let kills = vec![("kills of either server", plan.kills), ("kills of PostgreSQL", databases)];
    judge(program, &kept, &play, &mut servers, Report::new(what, kills, began))
}

/// Waits until everybody plays, and then for any moment.
fn in_the_middle(play: &Play, plan: &Plan, dice: &mut Dice) -> Result<(), String> {
    play.wait_for_moves(plan.tables)?;
    thread::sleep(Duration::from_millis(dice.below(LATEST)));
    Ok(())
}

/// Stops the servers, compares what is kept with what was acknowledged, and lets the program verify every game.
pub(super) fn judge(
    program: &Path,
    kept: &Kept,
    play: &Play,
    servers: &mut [Server],
    mut report: Report,
) -> Result<Report, String> {
    for server in servers {
        server.stop()?;
        if server.said().contains("panicked") {
            return Err(format!("a server panicked:\n{}", server.said()));
        }
    }
    let store = match kept {
        Kept::Folder(folder) => Store::open(folder),
        Kept::Database(address) => Store::connect(address),
    };
    report.findings = play.record().compare(&store.map_err(|error| error.to_string())?)?;
    verify(program, kept)?;
    report.time = report.began.elapsed();
    Ok(report)
}

/// Lets the program replay every kept game.
fn verify(program: &Path, kept: &Kept) -> Result<(), String> {
    let output = Command::new(program).arg("verify").args(kept.arguments()).output();
    let output = output.map_err(|error| format!("{}: {error}", program.display()))?;
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].concat();
    Err(format!("not every game verifies:\n{}", String::from_utf8_lossy(&said)))
}
