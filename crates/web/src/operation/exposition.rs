//! `/metrics`: what was counted, in the text format of Prometheus.

use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::IntoResponse;
use prometheus::{TEXT_FORMAT, TextEncoder};

use crate::Server;
use crate::error::AppError;

/// Everything as it is now.
pub(crate) async fn show(State(server): State<Server>) -> Result<impl IntoResponse, AppError> {
    let (metrics, (tables, streams)) = (server.tables.metrics(), server.tables.counts());
    metrics.gauges.live_tables.set(tables.try_into().unwrap_or(i64::MAX));
    metrics.gauges.event_streams.set(streams.try_into().unwrap_or(i64::MAX));
    metrics.gauges.work_waiting.set(server.desk.waiting().try_into().unwrap_or(i64::MAX));
    metrics.measure_process();
    let text = TextEncoder::new().encode_to_string(&metrics.registry.gather());
    let text = text.map_err(|error| AppError::Storage(error.to_string()))?;
    Ok(([(CONTENT_TYPE, TEXT_FORMAT), (CACHE_CONTROL, "no-store")], text))
}
