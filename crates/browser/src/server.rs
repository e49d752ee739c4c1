//! The real server program, in a data folder of its own; it can be killed and started again.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};

use fixtures::served;

use crate::chromium::fresh_folder;

/// So many actions are played for a look back at a game.
const REVIEW_NODES: &str = "2200";

/// A running server; ended, and its folder removed, when dropped.
pub struct Server {
    program: PathBuf,
    folder: PathBuf,
    origin: String,
    process: Child,
}

impl Server {
    /// Starts the program on any free port, in an empty folder.
    ///
    /// # Errors
    /// In words, when it does not start.
    pub fn start(program: &Path) -> Result<Server, String> {
        let folder = fresh_folder("server").map_err(|error| error.to_string())?;
        let (process, origin) = launch(program, &folder, "127.0.0.1:0")?;
        Ok(Server { program: program.to_owned(), folder, origin, process })
    }

    /// Scheme, address and port.
    pub fn origin(&self) -> &str {
        &self.origin
    }

    /// A path of it as a whole address.
    pub fn address(&self, path: &str) -> String {
        format!("{}{path}", self.origin)
    }

    /// Its folder, removed in the end.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Ends it at once, as a power cut would.
    pub fn kill(&mut self) {
        // A process that has ended already is as dead as wished.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }

    /// Starts it again, with the same folder and port.
    ///
    /// # Errors
    /// In words, when it does not start.
    pub fn start_again(&mut self) -> Result<(), String> {
        self.kill();
        let listen = self.origin.trim_start_matches("http://").to_owned();
        (self.process, self.origin) = launch(&self.program, &self.folder, &listen)?;
        Ok(())
    }

    /// What it wrote beside its address.
    pub fn said(&self) -> String {
        fs::read_to_string(self.folder.join("said.log")).unwrap_or_default()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

fn launch(program: &Path, folder: &Path, listen: &str) -> Result<(Child, String), String> {
    let words = |error: std::io::Error| format!("{}: {error}", program.display());
    let said = File::options().create(true).append(true).open(folder.join("said.log")).map_err(words)?;
    let started = served(
        Command::new(program)
            // Nobody waits for a thorough look back.
            .args(["serve", "--review-nodes", REVIEW_NODES, "--listen", listen, "--data"])
            .arg(folder.join("data"))
            .stderr(said),
    );
    let told = || fs::read_to_string(folder.join("said.log")).unwrap_or_default();
    let (process, address) = started.map_err(|why| format!("{why} {}", told()))?;
    Ok((process, format!("http://{address}")))
}
