//! More of anything than one may have.

use std::net::SocketAddr;
use std::time::Instant;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode};
use serde_json::json;
use tower::ServiceExt;
use web::{Config, Repository, app};

use super::sentence;
use crate::common::{Browser, server, until_too_often};

/// A request as it stands, without a browser around it.
async fn raw(server: &Router, request: Request<Body>) -> StatusCode {
    server.clone().oneshot(request).await.expect("the router answers").status()
}

#[tokio::test]
async fn forged_forwarded_address() {
    let server = app(Config::new(Repository::in_memory().expect("memory is there")).rate_limit(1));
    let ask = |peer: [u8; 4], named: String| {
        let request = Request::get("/api/me").header("x-forwarded-for", named);
        let mut request = request.body(Body::empty()).expect("a request");
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from((peer, 4711))));
        raw(&server, request)
    };
    let (began, mut passed) = (Instant::now(), 0);
    for number in 0..60_u8 {
        let status = ask([198, 51, 100, 7], format!("203.0.113.{number}")).await;
        passed += u64::from(status == StatusCode::OK);
    }
    // Thirty at once, and one with every second.
    let most = 30 + began.elapsed().as_secs() + 1;
    assert!(passed <= most, "who is no proxy counts as himself, whatever he says: {passed} of {most}");
    for number in 0..60_u8 {
        let status = ask([127, 0, 0, 1], format!("203.0.113.{number}")).await;
        assert_eq!(status, StatusCode::OK, "a proxy on this machine is believed");
    }
}

#[tokio::test]
async fn flood_of_requests() {
    let server = app(Config::new(Repository::in_memory().expect("memory is there")).rate_limit(1));
    let mut anna = Browser::new(&server);
    let refused = until_too_often(async || anna.get("/api/me").await).await;
    assert!(refused.headers.contains_key("retry-after") && sentence(&refused).contains("Too many requests"));
    let page = until_too_often(async || anna.get("/").await).await;
    assert!(
        page.text.contains("Too many requests") && page.text.contains("<html"),
        "a page says it on a page"
    );
    let unlimited = app(Config::new(Repository::in_memory().expect("memory is there")).no_rate_limits());
    let mut load = Browser::new(&unlimited);
    let id = load.start().await;
    for _ in 0..100 {
        assert_eq!(load.post(&format!("/api/games/{id}/chat"), &json!({"text": "la"})).await.status, 200);
    }
}

#[tokio::test]
async fn flood_of_streams() {
    let server = server();
    let id = Browser::new(&server).start().await;
    let open = || {
        let request = Request::get(format!("/api/games/{id}/events")).body(Body::empty());
        server.clone().oneshot(request.expect("a request"))
    };
    let mut held = Vec::new();
    let refused = loop {
        let answer = open().await.expect("an answer");
        if answer.status() != StatusCode::OK {
            break answer;
        }
        held.push(answer);
        assert!(held.len() <= 1000, "there is no limit");
    };
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.headers().contains_key("retry-after"));
    assert!(held.len() >= 30, "five windows of six friends: {}", held.len());
    held.pop();
    assert_eq!(open().await.expect("an answer").status(), StatusCode::OK, "who leaves makes room");
}

#[tokio::test]
async fn flood_of_games() {
    let server = server();
    let mut anna = Browser::new(&server);
    anna.sign_up("Anna").await;
    let asked = json!({"players": ["a", "b", "c"]});
    until_too_often(async || {
        let answer = anna.post("/api/games", &asked).await;
        assert!([StatusCode::OK, StatusCode::TOO_MANY_REQUESTS].contains(&answer.status), "{}", answer.text);
        answer
    })
    .await;
    // The form counts too: of some that come at once hardly any is let through.
    let form = "seats=3&name1=a&name2=b&name3=c&name4=&name5=&name6=";
    let mut refused = 0;
    for _ in 0..5 {
        refused += u32::from(anna.submit("/games", form).await.status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 0, "the form counts too");
}
