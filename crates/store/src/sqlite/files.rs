//! Files of SQLite besides the one that a server works on: backups, and copies of them.

use std::path::Path;

use rusqlite::Connection;

use super::{FILE, OPENING, Sqlite, lock, vetting};
use crate::sql::{Engine, Fault, Transaction, migrations, values};
use crate::{Error, Result};

impl Sqlite {
    /// What is in a data folder, without bringing the schema up to date.
    pub(crate) fn open_unmigrated(folder: &Path) -> Result<Self> {
        let path = folder.join(FILE);
        if !path.is_file() {
            return Err(not_ours(folder, "there is no file lokalka.sqlite in it"));
        }
        let sqlite = Self::at(&path)?;
        let expected = sqlite.read(OPENING, |transaction| {
            expect_ours(transaction, &path)?;
            migrations::expect(transaction, migrations::SQLITE)
        });
        expected.map(|()| sqlite)
    }

    /// The database in a file, made or brought up to date.
    pub(crate) fn new_at(path: &Path) -> Result<Self> {
        Self::at(path)?.up_to_date()
    }

    /// A copy of a backup, up to date. The backup stays as it is.
    pub(crate) fn copy_of(file: &Path, copy: &Path) -> Result<Self> {
        if !file.is_file() {
            return Err(not_ours(file, "there is no such file"));
        }
        // Reads every page, so that the copy is whole.
        let copied = vetting::open(file)?.execute("VACUUM INTO ?1", [copy.to_string_lossy()]);
        copied.map_err(vetting::told(file))?;
        Self::new_at(copy)
    }

    /// Folds the write-ahead log into the file, so that the file alone is the database.
    pub(crate) fn into_one_file(self) -> Result<()> {
        if let Some(readers) = &self.readers {
            drop(readers.take_idle());
        }
        let fold =
            |writer: &Connection| writer.pragma_update_and_check(None, "journal_mode", "DELETE", |_| Ok(()));
        self.map_fault(fold(&lock(&self.writer))).map_err(|fault| fault.into_error("finish the file"))
    }
}

fn expect_ours(transaction: &mut dyn Transaction, path: &Path) -> Result<(), Fault> {
    let ours = "SELECT name FROM sqlite_schema WHERE name IN ('schema_version', 'games')";
    if transaction.query(ours, values![])?.len() == 2 {
        Ok(())
    } else {
        Err(not_ours(path, "it is a database of something else").into())
    }
}

pub(super) fn not_ours(path: &Path, why: &str) -> Error {
    Error::ForeignDatabase { place: path.display().to_string(), why: why.to_owned() }
}
