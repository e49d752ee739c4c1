//! What a request may come to that the host should know; `operation/incidents.rs` writes it to the log.

/// Something that the host should know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Event {
    SignedIn,
    SignedUp,
    PasswordChanged,
    AccountDeleted,
    SecondFactorOn,
    SecondFactorOff,
    CodeAsked,
    SignInFailed,
    SecondFactorFailed,
    SignInThrottled,
    SignUpRefused,
    TokenUnknown,
    CrossSite,
    RightRefused,
    RequestThrottled,
    RequestTooLarge,
    RequestTooSlow,
}

impl Event {
    /// How it stands in the log. Others look for these words: they stay as they are.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Event::SignedIn => "signed in",
            Event::SignedUp => "signed up",
            Event::PasswordChanged => "changed password",
            Event::AccountDeleted => "deleted account",
            Event::SecondFactorOn => "second factor on",
            Event::SecondFactorOff => "second factor off",
            Event::CodeAsked => "asked for second factor",
            Event::SecondFactorFailed => "failed second factor",
            Event::SignInFailed => "failed sign-in",
            Event::SignInThrottled => "throttled sign-in",
            Event::SignUpRefused => "refused sign-up",
            Event::TokenUnknown => "unknown token",
            Event::CrossSite => "cross-site request",
            Event::RightRefused => "refused right",
            Event::RequestThrottled => "throttled request",
            Event::RequestTooLarge => "oversized request",
            Event::RequestTooSlow => "slow request",
        }
    }
}

/// An event about somebody.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Incident {
    pub(crate) event: Event,
    /// The name that was given, whoever gave it.
    pub(crate) name: String,
}
