//! Games in SQL.

use super::{Engine, Fault, Guard, Row, Sql, Transaction, Value, seats, values};
use crate::{Error, Game, Games, Holder, NewGame, Result, Status, Timestamp, Visibility};

/// The columns that [`from_row`] reads, of `games AS g`.
const COLUMNS: &str = "g.id, g.title, g.seed, g.rules_revision, g.created_at, g.owner, g.visibility, g.status, \
     g.status_text, \
     COALESCE((SELECT MAX(seq) FROM actions WHERE game = g.id), 0) AS last_seq, \
     COALESCE((SELECT at FROM actions WHERE game = g.id ORDER BY seq DESC LIMIT 1), g.created_at) AS last_at";

/// How many columns that are.
const WIDTH: usize = 11;

/// What makes a game of `games AS g` abandoned since a moment: nobody has acted in it, and nobody with an account has a part in it.
const ABANDONED: &str = "g.created_at < ?1 \
     AND NOT EXISTS (SELECT 1 FROM actions WHERE game = g.id AND at >= ?1) \
     AND COALESCE(g.owner, '') NOT LIKE 'user:%' \
     AND NOT EXISTS (SELECT 1 FROM seats WHERE game = g.id AND holder LIKE 'user:%')";

/// What is being done when a game is read.
const READING: &str = "read a game";

impl<E: Engine> Games for Sql<E> {
    fn create_game(&self, game: &NewGame) -> Result<()> {
        self.engine.write("create a game", Guard::Game(&game.id), |transaction| {
            let (status, status_text) = game.status.to_columns();
            transaction.insert_new(
                "INSERT INTO games VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)",
                values![
                    &game.id,
                    &game.title,
                    &game.options,
                    game.seed.cast_signed(),
                    &game.rules_revision,
                    game.created_at,
                    &game.owner,
                    game.visibility.to_column(),
                    status,
                    status_text
                ],
                Error::AlreadyExists { what: "game" },
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
        // In one query: it is asked for with every look at a table.
        let query = format!(
            "SELECT {COLUMNS}, {} FROM games AS g LEFT JOIN seats AS s ON s.game = g.id WHERE g.id = ?1 ORDER BY s.seat",
            seats::COLUMNS
        );
        let rows = self.engine.query(READING, &query, values![id])?;
        let read = || {
            let mut game = from_row(rows.first().ok_or_else(|| no_game(id))?)?;
            let seats = rows.iter().filter(|row| !row.is_null(WIDTH));
            game.seats = seats.map(|row| seats::from_row(row, WIDTH)).collect::<Result<_, _>>()?;
            Ok(game)
        };
        read().map_err(|fault: Fault| fault.into_error(READING))
    }

    fn options(&self, game: &str) -> Result<String> {
        let rows = self.engine.query(READING, "SELECT options FROM games WHERE id = ?1", values![game])?;
        let options = rows.first().ok_or_else(|| no_game(game)).and_then(|row| row.text(0));
        options.map_err(|fault| fault.into_error(READING))
    }

    fn games_of(&self, holder: &Holder, limit: u32) -> Result<Vec<Game>> {
        self.engine.read("list the games of somebody", |transaction| {
            select(
                transaction,
                "WHERE g.id IN (SELECT id FROM games WHERE owner = ?1 UNION SELECT game FROM seats WHERE holder = ?1) \
                 ORDER BY last_at DESC, g.id LIMIT ?2",
                values![holder, limit],
            )
        })
    }

    fn lobby(&self, limit: u32) -> Result<Vec<Game>> {
        self.engine.read("list the lobby", |transaction| {
            // The words stand in the query, not in its parameters, so that the index of the lobby serves it.
            select(
                transaction,
                "WHERE g.visibility = 'listed' AND g.status = 'gathering' ORDER BY g.created_at DESC, g.id LIMIT ?1",
                values![limit],
            )
        })
    }

    fn game_ids(&self) -> Result<Vec<String>> {
        self.engine.read("list all games", |transaction| {
            let rows = transaction.query("SELECT id FROM games ORDER BY id", values![])?;
            rows.iter().map(|row| row.text(0)).collect()
        })
    }

    fn set_status(&self, game: &str, status: &Status) -> Result<()> {
        self.engine.write("set the status of a game", Guard::Game(game), |transaction| {
            let (word, text) = status.to_columns();
            let change = "UPDATE games SET status = ?2, status_text = ?3 WHERE id = ?1";
            match transaction.execute(change, values![game, word, text])? {
                0 => Err(no_game(game)),
                _ => Ok(()),
            }
        })
    }

    fn set_rules_revision(&self, game: &str, revision: &str) -> Result<()> {
        self.engine.write("set the rules revision of a game", Guard::Game(game), |transaction| {
            let change = "UPDATE games SET rules_revision = ?2 WHERE id = ?1";
            match transaction.execute(change, values![game, revision])? {
                0 => Err(no_game(game)),
                _ => Ok(()),
            }
        })
    }

    fn delete_game(&self, game: &str, by: &Holder) -> Result<()> {
        self.engine.write("delete a game", Guard::Game(game), |transaction| {
            // Whoever appends an action meanwhile waits, and then there is no game.
            let owner = format!("SELECT owner FROM games WHERE id = ?1 {}", E::FOR_UPDATE);
            let row = transaction.first(&owner, values![game])?;
            let owner = row.ok_or_else(|| no_game(game))?.holder(0)?;
            if owner.as_ref() != Some(by) {
                return Err(Error::NotOwner.into());
            }
            let others = "SELECT seq FROM actions WHERE game = ?1 AND by <> ?2 LIMIT 1";
            if transaction.first(others, values![game, by])?.is_some() {
                return Err(Error::OthersActed.into());
            }
            transaction.execute("DELETE FROM games WHERE id = ?1", values![game])?;
            Ok(())
        })
    }

    fn abandoned(&self, since: Timestamp, limit: u32) -> Result<Vec<String>> {
        self.engine.read("look for abandoned games", |transaction| {
            let query =
                format!("SELECT id FROM games AS g WHERE {ABANDONED} ORDER BY g.created_at, g.id LIMIT ?2");
            let rows = transaction.query(&query, values![since, limit])?;
            rows.iter().map(|row| row.text(0)).collect()
        })
    }

    fn delete_abandoned(&self, game: &str, since: Timestamp) -> Result<bool> {
        self.engine.write("delete an abandoned game", Guard::Game(game), |transaction| {
            let row = format!("SELECT id FROM games AS g WHERE {ABANDONED} AND g.id = ?2 {}", E::FOR_UPDATE);
            if transaction.first(&row, values![since, game])?.is_none() {
                return Ok(false);
            }
            transaction.execute("DELETE FROM games WHERE id = ?1", values![game])?;
            Ok(true)
        })
    }

    fn adopt(&self, from: &Holder, to: &Holder) -> Result<()> {
        self.engine.write("hand over the games of a browser", Guard::Nothing, |transaction| {
            // The actions first, while seats and owners still tell which games to look through.
            for change in [
                "UPDATE actions SET by = ?2 WHERE by = ?1 AND game IN \
                 (SELECT id FROM games WHERE owner = ?1 UNION SELECT game FROM seats WHERE holder = ?1)",
                "UPDATE games SET owner = ?2 WHERE owner = ?1",
                "UPDATE seats SET holder = ?2 WHERE holder = ?1",
                "UPDATE messages SET author = ?2 WHERE author = ?1",
                "UPDATE audit SET by = ?2 WHERE by = ?1",
                "UPDATE branches SET holder = ?2 WHERE holder = ?1",
                "UPDATE plans SET holder = ?2 WHERE holder = ?1",
            ] {
                transaction.execute(change, values![from, to])?;
            }
            Ok(())
        })
    }
}

/// Fails where there is no such game.
pub(super) fn expect_game(transaction: &mut dyn Transaction, game: &str) -> Result<(), Fault> {
    let found = transaction.first("SELECT id FROM games WHERE id = ?1", values![game])?;
    found.map(|_| ()).ok_or_else(|| no_game(game))
}

pub(super) fn no_game(game: &str) -> Fault {
    Error::GameNotFound { game: game.to_owned() }.into()
}

fn select(transaction: &mut dyn Transaction, which: &str, values: &[Value<'_>]) -> Result<Vec<Game>, Fault> {
    let rows = transaction.query(&format!("SELECT {COLUMNS} FROM games AS g {which}"), values)?;
    let mut games = Vec::with_capacity(rows.len());
    for row in &rows {
        let mut game = from_row(row)?;
        game.seats = seats::of_game(transaction, &game.id)?;
        games.push(game);
    }
    Ok(games)
}

fn from_row(row: &Row) -> Result<Game, Fault> {
    Ok(Game {
        id: row.text(0)?,
        title: row.text(1)?,
        seed: row.number::<i64>(2)?.cast_unsigned(),
        rules_revision: row.text(3)?,
        created_at: row.number(4)?,
        owner: row.holder(5)?,
        visibility: Visibility::from_column(row.text_ref(6)?)?,
        status: Status::from_columns(row.text_ref(7)?, row.text(8)?)?,
        last_seq: row.number(9)?,
        last_at: row.number(10)?,
        seats: Vec::new(),
    })
}
