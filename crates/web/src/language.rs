//! In which language somebody is answered: what a link asks for, what they have chosen, or what their browser prefers.

use std::time::Duration;

use axum::http::header::{ACCEPT_LANGUAGE, HeaderName};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Uri};
use languages::Language;

use crate::cookies::{Cookie, Cookies};
use crate::identity::Person;

/// With this our pages say in which language they are, when they ask for their parts.
const OF_PAGE: HeaderName = HeaderName::from_static("x-lokalka-language");

/// How long a browser remembers a choice.
pub(crate) const MAX_AGE: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// What a request says about languages.
#[derive(Clone, Copy)]
pub(crate) struct Asked {
    /// For this answer, whatever else was chosen: by `?lang=`, or by the page that wants another part.
    here: Option<Language>,
    /// Whether that stood in a link.
    by_link: bool,
    /// In this browser.
    chosen: Option<Language>,
    /// By the browser, which was told at some time.
    preferred: Option<Language>,
}

impl Asked {
    pub(crate) fn by(request: &Parts, cookies: Cookies) -> Asked {
        let headers = &request.headers;
        let linked = of_link(&request.uri);
        Asked {
            here: linked.or_else(|| Language::named(header(headers, &OF_PAGE)?)),
            by_link: linked.is_some(),
            chosen: cookies.read(headers, Cookie::Language).and_then(|tag| Language::named(&tag)),
            preferred: header(headers, &ACCEPT_LANGUAGE).and_then(Language::accepted),
        }
    }

    /// The language of a stranger.
    pub(crate) fn anybody(self) -> Language {
        self.here.or(self.chosen).or(self.preferred).unwrap_or(Language::ENGLISH)
    }

    /// The language of somebody; what they chose for their account counts in every browser.
    pub(crate) fn of(self, person: &Person) -> Language {
        let account = person.account.as_ref().and_then(|account| account.language);
        self.here.or(account).unwrap_or_else(|| self.anybody())
    }

    /// The language of a link, where this browser has not been told another: it follows from page to page.
    pub(crate) fn to_be_kept(self) -> Option<Language> {
        self.here.filter(|_| self.by_link && self.chosen.is_none())
    }
}

fn header<'a>(headers: &'a HeaderMap, name: &HeaderName) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

fn of_link(uri: &Uri) -> Option<Language> {
    let pairs = uri.query()?.split('&').filter_map(|pair| pair.split_once('='));
    pairs.filter(|(name, _)| *name == "lang").find_map(|(_, tag)| Language::named(tag))
}

/// An address of ours in a language, and in the language of whoever opens it.
pub(crate) fn address_in(place: &str, language: Option<Language>) -> String {
    let (path, query) = place.split_once('?').unwrap_or((place, ""));
    let others =
        query.split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("lang=")).map(str::to_owned);
    let own = language.map(|language| format!("lang={}", language.tag()));
    let pairs: Vec<String> = others.chain(own).collect();
    if pairs.is_empty() { path.to_owned() } else { format!("{path}?{}", pairs.join("&")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(address: &str, headers: &[(&'static str, &'static str)]) -> Asked {
        let mut request = axum::http::Request::builder().uri(address);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let (parts, ()) = request.body(()).expect("it is a request").into_parts();
        Asked::by(&parts, Cookies { secure: false })
    }

    #[test]
    fn a_link_a_choice_and_what_the_browser_prefers() {
        let accept = ("accept-language", "pl, en;q=0.5");
        let cookie = ("cookie", "lokalka_language=ja");
        let tag = |asked: Asked| asked.anybody().tag();
        assert_eq!(tag(asked("/", &[])), "en");
        assert_eq!(tag(asked("/", &[accept])), "pl");
        assert_eq!(tag(asked("/", &[accept, cookie])), "ja");
        assert_eq!(tag(asked("/?lang=de", &[accept, cookie])), "de");
        assert_eq!(tag(asked("/?at=5&lang=xx", &[accept])), "pl");
        assert_eq!(tag(asked("/", &[("x-lokalka-language", "cs"), cookie])), "cs");
        assert_eq!(tag(asked("/", &[("cookie", "lokalka_language=../../x")])), "en");
    }

    #[test]
    fn a_link_is_kept_by_a_browser_that_has_not_been_told() {
        let kept = |asked: Asked| asked.to_be_kept().map(Language::tag);
        assert_eq!(kept(asked("/?lang=de", &[])), Some("de"));
        assert_eq!(kept(asked("/?lang=de", &[("cookie", "lokalka_language=ja")])), None);
        assert_eq!(kept(asked("/", &[("x-lokalka-language", "cs")])), None);
    }

    #[test]
    fn addresses_keep_their_place() {
        let german = Language::named("de");
        assert_eq!(address_in("/games/1?at=5&lang=cs", german), "/games/1?at=5&lang=de");
        assert_eq!(address_in("/rules?lang=cs", None), "/rules");
        assert_eq!(address_in("/", german), "/?lang=de");
    }
}
