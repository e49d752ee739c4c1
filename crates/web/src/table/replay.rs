//! Playing a kept log again, with every state compared to the fingerprint that was kept with it.

use std::ops::Range;

use rules::Game;

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

/// Which states are compared with the fingerprints that were kept with them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Compare {
    /// Those after every entry.
    Each,
    /// The last one that can be: what is played from here on depends on no other. To write down all of them takes longer than
    /// to play the game.
    Last,
}

impl Compare {
    /// The entries that are compared.
    fn range(self, log: &[StoredEntry]) -> Range<usize> {
        let end = log.len();
        match self {
            Compare::Each => 0..end,
            Compare::Last => {
                let last = log.iter().rposition(|logged| fingerprint::is_known(&logged.fingerprint));
                last.map_or(end..end, |last| last..last + 1)
            }
        }
    }
}

impl Table {
    /// Plays entries of the log again, until one is wrong: the table stays at the last good one.
    pub(crate) fn follow(&mut self, log: &[StoredEntry], compare: Compare) -> Replay {
        let compared = compare.range(log);
        let mut followed = Replay::default();
        for (index, logged) in log.iter().enumerate() {
            let fingerprint = compared.contains(&index).then_some(logged.fingerprint.as_str());
            match self.replay(&logged.text, fingerprint) {
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

    /// Plays an entry of the log again, and compares the state that it leads to. Where it is wrong, nothing changes.
    fn replay(&mut self, text: &str, fingerprint: Option<&str>) -> Result<Compared, Fault> {
        let number = self.seq + 1;
        let wrong = |error| match error {
            AppError::Invalid(why) => Fault::Unreadable { entry: number, why },
            other => Fault::Refused { entry: number, why: other.sentence() },
        };
        let compare =
            |game: &Game| fingerprint.map_or(Compared::Unknown, |kept| fingerprint::compare(game, kept));
        let entry = Entry::read(text).map_err(|why| Fault::Unreadable { entry: number, why })?;
        let compared = match entry {
            Entry::Action { seat, action, why } => {
                let before = self.line().len();
                self.advance(seat, action, why).map_err(wrong)?;
                let compared = compare(self.game());
                if compared == Compared::Differs {
                    self.line.take_back(before);
                    return Err(Fault::Differs { entry: number });
                }
                self.moved_on();
                compared
            }
            Entry::Correct { seat, corrected } => {
                let change = self.correction(seat, corrected).map_err(wrong)?;
                let compared = compare(&self.game_after(&change));
                if compared == Compared::Differs {
                    return Err(Fault::Differs { entry: number });
                }
                if let Some((step, game)) = change.played {
                    self.line.push(step, game);
                    self.moved_on();
                }
                compared
            }
            entry => {
                self.check(&entry).map_err(wrong)?;
                let change = Change { entry, played: None };
                let compared = match fingerprint {
                    Some(_) => compare(&self.game_after(&change)),
                    None => Compared::Unknown,
                };
                if compared == Compared::Differs {
                    return Err(Fault::Differs { entry: number });
                }
                self.make_other(change.entry);
                compared
            }
        };
        self.seq += 1;
        Ok(compared)
    }
}
