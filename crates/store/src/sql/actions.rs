//! The log in SQL.

use std::array;

use super::append_queue::PendingAppend;
use super::games::{expect_game, no_game};
use super::{Engine, Fault, Guard, Sql, Transaction, Value, seats, values};
use crate::actions::APPENDING;
use crate::{Action, Actions, Appended, Error, NewAction, Outcome, Result, Status};

impl<E: Engine> Actions for Sql<E> {
    fn append_then(&self, game: &str, action: NewAction, outcome: Outcome) {
        self.appends.push(PendingAppend { game: game.to_owned(), action, outcome });
    }

    fn actions(&self, game: &str, from: u32) -> Result<Vec<Action>> {
        self.engine.read("read the log of a game", |transaction| {
            expect_game(transaction, game)?;
            let rows = transaction.query(
                "SELECT seq, seat, by, text, state_hash, at FROM actions WHERE game = ?1 AND seq >= ?2 ORDER BY seq",
                values![game, from],
            )?;
            let action = |mut row: super::Row| {
                Ok(Action {
                    seq: row.number(0)?,
                    seat: row.number(1)?,
                    by: row.holder(2)?,
                    text: row.take_text(3)?,
                    state_hash: row.take_text(4)?,
                    at: row.number(5)?,
                })
            };
            rows.into_iter().map(action).collect()
        })
    }

    fn last_seq(&self, game: &str) -> Result<u32> {
        self.engine.read("read the number of the last action", |transaction| last(transaction, game))
    }
}

/// Appends actions, at most one to a game, and gives what became of each. Those that can be are on disk together.
pub(super) fn append_all(engine: &impl Engine, waiting: &[PendingAppend]) -> Vec<Result<Appended>> {
    // All servers write in one order, so that two do not wait for each other.
    let mut in_order: Vec<&PendingAppend> = waiting.iter().collect();
    in_order.sort_by_key(|waiting| &waiting.game);
    let mut values: Vec<Value<'_>> =
        in_order.iter().flat_map(|waiting| row_of(&waiting.game, &waiting.action)).collect();
    // Filled up with rows of nothing to a power of two, so that there are few statements to prepare.
    let rows = waiting.len().next_power_of_two();
    values.resize(WIDTH * rows, Value::Null);
    let appended = match engine.append(APPENDING, &insertion(rows), &values) {
        Ok(appended) => appended,
        // Another server has deleted one of the games, or stands in the way: of which one, each of them finds out.
        Err(Error::Database { .. } | Error::Busy { .. }) => Vec::new(),
        Err(broken @ Error::Unreachable { .. }) => {
            return append_again(engine, waiting, &broken);
        }
        Err(error) => return vec![Err(error); waiting.len()],
    };
    let is_in = |game: &str| appended.iter().any(|row| row.text_ref(0).is_ok_and(|kept| kept == game));
    let outcome = |PendingAppend { game, action, .. }: &PendingAppend| {
        if is_in(game) { Ok(Appended { seq: action.seq }) } else { append_alone(engine, game, action) }
    };
    waiting.iter().map(outcome).collect()
}

/// Appends an action that could not be together with others, or says why not.
fn append_alone(engine: &impl Engine, game: &str, action: &NewAction) -> Result<Appended> {
    engine.write(APPENDING, Guard::Game(game), |transaction| {
        if transaction.query(&insertion(1), &row_of(game, action))?.is_empty() {
            return Err(why_not(transaction, game, action)?.into());
        }
        Ok(Appended { seq: action.seq })
    })
}

/// Appends actions after a line broke, one by one: a server that was started again has dropped the old ones. When the first finds
/// it away, it is away for all: to try each would take its time for each.
fn append_again(engine: &impl Engine, waiting: &[PendingAppend], broken: &Error) -> Vec<Result<Appended>> {
    let mut away = None;
    let again = |PendingAppend { game, action, .. }: &PendingAppend| {
        if let Some(away) = &away {
            return Err(Error::clone(away));
        }
        match append_alone(engine, game, action) {
            // It may be this very action that was kept before the line broke, or another's: nobody knows.
            Err(Error::Conflict { .. }) => Err(broken.clone()),
            Err(error @ Error::Unreachable { .. }) => {
                away = Some(error.clone());
                Err(error)
            }
            outcome => outcome,
        }
    };
    waiting.iter().map(again).collect()
}

/// How many values [`insertion`] takes for one action.
const WIDTH: usize = 8;

/// These values.
fn row_of<'a>(game: &'a str, action: &'a NewAction) -> [Value<'a>; WIDTH] {
    let NewAction { seq, seat, by, holder, text, state_hash, at } = action;
    [
        Value::from(game),
        Value::from(*seq),
        Value::from(*seat),
        Value::from(by),
        Value::from(text),
        Value::from(state_hash),
        Value::from(*at),
        Value::from(holder),
    ]
}

/// The statement that appends so many actions: each where it has the next number in its game, and its seat is there and
/// still held by who must.
fn insertion(many: usize) -> String {
    let row = |number: usize| {
        let [game, seq, seat, by, text, hash, at, holder] =
            array::from_fn(|column| WIDTH * number + column + 1);
        format!(
            "(?{game}, CAST(?{seq} AS BIGINT), CAST(?{seat} AS BIGINT), ?{by}, ?{text}, ?{hash}, CAST(?{at} AS BIGINT), ?{holder})"
        )
    };
    let rows: Vec<String> = (0..many).map(row).collect();
    // Both databases call what VALUES gives column1 and so on. That no number is skipped is checked, that none is taken
    // twice is left to the primary key. Each look by a key stands for itself: in a join a database that knows little of its
    // tables yet may go through all games first.
    format!(
        "INSERT INTO actions SELECT column1, column2, column3, column4, column5, column6, column7 \
         FROM (VALUES {}) AS new \
         WHERE (SELECT status FROM games WHERE id = column1) IN ('gathering', 'playing', 'finished') \
         AND (SELECT column8 IS NULL OR holder = column8 FROM seats WHERE game = column1 AND seat = column3) \
         AND (column2 = 1 OR (SELECT TRUE FROM actions WHERE game = column1 AND seq = column2 - 1)) \
         ON CONFLICT DO NOTHING RETURNING game",
        rows.join(", ")
    )
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
    let seat = seats::find(transaction, game, action.seat)?;
    if let Some(holder) = &action.holder
        && seat.holder.as_ref() != Some(holder)
    {
        return Ok(Error::NotHolder { holder: holder.clone() });
    }
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
    Ok(Status::from_columns(row.text_ref(0)?, row.text(1)?)?)
}
