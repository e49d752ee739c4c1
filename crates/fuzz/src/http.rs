//! Requests: each begins with `> METHOD PATH`, goes on with headers, and after an empty line with its body. `$game` stands
//! for the id of the last game that was set up, and the cookies of one browser are kept.
//!
//! Every request is answered, never with a fault of the server, and with a sentence where it is turned away.

use std::collections::BTreeMap;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::{CONTENT_SECURITY_POLICY, CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, Method, Request, Response};
use serde_json::Value;
use tower::ServiceExt;
use web::{Config, Repository};

/// What a request begins with, after the end of the one before.
const BEGINS: &str = "\n> ";

/// So many requests are made at most.
const MOST: usize = 60;

/// Games are the same whenever the same requests are made: what was found can be looked at again.
const SEED: u64 = 1;

/// Bots must not hold up the search.
const THINKING: Duration = Duration::from_millis(1);

pub(crate) fn put(text: &str) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.expect("a thread is enough");
    runtime.block_on(async {
        let repository = Repository::in_memory().expect("memory is there");
        let mut browser = Browser {
            server: web::app(Config::new(repository).thinking(THINKING).no_rate_limits().seeds(|| Ok(SEED))),
            cookies: BTreeMap::new(),
            game: String::from("none"),
        };
        for request in format!("\n{text}").split(BEGINS).skip(1).take(MOST) {
            browser.ask(request).await;
        }
    });
    // What is still under way, such as the thought of a bot, is waited for: it must not slow down whatever is put next, nor be
    // taken for a part of it.
    drop(runtime);
}

struct Browser {
    server: Router,
    cookies: BTreeMap<String, String>,
    game: String,
}

impl Browser {
    async fn ask(&mut self, text: &str) {
        let Some(request) = self.request(&text.replace("$game", &self.game)) else { return };
        let asked = format!("{} {}", request.method(), request.uri());
        let path = request.uri().path().to_owned();
        let is_head = request.method() == Method::HEAD;
        let Ok(response) = self.server.clone().oneshot(request).await;
        self.keep_cookies(response.headers());
        assert!(!response.status().is_server_error(), "{asked}: {}", response.status());
        assert!(response.headers().contains_key(CONTENT_SECURITY_POLICY), "{asked}");
        // To HEAD the answer is the head alone, whatever kind of body that names.
        if path.starts_with("/api/") && !is_head {
            let answer = read(&asked, response).await;
            if matches!(path.as_str(), "/api/games" | "/api/import")
                && let Some(id) = answer["id"].as_str()
            {
                id.clone_into(&mut self.game);
            }
        }
    }

    /// The request, where the text is one.
    fn request(&self, text: &str) -> Option<Request<Body>> {
        let (head, body) = text.split_once("\n\n").unwrap_or((text, ""));
        let mut lines = head.lines();
        let (method, path) = lines.next()?.split_once(' ')?;
        let mut request = Request::builder().method(method).uri(path);
        for line in lines {
            let (name, value) = line.split_once(": ")?;
            request = request.header(name, value);
        }
        let cookies: Vec<String> =
            self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        request.header(COOKIE, cookies.join("; ")).body(Body::from(body.to_owned())).ok()
    }

    fn keep_cookies(&mut self, headers: &HeaderMap) {
        let set = headers.get_all(SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
        let pairs = set.filter_map(|text| text.split(';').next()?.split_once('='));
        self.cookies.extend(pairs.map(|(name, value)| (name.to_owned(), value.to_owned())));
    }
}

/// What the API answers; where it turns somebody away, with a sentence.
async fn read(asked: &str, response: Response<Body>) -> Value {
    let status = response.status();
    let is_json = response.headers().get(CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if !is_json {
        // A stream of events has no end.
        assert!(!status.is_client_error(), "{asked}: turned away without a sentence");
        return Value::Null;
    }
    let body = to_bytes(response.into_body(), usize::MAX).await.expect("a body in memory ends");
    let answer: Value = serde_json::from_slice(&body).expect("it says that it is JSON");
    let sentence = answer["sentence"].as_str().unwrap_or_default();
    assert!(!status.is_client_error() || !sentence.is_empty(), "{asked}: {status} without a sentence");
    answer
}
