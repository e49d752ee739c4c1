//! The second factor: set up, asked for, used once, lost and turned off.

use crate::common::phone::{PASSWORD, Phone, set_up};
use crate::common::{Answer, Browser, server, until_too_often};
use axum::http::StatusCode;
use axum::http::header::{LOCATION, SET_COOKIE};
use serde_json::{Value, json};
use web::{Config, Repository, admin, app};

async fn sign_in(browser: &mut Browser, code: Option<&str>) -> Answer {
    browser.post("/api/session", &json!({"name": "Anna", "password": PASSWORD, "code": code})).await
}

async fn me(browser: &mut Browser) -> Value {
    browser.get("/api/me").await.json()["name"].clone()
}

#[tokio::test]
async fn signing_in_asks_for_a_code_that_is_good_once() {
    let server = server();
    let (_anna, mut phone, _) = set_up(&server).await;
    let mut elsewhere = Browser::new(&server);
    let missing = sign_in(&mut elsewhere, None).await;
    assert_eq!(missing.status, StatusCode::UNAUTHORIZED);
    assert_eq!(missing.json()["second_factor"], json!(true));
    assert_eq!(me(&mut elsewhere).await, Value::Null, "the password alone opens nothing");
    for wrong in ["000000", &"9".repeat(1 << 15), &phone.code(Phone::step() + 1000)] {
        let answer = sign_in(&mut elsewhere, Some(wrong)).await;
        assert_eq!(answer.status, StatusCode::UNAUTHORIZED);
        assert!(answer.json().get("second_factor").is_none() && answer.text.contains("code is wrong"));
    }
    let used = phone.code(phone.last);
    assert_eq!(sign_in(&mut elsewhere, Some(&used)).await.status, StatusCode::UNAUTHORIZED);
    let answer = phone.give(async |code: String| sign_in(&mut elsewhere, Some(&code)).await).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
    assert_eq!(me(&mut elsewhere).await, json!("Anna"));
    let mut thief = Browser::new(&server);
    let seen = phone.code(phone.last);
    assert_eq!(sign_in(&mut thief, Some(&seen)).await.status, StatusCode::UNAUTHORIZED, "it was used");
    // With the wrong password nobody learns that there is a second factor.
    let guess = json!({"name": "Anna", "password": "a guess"});
    let answer = thief.post("/api/session", &guess).await;
    assert!(answer.json().get("second_factor").is_none());
}

#[tokio::test]
async fn on_pages_the_code_comes_after_the_password() {
    let server = server();
    let (_anna, mut phone, _) = set_up(&server).await;
    let mut browser = Browser::new(&server);
    browser.get("/sign-in").await;
    let asked = browser.submit("/sign-in", "name=Anna&password=correct+horse").await;
    assert_eq!(asked.status, StatusCode::OK);
    assert!(asked.text.contains("one-time-code") && !asked.text.contains("correct horse"));
    let hidden = asked.text.split("name=\"ticket\" value=\"").nth(1).and_then(|rest| rest.split('"').next());
    let ticket = hidden.expect("a ticket").to_owned();
    let give = async |browser: &mut Browser, ticket: &str, code: &str| {
        browser.submit("/sign-in/code", &format!("ticket={ticket}&code={code}")).await
    };
    let wrong = give(&mut browser, &ticket, "000000").await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    assert!(wrong.text.contains(&ticket) && wrong.text.contains("role=\"alert\""), "one may try again");
    // A ticket is for the browser that has it, for its account and its time.
    let later = ticket.replacen('.', ".9", 1);
    let code = phone.code(Phone::step());
    for (browser, ticket) in [(&mut browser, &*later), (&mut Browser::new(&server), &ticket)] {
        let answer = give(browser, ticket, &code).await;
        assert_eq!(answer.status, StatusCode::FORBIDDEN, "{ticket}");
        assert!(answer.text.contains("sign in again") && answer.text.contains("name=\"password\""));
    }
    for nonsense in ["", ".", "..", "a.b.c", "a.1.b"] {
        assert_eq!(give(&mut browser, nonsense, &code).await.status, StatusCode::FORBIDDEN);
    }
    let done = phone.give(async |code: String| give(&mut browser, &ticket, &code).await).await;
    assert_eq!(done.headers[LOCATION], "/", "{}", done.text);
    assert_eq!(me(&mut browser).await, json!("Anna"));
}

#[tokio::test]
async fn a_recovery_code_signs_in_once() {
    let server = server();
    let (mut anna, _, codes) = set_up(&server).await;
    assert_eq!(codes.len(), 10);
    let left = async |browser: &mut Browser| {
        browser.get("/api/account/second-factor").await.json()["recovery_codes"].clone()
    };
    assert_eq!(left(&mut anna).await, json!(10));
    let mut elsewhere = Browser::new(&server);
    let typed = codes[3].to_uppercase().replace('-', " ");
    assert_eq!(sign_in(&mut elsewhere, Some(&typed)).await.status, StatusCode::OK);
    assert_eq!(left(&mut elsewhere).await, json!(9));
    assert_eq!(sign_in(&mut Browser::new(&server), Some(&codes[3])).await.status, StatusCode::UNAUTHORIZED);
    let page = anna.get("/account").await.text;
    assert!(page.contains("9 recovery codes are left") && page.contains("Anna used a recovery code."));
    assert!(codes.iter().all(|code| !page.contains(code.as_str())), "they are shown only once");
}

#[tokio::test]
async fn it_is_set_up_and_turned_off_with_the_password() {
    let server = server();
    let mut anna = Browser::new(&server);
    anna.sign_up("Anna").await;
    let wrong = anna.submit("/account/second-factor", "password=nonsense").await;
    assert_eq!(wrong.status, StatusCode::UNAUTHORIZED);
    assert!(!wrong.text.contains("otpauth"));
    let early = anna.submit("/account/second-factor/confirm", "code=123456").await;
    assert_eq!(early.status, StatusCode::UNPROCESSABLE_ENTITY, "nothing was begun");
    let begun = anna.submit("/account/second-factor", "password=correct+horse").await;
    let secret = begun.text.split("class=\"secret\">").nth(1).and_then(|rest| rest.split('<').next());
    let mut phone = Phone::new(secret.expect("a secret"));
    assert!(begun.text.contains("<svg class=\"qr\"") && !begun.text.contains(" style="));
    // Not on before a code has been given.
    assert_eq!(sign_in(&mut Browser::new(&server), None).await.status, StatusCode::OK);
    let wrong = anna.submit("/account/second-factor/confirm", "code=nonsense").await;
    assert_eq!(wrong.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(!wrong.text.contains("otpauth"), "the secret is shown only once");
    let confirm =
        async |code: String| anna.submit("/account/second-factor/confirm", &format!("code={code}")).await;
    let on = phone.give(confirm).await;
    assert_eq!(on.status, StatusCode::OK, "{}", on.text);
    assert_eq!(on.text.matches("<li><code>").count(), 10);
    assert_eq!(sign_in(&mut Browser::new(&server), None).await.status, StatusCode::UNAUTHORIZED);
    let again = anna.submit("/account/second-factor", "password=correct+horse").await;
    assert_eq!(again.status, StatusCode::CONFLICT, "it is not replaced in passing");
    for form in ["password=nonsense&code=123456", "password=correct+horse&code=nonsense"] {
        assert_eq!(anna.submit("/account/second-factor/off", form).await.status, StatusCode::UNAUTHORIZED);
    }
    let off = phone
        .give(async |code: String| {
            anna.submit("/account/second-factor/off", &format!("password=correct+horse&code={code}")).await
        })
        .await;
    assert_eq!(off.status, StatusCode::OK, "{}", off.text);
    assert_eq!(sign_in(&mut Browser::new(&server), None).await.status, StatusCode::OK);
    let page = anna.get("/account").await.text;
    for sentence in ["Anna turned the second factor on.", "Anna turned the second factor off."] {
        assert!(page.contains(sentence), "{sentence}");
    }
}

#[tokio::test]
async fn guessing_codes_is_slowed_down_and_does_not_lock_the_owner_out() {
    let server = server();
    let (mut anna, mut phone, _) = set_up(&server).await;
    anna.submit("/sign-out", "").await;
    // Somebody who knows the password.
    let mut number = 0;
    let refused = until_too_often(async || {
        number += 1;
        let mut thief = Browser::new(&server);
        let given = json!({"name": "Anna", "password": PASSWORD, "code": "000000"});
        let body = axum::body::Body::from(given.to_string());
        let request = axum::http::Request::post("/api/session").header("content-type", "application/json");
        let request = request.header("x-lokalka", "1").header("x-forwarded-for", format!("10.0.0.{number}"));
        thief.send(request.body(body).expect("a request")).await
    });
    assert!(refused.await.headers.contains_key("retry-after"));
    let answer = phone.give(async |code: String| sign_in(&mut anna, Some(&code)).await).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.text);
}

#[tokio::test]
async fn the_host_turns_it_off_for_who_has_lost_everything() {
    let folder = std::env::temp_dir().join(format!("lokalka-factor-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let open = || Repository::open(&folder).expect("the folder can be made");
    let server = app(Config::new(open()));
    let (_anna, _, codes) = set_up(&server).await;
    let host = open();
    assert_eq!(admin::reset_second_factor(&host, "anna"), Ok(true));
    assert_eq!(admin::reset_second_factor(&host, "anna"), Ok(false));
    assert!(admin::reset_second_factor(&host, "nobody").is_err());
    let mut browser = Browser::new(&server);
    assert_eq!(sign_in(&mut browser, None).await.status, StatusCode::OK);
    assert_eq!(
        host.audit(None, 1).expect("it can be read")[0].sentence,
        "The host turned the second factor off."
    );
    // What is left in the database opens nothing.
    let file = std::fs::read(folder.join("lokalka.sqlite")).expect("it is there");
    let plain = codes[0].replace('-', "");
    assert!(!file.windows(plain.len()).any(|bytes| bytes == plain.as_bytes()));
    let _ = std::fs::remove_dir_all(&folder);
}

#[tokio::test]
async fn a_token_neither_asks_for_a_code_nor_changes_that() {
    let server = server();
    let (mut anna, _, _) = set_up(&server).await;
    let made = anna.post("/api/tokens", &json!({"label": "bot"})).await.json();
    let token = made["token"].as_str().expect("a token").to_owned();
    for (method, path, body, status) in [
        ("GET", "/api/me", json!(null), StatusCode::OK),
        ("GET", "/api/account/second-factor", json!(null), StatusCode::FORBIDDEN),
        ("POST", "/api/account/second-factor", json!({"password": PASSWORD}), StatusCode::FORBIDDEN),
        ("POST", "/api/account/second-factor/confirm", json!({"code": "1"}), StatusCode::FORBIDDEN),
        (
            "POST",
            "/api/account/second-factor/off",
            json!({"password": PASSWORD, "code": "1"}),
            StatusCode::FORBIDDEN,
        ),
    ] {
        let request = axum::http::Request::builder().method(method).uri(path);
        let request = request.header("authorization", format!("Bearer {token}"));
        let request = request.header("content-type", "application/json");
        let request = request.body(axum::body::Body::from(body.to_string())).expect("a request");
        let answer = Browser::new(&server).send(request).await;
        assert_eq!(answer.status, status, "{path}");
        assert!(!answer.headers.contains_key(SET_COOKIE));
    }
}
