//! What can go wrong with a request, and how that is answered.

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use rules::Refusal;
use rules::rule::Rule;
use serde_json::{Value, json};
use wording::Names;

use crate::place::rule_entry;
use crate::text::{t, tr};

/// After so many seconds there may be room again where it was crowded.
const WAIT_FOR_ROOM: u64 = 30;

/// After so many seconds a database that was started again may answer.
const WAIT_FOR_DATABASE: u64 = 5;

/// Why a request was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Trouble {
    /// There is no such game.
    NoGame,
    /// There is no such position in the game.
    NoPosition,
    /// Who asks has no seat at this table.
    NotYours,
    /// The game has not begun: seats are free.
    Gathering,
    /// Who asks may not do this; the reason in words.
    Forbidden(String),
    /// Somebody was faster, or it does not fit how things stand; the reason in words.
    Conflict(String),
    /// This needs an account, or its password; the reason in words.
    NotSignedIn(String),
    /// Too many requests; in so many seconds there may be another.
    TooOften(u64),
    /// Too much of something is open at once; the reason in words.
    Crowded(String),
    /// The game has gone on; the number that it has reached.
    Old(u32),
    /// The rules do not allow it.
    Refused { sentence: String, rule: Rule },
    /// The request does not make sense; the reason in words.
    Unusable(String),
    /// The game could not be kept or read; the reason in words.
    Storage(String),
    /// The database cannot be reached for now.
    Away,
    /// The game is kept, and this server cannot make anything of it; the reason in words.
    Unreadable(String),
}

impl Trouble {
    /// A refusal with its sentence.
    pub(crate) fn refused(names: Names<'_>, refusal: &Refusal) -> Trouble {
        Trouble::Refused { sentence: names.refusal(refusal), rule: refusal.rule }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Trouble::NoGame | Trouble::NoPosition => StatusCode::NOT_FOUND,
            Trouble::NotYours | Trouble::Forbidden(_) => StatusCode::FORBIDDEN,
            Trouble::Old(_) | Trouble::Gathering | Trouble::Conflict(_) => StatusCode::CONFLICT,
            Trouble::NotSignedIn(_) => StatusCode::UNAUTHORIZED,
            Trouble::TooOften(_) | Trouble::Crowded(_) => StatusCode::TOO_MANY_REQUESTS,
            Trouble::Refused { .. } | Trouble::Unusable(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Trouble::Away => StatusCode::SERVICE_UNAVAILABLE,
            Trouble::Storage(_) | Trouble::Unreadable(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The headers that go with the status.
    pub(crate) fn headers(&self) -> HeaderMap {
        let mut headers = HeaderMap::new();
        let wait = match self {
            Trouble::TooOften(seconds) => *seconds,
            Trouble::Crowded(_) => WAIT_FOR_ROOM,
            Trouble::Away => WAIT_FOR_DATABASE,
            _ => return headers,
        };
        headers.insert(RETRY_AFTER, HeaderValue::from(wait));
        headers
    }

    /// The reason for people.
    pub(crate) fn sentence(&self) -> String {
        match self {
            Trouble::NoGame => t("trouble-no-game"),
            Trouble::NoPosition => t("trouble-no-position"),
            Trouble::NotYours => t("trouble-not-yours"),
            Trouble::Gathering => t("trouble-gathering"),
            Trouble::Old(_) => t("trouble-old"),
            Trouble::Away => t("trouble-away"),
            Trouble::TooOften(seconds) => tr!("trouble-too-often", count = seconds),
            Trouble::Refused { sentence, .. }
            | Trouble::Unusable(sentence)
            | Trouble::Forbidden(sentence)
            | Trouble::Conflict(sentence)
            | Trouble::Crowded(sentence)
            | Trouble::NotSignedIn(sentence)
            | Trouble::Storage(sentence)
            | Trouble::Unreadable(sentence) => sentence.clone(),
        }
    }
}

impl IntoResponse for Trouble {
    fn into_response(self) -> Response {
        let mut body = json!({"sentence": self.sentence()});
        match &self {
            Trouble::Old(seq) => body["seq"] = Value::from(*seq),
            Trouble::Refused { rule, .. } => {
                body["rule"] = Value::from(rule.id);
                body["section"] = Value::from(rule.section);
                body["page"] = Value::from(rule_entry(*rule));
            }
            _ => {}
        }
        (self.status(), self.headers(), Json(body)).into_response()
    }
}
