//! `/healthz`: whether the server can do its work, for those who start it anew when it cannot.

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::http::StatusCode;
use tokio::sync::Mutex;

use crate::Server;
use crate::text::t;
use crate::work::blocking;

/// For so long an answer holds: anybody may ask, and each answer takes a write to the disk.
const GOOD_FOR: Duration = Duration::from_secs(1);

/// The last answer, and since when it holds. Whoever asks while another one is found out waits for that.
#[derive(Default)]
pub(crate) struct Health(Mutex<Option<(Instant, StatusCode, String)>>);

/// Well as long as what is kept can be read, and something can be kept.
pub(crate) async fn show(State(server): State<Server>) -> (StatusCode, String) {
    let mut last = server.health.0.lock().await;
    if let Some((at, status, words)) = &*last
        && at.elapsed() < GOOD_FOR
    {
        return (*status, words.clone());
    }
    let repository = Arc::clone(&server.repository);
    let (status, words) = match blocking(move || repository.ping()).await {
        Ok(()) => (StatusCode::OK, t("healthy")),
        Err(error) => (StatusCode::SERVICE_UNAVAILABLE, error.sentence()),
    };
    *last = Some((Instant::now(), status, words.clone()));
    (status, words)
}
