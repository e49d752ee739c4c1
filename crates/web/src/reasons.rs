//! Reasons of bots: how logs keep them, and how they are put into words.

use bots::Reason;
use serde::{Deserialize, Serialize};

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
    /// As a sentence without a beginning, with sums in this money.
    pub(crate) fn in_words(&self, currency: &str) -> String {
        match self {
            KeptReason::Reason(reason) => in_words(reason, currency),
            KeptReason::Sentence(sentence) => sentence.clone(),
        }
    }
}

/// A reason as a sentence without a beginning, with sums in this money.
pub fn in_words(reason: &Reason, currency: &str) -> String {
    match reason {
        Reason::Chance => "drawn by lot".to_owned(),
        Reason::OnlyChoice => "there is nothing else to do".to_owned(),
        Reason::NothingBetter => "nothing on offer seems worth it".to_owned(),
        Reason::Worth { brings, costs } => {
            format!("it should bring {brings} {currency} until the end and costs {costs} {currency}")
        }
        Reason::Earns { from, to } => {
            format!("the trains could earn {to} {currency} instead of {from} {currency}")
        }
        Reason::OpensWay => "it opens the way to more places".to_owned(),
        Reason::Dividend => "the shareholders want their money".to_owned(),
        Reason::SavesForTrain => "the company needs the money for a train".to_owned(),
        Reason::NeedsTrain => "the company must own a train".to_owned(),
        Reason::LookedAhead { tried, better_by } => {
            format!("of {tried} ways tried out this one leaves it {better_by} {currency} better off")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_is_kept_as_a_key_with_arguments_and_an_older_sentence_as_it_was() {
        for (json, words) in [
            (
                r#"{"key":"worth","brings":120,"costs":80}"#,
                "it should bring 120 K until the end and costs 80 K",
            ),
            (r#"{"key":"opens_way"}"#, "it opens the way to more places"),
            (r#""it should bring 90 K""#, "it should bring 90 K"),
        ] {
            let kept: KeptReason = serde_json::from_str(json).expect("it can be read");
            assert_eq!(kept.in_words("K"), words);
            assert_eq!(serde_json::to_string(&kept).expect("it can be written"), json);
        }
    }
}
