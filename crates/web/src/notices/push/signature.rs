//! Who sends: push services are told by a signature under a key that the server keeps (VAPID, RFC 8292), so that nobody
//! else can send to the browsers that asked us.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::json;

/// How long a signature is good, in seconds: a service takes a day at most.
const GOOD_FOR: i64 = 12 * 60 * 60;

/// The key of a server.
pub(crate) struct Signer {
    pair: EcdsaKeyPair,
}

impl Signer {
    /// A new key, as it is kept.
    pub(crate) fn new_key() -> Result<String, String> {
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new());
        key.map(|key| BASE64_URL_SAFE_NO_PAD.encode(key)).map_err(|error| error.to_string())
    }

    /// The signer of a key that was kept.
    pub(crate) fn new(kept: &str) -> Result<Signer, String> {
        let key = BASE64_URL_SAFE_NO_PAD.decode(kept).map_err(|error| error.to_string())?;
        let random = SystemRandom::new();
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &key, &random);
        Ok(Signer { pair: pair.map_err(|error| error.to_string())? })
    }

    /// What browsers are told, so that they take messages of nobody else.
    pub(crate) fn public_key(&self) -> String {
        BASE64_URL_SAFE_NO_PAD.encode(self.pair.public_key())
    }

    /// The header of a message to a service, which is known by its origin; `at` is in milliseconds.
    pub(crate) fn authorization(&self, origin: &str, sender: &str, at: i64) -> Result<String, String> {
        let part = |value: serde_json::Value| BASE64_URL_SAFE_NO_PAD.encode(value.to_string());
        let claims = json!({"aud": origin, "exp": at / 1000 + GOOD_FOR, "sub": sender});
        let signed = format!("{}.{}", part(json!({"typ": "JWT", "alg": "ES256"})), part(claims));
        let signature =
            self.pair.sign(&SystemRandom::new(), signed.as_bytes()).map_err(|error| error.to_string())?;
        let signature = BASE64_URL_SAFE_NO_PAD.encode(signature);
        Ok(format!("vapid t={signed}.{signature}, k={}", self.public_key()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_the_same_when_it_was_kept() {
        let kept = Signer::new_key().expect("a key");
        let public_key = |kept: &str| Signer::new(kept).expect("a signer").public_key();
        assert_eq!(public_key(&kept), public_key(&kept));
        assert_ne!(public_key(&kept), public_key(&Signer::new_key().expect("a key")));
        assert!(Signer::new("nonsense").is_err());
    }
}
