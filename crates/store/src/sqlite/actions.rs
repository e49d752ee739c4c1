//! The log and the snapshots in SQLite.

use rusqlite::{OptionalExtension, Transaction, params};

use super::games::{expect_game, holder, no_game};
use super::{Fault, Sqlite, seats};
use crate::{Action, Actions, Appended, Error, Holder, NewAction, Result, Snapshot, Snapshots, Status};

impl Actions for Sqlite {
    fn append(&self, game: &str, action: &NewAction) -> Result<Appended> {
        self.write("append an action", |transaction| {
            let last = last(transaction, game)?;
            // Checked, not left to the primary key: that would let a number be skipped.
            if last.checked_add(1) != Some(action.seq) {
                return Err(Error::Conflict { last }.into());
            }
            if let Status::Frozen { reason } = status(transaction, game)? {
                return Err(Error::Frozen { reason }.into());
            }
            seats::find(transaction, game, action.seat)?;
            transaction.prepare_cached("INSERT INTO actions VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)")?.execute(
                params![
                    game,
                    action.seq,
                    action.seat,
                    action.by.as_ref().map(Holder::to_column),
                    action.text,
                    action.state_hash,
                    action.at
                ],
            )?;
            Ok(Appended { seq: action.seq })
        })
    }

    fn actions(&self, game: &str, from: u32) -> Result<Vec<Action>> {
        self.read("read the log of a game", |transaction| {
            expect_game(transaction, game)?;
            let mut statement = transaction.prepare_cached(
                "SELECT seq, seat, by, text, state_hash, at FROM actions WHERE game = ?1 AND seq >= ?2 ORDER BY seq",
            )?;
            let mut rows = statement.query(params![game, from])?;
            let mut actions = Vec::new();
            while let Some(row) = rows.next()? {
                actions.push(Action {
                    seq: row.get(0)?,
                    seat: row.get(1)?,
                    by: holder(row, 2)?,
                    text: row.get(3)?,
                    state_hash: row.get(4)?,
                    at: row.get(5)?,
                });
            }
            Ok(actions)
        })
    }

    fn last_seq(&self, game: &str) -> Result<u32> {
        self.read("read the number of the last action", |transaction| last(transaction, game))
    }
}

impl Snapshots for Sqlite {
    fn put_snapshot(&self, game: &str, snapshot: &Snapshot) -> Result<()> {
        self.write("keep a snapshot", |transaction| {
            expect_game(transaction, game)?;
            transaction
                .prepare_cached(
                    "INSERT INTO snapshots VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET text = excluded.text",
                )?
                .execute(params![game, snapshot.seq, snapshot.text])?;
            Ok(())
        })
    }

    fn snapshot(&self, game: &str, at_most: u32) -> Result<Option<Snapshot>> {
        self.read("read a snapshot", |transaction| {
            Ok(transaction
                .prepare_cached(
                    "SELECT seq, text FROM snapshots WHERE game = ?1 AND seq <= ?2 ORDER BY seq DESC LIMIT 1",
                )?
                .query_row(params![game, at_most], |row| Ok(Snapshot { seq: row.get(0)?, text: row.get(1)? }))
                .optional()?)
        })
    }

    fn forget_snapshots(&self, game: &str) -> Result<()> {
        self.write("delete the snapshots of a game", |transaction| {
            transaction.prepare_cached("DELETE FROM snapshots WHERE game = ?1")?.execute([game])?;
            Ok(())
        })
    }

    fn forget_all_snapshots(&self) -> Result<()> {
        self.write("delete all snapshots", |transaction| {
            transaction.execute("DELETE FROM snapshots", [])?;
            Ok(())
        })
    }
}

/// The number of the last action, 0 where there is none; fails where there is no game.
fn last(transaction: &Transaction<'_>, game: &str) -> Result<u32, Fault> {
    let last: u32 = transaction
        .prepare_cached("SELECT COALESCE(MAX(seq), 0) FROM actions WHERE game = ?1")?
        .query_row([game], |row| row.get(0))?;
    if last == 0 {
        expect_game(transaction, game)?;
    }
    Ok(last)
}

fn status(transaction: &Transaction<'_>, game: &str) -> Result<Status, Fault> {
    let (word, text): (String, String) = transaction
        .prepare_cached("SELECT status, status_text FROM games WHERE id = ?1")?
        .query_row([game], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?
        .ok_or_else(|| no_game(game))?;
    Ok(Status::from_columns(&word, text)?)
}
