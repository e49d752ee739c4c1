//! Taking the place of somebody else: by another site, a planted or stolen key, a guess.

use axum::Router;
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, LOCATION, SET_COOKIE};
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};

use web::{Config, Repository, app};

use super::{PASSWORD, sentence, state};
use crate::common::{Answer, Browser, server, until_too_often};

fn session_cookie(answer: &Answer) -> Option<String> {
    let cookies = answer.headers.get_all(SET_COOKIE).iter().filter_map(|set| set.to_str().ok());
    let mut values = cookies.filter_map(|set| set.strip_prefix("lokalka_session=")?.split(';').next());
    values.next().map(str::to_owned)
}

#[tokio::test]
async fn cross_site_post() {
    let server = server();
    let mut anna = Browser::new(&server);
    let id = anna.start().await;
    anna.sign_up("Anna").await;
    let before = state(&mut anna, &id).await;
    let act = json!({"seq": 0, "action": {"do": "pass"}}).to_string();
    let foreign: [&[(&str, &str)]; 5] = [
        &[("sec-fetch-site", "cross-site"), ("x-lokalka", "1")],
        &[("sec-fetch-site", "same-site"), ("x-lokalka", "1")],
        &[("origin", "https://evil.example"), ("host", "localhost"), ("x-lokalka", "1")],
        &[("origin", "null"), ("host", "localhost"), ("x-lokalka", "1")],
        // A form of another site with a body that looks like JSON, from an old browser that says nothing about itself.
        &[("content-type", "text/plain")],
    ];
    for headers in foreign {
        for (path, body) in [
            (format!("/api/games/{id}/actions"), act.clone()),
            ("/api/import".to_owned(), "{}".to_owned()),
            ("/api/account/delete".to_owned(), json!({"password": PASSWORD}).to_string()),
        ] {
            let mut request = Request::post(&path);
            for (name, value) in headers {
                request = request.header(*name, *value);
            }
            let answer = anna.send(request.body(Body::from(body)).expect("a request")).await;
            assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path} {headers:?}");
        }
    }
    for path in ["/sign-out", "/account/delete", "/account/sessions/end", "/games"] {
        let request = Request::post(path).header("sec-fetch-site", "cross-site");
        let request = request.header(CONTENT_TYPE, "application/x-www-form-urlencoded");
        let answer = anna.send(request.body(Body::from("password=correct+horse")).expect("a request")).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
    }
    assert_eq!(anna.get("/api/me").await.json(), json!({"name": "Anna"}));
    assert_eq!(state(&mut anna, &id).await, before);
}

#[tokio::test]
async fn rebound_name() {
    let server = server();
    let mut anna = Browser::new(&server);
    let id = anna.start().await;
    let before = state(&mut anna, &id).await;
    // The name of a page of somebody else's leads here now: the browser takes us for that page, and sends all that it sent there.
    let ask = |request: axum::http::request::Builder, host: &str, body: &Value| {
        let request = request.header("host", host).header("origin", format!("http://{host}"));
        let request = request.header("sec-fetch-site", "same-origin").header("x-lokalka", "1");
        request
            .header(CONTENT_TYPE, "application/json")
            .body(Body::from(body.to_string()))
            .expect("a request")
    };
    let (path, act) = (format!("/api/games/{id}/actions"), json!({"seq": 0, "action": {"do": "pass"}}));
    for (host, status) in
        [("evil.example", StatusCode::MISDIRECTED_REQUEST), ("192.168.0.5:1867", StatusCode::OK)]
    {
        for path in ["/", "/api/games", "/assets/x/table.js"] {
            let answer = anna.send(ask(Request::get(path), host, &json!({}))).await;
            let missing = path.starts_with("/assets/") && answer.status == StatusCode::NOT_FOUND;
            assert!(
                answer.status == status || (missing && status == StatusCode::OK),
                "{path} {host}: {}",
                answer.status
            );
            assert!(!answer.text.contains("evil") && (status.is_success() || !answer.text.contains(&id)));
        }
        if !status.is_success() {
            let answer = anna.send(ask(Request::post(&path), host, &act)).await;
            assert!(answer.status == status && sentence(&answer).contains("--host"), "{}", answer.text);
            assert_eq!(state(&mut anna, &id).await, before);
        }
        // Whoever looks after the server may ask by any name.
        assert_eq!(anna.send(ask(Request::get("/healthz"), host, &json!({}))).await.status, StatusCode::OK);
    }
    let config = Config::new(Repository::in_memory().expect("memory is there"));
    let named = app(config.hosts(vec!["evil.example".to_owned()]));
    let answer = Browser::new(&named).send(ask(Request::get("/"), "evil.example", &json!({}))).await;
    assert_eq!(answer.status, StatusCode::OK, "whoever runs it decides");
}

#[tokio::test]
async fn session_fixation() {
    let server = server();
    let (mut mallory, mut anna) = (Browser::new(&server), Browser::new(&server));
    mallory.sign_up("Mallory").await;
    anna.sign_up("Anna").await;
    anna.submit("/sign-out", "").await;
    let sign_in = |cookies: String| {
        let body = json!({"name": "Anna", "password": PASSWORD}).to_string();
        let request = Request::post("/api/session").header(CONTENT_TYPE, "application/json");
        request.header("x-lokalka", "1").header(COOKIE, cookies).body(Body::from(body)).expect("a request")
    };
    // A session that nobody has opened, put into her browser: it must not become hers.
    let planted = "0123456789abcdef0123456789abcdef";
    let mut bare = Browser::new(&server);
    let answer = bare.send(sign_in(format!("lokalka_session={planted}; lokalka={planted}"))).await;
    assert_eq!(answer.status, StatusCode::OK);
    let fresh = session_cookie(&answer).expect("a session");
    assert_ne!(fresh, planted);
    let with = |cookie: String| Request::get("/api/me").header(COOKIE, cookie).body(Body::empty());
    let me = |cookie: String| {
        let server = server.clone();
        async move { Browser::new(&server).send(with(cookie).expect("a request")).await.json() }
    };
    assert_eq!(me(format!("lokalka_session={planted}")).await, json!({"name": null}));
    assert_eq!(me(format!("lokalka_session={fresh}")).await, json!({"name": "Anna"}));
    // Nor is her browser known by the id that was put there.
    let cookies: Vec<_> = answer.headers.get_all(SET_COOKIE).iter().collect();
    assert!(cookies.iter().any(|set| set.as_bytes().starts_with(b"lokalka=")), "{cookies:?}");
    assert!(!cookies.iter().any(|set| set.to_str().unwrap_or_default().contains(planted)));
    // A session of the attacker's own ends when she signs in over it.
    let mut caught = mallory.twin();
    assert_eq!(caught.get("/api/me").await.json(), json!({"name": "Mallory"}));
    caught.post("/api/session", &json!({"name": "Anna", "password": PASSWORD})).await;
    assert_eq!(caught.get("/api/me").await.json(), json!({"name": "Anna"}));
    assert_eq!(mallory.get("/api/me").await.json(), json!({"name": null}));
}

#[tokio::test]
async fn guessed_invite() {
    let server = server();
    let (mut anna, mut mallory) = (Browser::new(&server), Browser::new(&server));
    let id = anna.gather("invite").await;
    let before = state(&mut anna, &id).await;
    let links = anna.get(&format!("/api/games/{id}/invites")).await.json();
    let real = links["invites"][0]["link"].as_str().and_then(|link| link.rsplit('/').next()).expect("a link");
    assert_eq!(real.len(), 32, "128 bits cannot be tried out");
    let near = format!("{}{}", &real[..31], if real.ends_with('0') { '1' } else { '0' });
    for guess in [
        &near,
        &real[..31],
        &real.to_uppercase().replace(|c: char| c.is_ascii_digit(), "F"),
        &id,
        "%27 OR 1=1",
        "*",
    ] {
        let guess = guess.replace(' ', "%20");
        let answer = mallory.post(&format!("/api/join/{guess}"), &json!({"name": "Mallory"})).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{guess}");
        assert_eq!(mallory.get(&format!("/join/{guess}")).await.status, StatusCode::FORBIDDEN);
    }
    assert_eq!(mallory.join(&id, 1, "Mallory").await.status, StatusCode::FORBIDDEN);
    assert_eq!(state(&mut anna, &id).await, before);
}

#[tokio::test]
async fn others_notes_invites_and_deeds() {
    let server = server();
    let (mut anna, mut mallory) = (Browser::new(&server), Browser::new(&server));
    let id = anna.gather("invite").await;
    anna.put(&format!("/api/games/{id}/seats/0/notes"), &json!({"text": "Buy S1"})).await;
    let before = state(&mut anna, &id).await;
    for path in ["seats/0/notes", "invites", "audit"] {
        let answer = mallory.get(&format!("/api/games/{id}/{path}")).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{path}");
        assert!(!answer.text.contains("Buy S1") && !answer.text.contains("/join/"));
    }
    assert_eq!(mallory.get(&format!("/games/{id}/audit")).await.status, StatusCode::FORBIDDEN);
    let put = mallory.put(&format!("/api/games/{id}/seats/0/notes"), &json!({"text": ""})).await;
    assert_eq!(put.status, StatusCode::FORBIDDEN);
    let renewed = mallory.post(&format!("/api/games/{id}/seats/1/invite"), &json!({})).await;
    assert_eq!(renewed.status, StatusCode::FORBIDDEN);
    assert_eq!(mallory.delete(&format!("/api/games/{id}")).await.status, StatusCode::FORBIDDEN);
    assert_eq!(state(&mut anna, &id).await, before);
    let note = anna.get(&format!("/api/games/{id}/seats/0/notes")).await.json();
    assert_eq!(note, json!({"text": "Buy S1"}));
}

/// An attempt to sign in from somewhere.
async fn sign_in(browser: &mut Browser, from: &str, name: &str, password: &str) -> Answer {
    let body = json!({"name": name, "password": password}).to_string();
    let request = Request::post("/api/session").header(CONTENT_TYPE, "application/json");
    let request = request.header("x-lokalka", "1").header("x-forwarded-for", from);
    browser.send(request.body(Body::from(body)).expect("a request")).await
}

/// A password that is refused for its length, so that nobody waits for its hash.
fn quick_guess() -> String {
    "x".repeat(1000)
}

/// One of many addresses.
fn address(number: usize) -> String {
    format!("10.{}.{}.{}", number >> 16 & 255, number >> 8 & 255, number & 255)
}

#[tokio::test]
async fn brute_forced_sign_in() {
    let server = server();
    Browser::new(&server).sign_up("Anna").await;
    let attempt = async |from: &str, name: &str, password: &str| {
        sign_in(&mut Browser::new(&server), from, name, password).await
    };
    let guess = async || {
        let answer = attempt("203.0.113.1", "Anna", "a guess").await;
        assert!([StatusCode::UNAUTHORIZED, StatusCode::TOO_MANY_REQUESTS].contains(&answer.status));
        answer
    };
    let refused = until_too_often(guess).await;
    assert!(refused.headers.contains_key("retry-after") && sentence(&refused).contains("Too many requests"));
    // A guess too late is not told to be right, nor from another address. One more is allowed every now and then, which may
    // be this one: then there are too many again.
    for (from, name) in [("203.0.113.1", "Anna"), ("203.0.113.2", " ANNA ")] {
        let mut told = 0;
        while attempt(from, name, PASSWORD).await.status != StatusCode::TOO_MANY_REQUESTS {
            told += 1;
            assert!(told < 5, "{name} is let in from {from}, however often");
            until_too_often(guess).await;
        }
    }
    let other = attempt("203.0.113.2", "Bela", "guess").await;
    assert_eq!(other.status, StatusCode::UNAUTHORIZED, "others may sign in meanwhile");
    let huge = attempt("203.0.113.3", &"x".repeat(30_000), &"y".repeat(30_000)).await;
    assert_eq!(huge.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn owner_locked_out_by_wrong_guesses() {
    let server = server();
    let (mut anna, mut mallory) = (Browser::new(&server), Browser::new(&server));
    anna.sign_up("Anna").await;
    mallory.sign_up("Mallory").await;
    anna.submit("/sign-out", "").await;
    let guess = quick_guess();
    let mut number = 0;
    let flood = async |number: &mut usize| {
        *number += 1;
        sign_in(&mut Browser::new(&server), &address(*number), "ANNA", &guess).await
    };
    until_too_often(async || flood(&mut number).await).await;
    assert!(number < 50, "strangers share the attempts at a name, wherever they come from: {number}");
    // Her own browser is let in at once, from the address of the attackers, too; and it still is after that.
    for _ in 0..3 {
        assert_eq!(sign_in(&mut anna, &address(1), "anna", PASSWORD).await.status, StatusCode::OK);
        anna.submit("/sign-out", "").await;
        until_too_often(async || flood(&mut number).await).await;
    }
    // Who has signed in elsewhere is a stranger here, and so is whoever makes up a mark.
    let refused = until_too_often(async || sign_in(&mut mallory, &address(1), "Anna", &guess).await);
    assert!(sentence(&refused.await).contains("Too many requests"));
    // A known browser may not guess for ever either.
    until_too_often(async || sign_in(&mut anna, &address(2), "Anna", &guess).await).await;
}

#[tokio::test]
async fn account_that_looks_like_another() {
    let server = server();
    Browser::new(&server).sign_up("Anna").await;
    let mut mallory = Browser::new(&server);
    let twins = ["Аnna", "ANNА", "Ａｎｎａ", "An\u{200b}na", "Anna\u{202e}", "𝐀𝐧𝐧𝐚", " anna ", "An\u{ad}na"];
    for twin in twins {
        let answer = mallory.post("/api/account", &json!({"name": twin, "password": PASSWORD})).await;
        assert!(
            [StatusCode::CONFLICT, StatusCode::UNPROCESSABLE_ENTITY].contains(&answer.status),
            "{twin:?} is let in: {}",
            answer.text
        );
    }
    // At a table, too.
    let mut anna = Browser::new(&server);
    let id = anna.gather("open").await;
    for twin in twins {
        assert!(mallory.join(&id, 1, twin).await.status.is_client_error(), "{twin:?}");
        let players = json!({"players": ["Anna", twin, "Cyril"]});
        assert_eq!(mallory.post("/api/games", &players).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    assert_eq!(mallory.join(&id, 1, "Hanna").await.status, StatusCode::OK);
}

/// A program with a personal token.
async fn by_token(
    server: &Router,
    token: &str,
    request: axum::http::request::Builder,
    body: Value,
) -> Answer {
    let request = request.header(AUTHORIZATION, format!("Bearer {token}"));
    let request = request.header(CONTENT_TYPE, "application/json").body(Body::from(body.to_string()));
    Browser::new(server).send(request.expect("a request")).await
}

#[tokio::test]
async fn stolen_token() {
    let server = server();
    let mut anna = Browser::new(&server);
    anna.sign_up("Anna").await;
    let id = anna.start().await;
    let made = anna.post("/api/tokens", &json!({"label": "bot"})).await.json();
    let token = made["token"].as_str().expect("a token");
    // It plays; but it makes no other keys, and locks nobody out.
    for request in [
        Request::post("/api/tokens"),
        Request::get("/api/sessions"),
        Request::delete("/api/sessions"),
        Request::delete("/api/sessions/x"),
        Request::delete("/api/tokens/x"),
    ] {
        let answer = by_token(&server, token, request, json!({"label": "mine"})).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{}", answer.text);
    }
    let password = json!({"old": "a guess", "new": "battery staple"});
    let changed = by_token(&server, token, Request::post("/api/account/password"), password).await;
    assert_eq!(changed.status, StatusCode::FORBIDDEN, "nor does it serve to guess the password");
    let listed = anna.get("/api/tokens").await;
    assert!(!listed.text.contains(token), "only its hash is kept");
    let revoke = listed.json()["tokens"][0]["id"].as_str().expect("an id").to_owned();
    assert_eq!(anna.delete(&format!("/api/tokens/{revoke}")).await.status, StatusCode::OK);
    let before = state(&mut anna, &id).await;
    let act = json!({"seq": 0, "action": {"do": "pass"}});
    let act = by_token(&server, token, Request::post(format!("/api/games/{id}/actions")), act).await;
    assert_eq!(act.status, StatusCode::UNAUTHORIZED);
    let by_hash = by_token(&server, &revoke, Request::get("/api/me"), json!({})).await;
    assert_eq!(by_hash.status, StatusCode::UNAUTHORIZED, "the hash opens nothing");
    assert_eq!(state(&mut anna, &id).await, before);
}

#[tokio::test]
async fn stolen_session() {
    let server = server();
    let mut anna = Browser::new(&server);
    anna.sign_up("Anna").await;
    let id = anna.start().await;
    let mut there = Browser::new(&server);
    there.post("/api/session", &json!({"name": "Anna", "password": PASSWORD})).await;
    let mut thief = there.twin();
    let sessions = anna.get("/api/sessions").await.json();
    let sessions = sessions["sessions"].as_array().expect("sessions").clone();
    assert_eq!(sessions.len(), 2);
    let other = sessions.iter().find(|session| session["here"] == json!(false)).expect("the other");
    let end = format!("/account/sessions/{}/end", other["id"].as_str().expect("an id"));
    assert_eq!(anna.submit(&end, "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(thief.act(&id, 0, &json!({"do": "pass"})).await.status, StatusCode::FORBIDDEN);
    assert_eq!(thief.get("/api/me").await.json(), json!({"name": null}));
    assert_eq!(anna.get("/api/me").await.json(), json!({"name": "Anna"}));
    // Nobody ends the sessions of others.
    let mut mallory = Browser::new(&server);
    mallory.sign_up("Mallory").await;
    let here = anna.get("/api/sessions").await.json()["sessions"][0]["id"].clone();
    mallory.delete(&format!("/api/sessions/{}", here.as_str().expect("an id"))).await;
    assert_eq!(anna.get("/api/me").await.json(), json!({"name": "Anna"}));
    // Everywhere means here too.
    let mut twin = anna.twin();
    assert_eq!(anna.submit("/account/sessions/end", "").await.headers[LOCATION], "/sign-in");
    assert_eq!(twin.get("/api/me").await.json(), json!({"name": null}));
    assert_eq!(mallory.get("/api/me").await.json(), json!({"name": "Mallory"}));
}
