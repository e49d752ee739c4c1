//! One test for each attack that the server is built against: what it answers, and that nothing has changed.
//!
//! Files that a folder of titles names outside itself are in `crates/lokalka/tests/titles.rs`, since the command line
//! reads them; forged cookies of other sites in a real browser are not needed: browsers do not send ours there.

mod common;

use std::net::SocketAddr;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, HOST, LOCATION, SET_COOKIE};
use axum::http::{Request, StatusCode};
use common::{Answer, Browser, Dice, server, three};
use serde_json::{Value, json};
use tower::ServiceExt;
use web::{Config, Keep, app};

const PASSWORD: &str = "correct horse";

/// All that an attack must not change of a game.
async fn state(browser: &mut Browser, id: &str) -> Value {
    let mut game = browser.game(id).await;
    // Whose eyes see it is no part of it.
    for key in ["yours", "your_seats"] {
        game[key] = Value::Null;
    }
    json!([game, browser.get(&format!("/api/games/{id}/log")).await.json()])
}

/// Whoever must decide, the number to send along, and an action that is allowed.
async fn turn(browser: &mut Browser, id: &str) -> (usize, u64, Value) {
    let game = browser.game(id).await;
    let action = game["offers"][0]["choices"][0]["action"].clone();
    (game["seat"].as_u64().expect("a seat") as usize, game["seq"].as_u64().expect("a number"), action)
}

fn sentence(answer: &Answer) -> String {
    answer.json()["sentence"].as_str().expect("a sentence").to_owned()
}

/// A request as it stands, without a browser around it.
async fn raw(server: &Router, request: Request<Body>) -> StatusCode {
    server.clone().oneshot(request).await.expect("the router answers").status()
}

fn session_cookie(answer: &Answer) -> Option<String> {
    let cookies = answer.headers.get_all(SET_COOKIE).iter().filter_map(|set| set.to_str().ok());
    let mut values = cookies.filter_map(|set| set.strip_prefix("lokalka_session=")?.split(';').next());
    values.next().map(str::to_owned)
}

#[tokio::test]
async fn wrong_seat() {
    let server = server();
    let (id, mut people) = three(&server).await;
    let (seat, seq, action) = turn(&mut people[0], &id).await;
    let before = state(&mut people[0], &id).await;
    let other = people[(seat + 1) % 3].act(&id, seq, &action).await;
    assert_eq!(other.status, StatusCode::FORBIDDEN);
    assert!(sentence(&other).contains("decides now, not you"));
    let stranger = Browser::new(&server).act(&id, seq, &action).await;
    assert_eq!(stranger.status, StatusCode::FORBIDDEN);
    // The seat cannot be named in the request either.
    let named = json!({"seq": seq, "action": action, "seat": seat});
    let named = people[(seat + 1) % 3].post(&format!("/api/games/{id}/actions"), &named).await;
    assert_eq!(named.status, StatusCode::UNPROCESSABLE_ENTITY);
    let bot = json!({"bot": "novice"});
    let bot = people[(seat + 1) % 3].post(&format!("/api/games/{id}/seats/{seat}/stand-in"), &bot).await;
    assert_eq!(bot.status, StatusCode::FORBIDDEN, "nor can it be given to a bot");
    assert_eq!(state(&mut people[0], &id).await, before);
}

#[tokio::test]
async fn stale_sequence() {
    let server = server();
    let mut anna = Browser::new(&server);
    let id = anna.start().await;
    let pass = json!({"do": "pass"});
    assert_eq!(anna.act(&id, 0, &pass).await.status, StatusCode::OK);
    let before = state(&mut anna, &id).await;
    for (wrong, what) in [(0, "the past"), (2, "the future"), (u64::from(u32::MAX), "the end of numbers")] {
        let answer = anna.act(&id, wrong, &pass).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{what}");
        assert_eq!(answer.json()["seq"], json!(1), "the fresh number comes along");
        for path in ["undo", "redo"] {
            assert_eq!(anna.ask(&id, path, wrong).await.status, StatusCode::CONFLICT, "{path} in {what}");
        }
    }
    let huge = anna.act(&id, u64::MAX, &pass).await;
    assert_eq!(huge.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(state(&mut anna, &id).await, before);
}

#[tokio::test]
async fn replayed_request() {
    let server = server();
    let mut anna = Browser::new(&server);
    let id = anna.start().await;
    let pass = json!({"do": "pass"});
    assert_eq!(anna.act(&id, 0, &pass).await.status, StatusCode::OK);
    let before = state(&mut anna, &id).await;
    for _ in 0..3 {
        assert_eq!(anna.act(&id, 0, &pass).await.status, StatusCode::CONFLICT);
    }
    assert_eq!(state(&mut anna, &id).await, before);
    assert_eq!(anna.ask(&id, "undo", 1).await.status, StatusCode::OK);
    assert_eq!(anna.ask(&id, "undo", 1).await.status, StatusCode::CONFLICT);
    assert_eq!(anna.act(&id, 0, &pass).await.status, StatusCode::CONFLICT, "nor does undo bring it back");
    assert_eq!(anna.game(&id).await["seq"], json!(2));
}

/// Plays at random until trains can run; gives the number and what is offered.
async fn until_trains_run(browser: &mut Browser, id: &str) -> (u64, Value) {
    let mut dice = Dice(5);
    for seq in 0.. {
        let game = browser.game(id).await;
        let groups = game["offers"].as_array().expect("offers").iter();
        let mut choices = groups.flat_map(|group| group["choices"].as_array().expect("choices"));
        let runs = |choice: &&Value| choice["action"]["runs"].as_array().is_some_and(|runs| !runs.is_empty());
        if let Some(choice) = choices.find(runs) {
            return (seq, choice["action"].clone());
        }
        assert!(seq < 2000, "no train ever runs");
        assert_eq!(browser.act(id, seq, &dice.choose(&game)).await.status, StatusCode::OK);
    }
    unreachable!("numbers do not end")
}

#[tokio::test]
async fn forged_revenue() {
    let server = server();
    let mut anna = Browser::new(&server);
    let id = anna.start().await;
    let (seq, honest) = until_trains_run(&mut anna, &id).await;
    let before = state(&mut anna, &id).await;
    let change = |change: &dyn Fn(&mut Value)| {
        let mut action = honest.clone();
        change(&mut action);
        action
    };
    let forged = [
        ("a claim without routes", json!({"do": "claim_revenue", "amount": 9999})),
        ("a revenue in the action", change(&|action| action["revenue"] = json!(9999))),
        ("a revenue of a train", change(&|action| action["runs"][0]["revenue"] = json!(9999))),
        (
            "a train twice",
            change(&|action| {
                let run = action["runs"][0].clone();
                action["runs"].as_array_mut().expect("runs").push(run);
            }),
        ),
        (
            "track that is not there",
            change(&|action| action["runs"][0]["track"] = json!(["A1:0-3", "A2:0-3"])),
        ),
        (
            "track twice",
            change(&|action| {
                let track = action["runs"][0]["track"].as_array_mut().expect("track");
                track.extend(track.clone());
            }),
        ),
        ("another train", change(&|action| action["runs"][0]["train"] = json!("8h"))),
    ];
    for (what, action) in forged {
        let answer = anna.act(&id, seq, &action).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{what}: {}", answer.text);
        assert!(sentence(&answer).len() > 10, "{what}");
    }
    assert_eq!(state(&mut anna, &id).await, before);
    assert_eq!(anna.act(&id, seq, &honest).await.status, StatusCode::OK, "the honest run is played");
}

#[tokio::test]
async fn oversized_body() {
    let server = server();
    let mut anna = Browser::new(&server);
    let id = anna.start().await;
    let before = state(&mut anna, &id).await;
    let large = " ".repeat((4 << 20) + 1);
    for path in ["/api/import", "/api/games", &format!("/api/games/{id}/actions"), "/api/session"] {
        let answer = anna.post_text(path, "application/json", large.clone()).await;
        let refused = [StatusCode::PAYLOAD_TOO_LARGE, StatusCode::UNPROCESSABLE_ENTITY];
        assert!(refused.contains(&answer.status), "{path}: {}", answer.status);
        assert!(!sentence(&answer).is_empty());
    }
    assert_eq!(anna.submit("/sign-in", &large).await.status, StatusCode::PAYLOAD_TOO_LARGE);
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
        assert!(["recursion limit", "20001 actions"].iter().any(|why| sentence(&answer).contains(why)));
    }
    assert_eq!(state(&mut anna, &id).await, before);
    assert_eq!(anna.get("/api/games").await.json()["games"].as_array().map(Vec::len), Some(1));
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
        &[("origin", "https://evil.example"), ("host", "games.example.org"), ("x-lokalka", "1")],
        &[("origin", "null"), ("host", "games.example.org"), ("x-lokalka", "1")],
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

#[tokio::test]
async fn brute_forced_sign_in() {
    let server = server();
    Browser::new(&server).sign_up("Anna").await;
    let attempt = async |from: &str, name: &str, password: &str| {
        let body = json!({"name": name, "password": password}).to_string();
        let request = Request::post("/api/session").header(CONTENT_TYPE, "application/json");
        let request = request.header("x-lokalka", "1").header("x-forwarded-for", from);
        Browser::new(&server).send(request.body(Body::from(body)).expect("a request")).await
    };
    let mut guesses = 0;
    let refused = loop {
        let answer = attempt("203.0.113.1", "Anna", &format!("guess number {guesses}")).await;
        if answer.status == StatusCode::TOO_MANY_REQUESTS {
            break answer;
        }
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
        guesses += 1;
        assert!(guesses < 50, "there is no limit");
    };
    assert!(refused.headers.contains_key("retry-after") && sentence(&refused).contains("too often"));
    let right = attempt("203.0.113.1", "Anna", PASSWORD).await;
    assert_eq!(right.status, StatusCode::TOO_MANY_REQUESTS, "a guess too late is not told to be right");
    let elsewhere = attempt("203.0.113.2", " ANNA ", PASSWORD).await;
    assert_eq!(elsewhere.status, StatusCode::TOO_MANY_REQUESTS, "nor from another address");
    let other = attempt("203.0.113.2", "Bela", "guess").await;
    assert_eq!(other.status, StatusCode::UNAUTHORIZED, "others may sign in meanwhile");
    let huge = attempt("203.0.113.3", &"x".repeat(1 << 20), &"y".repeat(1 << 20)).await;
    assert_eq!(huge.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn forged_forwarded_address() {
    let server = app(Config::new(Keep::in_memory().expect("memory is there")).rate_limit(1));
    let ask = |peer: [u8; 4], named: String| {
        let request = Request::get("/api/me").header("x-forwarded-for", named);
        let mut request = request.body(Body::empty()).expect("a request");
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from((peer, 4711))));
        raw(&server, request)
    };
    let mut refused = 0;
    for number in 0..60_u8 {
        let status = ask([198, 51, 100, 7], format!("203.0.113.{number}")).await;
        refused += u32::from(status == StatusCode::TOO_MANY_REQUESTS);
    }
    assert!(refused > 20, "who is no proxy counts as himself, whatever he says: {refused}");
    for number in 0..60_u8 {
        let status = ask([127, 0, 0, 1], format!("203.0.113.{number}")).await;
        assert_eq!(status, StatusCode::OK, "a proxy on this machine is believed");
    }
}

#[tokio::test]
async fn flood_of_requests() {
    let server = app(Config::new(Keep::in_memory().expect("memory is there")).rate_limit(1));
    let mut anna = Browser::new(&server);
    let mut answers = Vec::new();
    for _ in 0..40 {
        answers.push(anna.get("/api/me").await);
    }
    let refused = answers.iter().find(|answer| answer.status == StatusCode::TOO_MANY_REQUESTS);
    let refused = refused.expect("there is a limit");
    assert!(refused.headers.contains_key("retry-after") && sentence(refused).contains("too often"));
    let page = anna.get("/").await;
    assert_eq!(page.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(page.text.contains("too often") && page.text.contains("<html"), "a page says it on a page");
    let unlimited = app(Config::new(Keep::in_memory().expect("memory is there")).no_rate_limits());
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
    let mut made = 0;
    let refused = loop {
        let answer = anna.post("/api/games", &asked).await;
        if answer.status != StatusCode::OK {
            break answer;
        }
        made += 1;
        assert!(made < 1000, "there is no limit");
    };
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    let form = anna.submit("/games", "seats=3&name1=a&name2=b&name3=c&name4=&name5=&name6=").await;
    assert_eq!(form.status, StatusCode::TOO_MANY_REQUESTS, "the form counts too");
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
async fn webhook_to_loopback() {
    let server = server();
    let mut mallory = Browser::new(&server);
    mallory.sign_up("Mallory").await;
    // Somebody listens there who must never hear of it.
    let door = std::net::TcpListener::bind("127.0.0.1:0").expect("a port is free");
    door.set_nonblocking(true).expect("it can be asked");
    let port = door.local_addr().expect("it has an address").port();
    let before = mallory.get("/account").await.text.contains("is kept");
    for url in [
        format!("http://127.0.0.1:{port}/"),
        format!("http://localhost:{port}/"),
        format!("http://[::ffff:127.0.0.1]:{port}/"),
        "http://127.0.0.1/".to_owned(),
        "https://localhost/".to_owned(),
        "http://[::1]/".to_owned(),
        "http://0.0.0.0/".to_owned(),
        "http://10.0.0.1/".to_owned(),
        "http://192.168.1.1/".to_owned(),
        "http://169.254.169.254/latest/meta-data/".to_owned(),
        "http://[fe80::1]/".to_owned(),
        "http://[64:ff9b::7f00:1]/".to_owned(),
        "http://1.1.1.1:22/".to_owned(),
        "ftp://1.1.1.1/".to_owned(),
        "file:///etc/passwd".to_owned(),
        "https://someone:secret@1.1.1.1/".to_owned(),
    ] {
        let form: String = url.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let answer = mallory.submit("/account/notices", &format!("active=yes&webhook={form}")).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{url}");
        assert!(answer.text.contains("role=\"alert\""), "{url}");
    }
    assert_eq!(mallory.get("/account").await.text.contains("is kept"), before, "none of them is kept");
    let trial = mallory.submit("/account/notices/trial", "").await;
    assert_eq!(trial.status, StatusCode::UNPROCESSABLE_ENTITY);
    let heard = door.accept().map(|_| ()).map_err(|error| error.kind());
    assert_eq!(heard, Err(std::io::ErrorKind::WouldBlock), "nobody knocked");
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
    assert_eq!(changed.status, StatusCode::UNAUTHORIZED);
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
