//! A browser without a window: requests to the router, with a cookie that is kept.

pub mod news;
pub mod phone;

use std::collections::BTreeMap;

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, Request, StatusCode};
use fixtures::Random;
use futures_util::StreamExt;
use serde_json::{Value, json};
use tower::ServiceExt;
use web::{Config, Repository, app};

/// The server over a store in memory.
pub fn server() -> Router {
    app(Config::new(Repository::in_memory().expect("memory is there")))
}

/// An answer.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|error| panic!("{error}: {}", self.text))
    }
}

/// One browser.
pub struct Browser {
    server: Router,
    cookies: BTreeMap<String, String>,
}

impl Browser {
    pub fn new(server: &Router) -> Browser {
        Browser { server: server.clone(), cookies: BTreeMap::new() }
    }

    /// Another window of the same browser.
    pub fn twin(&self) -> Browser {
        Browser { server: self.server.clone(), cookies: self.cookies.clone() }
    }

    /// Turns to another server with the same cookie.
    pub fn move_to(&mut self, server: &Router) {
        self.server = server.clone();
    }

    pub async fn send(&mut self, mut request: Request<Body>) -> Answer {
        if !self.cookies.is_empty() {
            let pairs: Vec<String> =
                self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
            request.headers_mut().insert(COOKIE, pairs.join("; ").parse().expect("cookies are a header"));
        }
        let response = self.server.clone().oneshot(request).await.expect("the router answers");
        let (status, headers) = (response.status(), response.headers().clone());
        for set in headers.get_all(SET_COOKIE) {
            let set = set.to_str().expect("the cookie is text");
            assert!(set.contains("HttpOnly") && set.contains("SameSite=Lax"), "{set}");
            let (name, value) = set.split(';').next().and_then(|pair| pair.split_once('=')).expect("a pair");
            if set.contains("Max-Age=0") {
                self.cookies.remove(name);
            } else {
                self.cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        let body = to_bytes(response.into_body(), usize::MAX).await.expect("the body ends");
        // Spaces that break nowhere are read as the spaces that they look like.
        let text = String::from_utf8_lossy(&body).replace('\u{a0}', " ");
        Answer { status, headers, text }
    }

    /// Opens a stream of events; it ends when it is dropped.
    pub async fn listen(&self, id: &str) -> axum::response::Response {
        let pairs: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        let request = Request::get(format!("/api/games/{id}/events")).header(COOKIE, pairs.join("; "));
        let request = request.body(Body::empty()).expect("a request");
        self.server.clone().oneshot(request).await.expect("the router answers")
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).expect("a request")).await
    }

    pub async fn post(&mut self, path: &str, body: &Value) -> Answer {
        self.post_text(path, "application/json", body.to_string()).await
    }

    pub async fn post_text(&mut self, path: &str, kind: &str, body: String) -> Answer {
        let request = Request::post(path).header(CONTENT_TYPE, kind).header("x-lokalka", "1");
        self.send(request.body(Body::from(body)).expect("a request")).await
    }

    pub async fn delete(&mut self, path: &str) -> Answer {
        let request = Request::delete(path).header("x-lokalka", "1");
        self.send(request.body(Body::empty()).expect("a request")).await
    }

    pub async fn put(&mut self, path: &str, body: &Value) -> Answer {
        let request = Request::put(path).header(CONTENT_TYPE, "application/json").header("x-lokalka", "1");
        self.send(request.body(Body::from(body.to_string())).expect("a request")).await
    }

    /// Submits a form as the pages do.
    pub async fn submit(&mut self, path: &str, body: &str) -> Answer {
        let request = Request::post(path).header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        let request = request.header("sec-fetch-site", "same-origin");
        self.send(request.body(Body::from(body.to_owned())).expect("a request")).await
    }

    /// Makes an account and signs in.
    pub async fn sign_up(&mut self, name: &str) {
        let answer = self.post("/api/account", &json!({"name": name, "password": "correct horse"})).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    }

    /// Sets up a game of three: the caller is Anna, the others come.
    pub async fn gather(&mut self, seat: &str) -> String {
        let players = json!(["Anna", {"seat": seat}, {"seat": seat}]);
        let answer = self.post("/api/games", &json!({"players": players, "seed": 7, "listed": true})).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        answer.json()["id"].as_str().expect("an id").to_owned()
    }

    /// Takes an open seat.
    pub async fn join(&mut self, id: &str, seat: u8, name: &str) -> Answer {
        self.post(&format!("/api/games/{id}/seats/{seat}/join"), &json!({"name": name})).await
    }

    /// Asks for something that needs nothing but the number.
    pub async fn ask(&mut self, id: &str, path: &str, seq: u64) -> Answer {
        self.post(&format!("/api/games/{id}/{path}"), &json!({"seq": seq})).await
    }

    /// Starts a game of three with a fixed seed.
    pub async fn start(&mut self) -> String {
        let asked = json!({"players": ["Anna", "Bela", "Cyril"], "seed": 7});
        let answer = self.post("/api/games", &asked).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
        answer.json()["id"].as_str().expect("an id").to_owned()
    }

    pub async fn game(&mut self, id: &str) -> Value {
        self.get(&format!("/api/games/{id}")).await.json()
    }

    /// The first of all choices.
    pub async fn first_action(&mut self, id: &str) -> Value {
        self.game(id).await["offers"][0]["choices"][0]["action"].clone()
    }

    pub async fn act(&mut self, id: &str, seq: u64, action: &Value) -> Answer {
        self.post(&format!("/api/games/{id}/actions"), &json!({"seq": seq, "action": action})).await
    }
}

/// A game of three people: Anna, Bela and Cyril.
pub async fn three(server: &Router) -> (String, [Browser; 3]) {
    let mut people = [Browser::new(server), Browser::new(server), Browser::new(server)];
    let id = people[0].gather("open").await;
    assert_eq!(people[1].join(&id, 1, "Bela").await.status, StatusCode::OK);
    assert_eq!(people[2].join(&id, 2, "Cyril").await.status, StatusCode::OK);
    (id, people)
}

/// Chance for games through HTTP.
pub struct Dice(Random);

impl Dice {
    pub fn new(seed: u64) -> Dice {
        Dice(Random(seed))
    }

    pub fn below(&mut self, bound: u64) -> u64 {
        self.0.next() % bound
    }

    /// Any choice of any group, with any number where one is to be filled in.
    pub fn choose(&mut self, game: &Value) -> Value {
        let pick = |dice: &mut Dice, list: &Value| {
            let list = list.as_array().expect("a list");
            list[dice.below(list.len() as u64) as usize].clone()
        };
        let group = pick(self, &game["offers"]);
        let choice = pick(self, &group["choices"]);
        let mut action = choice["action"].clone();
        if let Some(range) = choice.get("range") {
            let (from, to) = (range["from"].as_u64().expect("from"), range["to"].as_u64().expect("to"));
            let field = range["field"].as_str().expect("field");
            action[field] = json!(from + self.below(to - from + 1));
        }
        action
    }
}

/// Reads events until one of this name comes.
pub async fn hear(server: &Router, id: &str) -> impl AsyncFnMut(&str) -> String {
    let request = Request::get(format!("/api/games/{id}/events")).body(Body::empty()).expect("a request");
    let response = server.clone().oneshot(request).await.expect("an answer");
    let mut stream = response.into_body().into_data_stream();
    async move |name: &str| loop {
        let chunk = stream.next().await.expect("the stream goes on").expect("a chunk");
        let text = String::from_utf8_lossy(&chunk).into_owned();
        if text.starts_with(&format!("event: {name}\n")) {
            return text;
        }
    }
}

/// Asks until it was too often, and gives that answer. One who is slow gets another turn now and then, as the limit says,
/// so that no single request is sure to be refused.
pub async fn until_too_often(mut ask: impl AsyncFnMut() -> Answer) -> Answer {
    for _ in 0..MOST_ATTEMPTS {
        let answer = ask().await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            return answer;
        }
    }
    panic!("there is no limit");
}

/// More than any limit lets through at once.
const MOST_ATTEMPTS: usize = 1000;
