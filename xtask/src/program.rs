//! The program as cargo has built it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// What cargo is asked to tell in its messages.
pub const MESSAGES: &str = "--message-format=json-render-diagnostics";

/// What cargo says that it has made.
pub struct Built {
    /// How many crates it was made of.
    pub crates: usize,
    /// Where the program is.
    pub program: PathBuf,
}

impl Built {
    /// Reads cargo's messages.
    pub fn told(messages: &str) -> Result<Built, String> {
        let messages = messages.lines().filter_map(|line| serde_json::from_str::<Value>(line).ok());
        let made: Vec<Value> = messages.filter(|message| message["reason"] == "compiler-artifact").collect();
        let crates: BTreeSet<&str> = made.iter().filter_map(|made| made["package_id"].as_str()).collect();
        let program = made.iter().find_map(|made| made["executable"].as_str());
        let program = program.ok_or("cargo has built no program")?.into();
        Ok(Built { crates: crates.len(), program })
    }
}

/// Starts the program as far as to hear its version.
pub fn version(program: &Path) -> Result<String, String> {
    let output = Command::new(program).arg("--version").output();
    let output = output.map_err(|error| format!("{}: {error}", program.display()))?;
    let told = String::from_utf8_lossy(&output.stdout);
    if output.status.success() && told.starts_with("lokalka ") {
        Ok(told.trim().to_owned())
    } else {
        Err(format!("the program that was built does not start: {}", String::from_utf8_lossy(&output.stderr)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_are_counted_once_and_the_program_is_found() {
        let told = r#"{"reason":"compiler-artifact","package_id":"a@1","executable":null}
{"reason":"build-script-executed","package_id":"b@1"}
{"reason":"compiler-artifact","package_id":"a@1","executable":null}
{"reason":"compiler-artifact","package_id":"lokalka@1","executable":"/somewhere/lokalka"}
not a message
{"reason":"build-finished","success":true}"#;
        let built = Built::told(told).expect("there is a program");
        assert_eq!((built.crates, built.program), (2, PathBuf::from("/somewhere/lokalka")));
        assert!(Built::told("").is_err_and(|why| why == "cargo has built no program"));
    }

    #[test]
    fn what_is_not_the_program_does_not_pass_for_it() {
        assert!(version(Path::new("/nowhere/lokalka")).is_err());
        assert!(version(Path::new(env!("CARGO"))).is_err_and(|why| why.contains("does not start")));
    }
}
