//! Replaying what is kept: a game that is no longer what it was is frozen where it still is, and thawed once it is again.

use rules::title::Shelf;

use crate::error::AppError;
use crate::kept::{Fault, Kept};
use crate::repository::{AuditEvent, FrozenBy, Repository, Status};
use crate::table::{Compare, Replay, Table};
use crate::text::t;

/// A kept game, played again as far as it goes.
pub(crate) struct Replayed {
    pub(crate) table: Table,
    pub(crate) followed: Replay,
}

/// Plays a kept game again.
pub(crate) fn replay(
    repository: &Repository,
    shelf: &Shelf,
    id: &str,
    compare: Compare,
) -> Result<Replayed, AppError> {
    let kept = repository.game(id, shelf)?;
    let begun = Table::begin_as_far(id, kept.seating, kept.beginning, shelf);
    let (mut table, refused) = begun.map_err(AppError::Corrupt)?;
    let followed = match refused {
        None => table.follow(&kept.log, compare),
        Some(why) => Replay { fault: Some(Fault::Imported { why }), ..Replay::default() },
    };
    Ok(Replayed { table, followed })
}

/// Plays a kept game again in order to play on: where it ends as it did, it is what it was. Otherwise, and where it is frozen, every
/// state is compared, which finds the first entry that leads elsewhere.
pub(crate) fn open(repository: &Repository, shelf: &Shelf, id: &str) -> Result<Replayed, AppError> {
    let opened = replay(repository, shelf, id, Compare::Last)?;
    if opened.followed.fault.is_none() && opened.table.frozen().is_none() {
        return Ok(opened);
    }
    replay(repository, shelf, id, Compare::Each)
}

/// A kept game as it was after this entry of its log.
pub(crate) fn until(repository: &Repository, shelf: &Shelf, id: &str, entry: u32) -> Result<Table, AppError> {
    let mut kept = repository.game(id, shelf)?;
    kept.log.truncate(entry as usize);
    let mut table = Table::begin(id, kept.seating, kept.beginning, shelf).map_err(AppError::Corrupt)?;
    match table.follow(&kept.log, Compare::Last).fault {
        None => Ok(table),
        Some(fault) => Err(AppError::Conflict(fault.sentence())),
    }
}

/// Freezes a game where it stopped being what it was, unless somebody has frozen it already.
pub(crate) fn freeze(repository: &Repository, table: &mut Table, fault: &Fault) -> Result<(), AppError> {
    if table.frozen().is_some() {
        return Ok(());
    }
    // While servers are upgraded one after the other, the older ones do not know what the newer ones play.
    if table.seating().rules > rules::REVISION {
        return Err(AppError::Conflict(t("newer-rules")));
    }
    let status = Status::Frozen { reason: fault.keep(), by: FrozenBy::Verification };
    repository.set_status(&table.id, &status)?;
    note(repository, &table.id, &AuditEvent::Frozen { reason: fault.keep() });
    let mut seating = table.seating().clone();
    seating.status = status;
    table.seat(seating);
    Ok(())
}

fn note(repository: &Repository, id: &str, act: &AuditEvent) {
    repository.audit_event(Some(id), None, &t("audit-verification"), act);
}

/// Notes that the rules of this release play a game that older ones have begun: it was replayed by them.
pub(crate) fn adopt_rules(repository: &Repository, table: &Table) -> Result<(), AppError> {
    if table.seating().rules < rules::REVISION { repository.adopt_rules(&table.id) } else { Ok(()) }
}

/// What was found out about a kept game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Its title.
    pub title: String,
    /// How many entries its log has.
    pub entries: u32,
    /// How many of them carry a fingerprint that this release cannot compare.
    pub not_compared: u32,
    /// What became of it.
    pub verdict: Verdict,
}

/// What became of a game that was replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is what it was.
    Sound,
    /// It is what it was again: verification had frozen it.
    Mended,
    /// It is not; the reason in words.
    Differs(String),
    /// It cannot even be begun, so that there is nothing to freeze; the reason in words.
    Unreadable(String),
}

/// Replays a kept game and compares every state; then freezes or thaws it, unless it is only to be looked at. Gives nothing
/// where the game was deleted meanwhile.
///
/// # Errors
/// In words, when the database cannot be read or written.
pub fn game(
    repository: &Repository,
    shelf: &Shelf,
    id: &str,
    dry_run: bool,
) -> Result<Option<Verified>, String> {
    verified(repository, shelf, id, dry_run).or_else(|error| match error {
        AppError::NotFound => Ok(None),
        other => Err(other.for_host()),
    })
}

fn verified(
    repository: &Repository,
    shelf: &Shelf,
    id: &str,
    dry_run: bool,
) -> Result<Option<Verified>, AppError> {
    let title = repository.title_of(id)?;
    let Replayed { mut table, followed } = match replay(repository, shelf, id, Compare::Each) {
        Ok(replayed) => replayed,
        Err(AppError::Corrupt(why)) => {
            let entries = repository.seating(id)?.entries;
            return Ok(Some(Verified { title, entries, not_compared: 0, verdict: Verdict::Unreadable(why) }));
        }
        Err(error) => return Err(error),
    };
    let (entries, not_compared) = (table.seating().entries, followed.not_compared);
    let verdict = match &followed.fault {
        Some(fault) => {
            if !dry_run {
                freeze(repository, &mut table, fault)?;
            }
            Verdict::Differs(fault.sentence())
        }
        None => {
            let own = matches!(table.seating().status, Status::Frozen { by: FrozenBy::Verification, .. });
            if !dry_run {
                adopt_rules(repository, &table)?;
                if own {
                    repository.set_status(id, &table.status_when_thawed())?;
                    note(repository, id, &AuditEvent::Thawed);
                }
            }
            if own { Verdict::Mended } else { Verdict::Sound }
        }
    };
    Ok(Some(Verified { title, entries, not_compared, verdict }))
}
