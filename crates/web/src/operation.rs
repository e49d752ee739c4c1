//! For whoever runs the server: whether it is well, what it has counted, and a line in the log for every request.

pub(crate) mod contact;
mod exposition;
mod health;
pub(crate) mod incidents;
pub(crate) mod metrics;
pub(crate) mod requests;

use std::net::SocketAddr;

use axum::Router;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::Server;

/// The headers by which proxies say for whom they ask.
const PROXY_HEADERS: [&str; 3] = ["x-forwarded-for", "forwarded", "x-real-ip"];

/// What a server tells about itself beside its pages. Nobody signs in for it, and no limit counts it.
pub(crate) fn health_router() -> Router<Server> {
    Router::new()
        .route("/healthz", get(health::show))
        .route("/metrics", get(metrics_for_this_machine))
        .route(contact::PATH, get(contact::show))
}

/// The numbers alone, for an address of their own.
pub(crate) fn metrics_router() -> Router<Server> {
    Router::new().route("/metrics", get(exposition::show))
}

/// The numbers beside the pages are for this machine: whoever comes from outside or through a proxy finds nothing here.
async fn metrics_for_this_machine(
    peer: Option<axum::Extension<ConnectInfo<SocketAddr>>>,
    headers: HeaderMap,
    server: State<Server>,
) -> Response {
    let from_here = peer.is_none_or(|peer| peer.0.0.ip().is_loopback());
    if from_here && !PROXY_HEADERS.iter().any(|name| headers.contains_key(*name)) {
        exposition::show(server).await.into_response()
    } else {
        StatusCode::NOT_FOUND.into_response()
    }
}
