//! Playing a kept log again, with every state compared to the signature that was kept with it.

use super::{Change, Table};
use crate::entry::Entry;
use crate::error::AppError;
use crate::fingerprint::{self, Compared};
use crate::repository::StoredEntry;
use crate::text::tr;

/// Where a kept game stops being the game that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    /// The number of the entry; 0 where it is in what the game was imported with.
    pub(crate) entry: u32,
    pub(crate) wrong: Mismatch,
}

/// What is wrong with an entry.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Mismatch {
    /// It cannot be understood; the reason in words.
    Unreadable(String),
    /// The rules do not allow it; the reason in words.
    Refused(String),
    /// It leads to another state than it did.
    Differs,
}

impl Fault {
    /// For people.
    pub(crate) fn sentence(&self) -> String {
        let entry = self.entry;
        match &self.wrong {
            Mismatch::Refused(why) if entry == 0 => tr!("fault-imported", why = why),
            Mismatch::Unreadable(why) => tr!("fault-unreadable", number = entry, why = why),
            Mismatch::Refused(why) => tr!("fault-refused", number = entry, why = why),
            Mismatch::Differs => tr!("fault-differs", number = entry),
        }
    }
}

/// How far a log could be followed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Replay {
    /// Entries whose signature says nothing.
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
                Err(wrong) => {
                    followed.fault = Some(Fault { entry: self.seq + 1, wrong });
                    break;
                }
            }
        }
        followed
    }

    /// Plays an entry of the log again. Where it is wrong, nothing changes.
    fn replay(&mut self, logged: &StoredEntry) -> Result<Compared, Mismatch> {
        let entry = Entry::read(&logged.text).map_err(Mismatch::Unreadable)?;
        let change = match &entry {
            Entry::Action { seat, action, why } => self.play(*seat, action, why.clone()),
            _ => self.check(&entry).map(|()| Change { entry, step: None }),
        };
        let change = change.map_err(|error| match error {
            AppError::Invalid(why) => Mismatch::Unreadable(why),
            other => Mismatch::Refused(other.sentence()),
        })?;
        let compared = fingerprint::compare(self.game_after(&change), &logged.signature);
        if compared == Compared::Differs {
            return Err(Mismatch::Differs);
        }
        self.make(change);
        Ok(compared)
    }
}
