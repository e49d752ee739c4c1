//! What the server keeps: games with their seats, actions, table talk, and the people who play.
//!
//! The store keeps opaque text and knows no rules. It reads no clock and draws no random number: times, ids and tokens
//! come from the caller, and of every secret it is given only a hash. The log of actions is the truth: an action is
//! unique by game and number, durable before [`Actions::append`] returns, and never changed or deleted (undo is an entry
//! too).
//!
//! [`Store`] is a handle that can be cloned and used from any thread. Its calls block until the disk has answered: make
//! them where blocking is allowed. Only [`Actions::append_then`] does not wait.
//! When the last handle is gone, what waits is written first.
//!
//! ```
//! # use store::*;
//! # fn main() -> Result<(), Error> {
//! let store = Store::in_memory()?;
//! let me = Holder::Browser("b81f".into());
//! store.create_game(&NewGame {
//!     id: "k3x9".into(),
//!     title: "18cz".into(),
//!     options: "{}".into(),
//!     seed: 7,
//!     rules_revision: "1".into(),
//!     created_at: 1_900_000_000_000,
//!     owner: Some(me.clone()),
//!     visibility: Visibility::ByLink,
//!     status: Status::Playing,
//!     seats: vec![NewSeat { name: "Anna".into(), kind: "person".into(), holder: Some(me.clone()), access: SeatAccess::Closed }],
//! })?;
//! let pass = NewAction { seq: 1, seat: 0, by: Some(me), holder: None, text: "pass".into(), state_hash: "9c".into(), at: 1_900_000_000_500 };
//! store.append("k3x9", &pass)?;
//! assert_eq!(store.append("k3x9", &pass), Err(Error::Conflict { last: 1 }));
//! # Ok(())
//! # }
//! ```
//!
//! # Another database
//!
//! All statements are in `sql`, written once; what a database does in its own way (transactions, parameters, failures,
//! the words of its schema) is its engine: `sqlite` and `postgres`. The suite in `tests/suite` runs over each.

mod actions;
mod audit;
mod backup;
mod branches;
mod chat;
mod error;
mod games;
mod notices;
pub mod owner_only;
mod people;
mod pool;
mod postgres;
mod push;
mod seats;
mod second_factors;
mod server_lock;
mod shared;
mod sql;
mod sqlite;

use std::ops::Deref;
use std::path::Path;
use std::sync::Arc;

pub use actions::{Action, Actions, Appended, NewAction, Outcome};
pub use audit::{Audit, AuditEntry, AuditFilter};
pub use backup::{Location, backup, restore};
pub use branches::{Branch, Branches, Plan, Plans};
pub use chat::{Chat, Message, NewMessage};
pub use error::{Error, Result};
pub use games::{FrozenBy, Game, Games, NewGame, Status, Visibility};
pub use notices::{NoticeSettings, Notices, PendingEmail};
pub use people::{ApiToken, NewApiToken, NewSession, NewUser, People, Session, User, name_key};
pub use push::{PushSubscription, PushSubscriptions};
pub use seats::{Holder, NewSeat, Seat, SeatAccess, SeatRef, Seats};
pub use second_factors::{SecondFactor, SecondFactors};
pub use server_lock::ServerLock;
pub use shared::{Health, PeerEvent, Peers, Settings};
pub use sql::copying::Copied;

/// A moment: milliseconds since 1970-01-01 UTC by the caller's clock. The store only keeps and compares them.
pub type Timestamp = i64;

/// All that a database must do to be a store.
///
/// Each call is one transaction: it happens as a whole, durably, or not at all.
pub trait Database:
    Games
    + Seats
    + Actions
    + Chat
    + People
    + SecondFactors
    + Notices
    + PushSubscriptions
    + Audit
    + Branches
    + Plans
    + Settings
    + Health
    + Peers
    + Send
    + Sync
{
}

/// A handle on the store; clones share it. Its methods are those of the traits that make up [`Database`].
#[derive(Clone)]
pub struct Store {
    database: Arc<dyn Database>,
}

impl Store {
    /// Opens the store in a data folder, the SQLite file `lokalka.sqlite`; creates either where it is missing and brings
    /// an older schema up to date.
    ///
    /// # Errors
    ///
    /// [`Error::Folder`] or [`Error::ReadOnly`] where the folder cannot be written to, [`Error::NewerSchema`] where a
    /// later release has used it, [`Error::Damaged`] where the file is not a sound database.
    pub fn open(folder: impl AsRef<Path>) -> Result<Self> {
        Ok(Self::over(sqlite::Sqlite::open(folder.as_ref())?))
    }

    /// Opens the store in a PostgreSQL database, `postgres://user@host/name`, which any number of servers may share; makes
    /// its tables where they are missing and brings an older schema up to date.
    ///
    /// # Errors
    ///
    /// [`Error::Unreachable`] where no server answers there, [`Error::NewerSchema`] where a later release has used it,
    /// [`Error::Database`] where the address is none or the server says no.
    pub fn connect(address: &str) -> Result<Self> {
        Ok(Self::over(postgres::Postgres::open(address)?))
    }

    /// A store that is gone with its last handle: for tests and trials.
    ///
    /// # Errors
    ///
    /// [`Error::Database`], should SQLite not start at all.
    pub fn in_memory() -> Result<Self> {
        Ok(Self::over(sqlite::Sqlite::in_memory()?))
    }

    /// A store over any database.
    pub fn over(database: impl Database + 'static) -> Self {
        Self { database: Arc::new(database) }
    }
}

impl Deref for Store {
    type Target = dyn Database;

    fn deref(&self) -> &Self::Target {
        &*self.database
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}
