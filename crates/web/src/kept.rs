//! What the store keeps of sentences: a message with its arguments, put into words when it is shown. What earlier releases
//! kept, and what a host writes, is a sentence already.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::repository::Status;
use crate::text::tr;

/// A message that is kept.
pub(crate) trait Kept: Serialize + DeserializeOwned {
    /// For people.
    fn sentence(&self) -> String;

    /// For the store.
    fn keep(&self) -> String {
        json!(self).to_string()
    }

    /// What is in the store, for people.
    fn in_words(kept: &str) -> String {
        serde_json::from_str::<Self>(kept).map_or_else(|_| kept.to_owned(), |message| message.sentence())
    }
}

/// Where a kept game stops being the game that was played, and why: the reason for which it is frozen.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "fault", rename_all = "snake_case")]
pub(crate) enum Fault {
    /// What it was imported with is not allowed by the rules.
    Imported { why: String },
    /// An entry cannot be understood.
    Unreadable { entry: u32, why: String },
    /// The rules do not allow an entry.
    Refused { entry: u32, why: String },
    /// An entry leads to another state than it did.
    Differs { entry: u32 },
}

impl Kept for Fault {
    fn sentence(&self) -> String {
        match self {
            Fault::Imported { why } => tr!("fault-imported", why = why),
            Fault::Unreadable { entry, why } => tr!("fault-unreadable", number = entry, why = why),
            Fault::Refused { entry, why } => tr!("fault-refused", number = entry, why = why),
            Fault::Differs { entry } => tr!("fault-differs", number = entry),
        }
    }
}

/// How a game ended: who is worth what, the winner first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct FinalStanding {
    pub(crate) standing: Vec<(String, i64)>,
    pub(crate) currency: String,
}

impl Kept for FinalStanding {
    fn sentence(&self) -> String {
        let places = self
            .standing
            .iter()
            .map(|(player, worth)| format!("{player} {}", languages::money(worth, &self.currency)));
        places.collect::<Vec<_>>().join(" · ")
    }
}

/// Where a game stands, in a word.
pub(crate) fn status_name(status: &Status) -> &'static str {
    match status {
        Status::Gathering => "gathering",
        Status::Playing => "playing",
        Status::Finished { .. } => "finished",
        Status::Frozen { .. } => "frozen",
    }
}

/// How a game ended.
pub(crate) fn result(status: &Status) -> Option<String> {
    match status {
        Status::Finished { result } => Some(FinalStanding::in_words(result)),
        _ => None,
    }
}

/// Why a game takes no actions.
pub(crate) fn frozen_reason(status: &Status) -> Option<String> {
    match status {
        Status::Frozen { reason, .. } => Some(Fault::in_words(reason)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_kept_is_put_into_words_and_sentences_stay() {
        let fault = Fault::Refused { entry: 4, why: "Too dear.".to_owned() };
        assert_eq!(fault.keep(), r#"{"fault":"refused","entry":4,"why":"Too dear."}"#);
        let words = Fault::in_words(&fault.keep());
        assert!(
            words.starts_with("entry 4 of its log is not accepted") && words.contains("Too dear."),
            "{words}"
        );
        for old in ["entry 7 of its log leads to another position", "A quarrel.", "", "17", "{}"] {
            assert_eq!(Fault::in_words(old), old);
        }
        let standing = vec![("Anna".to_owned(), 1200), ("Bela".to_owned(), -30)];
        let ended = FinalStanding { standing, currency: "K".to_owned() };
        assert_eq!(FinalStanding::in_words(&ended.keep()), "Anna 1200\u{a0}K · Bela −30\u{a0}K");
        assert_eq!(FinalStanding::in_words("Anna 1200 K · Bela 990 K"), "Anna 1200 K · Bela 990 K");
    }
}
