//! Every request is counted and may be logged: by the pattern of its path, since paths carry ids and invites.

use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::Response;
use tracing::{debug, warn};

use crate::Server;

/// What stands for all paths that lead nowhere.
const NO_ROUTE: &str = "nowhere";

/// Lets a request through, and notes what became of it.
pub(crate) async fn middleware(State(server): State<Server>, request: Request, next: Next) -> Response {
    let began = Instant::now();
    let method = name(request.method());
    let matched = request.extensions().get::<MatchedPath>();
    let route = matched.map_or(NO_ROUTE, MatchedPath::as_str).to_owned();
    let response = next.run(request).await;
    let (status, took) = (response.status(), began.elapsed());
    let milliseconds = took.as_secs_f64() * 1000.0;
    if status.is_server_error() {
        warn!(method, route, status = status.as_u16(), milliseconds, "request");
    } else {
        debug!(method, route, status = status.as_u16(), milliseconds, "request");
    }
    let metrics = server.tables.metrics();
    metrics.requests.with_label_values(&[method, &route, status.as_str()]).inc();
    metrics.request_time.with_label_values(&[method, &route]).observe(took.as_secs_f64());
    response
}

/// The name of a method. Whoever makes one up does not get a count of its own for it.
fn name(method: &Method) -> &'static str {
    let known = [
        (Method::GET, "GET"),
        (Method::HEAD, "HEAD"),
        (Method::POST, "POST"),
        (Method::PUT, "PUT"),
        (Method::DELETE, "DELETE"),
    ];
    known.into_iter().find(|(known, _)| known == method).map_or("other", |(_, name)| name)
}
