//! What was done that others may ask about later: taking back, seats that change hands, accounts, acts of the host.

use crate::Timestamp;
use crate::error::Result;
use crate::seats::Holder;

/// Something that was done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditEntry {
    /// When.
    pub at: Timestamp,
    /// Who did it; nobody where the host of the server did, or where the account is deleted meanwhile.
    pub by: Option<Holder>,
    /// The name that they are shown under.
    pub name: String,
    /// What was done, in a word of the caller's: `undo`, `seat taken` …
    pub what: String,
    /// What else there is to know, without names of people: those could not be replaced when an account is deleted.
    pub detail: String,
    /// The game that it was about, be it deleted meanwhile.
    pub game: Option<String>,
}

/// Which entries are asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AuditFilter<'a> {
    /// Everybody's.
    All,
    /// Those about this game.
    Game(&'a str),
    /// What this one did.
    Holder(&'a Holder),
}

/// Keeping the audit log. Nothing in it is ever changed, but that the name of a deleted account is replaced.
pub trait Audit {
    /// Notes something that was done.
    fn add_audit_entry(&self, entry: &AuditEntry) -> Result<()>;

    /// What was done, the latest first, and at most so many.
    fn audit_entries(&self, of: AuditFilter<'_>, limit: u32) -> Result<Vec<AuditEntry>>;
}
