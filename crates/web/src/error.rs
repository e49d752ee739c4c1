//! What can go wrong with a request, and how that is answered.

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use rules::Refusal;
use rules::rule::Rule;
use serde_json::{Value, json};
use wording::Names;

use crate::public_url::rule_entry;
use crate::text::{t, tr};

/// After so many seconds there may be room again where it was crowded.
const RETRY_WHEN_CROWDED: u64 = 30;

/// After so many seconds what many waited for may be done.
const RETRY_WHEN_BUSY: u64 = 10;

/// After so many seconds a database that was started again may answer.
const RETRY_WHEN_DOWN: u64 = 5;

/// Why a request was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum AppError {
    /// There is no such game.
    NotFound,
    /// There is no such position in the game.
    PositionNotFound,
    /// Who asks has no seat at this table.
    NotSeated,
    /// The game has not begun: seats are free.
    NotStarted,
    /// Who asks may not do this; the reason in words.
    Forbidden(String),
    /// Somebody was faster, or it does not fit how things stand; the reason in words.
    Conflict(String),
    /// This needs an account, or its password; the reason in words.
    Unauthorized(String),
    /// The password is right, and the code of the second factor is missing.
    CodeNeeded,
    /// Too many requests; in so many seconds there may be another.
    RateLimited(u64),
    /// The request asks for another server than this.
    Misdirected,
    /// The body of the request is larger than so many bytes.
    TooLarge(usize),
    /// The body of the request came too slowly.
    TooSlow,
    /// Too much of something is open at once; the reason in words.
    TooManyOpen(String),
    /// Others have more to do here than can be done at once; the reason in words.
    Busy(String),
    /// The game has gone on; the number that it has reached.
    Stale(u32),
    /// The rules do not allow it.
    Refused { sentence: String, rule: Rule },
    /// The request does not make sense; the reason in words.
    Invalid(String),
    /// The game could not be kept or read; the reason in words.
    Storage(String),
    /// The database cannot be reached for now.
    DatabaseDown,
    /// The game is kept, and this server cannot make anything of it; the reason in words.
    Corrupt(String),
}

impl AppError {
    /// A refusal with its sentence.
    pub(crate) fn refused(names: Names<'_>, refusal: &Refusal) -> AppError {
        AppError::Refused { sentence: names.refusal(refusal), rule: refusal.rule }
    }

    pub(crate) fn status(&self) -> StatusCode {
        match self {
            AppError::NotFound | AppError::PositionNotFound => StatusCode::NOT_FOUND,
            AppError::NotSeated | AppError::Forbidden(_) => StatusCode::FORBIDDEN,
            AppError::Stale(_) | AppError::NotStarted | AppError::Conflict(_) => StatusCode::CONFLICT,
            AppError::Unauthorized(_) | AppError::CodeNeeded => StatusCode::UNAUTHORIZED,
            AppError::RateLimited(_) | AppError::TooManyOpen(_) => StatusCode::TOO_MANY_REQUESTS,
            AppError::Misdirected => StatusCode::MISDIRECTED_REQUEST,
            AppError::TooLarge(_) => StatusCode::PAYLOAD_TOO_LARGE,
            AppError::TooSlow => StatusCode::REQUEST_TIMEOUT,
            AppError::Refused { .. } | AppError::Invalid(_) => StatusCode::UNPROCESSABLE_ENTITY,
            AppError::Busy(_) | AppError::DatabaseDown => StatusCode::SERVICE_UNAVAILABLE,
            AppError::Storage(_) | AppError::Corrupt(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The headers that go with the status.
    pub(crate) fn headers(&self) -> HeaderMap {
        let mut headers = HeaderMap::new();
        let wait = match self {
            AppError::RateLimited(seconds) => *seconds,
            AppError::TooManyOpen(_) => RETRY_WHEN_CROWDED,
            AppError::Busy(_) => RETRY_WHEN_BUSY,
            AppError::DatabaseDown => RETRY_WHEN_DOWN,
            _ => return headers,
        };
        headers.insert(RETRY_AFTER, HeaderValue::from(wait));
        headers
    }

    /// The reason for people.
    pub(crate) fn sentence(&self) -> String {
        match self {
            AppError::NotFound => t("error-not-found"),
            AppError::PositionNotFound => t("error-no-position"),
            AppError::NotSeated => t("error-not-seated"),
            AppError::NotStarted => t("error-not-started"),
            AppError::Stale(_) => t("error-stale"),
            AppError::CodeNeeded => t("code-needed"),
            AppError::DatabaseDown => t("error-database-down"),
            AppError::RateLimited(seconds) => tr!("error-rate-limited", count = seconds),
            AppError::Misdirected => t("error-misdirected"),
            AppError::TooLarge(most) => tr!("error-too-large", most = most >> 10),
            AppError::TooSlow => t("error-too-slow"),
            AppError::Refused { sentence, .. }
            | AppError::Invalid(sentence)
            | AppError::Forbidden(sentence)
            | AppError::Conflict(sentence)
            | AppError::TooManyOpen(sentence)
            | AppError::Busy(sentence)
            | AppError::Unauthorized(sentence)
            | AppError::Storage(sentence)
            | AppError::Corrupt(sentence) => sentence.clone(),
        }
    }
}

impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        let mut body = json!({"sentence": self.sentence()});
        match &self {
            AppError::Stale(seq) => body["seq"] = Value::from(*seq),
            AppError::CodeNeeded => body["second_factor"] = Value::from(true),
            AppError::Refused { rule, .. } => {
                body["rule"] = Value::from(rule.id);
                body["section"] = Value::from(rule.section);
                body["page"] = Value::from(rule_entry(*rule));
            }
            _ => {}
        }
        (self.status(), self.headers(), Json(body)).into_response()
    }
}
