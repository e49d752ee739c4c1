//! Everybody reads their own language: pages, what goes wrong, and news of turns.

use std::time::Duration;

use crate::common::news::{begin, next, receiver, three_accounts};
use crate::common::{Browser, server};
use axum::body::Body;
use axum::http::{Request, StatusCode};
use serde_json::{Value, json};
use web::{Config, Repository, app};

fn asking(path: &str, name: &str, value: &str) -> Request<Body> {
    Request::get(path).header(name, value).body(Body::empty()).expect("it is a request")
}

#[tokio::test]
async fn a_page_is_in_the_language_of_the_browser_the_link_or_the_choice() {
    let server = server();
    let mut anna = Browser::new(&server);
    let lang = |text: &str| {
        let (_, rest) = text.split_once("<html lang=\"").expect("a page says its language");
        rest.split('"').next().unwrap_or_default().to_owned()
    };
    assert_eq!(lang(&anna.get("/").await.text), "en");
    assert_eq!(lang(&anna.send(asking("/", "accept-language", "fr, cs;q=0.8, de;q=0.9")).await.text), "de");
    let chosen = anna.submit("/language", "language=ja&place=/rules").await;
    assert_eq!(chosen.status, StatusCode::SEE_OTHER);
    assert_eq!(lang(&anna.send(asking("/rules", "accept-language", "de")).await.text), "ja");
    assert_eq!(lang(&anna.get("/rules?lang=pl").await.text), "pl");
    assert_eq!(lang(&anna.get("/rules").await.text), "ja", "a link does not change what was chosen");
    let page = anna.get("/rules/18cz").await.text;
    assert!(page.contains("hreflang=\"cs\" href=\"/rules/18cz?lang=cs\""), "the others are named");
    // What leads away from this server is not followed.
    for place in ["https://example.org/", "//example.org", "/\\example.org"] {
        let away = anna.submit("/language", &format!("language=cs&place={place}")).await;
        assert_eq!(away.headers["location"], "/", "{place}");
    }
}

#[tokio::test]
async fn an_account_has_its_language_in_every_browser() {
    let server = server();
    let mut anna = Browser::new(&server);
    anna.sign_up("Anna").await;
    anna.submit("/language", "language=cs&place=/").await;
    let mut elsewhere = Browser::new(&server);
    let signed = elsewhere.submit("/sign-in", "name=Anna&password=correct+horse").await;
    assert_eq!(signed.status, StatusCode::SEE_OTHER, "{}", signed.text);
    assert!(elsewhere.get("/").await.text.contains("<html lang=\"cs\""));
}

#[tokio::test]
async fn what_goes_wrong_has_a_key_for_programs_and_a_sentence_in_their_language() {
    let server = server();
    let mut anna = Browser::new(&server);
    let english = anna.get("/api/games/none").await.json();
    let german = anna.send(asking("/api/games/none", "accept-language", "de")).await.json();
    assert_eq!((&english["error"], &german["error"]), (&json!("not_found"), &json!("not_found")));
    assert_ne!(english["sentence"], german["sentence"]);
    // In the marked language, nothing of any sentence stands outside of brackets.
    let id = anna.start().await;
    let troubles: [(&str, Value); 6] = [
        ("/api/games?lang=en-XA", json!({"players": ["Anna"]})),
        ("/api/games?lang=en-XA", json!({"players": ["Anna", "Anna", "Bela"]})),
        ("/api/import?lang=en-XA", json!({})),
        (&format!("/api/games/{id}/actions?lang=en-XA"), json!({"seq": 99, "action": {"do": "pass"}})),
        (&format!("/api/games/{id}/actions?lang=en-XA"), json!({"seq": 0, "action": {"do": "pay_out"}})),
        ("/api/sign-in?lang=en-XA", json!({"name": "Nobody", "password": "wrong"})),
    ];
    for (path, body) in troubles {
        let answer = anna.post(path, &body).await;
        assert!(answer.status.is_client_error(), "{path}: {}", answer.text);
        let sentence = answer.json()["sentence"].as_str().expect("a sentence").to_owned();
        assert!(sentence.contains('⟦'), "{path}: {sentence}");
    }
}

#[tokio::test]
async fn news_come_in_the_language_of_whom_they_are_for() {
    let config = Config::new(Repository::in_memory().expect("memory is there"));
    let server =
        app(config.notices_after(Duration::from_millis(50), Duration::from_millis(50)).webhooks_to(|_| true));
    let (url, mut received) = receiver(&["204 No Content"]).await;
    let (id, mut people) = three_accounts(&server).await;
    let hook = url.replace(':', "%3A").replace('/', "%2F");
    for (person, language) in people.iter_mut().zip(["cs", "de", "en-XA"]) {
        person.submit("/account/notices", &format!("active=yes&webhook={hook}%2F{language}&email=")).await;
        person.submit("/language", &format!("language={language}&place=/")).await;
    }
    begin(&id, &mut people).await;
    let (head, body) = next(&mut received).await;
    let text =
        serde_json::from_slice::<Value>(&body).expect("JSON")["content"].as_str().expect("words").to_owned();
    let word = match head.split_whitespace().nth(1).expect("a path") {
        "/cs" => "tahu",
        "/de" => "dran",
        _ => "⟦",
    };
    assert!(text.contains(word), "{head}: {text}");
}
