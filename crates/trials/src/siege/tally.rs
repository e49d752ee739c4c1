//! What attackers were answered, counted.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use crate::{Answer, Broken};

/// How a server met a request or a connection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Reply {
    /// With an answer of this status.
    Status(u16),
    /// It did not let the connection in, or closed it.
    Closed,
    /// Not at all as long as the attackers waited.
    Nothing,
}

impl Reply {
    /// Whether the server says by it that somebody asks too much, or for what is not theirs: such things belong into its log.
    pub fn refuses(self) -> bool {
        matches!(self, Reply::Status(401 | 403 | 408 | 413 | 429) | Reply::Closed)
    }
}

impl From<&Result<Answer, Broken>> for Reply {
    fn from(answer: &Result<Answer, Broken>) -> Reply {
        answer.as_ref().map_or(Reply::Closed, |answer| Reply::Status(answer.status))
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::Status(status) => write!(f, "{status}"),
            Reply::Closed => write!(f, "closed"),
            Reply::Nothing => write!(f, "waiting"),
        }
    }
}

/// How often attackers were met in which way.
#[derive(Clone, Default, Debug)]
pub struct Replies(BTreeMap<Reply, usize>);

impl Replies {
    /// How often a server met them so.
    pub fn count(&self, reply: Reply) -> usize {
        self.0.get(&reply).copied().unwrap_or(0)
    }

    /// How often it refused something.
    pub fn refused(&self) -> usize {
        self.0.iter().filter(|(reply, _)| reply.refuses()).map(|(_, count)| count).sum()
    }

    /// How often something went wrong in it.
    pub fn errors(&self) -> usize {
        let wrong =
            |reply: &Reply| matches!(reply, Reply::Status(status) if *status >= 500 && *status != 503);
        self.0.iter().filter(|(reply, _)| wrong(reply)).map(|(_, count)| count).sum()
    }
}

impl fmt::Display for Replies {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let told: Vec<String> = self.0.iter().map(|(reply, count)| format!("{reply} × {count}")).collect();
        if told.is_empty() { write!(f, "–") } else { write!(f, "{}", told.join(", ")) }
    }
}

/// What is counted while an attack goes on, by all attackers together.
#[derive(Clone, Default)]
pub(super) struct Tally(Arc<Mutex<Replies>>);

impl Tally {
    pub(super) fn note(&self, reply: Reply) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).0.entry(reply).or_insert(0) += 1;
    }

    pub(super) fn replies(&self) -> Replies {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
