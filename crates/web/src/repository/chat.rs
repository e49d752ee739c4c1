//! What is said at the table, and what each seat notes for itself.

use rules::Seat;
use store::NewMessage;

use super::{Holder, Message, Repository, now};
use crate::error::AppError;

impl Repository {
    /// Keeps what somebody says; gives the number of the message.
    pub(crate) fn say(&self, id: &str, by: &Holder, name: &str, text: &str) -> Result<u32, AppError> {
        let (author, name, text) = (Some(by.clone()), name.to_owned(), text.to_owned());
        self.ask(|store| store.say(id, &NewMessage { author, name, text, at: now() }))
    }

    /// What was said, from this number on.
    pub(crate) fn messages(&self, id: &str, from: u32) -> Result<Vec<Message>, AppError> {
        self.ask(|store| store.messages(id, from))
    }

    /// The private notes of a seat.
    pub(crate) fn note(&self, id: &str, seat: Seat) -> Result<String, AppError> {
        self.ask(|store| store.note(id, seat.0))
    }

    /// Replaces the private notes of a seat.
    pub(crate) fn put_note(&self, id: &str, seat: Seat, text: &str) -> Result<(), AppError> {
        self.ask(|store| store.put_note(id, seat.0, text))
    }
}
