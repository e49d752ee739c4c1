//! Backups: everything in one SQLite file, from either database and into either. Restoring is also the way from one to the
//! other.

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use crate::postgres::Postgres;
use crate::sql::Sql;
use crate::sql::copying::{self, Copied};
use crate::sqlite::Sqlite;
use crate::{Error, Games as _, People as _, Result, Store, owner_only};

/// Where everything is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Location {
    /// In SQLite, in this data folder.
    Folder(PathBuf),
    /// In PostgreSQL, at this address.
    Database(String),
}

impl Location {
    /// Whether nothing has ever been kept in this data folder. Of a database only opening it tells.
    pub fn is_new(&self) -> bool {
        matches!(self, Location::Folder(folder) if !folder.join(crate::sqlite::FILE).exists())
    }

    /// Opens the store that is there, or makes one.
    ///
    /// # Errors
    ///
    /// Those of [`Store::open`] and [`Store::connect`].
    pub fn open(&self) -> Result<Store> {
        match self {
            Location::Folder(folder) => Store::open(folder),
            Location::Database(address) => Store::connect(address),
        }
    }
}

/// Writes one consistent state of everything to a file, while servers go on. The file is there when it is whole, and not
/// before.
///
/// # Errors
///
/// [`Error::FileExists`] where a file has that name and may not be overwritten, [`Error::ForeignDatabase`] where there is nothing to back up,
/// [`Error::OlderSchema`] or [`Error::NewerSchema`] where another release keeps it.
pub fn backup(from: &Location, file: &Path, overwrite: bool) -> Result<Copied> {
    if file.exists() && !overwrite {
        return Err(Error::FileExists { path: file.to_owned() });
    }
    let part = TempFile::beside(file)?;
    let to = Sqlite::new_at(&part.0)?;
    let copied = match from {
        Location::Folder(folder) => copying::copy(&to, &Sqlite::open_unmigrated(folder)?, &to),
        Location::Database(address) => copying::copy(&to, &Postgres::open_unmigrated(address)?, &to),
    }?;
    to.into_one_file()?;
    part.persist(file)?;
    Ok(copied)
}

/// Fills an empty place with what is in a backup, as a whole or not at all. Nothing in the file is believed: its schema must be ours,
/// and its rows such as can be read. What a hash of a password must be like only the caller knows, and says what is wrong with one.
///
/// # Errors
///
/// [`Error::ForeignDatabase`] where the file is no backup or damaged, [`Error::NewerSchema`] where a later release wrote it,
/// [`Error::Untrusted`] where it holds what no release has put there,
/// [`Error::NotEmpty`] where somebody has played at that place, [`Error::Served`] where a server is at work in that folder.
pub fn restore(
    file: &Path,
    to: &Location,
    check_password_hash: impl Fn(&str) -> Result<(), String>,
) -> Result<Copied> {
    // Read from a copy: an older backup is brought up to date first, and must not change.
    let folder = TempFolder::new()?;
    let from = Sql::over(Sqlite::copy_of(file, &folder.0.join("backup.sqlite"))?);
    expect_readable(&from, check_password_hash)
        .map_err(|what| Error::Untrusted { path: file.to_owned(), what })?;
    let from = &*from.engine;
    // A server there would go on with the secrets that it has in memory.
    let _lock = to.lock()?;
    match to {
        Location::Folder(folder) => copying::copy(from, from, &*Sqlite::open(folder)?.engine),
        Location::Database(address) => copying::copy(from, from, &*Postgres::open(address)?.engine),
    }
}

/// Reads what a server reads in lists: one game that cannot be read would take all others with it.
fn expect_readable(
    from: &Sql<Sqlite>,
    check_password_hash: impl Fn(&str) -> Result<(), String>,
) -> Result<(), String> {
    for id in from.game_ids().map_err(|error| error.to_string())? {
        from.game(&id).map_err(|error| format!("game {id:?} cannot be read ({error})"))?;
    }
    for user in from.users().map_err(|error| error.to_string())? {
        check_password_hash(&user.password_hash).map_err(|why| {
            format!("the account {:?} has no password that can be checked: {why}", user.name)
        })?;
    }
    Ok(())
}

/// A file under a temporary name, gone unless it becomes what it was made for.
struct TempFile(PathBuf);

impl TempFile {
    /// Makes one, which only this user can read: it will hold hashes of passwords.
    fn beside(file: &Path) -> Result<TempFile> {
        let mut name = file.as_os_str().to_owned();
        name.push(format!(".{}.part", std::process::id()));
        let path = PathBuf::from(name);
        owner_only::create_file(&path).map_err(|error| cannot_write(&path, &error))?;
        Ok(TempFile(path))
    }

    /// On the disk first, then under its name.
    fn persist(self, file: &Path) -> Result<()> {
        let done = || -> std::io::Result<()> {
            File::open(&self.0)?.sync_all()?;
            fs::rename(&self.0, file)?;
            // The name is kept in the folder, which has to reach the disk as well. Not every system opens folders.
            let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
            if let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) {
                folder.sync_all()?;
            }
            Ok(())
        };
        done().map_err(|error| cannot_write(file, &error))
    }
}

impl Drop for TempFile {
    fn drop(&mut self) {
        // Gone under this name if all went well.
        for end in ["", "-wal", "-shm", "-journal"] {
            let mut name = self.0.as_os_str().to_owned();
            name.push(end);
            let _ = fs::remove_file(name);
        }
    }
}

/// A folder that only this user can read, gone afterwards.
struct TempFolder(PathBuf);

impl TempFolder {
    fn new() -> Result<TempFolder> {
        let base = std::env::temp_dir();
        let builder = owner_only::builder();
        let mut number = 0_u32;
        loop {
            let path = base.join(format!("lokalka-restore-{}-{number}", std::process::id()));
            match builder.create(&path) {
                Ok(()) => return Ok(TempFolder(path)),
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(cannot_write(&path, &error)),
            }
        }
    }
}

impl Drop for TempFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn cannot_write(path: &Path, error: &std::io::Error) -> Error {
    match error.kind() {
        std::io::ErrorKind::StorageFull => Error::DiskFull { path: path.to_owned() },
        _ => Error::File { path: path.to_owned(), why: error.to_string() },
    }
}
