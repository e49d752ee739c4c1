//! Seats in SQL.

use super::games::expect_game;
use super::{Engine, Fault, Guard, Row, Sql, Transaction, values};
use crate::{Error, Holder, NewSeat, Result, Seat, SeatAccess, SeatRef, Seats};

/// The columns that [`from_row`] reads, of `seats AS s`.
pub(super) const COLUMNS: &str = "s.seat, s.name, s.kind, s.holder, s.entry, s.invite, s.stand_in";

impl<E: Engine> Seats for Sql<E> {
    fn invited_to(&self, invite: &str) -> Result<Option<SeatRef>> {
        self.engine.read("look up an invite", |transaction| {
            let row = transaction.first("SELECT game, seat FROM seats WHERE invite = ?1", values![invite])?;
            row.map(|row| Ok(SeatRef { game: row.text(0)?, seat: row.number(1)? })).transpose()
        })
    }

    fn claim(&self, game: &str, seat: u8, invite: Option<&str>, holder: &Holder, name: &str) -> Result<()> {
        self.engine.write("claim a seat", Guard::Game(game), |transaction| {
            let found = find(transaction, game, seat)?;
            match found.holder {
                Some(other) if other == *holder => return Ok(()),
                Some(_) => return Err(Error::SeatTaken.into()),
                None => {}
            }
            match found.access {
                SeatAccess::Open => {}
                SeatAccess::Closed => return Err(Error::SeatClosed.into()),
                SeatAccess::Invite(hash) if invite == Some(hash.as_str()) => {}
                SeatAccess::Invite(_) => return Err(Error::WrongInvite.into()),
            }
            transaction.execute(
                "UPDATE seats SET holder = ?3, name = ?4, stand_in = NULL WHERE game = ?1 AND seat = ?2",
                values![game, seat, holder, name],
            )?;
            Ok(())
        })
    }

    fn release(&self, game: &str, seat: u8, holder: &Holder, name: &str) -> Result<()> {
        self.engine.write("release a seat", Guard::Game(game), |transaction| {
            if find(transaction, game, seat)?.holder.as_ref() != Some(holder) {
                return Err(Error::NotHolder { holder: holder.clone() }.into());
            }
            transaction.execute(
                "UPDATE seats SET holder = NULL, name = ?3 WHERE game = ?1 AND seat = ?2",
                values![game, seat, name],
            )?;
            transaction.execute("DELETE FROM notes WHERE game = ?1 AND seat = ?2", values![game, seat])?;
            Ok(())
        })
    }

    fn set_access(&self, game: &str, seat: u8, access: &SeatAccess) -> Result<()> {
        self.engine.write("change how a seat is given away", Guard::Game(game), |transaction| {
            find(transaction, game, seat)?;
            let (word, invite) = access.to_columns();
            transaction.insert_new(
                "UPDATE seats SET entry = ?3, invite = ?4 WHERE game = ?1 AND seat = ?2",
                values![game, seat, word, invite],
                Error::AlreadyExists { what: "invite" },
            )
        })
    }

    fn set_stand_in(&self, game: &str, seat: u8, bot: Option<&str>) -> Result<()> {
        self.engine.write("hand over a seat", Guard::Game(game), |transaction| {
            find(transaction, game, seat)?;
            let change = "UPDATE seats SET stand_in = ?3 WHERE game = ?1 AND seat = ?2";
            transaction.execute(change, values![game, seat, bot])?;
            Ok(())
        })
    }
}

/// Adds a seat to a new game.
pub(super) fn insert(
    transaction: &mut dyn Transaction,
    game: &str,
    number: u8,
    seat: &NewSeat,
) -> Result<(), Fault> {
    let (access, invite) = seat.access.to_columns();
    transaction.insert_new(
        "INSERT INTO seats VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, NULL)",
        values![game, number, &seat.name, &seat.kind, &seat.holder, access, invite],
        Error::AlreadyExists { what: "invite" },
    )
}

/// The seats of a game in order.
pub(super) fn of_game(transaction: &mut dyn Transaction, game: &str) -> Result<Vec<Seat>, Fault> {
    let query = format!("SELECT {COLUMNS} FROM seats AS s WHERE s.game = ?1 ORDER BY s.seat");
    let rows = transaction.query(&query, values![game])?;
    rows.iter().map(|row| from_row(row, 0)).collect()
}

/// A seat of a game; fails where there is none such.
pub(super) fn find(transaction: &mut dyn Transaction, game: &str, seat: u8) -> Result<Seat, Fault> {
    let query = format!("SELECT {COLUMNS} FROM seats AS s WHERE s.game = ?1 AND s.seat = ?2");
    match transaction.first(&query, values![game, seat])? {
        Some(row) => from_row(&row, 0),
        None => {
            expect_game(transaction, game)?;
            Err(Error::SeatNotFound { game: game.to_owned(), seat }.into())
        }
    }
}

/// A seat, read from this column on.
pub(super) fn from_row(row: &Row, first: usize) -> Result<Seat, Fault> {
    Ok(Seat {
        number: row.number(first)?,
        name: row.text(first + 1)?,
        kind: row.text(first + 2)?,
        holder: row.holder(first + 3)?,
        access: SeatAccess::from_columns(
            row.text_ref(first + 4)?,
            row.optional_text(first + 5)?.map(str::to_owned),
        )?,
        stand_in: row.optional_text(first + 6)?.map(str::to_owned),
    })
}
