//! The audit log: what was done that others may ask about later, and its form in the store.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::DeedsOf;

use super::{Holder, Keep, Moment, now};
use crate::entry::Entry;
use crate::text::{t, tr};
use crate::trouble::Trouble;

/// What was done. No names of people: those are kept beside it, where they can be replaced.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "what", content = "detail", rename_all = "kebab-case")]
pub(crate) enum Act {
    /// Took back so many actions of their own.
    Undo {
        actions: usize,
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
}

impl Act {
    /// What an entry of the log is, where it is no action. `ends` says that it takes back what was asked for.
    pub(crate) fn of(entry: &Entry, ends: bool) -> Option<Act> {
        Some(match entry {
            Entry::Action { .. } => return None,
            Entry::Undo(actions) => Act::Undo { actions: *actions },
            Entry::Redo => Act::Redo,
            Entry::AskUndo { .. } => Act::UndoAsked,
            Entry::Agree(_) if ends => Act::UndoGranted,
            Entry::Agree(_) => Act::UndoAgreed,
            Entry::Refuse(_) => Act::UndoRefused,
        })
    }

    /// As a sentence about whoever did it.
    fn sentence(&self, name: &str) -> String {
        let seat = |seat: &u8| u32::from(*seat) + 1;
        match self {
            Act::Undo { actions } => tr!("audit-undo", name = name, count = actions),
            Act::UndoAsked => tr!("audit-undo-asked", name = name),
            Act::UndoAgreed => tr!("audit-undo-agreed", name = name),
            Act::UndoGranted => tr!("audit-undo-granted", name = name),
            Act::UndoRefused => tr!("audit-undo-refused", name = name),
            Act::Redo => tr!("audit-redo", name = name),
            Act::SeatTaken { seat: taken } => tr!("audit-seat-taken", name = name, seat = seat(taken)),
            Act::SeatLeft { seat: left } => tr!("audit-seat-left", name = name, seat = seat(left)),
            Act::BotSeated { seat: given, bot } => {
                tr!("audit-bot-seated", name = name, seat = seat(given), bot = bot)
            }
            Act::BotSent { seat: back } => tr!("audit-bot-sent", name = name, seat = seat(back)),
            Act::InviteRenewed { seat: free } => tr!("audit-invite-renewed", name = name, seat = seat(free)),
            Act::GameDeleted => tr!("audit-game-deleted", name = name),
            Act::Frozen { reason } => tr!("audit-frozen", name = name, reason = reason),
            Act::Thawed => tr!("audit-thawed", name = name),
            Act::PasswordChanged => tr!("audit-password-changed", name = name),
            Act::SessionEnded => tr!("audit-session-ended", name = name),
            Act::SignedOutEverywhere => tr!("audit-signed-out-everywhere", name = name),
            Act::TokenMade => tr!("audit-token-made", name = name),
            Act::TokenRevoked => tr!("audit-token-revoked", name = name),
            Act::NoticesChanged => tr!("audit-notices-changed", name = name),
            Act::AccountDeleted => tr!("audit-account-deleted", name = name),
        }
    }
}

/// Something that was done, as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deed {
    /// When, in milliseconds since 1970.
    pub at: Moment,
    /// Who did it, by name; nobody's where the host did.
    pub name: String,
    /// What was done, in a word.
    pub what: String,
    /// The whole of it in a sentence.
    pub sentence: String,
    /// The game that it was about.
    pub game: Option<String>,
}

impl Keep {
    /// Notes what somebody did. That it is done already is why a failure is only told to the host.
    pub(crate) fn note_act(&self, game: Option<&str>, by: Option<&Holder>, name: &str, act: &Act) {
        let (what, detail) = to_columns(act);
        let (by, name, game) = (by.cloned(), name.to_owned(), game.map(str::to_owned));
        if let Err(error) = self.store.note_deed(&store::Deed { at: now(), by, name, what, detail, game }) {
            tracing::error!(%error, "the audit log misses an entry");
        }
    }

    /// What was done, about one game or all, the latest first and at most so many.
    ///
    /// # Errors
    /// In words, when the database cannot be read.
    pub fn audit(&self, game: Option<&str>, limit: u32) -> Result<Vec<Deed>, String> {
        let of = game.map_or(DeedsOf::All, DeedsOf::Game);
        let deeds = self.store.deeds(of, limit).map_err(|error| error.to_string())?;
        Ok(deeds.into_iter().map(shown).collect())
    }

    /// What an account did with itself and at tables, the latest first.
    pub(crate) fn deeds_of(&self, holder: &Holder, limit: u32) -> Result<Vec<Deed>, Trouble> {
        Ok(self.store.deeds(DeedsOf::Holder(holder), limit)?.into_iter().map(shown).collect())
    }
}

fn shown(deed: store::Deed) -> Deed {
    let name = if deed.name.is_empty() { t("audit-host") } else { deed.name };
    // What another release noted is shown by its word.
    let sentence = from_columns(&deed.what, &deed.detail)
        .map_or_else(|| format!("{name}: {} {}", deed.what, deed.detail), |act| act.sentence(&name));
    Deed { at: deed.at, name, what: deed.what, sentence, game: deed.game }
}

fn to_columns(act: &Act) -> (String, String) {
    let value = json!(act);
    let detail = value.get("detail").map(Value::to_string).unwrap_or_default();
    (value["what"].as_str().unwrap_or_default().to_owned(), detail)
}

fn from_columns(what: &str, detail: &str) -> Option<Act> {
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
            Act::Undo { actions: 2 },
            Act::UndoAsked,
            Act::UndoAgreed,
            Act::UndoGranted,
            Act::UndoRefused,
            Act::Redo,
            Act::SeatTaken { seat },
            Act::SeatLeft { seat },
            Act::BotSeated { seat, bot },
            Act::BotSent { seat },
            Act::InviteRenewed { seat },
            Act::GameDeleted,
            Act::Frozen { reason },
            Act::Thawed,
            Act::PasswordChanged,
            Act::SessionEnded,
            Act::SignedOutEverywhere,
            Act::TokenMade,
            Act::TokenRevoked,
            Act::NoticesChanged,
            Act::AccountDeleted,
        ] {
            let (what, detail) = to_columns(&act);
            assert_eq!(from_columns(&what, &detail).as_ref(), Some(&act), "{what} {detail}");
            let sentence = act.sentence("Anna");
            assert!(sentence.contains("Anna") && !sentence.starts_with("audit-"), "{sentence}");
        }
        assert_eq!(Act::SeatTaken { seat }.sentence("Anna"), "Anna took seat 2.");
    }

    #[test]
    fn what_is_not_known_is_shown_as_it_is() {
        let deed = store::Deed {
            at: 2,
            by: None,
            name: String::new(),
            what: "tea".to_owned(),
            detail: "at five".to_owned(),
            game: None,
        };
        assert_eq!(shown(deed).sentence, "The host: tea at five");
    }
}
