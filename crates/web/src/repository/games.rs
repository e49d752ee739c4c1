//! Games, their seats and their logs.

use std::sync::atomic::Ordering;
use std::time::Instant;

use bots::{Bot, Strength};
use records::game_file::{self, GameFile};
use rules::Seat;
use rules::title::Shelf;
use store::{Error, NewAction, NewGame};
use tokio::sync::oneshot;

use super::{Chair, Holder, Repository, SeatAccess, Status, Timestamp, Visibility, hash, now, to_app_error};
use crate::bots::kind;
use crate::entry::Entry;
use crate::error::AppError;
use crate::fingerprint;
use crate::text::tr;

/// The most games that anybody is shown in a list.
const MAX_LISTED: u32 = 50;

/// How often the invite of a seat can be renewed.
const MAX_INVITES: u32 = 100;

/// A kept game.
pub(crate) struct StoredGame {
    /// Its beginning: a game file, with the actions that it was imported with.
    pub(crate) beginning: GameFile,
    /// The entries of its log, in order; the first has the number 1.
    pub(crate) log: Vec<StoredEntry>,
    pub(crate) seating: Seating,
}

/// An entry of a log as it is kept.
pub(crate) struct StoredEntry {
    /// What [`Entry::read`] reads.
    pub(crate) text: String,
    /// The fingerprint of the state that it led to.
    pub(crate) fingerprint: String,
}

/// Who sits where, and where the game stands.
#[derive(Clone)]
pub(crate) struct Seating {
    /// Who set the game up; nobody once that account is deleted.
    pub(crate) owner: Option<Holder>,
    pub(crate) status: Status,
    pub(crate) visibility: Visibility,
    pub(crate) chairs: Vec<Chair>,
    /// How many entries the log has.
    pub(crate) entries: u32,
    /// The revision of the rules that plays it; 0 for games of releases that did not count them.
    pub(crate) rules: u32,
    /// How many changes this server had made when it looked.
    changes: u64,
}

impl Seating {
    /// That of a game that is not kept yet.
    pub(crate) fn nobody() -> Seating {
        let (status, visibility) = (Status::Playing, Visibility::ByLink);
        let (chairs, rules) = (Vec::new(), rules::REVISION);
        Seating { owner: None, status, visibility, chairs, entries: 0, rules, changes: 0 }
    }
}

/// The bots that can be asked to a table; the others are for tests.
pub(crate) const SEATED: [Strength; 3] = [Strength::Novice, Strength::Conductor, Strength::Director];

/// A seat of a new game: who may sit there.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, serde::Deserialize)]
#[serde(try_from = "String")]
pub(crate) enum NewSeat {
    #[default]
    /// Whoever sets the game up plays it, alone or with others at the same screen.
    Here,
    /// Anybody who asks.
    Open,
    /// Whoever has its secret link.
    Invite,
    /// A bot.
    Bot(Bot),
}

impl TryFrom<String> for NewSeat {
    type Error = String;

    fn try_from(word: String) -> Result<NewSeat, String> {
        match word.as_str() {
            "here" => Ok(NewSeat::Here),
            "open" => Ok(NewSeat::Open),
            "invite" => Ok(NewSeat::Invite),
            bot => match bot.parse::<Bot>() {
                Ok(bot) if SEATED.contains(&bot.strength) => Ok(NewSeat::Bot(bot)),
                _ => Err(tr!("seat-unknown", seat = word)),
            },
        }
    }
}

impl NewSeat {
    /// The bot that sits there.
    pub(crate) fn bot(self) -> Option<Bot> {
        match self {
            NewSeat::Bot(bot) => Some(bot),
            NewSeat::Here | NewSeat::Open | NewSeat::Invite => None,
        }
    }

    /// Whether somebody plays it from the start.
    fn is_taken(self) -> bool {
        self == NewSeat::Here || self.bot().is_some()
    }
}

/// How a new game is set up, besides its file.
pub(crate) struct Setup {
    pub(crate) owner: Holder,
    pub(crate) seats: Vec<NewSeat>,
    pub(crate) visibility: Visibility,
}

impl Setup {
    /// One person plays all seats.
    pub(crate) fn alone(owner: &Holder, seats: usize) -> Setup {
        Setup { owner: owner.clone(), seats: vec![NewSeat::Here; seats], visibility: Visibility::ByLink }
    }
}

/// A game in a list.
pub(crate) struct GameSummary {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) status: Status,
    pub(crate) chairs: Vec<Chair>,
    /// How many entries its log has.
    pub(crate) entries: u32,
    /// When it was last acted in, or created.
    pub(crate) last_at: Timestamp,
    /// Who set it up.
    pub(crate) owner: Option<Holder>,
}

/// What became of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Appended {
    /// It is kept.
    Stored,
    /// Another entry has this number already.
    Taken,
    /// Who acts does not hold the seat any more.
    NotHeld,
}

impl Repository {
    /// Keeps a new game. The whole file is its beginning, so that an imported game is kept at one go.
    pub(crate) fn create(&self, id: &str, setup: &Setup, file: &GameFile) -> Result<(), AppError> {
        let chairs = file.players.iter().zip(&setup.seats).enumerate().map(|(number, (name, seat))| {
            let (holder, access) = match seat {
                NewSeat::Here => (Some(setup.owner.clone()), SeatAccess::Closed),
                NewSeat::Bot(_) => (None, SeatAccess::Closed),
                NewSeat::Open => (None, SeatAccess::Open),
                NewSeat::Invite => (None, SeatAccess::Invite(hash(&self.invite(id, Seat::at(number), 0)))),
            };
            store::NewSeat { name: name.clone(), kind: kind(seat.bot()), holder, access }
        });
        let all_here = setup.seats.iter().all(|seat| seat.is_taken());
        let game = NewGame {
            id: id.to_owned(),
            title: file.title.clone(),
            options: game_file::write(file),
            seed: file.seed,
            rules_revision: rules::REVISION.to_string(),
            created_at: now(),
            owner: Some(setup.owner.clone()),
            visibility: setup.visibility,
            status: if all_here { Status::Playing } else { Status::Gathering },
            seats: chairs.collect(),
        };
        self.ask(|store| store.create_game(&game))
    }

    /// The game with this id.
    pub(crate) fn game(&self, id: &str, shelf: &Shelf) -> Result<StoredGame, AppError> {
        let seating = self.seating(id)?;
        let beginning = game_file::read(&self.ask(|store| store.options(id))?, shelf);
        let beginning = beginning.map_err(|error| AppError::Corrupt(error.to_string()))?;
        Ok(StoredGame { beginning, log: self.log_after(id, 0)?, seating })
    }

    /// The ids of all games, sorted.
    ///
    /// # Errors
    /// In words, when the database cannot be read.
    pub fn game_ids(&self) -> Result<Vec<String>, String> {
        self.store.game_ids().map_err(|error| error.to_string())
    }

    /// The title of a game.
    pub(crate) fn title_of(&self, id: &str) -> Result<String, AppError> {
        Ok(self.ask(|store| store.game(id))?.title)
    }

    /// The number of the last entry of a game.
    pub(crate) fn last_number(&self, id: &str) -> Result<u32, AppError> {
        self.ask(|store| store.last_seq(id))
    }

    /// The entries of a log after this number.
    pub(crate) fn log_after(&self, id: &str, seq: u32) -> Result<Vec<StoredEntry>, AppError> {
        let actions = self.ask(|store| store.actions(id, seq + 1))?.into_iter();
        Ok(actions.map(|action| StoredEntry { text: action.text, fingerprint: action.state_hash }).collect())
    }

    /// Who sits where now.
    pub(crate) fn seating(&self, id: &str) -> Result<Seating, AppError> {
        let changes = self.changes.load(Ordering::SeqCst);
        Ok(seating(self.ask(|store| store.game(id))?, changes))
    }

    /// Whether this server has changed no seats and standings since it looked.
    pub(crate) fn knows(&self, seating: &Seating) -> bool {
        seating.changes == self.changes.load(Ordering::SeqCst)
    }

    /// Has the entry with this number kept, unless there is one. It is on disk once that is answered. Where nobody has looked at
    /// the seats before, it is only kept if the seat is theirs who act.
    pub(crate) fn append(
        &self,
        id: &str,
        seq: u32,
        (by, seat): (Option<&Holder>, Seat),
        looked: bool,
        entry: &Entry,
        after: &rules::Game,
    ) -> impl Future<Output = Result<Appended, AppError>> + Send + use<> {
        let action = NewAction {
            seq,
            seat: seat.0,
            by: by.cloned(),
            holder: by.filter(|_| !looked).cloned(),
            text: entry.write(),
            state_hash: fingerprint::of(after),
            at: now(),
        };
        let (began, (tell, told)) = (Instant::now(), oneshot::channel());
        let (append, metrics) = (self.metrics.append.clone(), self.metrics.clone());
        let outcome = move |appended| {
            append.observe(began.elapsed().as_secs_f64());
            // Whoever is not there any more when it is answered need not know.
            let _ = tell.send(appended);
        };
        self.store.append_then(id, action, Box::new(outcome));
        async move {
            match told.await {
                Ok(Ok(_)) => Ok(Appended::Stored),
                Ok(Err(Error::Conflict { .. })) => Ok(Appended::Taken),
                Ok(Err(Error::NotHolder { .. })) => Ok(Appended::NotHeld),
                Ok(Err(error)) => Err(to_app_error(error, &metrics)),
                Err(_) => Err(AppError::Storage("the thread that writes has failed".to_owned())),
            }
        }
    }

    /// Says where a game stands.
    pub(crate) fn set_status(&self, id: &str, status: &Status) -> Result<(), AppError> {
        self.change(|store| store.set_status(id, status))
    }

    /// Says that the rules of this release play a game from now on.
    pub(crate) fn adopt_rules(&self, id: &str) -> Result<(), AppError> {
        self.ask(|store| store.set_rules_revision(id, &rules::REVISION.to_string()))
    }

    /// The games that somebody plays or set up, the one last acted in first.
    pub(crate) fn games_of(&self, holder: &Holder) -> Result<Vec<GameSummary>, AppError> {
        Ok(self.ask(|store| store.games_of(holder, MAX_LISTED))?.into_iter().map(listed).collect())
    }

    /// The games that look for players, the newest first.
    pub(crate) fn lobby(&self) -> Result<Vec<GameSummary>, AppError> {
        Ok(self.ask(|store| store.lobby(MAX_LISTED))?.into_iter().map(listed).collect())
    }

    /// Deletes a game that is its owner's alone.
    pub(crate) fn delete(&self, id: &str, by: &Holder) -> Result<(), AppError> {
        self.ask(|store| store.delete_game(id, by))
    }

    /// Games that nobody with an account has a part in, and that nobody has acted in since.
    pub(crate) fn abandoned(&self, since: Timestamp, limit: u32) -> Result<Vec<String>, AppError> {
        self.ask(|store| store.abandoned(since, limit))
    }

    /// Deletes one of them; says whether it still was one.
    pub(crate) fn delete_abandoned(&self, id: &str, since: Timestamp) -> Result<bool, AppError> {
        self.change(|store| store.delete_abandoned(id, since))
    }

    /// Takes a seat.
    pub(crate) fn claim(
        &self,
        id: &str,
        seat: Seat,
        invite: Option<&str>,
        holder: &Holder,
        name: &str,
    ) -> Result<(), AppError> {
        self.change(|store| store.claim(id, seat.0, invite.map(hash).as_deref(), holder, name))
    }

    /// Gives a seat up; it is shown under this name from now on.
    pub(crate) fn release(&self, id: &str, seat: Seat, holder: &Holder, name: &str) -> Result<(), AppError> {
        self.change(|store| store.release(id, seat.0, holder, name))
    }

    /// Hands a seat to a bot, or back to who holds it.
    pub(crate) fn set_stand_in(&self, id: &str, seat: Seat, bot: Option<Bot>) -> Result<(), AppError> {
        let bot = bot.map(|strength| kind(Some(strength)));
        self.change(|store| store.set_stand_in(id, seat.0, bot.as_deref()))
    }

    /// The game and seat that an invite is for.
    pub(crate) fn invited_to(&self, invite: &str) -> Result<Option<(String, Seat)>, AppError> {
        let found = self.ask(|store| store.invited_to(&hash(invite)))?;
        Ok(found.map(|place| (place.game, Seat(place.seat))))
    }

    /// The invite of a seat that has one.
    ///
    /// Only its hash is kept; it is derived anew, so that whoever set the game up sees it again after a reload.
    pub(crate) fn invite_of(&self, id: &str, chair: &Chair) -> Option<String> {
        self.invite_at(id, chair).map(|(_, invite)| invite)
    }

    /// Makes a new invite for a seat, so that the old one is worth nothing.
    pub(crate) fn renew_invite(&self, id: &str, chair: &Chair) -> Result<(), AppError> {
        let next = self.invite_at(id, chair).map_or(0, |(renewed, _)| (renewed + 1) % MAX_INVITES);
        let invite = self.invite(id, Seat(chair.number), next);
        self.change(|store| store.set_access(id, chair.number, &SeatAccess::Invite(hash(&invite))))
    }

    fn invite_at(&self, id: &str, chair: &Chair) -> Option<(u32, String)> {
        let SeatAccess::Invite(kept) = &chair.access else { return None };
        let mut invites =
            (0..MAX_INVITES).map(|renewed| (renewed, self.invite(id, Seat(chair.number), renewed)));
        invites.find(|(_, invite)| hash(invite) == *kept)
    }

    /// Half of the digest: the other half stays unknown, so that it cannot be continued.
    fn invite(&self, id: &str, seat: Seat, renewed: u32) -> String {
        hash(&format!("{}/{id}/{}/{renewed}", self.secret, seat.0))[..32].to_owned()
    }
}

fn seating(game: store::Game, changes: u64) -> Seating {
    Seating {
        owner: game.owner,
        status: game.status,
        visibility: game.visibility,
        chairs: game.seats,
        entries: game.last_seq,
        rules: game.rules_revision.parse().unwrap_or(0),
        changes,
    }
}

fn listed(game: store::Game) -> GameSummary {
    GameSummary {
        id: game.id,
        title: game.title,
        status: game.status,
        chairs: game.seats,
        entries: game.last_seq,
        last_at: game.last_at,
        owner: game.owner,
    }
}
