//! Sitting down and leaving, and what is said at the table.

use std::sync::Arc;

use bots::Strength;
use rules::Seat;

use super::{Tables, begun_since, blocking};
use crate::bots::PERSON;
use crate::keep::{Act, Chair, Holder, Message, NewSeat, Status};
use crate::people::check_name;
use crate::text::{t, tr};
use crate::trouble::Trouble;
use crate::who::Person;

/// The longest message.
pub(crate) const LONGEST_MESSAGE: usize = 1000;

/// The longest private notes.
pub(crate) const LONGEST_NOTE: usize = 10_000;

impl Tables {
    /// Takes a seat, with the invite where it needs one. With the last seat taken, the game begins.
    pub(crate) async fn join(
        &self,
        id: &str,
        seat: Seat,
        invite: Option<String>,
        person: &Person,
        name: Option<&str>,
    ) -> Result<(), Trouble> {
        let given = name.filter(|name| !name.trim().is_empty()).or(person.name());
        let name = check_name(given.unwrap_or_default())?;
        let live = self.live(id).await?;
        let mut table = Arc::clone(&live.table).lock_owned().await;
        let (keep, who) = (Arc::clone(&self.keep), person.holder.clone());
        let turn = blocking(move || {
            let seating = keep.seating(&table.id)?;
            let before = table.turn();
            let namesake =
                |chair: &Chair| chair.number != seat.0 && chair.name.to_lowercase() == name.to_lowercase();
            let held =
                seating.chairs.get(seat.index()).is_some_and(|chair| chair.holder.as_ref() == Some(&who));
            if !held && seating.chairs.iter().any(namesake) {
                return Err(Trouble::Conflict(tr!("name-at-table", name = name)));
            }
            keep.claim(&table.id, seat, invite.as_deref(), &who, &name)?;
            if !held {
                keep.note_act(Some(&table.id), Some(&who), &name, &Act::SeatTaken { seat: seat.0 });
            }
            let mut seating = keep.seating(&table.id)?;
            let full = seating.chairs.iter().all(|chair| chair.holder.is_some() || chair.kind != PERSON);
            if full && seating.status == Status::Gathering {
                keep.set_status(&table.id, &Status::Playing)?;
                seating.status = Status::Playing;
            }
            table.seat(seating);
            Ok(begun_since(before, &table))
        })
        .await?;
        live.news.send_modify(|news| news.seats += 1);
        self.wake_bots(id);
        self.tell(turn);
        Ok(())
    }

    /// Hands a seat to a bot, or takes it back. Who holds the seat may, and for a seat that nobody holds any more, who
    /// set the game up.
    pub(crate) async fn stand_in(
        &self,
        id: &str,
        seat: Seat,
        who: &Holder,
        bot: Option<Strength>,
    ) -> Result<(), Trouble> {
        let live = self.live(id).await?;
        let (keep, game, who) = (Arc::clone(&self.keep), id.to_owned(), who.clone());
        blocking(move || {
            let seating = keep.seating(&game)?;
            let chair = seating.chairs.get(seat.index()).ok_or(Trouble::NoGame)?;
            let may = match &chair.holder {
                Some(holder) => *holder == who,
                None => chair.kind == PERSON && seating.owner.as_ref() == Some(&who),
            };
            if !may {
                return Err(Trouble::Forbidden(t("seat-not-yours")));
            }
            keep.set_stand_in(&game, seat, bot)?;
            let act = match bot {
                Some(bot) => Act::BotSeated { seat: seat.0, bot: bot.to_string() },
                None => Act::BotSent { seat: seat.0 },
            };
            keep.note_act(Some(&game), Some(&who), &name_of(&seating.chairs, &who), &act);
            Ok(())
        })
        .await?;
        live.news.send_modify(|news| news.seats += 1);
        self.wake_bots(id);
        Ok(())
    }

    /// Leaves a seat before the game has begun.
    pub(crate) async fn leave(&self, id: &str, seat: Seat, who: &Holder) -> Result<(), Trouble> {
        let (keep, id, who) = (Arc::clone(&self.keep), id.to_owned(), who.clone());
        let live = self.live(&id).await?;
        blocking(move || {
            let seating = keep.seating(&id)?;
            if seating.status != Status::Gathering {
                return Err(Trouble::Conflict(t("leave-begun")));
            }
            if seating.owner.as_ref() == Some(&who) {
                return Err(Trouble::Conflict(t("leave-owner")));
            }
            keep.release(&id, seat, &who, &seat_name(seat))?;
            let name = name_of(&seating.chairs, &who);
            keep.note_act(Some(&id), Some(&who), &name, &Act::SeatLeft { seat: seat.0 });
            Ok(())
        })
        .await?;
        live.news.send_modify(|news| news.seats += 1);
        Ok(())
    }

    /// Makes a new invite for a seat that is free; the old one is worth nothing then.
    pub(crate) async fn renew_invite(&self, id: &str, seat: Seat, who: &Holder) -> Result<(), Trouble> {
        let (keep, id, who) = (Arc::clone(&self.keep), id.to_owned(), who.clone());
        blocking(move || {
            let seating = keep.seating(&id)?;
            if seating.owner.as_ref() != Some(&who) {
                return Err(Trouble::Forbidden(t("not-owner")));
            }
            let chair = seating.chairs.get(seat.index()).ok_or(Trouble::NoGame)?;
            if chair.holder.is_some() {
                return Err(Trouble::Conflict(t("seat-taken")));
            }
            keep.renew_invite(&id, chair)?;
            let name = name_of(&seating.chairs, &who);
            keep.note_act(Some(&id), Some(&who), &name, &Act::InviteRenewed { seat: seat.0 });
            Ok(())
        })
        .await
    }

    /// Deletes a game, as long as it is its owner's alone.
    pub(crate) async fn delete(&self, id: &str, who: &Holder) -> Result<(), Trouble> {
        let live = self.live(id).await?;
        // Under the lock, so that nobody acts meanwhile.
        let _table = Arc::clone(&live.table).lock_owned().await;
        let (keep, game, who) = (Arc::clone(&self.keep), id.to_owned(), who.clone());
        blocking(move || {
            let seating = keep.seating(&game)?;
            keep.delete(&game, &who)?;
            let name = name_of(&seating.chairs, &who);
            keep.note_act(Some(&game), Some(&who), &name, &Act::GameDeleted);
            Ok(())
        })
        .await?;
        self.forget(id);
        live.news.send_modify(|news| news.seats += 1);
        Ok(())
    }

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

/// What somebody is called at a table; who holds no seat there has set it up.
fn name_of(chairs: &[Chair], who: &Holder) -> String {
    let own = chairs.iter().find(|chair| chair.holder.as_ref() == Some(who));
    own.map_or_else(|| t("audit-owner"), |chair| chair.name.clone())
}

/// What a seat is called that nobody has taken.
pub(crate) fn seat_name(seat: Seat) -> String {
    tr!("seat-number", seat = seat.index() + 1)
}

/// The names of a new game: those who are not here yet are called by their seats.
pub(crate) fn names_at_first(names: Vec<String>, seats: &[NewSeat]) -> Vec<String> {
    let name = |(index, (name, seat)): (usize, (String, &NewSeat))| match seat {
        NewSeat::Here => name,
        NewSeat::Open | NewSeat::Invite => seat_name(Seat::at(index)),
        NewSeat::Novice | NewSeat::Conductor | NewSeat::Director => {
            let name = if name.is_empty() { seat_name(Seat::at(index)) } else { name };
            tr!("bot-name", name = name)
        }
    };
    names.into_iter().zip(seats).enumerate().map(name).collect()
}
