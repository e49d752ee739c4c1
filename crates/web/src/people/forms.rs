//! What is asked of accounts, in a form or in the API.

use serde::Deserialize;

/// A name and a password.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Credentials {
    pub(crate) name: String,
    pub(crate) password: String,
}

/// A name and a password, with the code of a second factor where there is one.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SignInForm {
    pub(crate) name: String,
    pub(crate) password: String,
    #[serde(default)]
    pub(crate) code: Option<String>,
}

/// A code of a second factor.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CodeForm {
    pub(crate) code: String,
}

/// The password and a code, to be sure.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasswordAndCode {
    pub(crate) password: String,
    pub(crate) code: String,
}

/// The password that holds, and the one that shall.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasswordChange {
    pub(crate) old: String,
    pub(crate) new: String,
    /// Whether personal tokens stay good.
    #[serde(default)]
    pub(crate) keep_tokens: bool,
}

/// The password, to be sure.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasswordConfirmation {
    pub(crate) password: String,
}

/// What a personal token shall be called.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TokenLabel {
    pub(crate) label: String,
}
