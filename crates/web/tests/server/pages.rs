//! Pages: their headers, the first page, and who may ask for changes.

use crate::common::{Browser, server};
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, LOCATION};
use axum::http::{Request, StatusCode};

const FORM: &str = "application/x-www-form-urlencoded";
const NAMES: &str = "name1=Anna&name2=Bela&name3=Cyril&name4=Dora&name5=Emil&name6=Franta";

fn form(body: &str, headers: &[(&str, &str)]) -> Request<Body> {
    let mut request = Request::post("/games").header(CONTENT_TYPE, FORM).header("host", "127.0.0.1:1867");
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    request.body(Body::from(body.to_owned())).expect("a request")
}

#[tokio::test]
async fn every_page_has_the_strict_policy_and_nothing_inside_that_breaks_it() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    let paths = [
        "/".to_owned(),
        format!("/games/{id}"),
        format!("/games/{id}?at=0"),
        format!("/games/{id}/table"),
        format!("/games/{id}/tray?hex=E15"),
        format!("/games/{id}/log"),
        format!("/api/games/{id}"),
        "/games/none".to_owned(),
        "/nowhere".to_owned(),
        "/assets/any/icon.svg".to_owned(),
        "/assets/any/table.js".to_owned(),
    ];
    for path in paths {
        let answer = browser.get(&path).await;
        let policy = answer.headers.get("content-security-policy").expect("a policy").to_str().expect("text");
        assert!(policy.starts_with("default-src 'none'; script-src 'self'"), "{path}: {policy}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(answer.headers["x-content-type-options"], "nosniff");
        if !path.starts_with("/assets") {
            assert!(!answer.text.contains("<style") && !answer.text.contains(" style="), "{path}");
            assert!(!answer.text.contains("http://") || answer.text.contains("http://www.w3.org"), "{path}");
        }
    }
}

/// Browsers ask for the style before they have read the page: what is said ahead is what the page names.
#[tokio::test]
async fn the_style_is_said_ahead_of_every_page() {
    let mut browser = Browser::new(&server());
    let id = browser.start().await;
    for path in ["/".to_owned(), format!("/games/{id}"), "/nowhere".to_owned()] {
        let answer = browser.get(&path).await;
        let ahead = answer.headers["link"].to_str().expect("text");
        let style = ahead.strip_prefix('<').and_then(|rest| rest.split_once(">; rel=preload; as=style"));
        let (style, _) = style.unwrap_or_else(|| panic!("{path}: {ahead}"));
        assert!(answer.text.contains(&format!("rel=\"stylesheet\" href=\"{style}\"")), "{path}: {ahead}");
    }
    assert!(!browser.get(&format!("/api/games/{id}")).await.headers.contains_key("link"));
}

#[tokio::test]
async fn the_form_of_the_first_page_starts_a_game() {
    let server = server();
    let mut browser = Browser::new(&server);
    let page = browser.get("/").await;
    assert!(page.text.contains("Anna") && page.text.contains("Franta"));
    for seats in 3..=6 {
        let own = [("origin", "http://127.0.0.1:1867")];
        let answer = browser.send(form(&format!("seats={seats}&{NAMES}"), &own)).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
        let place = answer.headers[LOCATION].to_str().expect("text").to_owned();
        let table = browser.get(&place).await;
        assert_eq!(table.status, StatusCode::OK);
        assert!(table.text.contains("data-action"), "whoever started may act");
    }
    // Two play Bohemia, with Václav.
    assert!(page.text.contains("value=\"18cz-bohemia:2\"") && page.text.contains("2 and Václav"));
    let own = [("origin", "http://127.0.0.1:1867")];
    let answer = browser.send(form(&format!("seats=18cz-bohemia:2&{NAMES}"), &own)).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    let table = browser.get(answer.headers[LOCATION].to_str().expect("text")).await;
    assert!(table.text.contains("18CZ Bohemia") && table.text.contains(">Václav<"));
    for wrong in [
        format!("seats=2&{NAMES}"),
        format!("seats=18cz-bohemia:3&{NAMES}"),
        format!("seats=1830:3&{NAMES}"),
        format!("seats=some&{NAMES}"),
        format!("seats=7&{NAMES}"),
        format!("seats=0&{NAMES}"),
        format!("seats=3&{}", NAMES.replace("Bela", "Anna")),
        format!("seats=3&{}", NAMES.replace("Bela", "")),
    ] {
        let answer = browser.send(form(&wrong, &[("sec-fetch-site", "same-origin")])).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{wrong}");
        assert!(answer.text.contains("role=\"alert\""));
    }
}

#[tokio::test]
async fn requests_from_other_sites_are_turned_away() {
    let server = server();
    let mut browser = Browser::new(&server);
    let body = format!("seats=3&{NAMES}");
    for foreign in [
        [("origin", "http://evil.example")],
        [("origin", "null")],
        [("sec-fetch-site", "cross-site")],
        [("sec-fetch-site", "same-site")],
    ] {
        let answer = browser.send(form(&body, &foreign)).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{foreign:?}");
    }
    let bare = Request::post("/api/games")
        .header(CONTENT_TYPE, "application/json")
        .body(Body::from(r#"{"players":["a","b","c"]}"#))
        .expect("a request");
    assert_eq!(browser.send(bare).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn listeners_hear_the_present_number_at_once() {
    use futures_util::StreamExt;
    use tower::ServiceExt;
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    let request = Request::get(format!("/api/games/{id}/events")).body(Body::empty()).expect("a request");
    let response = server.clone().oneshot(request).await.expect("an answer");
    assert_eq!(response.headers()[CONTENT_TYPE], "text/event-stream");
    let mut stream = response.into_body().into_data_stream();
    let mut next = async || {
        let chunk = stream.next().await.expect("the stream goes on").expect("a chunk");
        String::from_utf8_lossy(&chunk).into_owned()
    };
    assert_eq!(next().await, "event: seq\ndata: 0\n\n");
    assert!(browser.act(&id, 0, &serde_json::json!({"do": "pass"})).await.status.is_success());
    assert_eq!(next().await, "event: seq\ndata: 1\n\n");
}

#[tokio::test]
async fn the_sheet_of_a_company_offers_its_start_and_says_why_not() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    let sheet = |company: &str| format!("/games/{id}/company?company={company}&cell=bank");
    assert_eq!(browser.get(&sheet("EKJ")).await.status, StatusCode::NOT_FOUND, "not before the stock round");
    let mut seq = 0;
    while browser.game(&id).await["decision"].as_str().is_some_and(|words| words.contains("local railway")) {
        assert!(browser.act(&id, seq, &serde_json::json!({"do": "pass"})).await.status.is_success());
        seq += 1;
    }
    let small = browser.get(&sheet("EKJ")).await;
    assert_eq!(small.status, StatusCode::OK, "{}", small.text);
    assert!(small.text.contains("start_company") && small.text.contains("Capital at float"));
    let large = browser.get(&sheet("By")).await;
    assert!(!large.text.contains("data-action"), "{}", large.text);
    assert!(large.text.contains("VII.3 (R-SR-05)"), "{}", large.text);
    let page = browser.get(&format!("/games/{id}")).await;
    assert!(page.text.contains("company?company=EKJ&amp;cell=bank"), "a cell opens the sheet");
    assert!(page.text.contains("Why not") && page.text.contains("(R-SR-05)"));
    let mut watcher = Browser::new(&server);
    assert_eq!(watcher.get(&sheet("EKJ")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(browser.get(&sheet("XX")).await.status, StatusCode::NOT_FOUND);
}
