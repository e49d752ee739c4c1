//! Chat and private notes in SQL.

use super::games::expect_game;
use super::{Engine, Guard, Row, Sql, seats, values};
use crate::{Chat, Message, NewMessage, Result};

impl<E: Engine> Chat for Sql<E> {
    fn say(&self, game: &str, message: &NewMessage) -> Result<u32> {
        self.engine.write("keep a chat message", Guard::Game(game), |transaction| {
            expect_game(transaction, game)?;
            let last = "SELECT number FROM messages WHERE game = ?1 ORDER BY number DESC LIMIT 1";
            let last = transaction.first(last, values![game])?.map(|row| row.number::<u32>(0)).transpose()?;
            let number = last.unwrap_or(0) + 1;
            transaction.execute(
                "INSERT INTO messages VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                values![game, number, &message.author, &message.name, &message.text, message.at],
            )?;
            Ok(number)
        })
    }

    fn messages(&self, game: &str, from: u32) -> Result<Vec<Message>> {
        self.engine.read("read the chat of a game", |transaction| {
            expect_game(transaction, game)?;
            let rows = transaction.query(
                "SELECT number, author, name, text, at FROM messages WHERE game = ?1 AND number >= ?2 ORDER BY number",
                values![game, from],
            )?;
            let message = |row: &Row| {
                Ok(Message {
                    number: row.number(0)?,
                    author: row.holder(1)?,
                    name: row.text(2)?,
                    text: row.text(3)?,
                    at: row.number(4)?,
                })
            };
            rows.iter().map(message).collect()
        })
    }

    fn note(&self, game: &str, seat: u8) -> Result<String> {
        self.engine.read("read private notes", |transaction| {
            let note = "SELECT text FROM notes WHERE game = ?1 AND seat = ?2";
            let row = transaction.first(note, values![game, seat])?;
            Ok(row.map(|row| row.text(0)).transpose()?.unwrap_or_default())
        })
    }

    fn put_note(&self, game: &str, seat: u8, text: &str) -> Result<()> {
        self.engine.write("keep private notes", Guard::Game(game), |transaction| {
            seats::find(transaction, game, seat)?;
            transaction.execute(
                "INSERT INTO notes VALUES (?1, ?2, ?3) ON CONFLICT (game, seat) DO UPDATE SET text = excluded.text",
                values![game, seat, text],
            )?;
            Ok(())
        })
    }
}
