//! `cargo xtask tidy`: what linters do not see.

use std::fs;

use crate::{Outcome, documents, files, imports, root};

/// Longer files have more than one subject.
const LONGEST: usize = 700;

/// Parts that must not need each other: a file of the first never names the second.
const WALLS: [(&str, &str); 4] = [
    ("crates/web/src/api", "crate::pages"),
    ("crates/web/src/pages", "crate::api"),
    ("crates/web/src/table", "crate::api"),
    ("crates/web/src/table", "crate::pages"),
];

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
        for (_, other) in WALLS.iter().filter(|(part, other)| name.starts_with(part) && text.contains(other))
        {
            faults.push(format!("{name}: it needs `{other}`; put what both need below both"));
        }
    }
    faults.extend(documents::faults()?);
    faults.extend(imports::faults()?);
    if faults.is_empty() { Ok(()) } else { Err(faults.join("\n")) }
}
