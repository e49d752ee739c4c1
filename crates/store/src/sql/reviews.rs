//! Reviews in SQL.

use super::games::no_game;
use super::{Engine, Guard, Sql, values};
use crate::{KeptReview, Result, Reviews};

impl<E: Engine> Reviews for Sql<E> {
    fn review(&self, game: &str) -> Result<Option<KeptReview>> {
        self.engine.read("look up a review", |transaction| {
            let query = "SELECT last_seq, nodes, text FROM reviews WHERE game = ?1";
            let row = transaction.first(query, values![game])?;
            let found = row.map(|row| {
                Ok(KeptReview {
                    last_seq: row.number(0)?,
                    nodes: row.number::<i64>(1)?.cast_unsigned(),
                    text: row.text(2)?,
                })
            });
            found.transpose()
        })
    }

    fn keep_review(&self, game: &str, review: &KeptReview) -> Result<()> {
        // Nobody else at the table need hear of it: what is played is what it was.
        self.engine.write("keep a review", Guard::Nothing, |transaction| {
            let known = transaction.first("SELECT 1 FROM games WHERE id = ?1", values![game])?;
            if known.is_none() {
                return Err(no_game(game));
            }
            transaction.execute(
                "INSERT INTO reviews (game, last_seq, nodes, text) VALUES (?1, ?2, ?3, ?4) ON CONFLICT (game) DO \
                 UPDATE SET last_seq = excluded.last_seq, nodes = excluded.nodes, text = excluded.text",
                values![game, review.last_seq, review.nodes.cast_signed(), &review.text],
            )?;
            Ok(())
        })
    }
}
