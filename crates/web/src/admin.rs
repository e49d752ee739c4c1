//! What whoever runs the server does from the command line, be it beside a running server: that one looks with every
//! request where a game stands.

use std::path::Path;

use records::game_file;
use rules::title::Shelf;

use crate::error::AppError;
use crate::kept::{self, Kept};
use crate::passwords::{expect_bounded, hash_now};
use crate::repository::{AuditEvent, FrozenBy, Holder, Repository, Status, Timestamp, random_id};
use crate::table::Compare;
use crate::verify;

/// The name of the host in the audit log is none.
const HOST: &str = "";

/// An account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Its name.
    pub name: String,
    /// When it was made.
    pub created_at: Timestamp,
    /// How many games it owns or plays.
    pub games: usize,
}

/// A game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    /// Its id.
    pub id: String,
    /// Its title.
    pub title: String,
    /// Where it stands, in a word: gathering, playing, finished or frozen.
    pub status: &'static str,
    /// How it ended, or why it is frozen.
    pub detail: String,
    /// How many entries its log has.
    pub entries: u32,
    /// When it was last acted in, or created.
    pub last_at: Timestamp,
    /// The names at its seats.
    pub players: Vec<String>,
}

/// A game as a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Exported {
    /// The file.
    pub text: String,
    /// Why it does not hold the whole game.
    pub cut: Option<String>,
}

/// Fills an empty place with what is in a backup, of which nothing is believed.
///
/// # Errors
/// In words, when the file is no sound backup, or the place cannot be used or is in use.
pub fn restore(file: &Path, to: &store::Location) -> Result<store::Copied, String> {
    store::restore(file, to, expect_bounded).map_err(|error| error.to_string())
}

/// All accounts, the oldest first.
///
/// # Errors
/// In words, when the database cannot be read.
pub fn users(repository: &Repository) -> Result<Vec<Account>, String> {
    let account = |user: crate::repository::User| {
        let games = repository.game_count(&Holder::User(user.id))?;
        Ok(Account { name: user.name, created_at: user.created_at, games })
    };
    in_words(repository.users().and_then(|users| users.into_iter().map(account).collect()))
}

/// A game, or nothing where it was deleted meanwhile.
///
/// # Errors
/// In words, when the database cannot be read.
pub fn game(repository: &Repository, id: &str) -> Result<Option<Game>, String> {
    let record = match repository.record_of(id) {
        Err(AppError::NotFound) => return Ok(None),
        other => in_words(other)?,
    };
    let status = &record.status;
    let detail = kept::result(status).or_else(|| kept::frozen_reason(status));
    Ok(Some(Game {
        id: record.id,
        title: record.title,
        status: kept::status_name(status),
        detail: detail.unwrap_or_default(),
        entries: record.last_seq,
        last_at: record.last_at,
        players: record.seats.into_iter().map(|seat| seat.name).collect(),
    }))
}

/// Freezes a game for a reason that its players are shown.
///
/// # Errors
/// In words, when there is no such game or it is frozen already.
pub fn freeze(repository: &Repository, id: &str, reason: &str) -> Result<(), String> {
    if let Some(why) = kept::frozen_reason(&of_game(id, repository.record_of(id))?.status) {
        return Err(format!("game {id} is frozen already: {why}"));
    }
    let status = Status::Frozen { reason: reason.to_owned(), by: FrozenBy::Host };
    in_words(repository.set_status(id, &status))?;
    repository.audit_event(Some(id), None, HOST, &AuditEvent::Frozen { reason: reason.to_owned() });
    Ok(())
}

/// Sets a frozen game going again, if it can be replayed.
///
/// # Errors
/// In words, when there is no such game, it is not frozen, or its log cannot be followed.
pub fn thaw(repository: &Repository, shelf: &Shelf, id: &str) -> Result<(), String> {
    if !matches!(of_game(id, repository.record_of(id))?.status, Status::Frozen { .. }) {
        return Err(format!("game {id} is not frozen"));
    }
    let replayed = of_game(id, verify::replay(repository, shelf, id, Compare::Each))?;
    if let Some(fault) = replayed.followed.fault {
        return Err(format!("game {id} cannot go on: {}", fault.sentence()));
    }
    in_words(repository.set_status(id, &replayed.table.status_when_thawed()))?;
    repository.audit_event(Some(id), None, HOST, &AuditEvent::Thawed);
    Ok(())
}

/// A game as our file, as far as it can be replayed.
///
/// # Errors
/// In words, when there is no such game or it cannot even be begun.
pub fn export(repository: &Repository, shelf: &Shelf, id: &str) -> Result<Exported, String> {
    let replayed = of_game(id, verify::replay(repository, shelf, id, Compare::Each))?;
    let cut = replayed.followed.fault.map(|fault| fault.sentence());
    Ok(Exported { text: game_file::write(&replayed.table.file()), cut })
}

/// Deletes an account, as its owner could. Its games stay, under another name.
///
/// # Errors
/// In words, when there is no such account.
pub fn delete_user(repository: &Repository, name: &str) -> Result<(), String> {
    let id = id_of(repository, name)?;
    in_words(repository.delete_user(&id))?;
    repository.audit_event(None, None, HOST, &AuditEvent::AccountDeleted);
    Ok(())
}

/// Gives an account a new password and ends its sessions and personal tokens; gives the password.
///
/// # Errors
/// In words, when there is no such account.
pub fn reset_password(repository: &Repository, name: &str) -> Result<String, String> {
    let id = id_of(repository, name)?;
    let password = random_id()?;
    in_words(repository.set_password(&id, &in_words(hash_now(&password))?, false))?;
    repository.audit_event(None, None, HOST, &AuditEvent::PasswordChanged);
    Ok(password)
}

/// Turns the second factor of an account off, for who has lost the app and the recovery codes; says whether there was one.
///
/// # Errors
/// In words, when there is no such account.
pub fn reset_second_factor(repository: &Repository, name: &str) -> Result<bool, String> {
    let id = id_of(repository, name)?;
    let was_on = in_words(repository.delete_second_factor(&id))?;
    if was_on {
        repository.audit_event(None, None, HOST, &AuditEvent::SecondFactorOff);
    }
    Ok(was_on)
}

fn id_of(repository: &Repository, name: &str) -> Result<String, String> {
    let user = in_words(repository.user_called(name))?;
    user.map(|user| user.id).ok_or_else(|| format!("there is no account of the name {name}"))
}

/// A page would say that its address is wrong.
fn of_game<T>(id: &str, result: Result<T, AppError>) -> Result<T, String> {
    match result {
        Err(AppError::NotFound) => Err(format!("there is no game {id}; `lokalka admin games` lists all")),
        other => in_words(other),
    }
}

fn in_words<T>(result: Result<T, AppError>) -> Result<T, String> {
    result.map_err(|error| error.for_host())
}
