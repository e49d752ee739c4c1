//! The store in SQL, written once for every database that speaks it: what differs between them is an [`Engine`].
//!
//! Statements keep to what SQLite and PostgreSQL both understand, with parameters as `?1`.

mod actions;
mod append_queue;
mod audit;
mod branches;
mod chat;
pub(crate) mod copying;
mod games;
pub(crate) mod migrations;
mod notices;
mod people;
mod push;
mod puzzles;
mod reviews;
mod seats;
mod second_factors;
mod shared;
mod values;

use std::ops::ControlFlow;
use std::sync::Arc;

use crate::{Database, Error, PeerEvent, Result};

use append_queue::AppendQueue;
pub(crate) use values::{Cell, Row, Value, values};

/// A database as this module needs it: transactions that happen as a whole, durably, or not at all.
pub(crate) trait Engine: Send + Sync + 'static {
    /// Runs a transaction that writes. It is on disk once this returns; an error undoes all of it. Of two that guard the
    /// same thing the second begins when the first has ended.
    fn write<T>(
        &self,
        doing: &'static str,
        guard: Guard<'_>,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, Fault>,
    ) -> Result<T>;

    /// Runs a transaction that writes a draft, which guards nothing: it outlives the program at once, and a power cut a moment later.
    /// So those who wait for moves to be on disk do not wait for drafts.
    fn draft<T>(
        &self,
        doing: &'static str,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, Fault>,
    ) -> Result<T>;

    /// Runs a transaction that reads, so that several queries see one state.
    fn read<T>(
        &self,
        doing: &'static str,
        work: impl FnOnce(&mut dyn Transaction) -> Result<T, Fault>,
    ) -> Result<T>;

    /// Runs one query by itself, which sees one state.
    fn query(&self, doing: &'static str, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>>;

    /// Runs one statement by itself that appends to logs and gives the games. It is on disk once this returns, and other
    /// servers hear of it. Where the database cannot be reached, it may have been run or not.
    fn append(&self, doing: &'static str, insertion: &str, values: &[Value<'_>]) -> Result<Vec<Row>>;

    /// What a SELECT ends with whose rows nobody else may change or refer to until the transaction ends.
    const FOR_UPDATE: &'static str;

    /// What an INSERT says whose rows bring the numbers that the database would otherwise give out.
    const OVERRIDE_IDENTITY: &'static str;

    /// Gives out numbers after those of rows that brought their own.
    fn resync_sequences(transaction: &mut dyn Transaction) -> Result<(), Fault>;

    /// Tells which games other servers have written to.
    fn listen(&self, heard: &mut dyn FnMut(PeerEvent) -> ControlFlow<()>) -> Result<()>;
}

/// What a transaction reads first and must find unchanged when it writes.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Guard<'a> {
    /// A game with all that belongs to it; when it is written to, other servers hear of it.
    Game(&'a str),
    /// The names of users.
    Names,
    /// Nothing but what a statement itself protects.
    Nothing,
}

/// A transaction under way.
pub(crate) trait Transaction {
    /// Runs a statement; gives the number of rows that it changed.
    fn execute(&mut self, sql: &str, values: &[Value<'_>]) -> Result<u64, Fault>;

    /// Runs a query; gives all its rows.
    fn query(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Vec<Row>, Fault>;

    /// Runs several statements without parameters.
    fn batch(&mut self, sql: &str) -> Result<(), Fault>;
}

impl dyn Transaction + '_ {
    /// The first row of a query, if it has one.
    fn first(&mut self, sql: &str, values: &[Value<'_>]) -> Result<Option<Row>, Fault> {
        Ok(self.query(sql, values)?.into_iter().next())
    }

    /// Inserts a row; where one with the same key is there already, the refusal is given instead.
    fn insert_new(&mut self, sql: &str, values: &[Value<'_>], refusal: Error) -> Result<(), Fault> {
        match self.execute(sql, values) {
            Err(Fault::NotUnique(_)) => Err(refusal.into()),
            Err(fault) => Err(fault),
            Ok(_) => Ok(()),
        }
    }
}

/// What a transaction can end with.
#[derive(Debug)]
pub(crate) enum Fault {
    /// A refusal of ours, or a failure that the engine has put into words.
    Own(Error),
    /// There is a row with this key already.
    NotUnique(String),
}

impl From<Error> for Fault {
    fn from(error: Error) -> Self {
        Fault::Own(error)
    }
}

impl Fault {
    /// As the caller sees it.
    pub(crate) fn into_error(self, doing: &'static str) -> Error {
        match self {
            // Engines fail within a statement and do not know what it was for.
            Fault::Own(Error::Database { why, .. }) => Error::Database { doing, why },
            Fault::Own(Error::Busy { .. }) => Error::Busy { doing },
            Fault::Own(Error::Unreachable { why, .. }) => Error::Unreachable { doing, why },
            Fault::Own(error) => error,
            Fault::NotUnique(why) => Error::Database { doing, why },
        }
    }
}

/// The store over an engine.
pub(crate) struct Sql<E> {
    pub(crate) engine: Arc<E>,
    /// Appends that wait for a commit.
    appends: AppendQueue,
}

impl<E: Engine> Sql<E> {
    pub(crate) fn over(engine: E) -> Self {
        let engine = Arc::new(engine);
        let appends = AppendQueue::start({
            let engine = Arc::clone(&engine);
            move |waiting| actions::append_all(&*engine, waiting)
        });
        Self { engine, appends }
    }
}

impl<E: Engine> Database for Sql<E> {}
