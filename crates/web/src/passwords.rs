//! Passwords: what is kept of them is a hash by argon2id, computed off the threads that serve requests.

mod memory;
mod policy;
mod queue;

use std::ops::RangeInclusive;
use std::sync::Arc;

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Params, Version};

use crate::error::AppError;
use memory::Memory;
use queue::Queue;

pub(crate) use policy::{GOOD_PASSWORD_LEN, MAX_PASSWORD_LEN, MIN_PASSWORD_LEN, PasswordPolicy};
pub(crate) use queue::Asker;

/// What OWASP recommends for argon2id: 19 MiB of memory, two passes, one lane. Whoever signs in with a password that was
/// hashed by other numbers gets a new hash.
const MEMORY: u32 = 19 * 1024;
const PASSES: u32 = 2;
const LANES: u32 = 1;

/// What a hash that is kept may ask for: less would be guessed soon, more would take the memory and the time of others. One that asks
/// for something else was not made here.
const MEMORY_KEPT: RangeInclusive<u32> = 8 * 1024..=128 * 1024;
const PASSES_KEPT: RangeInclusive<u32> = 1..=8;
const LANES_KEPT: RangeInclusive<u32> = 1..=4;

/// Hashes and checks passwords, few at a time.
pub(crate) struct Passwords {
    queue: Queue,
    memory: Arc<Memory>,
}

/// What became of a password that was given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum PasswordCheck {
    Wrong,
    Right,
    /// Right, but the hash that is kept was made by other numbers.
    RightButDated,
}

impl Passwords {
    pub(crate) fn new() -> Passwords {
        Passwords { queue: Queue::new(), memory: Arc::default() }
    }

    /// The hash of a password with a salt of its own.
    pub(crate) async fn hash(&self, asker: Asker, password: String) -> Result<String, AppError> {
        let memory = Arc::clone(&self.memory);
        self.queue.run(asker, move || hash_with(&argon2()?, &password, &memory)).await
    }

    /// Whether a password is the one that a hash was made of.
    pub(crate) async fn check(
        &self,
        asker: Asker,
        password: String,
        hash: String,
    ) -> Result<PasswordCheck, AppError> {
        let memory = Arc::clone(&self.memory);
        self.queue.run(asker, move || check(&password, &hash, &memory)).await
    }
}

/// The hash of a password, for programs that answer nobody meanwhile.
pub(crate) fn hash_now(password: &str) -> Result<String, AppError> {
    hash_with(&argon2()?, password, &Memory::default())
}

fn argon2() -> Result<Argon2<'static>, AppError> {
    let params = Params::new(MEMORY, PASSES, LANES, None);
    let params = params.map_err(storage)?;
    Ok(Argon2::new(Algorithm::Argon2id, Version::V0x13, params))
}

fn hash_with(argon2: &Argon2<'_>, password: &str, memory: &Memory) -> Result<String, AppError> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).map_err(storage)?;
    let mut hash = [0; Params::DEFAULT_OUTPUT_LEN];
    memory.hash(argon2, password, &salt, &mut hash).map_err(storage)?;
    let kept = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(argon2.params()).map_err(storage)?,
        salt: Some(Salt::new(&salt).map_err(storage)?),
        hash: Some(Output::new(&hash).map_err(storage)?),
    };
    Ok(kept.to_string())
}

/// What is wrong with a hash that is to be kept, or was kept by somebody else.
pub(crate) fn expect_bounded(hash: &str) -> Result<(), String> {
    bounded(hash).map(drop)
}

/// A hash with its numbers, which are such as may be.
fn bounded(hash: &str) -> Result<(PasswordHash, Params), String> {
    let kept = PasswordHash::new(hash).map_err(|error| format!("its hash cannot be read ({error})"))?;
    if kept.algorithm != Algorithm::Argon2id.ident() || kept.salt.is_none() || kept.hash.is_none() {
        return Err("its hash is not one by argon2id".to_owned());
    }
    let params = Params::try_from(&kept).map_err(|error| format!("its hash cannot be read ({error})"))?;
    let (memory, passes, lanes) = (params.m_cost(), params.t_cost(), params.p_cost());
    if MEMORY_KEPT.contains(&memory) && PASSES_KEPT.contains(&passes) && LANES_KEPT.contains(&lanes) {
        return Ok((kept, params));
    }
    let (least, most) = (MEMORY_KEPT.start(), MEMORY_KEPT.end());
    Err(format!(
        "its hash asks for {memory} KiB of memory, {passes} passes and {lanes} lanes; {least} to {most} KiB, at most {} passes and \
         {} lanes may be",
        PASSES_KEPT.end(),
        LANES_KEPT.end()
    ))
}

fn check(password: &str, hash: &str, memory: &Memory) -> Result<PasswordCheck, AppError> {
    let (kept, params) = bounded(hash).map_err(storage)?;
    let (Some(salt), Some(expected)) = (&kept.salt, &kept.hash) else { return Ok(PasswordCheck::Wrong) };
    // The numbers are those that the hash names.
    let same = kept.version == Some(Version::V0x13.into())
        && (params.m_cost(), params.t_cost(), params.p_cost()) == (MEMORY, PASSES, LANES);
    let version = kept.version.map(Version::try_from).transpose().map_err(storage)?.unwrap_or_default();
    let mut computed = vec![0; expected.len()];
    let argon2 = Argon2::new(Algorithm::Argon2id, version, params);
    memory.hash(&argon2, password, salt, &mut computed).map_err(storage)?;
    // Compared in the same time whatever differs.
    if Output::new(&computed).map_err(storage)? != *expected {
        return Ok(PasswordCheck::Wrong);
    }
    Ok(if same { PasswordCheck::Right } else { PasswordCheck::RightButDated })
}

fn storage(error: impl std::fmt::Display) -> AppError {
    AppError::Storage(error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(password: &str, hash: &str) -> Result<PasswordCheck, AppError> {
        super::check(password, hash, &Memory::default())
    }

    #[test]
    fn a_hash_names_its_numbers_and_others_are_dated() {
        let hash = hash_with(&argon2().expect("sound numbers"), "correct horse", &Memory::default())
            .expect("a hash");
        assert!(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{hash}");
        assert_eq!(check("correct horse", &hash), Ok(PasswordCheck::Right));
        assert_eq!(check("wrong horse", &hash), Ok(PasswordCheck::Wrong));
        let weak = Argon2::new(
            Algorithm::Argon2id,
            Version::V0x13,
            Params::new(8 * 1024, 1, 1, None).expect("sound numbers"),
        );
        let dated = hash_with(&weak, "correct horse", &Memory::default()).expect("a hash");
        assert_eq!(check("correct horse", &dated), Ok(PasswordCheck::RightButDated));
        assert_eq!(check("wrong horse", &dated), Ok(PasswordCheck::Wrong));
        assert!(check("correct horse", "nonsense").is_err());
        // A hash of the reference implementation, with more memory than ours: what is kept outlives the library.
        let foreign =
            "$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc";
        assert_eq!(check("password", foreign), Ok(PasswordCheck::RightButDated));
    }

    /// One that was planted must not take the server's memory or time, nor be guessed in no time.
    #[test]
    fn a_hash_that_asks_for_too_much_or_too_little_is_not_computed() {
        let hash = |numbers: &str| {
            format!("$argon2id$v=19${numbers}$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc")
        };
        assert_eq!(expect_bounded(&hash("m=19456,t=2,p=1")), Ok(()));
        for numbers in ["m=4194304,t=2,p=1", "m=19456,t=4000000,p=1", "m=19456,t=2,p=64", "m=8,t=1,p=1"] {
            let refused = check("password", &hash(numbers));
            assert!(
                matches!(&refused, Err(AppError::Storage(why)) if why.contains("its hash asks for")),
                "{numbers}: {refused:?}"
            );
        }
        let others = [
            "",
            "password",
            "$argon2id$…",
            "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHQ",
            "$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf+YFY4NeBbtA",
        ];
        for other in others {
            assert!(expect_bounded(other).is_err(), "{other}");
            assert!(check("password", other).is_err(), "{other}");
        }
    }
}
