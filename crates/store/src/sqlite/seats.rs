//! Seats in SQLite.

use rusqlite::{OptionalExtension, Row, Transaction, params};

use super::games::{expect_game, holder};
use super::{Fault, Sqlite, unique};
use crate::{Entry, Error, Holder, NewSeat, Result, Seat, SeatOf, Seats};

/// The columns that [`from_row`] reads.
const COLUMNS: &str = "seat, name, kind, holder, entry, invite, stand_in";

impl Seats for Sqlite {
    fn invited_to(&self, invite: &str) -> Result<Option<SeatOf>> {
        self.read("look up an invite", |transaction| {
            Ok(transaction
                .prepare_cached("SELECT game, seat FROM seats WHERE invite = ?1")?
                .query_row([invite], |row| Ok(SeatOf { game: row.get(0)?, seat: row.get(1)? }))
                .optional()?)
        })
    }

    fn claim(&self, game: &str, seat: u8, invite: Option<&str>, holder: &Holder, name: &str) -> Result<()> {
        self.write("claim a seat", |transaction| {
            let found = find(transaction, game, seat)?;
            match found.holder {
                Some(other) if other == *holder => return Ok(()),
                Some(_) => return Err(Error::SeatTaken.into()),
                None => {}
            }
            match found.entry {
                Entry::Open => {}
                Entry::Closed => return Err(Error::SeatClosed.into()),
                Entry::Invite(hash) if invite == Some(hash.as_str()) => {}
                Entry::Invite(_) => return Err(Error::WrongInvite.into()),
            }
            transaction
                .prepare_cached(
                    "UPDATE seats SET holder = ?3, name = ?4, stand_in = NULL WHERE game = ?1 AND seat = ?2",
                )?
                .execute(params![game, seat, holder.to_column(), name])?;
            Ok(())
        })
    }

    fn release(&self, game: &str, seat: u8, holder: &Holder, name: &str) -> Result<()> {
        self.write("release a seat", |transaction| {
            if find(transaction, game, seat)?.holder.as_ref() != Some(holder) {
                return Err(Error::NotHolder { holder: holder.clone() }.into());
            }
            transaction
                .prepare_cached("UPDATE seats SET holder = NULL, name = ?3 WHERE game = ?1 AND seat = ?2")?
                .execute(params![game, seat, name])?;
            transaction
                .prepare_cached("DELETE FROM notes WHERE game = ?1 AND seat = ?2")?
                .execute(params![game, seat])?;
            Ok(())
        })
    }

    fn set_entry(&self, game: &str, seat: u8, entry: &Entry) -> Result<()> {
        self.write("change the entry to a seat", |transaction| {
            find(transaction, game, seat)?;
            let (word, invite) = entry.to_columns();
            unique(
                transaction
                    .prepare_cached("UPDATE seats SET entry = ?3, invite = ?4 WHERE game = ?1 AND seat = ?2")?
                    .execute(params![game, seat, word, invite]),
                Error::NotNew { what: "invite" },
            )
        })
    }

    fn set_stand_in(&self, game: &str, seat: u8, bot: Option<&str>) -> Result<()> {
        self.write("hand over a seat", |transaction| {
            find(transaction, game, seat)?;
            transaction
                .prepare_cached("UPDATE seats SET stand_in = ?3 WHERE game = ?1 AND seat = ?2")?
                .execute(params![game, seat, bot])?;
            Ok(())
        })
    }

    fn rename_seat(&self, game: &str, seat: u8, name: &str) -> Result<()> {
        self.write("rename a seat", |transaction| {
            find(transaction, game, seat)?;
            transaction
                .prepare_cached("UPDATE seats SET name = ?3 WHERE game = ?1 AND seat = ?2")?
                .execute(params![game, seat, name])?;
            Ok(())
        })
    }
}

/// Adds a seat to a new game.
pub(super) fn insert(
    transaction: &Transaction<'_>,
    game: &str,
    number: u8,
    seat: &NewSeat,
) -> Result<(), Fault> {
    let (entry, invite) = seat.entry.to_columns();
    unique(
        transaction.prepare_cached("INSERT INTO seats VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, NULL)")?.execute(
            params![
                game,
                number,
                seat.name,
                seat.kind,
                seat.holder.as_ref().map(Holder::to_column),
                entry,
                invite
            ],
        ),
        Error::NotNew { what: "invite" },
    )
}

/// The seats of a game in order.
pub(super) fn of_game(transaction: &Transaction<'_>, game: &str) -> Result<Vec<Seat>, Fault> {
    let mut statement =
        transaction.prepare_cached(&format!("SELECT {COLUMNS} FROM seats WHERE game = ?1 ORDER BY seat"))?;
    let mut rows = statement.query([game])?;
    let mut seats = Vec::new();
    while let Some(row) = rows.next()? {
        seats.push(from_row(row)?);
    }
    Ok(seats)
}

/// A seat of a game; fails where there is none such.
pub(super) fn find(transaction: &Transaction<'_>, game: &str, seat: u8) -> Result<Seat, Fault> {
    let mut statement =
        transaction.prepare_cached(&format!("SELECT {COLUMNS} FROM seats WHERE game = ?1 AND seat = ?2"))?;
    let mut rows = statement.query(params![game, seat])?;
    match rows.next()? {
        Some(row) => from_row(row),
        None => {
            expect_game(transaction, game)?;
            Err(Error::NoSeat { game: game.to_owned(), seat }.into())
        }
    }
}

fn from_row(row: &Row<'_>) -> Result<Seat, Fault> {
    Ok(Seat {
        number: row.get(0)?,
        name: row.get(1)?,
        kind: row.get(2)?,
        holder: holder(row, 3)?,
        entry: Entry::from_columns(row.get_ref(4)?.as_str().map_err(rusqlite::Error::from)?, row.get(5)?)?,
        stand_in: row.get(6)?,
    })
}
