//! The document of the API, for programs.

use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;

use crate::openapi::TEXT;

/// The document for programs.
pub(crate) async fn json() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], TEXT)
}
