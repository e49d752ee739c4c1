//! Reasons of bots, as logs keep them.

use bots::Reason;
use rules::message::Keyed;
use serde::{Deserialize, Serialize};
use wording::Names;

/// The reason of a bot as a log keeps it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub(crate) enum KeptReason {
    /// As a key with arguments.
    Reason(Reason),
    /// As a sentence, in logs of older releases.
    Sentence(String),
}

impl KeptReason {
    /// As a sentence without a beginning.
    pub(crate) fn in_words(&self, names: Names<'_>) -> String {
        match self {
            KeptReason::Reason(reason) => names.say(&reason.message()),
            KeptReason::Sentence(sentence) => sentence.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_kept_as_a_key_with_arguments_and_an_older_sentence_as_it_was() {
        let title = rules::title::embedded::title("18cz").expect("it is embedded");
        let names = Names { title: &title, players: &[] };
        for (json, words) in [
            (
                r#"{"key":"worth","brings":120,"costs":80}"#,
                "it should bring in 120\u{a0}K by the end and costs 80\u{a0}K",
            ),
            (r#"{"key":"opens_way"}"#, "it opens up more places"),
            (r#""it should bring 90 K""#, "it should bring 90 K"),
        ] {
            let kept: KeptReason = serde_json::from_str(json).expect("it can be read");
            assert_eq!(kept.in_words(names), words);
            assert_eq!(serde_json::to_string(&kept).expect("it can be written"), json);
        }
    }
}
