//! Where everything is kept: a layer over the store that speaks of game files, entries of the log and people. Nothing
//! else touches the store.

mod audit;
mod branches;
mod chat;
mod games;
mod host;
mod notices;
mod people;
mod puzzles;
mod reviews;
mod second_factors;

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use sha2::{Digest, Sha256};
use store::{Error, Store};
use tracing::warn;

use crate::error::AppError;
use crate::kept::{Fault, Kept};
use crate::names;
use crate::operation::metrics::Metrics;
use crate::seal::Seal;
use crate::text::{t, tr};

pub use audit::AuditEntry;
pub(crate) use audit::AuditEvent;
pub(crate) use branches::{Standing, StoredBranch, StoredPlan};
pub(crate) use games::{Appended, GameSummary, NewSeat, SEATED, Seating, Setup, StoredEntry};
pub(crate) use people::Account;
pub(crate) use second_factors::Code;
pub(crate) use store::{
    ApiToken, FrozenBy, Holder, KeptReview, Message, NoticeSettings, PeerEvent, PendingEmail,
    PushSubscription, PuzzleTried, Seat as Chair, SeatAccess, Session, Status, Timestamp, User, Visibility,
};

/// The setting from which invite links are derived.
const INVITES: &str = "invites";

/// What the server keeps.
pub struct Repository {
    store: Store,
    /// What invite links are derived from, and the marks that browsers are given.
    secret: String,
    /// How often this server has changed seats or standings.
    changes: AtomicU64,
    pub(crate) metrics: Metrics,
}

impl Repository {
    /// Keeps games in a data folder, which is made where it is missing.
    ///
    /// # Errors
    /// In words, when the folder or the database in it cannot be used.
    pub fn open(folder: &Path) -> Result<Repository, String> {
        let store = Store::open(folder).map_err(|error| error.to_string())?;
        let first = old_secret(folder).map_or_else(random_id, Ok)?;
        let secret = store.setting(INVITES, &first).map_err(|error| error.to_string())?;
        Repository::over(store, secret)
    }

    /// Keeps games in a PostgreSQL database, which other servers may share.
    ///
    /// # Errors
    /// In words, when there is none at this address or it cannot be used.
    pub fn connect(address: &str) -> Result<Repository, String> {
        let store = Store::connect(address).map_err(|error| error.to_string())?;
        let secret = store.setting(INVITES, &random_id()?).map_err(|error| error.to_string())?;
        Repository::over(store, secret)
    }

    /// Keeps games as long as the program runs.
    ///
    /// # Errors
    /// In words, when the database does not start.
    pub fn in_memory() -> Result<Repository, String> {
        let store = Store::in_memory().map_err(|error| error.to_string())?;
        Repository::over(store, random_id()?)
    }

    fn over(store: Store, secret: String) -> Result<Repository, String> {
        // Accounts of earlier releases have none yet.
        store.fill_skeletons(&names::skeleton).map_err(|error| error.to_string())?;
        let metrics = Metrics::new().map_err(|error| error.to_string())?;
        Ok(Repository { store, secret, changes: AtomicU64::new(0), metrics })
    }
}

impl Repository {
    /// What makes marks for a purpose that every server on this database recognises.
    pub(crate) fn seal(&self, purpose: &'static str) -> Seal {
        Seal::new(self.secret.clone(), purpose)
    }

    /// Fails when what is kept cannot be read, or nothing be kept any more.
    pub(crate) fn ping(&self) -> Result<(), AppError> {
        self.ask(|store| store.ping(now()))
    }

    /// Asks the store, and counts where it fails.
    fn ask<T>(&self, ask: impl FnOnce(&Store) -> Result<T, Error>) -> Result<T, AppError> {
        ask(&self.store).map_err(|error| to_app_error(error, &self.metrics))
    }

    /// Changes seats, or where a game stands. Tables that have looked at them before must look again.
    fn change<T>(&self, change: impl FnOnce(&Store) -> Result<T, Error>) -> Result<T, AppError> {
        let changed = self.ask(change);
        self.changes.fetch_add(1, Ordering::SeqCst);
        changed
    }

    /// Tells what other servers on the same database change; see [`store::Peers::listen`].
    pub(crate) fn listen(&self, heard: &mut dyn FnMut(PeerEvent) -> ControlFlow<()>) -> Result<(), Error> {
        self.store.listen(heard)
    }
}

/// The secret that earlier releases kept in a file, so that links given out then still open their seats.
fn old_secret(folder: &Path) -> Option<String> {
    let secret = fs::read_to_string(folder.join("invites.secret")).ok()?;
    // Links derived from less could be guessed.
    (secret.len() == 32).then_some(secret)
}

/// What the store says, as an answer to whoever asked; where it failed, that is counted.
fn to_app_error(error: Error, metrics: &Metrics) -> AppError {
    match error {
        Error::GameNotFound { .. } | Error::SeatNotFound { .. } => AppError::NotFound,
        Error::NameTaken { name } => AppError::Conflict(tr!("account-name-taken", name = name)),
        Error::SeatTaken => AppError::Conflict(t("seat-taken")),
        Error::SeatClosed => AppError::Forbidden(t("seat-closed")),
        Error::WrongInvite => AppError::Forbidden(t("invite-wrong")),
        Error::NotHolder { .. } => AppError::Forbidden(t("seat-not-yours")),
        Error::TooManyBranches { most } => AppError::Conflict(tr!("branches-full", most = most)),
        Error::NotOwner => AppError::Forbidden(t("not-owner")),
        Error::OthersActed => AppError::Conflict(t("others-acted")),
        Error::Frozen { reason } => AppError::Conflict(tr!("game-frozen", reason = Fault::in_words(&reason))),
        other => {
            metrics.store_errors.inc();
            warn!(error = %other, "the store failed");
            match other {
                // Where it is and what it says is for the host.
                Error::Unreachable { .. } => AppError::DatabaseDown,
                Error::DiskFull { .. } => AppError::DiskFull,
                other => AppError::Storage(other.to_string()),
            }
        }
    }
}

/// The time now.
pub(crate) fn now() -> Timestamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    since.as_millis().try_into().unwrap_or_default()
}

/// SHA-256 in hexadecimal: what is kept of secrets, and the fingerprint of states.
pub(crate) fn hash(text: &str) -> String {
    hex(&Sha256::digest(text.as_bytes()))
}

/// What tells one content from another, which may come in pieces: as much of a hash as no two here share.
pub(crate) fn mark_of<'a>(pieces: impl IntoIterator<Item = &'a str>) -> String {
    let mut hasher = Sha256::new();
    pieces.into_iter().for_each(|piece| hasher.update(piece));
    hex(&hasher.finalize()[..8])
}

/// An id that nobody guesses: 128 random bits in hexadecimal.
pub(crate) fn random_id() -> Result<String, String> {
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
    Ok(hex(&bytes))
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    let digit = |nibble: u8| char::from_digit(nibble.into(), 16).unwrap_or_default();
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}
