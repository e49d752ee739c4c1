//! Replaying what is kept: a game that is no longer what it was is frozen where it still is, and thawed once it is again.

use rules::title::Shelf;

use crate::keep::{Act, Freezer, Keep, Status};
use crate::table::{Fault, Followed, Table, Wrong};
use crate::text::t;
use crate::trouble::Trouble;

/// A kept game, played again as far as it goes.
pub(crate) struct Replayed {
    pub(crate) table: Table,
    pub(crate) followed: Followed,
}

/// Plays a kept game again.
pub(crate) fn replay(keep: &Keep, shelf: &Shelf, id: &str) -> Result<Replayed, Trouble> {
    let kept = keep.game(id, shelf)?;
    let begun = Table::begin_as_far(id, kept.seating, kept.beginning, shelf);
    let (mut table, refused) = begun.map_err(Trouble::Unreadable)?;
    let followed = match refused {
        None => table.follow(&kept.log),
        Some(why) => {
            Followed { fault: Some(Fault { entry: 0, wrong: Wrong::Refused(why) }), ..Followed::default() }
        }
    };
    Ok(Replayed { table, followed })
}

/// Freezes a game where it stopped being what it was, unless somebody has frozen it already.
pub(crate) fn freeze(keep: &Keep, table: &mut Table, fault: &Fault) -> Result<(), Trouble> {
    if table.frozen().is_some() {
        return Ok(());
    }
    // While servers are upgraded one after the other, the older ones do not know what the newer ones play.
    if table.seating().rules > rules::REVISION {
        return Err(Trouble::Conflict(t("newer-rules")));
    }
    let status = Status::Frozen { reason: fault.sentence(), by: Freezer::Verification };
    keep.set_status(&table.id, &status)?;
    note(keep, &table.id, &Act::Frozen { reason: fault.sentence() });
    let mut seating = table.seating().clone();
    seating.status = status;
    table.seat(seating);
    Ok(())
}

fn note(keep: &Keep, id: &str, act: &Act) {
    keep.note_act(Some(id), None, &t("audit-verification"), act);
}

/// Notes that the rules of this release play a game that older ones have begun: it was replayed by them.
pub(crate) fn take_up(keep: &Keep, table: &Table) -> Result<(), Trouble> {
    if table.seating().rules < rules::REVISION { keep.take_up(&table.id) } else { Ok(()) }
}

/// What was found out about a kept game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verified {
    /// Its title.
    pub title: String,
    /// How many entries its log has.
    pub entries: u32,
    /// How many of them carry a signature that this release cannot compare.
    pub not_compared: u32,
    /// What became of it.
    pub found: Found,
}

/// What became of a game that was replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// It is what it was.
    Sound,
    /// It is what it was again: verification had frozen it.
    Mended,
    /// It is not; the reason in words.
    Wrong(String),
    /// It cannot even be begun, so that there is nothing to freeze; the reason in words.
    Unreadable(String),
}

/// Replays a kept game and compares every state; then freezes or thaws it, unless it is only to be looked at. Gives nothing
/// where the game was deleted meanwhile.
///
/// # Errors
/// In words, when the database cannot be read or written.
pub fn game(keep: &Keep, shelf: &Shelf, id: &str, look_only: bool) -> Result<Option<Verified>, String> {
    verified(keep, shelf, id, look_only).or_else(|trouble| match trouble {
        Trouble::NoGame => Ok(None),
        other => Err(other.sentence()),
    })
}

fn verified(keep: &Keep, shelf: &Shelf, id: &str, look_only: bool) -> Result<Option<Verified>, Trouble> {
    let title = keep.title_of(id)?;
    let Replayed { mut table, followed } = match replay(keep, shelf, id) {
        Ok(replayed) => replayed,
        Err(Trouble::Unreadable(why)) => {
            let entries = keep.seating(id)?.entries;
            return Ok(Some(Verified { title, entries, not_compared: 0, found: Found::Unreadable(why) }));
        }
        Err(trouble) => return Err(trouble),
    };
    let (entries, not_compared) = (table.seating().entries, followed.not_compared);
    let found = match &followed.fault {
        Some(fault) => {
            if !look_only {
                freeze(keep, &mut table, fault)?;
            }
            Found::Wrong(fault.sentence())
        }
        None => {
            let own = matches!(table.seating().status, Status::Frozen { by: Freezer::Verification, .. });
            if !look_only {
                take_up(keep, &table)?;
                if own {
                    keep.set_status(id, &table.status_when_thawed())?;
                    note(keep, id, &Act::Thawed);
                }
            }
            if own { Found::Mended } else { Found::Sound }
        }
    };
    Ok(Some(Verified { title, entries, not_compared, found }))
}
