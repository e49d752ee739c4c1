//! Copying everything from one database to another, table by table, whatever the two are.

use super::{Engine, Fault, Row, Transaction, Value, values};
use crate::Error;
use crate::sqlite::Sqlite;

/// Rows that are read at once: few enough for the memory of a small machine.
const PAGE: usize = 1000;

/// Rows that are inserted by one statement.
const AT_ONCE: usize = 50;

/// What is being done when everything is copied.
const COPYING: &str = "copy everything";

/// How much was copied.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Copied {
    /// Games.
    pub games: u64,
    /// Actions in their logs.
    pub actions: u64,
    /// Accounts.
    pub users: u64,
}

/// A table: its name, its columns, and which of these are its key.
struct Table {
    name: String,
    columns: Vec<String>,
    key: Vec<usize>,
}

/// Copies one consistent state of everything into an empty database. One of the two is SQLite, which tells what tables there are;
/// both have the newest schema.
pub(crate) fn copy<A: Engine, B: Engine>(schema: &Sqlite, from: &A, to: &B) -> Result<Copied, Error> {
    let tables = schema.read(COPYING, tables)?;
    from.read(COPYING, |source| {
        let filled = to.write(COPYING, super::Guard::Nothing, |target| {
            expect_empty(target)?;
            // What is left there was made by a server that has only been started, such as its settings.
            for table in tables.iter().rev() {
                target.execute(&format!("DELETE FROM \"{}\"", table.name), values![])?;
            }
            let mut copied = Copied::default();
            for table in &tables {
                let rows = copy_table(table, B::OVERRIDE_IDENTITY, source, target)?;
                match table.name.as_str() {
                    "games" => copied.games = rows,
                    "actions" => copied.actions = rows,
                    "users" => copied.users = rows,
                    _ => {}
                }
            }
            B::resync_sequences(target)?;
            Ok(copied)
        });
        filled.map_err(Fault::from)
    })
}

/// Refuses a database in which somebody has played.
fn expect_empty(target: &mut dyn Transaction) -> Result<(), Fault> {
    let mut count = |table: &str| -> Result<u64, Fault> {
        let row = target.first(&format!("SELECT count(*) FROM {table}"), values![])?;
        row.map_or(Ok(0), |row| row.number(0))
    };
    let (games, users) = (count("games")?, count("users")?);
    if games + users == 0 { Ok(()) } else { Err(Error::NotEmpty { games, users }.into()) }
}

/// All tables in the order in which they were made, so that what is referred to comes first. Which steps the schema has seen
/// belongs to the database itself; `snapshots` is a table of the first release in which nothing is kept.
fn tables(schema: &mut dyn Transaction) -> Result<Vec<Table>, Fault> {
    let names = schema.query(
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite^_%' ESCAPE '^' \
         AND name NOT IN ('schema_version', 'snapshots') ORDER BY rowid",
        values![],
    )?;
    let mut tables = Vec::new();
    for name in &names {
        let name = name.text(0)?;
        let info = "SELECT name, pk FROM pragma_table_info(?1) ORDER BY cid";
        let columns = schema.query(info, values![&name])?;
        // The place of a column in the key, from 1; 0 where it is in none.
        let mut key: Vec<(u32, usize)> = Vec::new();
        for (index, column) in columns.iter().enumerate() {
            key.push((column.number(1)?, index));
        }
        key.retain(|&(place, _)| place > 0);
        key.sort_unstable();
        tables.push(Table {
            name,
            columns: columns.iter().map(|column| column.text(0)).collect::<Result<_, _>>()?,
            key: key.into_iter().map(|(_, index)| index).collect(),
        });
    }
    Ok(tables)
}

fn copy_table(
    table: &Table,
    with_numbers: &str,
    source: &mut dyn Transaction,
    target: &mut dyn Transaction,
) -> Result<u64, Fault> {
    let mut copied = 0;
    let mut last: Option<Row> = None;
    loop {
        let mut rows = page(table, source, last.as_ref())?;
        for some in rows.chunks(AT_ONCE) {
            insert(table, with_numbers, target, some)?;
        }
        copied += rows.len() as u64;
        if rows.len() < PAGE {
            return Ok(copied);
        }
        last = rows.pop();
    }
}

/// The rows after this one, in the order of the key.
fn page(table: &Table, source: &mut dyn Transaction, after: Option<&Row>) -> Result<Vec<Row>, Fault> {
    let Table { name, columns, key } = table;
    let key_columns = quoted(key.iter().map(|&index| &columns[index]));
    let (which, values) = match after {
        None => (String::new(), Vec::new()),
        Some(row) => {
            let values = key.iter().map(|&index| Value::from(&row.0[index])).collect::<Vec<_>>();
            (format!("WHERE ({key_columns}) > ({})", places(0, values.len())), values)
        }
    };
    let columns = quoted(columns);
    let query = format!("SELECT {columns} FROM \"{name}\" {which} ORDER BY {key_columns} LIMIT {PAGE}");
    source.query(&query, &values)
}

fn insert(
    table: &Table,
    with_numbers: &str,
    target: &mut dyn Transaction,
    rows: &[Row],
) -> Result<(), Fault> {
    let Table { name, columns, .. } = table;
    let width = columns.len();
    let places: Vec<String> =
        (0..rows.len()).map(|row| format!("({})", places(row * width, width))).collect();
    let insert =
        format!("INSERT INTO \"{name}\" ({}) {with_numbers} VALUES {}", quoted(columns), places.join(", "));
    let values: Vec<Value<'_>> = rows.iter().flat_map(|row| row.0.iter().map(Value::from)).collect();
    target.execute(&insert, &values)?;
    Ok(())
}

/// So many places for parameters after those that are there already.
fn places(before: usize, count: usize) -> String {
    (before + 1..=before + count).map(|place| format!("?{place}")).collect::<Vec<_>>().join(", ")
}

fn quoted<'a>(names: impl IntoIterator<Item = &'a String>) -> String {
    names.into_iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
}
