//! The store on PostgreSQL, which any number of servers share.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::BytesMut;
use postgres::error::SqlState;
use postgres::fallible_iterator::FallibleIterator;
use postgres::types::{IsNull, ToSql, Type};
use postgres::{Client, Column, Config, IsolationLevel, NoTls, Statement};

use crate::sql::{Cell, Engine, Fault, Guard, Row, Sql, Transaction, Value, migrations, values};
use crate::{Error, Heard, Result};

/// What is being done when a store is opened.
const OPENING: &str = "open the database";

/// How long to wait for the server to accept a connection.
const PATIENCE: Duration = Duration::from_secs(10);

/// More idle connections than this are closed.
const IDLE: usize = 16;

/// The key under which servers wait for each other while the schema is brought up to date.
const SCHEMA: &str = "lokalka schema";

/// The key under which names of users are given out.
const NAMES: &str = "lokalka names";

/// The channel on which servers tell each other about games.
const CHANNEL: &str = "lokalka";

/// After so long without a word a listener is told so.
const SILENCE: Duration = Duration::from_secs(1);

/// As many connections as there are transactions at once.
pub(crate) struct Postgres {
    config: Config,
    /// The name of this server among those on the database.
    name: String,
    idle: Mutex<Vec<Connection>>,
}

/// A connection with the statements that it has prepared, by their text.
struct Connection {
    client: Client,
    prepared: HashMap<String, Statement>,
}

impl Postgres {
    pub(crate) fn open(address: &str) -> Result<Sql<Self>> {
        let mut engine = Self::at(address)?;
        engine.name = engine.with_key(OPENING, Some(SCHEMA), |transaction| {
            migrations::migrate(transaction, migrations::POSTGRES)?;
            let name = transaction.query("SELECT gen_random_uuid()::text", values![])?;
            name.first().map_or(Ok(String::new()), |row| row.text(0))
        })?;
        Ok(Sql { engine })
    }

    /// What is there, without bringing the schema up to date.
    pub(crate) fn as_it_is(address: &str) -> Result<Self> {
        let engine = Self::at(address)?;
        let expected = engine.read(OPENING, |transaction| {
            let tables = "SELECT 1 FROM information_schema.tables \
                          WHERE table_schema = current_schema() AND table_name = 'schema_version'";
            if transaction.query(tables, values![])?.is_empty() {
                let (place, why) = ("the database".to_owned(), "it has no tables of ours".to_owned());
                return Err(Error::NotOurs { place, why }.into());
            }
            migrations::expect(transaction, migrations::POSTGRES)
        });
        expected.map(|()| engine)
    }

    fn at(address: &str) -> Result<Self> {
        let config = address.parse::<Config>();
        let mut config = config.map_err(|error| Error::Database { doing: OPENING, why: in_words(&error) })?;
        if config.get_connect_timeout().is_none() {
            config.connect_timeout(PATIENCE);
        }
        Ok(Self { config, name: String::new(), idle: Mutex::default() })
    }

    /// Runs a transaction that writes; of two with the same key the second begins when the first has ended.
    fn with_key<T>(
        &self,
        doing: &'static str,
        key: Option<&str>,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, Fault>,
    ) -> Result<T> {
        self.run(|connection| {
            let transaction = told(connection.client.build_transaction().start())?;
            let mut under_way = UnderWay { transaction, prepared: &mut connection.prepared };
            if let Some(key) = key {
                under_way
                    .query("SELECT 1 FROM pg_advisory_xact_lock(hashtextextended(?1, 0))", &[key.into()])?;
            }
            let done = work(&mut under_way)?;
            told(under_way.transaction.commit())?;
            Ok(done)
        })
        .map_err(|fault| fault.into_error(doing))
    }

    /// Runs work on a connection of its own, and keeps that for the next one.
    fn run<T>(&self, work: impl FnOnce(&mut Connection) -> Result<T, Fault>) -> Result<T, Fault> {
        let mut connection = self.connection()?;
        let result = work(&mut connection);
        let mut idle = lock(&self.idle);
        if idle.len() < IDLE && !connection.client.is_closed() {
            idle.push(connection);
        }
        result
    }

    /// An idle connection that is known to answer, or a new one: a server that was started again has dropped the old
    /// ones, and nothing has been asked of it yet.
    fn connection(&self) -> Result<Connection, Fault> {
        loop {
            let waiting = lock(&self.idle).pop();
            let Some(mut connection) = waiting else { break };
            if !connection.client.is_closed() && connection.client.is_valid(PATIENCE).is_ok() {
                return Ok(connection);
            }
        }
        let client = told(self.config.connect(NoTls))?;
        Ok(Connection { client, prepared: HashMap::new() })
    }
}

impl Engine for Postgres {
    fn write<T>(
        &self,
        doing: &'static str,
        guard: Guard<'_>,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, Fault>,
    ) -> Result<T> {
        match guard {
            Guard::Game(id) => self.with_key(doing, Some(id), |transaction| {
                let done = work(transaction)?;
                // Heard by the others when it is on disk, and not at all when it fails.
                let word = format!("{} {id}", self.name);
                transaction.query("SELECT 1 FROM pg_notify(?1, ?2)", values![CHANNEL, &word])?;
                Ok(done)
            }),
            Guard::Names => self.with_key(doing, Some(NAMES), work),
            Guard::Nothing => self.with_key(doing, None, work),
        }
    }

    fn read<T>(
        &self,
        doing: &'static str,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, Fault>,
    ) -> Result<T> {
        self.run(|connection| {
            let builder = connection.client.build_transaction();
            let builder = builder.read_only(true).isolation_level(IsolationLevel::RepeatableRead);
            let transaction = told(builder.start())?;
            let mut under_way = UnderWay { transaction, prepared: &mut connection.prepared };
            let done = work(&mut under_way)?;
            told(under_way.transaction.commit())?;
            Ok(done)
        })
        .map_err(|fault| fault.into_error(doing))
    }

    const WITH_NUMBERS: &'static str = "OVERRIDING SYSTEM VALUE";

    fn go_on_numbering(transaction: &mut dyn Transaction) -> Result<(), Fault> {
        let numbered = "SELECT table_name::text, column_name::text FROM information_schema.columns \
                        WHERE table_schema = current_schema() AND is_identity = 'YES'";
        for row in transaction.query(numbered, values![])? {
            let (table, column) = (row.text(0)?, row.text(1)?);
            transaction.batch(&format!(
                "SELECT setval(pg_get_serial_sequence('\"{table}\"', '{column}'), \
                 (SELECT COALESCE(MAX(\"{column}\"), 0) + 1 FROM \"{table}\"), false)"
            ))?;
        }
        Ok(())
    }

    fn listen(&self, heard: &mut dyn FnMut(Heard) -> ControlFlow<()>) -> Result<()> {
        let mut run = || -> Result<(), Fault> {
            let mut client = told(self.config.connect(NoTls))?;
            told(client.batch_execute(&format!("LISTEN {CHANNEL}")))?;
            let mut next = Heard::Listening;
            while heard(next).is_continue() {
                let word = told(client.notifications().timeout_iter(SILENCE).next())?;
                next = match word {
                    Some(word) => match word.payload().split_once(' ') {
                        Some((server, game)) if server != self.name => Heard::Game(game.to_owned()),
                        _ => Heard::Silence,
                    },
                    None if client.is_closed() => {
                        let why = "the line broke".to_owned();
                        return Err(Error::Unreachable { doing: "", why }.into());
                    }
                    None => Heard::Silence,
                };
            }
            Ok(())
        };
        run().map_err(|fault| fault.into_error("listen to other servers"))
    }
}

impl Drop for Postgres {
    /// A client waits for its farewell, which is not allowed on the threads of a server that answers asynchronously: it may
    /// be one of these that lets go last.
    fn drop(&mut self) {
        let idle = std::mem::take(&mut *lock(&self.idle));
        let _ = std::thread::spawn(move || drop(idle)).join();
    }
}

/// A transaction of PostgreSQL under way.
struct UnderWay<'a> {
    transaction: postgres::Transaction<'a>,
    prepared: &'a mut HashMap<String, Statement>,
}

impl UnderWay<'_> {
    fn prepare(&mut self, sql: &str) -> Result<Statement, Fault> {
        if let Some(statement) = self.prepared.get(sql) {
            return Ok(statement.clone());
        }
        let statement = told(self.transaction.prepare(&sql.replace('?', "$")))?;
        self.prepared.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}

impl Transaction for UnderWay<'_> {
    fn execute(&mut self, sql: &str, values: &[Value<'_>]) -> Result<u64, Fault> {
        let statement = self.prepare(sql)?;
        told(self.transaction.execute(&statement, &parameters(values)))
    }

    fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Fault> {
        let statement = self.prepare(sql)?;
        let rows = told(self.transaction.query(&statement, &parameters(values)))?;
        rows.iter().map(row_of).collect()
    }

    fn batch(&mut self, sql: &str) -> Result<(), Fault> {
        told(self.transaction.batch_execute(sql))
    }
}

fn parameters<'a>(values: &'a [Value<'_>]) -> Vec<&'a (dyn ToSql + Sync)> {
    let parameter = |value: &'a Value<'_>| -> &'a (dyn ToSql + Sync) {
        match value {
            Value::Text(text) => text,
            Value::Integer(number) => number,
            Value::Null => &Nothing,
        }
    };
    values.iter().map(parameter).collect()
}

/// Nothing, in a column of any type.
#[derive(Debug)]
struct Nothing;

impl ToSql for Nothing {
    fn to_sql(&self, _: &Type, _: &mut BytesMut) -> Result<IsNull, Box<dyn std::error::Error + Sync + Send>> {
        Ok(IsNull::Yes)
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    postgres::types::to_sql_checked!();
}

fn row_of(row: &postgres::Row) -> Result<Row, Fault> {
    let cell = |(column, kind): (usize, &Column)| match *kind.type_() {
        Type::INT8 => told(row.try_get::<_, Option<i64>>(column)).map(|number| number.map(Cell::Integer)),
        Type::INT4 => {
            told(row.try_get::<_, Option<i32>>(column)).map(|number| number.map(i64::from).map(Cell::Integer))
        }
        _ => told(row.try_get::<_, Option<String>>(column)).map(|text| text.map(Cell::Text)),
    };
    let cells =
        row.columns().iter().enumerate().map(|column| cell(column).map(|cell| cell.unwrap_or(Cell::Null)));
    cells.collect::<Result<_, _>>().map(Row)
}

fn told<T>(result: Result<T, postgres::Error>) -> Result<T, Fault> {
    result.map_err(fault_of)
}

/// What went wrong, told apart.
fn fault_of(error: postgres::Error) -> Fault {
    let why = in_words(&error);
    let own = match error.code() {
        Some(&SqlState::UNIQUE_VIOLATION) => return Fault::NotUnique(why),
        Some(&SqlState::DISK_FULL) => Error::DiskFull { path: "the database server".into() },
        Some(&SqlState::READ_ONLY_SQL_TRANSACTION) => Error::ReadOnly { path: "the database server".into() },
        Some(&SqlState::LOCK_NOT_AVAILABLE | &SqlState::T_R_DEADLOCK_DETECTED) => Error::Busy { doing: "" },
        Some(
            &SqlState::ADMIN_SHUTDOWN
            | &SqlState::CRASH_SHUTDOWN
            | &SqlState::CANNOT_CONNECT_NOW
            | &SqlState::TOO_MANY_CONNECTIONS,
        ) => Error::Unreachable { doing: "", why },
        Some(_) => Error::Database { doing: "", why },
        // Without a code it is the connection that failed, or an address that means nothing.
        None if error.is_closed() || is_of_the_line(&error) => Error::Unreachable { doing: "", why },
        None => Error::Database { doing: "", why },
    };
    own.into()
}

fn is_of_the_line(error: &postgres::Error) -> bool {
    std::error::Error::source(error).is_some_and(|source| source.is::<std::io::Error>())
}

/// The crate's own words are short: what is behind them says why.
fn in_words(error: &postgres::Error) -> String {
    match std::error::Error::source(error) {
        Some(source) => format!("{error}: {source}"),
        None => error.to_string(),
    }
}

/// A thread that panicked holds no connection: it was taken out before.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
