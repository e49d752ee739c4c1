//! What is said at the table, and what each seat notes for itself.

use std::sync::Arc;

use rules::Seat;

use super::{Tables, blocking};
use crate::keep::{Chair, Holder, Message};
use crate::text::{t, tr};
use crate::trouble::Trouble;

/// The longest message.
pub(crate) const LONGEST_MESSAGE: usize = 1000;

/// The longest private notes.
pub(crate) const LONGEST_NOTE: usize = 10_000;

impl Tables {
    /// Says something; only those who hold a seat may.
    pub(crate) async fn say(&self, id: &str, who: &Holder, text: &str) -> Result<u32, Trouble> {
        let text = text.trim().to_owned();
        if text.is_empty() {
            return Err(Trouble::Unusable(t("message-empty")));
        }
        if text.chars().count() > LONGEST_MESSAGE {
            return Err(Trouble::Unusable(tr!("message-long", most = LONGEST_MESSAGE)));
        }
        let (keep, game, who) = (Arc::clone(&self.keep), id.to_owned(), who.clone());
        let number = self.at(id, move |table| {
            let seat =
                *table.seats_of(&who).first().ok_or_else(|| Trouble::Forbidden(t("chat-seats-only")))?;
            keep.say(&game, &who, &table.names().player(seat), &text)
        });
        let number = number.await?;
        self.live(id).await?.news.send_modify(|news| news.chat += 1);
        Ok(number)
    }

    /// What was said from this number on.
    pub(crate) async fn messages(&self, id: &str, from: u32) -> Result<Vec<Message>, Trouble> {
        let (keep, id) = (Arc::clone(&self.keep), id.to_owned());
        blocking(move || keep.messages(&id, from)).await
    }

    /// The private notes of a seat, for who holds it.
    pub(crate) async fn note(&self, id: &str, seat: Seat, who: &Holder) -> Result<String, Trouble> {
        let (keep, id, who) = (Arc::clone(&self.keep), id.to_owned(), who.clone());
        blocking(move || {
            expect_holder(&keep.seating(&id)?.chairs, seat, &who)?;
            keep.note(&id, seat)
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
    ) -> Result<(), Trouble> {
        if text.chars().count() > LONGEST_NOTE {
            return Err(Trouble::Unusable(tr!("note-long", most = LONGEST_NOTE)));
        }
        let (keep, id, who) = (Arc::clone(&self.keep), id.to_owned(), who.clone());
        blocking(move || {
            expect_holder(&keep.seating(&id)?.chairs, seat, &who)?;
            keep.put_note(&id, seat, &text)
        })
        .await
    }
}

fn expect_holder(chairs: &[Chair], seat: Seat, who: &Holder) -> Result<(), Trouble> {
    let holder = chairs.get(seat.index()).ok_or(Trouble::NoGame)?.holder.as_ref();
    if holder == Some(who) { Ok(()) } else { Err(Trouble::Forbidden(t("seat-not-yours"))) }
}
