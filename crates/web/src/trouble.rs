//! What can go wrong with a request, and how that is answered.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use rules::Refusal;
use rules::words::Names;
use serde_json::{Value, json};

use crate::text::t;

/// Why a request was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// There is no such game.
    NoGame,
    /// There is no such position in the game.
    NoPosition,
    /// The browser has no seat at this table.
    NotYours,
    /// The game has gone on; the number that it has reached.
    Old(u32),
    /// The rules do not allow it.
    Refused { sentence: String, rule: &'static str, section: &'static str },
    /// The request does not make sense; the reason in words.
    Unusable(String),
    /// The game could not be kept or read; the reason in words.
    Storage(String),
}

impl Trouble {
    /// A refusal with its sentence.
    pub(crate) fn refused(names: Names<'_>, refusal: &Refusal) -> Trouble {
        let (rule, section) = (refusal.rule.id, refusal.rule.section);
        Trouble::Refused { sentence: names.refusal(refusal), rule, section }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Trouble::NoGame | Trouble::NoPosition => StatusCode::NOT_FOUND,
            Trouble::NotYours => StatusCode::FORBIDDEN,
            Trouble::Old(_) => StatusCode::CONFLICT,
            Trouble::Refused { .. } | Trouble::Unusable(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Trouble::Storage(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The reason for people.
    pub(crate) fn sentence(&self) -> String {
        match self {
            Trouble::NoGame => t("trouble-no-game"),
            Trouble::NoPosition => t("trouble-no-position"),
            Trouble::NotYours => t("trouble-not-yours"),
            Trouble::Old(_) => t("trouble-old"),
            Trouble::Refused { sentence, .. } | Trouble::Unusable(sentence) | Trouble::Storage(sentence) => {
                sentence.clone()
            }
        }
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let mut body = json!({"sentence": self.sentence()});
        match &self {
            Trouble::Old(seq) => body["seq"] = Value::from(*seq),
            Trouble::Refused { rule, section, .. } => {
                body["rule"] = Value::from(*rule);
                body["section"] = Value::from(*section);
            }
            _ => {}
        }
        (self.status(), Json(body)).into_response()
    }
}
