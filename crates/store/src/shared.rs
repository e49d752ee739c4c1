//! What servers on one database share beside games and people: settings, and word of what others have changed.

use std::ops::ControlFlow;

use crate::Timestamp;
use crate::error::Result;

/// Settings that nobody is told from outside.
pub trait Settings {
    /// The value of a setting; where it has none yet, this one from now on.
    fn setting(&self, name: &str, first: &str) -> Result<String>;
}

/// A sign of life.
pub trait Health {
    /// Writes something small, which the next sign of life replaces. Fails when the database cannot be read, or not be
    /// written to.
    fn ping(&self, at: Timestamp) -> Result<()>;
}

/// What a server hears of the others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PeerEvent {
    /// From now on it hears everything; what happened before, it may have missed.
    Listening,
    /// Another server has appended to the log of this game.
    Moves(String),
    /// Another server has changed something of this game: its log, its seats, its talk or where it stands.
    Game(String),
    /// Nothing for a while.
    Silence,
}

/// Word of what other servers change.
pub trait Peers {
    /// Tells what other servers change, as it happens, until it is told to stop or the line breaks. Returns at once where
    /// no other server can share the database.
    ///
    /// # Errors
    /// [`crate::Error::Unreachable`] when the line to the database breaks.
    fn listen(&self, heard: &mut dyn FnMut(PeerEvent) -> ControlFlow<()>) -> Result<()>;
}
