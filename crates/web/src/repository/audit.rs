//! The audit log: what was done that others may ask about later, and its form in the store.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::AuditFilter;

use super::{Holder, Repository, Timestamp, now};
use crate::entry::Entry;
use crate::error::AppError;
use crate::kept::{Fault, Kept};
use crate::text::{t, tr};

/// What was done. No names of people: those are kept beside it, where they can be replaced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", content = "detail", rename_all = "kebab-case")]
pub(crate) enum AuditEvent {
    /// Took back so many actions of their own.
    Undo {
        actions: usize,
    },
    /// Corrected a mistake at the table.
    Corrected {
        why: String,
    },
    /// Asked the others.
    UndoAsked,
    UndoAgreed,
    /// Agreed as the last one, so that everything was taken back.
    UndoGranted,
    UndoRefused,
    Redo,
    SeatTaken {
        seat: u8,
    },
    SeatLeft {
        seat: u8,
    },
    /// Handed a seat to a bot.
    BotSeated {
        seat: u8,
        bot: String,
    },
    /// Took a seat back from a bot.
    BotSent {
        seat: u8,
    },
    InviteRenewed {
        seat: u8,
    },
    GameDeleted,
    /// Nobody had acted for long.
    GameExpired,
    /// The host stopped a game.
    Frozen {
        reason: String,
    },
    /// The host let it go on.
    Thawed,
    PasswordChanged,
    /// Ended one session.
    SessionEnded,
    SignedOutEverywhere,
    TokenMade,
    TokenRevoked,
    /// Changed where news of turns are sent.
    NoticesChanged,
    AccountDeleted,
    SecondFactorOn,
    SecondFactorOff,
    /// Signed in with a recovery code, or ended the second factor with it.
    RecoveryCodeUsed,
}

impl AuditEvent {
    /// What an entry of the log is, where it is no action. `ends` says that it takes back what was asked for.
    pub(crate) fn of(entry: &Entry, ends: bool) -> Option<AuditEvent> {
        Some(match entry {
            Entry::Action { .. } => return None,
            Entry::Correct { corrected, .. } => AuditEvent::Corrected { why: corrected.why.clone() },
            Entry::Undo(actions) => AuditEvent::Undo { actions: *actions },
            Entry::Redo => AuditEvent::Redo,
            Entry::AskUndo { .. } => AuditEvent::UndoAsked,
            Entry::Agree(_) if ends => AuditEvent::UndoGranted,
            Entry::Agree(_) => AuditEvent::UndoAgreed,
            Entry::Refuse(_) => AuditEvent::UndoRefused,
        })
    }

    /// As a sentence about whoever did it.
    fn sentence(&self, name: &str) -> String {
        let seat = |seat: &u8| u32::from(*seat) + 1;
        match self {
            AuditEvent::Undo { actions } => tr!("audit-undo", name = name, count = actions),
            AuditEvent::Corrected { why } => tr!("audit-corrected", name = name, why = why),
            AuditEvent::UndoAsked => tr!("audit-undo-asked", name = name),
            AuditEvent::UndoAgreed => tr!("audit-undo-agreed", name = name),
            AuditEvent::UndoGranted => tr!("audit-undo-granted", name = name),
            AuditEvent::UndoRefused => tr!("audit-undo-refused", name = name),
            AuditEvent::Redo => tr!("audit-redo", name = name),
            AuditEvent::SeatTaken { seat: taken } => tr!("audit-seat-taken", name = name, seat = seat(taken)),
            AuditEvent::SeatLeft { seat: left } => tr!("audit-seat-left", name = name, seat = seat(left)),
            AuditEvent::BotSeated { seat: given, bot } => {
                tr!("audit-bot-seated", name = name, seat = seat(given), bot = bot)
            }
            AuditEvent::BotSent { seat: back } => tr!("audit-bot-sent", name = name, seat = seat(back)),
            AuditEvent::InviteRenewed { seat: free } => {
                tr!("audit-invite-renewed", name = name, seat = seat(free))
            }
            AuditEvent::GameDeleted => tr!("audit-game-deleted", name = name),
            AuditEvent::GameExpired => tr!("audit-game-expired", name = name),
            AuditEvent::Frozen { reason } => {
                tr!("audit-frozen", name = name, reason = Fault::in_words(reason))
            }
            AuditEvent::Thawed => tr!("audit-thawed", name = name),
            AuditEvent::PasswordChanged => tr!("audit-password-changed", name = name),
            AuditEvent::SessionEnded => tr!("audit-session-ended", name = name),
            AuditEvent::SignedOutEverywhere => tr!("audit-signed-out-everywhere", name = name),
            AuditEvent::TokenMade => tr!("audit-token-made", name = name),
            AuditEvent::TokenRevoked => tr!("audit-token-revoked", name = name),
            AuditEvent::NoticesChanged => tr!("audit-notices-changed", name = name),
            AuditEvent::AccountDeleted => tr!("audit-account-deleted", name = name),
            AuditEvent::SecondFactorOn => tr!("audit-second-factor-on", name = name),
            AuditEvent::SecondFactorOff => tr!("audit-second-factor-off", name = name),
            AuditEvent::RecoveryCodeUsed => tr!("audit-recovery-code-used", name = name),
        }
    }
}

/// Something that was done, as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditEntry {
    /// When, in milliseconds since 1970.
    pub at: Timestamp,
    /// Who did it, by name; nobody's where the host did.
    pub name: String,
    /// What was done, in a word.
    pub what: String,
    /// The whole of it in a sentence.
    pub sentence: String,
    /// The game that it was about.
    pub game: Option<String>,
}

impl Repository {
    /// Notes what somebody did. That it is done already is why a failure is only told to the host.
    pub(crate) fn audit_event(&self, game: Option<&str>, by: Option<&Holder>, name: &str, act: &AuditEvent) {
        let (what, detail) = to_columns(act);
        let (by, name, game) = (by.cloned(), name.to_owned(), game.map(str::to_owned));
        if let Err(error) =
            self.store.add_audit_entry(&store::AuditEntry { at: now(), by, name, what, detail, game })
        {
            tracing::error!(%error, "the audit log misses an entry");
        }
    }

    /// What was done, about one game or all, the latest first and at most so many.
    ///
    /// # Errors
    /// In words, when the database cannot be read.
    pub fn audit(&self, game: Option<&str>, limit: u32) -> Result<Vec<AuditEntry>, String> {
        let of = game.map_or(AuditFilter::All, AuditFilter::Game);
        let audit_entries = self.store.audit_entries(of, limit).map_err(|error| error.to_string())?;
        Ok(audit_entries.into_iter().map(to_entry).collect())
    }

    /// What an account did with itself and at tables, the latest first.
    pub(crate) fn audit_of(&self, holder: &Holder, limit: u32) -> Result<Vec<AuditEntry>, AppError> {
        Ok(self
            .ask(|store| store.audit_entries(AuditFilter::Holder(holder), limit))?
            .into_iter()
            .map(to_entry)
            .collect())
    }
}

fn to_entry(entry: store::AuditEntry) -> AuditEntry {
    let name = if entry.name.is_empty() { t("audit-host") } else { entry.name };
    // What another release noted is shown by its word.
    let sentence = from_columns(&entry.what, &entry.detail)
        .map_or_else(|| format!("{name}: {} {}", entry.what, entry.detail), |act| act.sentence(&name));
    AuditEntry { at: entry.at, name, what: entry.what, sentence, game: entry.game }
}

fn to_columns(act: &AuditEvent) -> (String, String) {
    let value = json!(act);
    let detail = value.get("detail").map(Value::to_string).unwrap_or_default();
    (value["what"].as_str().unwrap_or_default().to_owned(), detail)
}

fn from_columns(what: &str, detail: &str) -> Option<AuditEvent> {
    let mut value = json!({"what": what});
    if !detail.is_empty() {
        value["detail"] = serde_json::from_str(detail).ok()?;
    }
    serde_json::from_value(value).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn acts_come_back_and_have_a_sentence() {
        let (seat, reason, bot) = (1, "rule changed".to_owned(), "novice".to_owned());
        for act in [
            AuditEvent::Undo { actions: 2 },
            AuditEvent::Corrected { why: "paid twice".to_owned() },
            AuditEvent::UndoAsked,
            AuditEvent::UndoAgreed,
            AuditEvent::UndoGranted,
            AuditEvent::UndoRefused,
            AuditEvent::Redo,
            AuditEvent::SeatTaken { seat },
            AuditEvent::SeatLeft { seat },
            AuditEvent::BotSeated { seat, bot },
            AuditEvent::BotSent { seat },
            AuditEvent::InviteRenewed { seat },
            AuditEvent::GameDeleted,
            AuditEvent::Frozen { reason },
            AuditEvent::Thawed,
            AuditEvent::PasswordChanged,
            AuditEvent::SessionEnded,
            AuditEvent::SignedOutEverywhere,
            AuditEvent::TokenMade,
            AuditEvent::TokenRevoked,
            AuditEvent::NoticesChanged,
            AuditEvent::AccountDeleted,
            AuditEvent::SecondFactorOn,
            AuditEvent::SecondFactorOff,
            AuditEvent::RecoveryCodeUsed,
        ] {
            let (what, detail) = to_columns(&act);
            assert_eq!(from_columns(&what, &detail).as_ref(), Some(&act), "{what} {detail}");
            let sentence = act.sentence("Anna");
            assert!(sentence.contains("Anna") && !sentence.starts_with("audit-"), "{sentence}");
        }
        assert_eq!(AuditEvent::SeatTaken { seat }.sentence("Anna"), "Anna took seat 2.");
    }

    #[test]
    fn what_is_not_known_is_shown_as_it_is() {
        let entry = store::AuditEntry {
            at: 2,
            by: None,
            name: String::new(),
            what: "tea".to_owned(),
            detail: "at five".to_owned(),
            game: None,
        };
        assert_eq!(to_entry(entry).sentence, "The host: tea at five");
    }
}
