//! News of turns in browsers: a push service of our own takes them, and a browser of our own reads them. Neither uses what
//! the server encrypts and signs with.

use std::time::Duration;

use crate::common::news::{begin, next, nothing, receiver, three_accounts};
use crate::common::{Answer, Browser};
use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use axum::Router;
use axum::http::StatusCode;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use hmac::{Hmac, Mac};
use p256::ecdsa::signature::Verifier;
use p256::ecdsa::{Signature, VerifyingKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use serde_json::{Value, json};
use sha2::Sha256;
use web::{Config, Repository, app};

fn server() -> Router {
    let repository = Repository::in_memory().expect("memory is there");
    let timing = (Duration::from_millis(200), Duration::from_millis(50));
    app(Config::new(repository).notices_after(timing.0, timing.1).webhooks_to(|_| true))
}

/// What a browser keeps of a subscription.
struct Reader {
    secret: SecretKey,
    auth: [u8; 16],
    endpoint: String,
}

impl Reader {
    fn new(service: &str, number: u8) -> Reader {
        let secret = SecretKey::from_slice(&[number + 1; 32]).expect("a key");
        Reader { secret, auth: [number; 16], endpoint: format!("{service}/push/{number}") }
    }

    /// What its script hands to the server.
    fn subscription(&self) -> Value {
        let public = self.secret.public_key().to_sec1_point(false);
        json!({
            "endpoint": self.endpoint,
            "expirationTime": null,
            "keys": {
                "p256dh": BASE64_URL_SAFE_NO_PAD.encode(public.as_bytes()),
                "auth": BASE64_URL_SAFE_NO_PAD.encode(self.auth),
            },
        })
    }

    /// Reads a message, step by step as RFC 8291 and RFC 8188 say.
    fn read(&self, message: &[u8]) -> Value {
        let (salt, rest) = message.split_at(16);
        let (record, rest) = rest.split_at(4);
        assert!(message.len() <= u32::from_be_bytes(record.try_into().expect("four bytes")) as usize + 86);
        let (sender, sealed) = rest[1..].split_at(rest[0].into());
        let theirs = PublicKey::from_sec1_bytes(sender).expect("a point");
        let shared = p256::ecdh::diffie_hellman(self.secret.to_nonzero_scalar(), theirs.as_affine());
        let own = self.secret.public_key().to_sec1_point(false);
        let parties = [b"WebPush: info\0", own.as_bytes(), sender].concat();
        let material = derived(&self.auth, shared.raw_secret_bytes(), &parties);
        let key = &derived(salt, &material, b"Content-Encoding: aes128gcm\0")[..16];
        let nonce = &derived(salt, &material, b"Content-Encoding: nonce\0")[..12];
        let nonce = Nonce::try_from(nonce).expect("12 bytes");
        let opened =
            Aes128Gcm::new_from_slice(key).expect("16 bytes").decrypt(&nonce, sealed).expect("it is for us");
        let text = opened.strip_suffix(&[2]).expect("the last record");
        serde_json::from_slice(text).expect("JSON")
    }
}

/// One block of HKDF-SHA-256.
fn derived(salt: &[u8], secret: &[u8], purpose: &[u8]) -> [u8; 32] {
    let mac = |key: &[u8], text: &[u8]| -> [u8; 32] {
        let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("any length");
        mac.update(text);
        mac.finalize().into_bytes().into()
    };
    mac(&mac(salt, secret), &[purpose, &[1]].concat())
}

/// Checks who signed a message, as a push service does; gives what is signed, and the key.
fn signed(head: &str) -> (Value, String) {
    let line =
        head.lines().find_map(|line| line.strip_prefix("authorization: vapid t=")).expect("a signature");
    let (token, key) = line.split_once(", k=").expect("a key");
    let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64");
    let (text, signature) = token.rsplit_once('.').expect("three parts");
    let (head, claims) = text.split_once('.').expect("three parts");
    let head: Value = serde_json::from_slice(&bytes(head)).expect("JSON");
    assert_eq!(head, json!({"typ": "JWT", "alg": "ES256"}));
    let verifying = VerifyingKey::from_sec1_bytes(&bytes(key)).expect("a point");
    let signature = Signature::from_slice(&bytes(signature)).expect("a signature");
    verifying.verify(text.as_bytes(), &signature).expect("it is theirs who have the key");
    (serde_json::from_slice(&bytes(claims)).expect("JSON"), key.to_owned())
}

async fn subscribe(browser: &mut Browser, reader: &Reader) -> Answer {
    browser.post("/account/push", &reader.subscription()).await
}

#[tokio::test]
async fn a_turn_is_told_in_a_browser_and_nobody_on_the_way_can_read_it() {
    let server = server();
    let (url, mut received) = receiver(&["201 Created"]).await;
    let (id, mut people) = three_accounts(&server).await;
    let readers: Vec<Reader> = (0..3).map(|number| Reader::new(&url, number)).collect();
    for (person, reader) in people.iter_mut().zip(&readers) {
        let kept = subscribe(person, reader).await;
        assert_eq!(kept.status, StatusCode::NO_CONTENT, "{}", kept.text);
    }
    begin(&id, &mut people).await;
    let (head, body) = next(&mut received).await;
    let reader =
        readers.iter().find(|reader| head.starts_with(&format!("POST {} ", &reader.endpoint[url.len()..])));
    let told = reader.expect("one of the three").read(&body);
    assert_eq!(told["title"], json!("Your turn in 18CZ"), "{told}");
    assert_eq!(told["text"], json!("With Anna, Bela, Cyril"));
    assert_eq!(told["link"], json!(format!("/games/{id}")));
    assert!(!String::from_utf8_lossy(&body).contains("18CZ"), "it is sealed");
    for line in ["content-encoding: aes128gcm", "ttl: 86400", "urgency: normal"] {
        assert!(head.contains(&format!("\r\n{line}\r\n")), "{line}: {head}");
    }
    let (claims, key) = signed(&head);
    assert_eq!(claims["aud"], json!(url));
    let page = people[0].get("/account").await.text;
    assert!(page.contains(&format!("data-key=\"{key}\"")), "browsers are told the same key");
    assert!(!page.contains("/push/0"), "where a browser is found is a key");
}

#[tokio::test]
async fn expired_and_refused_browsers_are_forgotten_and_ailing_services_tried_again() {
    for (statuses, attempts, kept) in [
        (&["410 Gone"][..], 1, false),
        (&["404 Not Found"], 1, false),
        (&["403 Forbidden"], 1, false),
        (&["503 Unavailable", "201 Created"], 2, true),
        (&["429 Too Many", "201 Created"], 2, true),
    ] {
        let server = server();
        let (url, mut received) = receiver(statuses).await;
        let (id, mut people) = three_accounts(&server).await;
        for (number, person) in people.iter_mut().enumerate() {
            subscribe(person, &Reader::new(&url, number as u8)).await;
        }
        begin(&id, &mut people).await;
        for _ in 0..attempts {
            next(&mut received).await;
        }
        assert!(nothing(&mut received).await, "{statuses:?}");
        let seat = people[0].game(&id).await["seat"].as_u64().expect("a seat") as usize;
        let page = people[seat].get("/account").await.text;
        assert_eq!(page.contains("via 127.0.0.1"), kept, "{statuses:?}");
    }
}

#[tokio::test]
async fn a_browser_is_told_until_its_person_says_no_more() {
    let server = server();
    let (url, mut received) = receiver(&["201 Created"]).await;
    let mut anna = Browser::new(&server);
    anna.sign_up("Anna").await;
    let reader = Reader::new(&url, 7);
    subscribe(&mut anna, &reader).await;
    anna.submit("/account/notices/trial", "").await;
    let (_, body) = next(&mut received).await;
    assert_eq!(reader.read(&body)["link"], json!("/"));
    // Another account in the same browser: it is told, and the first one no more.
    let mut bela = Browser::new(&server);
    bela.sign_up("Bela").await;
    subscribe(&mut bela, &reader).await;
    let nowhere = anna.submit("/account/notices/trial", "").await;
    assert_eq!(nowhere.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(anna.post("/account/push/end", &json!({"endpoint": reader.endpoint})).await.status, 204);
    assert_eq!(bela.submit("/account/notices/trial", "").await.status, StatusCode::OK, "not by Anna's wish");
    next(&mut received).await;
    assert_eq!(bela.post("/account/push/end", &json!({"endpoint": reader.endpoint})).await.status, 204);
    let page = bela.get("/account").await.text;
    assert!(!page.contains(", via "), "{page}");
}

#[tokio::test]
async fn what_is_no_browser_on_the_public_internet_is_refused() {
    // As it is for webhooks: the server knocks at no doors of its own network.
    let strict = app(Config::new(Repository::in_memory().expect("memory is there")));
    let (mut anna, mut nobody) = (Browser::new(&strict), Browser::new(&strict));
    anna.sign_up("Anna").await;
    nobody.get("/").await;
    let inside = subscribe(&mut anna, &Reader::new("http://127.0.0.1:80", 1)).await;
    assert_eq!(inside.status, StatusCode::UNPROCESSABLE_ENTITY, "{}", inside.text);
    assert!(inside.text.contains("public internet"));
    assert_eq!(
        subscribe(&mut nobody, &Reader::new("https://1.1.1.1", 1)).await.status,
        StatusCode::UNAUTHORIZED
    );
    let mut wrong = Reader::new("https://1.1.1.1", 1).subscription();
    wrong["keys"]["p256dh"] = json!("BA");
    assert_eq!(anna.post("/account/push", &wrong).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let long = Reader::new(&format!("https://1.1.1.1/{}", "x".repeat(1000)), 1);
    assert_eq!(subscribe(&mut anna, &long).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}
