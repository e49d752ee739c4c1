//! Games in SQLite.

use rusqlite::{OptionalExtension, Row, Transaction, params};

use super::{Fault, Sqlite, seats, unique};
use crate::{Error, Game, Games, Holder, NewGame, Result, Status, Visibility};

/// The columns that [`from_row`] reads, of `games AS g`.
const COLUMNS: &str = "g.id, g.title, g.options, g.seed, g.rules_revision, g.created_at, g.owner, g.visibility, \
     g.status, g.status_text, \
     COALESCE((SELECT MAX(seq) FROM actions WHERE game = g.id), 0) AS last_seq, \
     COALESCE((SELECT at FROM actions WHERE game = g.id ORDER BY seq DESC LIMIT 1), g.created_at) AS last_at";

impl Games for Sqlite {
    fn create_game(&self, game: &NewGame) -> Result<()> {
        self.write("create a game", |transaction| {
            let (status, status_text) = game.status.to_columns();
            unique(
                transaction
                    .prepare_cached("INSERT INTO games VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)")?
                    .execute(params![
                        game.id,
                        game.title,
                        game.options,
                        game.seed.cast_signed(),
                        game.rules_revision,
                        game.created_at,
                        game.owner.as_ref().map(Holder::to_column),
                        game.visibility.to_column(),
                        status,
                        status_text
                    ]),
                Error::NotNew { what: "game" },
            )?;
            let too_many = Error::TooManySeats { seats: game.seats.len() };
            for (number, seat) in game.seats.iter().enumerate() {
                let number = u8::try_from(number).map_err(|_| too_many.clone())?;
                seats::insert(transaction, &game.id, number, seat)?;
            }
            Ok(())
        })
    }

    fn game(&self, id: &str) -> Result<Game> {
        self.read("read a game", |transaction| {
            let mut games = select(transaction, "WHERE g.id = ?1", params![id])?;
            games.pop().ok_or_else(|| no_game(id))
        })
    }

    fn games_of(&self, holder: &Holder, limit: u32) -> Result<Vec<Game>> {
        self.read("list the games of somebody", |transaction| {
            select(
                transaction,
                "WHERE g.id IN (SELECT id FROM games WHERE owner = ?1 UNION SELECT game FROM seats WHERE holder = ?1) \
                 ORDER BY last_at DESC, g.id LIMIT ?2",
                params![holder.to_column(), limit],
            )
        })
    }

    fn lobby(&self, limit: u32) -> Result<Vec<Game>> {
        self.read("list the lobby", |transaction| {
            // The words stand in the query, not in its parameters, so that the index of the lobby serves it.
            select(
                transaction,
                "WHERE g.visibility = 'listed' AND g.status = 'gathering' ORDER BY g.created_at DESC, g.id LIMIT ?1",
                params![limit],
            )
        })
    }

    fn game_ids(&self) -> Result<Vec<String>> {
        self.read("list all games", |transaction| {
            let mut statement = transaction.prepare_cached("SELECT id FROM games ORDER BY id")?;
            let ids = statement.query_map([], |row| row.get(0))?;
            Ok(ids.collect::<rusqlite::Result<_>>()?)
        })
    }

    fn set_status(&self, game: &str, status: &Status) -> Result<()> {
        self.write("set the status of a game", |transaction| {
            let (word, text) = status.to_columns();
            let changed = transaction
                .prepare_cached("UPDATE games SET status = ?2, status_text = ?3 WHERE id = ?1")?
                .execute(params![game, word, text])?;
            if changed == 0 { Err(no_game(game)) } else { Ok(()) }
        })
    }

    fn set_rules_revision(&self, game: &str, revision: &str) -> Result<()> {
        self.write("set the rules revision of a game", |transaction| {
            let changed = transaction
                .prepare_cached("UPDATE games SET rules_revision = ?2 WHERE id = ?1")?
                .execute(params![game, revision])?;
            if changed == 0 { Err(no_game(game)) } else { Ok(()) }
        })
    }

    fn delete_game(&self, game: &str, by: &Holder) -> Result<()> {
        self.write("delete a game", |transaction| {
            let by = by.to_column();
            let owner: Option<String> = transaction
                .prepare_cached("SELECT owner FROM games WHERE id = ?1")?
                .query_row([game], |row| row.get(0))
                .optional()?
                .ok_or_else(|| no_game(game))?;
            if owner.as_ref() != Some(&by) {
                return Err(Error::NotOwner.into());
            }
            let others_acted: bool = transaction
                .prepare_cached("SELECT EXISTS (SELECT 1 FROM actions WHERE game = ?1 AND by <> ?2)")?
                .query_row(params![game, by], |row| row.get(0))?;
            if others_acted {
                return Err(Error::OthersActed.into());
            }
            transaction.prepare_cached("DELETE FROM games WHERE id = ?1")?.execute([game])?;
            Ok(())
        })
    }

    fn adopt(&self, from: &Holder, to: &Holder) -> Result<()> {
        self.write("hand over the games of a browser", |transaction| {
            // The actions first, while seats and owners still tell which games to look through.
            for change in [
                "UPDATE actions SET by = ?2 WHERE by = ?1 AND game IN \
                 (SELECT id FROM games WHERE owner = ?1 UNION SELECT game FROM seats WHERE holder = ?1)",
                "UPDATE games SET owner = ?2 WHERE owner = ?1",
                "UPDATE seats SET holder = ?2 WHERE holder = ?1",
                "UPDATE messages SET author = ?2 WHERE author = ?1",
            ] {
                transaction.prepare_cached(change)?.execute([from.to_column(), to.to_column()])?;
            }
            Ok(())
        })
    }
}

/// Fails where there is no such game.
pub(super) fn expect_game(transaction: &Transaction<'_>, game: &str) -> Result<(), Fault> {
    let there = transaction.prepare_cached("SELECT 1 FROM games WHERE id = ?1")?.exists([game])?;
    if there { Ok(()) } else { Err(no_game(game)) }
}

pub(super) fn no_game(game: &str) -> Fault {
    Error::NoGame { game: game.to_owned() }.into()
}

fn select(
    transaction: &Transaction<'_>,
    which: &str,
    parameters: impl rusqlite::Params,
) -> Result<Vec<Game>, Fault> {
    let mut statement = transaction.prepare_cached(&format!("SELECT {COLUMNS} FROM games AS g {which}"))?;
    let mut rows = statement.query(parameters)?;
    let mut games = Vec::new();
    while let Some(row) = rows.next()? {
        let mut game = from_row(row)?;
        game.seats = seats::of_game(transaction, &game.id)?;
        games.push(game);
    }
    Ok(games)
}

fn from_row(row: &Row<'_>) -> Result<Game, Fault> {
    Ok(Game {
        id: row.get(0)?,
        title: row.get(1)?,
        options: row.get(2)?,
        seed: row.get::<_, i64>(3)?.cast_unsigned(),
        rules_revision: row.get(4)?,
        created_at: row.get(5)?,
        owner: holder(row, 6)?,
        visibility: Visibility::from_column(row.get_ref(7)?.as_str().map_err(rusqlite::Error::from)?)?,
        status: Status::from_columns(row.get_ref(8)?.as_str().map_err(rusqlite::Error::from)?, row.get(9)?)?,
        last_seq: row.get(10)?,
        last_at: row.get(11)?,
        seats: Vec::new(),
    })
}

/// A holder in a column, if there is one.
pub(super) fn holder(row: &Row<'_>, column: usize) -> Result<Option<Holder>, Fault> {
    let text: Option<String> = row.get(column)?;
    Ok(text.as_deref().map(Holder::from_column).transpose()?)
}
