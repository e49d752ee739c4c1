//! Messages that only the browser of their reader can open, also where a push service passes them on (RFC 8291, in the form
//! of RFC 8188).

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::error::Unspecified;
use ring::hkdf::{HKDF_SHA256, KeyType, Salt};
use ring::rand::{SystemRandom, generate};

/// A point of the curve, as 4 and both coordinates.
const POINT_LEN: usize = 65;

/// What browser and server know of each other besides.
const AUTH_LEN: usize = 16;

const SALT_LEN: usize = 16;

/// The largest record that every push service takes.
const RECORD_LEN: u32 = 4096;

/// What stands behind the text of the last record.
const LAST: u8 = 2;

/// What a browser hands out for messages to it.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct BrowserKeys {
    public: [u8; POINT_LEN],
    auth: [u8; AUTH_LEN],
}

impl BrowserKeys {
    /// Reads keys as browsers write them; nothing where they are none.
    pub(crate) fn read(public: &str, auth: &str) -> Option<BrowserKeys> {
        let bytes = |text: &str| BASE64_URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok();
        let keys =
            BrowserKeys { public: bytes(public)?.try_into().ok()?, auth: bytes(auth)?.try_into().ok()? };
        // Whether it is a point of the curve is seen when it is used.
        keys.encrypt(b"").is_ok().then_some(keys)
    }

    /// Encrypts a message under a key that is used once.
    pub(crate) fn encrypt(&self, text: &[u8]) -> Result<Vec<u8>, Unspecified> {
        let random = SystemRandom::new();
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &random)?;
        let public = own.compute_public_key()?;
        let salt = generate::<[u8; SALT_LEN]>(&random)?.expose();
        let theirs = UnparsedPublicKey::new(&ECDH_P256, &self.public);
        agree_ephemeral(own, &theirs, |secret| self.seal(secret, public.as_ref(), salt, text))?
    }

    /// Encrypts a message under what both sides know: the secret that follows from both pairs of keys.
    fn seal(
        &self,
        secret: &[u8],
        public: &[u8],
        salt: [u8; SALT_LEN],
        text: &[u8],
    ) -> Result<Vec<u8>, Unspecified> {
        let parties = [b"WebPush: info\0", &self.public[..], public].concat();
        let material: [u8; 32] = derive(&self.auth, secret, &parties)?;
        let key: [u8; 16] = derive(&salt, &material, b"Content-Encoding: aes128gcm\0")?;
        let nonce: [u8; 12] = derive(&salt, &material, b"Content-Encoding: nonce\0")?;
        let mut sealed = [text, &[LAST]].concat();
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key)?);
        key.seal_in_place_append_tag(Nonce::assume_unique_for_key(nonce), Aad::empty(), &mut sealed)?;
        let length = u8::try_from(public.len()).map_err(|_| Unspecified)?;
        Ok([&salt[..], &RECORD_LEN.to_be_bytes(), &[length], public, &sealed].concat())
    }
}

/// So many bytes of key material.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], purpose: &[u8]) -> Result<[u8; N], Unspecified> {
    let mut derived = [0; N];
    Salt::new(HKDF_SHA256, salt).extract(secret).expand(&[purpose], Length(N))?.fill(&mut derived)?;
    Ok(derived)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(text: &str) -> Vec<u8> {
        BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64")
    }

    /// The example of RFC 8291, section 5 and appendix A.
    #[test]
    fn the_example_of_the_standard_comes_out() {
        let public =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let keys = BrowserKeys::read(public, "BTBZMqHH6r4Tts7J_aSIgg").expect("keys");
        let secret = bytes("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs");
        let own =
            bytes("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
        let salt = bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
        let text = b"When I grow up, I want to be a watermelon";
        let sealed = keys.seal(&secret, &own, salt, text).expect("it is sealed");
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(BASE64_URL_SAFE_NO_PAD.encode(sealed), expected);
    }

    #[test]
    fn keys_that_are_none_are_refused() {
        let public =
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
        let auth = "BTBZMqHH6r4Tts7J_aSIgg";
        assert!(BrowserKeys::read(public, auth).is_some());
        let beside = public.replace("Aiw4", "Aiw5").replace("AAiw", "ABiw");
        let wrong =
            [("", auth), (public, ""), (public, "x"), (&public[4..], auth), (&beside, auth), ("?", auth)];
        for (public, auth) in wrong {
            assert!(BrowserKeys::read(public, auth).is_none(), "{public} {auth}");
        }
    }
}
