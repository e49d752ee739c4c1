//! `cargo xtask tidy`: what linters do not see.

use std::fs;

use crate::{Outcome, documents, files, root};

/// Longer files have more than one subject.
const LONGEST: usize = 700;

pub fn run() -> Outcome {
    let mut faults = Vec::new();
    for path in files(&root().join("crates"), ".rs").into_iter().chain(files(&root().join("xtask"), ".rs")) {
        let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        let name = path.strip_prefix(root()).unwrap_or(&path).display().to_string();
        if !text.starts_with("//!") {
            faults.push(format!("{name}: no first line that says what the module is for (`//! …`)"));
        }
        let lines = text.lines().count();
        if lines > LONGEST {
            faults.push(format!("{name}: {lines} lines, at most {LONGEST} are"));
        }
    }
    faults.extend(documents::faults()?);
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}
