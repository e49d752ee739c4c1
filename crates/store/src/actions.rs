//! The log of a game, which is the truth about it.

use std::sync::mpsc::channel;

use crate::Timestamp;
use crate::error::{Error, Result};
use crate::seats::Holder;

/// An action to be logged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewAction {
    /// Its number: exactly one more than the last one's, the first is 1.
    pub seq: u32,
    /// The seat that acts.
    pub seat: u8,
    /// Who acts for the seat; nobody where a bot does.
    pub by: Option<Holder>,
    /// Who must still hold the seat, where the caller has not looked.
    pub holder: Option<Holder>,
    /// What is done, as the caller writes it. An undo is an action too.
    pub text: String,
    /// A hash of the state that it leads to.
    pub state_hash: String,
    /// When it was done.
    pub at: Timestamp,
}

/// An action as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Action {
    /// Its number, from 1 without gaps.
    pub seq: u32,
    /// The seat that acted.
    pub seat: u8,
    /// Who acted for the seat; nobody where a bot did. The id outlives a deleted account.
    pub by: Option<Holder>,
    /// What was done, as the caller wrote it.
    pub text: String,
    /// A hash of the state that it led to.
    pub state_hash: String,
    /// When it was done.
    pub at: Timestamp,
}

/// An action is in the log, on disk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Appended {
    /// Its number, now the last.
    pub seq: u32,
}

/// What is being done.
pub(crate) const APPENDING: &str = "append an action";

/// What is done with the outcome of an append. It is called on the thread that writes for everybody, so it must not wait; it
/// is dropped without a call where that thread failed.
pub type Outcome = Box<dyn FnOnce(Result<Appended>) + Send>;

/// Keeping the log. Nothing in it is ever changed or deleted.
pub trait Actions {
    /// Adds an action to the log of a game. It is durable once this returns; only then tell anybody.
    ///
    /// # Errors
    ///
    /// [`Error::Conflict`](crate::Error::Conflict) with the fresh last number where it is not the next one: of several
    /// writers of one number exactly one gets it. [`Error::GameNotFound`](crate::Error::GameNotFound),
    /// [`Error::SeatNotFound`](crate::Error::SeatNotFound), [`Error::Frozen`](crate::Error::Frozen),
    /// [`Error::NotHolder`](crate::Error::NotHolder).
    fn append(&self, game: &str, action: &NewAction) -> Result<Appended> {
        let (tell, told) = channel();
        let outcome = Box::new(move |appended| drop(tell.send(appended)));
        self.append_then(game, action.clone(), outcome);
        let failed = |_| {
            Err(Error::Database { doing: APPENDING, why: "the thread that writes has failed".to_owned() })
        };
        told.recv().unwrap_or_else(failed)
    }

    /// The same for one who does not wait.
    fn append_then(&self, game: &str, action: NewAction, outcome: Outcome);

    /// The actions of a game from a number on, in order; from 0 or 1 that is all of them.
    ///
    /// # Errors
    ///
    /// [`Error::GameNotFound`](crate::Error::GameNotFound).
    fn actions(&self, game: &str, from: u32) -> Result<Vec<Action>>;

    /// The number of the last action of a game, 0 where there is none.
    ///
    /// # Errors
    ///
    /// [`Error::GameNotFound`](crate::Error::GameNotFound).
    fn last_seq(&self, game: &str) -> Result<u32>;
}
