//! Codes that an app makes of a secret and the time (RFC 6238: HMAC-SHA-1, six digits, thirty seconds).

use std::ops::RangeInclusive;

use hmac::{Hmac, KeyInit, Mac};
use sha1::Sha1;

/// A code is good for so many seconds.
const STEP_SECONDS: i64 = 30;

/// Clocks may differ by so many steps.
const DRIFT: i64 = 1;

const DIGITS: u32 = 6;

/// 160 bits, as RFC 4226 recommends.
const SECRET_LEN: usize = 20;

/// The alphabet of RFC 4648, in which apps take a secret.
const BASE32: &[u8; 32] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/// What codes are made of.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Secret(Vec<u8>);

impl Secret {
    /// A new one.
    pub(crate) fn random() -> Result<Secret, String> {
        let mut bytes = [0; SECRET_LEN];
        getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
        Ok(Secret(bytes.to_vec()))
    }

    /// One that was kept.
    pub(crate) fn read(text: &str) -> Option<Secret> {
        let mut bits = Vec::new();
        for letter in text.bytes() {
            let value = BASE32.iter().position(|known| *known == letter)?;
            bits.extend((0..5).rev().map(|bit| value >> bit & 1 == 1));
        }
        let bytes =
            bits.chunks_exact(8).map(|bits| bits.iter().fold(0, |byte, bit| byte << 1 | u8::from(*bit)));
        Some(Secret(bytes.collect()))
    }

    /// As it is kept, and typed into an app.
    pub(crate) fn text(&self) -> String {
        base32(&self.0)
    }

    /// The step of which a code is, at some time in seconds since 1970.
    pub(crate) fn step_of(&self, code: &str, now: i64) -> Option<i64> {
        let mut steps = steps_around(now);
        steps.find(|step| self.code(*step) == code)
    }

    fn code(&self, step: i64) -> String {
        let mac = Hmac::<Sha1>::new_from_slice(&self.0).expect("a key may have any length");
        let digest = mac.chain_update(step.to_be_bytes()).finalize().into_bytes();
        // The last digit says which four bytes count.
        let from = usize::from(digest[digest.len() - 1] & 15);
        let number = digest[from..from + 4].iter().fold(0, |number, byte| number << 8 | u32::from(*byte));
        let number = (number & 0x7fff_ffff) % 10_u32.pow(DIGITS);
        format!("{number:0width$}", width = DIGITS as usize)
    }

    /// The address by which apps take a secret over, for an account of a site.
    pub(crate) fn link(&self, site: &str, name: &str) -> String {
        let (site, name) = (percent_encoded(site), percent_encoded(name));
        format!("otpauth://totp/{site}:{name}?secret={}&issuer={site}", self.text())
    }
}

fn steps_around(now: i64) -> RangeInclusive<i64> {
    let step = now / STEP_SECONDS;
    step - DRIFT..=step + DRIFT
}

/// Bytes in letters that can be read out: five bits each.
pub(crate) fn base32(bytes: &[u8]) -> String {
    let bits: Vec<bool> =
        bytes.iter().flat_map(|byte| (0..8).rev().map(move |bit| byte >> bit & 1 == 1)).collect();
    let letter = |bits: &[bool]| {
        let value = (0..5).fold(0, |value, bit| value << 1 | usize::from(bits.get(bit) == Some(&true)));
        char::from(BASE32[value])
    };
    bits.chunks(5).map(letter).collect()
}

fn percent_encoded(text: &str) -> String {
    let encoded = |byte: u8| match byte {
        b'A'..=b'Z' | b'a'..=b'z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(encoded).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn secret() -> Secret {
        Secret(b"12345678901234567890".to_vec())
    }

    #[test]
    fn codes_are_those_of_the_standard() {
        // RFC 6238, appendix B, the last six digits.
        for (time, code) in [
            (59, "287082"),
            (1_111_111_109, "081804"),
            (1_111_111_111, "050471"),
            (1_234_567_890, "005924"),
            (2_000_000_000, "279037"),
            (20_000_000_000, "353130"),
        ] {
            assert_eq!(secret().code(time / STEP_SECONDS), code);
            assert_eq!(secret().step_of(code, time), Some(time / STEP_SECONDS));
        }
    }

    #[test]
    fn clocks_may_differ_by_one_step() {
        let now = 1_234_567_890;
        let code = secret().code(now / STEP_SECONDS);
        for (off, good) in [(-60, false), (-30, true), (0, true), (30, true), (60, false)] {
            assert_eq!(secret().step_of(&code, now + off).is_some(), good, "{off} seconds");
        }
        for wrong in ["", "0", "5924", "0059240", "00592４"] {
            assert_eq!(secret().step_of(wrong, now), None);
        }
    }

    #[test]
    fn secrets_are_written_as_apps_read_them() {
        assert_eq!(secret().text(), "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        assert_eq!(base32(b"foobar"), "MZXW6YTBOI");
        assert!(Secret::read(&secret().text()) == Some(secret()));
        assert!(Secret::read("no secret").is_none());
        let (one, other) = (Secret::random().expect("chance"), Secret::random().expect("chance"));
        assert!(one != other && Secret::read(&one.text()) == Some(one));
        let link = secret().link("Lokálka", "Žofie & Jan");
        let expected = "otpauth://totp/Lok%C3%A1lka:%C5%BDofie%20%26%20Jan\
                        ?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Lok%C3%A1lka";
        assert_eq!(link, expected);
    }
}
