//! Second factors: the secret as it is, since codes are made of it; of recovery codes only hashes.

use store::SecondFactor;

use super::{Repository, hash, now};
use crate::error::AppError;
use crate::totp::{Secret, base32};

/// So many recovery codes somebody gets.
const RECOVERY_CODES: usize = 10;

/// 120 bits: nobody guesses them, so that a plain hash is enough.
const RECOVERY_LEN: usize = 15;

impl Repository {
    /// The second factor of a user, be it active or not yet.
    pub(crate) fn second_factor(&self, user: &str) -> Result<Option<SecondFactor>, AppError> {
        self.ask(|store| store.second_factor(user))
    }

    /// Keeps a new secret that is not active yet; nothing where one is.
    pub(crate) fn begin_second_factor(&self, user: &str) -> Result<Option<Secret>, AppError> {
        let secret = Secret::random().map_err(AppError::Storage)?;
        let begun = self.ask(|store| store.begin_second_factor(user, &secret.text()))?;
        Ok(begun.then_some(secret))
    }

    /// Makes the secret that waits active, if the code is one of it; gives the recovery codes, which cannot be seen again.
    pub(crate) fn activate_second_factor(
        &self,
        user: &str,
        code: &str,
    ) -> Result<Option<Vec<String>>, AppError> {
        let Some(waiting) = self.second_factor(user)?.filter(|factor| !factor.active) else {
            return Ok(None);
        };
        let Some(step) = step_of(&waiting, code) else { return Ok(None) };
        let codes: Vec<String> = (0..RECOVERY_CODES)
            .map(|_| recovery_code())
            .collect::<Result<_, _>>()
            .map_err(AppError::Storage)?;
        let hashes: Vec<String> = codes.iter().map(|code| hash(&plain(code))).collect();
        let activated =
            self.ask(|store| store.activate_second_factor(user, &waiting.secret, step, &hashes))?;
        Ok(activated.then_some(codes))
    }

    /// Uses a code, of the app or for recovery; says which it was, if it was good.
    pub(crate) fn use_code(
        &self,
        user: &str,
        factor: &SecondFactor,
        code: &str,
    ) -> Result<Option<Code>, AppError> {
        let used = match step_of(factor, code) {
            Some(step) => self.ask(|store| store.use_second_factor_step(user, step))?.then_some(Code::App),
            None => {
                let hash = hash(&plain(code));
                self.ask(|store| store.use_recovery_code(user, &hash))?.then_some(Code::Recovery)
            }
        };
        Ok(used)
    }

    /// Deletes the second factor of a user; says whether there was one.
    pub(crate) fn delete_second_factor(&self, user: &str) -> Result<bool, AppError> {
        self.ask(|store| store.delete_second_factor(user))
    }
}

/// What kind of code was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Code {
    App,
    Recovery,
}

fn step_of(factor: &SecondFactor, code: &str) -> Option<i64> {
    Secret::read(&factor.secret)?.step_of(&plain(code), now() / 1000)
}

/// A new recovery code, in groups that can be copied by hand.
fn recovery_code() -> Result<String, String> {
    let mut bytes = [0; RECOVERY_LEN];
    getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
    let letters: Vec<char> = base32(&bytes).to_lowercase().chars().collect();
    let groups: Vec<String> = letters.chunks(4).map(|group| group.iter().collect()).collect();
    Ok(groups.join("-"))
}

/// A code as it counts: people add blanks, hyphens and capitals.
fn plain(code: &str) -> String {
    code.chars()
        .filter(|letter| letter.is_ascii_alphanumeric())
        .map(|letter| letter.to_ascii_lowercase())
        .collect()
}
