//! The log and the snapshots in SQL.

use super::appends::{APPENDING, Waiting};
use super::games::{expect_game, no_game};
use super::{Engine, Fault, Guard, Sql, Transaction, seats, values};
use crate::{Action, Actions, Appended, Error, NewAction, Result, Snapshot, Snapshots, Status};

impl<E: Engine> Actions for Sql<E> {
    fn append(&self, game: &str, action: &NewAction) -> Result<Appended> {
        self.appends.append(game, action, |waiting| self.append_all(waiting))
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

impl<E: Engine> Sql<E> {
    /// Appends actions in one transaction, and gives what became of each.
    fn append_all(&self, waiting: &[Waiting]) -> Vec<Result<Appended>> {
        let games: Vec<&str> = waiting.iter().map(|waiting| waiting.game.as_str()).collect();
        let mut all = Vec::new();
        let committed = self.engine.write(APPENDING, Guard::Games(&games), |transaction| {
            for waiting in waiting {
                all.push(append(transaction, &waiting.game, &waiting.action)?);
            }
            match all.first() {
                // All were refused: there is nothing to commit, and nothing to tell others.
                Some(Err(refusal)) if all.iter().all(Result::is_err) => Err(refusal.clone().into()),
                _ => Ok(()),
            }
        });
        let refused = all.len() == waiting.len() && all.iter().all(Result::is_err);
        match committed {
            Err(error) if !refused => vec![Err(error); waiting.len()],
            _ => all,
        }
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

/// Appends an action. A refusal concerns this one alone; a fault, all that share the transaction.
fn append(
    transaction: &mut dyn Transaction,
    game: &str,
    action: &NewAction,
) -> Result<Result<Appended>, Fault> {
    // The number is checked, not left to the primary key: that would let one be skipped.
    let appended = transaction.execute(
        "INSERT INTO actions \
         SELECT ?1, CAST(?2 AS BIGINT), CAST(?3 AS BIGINT), ?4, ?5, ?6, CAST(?7 AS BIGINT) \
         FROM games AS g JOIN seats AS s ON s.game = g.id AND s.seat = ?3 \
         WHERE g.id = ?1 AND g.status IN ('gathering', 'playing', 'finished') \
         AND ?2 = 1 + COALESCE((SELECT MAX(seq) FROM actions WHERE game = ?1), 0)",
        values![game, action.seq, action.seat, &action.by, &action.text, &action.state_hash, action.at],
    )?;
    if appended > 0 {
        return Ok(Ok(Appended { seq: action.seq }));
    }
    match why_not(transaction, game, action) {
        Ok(refusal) => Ok(Err(refusal)),
        Err(Fault::Own(refusal @ (Error::NoGame { .. } | Error::NoSeat { .. }))) => Ok(Err(refusal)),
        Err(fault) => Err(fault),
    }
}

/// Why an action was not appended.
fn why_not(transaction: &mut dyn Transaction, game: &str, action: &NewAction) -> Result<Error, Fault> {
    let last = last(transaction, game)?;
    if last.checked_add(1) != Some(action.seq) {
        return Ok(Error::Conflict { last });
    }
    if let Status::Frozen { reason, .. } = status(transaction, game)? {
        return Ok(Error::Frozen { reason });
    }
    seats::find(transaction, game, action.seat)?;
    Err(Error::Damaged { what: format!("game “{game}” does not take action {}", action.seq) }.into())
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
