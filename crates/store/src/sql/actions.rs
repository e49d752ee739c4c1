//! The log and the snapshots in SQL.

use super::games::{expect_game, no_game};
use super::{Engine, Fault, Guard, Sql, Transaction, seats, values};
use crate::{Action, Actions, Appended, Error, NewAction, Result, Snapshot, Snapshots, Status};

impl<E: Engine> Actions for Sql<E> {
    fn append(&self, game: &str, action: &NewAction) -> Result<Appended> {
        self.engine.write("append an action", Guard::Game(game), |transaction| {
            let last = last(transaction, game)?;
            // Checked, not left to the primary key: that would let a number be skipped.
            if last.checked_add(1) != Some(action.seq) {
                return Err(Error::Conflict { last }.into());
            }
            if let Status::Frozen { reason, .. } = status(transaction, game)? {
                return Err(Error::Frozen { reason }.into());
            }
            seats::find(transaction, game, action.seat)?;
            transaction.execute(
                "INSERT INTO actions VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
                values![
                    game,
                    action.seq,
                    action.seat,
                    &action.by,
                    &action.text,
                    &action.state_hash,
                    action.at
                ],
            )?;
            Ok(Appended { seq: action.seq })
        })
    }

    fn actions(&self, game: &str, from: u32) -> Result<Vec<Action>> {
        self.engine.read("read the log of a game", |transaction| {
            expect_game(transaction, game)?;
            let rows = transaction.query(
                "SELECT seq, seat, by, text, state_hash, at FROM actions WHERE game = ?1 AND seq >= ?2 ORDER BY seq",
                values![game, from],
            )?;
            let action = |row: &super::Row| {
                Ok(Action {
                    seq: row.number(0)?,
                    seat: row.number(1)?,
                    by: row.holder(2)?,
                    text: row.text(3)?,
                    state_hash: row.text(4)?,
                    at: row.number(5)?,
                })
            };
            rows.iter().map(action).collect()
        })
    }

    fn last_seq(&self, game: &str) -> Result<u32> {
        self.engine.read("read the number of the last action", |transaction| last(transaction, game))
    }
}

impl<E: Engine> Snapshots for Sql<E> {
    fn put_snapshot(&self, game: &str, snapshot: &Snapshot) -> Result<()> {
        self.engine.write("keep a snapshot", Guard::Game(game), |transaction| {
            expect_game(transaction, game)?;
            transaction.execute(
                "INSERT INTO snapshots VALUES (?1, ?2, ?3) ON CONFLICT (game, seq) DO UPDATE SET text = excluded.text",
                values![game, snapshot.seq, &snapshot.text],
            )?;
            Ok(())
        })
    }

    fn snapshot(&self, game: &str, at_most: u32) -> Result<Option<Snapshot>> {
        self.engine.read("read a snapshot", |transaction| {
            let row = transaction.first(
                "SELECT seq, text FROM snapshots WHERE game = ?1 AND seq <= ?2 ORDER BY seq DESC LIMIT 1",
                values![game, at_most],
            )?;
            row.map(|row| Ok(Snapshot { seq: row.number(0)?, text: row.text(1)? })).transpose()
        })
    }

    fn forget_snapshots(&self, game: &str) -> Result<()> {
        self.engine.write("delete the snapshots of a game", Guard::Game(game), |transaction| {
            transaction.execute("DELETE FROM snapshots WHERE game = ?1", values![game])?;
            Ok(())
        })
    }

    fn forget_all_snapshots(&self) -> Result<()> {
        self.engine.write("delete all snapshots", Guard::Nothing, |transaction| {
            transaction.execute("DELETE FROM snapshots", values![])?;
            Ok(())
        })
    }
}

/// The number of the last action, 0 where there is none; fails where there is no game.
fn last(transaction: &mut dyn Transaction, game: &str) -> Result<u32, Fault> {
    let row = transaction
        .first("SELECT seq FROM actions WHERE game = ?1 ORDER BY seq DESC LIMIT 1", values![game])?;
    match row {
        Some(row) => row.number(0),
        None => expect_game(transaction, game).map(|()| 0),
    }
}

fn status(transaction: &mut dyn Transaction, game: &str) -> Result<Status, Fault> {
    let row = transaction.first("SELECT status, status_text FROM games WHERE id = ?1", values![game])?;
    let row = row.ok_or_else(|| no_game(game))?;
    Ok(Status::from_columns(row.word(0)?, row.text(1)?)?)
}
