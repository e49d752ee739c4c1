//! A branch in writing: where it departs, and what was played in it.

use rules::notation::ActionNotation;
use serde::{Deserialize, Serialize};

use crate::error::AppError;
use crate::repository::Holder;
use crate::table::{Table, mark};
use crate::tables::random_seed;

/// What is kept of a branch.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Written {
    pub(crate) name: String,
    pub(crate) note: String,
    /// The last entry of the game's log when it departed: what was taken back later still belongs to it.
    pub(crate) entry: u32,
    /// It departs after so many actions of the game.
    pub(crate) from: usize,
    /// What tells the position there from others.
    pub(crate) mark: String,
    /// What is drawn by lot in it, where the lots of the game are not for its owner to know.
    pub(crate) seed: Option<u64>,
    /// So many actions it has in common with the branch that it departs from.
    pub(crate) shared: usize,
    pub(crate) actions: Vec<ActionNotation>,
    /// What was taken back, the last one first to return.
    pub(crate) undone: Vec<ActionNotation>,
}

impl Written {
    /// A branch that departs from a position of a game.
    pub(super) fn departing(table: &Table, who: &Holder, at: Option<usize>) -> Result<Written, AppError> {
        let (from, game) = table.position(at)?;
        // The same that a file of the game tells them.
        let may_know = table.game().state().is_over() || table.is_played_alone_by(who);
        let draws_own = game.state().lot.is_some() && !may_know;
        let seed = draws_own.then(random_seed).transpose().map_err(AppError::Storage)?;
        Ok(Written {
            name: String::new(),
            note: String::new(),
            entry: table.seq(),
            from,
            mark: mark(&game),
            seed,
            shared: 0,
            actions: Vec::new(),
            undone: Vec::new(),
        })
    }

    /// A branch that departs from this one after so many of its actions.
    pub(super) fn forked(&self, after: usize) -> Written {
        let actions = self.actions[..after.min(self.actions.len())].to_vec();
        let (name, note) = (String::new(), String::new());
        Written { name, note, shared: actions.len(), actions, undone: Vec::new(), ..self.clone() }
    }
}
