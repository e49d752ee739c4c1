//! What every request and answer goes through: who asks, whether the question comes from our own pages, and the
//! headers that keep the page to itself.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::body::{Body, to_bytes};
use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{
    AUTHORIZATION, CACHE_CONTROL, CONTENT_LANGUAGE, CONTENT_SECURITY_POLICY, CONTENT_TYPE, HOST, HeaderName,
    LINK, ORIGIN, REFERRER_POLICY, SET_COOKIE, STRICT_TRANSPORT_SECURITY, USER_AGENT, X_CONTENT_TYPE_OPTIONS,
};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use languages::Language;
use serde_json::json;

use crate::compression::Asked;
use crate::cookies::Cookie;
use crate::error::AppError;
use crate::identity::Person;
use crate::pages::{self, Page};
use crate::people::OpenedSession;
use crate::repository::{Holder, hash, random_id};
use crate::text::t;
use crate::work::{self, blocking};
use crate::{Server, bodies, language};

/// How long a browser is known.
const BROWSER_MAX_AGE: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// Requests of the API that change something carry this header: a foreign page cannot add it unasked.
const CSRF_HEADER: HeaderName = HeaderName::from_static("x-lokalka");

/// For so long browsers ask by https only, where the server is found by it: a year, anew with every answer.
const HTTPS_ONLY: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// The longest sentence of the router.
const MAX_SENTENCE_LEN: usize = 10_000;

/// The longest name of a browser that is kept.
const MAX_AGENT_LEN: usize = 200;

/// Lets a request through, and puts the page and the headers of its answer together.
pub(crate) async fn middleware(State(server): State<Server>, request: Request, next: Next) -> Response {
    let (parts, body) = request.into_parts();
    let (address, form) = (server.proxies.address(&parts), Asked::by(&parts));
    let answered = async { form.compress(answer(&server, address, parts, body, next).await).await };
    work::for_person(&server.desk, address, answered).await
}

async fn answer(server: &Server, address: IpAddr, mut parts: Parts, body: Body, next: Next) -> Response {
    let (body, fault) = bodies::bounded(body, parts.uri.path(), server.limits.body);
    let cookies = server.cookies();
    let asked = language::Asked::by(&parts, cookies);
    let finisher = Finisher::of(server, &parts);
    if !server.hosts.serve(&parts) {
        return asked.anybody().speaks(|| finisher.refuse(&AppError::Misdirected));
    }
    let mut new = None;
    let outdated = cookies.outdated(&parts.headers);
    let route = parts.extensions.get::<MatchedPath>().cloned();
    let route = route.as_ref().map(MatchedPath::as_str);
    let mut person = None;
    if !finisher.asset {
        match asked.anybody().throughout(identify(server, &parts, address, &mut new)).await {
            Ok(found) => parts.extensions.insert(person.insert(found).clone()),
            Err(error) => {
                server.incidents.note_stranger(address, route, &error);
                return asked.anybody().speaks(|| finisher.refuse(&error));
            }
        };
    }
    let language = person.as_ref().map_or_else(|| asked.anybody(), |person| asked.of(person));
    let answered = async {
        let mut response = Response::default();
        if fault.get().is_none() {
            response = next.run(Request::from_parts(parts, body)).await;
        }
        // Known from the start, or found out while it was read, whatever was made of that.
        if let Some(error) = fault.get() {
            response = finisher.refusal(error);
        }
        if let Some(person) = person {
            server.incidents.note_answer(&person, route, response.status());
        }
        if finisher.api && response.status().is_client_error() {
            response = as_json_error(response).await;
        }
        finisher.finish(response)
    };
    let mut response = language.throughout(answered).await;
    if let Some(browser) = new
        && !response.headers().contains_key(SET_COOKIE)
    {
        cookies.set(response.headers_mut(), Cookie::Browser, &browser, BROWSER_MAX_AGE);
    }
    if let Some(language) = asked.to_be_kept() {
        cookies.set(response.headers_mut(), Cookie::Language, language.tag(), language::MAX_AGE);
    }
    cookies.rename(outdated, response.headers_mut(), |cookie| match cookie {
        Cookie::Browser | Cookie::Known => BROWSER_MAX_AGE,
        Cookie::Language => language::MAX_AGE,
        Cookie::Session => server.people.session_max_age(),
    });
    response
}

/// What the router turned away on its own is answered with a sentence, as everything of the API is.
async fn as_json_error(response: Response) -> Response {
    let (parts, body) = response.into_parts();
    let is = |kind: &str| {
        parts.headers.get(CONTENT_TYPE).is_some_and(|value| value.as_bytes().starts_with(kind.as_bytes()))
    };
    if is("application/json") {
        return Response::from_parts(parts, body);
    }
    let (error, sentence) = match parts.status {
        StatusCode::NOT_FOUND => ("not_found", t("error-not-found")),
        StatusCode::METHOD_NOT_ALLOWED => ("method_not_allowed", t("error-no-method")),
        _ => {
            let text = to_bytes(body, MAX_SENTENCE_LEN).await.unwrap_or_default();
            ("invalid", String::from_utf8_lossy(&text).into_owned())
        }
    };
    (parts.status, Json(json!({"error": error, "sentence": sentence}))).into_response()
}

/// Who asks, unless they ask too often.
async fn identify(
    server: &Server,
    request: &Parts,
    address: IpAddr,
    new: &mut Option<String>,
) -> Result<Person, AppError> {
    server.throttle.request_from(&address.to_string())?;
    let person = match bearer(&request.headers) {
        Some(token) => identify_by_token(server, request, address, token).await?,
        None => identify_by_cookies(server, request, address, new).await?,
    };
    if let Some(account) = &person.account {
        server.throttle.request_by(&account.id)?;
    }
    Ok(person)
}

/// A program with a personal token.
async fn identify_by_token(
    server: &Server,
    request: &Parts,
    address: IpAddr,
    token: String,
) -> Result<Person, AppError> {
    let repository = Arc::clone(&server.repository);
    let account = blocking(move || repository.token_user(&token)).await?;
    let account = account.ok_or_else(|| AppError::Unauthorized(t("token-unknown")))?;
    Ok(Person {
        holder: account.holder(),
        account: Some(account),
        browser: None,
        session: None,
        address,
        agent: agent(&request.headers),
        known: None,
        incident: Arc::default(),
    })
}

/// A browser; one that is seen for the first time gets an id.
async fn identify_by_cookies(
    server: &Server,
    request: &Parts,
    address: IpAddr,
    new: &mut Option<String>,
) -> Result<Person, AppError> {
    let headers = &request.headers;
    if !matches!(request.method, Method::GET | Method::HEAD) {
        let api = request.uri.path().starts_with("/api/");
        if !is_same_origin(headers, server.public_url.host()) || (api && !headers.contains_key(CSRF_HEADER)) {
            return Err(AppError::Forbidden(t("error-foreign")));
        }
    }
    let cookies = server.cookies();
    let id = match cookies.read(headers, Cookie::Browser) {
        Some(id) => id,
        None => new.insert(random_id().map_err(AppError::Storage)?).clone(),
    };
    let browser = Holder::Browser(hash(&id));
    let mut session = cookies.read(headers, Cookie::Session);
    let account = match session.clone() {
        Some(token) => {
            let repository = Arc::clone(&server.repository);
            blocking(move || repository.session(&token)).await?
        }
        None => None,
    };
    if account.is_none() {
        session = None;
    }
    let holder = account.as_ref().map_or_else(|| browser.clone(), |account| account.holder());
    let (agent, known) = (agent(headers), cookies.read(headers, Cookie::Known));
    let browser = Some(browser);
    Ok(Person { holder, account, browser, session, address, agent, known, incident: Arc::default() })
}

/// Says in an answer that this browser has a session now. It also gets a new id: what it played is the account's, and
/// who knew the old id must not share what it plays after signing out.
pub(crate) fn open_session(server: &Server, mut response: Response, opened: &OpenedSession) -> Response {
    let cookies = server.cookies();
    cookies.set(response.headers_mut(), Cookie::Session, &opened.token, server.people.session_max_age());
    cookies.set(response.headers_mut(), Cookie::Known, &opened.known, BROWSER_MAX_AGE);
    if let Ok(browser) = random_id() {
        cookies.set(response.headers_mut(), Cookie::Browser, &browser, BROWSER_MAX_AGE);
    }
    response
}

/// Says in an answer that this browser has no session any more.
pub(crate) fn close_session(server: &Server, mut response: Response) -> Response {
    let cookies = server.cookies();
    cookies.set(response.headers_mut(), Cookie::Session, "", Duration::ZERO);
    response
}

/// Whoever puts the answer to a request together.
struct Finisher<'a> {
    server: &'a Server,
    /// A program asks.
    api: bool,
    /// A file is asked for.
    asset: bool,
    /// What is asked for, path and query.
    place: String,
}

impl Finisher<'_> {
    fn of<'a>(server: &'a Server, request: &Parts) -> Finisher<'a> {
        let place = request.uri.path_and_query().map_or_else(|| "/".to_owned(), ToString::to_string);
        let (api, asset) = (place.starts_with("/api/"), place.starts_with("/assets/"));
        Finisher { server, api, asset, place }
    }

    /// The answer to what was not done, for a program or for people.
    fn refusal(&self, error: &AppError) -> Response {
        if self.api { error.clone().into_response() } else { pages::error_page(error) }
    }

    /// The same with all that belongs to it.
    fn refuse(&self, error: &AppError) -> Response {
        self.finish(self.refusal(error))
    }

    /// Renders the page of an answer, where it is one, in the style of this server and in the language that is spoken.
    fn finish(&self, mut response: Response) -> Response {
        if let Some(page) = response.extensions_mut().remove::<Page>() {
            *response.body_mut() = page.render(&self.server.assets, &self.place).into();
            let headers = response.headers_mut();
            headers.insert(CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8"));
            headers.insert(LINK, self.server.assets.ahead.clone());
        }
        if !self.asset
            && let Ok(tag) = HeaderValue::from_str(Language::spoken().tag())
        {
            response.headers_mut().insert(CONTENT_LANGUAGE, tag);
        }
        with_headers(self.server, response, self.asset)
    }
}

fn with_headers(server: &Server, mut response: Response, asset: bool) -> Response {
    let headers = response.headers_mut();
    headers.insert(CONTENT_SECURITY_POLICY, server.assets.policy.clone());
    headers.insert(X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    if server.public_url.is_secure() {
        headers.insert(STRICT_TRANSPORT_SECURITY, HTTPS_ONLY);
    }
    // Files say themselves how long they last.
    if !asset {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    response
}

/// Whether a request that changes something comes from our own pages, or from no page at all.
///
/// Browsers send at least one of the two headers with every such request.
fn is_same_origin(headers: &HeaderMap, public: Option<&str>) -> bool {
    let text = |name: &HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
    if let Some(site) = text(&HeaderName::from_static("sec-fetch-site")) {
        return matches!(site, "same-origin" | "none");
    }
    match text(&ORIGIN) {
        None => true,
        Some(origin) => {
            let host = origin.split_once("://").map(|(_, host)| host);
            host.is_some() && (host == text(&HOST) || host == public)
        }
    }
}

/// What a browser says that it is, cut to a length that can be shown.
fn agent(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    agent.chars().take(MAX_AGENT_LEN).collect()
}

fn bearer(headers: &HeaderMap) -> Option<String> {
    let (scheme, token) = headers.get(AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim().to_owned())
}
