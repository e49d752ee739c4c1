//! Marks by which the server knows again what it gave out itself: HMAC-SHA-256 with a secret that all servers on one
//! database share.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

use crate::repository::hex;

/// How many bytes of a code are kept: nobody guesses 128 bits.
const CODE_LEN: usize = 16;

/// What makes and recognises marks for one purpose.
#[derive(Clone)]
pub(crate) struct Seal {
    secret: String,
    purpose: &'static str,
}

impl Seal {
    pub(crate) fn new(secret: String, purpose: &'static str) -> Seal {
        Seal { secret, purpose }
    }

    /// The code of a text, in hexadecimal.
    pub(crate) fn code(&self, text: &str) -> String {
        hex(&self.mac(text).finalize().into_bytes()[..CODE_LEN])
    }

    /// Whether a code is that of a text, in the same time wherever they differ.
    pub(crate) fn is_code(&self, code: &str, text: &str) -> bool {
        let digits = code.as_bytes().chunks(2).map(|pair| {
            let pair = std::str::from_utf8(pair).ok()?;
            u8::from_str_radix(pair, 16).ok()
        });
        let bytes: Option<Vec<u8>> = digits.collect();
        bytes.is_some_and(|bytes| {
            bytes.len() == CODE_LEN && self.mac(text).verify_truncated_left(&bytes).is_ok()
        })
    }

    fn mac(&self, text: &str) -> Hmac<Sha256> {
        let mac = Hmac::<Sha256>::new_from_slice(self.secret.as_bytes()).expect("a key may have any length");
        mac.chain_update(self.purpose).chain_update([0]).chain_update(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_good_for_its_text_and_purpose_alone() {
        let seal = Seal::new("secret".to_owned(), "tea");
        let code = seal.code("at five");
        assert_eq!(code.len(), 2 * CODE_LEN);
        assert!(seal.is_code(&code, "at five"));
        assert!(!seal.is_code(&code, "at six"));
        assert!(!Seal::new("secret".to_owned(), "coffee").is_code(&code, "at five"));
        assert!(!Seal::new("guess".to_owned(), "tea").is_code(&code, "at five"));
        for wrong in ["", "00", &code[2..], &format!("{code}00"), "+1+1", "éé", &"zz".repeat(CODE_LEN)] {
            assert!(!seal.is_code(wrong, "at five"), "{wrong}");
        }
    }
}
