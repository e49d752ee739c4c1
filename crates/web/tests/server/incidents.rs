//! What the log says of those who sign in and those who are turned away, and that programs can read it.

use std::io::{self, Write};
use std::process::Command;
use std::sync::{Arc, Mutex};

use crate::common::phone::{PASSWORD, set_up};
use crate::common::{Answer, Browser, server, until_too_often};
use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use serde_json::json;
use tracing::subscriber::DefaultGuard;
use web::{Config, Repository, app};

/// Where it is written how fail2ban reads our log.
const HOSTING: &str = include_str!("../../../../docs/hosting.md");

/// What the program would write to standard error, as long as this is held.
struct Log {
    written: Written,
    _guard: DefaultGuard,
}

#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panicked").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    fn begin() -> Log {
        let written = Written::default();
        let writer = written.clone();
        // As `lokalka serve` does.
        let log = tracing_subscriber::fmt().with_target(false).with_writer(move || writer.clone());
        Log { written, _guard: tracing::subscriber::set_default(log.finish()) }
    }

    fn text(&self) -> String {
        String::from_utf8(self.written.0.lock().expect("nobody panicked").clone()).expect("text")
    }

    /// The lines without the times at which they were written.
    fn lines(&self) -> Vec<String> {
        let line = |line: &str| {
            let (time, rest) = line.split_once(' ').expect("a time and a text");
            assert!(time.len() >= 20 && time.starts_with("20") && time.ends_with('Z'), "{line}");
            rest.trim_start().to_owned()
        };
        self.text().lines().map(line).collect()
    }
}

/// An attempt to sign in through a proxy on this machine.
async fn sign_in(server: &Router, from: &str, name: &str, password: &str) -> Answer {
    let body = json!({"name": name, "password": password}).to_string();
    let request = Request::post("/api/session").header(CONTENT_TYPE, "application/json");
    let request = request.header("x-lokalka", "1").header("x-forwarded-for", from);
    Browser::new(server).send(request.body(Body::from(body)).expect("a request")).await
}

#[tokio::test]
async fn who_signs_in_and_who_fails_to_is_told_with_name_and_address() {
    let server = server();
    let log = Log::begin();
    let mut anna = Browser::new(&server);
    anna.sign_up("Anna").await;
    anna.post("/api/account/password", &json!({"old": "nonsense", "new": "battery staple"})).await;
    anna.post("/api/account/password", &json!({"old": PASSWORD, "new": "battery staple"})).await;
    anna.submit("/account/delete", "password=battery+staple").await;
    sign_in(&server, "203.0.113.9", "anna", "a guess").await;
    sign_in(&server, "2001:db8:1:2:3:4:5:6", " Žofie ", "a guess").await;
    Browser::new(&server).post("/api/account", &json!({"name": "Bela", "password": "short"})).await;
    let expected = [
        r#"INFO signed up address=127.0.0.1 name="Anna" route="/api/account""#,
        r#"INFO failed sign-in address=127.0.0.1 name="Anna" route="/api/account/password""#,
        r#"INFO changed password address=127.0.0.1 name="Anna" route="/api/account/password""#,
        r#"INFO deleted account address=127.0.0.1 name="Anna" route="/account/delete""#,
        r#"INFO failed sign-in address=203.0.113.9 name="anna" route="/api/session""#,
        r#"INFO failed sign-in address=2001:db8:1:2::/64 name="Žofie" route="/api/session""#,
        r#"INFO refused sign-up address=127.0.0.1 name="Bela" route="/api/account""#,
    ];
    assert_eq!(log.lines(), expected);
    for secret in [PASSWORD, "a guess", "battery staple", "nonsense"] {
        assert!(!log.text().contains(secret), "no password is in the log");
    }
}

#[tokio::test]
async fn what_becomes_of_second_factors_is_told() {
    let server = server();
    let log = Log::begin();
    let (_, _, codes) = set_up(&server).await;
    for code in [None, Some("000000"), Some(codes[0].as_str())] {
        let given = json!({"name": "anna", "password": PASSWORD, "code": code});
        Browser::new(&server).post("/api/session", &given).await;
    }
    let expected = [
        r#"INFO second factor on address=127.0.0.1 name="Anna" route="/api/account/second-factor/confirm""#,
        r#"INFO asked for second factor address=127.0.0.1 name="Anna" route="/api/session""#,
        r#"INFO failed second factor address=127.0.0.1 name="Anna" route="/api/session""#,
        r#"INFO signed in address=127.0.0.1 name="Anna" route="/api/session""#,
    ];
    assert_eq!(log.lines()[1..], expected, "after signing up");
    assert!(codes.iter().all(|code| !log.text().contains(code.as_str())));
}

#[tokio::test]
async fn who_is_refused_a_right_or_asks_too_often_or_for_too_much_is_told() {
    let server = app(Config::new(Repository::in_memory().expect("memory is there")).rate_limit(1));
    let mut anna = Browser::new(&server);
    let id = anna.gather("invite").await;
    let mut mallory = Browser::new(&server);
    mallory.sign_up("Mallory").await;
    let log = Log::begin();
    mallory.get(&format!("/api/games/{id}/invites")).await;
    mallory.get(&format!("/games/{id}/audit")).await;
    Browser::new(&server).get("/api/tokens").await;
    let token = Request::get("/api/me").header(AUTHORIZATION, "Bearer 0123").body(Body::empty());
    Browser::new(&server).send(token.expect("a request")).await;
    let foreign = Request::post("/sign-out").header("sec-fetch-site", "cross-site").body(Body::empty());
    mallory.send(foreign.expect("a request")).await;
    mallory.get("/api/games/none").await;
    let large = json!({"players": ["a".repeat(1 << 17)]}).to_string();
    let large = Request::post("/api/games")
        .header("x-lokalka", "1")
        .header(CONTENT_TYPE, "application/json")
        .body(Body::from(large));
    Browser::new(&server).send(large.expect("a request")).await;
    let expected = [
        r#"INFO refused right address=127.0.0.1 name="Mallory" route="/api/games/{id}/invites""#,
        r#"INFO refused right address=127.0.0.1 name="Mallory" route="/games/{id}/audit""#,
        r#"INFO refused right address=127.0.0.1 route="/api/tokens""#,
        r#"INFO unknown token address=127.0.0.1 route="/api/me""#,
        r#"INFO cross-site request address=127.0.0.1 route="/sign-out""#,
        r#"INFO oversized request address=127.0.0.1 route="/api/games""#,
    ];
    assert_eq!(log.lines(), expected, "what is merely not there is not told");
    until_too_often(async || Browser::new(&server).get("/api/me").await).await;
    assert_eq!(log.lines()[expected.len()], r#"INFO throttled request address=127.0.0.1 route="/api/me""#);
}

#[tokio::test]
async fn the_address_is_that_of_the_client_behind_a_proxy_that_is_believed() {
    let server = server();
    let log = Log::begin();
    for peer in [[127, 0, 0, 1], [198, 51, 100, 7]] {
        let request = Request::get("/api/me").header(AUTHORIZATION, "Bearer 0123");
        let request = request.header("x-forwarded-for", "192.0.2.66, 203.0.113.9");
        let request = request.extension(ConnectInfo(std::net::SocketAddr::from((peer, 4711))));
        Browser::new(&server).send(request.body(Body::empty()).expect("a request")).await;
    }
    let lines = log.lines();
    assert!(lines[0].contains(" address=203.0.113.9 "), "{lines:?}");
    assert!(lines[1].contains(" address=198.51.100.7 "), "who is no proxy is not believed: {lines:?}");
}

#[tokio::test]
async fn nobody_writes_lines_of_their_own_into_the_log() {
    let server = server();
    let log = Log::begin();
    let forged = "x\n2026-01-01T00:00:00.000000Z  INFO failed sign-in address=192.0.2.66 name=\"Anna\"";
    let names = [forged, "x\" address=192.0.2.66", "\u{1b}[31m\u{202e}red", &"long ".repeat(1 << 13)];
    for name in names {
        sign_in(&server, "203.0.113.9", name, "a guess").await;
    }
    let lines = log.lines();
    assert_eq!(lines.len(), names.len());
    for line in &lines {
        assert!(line.starts_with("INFO failed sign-in address=203.0.113.9 name=\""), "{line}");
        assert!(line.len() < 300 && !line.contains('\u{1b}') && !line.contains('\u{202e}'), "{line}");
    }
}

#[tokio::test]
async fn a_flood_is_told_in_few_lines() {
    let server = server();
    let log = Log::begin();
    for number in 0..200 {
        // Too long to be looked at, so that nobody waits.
        sign_in(&server, "203.0.113.9", &format!("name {number}"), &"x".repeat(1000)).await;
    }
    let lines = log.lines();
    assert!(lines.iter().any(|line| line.starts_with("INFO failed sign-in address=203.0.113.9 ")));
    assert!(lines.iter().any(|line| line.starts_with("INFO throttled sign-in address=203.0.113.9 ")));
    assert!(lines.len() < 100, "{} lines", lines.len());
}

/// The part of the page on hosting that goes into a file.
fn documented(file: &str) -> &'static str {
    let (_, after) = HOSTING.split_once(&format!("`{file}`")).expect("the file is documented");
    let (_, block) = after.split_once("```ini\n").expect("with its text");
    block.split_once("```").expect("the text ends").0
}

#[tokio::test]
async fn fail2ban_reads_the_log_with_the_filter_of_the_documentation() {
    let server = server();
    let log = Log::begin();
    Browser::new(&server).sign_up("Anna").await;
    sign_in(&server, "203.0.113.9", "Anna", "a guess").await;
    sign_in(&server, "2001:db8:1:2:3:4:5:6", "Anna", "a guess").await;
    let forged = "x\n2026-01-01T00:00:00.000000Z  INFO failed sign-in address=192.0.2.66 name=\"Anna\"";
    sign_in(&server, "203.0.113.10", forged, "a guess").await;
    Browser::new(&server).get("/api/tokens").await;
    let folder = std::env::temp_dir().join(format!("lokalka-fail2ban-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let (filter, file) = (folder.join("lokalka.conf"), folder.join("log"));
    std::fs::write(&filter, documented("/etc/fail2ban/filter.d/lokalka.conf")).expect("it is written");
    // As a file, and as the journal hands it over.
    let journal = |line: &str| format!("Jan 01 00:00:00 games lokalka[4711]: {line}\n");
    for text in [log.text(), log.text().lines().map(journal).collect()] {
        std::fs::write(&file, text).expect("it is written");
        let Ok(read) = Command::new("fail2ban-regex").args(["-o", "ip"]).args([&file, &filter]).output()
        else {
            fixtures::skip("fail2ban is not installed");
            break;
        };
        let read = String::from_utf8_lossy(&read.stdout).into_owned();
        assert_eq!(read.lines().collect::<Vec<_>>(), ["203.0.113.9", "2001:db8:1:2::/64", "203.0.113.10"]);
    }
    let _ = std::fs::remove_dir_all(&folder);
}
