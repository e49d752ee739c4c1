//! The schema: one ordered list of steps, each applied once, and a table of those that were.

use rusqlite::{Connection, TransactionBehavior};

use super::Fault;
use crate::Error;

/// All steps in order; the version of a schema is how many it has seen. Never change one that was released: add another.
const MIGRATIONS: &[&str] = &[
    include_str!("migrations/0001_games.sql"),
    include_str!("migrations/0002_people.sql"),
    include_str!("migrations/0003_talk.sql"),
];

/// Brings the schema up to date.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), Fault> {
    apply(connection, MIGRATIONS)
}

fn apply(connection: &mut Connection, steps: &[&str]) -> Result<(), Fault> {
    // One transaction over everything, begun as a writer: of two processes that start at once the second waits here and
    // then finds the work done, and a step that fails leaves the old version whole. It also finds out at once, not at the
    // first move, whether the file can be written to.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    transaction.execute_batch(
        "CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY NOT NULL) STRICT",
    )?;
    let found: u32 =
        transaction
            .query_row("SELECT COALESCE(MAX(version), 0) FROM schema_version", [], |row| row.get(0))?;
    let known = steps.len() as u32;
    if found > known {
        return Err(Error::NewerSchema { found, known }.into());
    }
    for (step, version) in steps.iter().zip(1..).skip(found as usize) {
        transaction.execute_batch(step)?;
        transaction.execute("INSERT INTO schema_version (version) VALUES (?1)", [version])?;
    }
    Ok(transaction.commit()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn versions(connection: &Connection) -> Vec<u32> {
        let mut statement =
            connection.prepare("SELECT version FROM schema_version ORDER BY version").unwrap();
        statement.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
    }

    /// Everything that makes up the schema, in a fixed order.
    fn schema(connection: &Connection) -> Vec<String> {
        let mut statement =
            connection.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name").unwrap();
        statement.query_map([], |row| row.get(0)).unwrap().collect::<Result<_, _>>().unwrap()
    }

    fn fresh() -> Connection {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection).unwrap_or_else(|_| panic!("an empty database migrates"));
        connection
    }

    #[test]
    fn an_empty_database_gets_every_step_once() {
        let mut connection = fresh();
        assert_eq!(versions(&connection), [1, 2, 3]);
        assert!(migrate(&mut connection).is_ok());
        assert_eq!(versions(&connection), [1, 2, 3]);
    }

    #[test]
    fn every_older_version_keeps_its_rows_and_ends_with_the_same_schema() {
        let newest = schema(&fresh());
        for older in 1..MIGRATIONS.len() {
            let mut connection = Connection::open_in_memory().unwrap();
            assert!(apply(&mut connection, &MIGRATIONS[..older]).is_ok());
            connection
                .execute_batch(
                    "INSERT INTO games VALUES ('g', '18cz', '{}', 7, '1', 0, NULL, 'listed', 'playing', '');
                     INSERT INTO seats VALUES ('g', 0, 'Anna', 'person', NULL, 'closed', NULL, NULL);
                     INSERT INTO actions VALUES ('g', 1, 0, NULL, 'pass', 'h', 0);",
                )
                .unwrap();
            assert!(migrate(&mut connection).is_ok());
            assert_eq!(schema(&connection), newest, "from version {older}");
            let text: String =
                connection.query_row("SELECT text FROM actions", [], |row| row.get(0)).unwrap();
            assert_eq!(text, "pass");
        }
    }

    #[test]
    fn a_step_that_fails_leaves_the_old_version() {
        let mut connection = fresh();
        let broken: Vec<&str> = MIGRATIONS
            .iter()
            .copied()
            .chain(["CREATE TABLE more (id TEXT) STRICT", "CREATE TABLE oops ("])
            .collect();
        let before = schema(&connection);
        assert!(apply(&mut connection, &broken).is_err());
        assert_eq!(schema(&connection), before);
        assert_eq!(versions(&connection), [1, 2, 3]);
    }

    #[test]
    fn a_newer_version_is_refused_untouched() {
        let mut connection = fresh();
        connection.execute("INSERT INTO schema_version VALUES (9)", []).unwrap();
        match migrate(&mut connection) {
            Err(Fault::Own(error)) => assert_eq!(error, Error::NewerSchema { found: 9, known: 3 }),
            _ => panic!("a newer schema is refused"),
        }
        assert_eq!(versions(&connection), [1, 2, 3, 9]);
    }
}
