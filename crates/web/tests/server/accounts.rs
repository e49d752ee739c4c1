//! Accounts: signing up, in and out, what a browser takes along, sessions and tokens.

use std::time::{Duration, Instant};

use crate::common::{Browser, server, until_too_often};
use axum::body::Body;
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE, COOKIE, LOCATION, SET_COOKIE};
use axum::http::{Request, StatusCode};
use serde_json::json;
use web::{Config, Repository, app};

const PASSWORD: &str = "correct horse";

#[tokio::test]
async fn a_browser_that_signs_up_takes_its_games_along() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.start().await;
    browser.act(&id, 0, &json!({"do": "pass"})).await;
    assert_eq!(browser.get("/api/me").await.json(), json!({"name": null}));
    let answer = browser.submit("/sign-up", "name=Anna&password=correct+horse").await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    assert_eq!(browser.get("/api/me").await.json(), json!({"name": "Anna"}));
    assert_eq!(browser.game(&id).await["yours"], json!(true));
    assert!(browser.get("/").await.text.contains(&id));
    // Elsewhere too.
    let mut elsewhere = Browser::new(&server);
    let answer = elsewhere.submit("/sign-in", "name=ANNA&password=correct+horse").await;
    assert_eq!(answer.headers[LOCATION], "/");
    assert!(elsewhere.act(&id, 1, &json!({"do": "pass"})).await.status.is_success());
    // And no more after signing out.
    assert_eq!(elsewhere.submit("/sign-out", "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(elsewhere.get("/api/me").await.json(), json!({"name": null}));
    assert_eq!(elsewhere.game(&id).await["yours"], json!(false));
    assert_eq!(elsewhere.get("/account").await.headers[LOCATION], "/sign-in");
}

#[tokio::test]
async fn the_first_page_suggests_the_name_of_the_account_once() {
    let server = server();
    let mut browser = Browser::new(&server);
    browser.sign_up("Bela").await;
    let page = browser.get("/").await.text;
    assert_eq!(page.matches("value=\"Bela\"").count(), 1);
    let first = page.split("name=\"name1\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    assert_eq!(first, Some("Bela"));
    assert!(page.contains("href=\"/account\""));
}

#[tokio::test]
async fn names_are_unique_and_passwords_are_long_enough() {
    let server = server();
    let mut browser = Browser::new(&server);
    browser.sign_up("Žofie").await;
    let mut other = Browser::new(&server);
    let taken = other.submit("/sign-up", "name=%C5%BDOFIE&password=correct+horse").await;
    assert_eq!(taken.status, StatusCode::CONFLICT);
    assert!(taken.text.contains("is taken") && taken.text.contains("role=\"alert\""));
    for (name, password) in
        [("Bela", "short"), ("", PASSWORD), (&"x".repeat(41), PASSWORD), ("a\nb", PASSWORD)]
    {
        let answer = other.post("/api/account", &json!({"name": name, "password": password})).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{name} {password}");
    }
    for (name, password) in [("Žofie", "wrong horse"), ("Nobody", PASSWORD)] {
        let answer = other.post("/api/session", &json!({"name": name, "password": password})).await;
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
        assert_eq!(answer.json()["sentence"], json!("The name or the password is wrong."));
        assert!(
            !answer
                .headers
                .get_all(SET_COOKIE)
                .iter()
                .any(|set| set.to_str().unwrap_or("").contains("session"))
        );
    }
}

#[tokio::test]
async fn passwords_that_everybody_tries_first_are_refused() {
    let server = server();
    let mut browser = Browser::new(&server);
    for (password, why) in [
        ("password1", "anybody would try"),
        ("Sunshine2026", "anybody would try"),
        ("xx jiri xx", "your name"),
        ("go lokálka", "the name of this site"),
    ] {
        let given = json!({"name": "Jiří", "password": password});
        let refused = browser.post("/api/account", &given).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{password}");
        assert!(refused.text.contains(why), "{password}: {}", refused.text);
    }
    browser.sign_up("Jiří").await;
    let changed = browser.submit("/account/password", "old=correct+horse&new=Jiri+Jiri").await;
    assert_eq!(changed.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(changed.text.contains("your name"));
    for page in ["/sign-up", "/account"] {
        assert!(browser.get(page).await.text.contains("better 15"), "{page} says what is good");
    }
}

#[tokio::test]
async fn a_name_is_the_same_however_it_is_typed() {
    let server = server();
    for (name, typed) in
        [("Jir\u{30c}i\u{301}", "JIŘÍ"), ("さくら  髙橋", "さくら\u{3000}髙橋"), ("Łukasz", "łukasz")]
    {
        Browser::new(&server).sign_up(name).await;
        let mut elsewhere = Browser::new(&server);
        let answer = elsewhere.post("/api/session", &json!({"name": typed, "password": PASSWORD})).await;
        assert_eq!(answer.status, StatusCode::OK, "{typed}");
    }
}

#[tokio::test]
async fn accounts_that_are_alike_already_stay() {
    let folder = std::env::temp_dir().join(format!("lokalka-alike-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let open = || Repository::open(&folder).expect("the folder can be made");
    Browser::new(&app(Config::new(open()))).sign_up("Anna").await;
    // As an earlier release would have let it.
    let database = rusqlite::Connection::open(folder.join("lokalka.sqlite")).expect("it is there");
    let twin = "INSERT INTO users (id, name, name_key, password_hash, created_at) \
                SELECT 'twin', 'Аnna', 'аnna', password_hash, 0 FROM users";
    database.execute(twin, []).expect("it is written");
    database.execute("UPDATE users SET skeleton = NULL", []).expect("it is written");
    let server = app(Config::new(open()));
    for name in ["Anna", "Аnna"] {
        let given = json!({"name": name, "password": PASSWORD});
        assert_eq!(Browser::new(&server).post("/api/session", &given).await.status, StatusCode::OK);
        let me = Browser::new(&server).post("/api/account", &given).await;
        assert_eq!(me.status, StatusCode::CONFLICT, "{}", me.text);
    }
    let third = json!({"name": "Аnnа", "password": PASSWORD});
    assert_eq!(Browser::new(&server).post("/api/account", &third).await.status, StatusCode::CONFLICT);
    let _ = std::fs::remove_dir_all(&folder);
}

#[tokio::test]
async fn a_new_password_ends_the_other_sessions() {
    let server = server();
    let (mut here, mut there) = (Browser::new(&server), Browser::new(&server));
    here.sign_up("Anna").await;
    there.post("/api/session", &json!({"name": "Anna", "password": PASSWORD})).await;
    let wrong = here.submit("/account/password", "old=nonsense&new=battery+staple").await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    let changed = here.submit("/account/password", "old=correct+horse&new=battery+staple").await;
    assert_eq!(changed.status, StatusCode::OK, "{}", changed.text);
    assert_eq!(here.get("/api/me").await.json(), json!({"name": "Anna"}));
    assert_eq!(there.get("/api/me").await.json(), json!({"name": null}));
    let old = there.post("/api/session", &json!({"name": "Anna", "password": PASSWORD})).await;
    assert_eq!(old.status, StatusCode::UNAUTHORIZED);
    let new = there.post("/api/session", &json!({"name": "Anna", "password": "battery staple"})).await;
    assert_eq!(new.status, StatusCode::OK);
}

#[tokio::test]
async fn a_session_ends_by_itself() {
    let repository = Repository::in_memory().expect("memory is there");
    let (lasts, patience) = (Duration::from_secs(3), Duration::from_secs(60));
    let server = app(Config::new(repository).session(lasts));
    let mut browser = Browser::new(&server);
    let began = Instant::now();
    browser.sign_up("Anna").await;
    loop {
        let me = browser.get("/api/me").await.json();
        // It lasts at least as long as it should: a slow machine may look only after that.
        if me == json!({"name": null}) {
            assert!(began.elapsed() >= lasts, "it ended after {:?}", began.elapsed());
            break;
        }
        assert_eq!(me, json!({"name": "Anna"}));
        assert!(began.elapsed() < patience, "it does not end");
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

#[tokio::test]
async fn behind_https_cookies_travel_by_https_only_and_links_are_whole() {
    let repository = Repository::in_memory().expect("memory is there");
    let config = Config::new(repository).public_url(Some("https://games.example.org")).expect("an address");
    let server = app(config);
    let mut browser = Browser::new(&server);
    let answer = browser.get("/").await;
    let cookie = answer.headers[SET_COOKIE].to_str().expect("text");
    assert!(cookie.starts_with("__Host-lokalka=") && cookie.ends_with("; Secure"), "{cookie}");
    assert!(
        cookie.contains("; Path=/;") && !cookie.contains("Domain"),
        "as browsers want it of such names: {cookie}"
    );
    assert_eq!(answer.headers["strict-transport-security"], "max-age=31536000");
    let id = browser.gather("invite").await;
    let links = browser.get(&format!("/api/games/{id}/invites")).await.json();
    let link = links["invites"][0]["link"].as_str().expect("a link");
    assert!(link.starts_with("https://games.example.org/join/"), "{link}");
}

#[tokio::test]
async fn browsers_of_an_earlier_release_stay_who_they_are_under_the_new_names() {
    let repository = Repository::in_memory().expect("memory is there");
    let config = Config::new(repository).public_url(Some("https://games.example.org")).expect("an address");
    let server = app(config);
    let (mut signed_in, id) = (Browser::new(&server), "0123456789abcdef0123456789abcdef");
    let answer = signed_in.submit("/sign-up", "name=Anna&password=correct+horse").await;
    let cookies: Vec<&str> =
        answer.headers.get_all(SET_COOKIE).iter().filter_map(|set| set.to_str().ok()).collect();
    let session =
        cookies.iter().find_map(|set| set.strip_prefix("__Host-lokalka_session=")?.split(';').next());
    let old = format!("lokalka={id}; lokalka_session={}", session.expect("a session"));
    let mut browser = Browser::new(&server);
    let request = Request::get("/api/me").header(COOKIE, &old).body(Body::empty()).expect("a request");
    let answer = browser.send(request).await;
    assert_eq!(answer.json(), json!({"name": "Anna"}));
    let set: Vec<&str> =
        answer.headers.get_all(SET_COOKIE).iter().filter_map(|set| set.to_str().ok()).collect();
    assert_eq!(set.len(), 4, "two are set, two are gone: {set:?}");
    assert!(set.iter().any(|set| set.starts_with(&format!("__Host-lokalka={id};"))), "{set:?}");
    // From now on it only has the new ones, and nothing is changed any more.
    let answer = browser.get("/api/me").await;
    assert_eq!(answer.json(), json!({"name": "Anna"}));
    assert!(!answer.headers.contains_key(SET_COOKIE));
    // Who signs out with the old ones is out.
    let mut leaving = Browser::new(&server);
    let request = Request::post("/sign-out").header(COOKIE, &old).body(Body::empty()).expect("a request");
    assert_eq!(leaving.send(request).await.status, StatusCode::SEE_OTHER);
    assert_eq!(leaving.get("/api/me").await.json(), json!({"name": null}));
    // What was put there under a plain name does not count for who has a new one.
    let planted = "f".repeat(32);
    let request = Request::get("/").header(COOKIE, format!("lokalka={planted}; __Host-lokalka={id}"));
    let answer = Browser::new(&server).send(request.body(Body::empty()).expect("a request")).await;
    let set: Vec<&str> =
        answer.headers.get_all(SET_COOKIE).iter().filter_map(|set| set.to_str().ok()).collect();
    assert!(set.len() == 1 && set[0].starts_with("lokalka=; "), "{set:?}");
}

/// A program with a personal token: no cookie, no header of our pages.
async fn by_token(
    browser: &mut Browser,
    token: &str,
    request: axum::http::request::Builder,
    body: String,
) -> crate::common::Answer {
    let request =
        request.header(AUTHORIZATION, format!("Bearer {token}")).header(CONTENT_TYPE, "application/json");
    browser.send(request.body(Body::from(body)).expect("a request")).await
}

#[tokio::test]
async fn programs_come_with_personal_tokens() {
    let server = server();
    let mut browser = Browser::new(&server);
    assert_eq!(browser.post("/api/tokens", &json!({"label": "x"})).await.status, StatusCode::UNAUTHORIZED);
    browser.sign_up("Anna").await;
    let id = browser.start().await;
    let page = browser.submit("/account/tokens", "label=my+bot").await;
    assert_eq!(page.status, StatusCode::OK);
    let token =
        page.text.split("<code>").nth(1).and_then(|rest| rest.split('<').next()).expect("a token").to_owned();
    assert!(!browser.get("/account").await.text.contains(&token), "it is shown only once");
    let mut program = Browser::new(&server);
    let get = |path: &str| Request::get(path.to_owned());
    let me = by_token(&mut program, &token, get("/api/me"), String::new()).await;
    assert_eq!(me.json(), json!({"name": "Anna"}));
    assert!(me.headers.get(SET_COOKIE).is_none(), "a program gets no cookie");
    let body = json!({"seq": 0, "action": {"do": "pass"}}).to_string();
    let act = Request::post(format!("/api/games/{id}/actions"));
    assert_eq!(by_token(&mut program, &token, act, body).await.status, StatusCode::OK);
    let more =
        by_token(&mut program, &token, Request::post("/api/tokens"), json!({"label": "y"}).to_string()).await;
    assert_eq!(more.status, StatusCode::FORBIDDEN, "a token makes no tokens");
    let wrong = by_token(&mut program, "nonsense", get("/api/me"), String::new()).await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    // Revoked, it is worth nothing.
    let tokens = browser.get("/api/tokens").await.json();
    assert_eq!(tokens["tokens"][0]["label"], json!("my bot"));
    let revoke = format!("/account/tokens/{}/revoke", tokens["tokens"][0]["id"].as_str().expect("an id"));
    assert_eq!(browser.submit(&revoke, "").await.status, StatusCode::SEE_OTHER);
    let revoked = by_token(&mut program, &token, get("/api/me"), String::new()).await;
    assert_eq!(revoked.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn personal_tokens_end_with_the_password_unless_they_are_kept() {
    let server = server();
    let mut browser = Browser::new(&server);
    browser.sign_up("Anna").await;
    let make = async |browser: &mut Browser| {
        let made = browser.post("/api/tokens", &json!({"label": "bot"})).await.json();
        made["token"].as_str().expect("a token").to_owned()
    };
    let who = async |token: &str| {
        by_token(&mut Browser::new(&server), token, Request::get("/api/me"), String::new()).await.status
    };
    let change = async |browser: &mut Browser, old: &str, new: &str, keep: Option<bool>| {
        let mut given = json!({"old": old, "new": new});
        if let Some(keep) = keep {
            given["keep_tokens"] = json!(keep);
        }
        assert_eq!(browser.post("/api/account/password", &given).await.status, StatusCode::OK);
    };
    let token = make(&mut browser).await;
    change(&mut browser, PASSWORD, "battery staple", Some(true)).await;
    assert_eq!(who(&token).await, StatusCode::OK, "the owner may keep them");
    let form = "old=battery+staple&new=correct+horse&keep_tokens=true";
    assert_eq!(browser.submit("/account/password", form).await.status, StatusCode::OK);
    assert_eq!(who(&token).await, StatusCode::OK, "on the page, too");
    change(&mut browser, PASSWORD, "battery staple", None).await;
    assert_eq!(who(&token).await, StatusCode::UNAUTHORIZED);
    let token = make(&mut browser).await;
    let form = "old=battery+staple&new=correct+horse";
    assert_eq!(browser.submit("/account/password", form).await.status, StatusCode::OK);
    assert_eq!(who(&token).await, StatusCode::UNAUTHORIZED);
    for everywhere in ["/api/sessions", "/account/sessions/end"] {
        let token = make(&mut browser).await;
        let answer = match everywhere {
            "/api/sessions" => browser.delete(everywhere).await,
            _ => browser.submit(everywhere, "").await,
        };
        assert!(!answer.status.is_client_error(), "{}", answer.text);
        assert_eq!(who(&token).await, StatusCode::UNAUTHORIZED, "{everywhere}");
        browser.post("/api/session", &json!({"name": "Anna", "password": PASSWORD})).await;
    }
}

#[tokio::test]
async fn a_deleted_account_leaves_the_games_of_others() {
    let server = server();
    let (mut anna, mut bela, mut cyril) =
        (Browser::new(&server), Browser::new(&server), Browser::new(&server));
    anna.sign_up("Anna").await;
    let id = anna.gather("open").await;
    bela.join(&id, 1, "Bela").await;
    cyril.join(&id, 2, "Cyril").await;
    let wrong = anna.submit("/account/delete", "password=nonsense").await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    let deleted = anna.submit("/account/delete", "password=correct+horse").await;
    assert_eq!(deleted.status, StatusCode::SEE_OTHER);
    let game = bela.game(&id).await;
    assert_eq!(game["players"][0]["name"], json!("Former player"));
    assert_eq!(game["status"], json!("playing"));
    let page = bela.get(&format!("/games/{id}")).await;
    assert!(page.text.contains("The seat of Former player is free"));
    let mut dora = Browser::new(&server);
    assert_eq!(dora.join(&id, 0, "Dora").await.status, StatusCode::OK);
    assert_eq!(bela.game(&id).await["players"][0]["name"], json!("Dora"));
    let gone = anna.post("/api/session", &json!({"name": "Anna", "password": PASSWORD})).await;
    assert_eq!(gone.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn guessing_passwords_is_slowed_down() {
    let server = server();
    let mut browser = Browser::new(&server);
    let guess = json!({"name": "Anna", "password": "a guess or so"});
    for _ in 0..5 {
        assert_eq!(browser.post("/api/session", &guess).await.status, StatusCode::UNAUTHORIZED);
    }
    let refused = until_too_often(async || browser.post("/api/session", &guess).await).await;
    assert!(refused.headers.contains_key("retry-after"));
    let form = "name=Anna&password=another+one";
    let page = until_too_often(async || browser.submit("/sign-in", form).await).await;
    assert!(page.headers.contains_key("retry-after") && page.text.contains("Too many requests"));
}

#[tokio::test]
async fn the_pages_of_accounts_keep_to_the_policy() {
    let server = server();
    let mut browser = Browser::new(&server);
    let id = browser.gather("invite").await;
    browser.sign_up("Anna").await;
    let paths = ["/sign-in", "/sign-up", "/account", "/api", &format!("/games/{id}"), "/join/none"];
    for path in paths {
        let answer = browser.get(path).await;
        assert!(answer.headers.contains_key("content-security-policy"), "{path}");
        assert!(!answer.text.contains("<style") && !answer.text.contains(" style="), "{path}");
        assert!(!answer.text.contains("http://"), "{path}");
    }
    // Forms from other sites are turned away.
    let request = Request::post("/sign-out").header("origin", "http://evil.example").header("host", "here");
    let request = request.body(Body::empty()).expect("a request");
    assert_eq!(browser.send(request).await.status, StatusCode::FORBIDDEN);
    assert_eq!(browser.get("/api/me").await.json(), json!({"name": "Anna"}));
}
