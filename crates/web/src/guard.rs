//! What every request and answer goes through: who asks, whether the question comes from our own pages, and the
//! headers that keep the page to itself.

use axum::extract::Request;
use axum::http::header::{
    CACHE_CONTROL, CONTENT_SECURITY_POLICY, COOKIE, HOST, HeaderName, ORIGIN, REFERRER_POLICY, SET_COOKIE,
    X_CONTENT_TYPE_OPTIONS,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::keep::hash;
use crate::tables::random_id;
use crate::text::t;

/// Nothing but our own files; no script or style inside the page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/// The cookie that tells browsers apart.
const COOKIE_NAME: &str = "lokalka";

/// Requests of the API that change something carry this header: a foreign page cannot add it unasked.
const OURS: HeaderName = HeaderName::from_static("x-lokalka");

/// The browser that asks, by the hash of the random id in its cookie: whoever knows the id plays its seats.
#[derive(Clone, Debug)]
pub(crate) struct Browser(pub(crate) String);

/// Lets a request through, and dresses its answer.
pub(crate) async fn watch(mut request: Request, next: Next) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let api = request.uri().path().starts_with("/api/");
        if !is_from_here(request.headers()) || (api && !request.headers().contains_key(OURS)) {
            return dressed((StatusCode::FORBIDDEN, t("trouble-foreign")).into_response(), false);
        }
    }
    let asset = request.uri().path().starts_with("/assets/");
    let (browser, new) = match browser_of(request.headers()) {
        Some(id) => (id, false),
        None => match random_id() {
            Ok(id) => (id, !asset),
            Err(error) => return (StatusCode::INTERNAL_SERVER_ERROR, error).into_response(),
        },
    };
    request.extensions_mut().insert(Browser(hash(&browser)));
    let mut response = dressed(next.run(request).await, asset);
    if new {
        let cookie = format!("{COOKIE_NAME}={browser}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    response
}

fn dressed(mut response: Response, asset: bool) -> Response {
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    let cache = if asset { "no-cache" } else { "no-store" };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(cache));
    response
}

/// Whether a request that changes something comes from our own pages, or from no page at all.
///
/// Browsers send at least one of the two headers with every such request.
fn is_from_here(headers: &HeaderMap) -> bool {
    let text = |name: &HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text(&HeaderName::from_static("sec-fetch-site")) {
        return matches!(site, "same-origin" | "none");
    }
    match text(&ORIGIN) {
        None => true,
        Some(origin) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            host.is_some() && host == text(&HOST)
        }
    }
}

fn browser_of(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, id) = pairs.find(|(name, _)| *name == COOKIE_NAME)?;
    let proper = id.len() == 32 && id.bytes().all(|byte| byte.is_ascii_hexdigit());
    proper.then(|| id.to_owned())
}
