//! A fresh clone of the checkout in a temporary folder, as a newcomer has it.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, process};

use crate::root;

/// A clone, gone with this value.
pub struct Clone {
    folder: PathBuf,
}

impl Clone {
    /// Clones a commit.
    pub fn of(commit: &Commit) -> Result<Clone, String> {
        let folder = env::temp_dir().join(format!("lokalka-{}-{}", process::id(), commit.short()));
        let clone = Clone { folder };
        let (from, to) = (root(), clone.folder());
        git(&root(), &["clone", "--quiet", "--local", "--no-checkout", &text(&from), &text(to)])?;
        git(to, &["checkout", "--quiet", "--detach", &commit.0])?;
        Ok(clone)
    }

    pub fn folder(&self) -> &Path {
        &self.folder
    }
}

impl Drop for Clone {
    fn drop(&mut self) {
        if let Err(error) = fs::remove_dir_all(&self.folder) {
            eprintln!("{} is left: {error}", self.folder.display());
        }
    }
}

/// A commit of the checkout, by its whole hash.
pub struct Commit(String);

impl Commit {
    /// The commit that people call so.
    pub fn named(name: &str) -> Result<Commit, String> {
        let told = git(&root(), &["rev-parse", "--verify", "--quiet", &format!("{name}^{{commit}}")]);
        told.map(Commit).map_err(|_| format!("there is no commit `{name}` in this checkout"))
    }

    /// Its hash, as far as people read it.
    pub fn short(&self) -> &str {
        self.0.get(..8).unwrap_or(&self.0)
    }
}

/// Whether tracked files differ from the last commit.
pub fn has_changes() -> Result<bool, String> {
    git(&root(), &["status", "--porcelain", "--untracked-files=no"]).map(|told| !told.is_empty())
}

/// Asks git; gives what it says.
fn git(folder: &Path, arguments: &[&str]) -> Result<String, String> {
    let told = format!("git {}", arguments.join(" "));
    let output = Command::new("git").args(arguments).current_dir(folder).output();
    let output = output.map_err(|error| format!("`{told}`: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).trim().to_owned())
    } else {
        Err(format!("`{told}` failed: {}", String::from_utf8_lossy(&output.stderr).trim()))
    }
}

fn text(path: &Path) -> String {
    path.to_string_lossy().into_owned()
}
