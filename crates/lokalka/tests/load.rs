//! The measurement of `cargo xtask load`, short: two tables for a second, so that it cannot rot. Nothing is expected of the
//! times; answers and news are checked.

#![cfg(target_os = "linux")]

use std::path::Path;

use trials::load::{Over, Plan, run};

#[test]
fn moves_are_answered_and_every_stream_tells_the_last_one() {
    let plan = Plan { tables: vec![2], seconds: Some(1), trying: None };
    run(Path::new(env!("CARGO_BIN_EXE_lokalka")), &plan, Some(Over::Sqlite))
        .unwrap_or_else(|why| panic!("{why}"));
}

#[test]
fn people_who_try_things_out_are_answered_too() {
    let plan = Plan { tables: vec![2], seconds: Some(1), trying: Some(3) };
    run(Path::new(env!("CARGO_BIN_EXE_lokalka")), &plan, Some(Over::Sqlite))
        .unwrap_or_else(|why| panic!("{why}"));
}
