//! Input that is too large, leads out of its place, or is taken for something else.

use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, HOST, LOCATION};
use axum::http::{Request, StatusCode};
use serde_json::json;

use super::{PASSWORD, sentence, state};
use crate::common::{Browser, server};

#[tokio::test]
async fn oversized_body() {
    let server = server();
    let mut anna = Browser::new(&server);
    let id = anna.start().await;
    let before = state(&mut anna, &id).await;
    let large = " ".repeat((4 << 20) + 1);
    for path in ["/api/import", "/api/games", &format!("/api/games/{id}/actions"), "/api/session"] {
        let answer = anna.post_text(path, "application/json", large.clone()).await;
        assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE, "{path}");
        let most = if path == "/api/import" { "4096 KB" } else { "64 KB" };
        assert!(sentence(&answer).contains(most), "{path}: {}", sentence(&answer));
    }
    let page = anna.submit("/sign-in", &large).await;
    assert_eq!(page.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(page.text.contains("<html") && page.text.contains("64 KB"), "{}", page.text);
    // What does not say how long it is.
    let chunks = futures_util::stream::repeat(Ok::<_, std::convert::Infallible>(" ".repeat(1_000)));
    let request =
        Request::post("/api/games").header(CONTENT_TYPE, "application/json").header("x-lokalka", "1");
    let answer = anna.send(request.body(Body::from_stream(chunks)).expect("a request")).await;
    assert_eq!(answer.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert!(sentence(&answer).contains("64 KB"));
    // Small, and large once it is unpacked: depth and number.
    let deep = format!("{}{}", "[".repeat(100_000), "]".repeat(100_000));
    let action = r#"{"do":"pass"}"#;
    let many = format!(
        r#"{{"lokalka":1,"title":"18cz","players":["a","b","c"],"actions":[{}]}}"#,
        vec![action; 20_001].join(",")
    );
    for text in [deep, many] {
        let answer = anna.post_text("/api/import", "text/plain", text).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
        assert!(["recursion limit", "20,001 actions"].iter().any(|why| sentence(&answer).contains(why)));
    }
    assert_eq!(state(&mut anna, &id).await, before);
    assert_eq!(anna.get("/api/games").await.json()["games"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn crowds() {
    let server = server();
    let mut anna = Browser::new(&server);
    let names: Vec<String> = (0..5_000).map(|number| format!("p{number}")).collect();
    let crowd: Vec<String> = (0..50_000).map(|number| format!("p{number}")).collect();
    let seats = vec![json!({"seat": "open"}); 300];
    let file = json!({"lokalka": 1, "title": "18cz", "players": crowd, "actions": []});
    let answers = [
        ("5000", anna.post("/api/games", &json!({"players": names})).await),
        ("300", anna.post("/api/games", &json!({"players": seats})).await),
        ("50,000", anna.post("/api/import", &file).await),
    ];
    for (count, answer) in answers {
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", answer.text);
        let counted = format!("{count} players: this title is played by 3, 4, 5, 6");
        assert!(sentence(&answer).contains(&counted), "{}", sentence(&answer));
    }
}

#[tokio::test]
async fn traversal_in_addresses() {
    let server = server();
    let mut anna = Browser::new(&server);
    let id = anna.start().await;
    let up = [
        "../../../../etc/passwd",
        "..%2f..%2f..%2fetc%2fpasswd",
        "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "%2fetc%2fpasswd",
        "..%5c..%5cboot.ini",
        "lokalka.sqlite%00.csv",
    ];
    for path in up {
        for place in [
            format!("/assets/x/{path}"),
            format!("/assets/{path}"),
            format!("/games/{id}/charts/{path}"),
            format!("/games/{id}/charts/{path}.csv"),
            format!("/games/{id}/info/{path}"),
            format!("/games/{path}"),
            format!("/games/{path}/lokalka.json"),
            format!("/api/games/{path}"),
            format!("/{path}"),
        ] {
            let answer = anna.get(&place).await;
            assert_eq!(answer.status, StatusCode::NOT_FOUND, "{place}: {}", answer.text);
            assert!(!answer.text.contains("root:"), "{place}");
        }
    }
}

#[tokio::test]
async fn traversal_in_a_game_file() {
    let mut anna = Browser::new(&server());
    for title in ["../18cz", "/etc/passwd", "18cz/../18cz", "..\\18cz"] {
        let file = json!({"lokalka": 1, "title": title, "players": ["a", "b", "c"], "actions": []});
        let answer = anna.post_text("/api/import", "text/plain", file.to_string()).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{title}");
        let answer = anna.post("/api/games", &json!({"title": title, "players": ["a", "b", "c"]})).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{title}: {}", answer.text);
    }
}

#[tokio::test]
async fn header_injection_in_names() {
    let server = server();
    let mut anna = Browser::new(&server);
    let id = anna.gather("open").await;
    for name in ["a\r\nSet-Cookie: x=y", "a\nb", "a\u{0}b", "a\u{85}b"] {
        let sign_up = anna.post("/api/account", &json!({"name": name, "password": PASSWORD})).await;
        assert_eq!(sign_up.status, StatusCode::UNPROCESSABLE_ENTITY, "{name:?}");
        assert_eq!(anna.join(&id, 1, name).await.status, StatusCode::UNPROCESSABLE_ENTITY, "{name:?}");
        let start = anna.post("/api/games", &json!({"players": [name, "b", "c"]})).await;
        assert_eq!(start.status, StatusCode::UNPROCESSABLE_ENTITY, "{name:?}");
        assert!(!sign_up.headers.contains_key("x") && !anna.get("/").await.text.contains("x=y"));
    }
    // What is allowed in a name breaks no header of a download.
    let odd = json!({"players": ["a\"; filename=\"x", "Žofie", "c"]});
    let odd = anna.post("/api/games", &odd).await.json()["id"].as_str().expect("an id").to_owned();
    let file = anna.get(&format!("/games/{odd}/lokalka.json")).await;
    let header = file.headers["content-disposition"].to_str().expect("text").to_owned();
    assert_eq!(header, format!("attachment; filename=\"{odd}.lokalka.json\""));
}

#[tokio::test]
async fn html_in_names_and_chat() {
    let server = server();
    let (mut anna, mut bela) = (Browser::new(&server), Browser::new(&server));
    let (tag, quote) = ("<script>alert(1)</script>", "\"><img src=x onerror=a()>");
    let id = anna.gather("open").await;
    assert_eq!(bela.join(&id, 1, tag).await.status, StatusCode::OK);
    let gathering = anna.get(&format!("/games/{id}")).await;
    assert_eq!(Browser::new(&server).join(&id, 2, quote).await.status, StatusCode::OK);
    let lobby = anna.get("/").await;
    bela.sign_up(tag).await;
    bela.submit("/account/tokens", "label=%3Cscript%3Ealert(1)%3C/script%3E").await;
    let said = bela.post(&format!("/api/games/{id}/chat"), &json!({"text": tag})).await;
    assert_eq!(said.status, StatusCode::OK, "{}", said.text);
    let request = Request::get("/account").header("user-agent", tag).body(Body::empty()).expect("a request");
    let mut pages = vec![gathering, lobby, bela.send(request).await, bela.get("/").await];
    for path in ["", "/table", "/log", "/audit", "/info/charts", "/info/limits"] {
        pages.push(bela.get(&format!("/games/{id}{path}")).await);
    }
    for page in &pages {
        assert_eq!(page.status, StatusCode::OK);
        assert!(!page.text.contains(tag) && !page.text.contains("<img src=x"), "{}", page.text);
    }
    let escaped = pages.iter().filter(|page| page.text.contains("&lt;script&gt;")).count();
    assert!(escaped >= 6, "the name is on {escaped} pages");
    // Chat travels as JSON, which no browser takes for a page; scripts put it into the page as text.
    let chat = anna.get(&format!("/api/games/{id}/chat")).await;
    assert_eq!(chat.headers[CONTENT_TYPE], "application/json");
    assert_eq!(chat.headers["x-content-type-options"], "nosniff");
    assert_eq!(chat.json()["messages"][0]["text"], json!(tag));
    let policy = pages[0].headers["content-security-policy"].to_str().expect("text");
    assert!(policy.contains("script-src 'self'") && !policy.contains("unsafe"), "{policy}");
}

#[tokio::test]
async fn malformed_players() {
    let server = server();
    let mut anna = Browser::new(&server);
    let malformed = [json!(7), json!(null), json!(["Cyril"]), json!({"name": "Cyril"}), json!({"seat": 3})];
    for player in malformed {
        let answer = anna.post("/api/games", &json!({"players": ["Anna", "Bela", player]})).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{player}");
        assert!(sentence(&answer).contains(r#"such as {"seat": "open"}"#), "{}", sentence(&answer));
    }
    let answer = anna.post("/api/games", &json!({"players": ["Anna", "Bela", {"seat": "sofa"}]})).await;
    assert!(sentence(&answer).contains("“sofa”") && sentence(&answer).contains("invite"));
    let seated = json!({"players": ["Anna", "Bela", {"seat": "invite"}]});
    assert_eq!(anna.post("/api/games", &seated).await.status, StatusCode::OK);
}

#[tokio::test]
async fn open_redirect() {
    let server = server();
    let mut anna = Browser::new(&server);
    let id = anna.gather("open").await;
    anna.sign_up("Anna").await;
    anna.submit("/sign-out", "").await;
    let away = "next=https%3A%2F%2Fevil.example&return=//evil.example&name=Anna&password=correct+horse";
    let mut places = Vec::new();
    for path in ["/sign-in?next=https://evil.example", "/sign-in?return_to=//evil.example"] {
        places.push(anna.submit(path, "name=Anna&password=correct+horse").await);
    }
    places.push(anna.submit("/sign-out?next=//evil.example", "").await);
    places.push(anna.submit("/sign-in", away).await);
    places.push(anna.get("//evil.example/").await);
    places.push(anna.get("/games/%2F%2Fevil.example").await);
    let mut bela = Browser::new(&server);
    places.push(bela.submit(&format!("/games/{id}/seats/1/join?next=//evil.example"), "name=Bela").await);
    places.push(bela.submit("/games/%2F%2Fevil.example/seats/1/join", "name=Bela").await);
    let mut redirects = 0;
    for answer in places {
        if let Some(place) = answer.headers.get(LOCATION) {
            let place = place.to_str().expect("text");
            assert!(place.starts_with('/') && !place.starts_with("//") && !place.contains("evil"), "{place}");
            redirects += 1;
        }
    }
    assert!(redirects >= 4, "only {redirects} redirects were looked at");
    // The host that a request names is not put into links.
    let request = Request::get(format!("/api/games/{id}/invites")).header(HOST, "evil.example");
    let request = request.header("x-forwarded-host", "evil.example").body(Body::empty()).expect("a request");
    assert!(!anna.send(request).await.text.contains("evil"));
}
