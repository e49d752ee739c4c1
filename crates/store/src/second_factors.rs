//! Second factors of accounts: the secret that codes are made of, and codes for those who have lost it.

use std::fmt;

use crate::error::Result;

/// A second factor as kept.
#[derive(Clone, PartialEq, Eq)]
pub struct SecondFactor {
    /// What codes are made of, as the caller writes it.
    pub secret: String,
    /// Whether codes are asked for; before a first one has been given they are not.
    pub active: bool,
    /// How many recovery codes have not been used.
    pub recovery_codes: u32,
}

/// Keeping second factors.
pub trait SecondFactors {
    /// The second factor of a user, if there is one.
    fn second_factor(&self, user: &str) -> Result<Option<SecondFactor>>;

    /// Keeps a secret for which no code has been given yet, instead of an earlier one; says whether, since nothing happens
    /// where a second factor is active.
    ///
    /// # Errors
    ///
    /// [`Error::UserNotFound`](crate::Error::UserNotFound).
    fn begin_second_factor(&self, user: &str, secret: &str) -> Result<bool>;

    /// Makes a second factor active, with hashes of recovery codes, once a code of some step has been given; says whether,
    /// since nothing happens where the secret is another one meanwhile.
    fn activate_second_factor(&self, user: &str, secret: &str, step: i64, codes: &[String]) -> Result<bool>;

    /// Uses the code of a step; says whether it may be used: every step once, and none before that.
    fn use_second_factor_step(&self, user: &str, step: i64) -> Result<bool>;

    /// Uses a recovery code, by its hash; says whether there was one.
    fn use_recovery_code(&self, user: &str, code_hash: &str) -> Result<bool>;

    /// Deletes the second factor of a user with its recovery codes; says whether there was one.
    fn delete_second_factor(&self, user: &str) -> Result<bool>;
}

// Whoever has the secret makes codes: it is kept out of logs.
impl fmt::Debug for SecondFactor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SecondFactor").field("active", &self.active).finish_non_exhaustive()
    }
}
