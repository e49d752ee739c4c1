//! Connections to PostgreSQL, each with the statements that it knows.

use std::collections::HashMap;

use postgres::{Client, Statement};

use super::server::Server;
use super::{map_fault, parameters, row_of};
use crate::pool::{Pool, Pooled};
use crate::sql::{Fault, Row, Value};
use crate::{Error, Result};

/// More would only wait for each other in the database, and other servers need some too.
const MAX_CONNECTIONS: usize = 16;

/// Statements are run again and again with values that make no difference to how: to plan them anew each time, as PostgreSQL
/// does where it hopes for better plans, takes longer than to run them.
const PLANS: &str = "SET plan_cache_mode = force_generic_plan";

/// A statement that appends touches a few rows by their keys. While tables are small, PostgreSQL would rather read them whole, and
/// takes longer for that.
const BY_KEYS: &str = "SET enable_seqscan = off; SET enable_bitmapscan = off";

/// Connections of one store that serve the same purpose.
pub(super) struct Connections {
    pub(super) server: Server,
    /// What every new one is told first.
    settings: &'static [&'static str],
    pool: Pool<Connection>,
}

/// A connection with the statements that it has prepared, by their text.
pub(super) struct Connection {
    client: Client,
    prepared: HashMap<String, Statement>,
}

impl Connections {
    /// For everything but appends.
    pub(super) fn new(server: Server) -> Connections {
        Connections { server, settings: &[PLANS], pool: Pool::new(MAX_CONNECTIONS) }
    }

    /// The one for appends: nothing else makes them wait for a connection.
    pub(super) fn for_appends(server: Server) -> Connections {
        Connections { server, settings: &[PLANS, BY_KEYS], pool: Pool::new(1) }
    }

    /// Lends a connection, whose line may have broken since it was last used.
    pub(super) fn acquire(&self) -> Result<Pooled<'_, Connection>, Fault> {
        let mut lent = self.pool.acquire();
        if lent.connection.is_none() {
            lent.connection = Some(self.connect()?);
        }
        Ok(lent)
    }

    fn connect(&self) -> Result<Connection, Fault> {
        let mut client = map_fault(self.server.connect())?;
        map_fault(client.batch_execute(&self.settings.join("; ")))?;
        Ok(Connection { client, prepared: HashMap::new() })
    }

    /// Runs something on a connection, and lends that one. What is run has no effect when the line breaks, so that it can be
    /// tried on another: a server that was started again has dropped the old ones.
    pub(super) fn acquire_after<T>(
        &self,
        first: impl Fn(&mut Connection) -> Result<T, Fault>,
    ) -> Result<(Pooled<'_, Connection>, T), Fault> {
        let mut lent = self.pool.acquire();
        while let Some(connection) = &mut lent.connection {
            match first(connection) {
                Err(Fault::Own(Error::Unreachable { .. })) => lent.exchange(),
                done => return done.map(|done| (lent, done)),
            }
        }
        let done = first(lent.connection.insert(self.connect()?))?;
        Ok((lent, done))
    }
}

impl Drop for Connections {
    /// A client waits for its farewell, which is not allowed on the threads of a server that answers asynchronously: a
    /// store that was never opened for writing may end on one of these.
    fn drop(&mut self) {
        let idle = self.pool.take_idle();
        let _ = std::thread::spawn(move || drop(idle)).join();
    }
}

impl Connection {
    /// Runs statements without parameters at one go.
    pub(super) fn batch(&mut self, sql: &str) -> Result<(), Fault> {
        map_fault(self.client.batch_execute(sql))
    }

    pub(super) fn execute(&mut self, sql: &str, values: &[Value<'_>]) -> Result<u64, Fault> {
        let statement = self.prepare(sql)?;
        map_fault(self.client.execute(&statement, &parameters(values)))
    }

    pub(super) fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Fault> {
        let statement = self.prepare(sql)?;
        let rows = map_fault(self.client.query(&statement, &parameters(values)))?;
        rows.iter().map(row_of).collect()
    }

    fn prepare(&mut self, sql: &str) -> Result<Statement, Fault> {
        if let Some(statement) = self.prepared.get(sql) {
            return Ok(statement.clone());
        }
        let statement = map_fault(self.client.prepare(&sql.replace('?', "$")))?;
        self.prepared.insert(sql.to_owned(), statement.clone());
        Ok(statement)
    }
}
