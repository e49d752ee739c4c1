//! The program as a process: started, killed, started again on the same data.

use std::ffi::OsString;
use std::fs::{self, File};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::sync::atomic::{AtomicU32, Ordering};

use fixtures::served;

/// Where a server keeps its games.
#[derive(Clone, Debug)]
pub enum Kept {
    /// In a folder, by SQLite.
    Folder(PathBuf),
    /// In a PostgreSQL database at this address.
    Database(String),
}

impl Kept {
    /// What the program is told about it.
    pub fn arguments(&self) -> [OsString; 2] {
        match self {
            Kept::Folder(folder) => ["--data".into(), folder.into()],
            Kept::Database(address) => ["--database".into(), address.into()],
        }
    }
}

/// A server that may be killed.
pub struct Server {
    program: PathBuf,
    kept: Kept,
    /// The same after every start, so that browsers find it again.
    address: SocketAddr,
    process: Option<Child>,
    /// What it says about errors.
    errors: PathBuf,
}

impl Server {
    /// Starts the program.
    ///
    /// # Errors
    /// In words, with what it said, when it does not come up.
    pub fn start(program: &Path, kept: &Kept) -> Result<Server, String> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let errors = std::env::temp_dir().join(format!("lokalka-errors-{}-{number}", std::process::id()));
        fs::write(&errors, "").map_err(|error| format!("{}: {error}", errors.display()))?;
        let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let (program, kept) = (program.to_owned(), kept.clone());
        let mut server = Server { program, kept, address: anywhere, process: None, errors };
        server.start_again()?;
        Ok(server)
    }

    /// Starts it after it was killed or stopped.
    ///
    /// # Errors
    /// In words, with what it said, when it does not come up.
    pub fn start_again(&mut self) -> Result<(), String> {
        let errors = File::options().append(true).open(&self.errors);
        let errors = errors.map_err(|error| format!("{}: {error}", self.errors.display()))?;
        let started = served(
            Command::new(&self.program)
                .args(["serve", "--no-rate-limits", "--log", "error", "--listen", &self.address.to_string()])
                .args(self.kept.arguments())
                .stderr(errors),
        );
        let (process, address) = started.map_err(|why| format!("{why} {}", self.said().trim()))?;
        self.address = address;
        self.process = Some(process);
        Ok(())
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Kills it as the system does when memory runs out: at once, wherever it is.
    ///
    /// # Errors
    /// When it does not run.
    pub fn kill(&mut self) -> Result<(), String> {
        let mut process = self.process.take().ok_or("the server does not run")?;
        let killed = process.kill().and_then(|()| process.wait());
        killed.map(drop).map_err(|error| error.to_string())
    }

    /// Tells it to stop, and waits until it has.
    ///
    /// # Errors
    /// When it does not run, or does not end cleanly.
    pub fn stop(&mut self) -> Result<(), String> {
        let mut process = self.process.take().ok_or("the server does not run")?;
        let told = Command::new("kill").args(["-TERM", &process.id().to_string()]).status();
        told.map_err(|error| format!("kill: {error}"))?;
        let ended = process.wait().map_err(|error| error.to_string())?;
        if ended.success() { Ok(()) } else { Err(self.ended_badly(ended)) }
    }

    /// The memory that it has in use, in bytes.
    ///
    /// # Errors
    /// When it does not run, or the system does not tell.
    pub fn memory(&self) -> Result<u64, String> {
        let process = self.process.as_ref().ok_or("the server does not run")?;
        let file = format!("/proc/{}/status", process.id());
        let status = fs::read_to_string(&file).map_err(|error| format!("{file}: {error}"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<u64>().ok());
        kilobytes.map(|kilobytes| kilobytes * 1024).ok_or_else(|| format!("{file} does not tell the memory"))
    }

    /// All that it has said about errors.
    pub fn said(&self) -> String {
        fs::read_to_string(&self.errors).unwrap_or_default()
    }

    fn ended_badly(&self, ended: ExitStatus) -> String {
        format!("the server did not end cleanly ({ended}): {}", self.said().trim())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // One that was stopped before is not there any more.
        let _ = self.kill();
        let _ = fs::remove_file(&self.errors);
    }
}
