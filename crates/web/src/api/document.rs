//! The document of the API, for programs.

use axum::Json;
use serde_json::Value;

use crate::openapi::document;

/// The document for programs.
pub(crate) async fn json() -> Json<&'static Value> {
    Json(document())
}
