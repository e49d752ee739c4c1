//! What only SQLite does: its pragmas, its schema, its full disk.

use std::fs;
use std::sync::Arc;

use super::*;
use crate::sql::migrations::{SQLITE, migrate};
use crate::sql::values;

fn text(sqlite: &Sqlite, query: &str) -> Vec<String> {
    let found = sqlite.read("test", |transaction| transaction.query(query, values![])).unwrap();
    let shown = |row: &Row| match &row.0[0] {
        Cell::Text(text) => text.clone(),
        Cell::Integer(number) => number.to_string(),
        Cell::Null => String::new(),
    };
    found.iter().map(shown).collect()
}

fn run(sqlite: &Sqlite, batch: &str) -> Result<()> {
    sqlite.write("test", Guard::Nothing, |transaction| transaction.batch(batch))
}

fn fresh() -> Arc<Sqlite> {
    Sqlite::in_memory().unwrap().engine
}

/// A database that has seen only the first steps.
fn older(steps: &[&str]) -> Arc<Sqlite> {
    Arc::new(Sqlite::in_memory_at(steps).unwrap())
}

fn versions(sqlite: &Sqlite) -> Vec<String> {
    text(sqlite, "SELECT version FROM schema_version ORDER BY version")
}

fn every_version() -> Vec<String> {
    (1..=SQLITE.len()).map(|version| version.to_string()).collect()
}

/// Everything that makes up the schema, in a fixed order.
fn schema(sqlite: &Sqlite) -> Vec<String> {
    text(sqlite, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name")
}

fn update(sqlite: &Sqlite) -> Result<()> {
    sqlite.write("test", Guard::Nothing, |transaction| migrate(transaction, SQLITE))
}

/// How commits of the writer are synced: 1 is NORMAL, 2 is FULL.
fn synchronous(transaction: &mut dyn Transaction) -> Result<Cell, Fault> {
    Ok(transaction.query("PRAGMA synchronous", values![])?.remove(0).0.remove(0))
}

#[test]
fn drafts_are_not_synced_and_what_follows_them_is() {
    let folder = std::env::temp_dir().join(format!("lokalka-drafts-{}", std::process::id()));
    let sqlite = Sqlite::open(&folder).unwrap().engine;
    let is_synced = || matches!(sqlite.write("test", Guard::Nothing, synchronous), Ok(Cell::Integer(2)));
    assert!(matches!(sqlite.draft("test", synchronous), Ok(Cell::Integer(1))));
    assert!(is_synced());
    sqlite.draft("test", |transaction| transaction.execute("nonsense", values![])).unwrap_err();
    assert!(is_synced(), "after a fault");
    let panics = AssertUnwindSafe(|| sqlite.draft("test", |_| -> Result<(), Fault> { panic!("on purpose") }));
    catch_unwind(panics).unwrap_err();
    assert!(is_synced(), "after a panic");
    drop(sqlite);
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn every_connection_is_durable_checks_foreign_keys_and_runs_nothing_of_a_schema() {
    let folder = std::env::temp_dir().join(format!("lokalka-pragmas-{}", std::process::id()));
    let sqlite = Sqlite::open(&folder).unwrap().engine;
    let full =
        [("journal_mode", "wal"), ("synchronous", "2"), ("foreign_keys", "1"), ("trusted_schema", "0")];
    for (pragma, value) in full {
        let query = format!("PRAGMA {pragma}");
        let writes = |transaction: &mut dyn Transaction| transaction.query(&query, values![]);
        let written = sqlite.write("test", Guard::Nothing, writes).unwrap();
        assert_eq!(text(&sqlite, &query), [value], "of a reader");
        assert_eq!(written.len(), 1);
        match &written[0].0[0] {
            Cell::Text(word) => assert_eq!(word, value, "of the writer"),
            Cell::Integer(number) => assert_eq!(number.to_string(), value, "of the writer"),
            Cell::Null => panic!("{pragma} is not set"),
        }
    }
    drop(sqlite);
    fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_panic_in_a_transaction_undoes_it_and_the_store_goes_on() {
    let sqlite = fresh();
    let panicked = catch_unwind(AssertUnwindSafe(|| {
        sqlite.write::<()>("test", Guard::Nothing, |transaction| {
            transaction.batch("INSERT INTO users (id, name, name_key, password_hash, created_at) VALUES ('u', 'Anna', 'anna', 'h', 0)")?;
            panic!("in the middle");
        })
    }));
    assert!(panicked.is_err());
    assert_eq!(text(&sqlite, "SELECT COUNT(*) FROM users"), ["0"]);
}

#[test]
fn a_full_disk_is_named_and_loses_nothing() {
    let sqlite = fresh();
    let note = |text: &str| {
        run(
            &sqlite,
            &format!(
                "INSERT INTO users (id, name, name_key, password_hash, created_at) VALUES ('{text}', 'n', '{text}', 'h', 0)"
            ),
        )
    };
    assert_eq!(note("before"), Ok(()));
    lock(&sqlite.writer)
        .execute_batch("PRAGMA max_page_count = 1") // SQLite takes it as: no more than now
        .unwrap();
    let full = note(&"x".repeat(100_000)).unwrap_err();
    assert!(matches!(full, Error::DiskFull { .. }), "{full:?}");
    assert_eq!(text(&sqlite, "SELECT id FROM users"), ["before"]);
}

#[test]
fn an_empty_database_gets_every_step_once() {
    let sqlite = fresh();
    assert_eq!(versions(&sqlite), every_version());
    assert_eq!(update(&sqlite), Ok(()));
    assert_eq!(versions(&sqlite), every_version());
}

#[test]
fn every_older_version_keeps_its_rows_and_ends_with_the_same_schema() {
    let newest = schema(&fresh());
    for steps in 1..SQLITE.len() {
        let sqlite = older(&SQLITE[..steps]);
        let rows = "INSERT INTO games VALUES ('g', '18cz', '{}', 7, '1', 0, NULL, 'listed', 'playing', '');
            INSERT INTO seats VALUES ('g', 0, 'Anna', 'person', NULL, 'closed', NULL, NULL);
            INSERT INTO actions VALUES ('g', 1, 0, NULL, 'pass', 'h', 0);";
        run(&sqlite, rows).unwrap();
        assert_eq!(update(&sqlite), Ok(()));
        assert_eq!(schema(&sqlite), newest, "from version {steps}");
        assert_eq!(text(&sqlite, "SELECT text FROM actions"), ["pass"]);
    }
}

#[test]
fn a_step_that_fails_leaves_the_old_version() {
    let sqlite = fresh();
    let more = ["CREATE TABLE more (id TEXT) STRICT", "CREATE TABLE oops ("];
    let broken: Vec<&str> = SQLITE.iter().copied().chain(more).collect();
    let before = schema(&sqlite);
    assert!(sqlite.write("test", Guard::Nothing, |transaction| migrate(transaction, &broken)).is_err());
    assert_eq!(schema(&sqlite), before);
    assert_eq!(versions(&sqlite), every_version());
}

#[test]
fn a_newer_version_is_refused_untouched() {
    let sqlite = fresh();
    run(&sqlite, "INSERT INTO schema_version VALUES (99)").unwrap();
    assert_eq!(update(&sqlite), Err(Error::NewerSchema { found: 99, known: SQLITE.len() as u32 }));
    assert_eq!(versions(&sqlite), [every_version(), vec!["99".to_owned()]].concat());
}
