//! The schema: one ordered list of steps, each applied once, and a table of those that were.

use super::{Fault, Transaction, values};
use crate::Error;

/// All steps in order, in the words of each database; the version of a schema is how many it has seen. Never change one
/// that was released: add another.
macro_rules! steps {
    ($folder:literal) => {
        &[
            include_str!(concat!("../migrations/", $folder, "/0001_games.sql")),
            include_str!(concat!("../migrations/", $folder, "/0002_people.sql")),
            include_str!(concat!("../migrations/", $folder, "/0003_talk.sql")),
            include_str!(concat!("../migrations/", $folder, "/0004_settings.sql")),
            include_str!(concat!("../migrations/", $folder, "/0006_audit.sql")),
            include_str!(concat!("../migrations/", $folder, "/0007_sessions.sql")),
            include_str!(concat!("../migrations/", $folder, "/0008_notices.sql")),
            include_str!(concat!("../migrations/", $folder, "/0009_accounts.sql")),
            include_str!(concat!("../migrations/", $folder, "/0010_push.sql")),
            include_str!(concat!("../migrations/", $folder, "/0011_languages.sql")),
            include_str!(concat!("../migrations/", $folder, "/0012_branches.sql")),
        ]
    };
}

pub(crate) const SQLITE: &[&str] = steps!("sqlite");
pub(crate) const POSTGRES: &[&str] = steps!("postgres");

/// Brings the schema up to date.
///
/// To be called in one transaction that keeps others out: of two processes that start at once the second waits and then
/// finds the work done, and a step that fails leaves the old version whole. It also finds out at once, not at the first
/// move, whether the database can be written to.
pub(crate) fn migrate(transaction: &mut dyn Transaction, steps: &[&str]) -> Result<(), Fault> {
    transaction.batch("CREATE TABLE IF NOT EXISTS schema_version (version INTEGER PRIMARY KEY NOT NULL)")?;
    let found = version(transaction, steps)?;
    for (step, version) in steps.iter().zip(1_u32..).skip(found as usize) {
        transaction.batch(step)?;
        transaction.batch(&format!("INSERT INTO schema_version (version) VALUES ({version})"))?;
    }
    Ok(())
}

/// Whether the schema is up to date, for chores that must not change it: a server of another release may be at work.
pub(crate) fn expect(transaction: &mut dyn Transaction, steps: &[&str]) -> Result<(), Fault> {
    let (found, known) = (version(transaction, steps)?, steps.len() as u32);
    if found == known { Ok(()) } else { Err(Error::OlderSchema { found, known }.into()) }
}

/// The version of the schema, which must not be newer than this release.
fn version(transaction: &mut dyn Transaction, steps: &[&str]) -> Result<u32, Fault> {
    let newest = transaction
        .first("SELECT version FROM schema_version ORDER BY version DESC LIMIT 1", values![])?
        .map(|row| row.number::<u32>(0))
        .transpose()?;
    let (found, known) = (newest.unwrap_or(0), steps.len() as u32);
    if found > known { Err(Error::NewerSchema { found, known }.into()) } else { Ok(found) }
}
