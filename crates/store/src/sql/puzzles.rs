//! Puzzles that people have tried, in SQL.

use super::people::expect_user;
use super::{Engine, Fault, Guard, Row, Sql, values};
use crate::{PuzzleTried, PuzzlesTried, Result, Timestamp};

impl<E: Engine> PuzzlesTried for Sql<E> {
    fn try_puzzle(&self, user: &str, puzzle: &str, right: bool, at: Timestamp) -> Result<PuzzleTried> {
        self.engine.write("keep what was made of a puzzle", Guard::Nothing, |transaction| {
            expect_user(transaction, user)?;
            let known = transaction.first(
                "SELECT puzzle, tries, at_once, solved, first_at FROM puzzles_tried WHERE \"user\" = ?1 AND puzzle = ?2",
                values![user, puzzle],
            )?;
            let tried = match known.as_ref().map(from_row).transpose()? {
                Some(tried) => {
                    PuzzleTried { tries: tried.tries.saturating_add(1), solved: tried.solved || right, ..tried }
                }
                None => {
                    PuzzleTried { puzzle: puzzle.to_owned(), tries: 1, at_once: right, solved: right, first_at: at }
                }
            };
            transaction.execute(
                "INSERT INTO puzzles_tried (\"user\", puzzle, tries, at_once, solved, first_at) \
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT (\"user\", puzzle) DO UPDATE SET \
                 tries = excluded.tries, solved = excluded.solved",
                values![
                    user,
                    puzzle,
                    tried.tries,
                    u8::from(tried.at_once),
                    u8::from(tried.solved),
                    tried.first_at
                ],
            )?;
            Ok(tried)
        })
    }

    fn puzzles_tried(&self, user: &str) -> Result<Vec<PuzzleTried>> {
        self.engine.read("read which puzzles somebody has tried", |transaction| {
            let rows = transaction.query(
                "SELECT puzzle, tries, at_once, solved, first_at FROM puzzles_tried WHERE \"user\" = ?1 \
                 ORDER BY first_at, puzzle",
                values![user],
            )?;
            rows.iter().map(from_row).collect()
        })
    }
}

fn from_row(row: &Row) -> Result<PuzzleTried, Fault> {
    Ok(PuzzleTried {
        puzzle: row.text(0)?,
        tries: row.number(1)?,
        at_once: row.number::<u8>(2)? == 1,
        solved: row.number::<u8>(3)? == 1,
        first_at: row.number(4)?,
    })
}
