//! Playing a kept log again, with every state compared to the fingerprint that was kept with it.

use super::{Change, Table};
use crate::entry::Entry;
use crate::error::AppError;
use crate::fingerprint::{self, Compared};
use crate::kept::Fault;
use crate::repository::StoredEntry;

/// How far a log could be followed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Replay {
    /// Entries whose fingerprint says nothing.
    pub(crate) not_compared: u32,
    /// Why it could not be followed to its end.
    pub(crate) fault: Option<Fault>,
}

impl Table {
    /// Plays entries of the log again, until one is wrong: the table stays at the last good one.
    pub(crate) fn follow(&mut self, log: &[StoredEntry]) -> Replay {
        let mut followed = Replay::default();
        for logged in log {
            match self.replay(logged) {
                Ok(Compared::Unknown) => followed.not_compared += 1,
                Ok(Compared::Same | Compared::Differs) => {}
                Err(fault) => {
                    followed.fault = Some(fault);
                    break;
                }
            }
        }
        followed
    }

    /// Plays an entry of the log again. Where it is wrong, nothing changes.
    fn replay(&mut self, logged: &StoredEntry) -> Result<Compared, Fault> {
        let number = self.seq + 1;
        let unreadable = |why| Fault::Unreadable { entry: number, why };
        let entry = Entry::read(&logged.text).map_err(unreadable)?;
        let change = match &entry {
            Entry::Action { seat, action, why } => self.play(*seat, action, why.clone()),
            _ => self.check(&entry).map(|()| Change { entry, played: None }),
        };
        let change = change.map_err(|error| match error {
            AppError::Invalid(why) => unreadable(why),
            other => Fault::Refused { entry: number, why: other.sentence() },
        })?;
        let compared = fingerprint::compare(&self.game_after(&change), &logged.fingerprint);
        if compared == Compared::Differs {
            return Err(Fault::Differs { entry: number });
        }
        self.make(change);
        Ok(compared)
    }
}
