//! Moves, as pages and programs ask for them.

use rules::notation::ActionNotation;
use serde::Deserialize;

use crate::Server;
use crate::branches;
use crate::error::AppError;
use crate::identity::Person;
use crate::table::Request;
use crate::text::tr;
use crate::throttle::ACT;

/// So many actions may follow one: the steps of a turn that go by.
const MOST_AT_ONCE: usize = 8;

/// An action and the number that the caller was looking at; perhaps with what is done right after it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Move {
    seq: u32,
    action: ActionNotation,
    #[serde(default)]
    then: Vec<ActionNotation>,
}

impl Move {
    /// Plays an action, and those that follow it; where one is refused, what came before it stays played. Gives the number of
    /// the last entry.
    pub(crate) async fn play(self, server: &Server, person: &Person, id: &str) -> Result<u32, AppError> {
        if self.then.len() > MOST_AT_ONCE {
            return Err(AppError::Invalid(tr!("too-many-at-once", most = MOST_AT_ONCE)));
        }
        let mut seq = self.seq;
        for action in std::iter::once(self.action).chain(self.then) {
            seq = ask(server, person, id, seq, Request::Act(action)).await?;
        }
        Ok(seq)
    }
}

/// Makes one entry of the log; gives its number.
pub(crate) async fn ask(
    server: &Server,
    person: &Person,
    id: &str,
    seq: u32,
    request: Request,
) -> Result<u32, AppError> {
    server.throttle.count(ACT, person)?;
    if branches::is_branch(id) {
        return server.tables.ask_in_branch(&person.holder, id, seq, request).await;
    }
    server.tables.ask(id, &person.holder, seq, request).await
}
