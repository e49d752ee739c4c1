//! The store on SQLite: one file, write-ahead log, every commit on disk before it counts.

mod actions;
mod games;
mod migrations;
mod people;
mod seats;
mod talk;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
use rusqlite::{Connection, ErrorCode, OpenFlags, Transaction, TransactionBehavior};

use crate::{Database, Error, Result};

/// The file in the data folder.
const FILE: &str = "lokalka.sqlite";

/// How long to wait for another process that writes.
const PATIENCE: Duration = Duration::from_secs(10);

/// More idle readers than this are closed.
const IDLE_READERS: usize = 8;

/// Prepared statements kept with each connection; there are fewer than that.
const STATEMENTS: usize = 64;

/// One connection that writes, and as many as are needed that read: in WAL mode readers do not wait for a writer that
/// waits for the disk.
pub(crate) struct Sqlite {
    path: PathBuf,
    writer: Mutex<Connection>,
    /// Idle readers; `None` in memory, where a second connection would be a second database.
    readers: Option<Mutex<Vec<Connection>>>,
}

impl Database for Sqlite {}

/// What a transaction can end with: a failure of SQLite, or a refusal of ours.
#[derive(Debug)]
enum Fault {
    Sql(rusqlite::Error),
    Own(Error),
}

impl From<rusqlite::Error> for Fault {
    fn from(error: rusqlite::Error) -> Self {
        Fault::Sql(error)
    }
}

impl From<Error> for Fault {
    fn from(error: Error) -> Self {
        Fault::Own(error)
    }
}

impl Fault {
    /// As the caller sees it.
    fn into_error(self, doing: &'static str, path: &Path) -> Error {
        let error = match self {
            Fault::Own(error) => return error,
            Fault::Sql(error) => error,
        };
        match error.sqlite_error_code() {
            Some(ErrorCode::CannotOpen) => Error::Folder { path: path.to_owned(), why: error.to_string() },
            Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => {
                Error::ReadOnly { path: path.to_owned() }
            }
            Some(ErrorCode::DiskFull) => Error::DiskFull { path: path.to_owned() },
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Error::Busy { doing },
            Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
                Error::Damaged { what: format!("{}: {error}", path.display()) }
            }
            _ => Error::Database { doing, why: error.to_string() },
        }
    }
}

/// Turns the violation of a uniqueness into a refusal of ours.
fn unique(result: rusqlite::Result<usize>, refusal: Error) -> Result<(), Fault> {
    // The extended code tells it from foreign keys and checks, whose violation would be a fault of this crate.
    match result {
        Err(rusqlite::Error::SqliteFailure(failure, _))
            if [SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_PRIMARYKEY].contains(&failure.extended_code) =>
        {
            Err(refusal.into())
        }
        Err(error) => Err(error.into()),
        Ok(_) => Ok(()),
    }
}

impl Sqlite {
    pub(crate) fn open(folder: &Path) -> Result<Self> {
        create_folder(folder)
            .map_err(|error| Error::Folder { path: folder.to_owned(), why: error.to_string() })?;
        let path = folder.join(FILE);
        let fault = |fault: Fault| fault.into_error("open the database", &path);
        let mut writer = connect(&path).map_err(fault)?;
        migrations::migrate(&mut writer).map_err(fault)?;
        Ok(Self { path, writer: Mutex::new(writer), readers: Some(Mutex::default()) })
    }

    pub(crate) fn in_memory() -> Result<Self> {
        let path = PathBuf::from(":memory:");
        let open = || -> Result<Connection, Fault> {
            let mut writer = Connection::open_in_memory()?;
            prepare(&writer)?;
            migrations::migrate(&mut writer)?;
            Ok(writer)
        };
        let writer = open().map_err(|fault| fault.into_error("open the database", &path))?;
        Ok(Self { path, writer: Mutex::new(writer), readers: None })
    }

    /// Runs a transaction that writes. It is on disk once this returns; an error undoes all of it.
    fn write<T>(
        &self,
        doing: &'static str,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, Fault>,
    ) -> Result<T> {
        let mut writer = lock(&self.writer);
        let run = || -> Result<T, Fault> {
            // Begun as a writer, so that what it reads first cannot be outdated when it writes.
            let transaction = writer.transaction_with_behavior(TransactionBehavior::Immediate)?;
            let done = work(&transaction)?;
            transaction.commit()?;
            Ok(done)
        };
        run().map_err(|fault| fault.into_error(doing, &self.path))
    }

    /// Runs a transaction that reads, so that several queries see one state.
    fn read<T>(
        &self,
        doing: &'static str,
        work: impl FnOnce(&Transaction<'_>) -> Result<T, Fault>,
    ) -> Result<T> {
        let run = |connection: &mut Connection| work(&connection.transaction()?);
        let result = match &self.readers {
            None => run(&mut lock(&self.writer)),
            Some(idle) => self.with_reader(idle, run),
        };
        result.map_err(|fault| fault.into_error(doing, &self.path))
    }

    fn with_reader<T>(
        &self,
        idle: &Mutex<Vec<Connection>>,
        run: impl FnOnce(&mut Connection) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let waiting = lock(idle).pop();
        let mut reader = match waiting {
            Some(reader) => reader,
            None => {
                let reader = connect(&self.path)?;
                reader.pragma_update(None, "query_only", true)?;
                reader
            }
        };
        let result = run(&mut reader);
        let mut idle = lock(idle);
        if idle.len() < IDLE_READERS {
            idle.push(reader);
        }
        result
    }
}

/// A thread that panicked has dropped its transaction, which undoes it: the connection is fit for use.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn connect(path: &Path) -> Result<Connection, Fault> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(path, flags)?;
    prepare(&connection)?;
    Ok(connection)
}

fn prepare(connection: &Connection) -> Result<(), Fault> {
    connection.busy_timeout(PATIENCE)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    // FULL syncs the write-ahead log at every commit: an answer given survives a power cut.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(())
}

/// Makes the data folder, closed to other users where that can be said: it holds hashes of passwords.
fn create_folder(folder: &Path) -> std::io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_connection_is_durable_and_checks_foreign_keys() {
        let folder = std::env::temp_dir().join(format!("lokalka-pragmas-{}", std::process::id()));
        let sqlite = Sqlite::open(&folder).unwrap();
        let pragmas = |transaction: &Transaction<'_>| -> Result<(String, i64, bool), Fault> {
            Ok((
                transaction.pragma_query_value(None, "journal_mode", |row| row.get(0))?,
                transaction.pragma_query_value(None, "synchronous", |row| row.get(0))?,
                transaction.pragma_query_value(None, "foreign_keys", |row| row.get(0))?,
            ))
        };
        let full = ("wal".to_owned(), 2, true);
        assert_eq!(sqlite.write("test", pragmas), Ok(full.clone()));
        assert_eq!(sqlite.read("test", pragmas), Ok(full));
        drop(sqlite);
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn a_panic_in_a_transaction_undoes_it_and_the_store_goes_on() {
        let sqlite = Sqlite::in_memory().unwrap();
        let count = |transaction: &Transaction<'_>| -> Result<u32, Fault> {
            Ok(transaction.query_row("SELECT COUNT(*) FROM users", [], |row| row.get(0))?)
        };
        let panicked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            sqlite.write::<()>("test", |transaction| {
                transaction.execute("INSERT INTO users VALUES ('u', 'Anna', 'anna', 'h', 0)", [])?;
                panic!("in the middle");
            })
        }));
        assert!(panicked.is_err());
        assert_eq!(sqlite.read("test", count), Ok(0));
    }

    #[test]
    fn a_full_disk_is_named_and_loses_nothing() {
        let sqlite = Sqlite::in_memory().unwrap();
        let note = |text: &str| {
            sqlite.write("test", |transaction| {
                transaction.execute("INSERT INTO users VALUES (?1, 'n', ?1, 'h', 0)", [text])?;
                Ok(())
            })
        };
        assert_eq!(note("before"), Ok(()));
        lock(&sqlite.writer)
            .execute_batch("PRAGMA max_page_count = 1") // SQLite takes it as: no more than now
            .unwrap();
        let full = note(&"x".repeat(100_000)).unwrap_err();
        assert!(matches!(full, Error::DiskFull { .. }), "{full:?}");
        let left = sqlite.read("test", |transaction| {
            Ok(transaction
                .query_row("SELECT group_concat(id) FROM users", [], |row| row.get::<_, String>(0))?)
        });
        assert_eq!(left, Ok("before".to_owned()));
    }
}
