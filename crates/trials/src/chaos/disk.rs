//! A disk without space, and a folder that cannot be written to.

use std::fs::{self, File};
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use super::Plan;
use super::killing::judge;
use super::players::Play;
use super::report::Report;
use crate::folder::Folder;
use crate::{Kept, Server};

/// The size of the small disk.
const SIZE: &str = "size=8m";

/// What players are told when there is no space.
const NO_SPACE: &str = "the disk is full";

/// What is said at the start when the folder cannot be written to.
const READ_ONLY: &str = "write to";

/// Runs both on a small disk of their own, which only root can make.
pub(super) fn run(program: &Path, plan: &Plan, tell: &mut impl FnMut(Result<Report, String>)) {
    match Disk::new() {
        Ok(disk) => tell(fill_and_close(program, plan, &disk)),
        Err(why) => {
            println!("full disk and read-only folder: skipped, a small tmpfs cannot be made: {why}\n")
        }
    }
}

fn fill_and_close(program: &Path, plan: &Plan, disk: &Disk) -> Result<Report, String> {
    let began = Instant::now();
    let kept = Kept::Folder(disk.folder.0.join("data"));
    let mut server = Server::start(program, &kept)?;
    let mut play = Play::begin(&[server.address()], plan)?;
    play.wait_for_moves(plan.tables)?;
    disk.fill()?;
    play.wait_for_trouble(NO_SPACE)?;
    disk.free()?;
    play.wait_for_moves(plan.tables)?;
    server.stop()?;
    disk.remount("ro")?;
    let refused = match server.start_again() {
        Ok(()) => Err("the server starts in a folder that cannot be written to".to_owned()),
        Err(why) if why.contains(READ_ONLY) => Ok(()),
        Err(why) => Err(format!("a folder that cannot be written to is not told as such: {why}")),
    };
    disk.remount("rw")?;
    refused?;
    server.start_again()?;
    play.wait_for_moves(plan.tables)?;
    play.end()?;
    let what = format!("Full disk and read-only folder, {} tables", plan.tables);
    let happened = vec![("disk full, told to players, freed", 1), ("folder read-only, told at the start", 1)];
    judge(program, &kept, &play, &mut [server], Report::new(what, happened, began))
}

/// A small file system in memory.
struct Disk {
    folder: Folder,
}

impl Disk {
    fn new() -> Result<Disk, String> {
        let folder = Folder::new();
        fs::create_dir_all(&folder.0).map_err(|error| format!("{}: {error}", folder.0.display()))?;
        run_command(Command::new("mount").args(["-t", "tmpfs", "-o", SIZE, "tmpfs"]).arg(&folder.0))?;
        Ok(Disk { folder })
    }

    /// Writes until there is no space left.
    fn fill(&self) -> Result<(), String> {
        let mut ballast = File::create(self.ballast()).map_err(|error| error.to_string())?;
        let piece = [0; 4096];
        loop {
            match ballast.write_all(&piece) {
                Ok(()) => {}
                Err(error) if error.kind() == ErrorKind::StorageFull => return Ok(()),
                Err(error) => return Err(error.to_string()),
            }
        }
    }

    fn free(&self) -> Result<(), String> {
        fs::remove_file(self.ballast()).map_err(|error| error.to_string())
    }

    fn ballast(&self) -> PathBuf {
        self.folder.0.join("ballast")
    }

    fn remount(&self, how: &str) -> Result<(), String> {
        run_command(Command::new("mount").args(["-o", &format!("remount,{how}")]).arg(&self.folder.0))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if let Err(why) = run_command(Command::new("umount").arg(&self.folder.0)) {
            eprintln!("{why}");
        }
    }
}

fn run_command(command: &mut Command) -> Result<(), String> {
    let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
    if output.status.success() {
        return Ok(());
    }
    Err(String::from_utf8_lossy(&output.stderr).trim().to_owned())
}
