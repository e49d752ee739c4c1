//! Chat and private notes in SQLite.

use rusqlite::{OptionalExtension, params};

use super::games::{expect_game, holder};
use super::{Sqlite, seats};
use crate::{Holder, Message, NewMessage, Result, Talk};

impl Talk for Sqlite {
    fn say(&self, game: &str, message: &NewMessage) -> Result<u32> {
        self.write("keep a chat message", |transaction| {
            expect_game(transaction, game)?;
            let number: u32 = transaction
                .prepare_cached("SELECT COALESCE(MAX(number), 0) + 1 FROM messages WHERE game = ?1")?
                .query_row([game], |row| row.get(0))?;
            transaction.prepare_cached("INSERT INTO messages VALUES (?1, ?2, ?3, ?4, ?5, ?6)")?.execute(
                params![
                    game,
                    number,
                    message.author.as_ref().map(Holder::to_column),
                    message.name,
                    message.text,
                    message.at
                ],
            )?;
            Ok(number)
        })
    }

    fn messages(&self, game: &str, from: u32) -> Result<Vec<Message>> {
        self.read("read the chat of a game", |transaction| {
            expect_game(transaction, game)?;
            let mut statement = transaction.prepare_cached(
                "SELECT number, author, name, text, at FROM messages WHERE game = ?1 AND number >= ?2 ORDER BY number",
            )?;
            let mut rows = statement.query(params![game, from])?;
            let mut messages = Vec::new();
            while let Some(row) = rows.next()? {
                messages.push(Message {
                    number: row.get(0)?,
                    author: holder(row, 1)?,
                    name: row.get(2)?,
                    text: row.get(3)?,
                    at: row.get(4)?,
                });
            }
            Ok(messages)
        })
    }

    fn note(&self, game: &str, seat: u8) -> Result<String> {
        self.read("read private notes", |transaction| {
            let text: Option<String> = transaction
                .prepare_cached("SELECT text FROM notes WHERE game = ?1 AND seat = ?2")?
                .query_row(params![game, seat], |row| row.get(0))
                .optional()?;
            Ok(text.unwrap_or_default())
        })
    }

    fn put_note(&self, game: &str, seat: u8, text: &str) -> Result<()> {
        self.write("keep private notes", |transaction| {
            seats::find(transaction, game, seat)?;
            transaction
                .prepare_cached(
                    "INSERT INTO notes VALUES (?1, ?2, ?3) ON CONFLICT DO UPDATE SET text = excluded.text",
                )?
                .execute(params![game, seat, text])?;
            Ok(())
        })
    }
}
