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

/// How a server is run.
#[derive(Clone, Copy, Debug)]
pub struct Manner {
    /// Whether it limits how often anybody may do something.
    pub limits: bool,
    /// How much it logs.
    pub log: &'static str,
    /// How many files it may have open unless it asks for more; as many as we may where nothing is said.
    pub open_files: Option<u32>,
}

impl Manner {
    /// For measurements from one address, which must not be slowed down.
    pub const UNLIMITED: Manner = Manner { limits: false, log: "error", open_files: None };

    /// As anybody runs it: with its limits and its log, and with as many open files as most systems give.
    pub const USUAL: Manner = Manner { limits: true, log: "info", open_files: Some(1024) };
}

/// What a process has of the machine.
#[derive(Clone, Copy, Default, Debug)]
pub struct Usage {
    /// Bytes of memory in use.
    pub memory: u64,
    /// The most that it ever had.
    pub peak: u64,
    /// Threads that run.
    pub threads: u64,
}

/// A server that may be killed.
pub struct Server {
    program: PathBuf,
    kept: Kept,
    manner: Manner,
    /// The same after every start, so that browsers find it again.
    address: SocketAddr,
    process: Option<Child>,
    /// What it logs.
    errors: PathBuf,
}

impl Server {
    /// Starts the program without limits.
    ///
    /// # Errors
    /// In words, with what it said, when it does not come up.
    pub fn start(program: &Path, kept: &Kept) -> Result<Server, String> {
        Server::start_as(program, kept, Manner::UNLIMITED)
    }

    /// Starts the program.
    ///
    /// # Errors
    /// In words, with what it said, when it does not come up.
    pub fn start_as(program: &Path, kept: &Kept, manner: Manner) -> Result<Server, String> {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let errors = std::env::temp_dir().join(format!("lokalka-errors-{}-{number}", std::process::id()));
        fs::write(&errors, "").map_err(|error| format!("{}: {error}", errors.display()))?;
        let anywhere = SocketAddr::from(([127, 0, 0, 1], 0));
        let (program, kept) = (program.to_owned(), kept.clone());
        let mut server = Server { program, kept, manner, address: anywhere, process: None, errors };
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
        let started = served(self.command().stderr(errors));
        let (process, address) = started.map_err(|why| format!("{why} {}", self.said().trim()))?;
        self.address = address;
        self.process = Some(process);
        Ok(())
    }

    fn command(&self) -> Command {
        let Manner { limits, log, open_files } = self.manner;
        let mut command = match open_files {
            Some(most) => {
                let mut shell = Command::new("sh");
                shell.args(["-c", &format!("ulimit -S -n {most}; exec \"$0\" \"$@\"")]).arg(&self.program);
                shell
            }
            None => Command::new(&self.program),
        };
        command
            .args(["serve", "--log", log, "--listen", &self.address.to_string()])
            .args(self.kept.arguments());
        if !limits {
            command.arg("--no-rate-limits");
        }
        command
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

    /// What it has of the machine.
    ///
    /// # Errors
    /// When it does not run, or the system does not tell.
    pub fn usage(&self) -> Result<Usage, String> {
        Usage::of(self.process.as_ref().ok_or("the server does not run")?.id())
    }

    /// The number of its process, while it was not killed or stopped.
    pub fn process(&self) -> Option<u32> {
        self.process.as_ref().map(Child::id)
    }

    /// All that it has logged.
    pub fn said(&self) -> String {
        fs::read_to_string(&self.errors).unwrap_or_default()
    }

    fn ended_badly(&self, ended: ExitStatus) -> String {
        format!("the server did not end cleanly ({ended}): {}", self.said().trim())
    }
}

impl Usage {
    /// What a process has of the machine now.
    ///
    /// # Errors
    /// When it does not run, or the system does not tell.
    pub fn of(process: u32) -> Result<Usage, String> {
        let file = format!("/proc/{process}/status");
        let status = fs::read_to_string(&file).map_err(|error| format!("{file}: {error}"))?;
        let number = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
            let number = line.and_then(|line| line.split_whitespace().next()?.parse::<u64>().ok());
            number.ok_or_else(|| format!("{file} does not tell {name}"))
        };
        // Sizes are told in units of 1024 bytes.
        Ok(Usage {
            memory: number("VmRSS")? * 1024,
            peak: number("VmHWM")? * 1024,
            threads: number("Threads")?,
        })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // One that was stopped before is not there any more.
        let _ = self.kill();
        let _ = fs::remove_file(&self.errors);
    }
}
