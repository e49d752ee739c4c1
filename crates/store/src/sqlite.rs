//! The store on SQLite: one file, write-ahead log, every commit but those of drafts on disk before it counts.

use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rusqlite::config::DbConfig;
use rusqlite::ffi::{SQLITE_CONSTRAINT_PRIMARYKEY, SQLITE_CONSTRAINT_UNIQUE};
use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, ErrorCode, OpenFlags, ToSql, TransactionBehavior, params_from_iter};

use crate::pool::Pool;
use crate::sql::{Cell, Engine, Fault, Guard, Row, Sql, Transaction, Value, migrations};
use crate::{Error, PeerEvent, Result, owner_only};

/// The file in the data folder.
pub(crate) const FILE: &str = "lokalka.sqlite";

/// What is being done when a store is opened.
const OPENING: &str = "open the database";

/// How long to wait for another process that writes.
const TIMEOUT: Duration = Duration::from_secs(10);

/// So many read at once: more than a small machine has cores, each for a few microseconds.
const MAX_READERS: usize = 8;

/// Prepared statements kept with each connection; there are fewer than that.
const STATEMENT_CACHE: usize = 64;

/// One connection that writes, and some that read: in WAL mode readers do not wait for a writer that waits for the disk.
pub(crate) struct Sqlite {
    path: PathBuf,
    writer: Mutex<Connection>,
    /// Nothing in memory, where a second connection would be a second database.
    readers: Option<Pool<Connection>>,
}

impl Engine for Sqlite {
    /// There is one writer at a time, whatever it guards.
    fn write<T>(
        &self,
        doing: &'static str,
        _: Guard<'_>,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, Fault>,
    ) -> Result<T> {
        let written = self.write_by(&mut lock(&self.writer), work);
        written.map_err(|fault| fault.into_error(doing))
    }

    /// The next commit that is synced takes it along.
    fn draft<T>(
        &self,
        doing: &'static str,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, Fault>,
    ) -> Result<T> {
        let mut writer = lock(&self.writer);
        let run = || {
            self.map_fault(writer.pragma_update(None, "synchronous", "NORMAL"))?;
            let written = catch_unwind(AssertUnwindSafe(|| self.write_by(&mut writer, work)));
            self.map_fault(writer.pragma_update(None, "synchronous", "FULL"))?;
            written.unwrap_or_else(|panic| resume_unwind(panic))
        };
        run().map_err(|fault| fault.into_error(doing))
    }

    fn read<T>(
        &self,
        doing: &'static str,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, Fault>,
    ) -> Result<T> {
        let run = |connection: &mut Connection| {
            let transaction = self.map_fault(connection.transaction())?;
            work(&mut OpenTransaction { sqlite: self, transaction })
        };
        let result = match &self.readers {
            None => run(&mut lock(&self.writer)),
            Some(readers) => self.with_reader(readers, run),
        };
        result.map_err(|fault| fault.into_error(doing))
    }

    fn query(&self, doing: &'static str, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>> {
        self.read(doing, |transaction| transaction.query(sql, values))
    }

    fn append(&self, doing: &'static str, insertion: &str, values: &[Value<'_>]) -> Result<Vec<Row>> {
        // By itself it is a transaction.
        let rows = self.rows(&lock(&self.writer), insertion, values);
        rows.map_err(|fault| fault.into_error(doing))
    }

    const FOR_UPDATE: &'static str = "";

    const OVERRIDE_IDENTITY: &'static str = "";

    /// It does so by itself.
    fn resync_sequences(_: &mut dyn Transaction) -> Result<(), Fault> {
        Ok(())
    }

    /// One server has a data folder to itself.
    fn listen(&self, _: &mut dyn FnMut(PeerEvent) -> ControlFlow<()>) -> Result<()> {
        Ok(())
    }
}

/// A transaction of SQLite under way.
struct OpenTransaction<'a> {
    sqlite: &'a Sqlite,
    transaction: rusqlite::Transaction<'a>,
}

impl Transaction for OpenTransaction<'_> {
    fn execute(&mut self, sql: &str, values: &[Value<'_>]) -> Result<u64, Fault> {
        let mut statement = self.sqlite.map_fault(self.transaction.prepare_cached(sql))?;
        self.sqlite.map_fault(statement.execute(params_from_iter(values))).map(|rows| rows as u64)
    }

    fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Fault> {
        self.sqlite.rows(&self.transaction, sql, values)
    }

    fn batch(&mut self, sql: &str) -> Result<(), Fault> {
        self.sqlite.map_fault(self.transaction.execute_batch(sql))
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(match self {
            Value::Text(text) => ToSqlOutput::Borrowed(text.as_deref().into()),
            Value::Integer(number) => ToSqlOutput::from(*number),
            Value::Null => ToSqlOutput::Borrowed(ValueRef::Null),
        })
    }
}

fn cell(row: &rusqlite::Row<'_>, column: usize) -> rusqlite::Result<Cell> {
    Ok(match row.get_ref(column)? {
        ValueRef::Null => Cell::Null,
        ValueRef::Integer(number) => Cell::Integer(number),
        // There are no other types: all tables are strict.
        other => Cell::Text(other.as_str()?.to_owned()),
    })
}

impl Sqlite {
    pub(crate) fn open(folder: &Path) -> Result<Sql<Self>> {
        owner_only::create_folders(folder)
            .map_err(|error| Error::Folder { path: folder.to_owned(), why: error.to_string() })?;
        Ok(Sql::over(Self::at(&folder.join(FILE))?.up_to_date()?))
    }

    pub(crate) fn in_memory() -> Result<Sql<Self>> {
        Ok(Sql::over(Self::in_memory_at(migrations::SQLITE)?))
    }

    /// A new database that has seen these steps of the schema.
    fn in_memory_at(steps: &[&str]) -> Result<Self> {
        let path = PathBuf::from(":memory:");
        let open = || {
            let writer = Connection::open_in_memory()?;
            prepare(&writer)?;
            Ok(writer)
        };
        let writer = open().map_err(|error| fault_of(error, &path).into_error(OPENING))?;
        Self { path, writer: Mutex::new(writer), readers: None }.migrated(steps)
    }

    /// The database in a file, as it is; an empty one where there is none.
    fn at(path: &Path) -> Result<Self> {
        let writer = connect(path).map_err(|error| fault_of(error, path).into_error(OPENING))?;
        let readers = Some(Pool::new(MAX_READERS));
        Ok(Self { path: path.to_owned(), writer: Mutex::new(writer), readers })
    }

    fn up_to_date(self) -> Result<Self> {
        self.migrated(migrations::SQLITE)
    }

    fn migrated(self, steps: &[&str]) -> Result<Self> {
        self.write(OPENING, Guard::Nothing, |transaction| migrations::migrate(transaction, steps))?;
        Ok(self)
    }

    /// Runs a statement to its end; gives all its rows.
    fn rows(&self, connection: &Connection, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Fault> {
        let mut statement = self.map_fault(connection.prepare_cached(sql))?;
        let columns = statement.column_count();
        let cells = |row: &rusqlite::Row<'_>| {
            // A long log has thousands of rows: none of them grows by and by.
            let mut cells = Vec::with_capacity(columns);
            for column in 0..columns {
                cells.push(cell(row, column)?);
            }
            Ok(Row(cells))
        };
        let rows = self.map_fault(statement.query_map(params_from_iter(values), cells))?;
        self.map_fault(rows.collect())
    }

    fn write_by<T>(
        &self,
        writer: &mut Connection,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        // Begun as a writer, so that what it reads first cannot be outdated when it writes.
        let transaction = self.map_fault(writer.transaction_with_behavior(TransactionBehavior::Immediate))?;
        let mut under_way = OpenTransaction { sqlite: self, transaction };
        let done = work(&mut under_way)?;
        self.map_fault(under_way.transaction.commit())?;
        Ok(done)
    }

    /// What SQLite says, as a fault.
    fn map_fault<T>(&self, result: rusqlite::Result<T>) -> Result<T, Fault> {
        result.map_err(|error| fault_of(error, &self.path))
    }

    fn with_reader<T>(
        &self,
        readers: &Pool<Connection>,
        run: impl FnOnce(&mut Connection) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let mut lent = readers.acquire();
        if lent.connection.is_none() {
            let reader = self.map_fault(connect(&self.path))?;
            self.map_fault(reader.pragma_update(None, "query_only", true))?;
            lent.connection = Some(reader);
        }
        let result = run(lent.open());
        lent.release();
        result
    }
}

/// What went wrong, told apart. The extended code tells a key that is there already from foreign keys and checks, whose
/// violation would be a fault of this crate.
fn fault_of(error: rusqlite::Error, path: &Path) -> Fault {
    let path = path.to_owned();
    let own = match error.sqlite_error_code() {
        Some(ErrorCode::CannotOpen) => Error::Folder { path, why: error.to_string() },
        Some(ErrorCode::ReadOnly | ErrorCode::PermissionDenied) => Error::ReadOnly { path },
        Some(ErrorCode::DiskFull) => Error::DiskFull { path },
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => Error::Busy { doing: "" },
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::NotADatabase) => {
            Error::Damaged { what: format!("{}: {error}", path.display()) }
        }
        _ if is_taken_key(&error) => return Fault::NotUnique(error.to_string()),
        _ => Error::Database { doing: "", why: error.to_string() },
    };
    own.into()
}

fn is_taken_key(error: &rusqlite::Error) -> bool {
    let keys = [SQLITE_CONSTRAINT_UNIQUE, SQLITE_CONSTRAINT_PRIMARYKEY];
    matches!(error, rusqlite::Error::SqliteFailure(failure, _) if keys.contains(&failure.extended_code))
}

/// A thread that panicked has dropped its transaction, which undoes it: the connection is fit for use.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn connect(path: &Path) -> rusqlite::Result<Connection> {
    let flags =
        OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    // Closed to other users as the folder is that we make: this one may be open to all. The files beside it are like it. Whether
    // that was possible SQLite says when it opens the file.
    let _ = owner_only::create_file(path);
    let connection = Connection::open_with_flags(path, flags)?;
    prepare(&connection)?;
    Ok(connection)
}

fn prepare(connection: &Connection) -> rusqlite::Result<()> {
    connection.busy_timeout(TIMEOUT)?;
    connection.set_prepared_statement_cache_capacity(STATEMENT_CACHE);
    connection.pragma_update_and_check(None, "journal_mode", "WAL", |_| Ok(()))?;
    // FULL syncs the write-ahead log at every commit: an answer given survives a power cut.
    connection.pragma_update(None, "synchronous", "FULL")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    // Our schema calls no function: should another one get here, it cannot either.
    connection.pragma_update(None, "trusted_schema", false)?;
    // Statements keep their plan. Otherwise those that could use an index of some rows only are planned anew for every
    // value, which takes longer than to run them.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    Ok(())
}

mod files;
#[cfg(test)]
mod tests;
mod vetting;
