//! One server for each data folder: it remembers what it has read of its tables, and would not hear of what another one writes.

use std::fs::{self, File, TryLockError};
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;

use crate::{Error, Location, Result, owner_only};

/// The file in the data folder that a server keeps locked. It stays when the server ends; that it is locked does not.
const FILE: &str = "lokalka.lock";

/// The right to serve what is kept at a place, held until it is dropped or the process ends, however that happens.
#[derive(Debug)]
pub struct ServerLock {
    /// Nothing for a database, which any number of servers may share.
    _locked: Option<File>,
}

impl Location {
    /// Keeps other servers away from this data folder, which is made where it is missing. Chores beside the server need no lock.
    ///
    /// # Errors
    ///
    /// [`Error::Served`] where a server is there already, [`Error::Folder`] where the folder cannot be used.
    pub fn lock(&self) -> Result<ServerLock> {
        match self {
            Location::Folder(folder) => lock(folder).map(|locked| ServerLock { _locked: Some(locked) }),
            Location::Database(_) => Ok(ServerLock { _locked: None }),
        }
    }
}

fn lock(folder: &Path) -> Result<File> {
    let path = folder.join(FILE);
    let unusable = |why: String| Error::Folder { path: path.clone(), why };
    let opened = owner_only::create_folders(folder)
        .and_then(|()| owner_only::options().create(true).truncate(false).write(true).open(&path));
    let mut file = opened.map_err(|error| unusable(error.to_string()))?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            let process = fs::read_to_string(&path).ok().and_then(|number| number.trim().parse().ok());
            return Err(Error::Served { folder: folder.to_owned(), process });
        }
        Err(TryLockError::Error(error)) => return Err(unusable(format!("it cannot be locked: {error}"))),
    }
    // Only for people: what counts is the lock.
    let number = format!("{}\n", std::process::id());
    let _ = file
        .set_len(0)
        .and_then(|()| file.seek(SeekFrom::Start(0)))
        .and_then(|_| file.write_all(number.as_bytes()));
    Ok(file)
}
