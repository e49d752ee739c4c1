//! An app that makes the codes of a second factor, and somebody who has one.

use std::time::{SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::http::StatusCode;
use hmac::{Hmac, KeyInit, Mac};
use serde_json::json;
use sha1::Sha1;

use crate::common::{Answer, Browser};

pub const PASSWORD: &str = "correct horse";

/// An app on a phone that makes codes; the server takes each once.
pub struct Phone {
    secret: Vec<u8>,
    /// The step of the last code that was given.
    pub last: u64,
}

impl Phone {
    pub fn new(secret: &str) -> Phone {
        let alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
        let letter = |letter: char| alphabet.find(letter).expect("base32");
        let bits: String = secret.chars().map(|at| format!("{:05b}", letter(at))).collect();
        let byte = |at: usize| u8::from_str_radix(&bits[8 * at..8 * at + 8], 2).expect("eight bits");
        Phone { secret: (0..bits.len() / 8).map(byte).collect(), last: 0 }
    }

    pub fn step() -> u64 {
        SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_secs() / 30
    }

    pub fn code(&self, step: u64) -> String {
        let mac = Hmac::<Sha1>::new_from_slice(&self.secret).expect("a key");
        let digest = mac.chain_update(step.to_be_bytes()).finalize().into_bytes();
        let from = usize::from(digest[19] & 15);
        let number = u32::from_be_bytes(digest[from..from + 4].try_into().expect("four bytes"));
        format!("{:06}", (number & 0x7fff_ffff) % 1_000_000)
    }

    /// Gives a code that was not given before. Clocks may differ by one step, so that three can be had at once; on a slow
    /// machine the oldest may be too old when it arrives, and the next one is tried.
    pub async fn give(&mut self, mut ask: impl AsyncFnMut(String) -> Answer) -> Answer {
        loop {
            let now = Phone::step();
            self.last = (now - 1).max(self.last + 1);
            assert!(self.last <= now + 1, "there are no more codes for now");
            let answer = ask(self.code(self.last)).await;
            if !answer.status.is_client_error() || self.last + 1 >= Phone::step() {
                return answer;
            }
        }
    }
}

/// Somebody with a second factor: the browser, the phone and the recovery codes.
pub async fn set_up(server: &Router) -> (Browser, Phone, Vec<String>) {
    let mut anna = Browser::new(server);
    anna.sign_up("Anna").await;
    let begun = anna.post("/api/account/second-factor", &json!({"password": PASSWORD})).await;
    assert_eq!(begun.status, StatusCode::OK, "{}", begun.text);
    let secret = begun.json()["secret"].as_str().expect("a secret").to_owned();
    let link = begun.json()["link"].as_str().expect("a link").to_owned();
    assert_eq!(link, format!("otpauth://totp/Lok%C3%A1lka:Anna?secret={secret}&issuer=Lok%C3%A1lka"));
    let mut phone = Phone::new(&secret);
    let confirm = async |code| anna.post("/api/account/second-factor/confirm", &json!({"code": code})).await;
    let on = phone.give(confirm).await;
    assert_eq!(on.status, StatusCode::OK, "{}", on.text);
    let codes = on.json()["recovery_codes"].as_array().expect("codes").clone();
    let codes = codes.iter().map(|code| code.as_str().expect("a code").to_owned()).collect();
    (anna, phone, codes)
}
