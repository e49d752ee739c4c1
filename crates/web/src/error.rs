//! What can go wrong with a request, and how that is answered.

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use rules::Refusal;
use rules::rule::Rule;
use serde_json::{Value, json};
use tracing::error;
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
    /// The game could not be kept or read; the reason in words, for whoever runs the server.
    Storage(String),
    /// Nothing can be kept: there is no room.
    DiskFull,
    /// The database cannot be reached for now.
    DatabaseDown,
    /// The game is kept, and this server cannot make anything of it; the reason in words, for whoever runs the server.
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
            AppError::DiskFull => StatusCode::INSUFFICIENT_STORAGE,
            AppError::Storage(_) | AppError::Corrupt(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What programs know it by, in every language and release.
    pub(crate) fn key(&self) -> &'static str {
        match self {
            AppError::NotFound => "not_found",
            AppError::PositionNotFound => "position_not_found",
            AppError::NotSeated => "not_seated",
            AppError::NotStarted => "not_started",
            AppError::Forbidden(_) => "forbidden",
            AppError::Conflict(_) => "conflict",
            AppError::Unauthorized(_) => "unauthorized",
            AppError::CodeNeeded => "code_needed",
            AppError::RateLimited(_) => "rate_limited",
            AppError::Misdirected => "misdirected",
            AppError::TooLarge(_) => "too_large",
            AppError::TooSlow => "too_slow",
            AppError::TooManyOpen(_) => "too_many_open",
            AppError::Busy(_) => "busy",
            AppError::Stale(_) => "stale",
            AppError::Refused { .. } => "refused",
            AppError::Invalid(_) => "invalid",
            AppError::Storage(_) => "internal",
            AppError::DiskFull => "disk_full",
            AppError::DatabaseDown => "database_down",
            AppError::Corrupt(_) => "unreadable",
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

    /// The reason for whoever runs the server.
    pub(crate) fn for_host(&self) -> String {
        match self {
            AppError::Storage(why) | AppError::Corrupt(why) => why.clone(),
            other => other.sentence(),
        }
    }

    /// The reason for whoever asked, who may be a stranger. What went wrong inside, with paths, names and statements, is told
    /// to the log, and they get the number under which it stands there.
    pub(crate) fn sentence(&self) -> String {
        match self {
            AppError::NotFound => t("error-not-found"),
            AppError::PositionNotFound => t("error-no-position"),
            AppError::NotSeated => t("error-not-seated"),
            AppError::NotStarted => t("error-not-started"),
            AppError::Stale(_) => t("error-stale"),
            AppError::CodeNeeded => t("code-needed"),
            AppError::DatabaseDown => t("error-database-down"),
            AppError::DiskFull => t("error-disk-full"),
            AppError::Storage(why) => tr!("error-inside", incident = incident(why)),
            AppError::Corrupt(why) => tr!("error-unreadable", incident = incident(why)),
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
            | AppError::Unauthorized(sentence) => sentence.clone(),
        }
    }
}

/// Tells the log what went wrong inside; gives the number under which it stands there.
fn incident(why: &str) -> String {
    // It need not be unguessable, nor unlike all others: it is looked for among the lines of some minutes.
    let incident = format!("{:08x}", getrandom::u32().unwrap_or_default());
    error!(incident, why, "a request failed");
    incident
}

impl IntoResponse for AppError {
    fn into_response(self) -> Response {
        let mut body = json!({"error": self.key(), "sentence": self.sentence()});
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
