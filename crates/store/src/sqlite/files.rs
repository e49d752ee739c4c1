//! Files of SQLite besides the one that a server works on: backups, and copies of them.

use std::path::Path;

use rusqlite::{Connection, OpenFlags};

use super::{FILE, OPENING, Sqlite, fault_of, lock};
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

    /// A new database in an empty file.
    pub(crate) fn new_at(path: &Path) -> Result<Self> {
        Self::at(path)?.up_to_date()
    }

    /// A copy of a backup, up to date. The backup stays as it is.
    pub(crate) fn copy_of(file: &Path, copy: &Path) -> Result<Self> {
        if !file.is_file() {
            return Err(not_ours(file, "there is no such file"));
        }
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let run = || -> rusqlite::Result<()> {
            let backup = Connection::open_with_flags(file, flags)?;
            // Reads every page, so that a damaged file is found out.
            backup.execute("VACUUM INTO ?1", [copy.to_string_lossy()])?;
            Ok(())
        };
        run().map_err(|error| match fault_of(error, file).into_error(OPENING) {
            Error::Damaged { .. } => not_ours(file, "it is no SQLite database, or a damaged one"),
            other => other,
        })?;
        let sqlite = Self::at(copy)?;
        sqlite.read(OPENING, |transaction| expect_ours(transaction, file))?;
        sqlite.up_to_date()
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

fn not_ours(path: &Path, why: &str) -> Error {
    Error::ForeignDatabase { place: path.display().to_string(), why: why.to_owned() }
}
