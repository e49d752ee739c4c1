//! The log and the snapshots in SQL.

use std::array;
use std::collections::HashSet;

use super::appends::{APPENDING, Waiting};
use super::games::{expect_game, no_game};
use super::{Engine, Fault, Guard, Sql, Transaction, Value, seats, values};
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
    /// Appends actions in one transaction, at most one to a game, and gives what became of each.
    fn append_all(&self, waiting: &[Waiting]) -> Vec<Result<Appended>> {
        let games: Vec<&str> = waiting.iter().map(|waiting| waiting.game.as_str()).collect();
        let mut all = Vec::new();
        let committed = self.engine.write(APPENDING, Guard::Games(&games), |transaction| {
            let appended = append(transaction, waiting)?;
            for Waiting { game, action, .. } in waiting {
                all.push(if appended.contains(game) {
                    Ok(Appended { seq: action.seq })
                } else {
                    Err(refusal(transaction, game, action)?)
                });
            }
            match all.first() {
                // All were refused: there is nothing to commit, and nothing to tell others.
                Some(Err(refusal)) if appended.is_empty() => Err(refusal.clone().into()),
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

/// Appends those actions that can be, and gives their games.
fn append(transaction: &mut dyn Transaction, waiting: &[Waiting]) -> Result<HashSet<String>, Fault> {
    let (mut appended, mut rest) = (HashSet::new(), waiting);
    while let Some(power) = rest.len().checked_ilog2() {
        // By powers of two, so that there are few statements to prepare.
        let (some, more) = rest.split_at(1 << power);
        let values: Vec<Value<'_>> = some.iter().flat_map(row).collect();
        for row in transaction.query(&insertion(some.len()), &values)? {
            appended.insert(row.text(0)?);
        }
        rest = more;
    }
    Ok(appended)
}

/// What [`insertion`] takes for one action.
fn row(Waiting { game, action, .. }: &Waiting) -> [Value<'_>; 7] {
    let NewAction { seq, seat, by, text, state_hash, at } = action;
    [
        Value::from(game),
        Value::from(*seq),
        Value::from(*seat),
        Value::from(by),
        Value::from(text),
        Value::from(state_hash),
        Value::from(*at),
    ]
}

/// The statement that appends so many actions: each where it has the next number in its game, and its seat is there.
fn insertion(many: usize) -> String {
    let row = |number: usize| {
        let [game, seq, seat, by, text, hash, at] = array::from_fn(|column| 7 * number + column + 1);
        format!(
            "(?{game}, CAST(?{seq} AS BIGINT), CAST(?{seat} AS BIGINT), ?{by}, ?{text}, ?{hash}, CAST(?{at} AS BIGINT))"
        )
    };
    let rows: Vec<String> = (0..many).map(row).collect();
    // Both databases call what VALUES gives column1 and so on. The number is checked, not left to the primary key: that
    // would let one be skipped.
    format!(
        "INSERT INTO actions SELECT column1, column2, column3, column4, column5, column6, column7 \
         FROM (VALUES {}) AS new \
         JOIN games AS g ON g.id = column1 AND g.status IN ('gathering', 'playing', 'finished') \
         JOIN seats AS s ON s.game = column1 AND s.seat = column3 \
         WHERE column2 = 1 + COALESCE((SELECT MAX(seq) FROM actions WHERE game = column1), 0) RETURNING game",
        rows.join(", ")
    )
}

/// Why an action was not appended. That concerns this one alone; a fault, all that share the transaction.
fn refusal(transaction: &mut dyn Transaction, game: &str, action: &NewAction) -> Result<Error, Fault> {
    match why_not(transaction, game, action) {
        Err(Fault::Own(refusal @ (Error::NoGame { .. } | Error::NoSeat { .. }))) => Ok(refusal),
        found => found,
    }
}

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
