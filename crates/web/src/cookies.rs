//! The cookies: which browser it is, which session it has, which accounts it has signed in to before, and its language.
//!
//! Where the server is found by https their names begin with `__Host-`. Browsers take such a cookie only from this very
//! host and by https, so that no neighbour under the same domain can put one there.

use std::time::Duration;

use axum::http::header::{COOKIE, SET_COOKIE};
use axum::http::{HeaderMap, HeaderValue};

use crate::people::MAX_COOKIE_LEN;

/// The longest tag of a language that is looked at.
const MAX_TAG_LEN: usize = 35;

/// One of the cookies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Cookie {
    /// Tells browsers apart.
    Browser,
    /// The session of who is signed in.
    Session,
    /// Marks of the accounts that the browser has signed in to before.
    Known,
    /// The language that was chosen in it.
    Language,
}

impl Cookie {
    const ALL: [Cookie; 4] = [Cookie::Browser, Cookie::Session, Cookie::Known, Cookie::Language];

    fn plain_name(self) -> &'static str {
        match self {
            Cookie::Browser => "lokalka",
            Cookie::Session => "lokalka_session",
            Cookie::Known => "lokalka_known",
            Cookie::Language => "lokalka_language",
        }
    }

    /// Whether it is a value as we make them: an id, or some marks.
    fn is_proper(self, value: &str) -> bool {
        let is_id = |value: &str| value.len() == 32 && value.bytes().all(|byte| byte.is_ascii_hexdigit());
        match self {
            Cookie::Browser | Cookie::Session => is_id(value),
            Cookie::Known => value.len() <= MAX_COOKIE_LEN,
            Cookie::Language => value.len() <= MAX_TAG_LEN,
        }
    }

    fn host_name(self) -> &'static str {
        match self {
            Cookie::Browser => "__Host-lokalka",
            Cookie::Session => "__Host-lokalka_session",
            Cookie::Known => "__Host-lokalka_known",
            Cookie::Language => "__Host-lokalka_language",
        }
    }
}

/// How cookies are read and set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cookies {
    /// Whether they travel by https only.
    pub(crate) secure: bool,
}

impl Cookies {
    fn name(self, cookie: Cookie) -> &'static str {
        if self.secure { cookie.host_name() } else { cookie.plain_name() }
    }

    /// A cookie of a request. Browsers of an earlier release may still have it by its plain name.
    pub(crate) fn read(self, request: &HeaderMap, cookie: Cookie) -> Option<String> {
        read(request, self.name(cookie), cookie).or_else(|| read(request, cookie.plain_name(), cookie))
    }

    /// Sets a cookie in an answer.
    pub(crate) fn set(self, answer: &mut HeaderMap, cookie: Cookie, value: &str, max_age: Duration) {
        self.append(answer, self.name(cookie), value, max_age);
    }

    /// The cookies of a request that come by their plain names, though they have others now; with their values where they
    /// do not come by those, too.
    pub(crate) fn outdated(self, request: &HeaderMap) -> Vec<(Cookie, Option<String>)> {
        let outdated = |cookie: Cookie| {
            let value = read(request, cookie.plain_name(), cookie)?;
            Some((cookie, read(request, cookie.host_name(), cookie).is_none().then_some(value)))
        };
        if self.secure { Cookie::ALL.into_iter().filter_map(outdated).collect() } else { Vec::new() }
    }

    /// Gives outdated cookies the names that they have now, and the values that they had, unless the answer sets them anyway.
    /// It is done once for each browser, which has no others from then on.
    pub(crate) fn rename(
        self,
        outdated: Vec<(Cookie, Option<String>)>,
        answer: &mut HeaderMap,
        max_age: impl Fn(Cookie) -> Duration,
    ) {
        for (cookie, value) in outdated {
            let prefix = format!("{}=", cookie.host_name());
            let is_set = |set: &HeaderValue| set.as_bytes().starts_with(prefix.as_bytes());
            if let Some(value) = value
                && !answer.get_all(SET_COOKIE).iter().any(is_set)
            {
                self.set(answer, cookie, &value, max_age(cookie));
            }
            self.append(answer, cookie.plain_name(), "", Duration::ZERO);
        }
    }

    fn append(self, answer: &mut HeaderMap, name: &str, value: &str, max_age: Duration) {
        let secure = if self.secure { "; Secure" } else { "" };
        let seconds = max_age.as_secs();
        let cookie = format!("{name}={value}; Path=/; HttpOnly; SameSite=Lax; Max-Age={seconds}{secure}");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            answer.append(SET_COOKIE, cookie);
        }
    }
}

/// A cookie of ours, by one of its names.
fn read(request: &HeaderMap, wanted: &str, cookie: Cookie) -> Option<String> {
    let cookies = request.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    let (_, value) = pairs.find(|(name, _)| *name == wanted)?;
    cookie.is_proper(value).then(|| value.to_owned())
}
