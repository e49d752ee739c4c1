//! `/healthz`: whether the server can do its work, for those who start it anew when it cannot.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;

use crate::Server;
use crate::text::t;
use crate::work::blocking;

/// Well as long as what is kept can be read.
pub(crate) async fn show(State(server): State<Server>) -> (StatusCode, String) {
    let repository = Arc::clone(&server.repository);
    match blocking(move || repository.ping()).await {
        Ok(()) => (StatusCode::OK, t("healthy")),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, error.sentence()),
    }
}
