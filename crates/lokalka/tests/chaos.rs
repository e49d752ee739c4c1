//! The trial of `cargo xtask chaos`, short: a few kills, so that it cannot rot.

#![cfg(unix)]

use std::path::Path;

use fixtures::Cluster;
use trials::chaos::{Plan, Report, one_server, two_servers};

const PROGRAM: &str = env!("CARGO_BIN_EXE_lokalka");

const PLAN: Plan = Plan { kills: 3, tables: 4, seed: 1 };

fn expect_sound(report: Result<Report, String>) {
    let report = report.unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(report.fault(), None, "{report}");
    assert!(report.findings.acknowledged > 0 && report.findings.games >= 4, "{report}");
}

#[test]
fn a_server_on_sqlite_that_is_killed_loses_nothing() {
    expect_sound(one_server(Path::new(PROGRAM), &PLAN));
}

#[test]
fn two_servers_on_postgresql_lose_nothing_when_either_is_killed_or_the_database() {
    let Some(cluster) = Cluster::start_or_skip() else { return };
    expect_sound(two_servers(Path::new(PROGRAM), &PLAN, cluster));
}
