//! What is said at the table, and what each seat notes for itself.

use std::sync::Arc;

use rules::Seat;

use super::Tables;
use crate::error::AppError;
use crate::repository::{Chair, Holder, Message};
use crate::text::{t, tr};
use crate::work::blocking;

/// The longest message.
pub(crate) const MAX_MESSAGE_LEN: usize = 1000;

/// The longest private notes.
pub(crate) const MAX_NOTE_LEN: usize = 10_000;

impl Tables {
    /// Says something; only those who hold a seat may.
    pub(crate) async fn say(&self, id: &str, who: &Holder, text: &str) -> Result<u32, AppError> {
        let text = text.trim().to_owned();
        if text.is_empty() {
            return Err(AppError::Invalid(t("message-empty")));
        }
        if text.chars().count() > MAX_MESSAGE_LEN {
            return Err(AppError::Invalid(tr!("message-long", most = MAX_MESSAGE_LEN)));
        }
        let (repository, game, who) = (Arc::clone(&self.repository), id.to_owned(), who.clone());
        let number = self.at(id, move |table| {
            let seat =
                *table.seats_of(&who).first().ok_or_else(|| AppError::Forbidden(t("chat-seats-only")))?;
            repository.say(&game, &who, &table.names().player(seat), &text)
        });
        let number = number.await?;
        self.live(id).await?.news.send_modify(|news| news.chat += 1);
        Ok(number)
    }

    /// What was said from this number on.
    pub(crate) async fn messages(&self, id: &str, from: u32) -> Result<Vec<Message>, AppError> {
        let (repository, id) = (Arc::clone(&self.repository), id.to_owned());
        blocking(move || repository.messages(&id, from)).await
    }

    /// The private notes of a seat, for who holds it.
    pub(crate) async fn note(&self, id: &str, seat: Seat, who: &Holder) -> Result<String, AppError> {
        let (repository, id, who) = (Arc::clone(&self.repository), id.to_owned(), who.clone());
        blocking(move || {
            expect_holder(&repository.seating(&id)?.chairs, seat, &who)?;
            repository.note(&id, seat)
        })
        .await
    }

    /// Replaces the private notes of a seat.
    pub(crate) async fn put_note(
        &self,
        id: &str,
        seat: Seat,
        who: &Holder,
        text: String,
    ) -> Result<(), AppError> {
        if text.chars().count() > MAX_NOTE_LEN {
            return Err(AppError::Invalid(tr!("note-long", most = MAX_NOTE_LEN)));
        }
        let (repository, id, who) = (Arc::clone(&self.repository), id.to_owned(), who.clone());
        blocking(move || {
            expect_holder(&repository.seating(&id)?.chairs, seat, &who)?;
            repository.put_note(&id, seat, &text)
        })
        .await
    }
}

fn expect_holder(chairs: &[Chair], seat: Seat, who: &Holder) -> Result<(), AppError> {
    let holder = chairs.get(seat.index()).ok_or(AppError::NotFound)?.holder.as_ref();
    if holder == Some(who) { Ok(()) } else { Err(AppError::Forbidden(t("seat-not-yours"))) }
}
