//! The store on PostgreSQL, which any number of servers share.

mod address;
mod connections;
mod notifier;
mod server;
mod tls;

use std::ops::ControlFlow;
use std::time::Duration;

use bytes::BytesMut;
use postgres::Column;
use postgres::error::SqlState;
use postgres::fallible_iterator::FallibleIterator;
use postgres::types::{IsNull, ToSql, Type};

use crate::pool::Pooled;
use crate::sql::{Cell, Engine, Fault, Guard, Row, Sql, Transaction, Value, migrations, values};
use crate::{Error, PeerEvent, Result};
use connections::{Connection, Connections};
use notifier::Notifier;
use server::Server;

/// What is being done when a store is opened.
const OPENING: &str = "open the database";

/// How long to wait for what another one is writing to.
const LOCK_TIMEOUT: Duration = Duration::from_secs(10);

/// The key under which servers wait for each other while the schema is brought up to date.
const SCHEMA: &str = "lokalka schema";

/// The key under which names of users are given out.
const NAMES: &str = "lokalka names";

/// The channel on which servers tell each other about games.
const CHANNEL: &str = "lokalka";

/// What is told: that a game was appended to, or that anything of it has changed. The name of the server stands before it, the
/// games after it.
const MOVES: &str = "moves";
const ANYTHING: &str = "game";

/// After so long without a word a listener is told so.
const SILENCE: Duration = Duration::from_secs(1);

/// A database that others may use too.
pub(crate) struct Postgres {
    connections: Connections,
    /// Apart from the others, which may all be busy.
    appends: Connections,
    /// The name of this server among those on the database.
    name: String,
    /// Tells the others of appends; nothing where nothing is appended.
    notifier: Option<Notifier>,
}

impl Postgres {
    pub(crate) fn open(address: &str) -> Result<Sql<Self>> {
        let mut engine = Self::at(address)?;
        let opened = engine.transaction(&begin(Some(SCHEMA)), "COMMIT", |transaction| {
            migrations::migrate(transaction, migrations::POSTGRES)?;
            let name = transaction.query("SELECT gen_random_uuid()::text", values![])?;
            name.first().map_or(Ok(String::new()), |row| row.text(0))
        });
        engine.name = opened.map_err(|fault| fault.into_error(OPENING))?;
        let beginning = format!("{} {MOVES}", engine.name);
        engine.notifier = Some(Notifier::start(engine.connections.server.clone(), CHANNEL, beginning));
        Ok(Sql::over(engine))
    }

    /// What is there, without bringing the schema up to date.
    pub(crate) fn open_unmigrated(address: &str) -> Result<Self> {
        let engine = Self::at(address)?;
        let expected = engine.read(OPENING, |transaction| {
            let tables = "SELECT 1 FROM information_schema.tables \
                          WHERE table_schema = current_schema() AND table_name = 'schema_version'";
            if transaction.query(tables, values![])?.is_empty() {
                let (place, why) = ("the database".to_owned(), "it has no tables of ours".to_owned());
                return Err(Error::ForeignDatabase { place, why }.into());
            }
            migrations::expect(transaction, migrations::POSTGRES)
        });
        expected.map(|()| engine)
    }

    fn at(address: &str) -> Result<Self> {
        let server = Server::at(address)?;
        let appends = Connections::for_appends(server.clone());
        Ok(Self { connections: Connections::new(server), appends, name: String::new(), notifier: None })
    }

    /// What another server has told; what this one has told itself is no news.
    fn games_in(&self, word: &str) -> Vec<PeerEvent> {
        let mut words = word.split(' ').map(str::to_owned);
        match (words.next(), words.next()) {
            (Some(server), Some(_)) if server == self.name => vec![PeerEvent::Silence],
            (_, Some(what)) if what == MOVES => words.map(PeerEvent::Moves).collect(),
            _ => words.map(PeerEvent::Game).collect(),
        }
    }

    /// Runs work between the words that begin a transaction and those that end it: each is one message, however many
    /// statements it has.
    fn transaction<T>(
        &self,
        begin: &str,
        end: &str,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, Fault>,
    ) -> Result<T, Fault> {
        let mut lent = self.begun(begin)?;
        match work(lent.open()) {
            Ok(done) => commit(lent, end).map(|()| done),
            Err(fault) => {
                roll_back(lent);
                Err(fault)
            }
        }
    }

    /// A connection on which a transaction has begun.
    fn begun(&self, begin: &str) -> Result<Pooled<'_, Connection>, Fault> {
        let (lent, ()) = self.connections.acquire_after(|connection| connection.batch(begin))?;
        Ok(lent)
    }
}

fn commit(mut lent: Pooled<'_, Connection>, end: &str) -> Result<(), Fault> {
    lent.open().batch(end)?;
    lent.release();
    Ok(())
}

fn roll_back(mut lent: Pooled<'_, Connection>) {
    if lent.open().batch("ROLLBACK").is_ok() {
        lent.release();
    }
}

/// Begins a transaction; of two with the same key the second begins when the first has ended.
fn begin(key: Option<&str>) -> String {
    format!("BEGIN{}", lock_key(key))
}

/// The same for one who does not wait for ever: a server that stands still with a key in hand must not stop the others.
fn begin_with_timeout(key: Option<&str>) -> String {
    format!("BEGIN; SET LOCAL lock_timeout = {}{}", LOCK_TIMEOUT.as_millis(), lock_key(key))
}

fn lock_key(key: Option<&str>) -> String {
    let lock = |key| format!("; SELECT pg_advisory_xact_lock(hashtextextended({}, 0))", literal(key));
    key.map(lock).unwrap_or_default()
}

/// A text within a statement.
fn literal(text: &str) -> String {
    format!("'{}'", text.replace('\'', "''"))
}

impl Engine for Postgres {
    fn write<T>(
        &self,
        doing: &'static str,
        guard: Guard<'_>,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, Fault>,
    ) -> Result<T> {
        let (key, game) = match guard {
            Guard::Game(id) => (Some(id), Some(id)),
            Guard::Names => (Some(NAMES), None),
            Guard::Nothing => (None, None),
        };
        // Heard by the others when it is on disk, and not at all when it fails.
        let notify = |id: &str| {
            let word = format!("{} {ANYTHING} {id}", self.name);
            format!("SELECT pg_notify({}, {}); ", literal(CHANNEL), literal(&word))
        };
        let end = game.map(notify).unwrap_or_default() + "COMMIT";
        let done = self.transaction(&begin_with_timeout(key), &end, work);
        done.map_err(|fault| fault.into_error(doing))
    }

    fn draft<T>(
        &self,
        doing: &'static str,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, Fault>,
    ) -> Result<T> {
        let begin = begin_with_timeout(None) + "; SET LOCAL synchronous_commit = off";
        self.transaction(&begin, "COMMIT", work).map_err(|fault| fault.into_error(doing))
    }

    fn read<T>(
        &self,
        doing: &'static str,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, Fault>,
    ) -> Result<T> {
        let begin = "BEGIN READ ONLY ISOLATION LEVEL REPEATABLE READ";
        self.transaction(begin, "COMMIT", work).map_err(|fault| fault.into_error(doing))
    }

    fn query(&self, doing: &'static str, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>> {
        let asked = self.connections.acquire_after(|connection| connection.query(sql, values));
        let rows = asked.map(|(lent, rows)| {
            lent.release();
            rows
        });
        rows.map_err(|fault| fault.into_error(doing))
    }

    fn append(&self, doing: &'static str, insertion: &str, values: &[Value<'_>]) -> Result<Vec<Row>> {
        let run = || -> Result<Vec<Row>, Fault> {
            let mut lent = self.appends.acquire()?;
            let rows = lent.open().query(insertion, values);
            if !matches!(rows, Err(Fault::Own(Error::Unreachable { .. }))) {
                lent.release();
            }
            rows
        };
        let rows = run().map_err(|fault| fault.into_error(doing))?;
        if let Some(notifier) = &self.notifier {
            rows.iter().filter_map(|row| row.text_ref(0).ok()).for_each(|game| notifier.notify(game));
        }
        Ok(rows)
    }

    const FOR_UPDATE: &'static str = "FOR UPDATE";

    const OVERRIDE_IDENTITY: &'static str = "OVERRIDING SYSTEM VALUE";

    fn resync_sequences(transaction: &mut dyn Transaction) -> Result<(), Fault> {
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

    fn listen(&self, heard: &mut dyn FnMut(PeerEvent) -> ControlFlow<()>) -> Result<()> {
        let mut run = || -> Result<(), Fault> {
            let mut client = map_fault(self.connections.server.connect())?;
            map_fault(client.batch_execute(&format!("LISTEN {CHANNEL}")))?;
            let mut news = vec![PeerEvent::Listening];
            while news.into_iter().all(|next| heard(next).is_continue()) {
                let word = map_fault(client.notifications().timeout_iter(SILENCE).next())?;
                news = match word {
                    Some(word) => self.games_in(word.payload()),
                    None if client.is_closed() => {
                        let why = "the line broke".to_owned();
                        return Err(Error::Unreachable { doing: "", why }.into());
                    }
                    None => vec![PeerEvent::Silence],
                };
            }
            Ok(())
        };
        run().map_err(|fault| fault.into_error("listen to other servers"))
    }
}

impl Transaction for Connection {
    fn execute(&mut self, sql: &str, values: &[Value<'_>]) -> Result<u64, Fault> {
        Connection::execute(self, sql, values)
    }

    fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Fault> {
        Connection::query(self, sql, values)
    }

    fn batch(&mut self, sql: &str) -> Result<(), Fault> {
        Connection::batch(self, sql)
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
        Type::INT8 => {
            map_fault(row.try_get::<_, Option<i64>>(column)).map(|number| number.map(Cell::Integer))
        }
        Type::INT4 => map_fault(row.try_get::<_, Option<i32>>(column))
            .map(|number| number.map(i64::from).map(Cell::Integer)),
        _ => map_fault(row.try_get::<_, Option<String>>(column)).map(|text| text.map(Cell::Text)),
    };
    let cells =
        row.columns().iter().enumerate().map(|column| cell(column).map(|cell| cell.unwrap_or(Cell::Null)));
    cells.collect::<Result<_, _>>().map(Row)
}

fn map_fault<T>(result: Result<T, postgres::Error>) -> Result<T, Fault> {
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
            | &SqlState::TOO_MANY_CONNECTIONS
            | &SqlState::IDLE_SESSION_TIMEOUT
            | &SqlState::CONNECTION_EXCEPTION
            | &SqlState::CONNECTION_FAILURE,
        ) => Error::Unreachable { doing: "", why },
        Some(_) => Error::Database { doing: "", why },
        // Without a code it is the connection that failed, or an address that means nothing.
        None if error.is_closed() || is_connection_error(&error) => Error::Unreachable { doing: "", why },
        None => Error::Database { doing: "", why },
    };
    own.into()
}

fn is_connection_error(error: &postgres::Error) -> bool {
    std::error::Error::source(error).is_some_and(|source| source.is::<std::io::Error>())
}

/// The crate's own words are short: what is behind them says why.
fn in_words(error: &postgres::Error) -> String {
    match std::error::Error::source(error) {
        Some(source) => format!("{error}: {source}"),
        None => error.to_string(),
    }
}
