//! What was done at a table besides acting: what the log says of it between two actions.

use rules::{Action, Seat};
use wording::Names;

use super::{Deed, Step, Table};
use crate::text::{t, tr};

/// Something in the log that is no action.
pub(crate) struct Remark {
    /// It comes after so many actions.
    pub(crate) after: usize,
    /// Who did it.
    pub(crate) seat: Seat,
    pub(crate) what: RemarkKind,
}

/// What was done besides acting.
pub(crate) enum RemarkKind {
    /// These actions were taken back, the earliest first.
    TookBack(Vec<Done>),
    /// This was done again.
    DidAgain(Done),
    /// Others were asked to take back so many actions.
    Asked(usize),
    Agreed,
    Refused,
    Withdrew,
    /// The game went on before all had answered.
    Lapsed,
}

/// What a step was that was taken back or done again.
pub(crate) enum Done {
    Action(Action),
    Correction,
}

impl Done {
    pub(super) fn of(step: &Step) -> Done {
        match &step.deed {
            Deed::Act { understood, .. } => Done::Action(understood.clone()),
            Deed::Correct(_) => Done::Correction,
        }
    }

    fn in_words(&self, names: Names<'_>) -> String {
        match self {
            Done::Action(action) => names.action(action),
            Done::Correction => t("log-correction"),
        }
    }
}

impl Remark {
    /// In words.
    pub(crate) fn in_words(&self, table: &Table) -> String {
        let names = table.names();
        let player = names.player(self.seat);
        match &self.what {
            RemarkKind::TookBack(actions) => {
                let actions: Vec<String> = actions.iter().map(|done| done.in_words(names)).collect();
                tr!("log-took-back", player = player, what = actions.join("; "))
            }
            RemarkKind::DidAgain(action) => {
                tr!("log-did-again", player = player, what = action.in_words(names))
            }
            RemarkKind::Asked(actions) => tr!("log-asked", player = player, count = actions),
            RemarkKind::Agreed => tr!("log-agreed", player = player),
            RemarkKind::Refused => tr!("log-refused", player = player),
            RemarkKind::Withdrew => tr!("log-withdrew", player = player),
            RemarkKind::Lapsed => tr!("log-lapsed", player = player),
        }
    }
}
