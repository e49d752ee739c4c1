//! Tests that cannot run here are named, never passed over in silence.

use std::env;
use std::fs::OpenOptions;
use std::io::{self, Write};
use std::thread;

/// Names the running test as skipped: on the screen, and in the file that `LOKALKA_SKIPPED` names.
///
/// # Panics
/// When that file cannot be written.
pub fn skip(why: &str) {
    let current = thread::current();
    let line = format!("{}: skipped, {why}", current.name().unwrap_or("a test"));
    // Written past the test harness, which keeps to itself what passing tests print.
    let _ = writeln!(io::stderr(), "{line}");
    if let Some(path) = env::var_os("LOKALKA_SKIPPED") {
        let file = OpenOptions::new().create(true).append(true).open(&path);
        let written = file.and_then(|mut file| writeln!(file, "{line}"));
        written.unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}
