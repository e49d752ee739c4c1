//! What is said at the table, and what each seat notes for itself.

use crate::Timestamp;
use crate::error::Result;
use crate::seats::Holder;

/// A chat message to be kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMessage {
    /// Who says it; nobody where the server does.
    pub author: Option<Holder>,
    /// The name that it is shown under.
    pub name: String,
    /// What is said.
    pub text: String,
    /// When it is said.
    pub at: Timestamp,
}

/// A chat message as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// Its number in the game, from 1 without gaps.
    pub number: u32,
    /// Who said it; nobody where the server did or the account is deleted.
    pub author: Option<Holder>,
    /// The name that it is shown under.
    pub name: String,
    /// What was said.
    pub text: String,
    /// When it was said.
    pub at: Timestamp,
}

/// Keeping chat messages and private notes.
pub trait Chat {
    /// Adds a message to the chat of a game and answers with its number, the next one.
    ///
    /// # Errors
    ///
    /// [`Error::GameNotFound`](crate::Error::GameNotFound).
    fn say(&self, game: &str, message: &NewMessage) -> Result<u32>;

    /// The messages of a game from a number on, in order; from 0 or 1 that is all of them.
    ///
    /// # Errors
    ///
    /// [`Error::GameNotFound`](crate::Error::GameNotFound).
    fn messages(&self, game: &str, from: u32) -> Result<Vec<Message>>;

    /// The private notes of a seat; empty where nothing was noted.
    fn note(&self, game: &str, seat: u8) -> Result<String>;

    /// Replaces the private notes of a seat.
    ///
    /// # Errors
    ///
    /// [`Error::GameNotFound`](crate::Error::GameNotFound), [`Error::SeatNotFound`](crate::Error::SeatNotFound).
    fn put_note(&self, game: &str, seat: u8, text: &str) -> Result<()>;
}
