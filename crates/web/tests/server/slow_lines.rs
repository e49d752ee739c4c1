//! For slow lines: what is sent is compressed, files are kept by browsers for ever, and a move is one request.

use std::io::Read;

use crate::common::{Browser, server};
use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::http::header::{ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE};
use axum::http::{HeaderMap, Request, StatusCode};
use flate2::read::GzDecoder;
use serde_json::json;
use tower::ServiceExt;

/// A game that looks the same to everybody, since nobody holds a seat of it.
async fn watched(server: &Router) -> String {
    Browser::new(server).start().await
}

async fn fetch(server: &Router, path: &str, headers: &[(&str, &str)]) -> (HeaderMap, Bytes) {
    let mut request = Request::get(path);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let response = server.clone().oneshot(request.body(Body::empty()).expect("a request")).await;
    let response = response.expect("the router answers");
    assert_eq!(response.status(), StatusCode::OK, "{path}");
    let headers = response.headers().clone();
    (headers, to_bytes(response.into_body(), usize::MAX).await.expect("the body ends"))
}

fn unzipped(mut source: impl Read) -> Vec<u8> {
    let mut content = Vec::new();
    source.read_to_end(&mut content).expect("it was compressed");
    content
}

#[tokio::test]
async fn pages_parts_and_answers_are_compressed_for_who_can_read_it() {
    let server = server();
    let id = watched(&server).await;
    for path in ["/rules/18cz", &format!("/games/{id}/table"), &format!("/api/games/{id}")] {
        let (headers, plain) = fetch(&server, path, &[]).await;
        assert!(!headers.contains_key(CONTENT_ENCODING) && headers["vary"].to_str().is_ok(), "{path}");
        let (headers, gzip) = fetch(&server, path, &[("accept-encoding", "gzip, deflate")]).await;
        assert_eq!(headers[CONTENT_ENCODING], "gzip");
        assert_eq!(unzipped(GzDecoder::new(&*gzip)), plain);
        let (headers, brotli) = fetch(&server, path, &[("accept-encoding", "gzip, br")]).await;
        assert_eq!(headers[CONTENT_ENCODING], "br");
        assert_eq!(unzipped(brotli::Decompressor::new(&*brotli, 4096)), plain);
        assert!(4 * brotli.len() < plain.len() && brotli.len() < gzip.len(), "{path}: {}", brotli.len());
    }
}

#[tokio::test]
async fn what_another_site_asks_for_is_not_compressed() {
    let server = server();
    let id = watched(&server).await;
    let path = format!("/games/{id}");
    for (site, compressed) in
        [("cross-site", false), ("same-site", false), ("same-origin", true), ("none", true)]
    {
        let asked = [("accept-encoding", "br"), ("sec-fetch-site", site)];
        let (headers, _) = fetch(&server, &path, &asked).await;
        assert_eq!(headers.contains_key(CONTENT_ENCODING), compressed, "{site}");
    }
}

#[tokio::test]
async fn a_stream_of_events_and_what_is_small_travel_as_they_are() {
    let server = server();
    let id = watched(&server).await;
    let request = Request::get(format!("/api/games/{id}/events")).header(ACCEPT_ENCODING, "br, gzip");
    let request = request.body(Body::empty()).expect("a request");
    let stream = server.clone().oneshot(request).await.expect("the router answers");
    assert_eq!(stream.headers()[CONTENT_TYPE], "text/event-stream");
    assert!(!stream.headers().contains_key(CONTENT_ENCODING));
    let (headers, body) = fetch(&server, "/api/me", &[("accept-encoding", "br, gzip")]).await;
    assert!(!headers.contains_key(CONTENT_ENCODING) && body.starts_with(b"{"));
}

#[tokio::test]
async fn files_are_kept_for_ever_under_the_mark_of_their_content() {
    let server = server();
    let id = watched(&server).await;
    let (_, page) = fetch(&server, &format!("/games/{id}"), &[]).await;
    let page = String::from_utf8_lossy(&page);
    let addresses: Vec<&str> =
        page.split('"').filter(|word| word.starts_with("/assets/") && !word.contains("/-/")).collect();
    for end in ["/style.css", "/table.js", "/icon.svg"] {
        assert!(addresses.iter().any(|address| address.ends_with(end)), "{end}: {addresses:?}");
    }
    for address in addresses {
        let (headers, plain) = fetch(&server, address, &[]).await;
        assert_eq!(headers[CACHE_CONTROL], "public, max-age=31536000, immutable", "{address}");
        let (headers, brotli) =
            fetch(&server, address, &[("accept-encoding", "br"), ("sec-fetch-site", "cross-site")]).await;
        if headers.contains_key(CONTENT_ENCODING) {
            assert_eq!(unzipped(brotli::Decompressor::new(&*brotli, 4096)), plain, "{address}");
        }
        // A page that was opened before a release asks by the old mark.
        let name = address.rsplit('/').next().expect("a name");
        let (headers, same) = fetch(&server, &format!("/assets/0123456789abcdef/{name}"), &[]).await;
        assert!(headers[CACHE_CONTROL] == "no-cache" && same == plain, "{address}");
    }
}

/// The parts of a page that the browser could show, as it names them.
fn marks(page: &str) -> String {
    let parts = page.split("<section id=\"").skip(1).filter_map(|part| {
        let (id, rest) = part.split_once("\" data-part=\"")?;
        Some(format!("{id}:{}", rest.split_once('"')?.0))
    });
    parts.collect::<Vec<_>>().join(",")
}

#[tokio::test]
async fn the_answer_to_a_move_has_the_parts_that_it_changed_and_no_others() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    let page = browser.get(&format!("/games/{id}")).await.text;
    assert!(page.contains("<svg"));
    let action = browser.first_action(&id).await;
    let (path, asked) =
        (format!("/games/{id}/table?known={}", marks(&page)), json!({"seq": 0, "action": action}));
    let moved = browser.post(&path, &asked).await;
    assert_eq!(moved.status, StatusCode::OK, "{}", moved.text);
    assert!(moved.text.contains("data-seq=\"1\"") && !moved.text.contains("<html"), "{}", moved.text);
    assert!(
        !moved.text.contains("class=\"board\"") && moved.text.contains("id=\"map\""),
        "the map is the same"
    );
    let fetched = browser.get(&path).await;
    assert_eq!(moved.text, fetched.text, "whoever fetches the parts gets the same");
    // Sent again, as after a line that was lost before the answer came: it is not done again.
    let again = browser.post(&path, &asked).await;
    assert_eq!((again.status, again.json()["seq"].clone()), (StatusCode::CONFLICT, json!(1)));
    assert_eq!(browser.game(&id).await["seq"], json!(1));
    let back = browser.post(&path, &json!({"seq": 1, "ask": "undo"})).await;
    assert!(back.status == StatusCode::OK && back.text.contains("data-seq=\"2\""), "{}", back.text);
    let nonsense = browser.post(&path, &json!({"seq": 2, "ask": "everything"})).await;
    assert_eq!(nonsense.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_watcher_cannot_move_by_the_page_either() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    let action = browser.first_action(&id).await;
    let mut watcher = Browser::new(&server);
    watcher.get("/").await;
    let (path, asked) = (format!("/games/{id}/table"), json!({"seq": 0, "action": action}));
    assert_eq!(watcher.post(&path, &asked).await.status, StatusCode::FORBIDDEN);
    // Nor can another site with the cookie of who sits there.
    let request = Request::post(&path).header("origin", "http://evil.example").header("host", "here");
    let request = request.header(CONTENT_TYPE, "application/json").body(Body::from(asked.to_string()));
    assert_eq!(browser.send(request.expect("a request")).await.status, StatusCode::FORBIDDEN);
}
