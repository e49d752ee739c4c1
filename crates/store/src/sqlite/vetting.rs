//! A backup that somebody hands in, looked at before any of it is believed: a file of SQLite may bring code of its own (triggers,
//! views, expressions in tables and indexes), and much that no release has written.

use std::collections::BTreeMap;
use std::path::Path;

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags};

use super::files::not_ours;
use super::{OPENING, Sqlite, fault_of, lock};
use crate::sql::migrations;
use crate::{Error, Result};

/// Longer texts are never kept: whole games that were imported are a third of it.
const LONGEST_TEXT: u32 = 16 * 1024 * 1024;

/// The table that says which steps a schema has seen.
const VERSIONS: &str = "schema_version";

/// So many differences say enough.
const MOST_NAMED: usize = 5;

/// What kind of thing each name in a schema is, on which table, and the statement that made it.
type Schema = BTreeMap<String, (String, String, Option<String>)>;

/// Opens a backup to be read, after nothing was found in it that no release of this program has made.
///
/// # Errors
///
/// [`Error::ForeignDatabase`] where it is no backup, or damaged; [`Error::NewerSchema`] where a later release wrote it;
/// [`Error::Untrusted`] where there is more in it, or something else.
pub(super) fn open(file: &Path) -> Result<Connection> {
    let backup = open_warily(file).map_err(told(file))?;
    // The schema first: to check rows is to evaluate what it says.
    expect_schema(&backup, file)?;
    expect_integrity(&backup, file)?;
    expect_sizes(&backup, file)?;
    Ok(backup)
}

fn open_warily(file: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let backup = Connection::open_with_flags(file, flags)?;
    backup.set_db_config(DbConfig::SQLITE_DBCONFIG_DEFENSIVE, true)?;
    backup.set_db_config(DbConfig::SQLITE_DBCONFIG_TRUSTED_SCHEMA, false)?;
    backup.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_TRIGGER, false)?;
    backup.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_VIEW, false)?;
    backup.pragma_update(None, "cell_size_check", true)?;
    Ok(backup)
}

/// What SQLite says about a backup.
pub(super) fn told(file: &Path) -> impl Fn(rusqlite::Error) -> Error {
    move |error| match fault_of(error, file).into_error(OPENING) {
        Error::Damaged { .. } => damaged(file),
        other => other,
    }
}

/// Whether the schema is the very one that its version has with us.
fn expect_schema(backup: &Connection, file: &Path) -> Result<()> {
    let found = schema_of(backup).map_err(told(file))?;
    if !found.contains_key(VERSIONS) || !found.contains_key("games") {
        return Err(not_ours(file, "it is a database of something else"));
    }
    // Read only once it is known to be a table, and the one that it should be.
    if found.get(VERSIONS) != made_by(&[])?.get(VERSIONS) {
        return Err(untrusted(file, "what it calls “schema_version” is not ours"));
    }
    let version = format!("SELECT coalesce(max(version), 0) FROM {VERSIONS}");
    let version: u32 = backup.query_row(&version, [], |row| row.get(0)).map_err(told(file))?;
    let known = migrations::SQLITE;
    let steps = known.get(..version as usize);
    let steps = steps.ok_or(Error::NewerSchema { found: version, known: known.len() as u32 })?;
    let differences = differences(&found, &made_by(steps)?);
    if differences.is_empty() { Ok(()) } else { Err(untrusted(file, &listed(&differences))) }
}

/// The schema that these steps make.
fn made_by(steps: &[&str]) -> Result<Schema> {
    let fresh = Sqlite::in_memory_at(steps)?;
    let schema = schema_of(&lock(&fresh.writer));
    schema.map_err(|error| fault_of(error, &fresh.path).into_error(OPENING))
}

fn schema_of(connection: &Connection) -> rusqlite::Result<Schema> {
    let mut rows = connection.prepare("SELECT name, type, tbl_name, sql FROM sqlite_schema")?;
    let named = rows.query_map([], |row| Ok((row.get(0)?, (row.get(1)?, row.get(2)?, row.get(3)?))))?;
    named.collect()
}

/// What one schema has, lacks, or has in another way than it should.
fn differences(found: &Schema, expected: &Schema) -> Vec<String> {
    let foreign = found.iter().filter(|(name, _)| !expected.contains_key(*name));
    let foreign = foreign
        .map(|(name, (kind, table, _))| format!("its {} {} is not ours", plain(kind), of(name, table)));
    let known = expected.iter().filter_map(|(name, made)| match found.get(name) {
        None => Some(format!("its {} {} is missing", made.0, of(name, &made.1))),
        Some(other) if other != made => {
            Some(format!("its {} {} is not as we make it", made.0, of(name, &made.1)))
        }
        Some(_) => None,
    });
    foreign.chain(known).collect()
}

fn of(name: &str, table: &str) -> String {
    if name == table {
        format!("“{}”", plain(name))
    } else {
        format!("“{}” of “{}”", plain(name), plain(table))
    }
}

/// A name by a stranger, as it can be shown in a terminal.
fn plain(name: &str) -> String {
    name.chars().take(60).flat_map(char::escape_debug).collect()
}

fn listed(differences: &[String]) -> String {
    let named = differences.iter().take(MOST_NAMED).map(String::as_str).collect::<Vec<_>>().join("; ");
    match differences.len().saturating_sub(MOST_NAMED) {
        0 => named,
        more => format!("{named}; and {more} more"),
    }
}

/// Whether pages, rows and indexes are whole, rows keep to what their tables ask for, and what they refer to is there.
fn expect_integrity(backup: &Connection, file: &Path) -> Result<()> {
    let look = || -> rusqlite::Result<bool> {
        let answer: String = backup.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
        Ok(answer == "ok" && !backup.prepare("PRAGMA foreign_key_check")?.exists([])?)
    };
    if look().map_err(told(file))? { Ok(()) } else { Err(damaged(file)) }
}

/// Whether no text is longer than any that is kept: a server would have to read it whole.
fn expect_sizes(backup: &Connection, file: &Path) -> Result<()> {
    let look = || -> rusqlite::Result<Option<(String, String)>> {
        let mut columns = backup.prepare(
            "SELECT m.name, c.name FROM sqlite_schema AS m, pragma_table_info(m.name) AS c \
             WHERE m.type = 'table' AND c.type = 'TEXT'",
        )?;
        let columns: rusqlite::Result<Vec<(String, String)>> =
            columns.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?.collect();
        for (table, column) in columns? {
            let longer = format!("SELECT 1 FROM \"{table}\" WHERE octet_length(\"{column}\") > ?1");
            if backup.prepare(&longer)?.exists([LONGEST_TEXT])? {
                return Ok(Some((table, column)));
            }
        }
        Ok(None)
    };
    let Some((table, column)) = look().map_err(told(file))? else { return Ok(()) };
    let most = LONGEST_TEXT / 1024 / 1024;
    Err(untrusted(file, &format!("a text in the column “{column}” of “{table}” has more than {most} MB")))
}

fn damaged(file: &Path) -> Error {
    not_ours(file, "it is no SQLite database, or a damaged one")
}

fn untrusted(file: &Path, what: &str) -> Error {
    Error::Untrusted { path: file.to_owned(), what: what.to_owned() }
}
