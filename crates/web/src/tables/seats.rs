//! Sitting down and leaving, invites, and what players are called.

use std::sync::Arc;

use bots::Bot;
use rules::Seat;

use super::Tables;
use super::news::new_turn;
use crate::bots::PERSON;
use crate::error::AppError;
use crate::identity::Person;
use crate::names::{are_alike, check_name};
use crate::repository::{AuditEvent, Chair, Holder, NewSeat, Status};
use crate::text::{t, tr};
use crate::work::blocking;

impl Tables {
    /// Takes a seat, with the invite where it needs one. With the last seat taken, the game begins.
    pub(crate) async fn join(
        &self,
        id: &str,
        seat: Seat,
        invite: Option<String>,
        person: &Person,
        name: Option<&str>,
    ) -> Result<(), AppError> {
        let given = name.filter(|name| !name.trim().is_empty()).or(person.name());
        let name = check_name(given.unwrap_or_default())?;
        let (live, mut table) = self.lock(id).await?;
        let (repository, who) = (Arc::clone(&self.repository), person.holder.clone());
        let turn = blocking(move || {
            let seating = repository.seating(&table.id)?;
            let before = table.turn();
            let namesake = |chair: &Chair| chair.number != seat.0 && are_alike(&chair.name, &name);
            let held =
                seating.chairs.get(seat.index()).is_some_and(|chair| chair.holder.as_ref() == Some(&who));
            if !held && seating.chairs.iter().any(namesake) {
                return Err(AppError::Conflict(tr!("name-at-table", name = name)));
            }
            repository.claim(&table.id, seat, invite.as_deref(), &who, &name)?;
            if !held {
                repository.audit_event(
                    Some(&table.id),
                    Some(&who),
                    &name,
                    &AuditEvent::SeatTaken { seat: seat.0 },
                );
            }
            let mut seating = repository.seating(&table.id)?;
            let full = seating.chairs.iter().all(|chair| chair.holder.is_some() || chair.kind != PERSON);
            if full && seating.status == Status::Gathering {
                repository.set_status(&table.id, &Status::Playing)?;
                seating.status = Status::Playing;
            }
            table.seat(seating);
            Ok(new_turn(before, &table))
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
        bot: Option<Bot>,
    ) -> Result<(), AppError> {
        let live = self.live(id).await?;
        let (repository, game, who) = (Arc::clone(&self.repository), id.to_owned(), who.clone());
        blocking(move || {
            let seating = repository.seating(&game)?;
            let chair = seating.chairs.get(seat.index()).ok_or(AppError::NotFound)?;
            let may = match &chair.holder {
                Some(holder) => *holder == who,
                None => chair.kind == PERSON && seating.owner.as_ref() == Some(&who),
            };
            if !may {
                return Err(AppError::Forbidden(t("seat-not-yours")));
            }
            repository.set_stand_in(&game, seat, bot)?;
            let act = match bot {
                Some(bot) => AuditEvent::BotSeated { seat: seat.0, bot: bot.to_string() },
                None => AuditEvent::BotSent { seat: seat.0 },
            };
            repository.audit_event(Some(&game), Some(&who), &name_of(&seating.chairs, &who), &act);
            Ok(())
        })
        .await?;
        live.news.send_modify(|news| news.seats += 1);
        self.wake_bots(id);
        Ok(())
    }

    /// Leaves a seat before the game has begun.
    pub(crate) async fn leave(&self, id: &str, seat: Seat, who: &Holder) -> Result<(), AppError> {
        let (repository, id, who) = (Arc::clone(&self.repository), id.to_owned(), who.clone());
        let live = self.live(&id).await?;
        blocking(move || {
            let seating = repository.seating(&id)?;
            if seating.status != Status::Gathering {
                return Err(AppError::Conflict(t("leave-begun")));
            }
            if seating.owner.as_ref() == Some(&who) {
                return Err(AppError::Conflict(t("leave-owner")));
            }
            repository.release(&id, seat, &who, &seat_name(seat))?;
            let name = name_of(&seating.chairs, &who);
            repository.audit_event(Some(&id), Some(&who), &name, &AuditEvent::SeatLeft { seat: seat.0 });
            Ok(())
        })
        .await?;
        live.news.send_modify(|news| news.seats += 1);
        Ok(())
    }

    /// The game and the seat that an invite is for.
    pub(crate) async fn invited_to(&self, invite: &str) -> Result<(String, Seat), AppError> {
        let (repository, invite) = (Arc::clone(&self.repository), invite.to_owned());
        let found = blocking(move || repository.invited_to(&invite)).await?;
        found.ok_or_else(|| AppError::Forbidden(t("invite-wrong")))
    }

    /// Makes a new invite for a seat that is free; the old one is worth nothing then.
    pub(crate) async fn renew_invite(&self, id: &str, seat: Seat, who: &Holder) -> Result<(), AppError> {
        let (repository, id, who) = (Arc::clone(&self.repository), id.to_owned(), who.clone());
        blocking(move || {
            let seating = repository.seating(&id)?;
            if seating.owner.as_ref() != Some(&who) {
                return Err(AppError::Forbidden(t("not-owner")));
            }
            let chair = seating.chairs.get(seat.index()).ok_or(AppError::NotFound)?;
            if chair.holder.is_some() {
                return Err(AppError::Conflict(t("seat-taken")));
            }
            repository.renew_invite(&id, chair)?;
            let name = name_of(&seating.chairs, &who);
            repository.audit_event(Some(&id), Some(&who), &name, &AuditEvent::InviteRenewed { seat: seat.0 });
            Ok(())
        })
        .await
    }
}

/// What somebody is called at a table; who holds no seat there has set it up.
pub(super) fn name_of(chairs: &[Chair], who: &Holder) -> String {
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
        NewSeat::Bot(_) => {
            let name = if name.is_empty() { seat_name(Seat::at(index)) } else { name };
            tr!("bot-name", name = name)
        }
    };
    names.into_iter().zip(seats).enumerate().map(name).collect()
}
